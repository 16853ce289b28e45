// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/evaluate_folder.h"
#include "server/answers/evaluation/corpus_evaluation.h"
#include "server/app/commands/settings_line.h"
#include "server/web/extraction/extractor.h"
#include "server/web/fetch/inflater.h"
#include <QtCore/QBuffer>
#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using answers::AnswerFigures;
using answers::CorpusForm;
using answers::EvaluationReport;
using answers::PairFigures;
using answers::PromptFigures;
using answers::QuestionSet;

constexpr char kHelp[]
    = " DIR [OPTION...]\n"
      "Ask the questions of a folder, as send_message answers them, and score the answers; \"prompts\" "
      "counts "
      "only\nhow often the passages that a model would be shown contain the answer. Needs neither a server "
      "nor "
      "a "
      "data folder.\n\n"
      "DIR contains:\n"
      "  questions.jsonl           One JSON object per line: id, corpus, question, answerable, and the "
      "facts\n"
      "                            of a correct answer\n"
      "  corpora/NAME/             The documents of a corpus, as import takes them; those of ddg are in\n"
      "                            DIR/../kb/duckduckgo-help\n"
      "  paraphrases/dev.jsonl.gz  Further questions, with paraphrases/corpora/NAME (one file per entry) "
      "and\n"
      "                            paraphrases/corpora/NAME-csv (the same as a table); optional\n\n"
      "Options:\n"
      "  --corpus NAME             Only this corpus; may be repeated\n"
      "  --pages                   Ask utterances of the form with one file per entry only\n"
      "  --csv                     Ask the form of a table only, questions too where their corpus has it\n"
      "  --out FILE                Write one line of JSON per answer: set, id, corpus, language, question, "
      "answer,\n"
      "                            verdict, outcome\n"
      "  --json                    Print the figures as JSON\n"
      "  --extract-program FILE    The program answerdesk-extract; default beside this program\n"
      "  -h, --help                Explain this command\n\n"
      "Ends with 1 when a file cannot be read or there is nothing to ask. A corpus without a folder is named "
      "and\nleft out.\n";

constexpr qint64 kMaxQuestions = 256LL * 1024 * 1024; ///< bytes of a file

tl::expected<QuestionSet, QString> readQuestions(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"%1: %2"_s.arg(name, file.errorString()));
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(u"%1: %2"_s.arg(name, file.errorString()));
    if (name.endsWith(".gz"_L1)) {
        using Outcome = web::Inflater::Outcome;
        web::Inflater inflater("gzip", kMaxQuestions);
        if (inflater.feed(bytes) != Outcome::Ok || inflater.finish() != Outcome::Ok)
            return tl::unexpected(u"%1: is damaged or too large"_s.arg(name));
        bytes = inflater.take();
    }
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return QuestionSet::read(name, buffer);
}

QByteArray percentText(const std::optional<double> &percent)
{
    return percent ? QByteArray::number(*percent, 'f', 1) : QByteArray("-");
}

void printRow(const QString &name, const AnswerFigures &figures)
{
    std::printf("%s %6d %8s %7s %7s %8s %7s | %6d %8s | %6d\n",
        name.left(34).leftJustified(34).toUtf8().constData(), figures.answerable,
        percentText(figures.percent(figures.answerable - figures.wronglyRefused)).constData(),
        percentText(figures.percent(figures.right)).constData(),
        percentText(figures.percent(figures.clean)).constData(),
        percentText(figures.percent(figures.wronglyRefused)).constData(),
        percentText(figures.percent(figures.wrong)).constData(), figures.others,
        percentText(figures.percentOfOthers(figures.falselyAnswered)).constData(), figures.askedBack);
}

void printRow(const QString &name, const PairFigures &figures)
{
    const double whole = figures.asked == 0 ? 0 : 100.0 * figures.whole / figures.asked;
    std::printf("%s %6d %7d %6.1f %% %7d\n", name.left(34).leftJustified(34).toUtf8().constData(),
        figures.asked, figures.whole, whole, figures.refused);
}

void printRow(const QString &name, const PromptFigures &figures)
{
    const double held = figures.asked == 0 ? 0 : 100.0 * figures.held / figures.asked;
    std::printf("%s %6d %7d %6.1f %%\n", name.left(34).leftJustified(34).toUtf8().constData(), figures.asked,
        figures.held, held);
}

void printTable(const QString &title, const char *columns, const auto &table)
{
    if (table.rows.empty())
        return;
    std::printf("\n%s %s\n", title.leftJustified(34).toUtf8().constData(), columns);
    for (const auto &[name, figures] : table.rows)
        printRow(name, figures);
}

void printPrompts(const EvaluationReport &report)
{
    printTable(u"passages shown to a model"_s, " asked hold the answer", report.prompts);
}

void printTables(const EvaluationReport &report)
{
    constexpr auto kColumns
        = "     n answered   right   clean  refused   wrong | unansw  falsely | asked back";
    std::printf("%s %6s %8s %8s\n", u"documents of"_s.leftJustified(34).toUtf8().constData(), "read",
        "passages", "refused");
    for (const EvaluationReport::Corpus &corpus : report.corpora) {
        std::printf("%s %6lld %8lld %8lld\n", corpus.name.leftJustified(34).toUtf8().constData(),
            qlonglong(corpus.documents), qlonglong(corpus.passages), qlonglong(corpus.refused));
    }
    for (const answers::AnswerTable &table : report.questions)
        printTable(QString(table.name).replace(u'_', u'-'), kColumns, table);
    for (const answers::AnswerTable &table : report.utterances)
        printTable(u"utterances, "_s + table.name, kColumns, table);
    printTable(u"pairs asked word for word"_s, " asked   whole          refused", report.pairs);
    printPrompts(report);
}

