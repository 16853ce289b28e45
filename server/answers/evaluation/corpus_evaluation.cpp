// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/corpus_evaluation.h"
#include "server/answers/answering/answering.h"
#include "server/answers/evaluation/threshold_curve.h"
#include <QtCore/QDir>
#include <QtCore/QMap>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

const QString kEnglish = u"en"_s;

/// The corpora of a folder, each read when it is first asked about.
class Corpora
{
public:
    Corpora(const EvaluationRequest &request, const CorpusReaders &readers,
        const std::function<void(const QString &)> &told)
        : m_folder(request.root)
        , m_readers(readers)
        , m_told(told)
    {
        for (const QuestionSet *set : {&request.questions, &request.utterances}) {
            for (const ScoredQuestion &question : set->questions()) {
                if (request.corpora.isEmpty() || request.corpora.contains(question.corpus)) {
                    QStringList &locales = m_locales[question.corpus];
                    if (!question.language.isEmpty() && !locales.contains(question.language))
                        locales << question.language;
                }
            }
        }
    }

    QStringList names() const { return m_locales.keys(); }
    QString folderOf(const QString &name) const { return m_folder.find(name, CorpusForm::Pages); }

    /// Null for a corpus that was not wanted or is not there.
    tl::expected<EvaluatedCorpus::Pointer, QString> find(const QString &name, CorpusForm form)
    {
        const auto locales = m_locales.constFind(name);
        if (locales == m_locales.cend())
            return nullptr;
        const std::pair key(name, form);
        if (const auto known = m_corpora.constFind(key); known != m_corpora.cend())
            return *known;
        const QString label = form == CorpusForm::Csv ? name + u"-csv"_s : name;
        const QString folder = m_folder.find(name, form);
        EvaluatedCorpus::Pointer corpus;
        if (!folder.isEmpty()) {
            auto read = EvaluatedCorpus::read(folder, *locales, m_readers);
            if (!read)
                return read;
            corpus = *std::move(read);
            m_report.push_back({label, corpus->documents(), corpus->passages(), corpus->refusedDocuments()});
            m_told(u"%1: read %2 passages of %3 documents"_s.arg(label)
                       .arg(corpus->passages())
                       .arg(corpus->documents()));
        } else if (form == CorpusForm::Pages && m_folder.find(name, CorpusForm::Csv).isEmpty()) {
            m_missing << name;
            m_told(u"%1: there is no folder of this corpus; its questions are left out"_s.arg(name));
        }
        m_corpora.insert(key, corpus);
        return corpus;
    }
    /// In the other form where the corpus does not have this one.
    tl::expected<EvaluatedCorpus::Pointer, QString> findAny(const QString &name, CorpusForm form)
    {
        const CorpusForm other = form == CorpusForm::Csv ? CorpusForm::Pages : CorpusForm::Csv;
        if (!m_folder.find(name, form).isEmpty())
            return find(name, form);
        return find(name, m_folder.find(name, other).isEmpty() ? CorpusForm::Pages : other);
    }

    const std::vector<EvaluationReport::Corpus> &report() const { return m_report; }
    const QStringList &missing() const { return m_missing; }

private:
    const EvaluationFolder m_folder;
    const CorpusReaders &m_readers;
    const std::function<void(const QString &)> &m_told;
    QMap<QString, QStringList> m_locales; ///< of the questions, by corpus
    QMap<std::pair<QString, CorpusForm>, EvaluatedCorpus::Pointer> m_corpora;
    std::vector<EvaluationReport::Corpus> m_report;
    QStringList m_missing;
};

/// Asks questions of their corpora, each follow-up in a thread of its own that begins with the questions
/// before it.
class Interview
{
public:
    explicit Interview(const QuestionSet &set, double thresholdShare = 1)
        : m_set(set)
        , m_thresholdShare(thresholdShare)
    {
    }

    const ComposedAnswer &answerTo(const EvaluatedCorpus &corpus, const ScoredQuestion &question)
    {
        if (const auto known = m_answers.constFind(question.id); known != m_answers.cend())
            return *known;
        const QList<Exchanged> thread = threadBefore(corpus, question);
        return *m_answers.insert(
            question.id, corpus.ask(question.text, question.language, thread, m_thresholdShare));
    }

    QString promptFor(const EvaluatedCorpus &corpus, const ScoredQuestion &question)
    {
        const QList<Exchanged> thread = threadBefore(corpus, question);
        return corpus.promptPassages(question.text, question.language, thread, answerTo(corpus, question));
    }
    const std::vector<ScoredQuestion> &questions() const { return m_set.questions(); }

private:
    QList<Exchanged> threadBefore(const EvaluatedCorpus &corpus, const ScoredQuestion &question)
    {
        QList<Exchanged> thread;
        for (const ScoredQuestion *earlier : m_set.earlierThan(question)) {
            // The thread of the earlier question was begun in the same way, so its answer is the one it had.
            const ComposedAnswer answer = answerTo(corpus, *earlier);
            thread.append(
                {earlier->text, answer.text, answer.sections, answer.kind == ComposedAnswer::Clarification});
        }
        return thread;
    }

    const QuestionSet &m_set;
    const double m_thresholdShare;
    QHash<QString, ComposedAnswer> m_answers; ///< by the question's id
};

using Answers = std::vector<ScoredAnswer>;

tl::expected<Answers, QString> askAll(
    Interview &interview, CorpusForm form, bool isFormNeeded, Corpora &corpora, AnswerScorer &scorer)
{
    Answers answers;
    for (const ScoredQuestion &question : interview.questions()) {
        const auto corpus
            = isFormNeeded ? corpora.find(question.corpus, form) : corpora.findAny(question.corpus, form);
        if (!corpus)
            return tl::unexpected(corpus.error());
        if (!*corpus)
            continue;
        const ComposedAnswer &answer = interview.answerTo(**corpus, question);
        const bool isRefused = answer.kind == ComposedAnswer::Refusal;
        answers.push_back(
            {&question, answer.text, scorer.judge(question, answer.text, isRefused), kindOf(answer.kind)});
    }
    return answers;
}

/// What other thresholds would make of the questions: a row for each value of answer_threshold_percent.
tl::expected<AnswerTable, QString> thresholdTable(
    const QuestionSet &questions, CorpusForm form, Corpora &corpora, AnswerScorer &scorer)
{
    AnswerTable table{u"threshold_percent"_s, {}};
    for (const int percent : kTriedThresholds) {
        Interview interview(questions, double(percent) / 100);
        const auto answers = askAll(interview, form, false, corpora, scorer);
        if (!answers)
            return tl::unexpected(answers.error());
        AnswerFigures figures;
        for (const ScoredAnswer &answer : *answers)
            figures.add(answer);
        if (!answers->empty())
            table.rows.emplace_back(QString::number(percent), figures);
    }
    return table;
}

/// How often the passages that a model is shown hold the answer.
tl::expected<PromptTable, QString> promptTable(
    Interview &interview, CorpusForm form, Corpora &corpora, const AnswerScorer &scorer)
{
    QMap<QString, PromptFigures> rows;
    for (const ScoredQuestion &question : interview.questions()) {
        const auto corpus = corpora.findAny(question.corpus, form);
        if (!corpus)
            return tl::unexpected(corpus.error());
        if (!*corpus || !question.isAnswerable)
            continue;
        const bool isHeld = scorer.holdsAnswer(question, interview.promptFor(**corpus, question));
        for (const QString &row : promptRows(question)) {
            ++rows[row].asked;
            rows[row].held += isHeld ? 1 : 0;
        }
    }
    PromptTable table{u"prompts"_s, {}};
    for (auto row = rows.cbegin(); row != rows.cend(); ++row)
        table.rows.emplace_back(row.key(), row.value());
    return table;
}

void record(EvaluationReport &report, const QString &set, const Answers &answers)
{
    for (const ScoredAnswer &answer : answers) {
        const ScoredQuestion &question = *answer.question;
        report.answers.push_back({set, question.id, question.corpus, question.language, question.text,
            answer.text, nameOf(answer.verdict), answer.outcome});
    }
}