json::Object objectOf(const auto &table)
{
    json::Object rows;
    for (const auto &[name, figures] : table.rows)
        rows.emplace_back(name, figures.toJson());
    return rows;
}

json::Object objectOf(const std::vector<answers::AnswerTable> &tables)
{
    json::Object object;
    for (const answers::AnswerTable &table : tables) {
        const bool isOne = table.name == "all"_L1 && !table.rows.empty();
        object.emplace_back(table.name, isOne ? table.rows.front().second.toJson() : objectOf(table));
    }
    return object;
}

void printJson(const EvaluationReport &report, bool arePromptsWanted)
{
    json::Object corpora;
    for (const EvaluationReport::Corpus &corpus : report.corpora) {
        corpora.emplace_back(corpus.name,
            json::Object{{u"documents"_s, qint64(corpus.documents)}, {u"passages"_s, qint64(corpus.passages)},
                {u"refused"_s, qint64(corpus.refused)}});
    }
    json::Array missing;
    for (const QString &name : report.missing)
        missing.emplace_back(name);
    json::Object all{{u"corpora"_s, std::move(corpora)}, {u"missing"_s, std::move(missing)}};
    if (!arePromptsWanted) {
        all.emplace_back(u"questions"_s, objectOf(report.questions));
        all.emplace_back(u"utterances"_s, objectOf(report.utterances));
        all.emplace_back(u"pairs"_s, objectOf(report.pairs));
    }
    all.emplace_back(u"prompts"_s, objectOf(report.prompts));
    std::printf("%s\n", json::Value(all).toJson().constData());
}

tl::expected<void, QString> writeAnswers(const QString &name, const EvaluationReport &report)
{
    QSaveFile file(name);
    bool isWritten = file.open(QIODevice::WriteOnly);
    for (const EvaluationReport::Answer &answer : report.answers) {
        const json::Object line{{u"set"_s, answer.set}, {u"id"_s, answer.id}, {u"corpus"_s, answer.corpus},
            {u"language"_s, answer.language}, {u"question"_s, answer.question}, {u"answer"_s, answer.text},
            {u"verdict"_s, answer.verdict}, {u"outcome"_s, schema::enumName(answer.outcome)}};
        if (isWritten)
            file.write(json::Value(line).toJson() + '\n');
    }
    isWritten = isWritten && file.commit();
    return isWritten ? tl::expected<void, QString>()
                     : tl::unexpected(u"%1: %2"_s.arg(name, file.errorString()));
}

/// The utterances of a folder may be missing.
tl::expected<void, QString> readFiles(answers::EvaluationRequest &request, bool areUtterancesWanted)
{
    auto questions = readQuestions(request.root + u"/questions.jsonl"_s);
    if (!questions)
        return tl::unexpected(questions.error());
    request.questions = *std::move(questions);
    const QString name = request.root + u"/paraphrases/dev.jsonl.gz"_s;
    if (!areUtterancesWanted)
        return {};
    if (!QFile::exists(name)) {
        say(u"%1 does not exist; no utterances are asked"_s.arg(name));
        return {};
    }
    auto utterances = readQuestions(name);
    if (!utterances)
        return tl::unexpected(utterances.error());
    request.utterances = *std::move(utterances);
    return {};
}

} // namespace

int evaluateFolder(const Command &command, const QStringList &arguments)
{
    const bool arePromptsWanted = QLatin1StringView(command.words).endsWith("prompts"_L1);
    QCommandLineParser parser;
    for (const char *name : {"corpus", "out", "extract-program"})
        parser.addOption({QString::fromLatin1(name), QString(), u"VALUE"_s});
    for (const char *name : {"pages", "csv", "json"})
        parser.addOption(QCommandLineOption(QString::fromLatin1(name)));
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList{u"answerdesk-server"_s} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::printf("Usage: answerdesk-server %s%s", command.words, kHelp);
        return kDone;
    }
    if (parser.positionalArguments().size() != 1)
        return wrongUsage(u"The command takes one folder."_s);
    if (parser.isSet(u"pages"_s) && parser.isSet(u"csv"_s))
        return wrongUsage(u"Both forms are asked without --pages and --csv."_s);

    answers::EvaluationRequest request;
    request.root = QDir::cleanPath(parser.positionalArguments().constFirst());
    request.corpora = parser.values(u"corpus"_s);
    if (parser.isSet(u"pages"_s) || parser.isSet(u"csv"_s))
        request.form = parser.isSet(u"csv"_s) ? CorpusForm::Csv : CorpusForm::Pages;
    if (const auto read = readFiles(request, !arePromptsWanted); !read)
        return failed(read.error());
    const web::Extractor extractor(parser.isSet(u"extract-program"_s)
            ? parser.value(u"extract-program"_s)
            : qEnvironmentVariable("ANSWERDESK_EXTRACT_PROGRAM"));
    const answers::CorpusReaders readers{
        [&](const knowledge::DocumentSource &source, const std::stop_token &stop) {
            return knowledge::extractDocument(extractor, source, stop);
        },
        [&](QByteArrayView bytes, const QByteArray &type) { return extractor.html(bytes, type); }};
    const auto report = answers::evaluateFolder(request, readers, say);
    if (!report)
        return failed(report.error());
    if (parser.isSet(u"out"_s)) {
        if (const auto written = writeAnswers(parser.value(u"out"_s), *report); !written)
            return failed(written.error());
    }
    if (parser.isSet(u"json"_s))
        printJson(*report, arePromptsWanted);
    else if (arePromptsWanted)
        printPrompts(*report);
    else
        printTables(*report);
    return kDone;
}

} // namespace answerdesk::app