/// Asks each question of a corpus that stands in its documents. One that stands there several times may get
/// any of its answers.
void askPairs(const QString &name, const EvaluatedCorpus &corpus, bool areHeadings, EvaluationReport &report,
    QMap<QString, PairFigures> &rows)
{
    QMap<std::pair<QString, QString>, QStringList> answers; // by locale and question
    for (const VerbatimPair &pair : corpus.pairs()) {
        if (pair.isHeading == areHeadings)
            answers[{pair.locale, pair.question}] << pair.answer;
    }
    for (auto pair = answers.cbegin(); pair != answers.cend(); ++pair) {
        const auto &[locale, question] = pair.key();
        const ComposedAnswer reply = corpus.ask(question, locale);
        const bool isRefused = reply.kind == ComposedAnswer::Refusal;
        const bool isWhole = !isRefused
            && std::any_of(pair->begin(), pair->end(),
                [&](const QString &answer) { return isReturnedWhole(answer, reply.text); });
        const QString kind = areHeadings ? u"question headings"_s : u"CSV pairs"_s;
        const QString group = languageGroup(locale.isEmpty() ? kEnglish : locale);
        for (const QString &row : {kind, kind + u", "_s + group, kind + u", "_s + name}) {
            PairFigures &figures = rows[row];
            ++figures.asked;
            figures.whole += isWhole ? 1 : 0;
            figures.refused += isRefused ? 1 : 0;
        }
        report.answers.push_back({u"pairs"_s, {}, name, locale, question, reply.text,
            isWhole         ? u"whole"_s
                : isRefused ? u"refused"_s
                            : u"part"_s,
            kindOf(reply.kind)});
    }
}

} // namespace

EvaluationFolder::EvaluationFolder(QString root)
    : m_root(std::move(root))
{
}

QString EvaluationFolder::find(const QString &corpus, CorpusForm form) const
{
    const QString name = form == CorpusForm::Csv ? corpus + u"-csv"_s : corpus;
    QStringList places{u"/corpora/"_s + name, u"/paraphrases/corpora/"_s + name};
    if (name == "ddg"_L1)
        places << u"/../kb/duckduckgo-help"_s;
    for (const QString &place : std::as_const(places)) {
        if (QDir(m_root + place).exists())
            return QDir::cleanPath(m_root + place);
    }
    return {};
}

tl::expected<EvaluationReport, QString> evaluateFolder(const EvaluationRequest &request,
    const CorpusReaders &readers, const std::function<void(const QString &)> &told)
{
    EvaluationReport report;
    Corpora corpora(request, readers, told);
    QHash<QString, QString> folders;
    for (const QString &name : corpora.names()) {
        if (const QString folder = corpora.folderOf(name); !folder.isEmpty())
            folders.insert(name, folder);
    }
    AnswerScorer scorer(std::move(folders));

    const CorpusForm preferred = request.form.value_or(CorpusForm::Pages);
    Interview interview(request.questions);
    const auto questions = askAll(interview, preferred, false, corpora, scorer);
    if (!questions)
        return tl::unexpected(questions.error());
    auto prompts = promptTable(interview, preferred, corpora, scorer);
    if (!prompts)
        return tl::unexpected(prompts.error());
    report.prompts = *std::move(prompts);
    report.questions = questionTables(*questions);
    auto thresholds = thresholdTable(request.questions, preferred, corpora, scorer);
    if (!thresholds)
        return tl::unexpected(thresholds.error());
    report.questions.push_back(*std::move(thresholds));
    record(report, u"questions"_s, *questions);
    bool isAsked = !questions->empty();

    QMap<QString, PairFigures> pairs;
    for (const CorpusForm form : {CorpusForm::Pages, CorpusForm::Csv}) {
        if (request.form.value_or(form) != form)
            continue;
        const bool isCsv = form == CorpusForm::Csv;
        Interview talk(request.utterances);
        const auto utterances = askAll(talk, form, true, corpora, scorer);
        if (!utterances)
            return tl::unexpected(utterances.error());
        if (!utterances->empty()) {
            report.utterances.push_back(utteranceTable(isCsv ? u"csv"_s : u"pages"_s, *utterances));
            record(report, isCsv ? u"utterances_csv"_s : u"utterances_pages"_s, *utterances);
            isAsked = true;
        }
        for (const QString &name : corpora.names()) {
            const auto corpus = corpora.find(name, form);
            if (!corpus)
                return tl::unexpected(corpus.error());
            if (*corpus)
                askPairs(name, **corpus, !isCsv, report, pairs);
        }
    }
    if (!isAsked)
        return tl::unexpected(u"%1: there is nothing to evaluate"_s.arg(request.root));
    report.pairs.name = u"pairs"_s;
    for (auto row = pairs.cbegin(); row != pairs.cend(); ++row)
        report.pairs.rows.emplace_back(row.key(), row.value());
    report.corpora = corpora.report();
    report.missing = corpora.missing();
    return report;
}

} // namespace answerdesk::answers
