// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/faq_model.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using answers::ModelFault;

namespace {

constexpr char kUsed[] = "used", kKnown[] = "known", kSuspect[] = "suspect_passages";
constexpr int kMostAnswerTokens = 2000;
/// Of the tokens of a request: ten questions, or a translation that is as long as its source.
constexpr double kAnswerShare = 0.4;

/// The fault that most of the answer had, for whoever tries again.
class Faults
{
public:
    void add(ModelFault fault)
    {
        ++m_all;
        m_good += fault == ModelFault::Nothing ? 1 : 0;
        if (fault != ModelFault::Nothing && m_first == ModelFault::Nothing)
            m_first = fault;
    }
    bool areMost() const { return m_good * 2 < m_all; }
    ModelFault first() const { return m_first; }

private:
    int m_all = 0, m_good = 0;
    ModelFault m_first = ModelFault::Nothing;
};

} // namespace

struct FaqModel::Job {
    answers::ModelChoice choice;
    PageTask task, back; ///< back: of a translation, once there is one
    ProductFacts facts;
    QString digest;
    Done done;
    QList<Proposal> proposals;
    QList<Translation> translations;
    int attempts = 0;
    qint64 tokens = 0;
    QElapsedTimer since; ///< it had its turn

    qint64 leftMs() const { return choice.timeoutMs - since.elapsed(); }
    int answerTokens() const { return std::min(kMostAnswerTokens, int(choice.tokens * kAnswerShare)); }
    int requestTokens() const { return choice.tokens - answerTokens(); }
};

FaqModel::FaqModel(answers::ModelProvider &provider, const answers::ModelDesk &desk, int concurrency)
    : m_provider(provider)
    , m_desk(desk)
    , m_places(std::max(1, concurrency / 2))
{
    for (answers::OutcomeCounts *counts : {&m_pages, &m_items}) {
        counts->add(kUsed);
        answers::addModelOutcomes(*counts);
    }
    m_pages.add(kKnown);
    m_pages.add(kSuspect);
}

qint64 FaqModel::longestMs(int pages) const
{
    const int rounds = (pages + m_places - 1) / m_places;
    return qint64(rounds) * m_desk.bounds().timeoutMs;
}

void FaqModel::word(const answers::ModelChoice &choice, const ProductFacts &facts, const QString &locale,
    const std::optional<StoredWording> &known, Done done)
{
    const auto job = std::make_shared<Job>();
    job->choice = choice;
    job->task = pageTask(facts, locale);
    job->facts = facts;
    job->done = std::move(done);
    if (job->task.facts.isEmpty()) {
        if (job->task.isSuspect)
            m_pages.count(kSuspect);
        return job->done({facts, {}, std::nullopt, true});
    }
    // What is asked, to the letter: another fact, model or instruction is another question.
    QString asked = choice.name;
    for (const answers::ChatTurn &turn : pageTurns(job->task, job->requestTokens()))
        asked += u'\n' + turn.text;
    job->digest = QString::fromLatin1(sha256(asked.toUtf8()).toHex());
    PageWording wording{facts, {}, std::nullopt, 0, true};
    if (known && known->digest == job->digest && takeKnown(*job, *known, wording)) {
        m_pages.count(kKnown);
        return job->done(std::move(wording));
    }
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(job);
    }
    startWaiting();
}

bool FaqModel::takeKnown(const Job &job, const StoredWording &known, PageWording &wording)
{
    const QString content = QString::fromUtf8(known.body);
    if (job.task.isTranslation()) {
        const auto translations = readTranslations(content, job.task.facts.size());
        if (translations)
            wording.facts = withTranslations(job.facts, job.task, *translations);
        return translations.has_value();
    }
    const auto proposals = readProposals(content);
    for (const Proposal &proposal : proposals.value_or(QList<Proposal>()))
        wording.faqs << writtenOf(job.task, proposal);
    return proposals.has_value();
}

void FaqModel::startWaiting()
{
    JobPtr next;
    {
        const std::scoped_lock lock(m_mutex);
        if (m_waiting.empty() || m_running >= m_places)
            return;
        next = m_waiting.front();
        m_waiting.pop_front();
        ++m_running;
    }
    next->since.start();
    ask(next, next->task, ModelFault::Nothing);
}

void FaqModel::ask(const JobPtr &job, PageTask &task, ModelFault refused)
{
    answers::ModelCall call;
    call.model = job->choice.name;
    call.answerTokens = job->answerTokens();
    call.turns = pageTurns(task, job->requestTokens(), refused);
    call.timeoutMs = job->leftMs();
    ++job->attempts;
    m_provider.ask(
        std::move(call), [this, job](const answers::ModelOutcome &outcome) { judge(job, outcome); });
}

void FaqModel::judge(const JobPtr &job, const answers::ModelOutcome &outcome)
{
    if (!outcome) {
        // What passed the checks before the second try failed is as good as ever.
        const bool isSome = !job->proposals.isEmpty();
        return finish(job, isSome ? kUsed : modelFailureName(outcome.error()), isSome);
    }
    job->tokens += outcome->promptTokens + outcome->answerTokens;
    if (!job->back.facts.isEmpty())
        judgeReturned(job, outcome->content);
    else if (job->task.isTranslation())
        judgeTranslations(job, outcome->content);
    else
        judgeProposals(job, outcome->content);
}

void FaqModel::judgeProposals(const JobPtr &job, const QString &content)
{
    Faults faults;
    const std::optional<QList<Proposal>> proposals = readProposals(content);
    if (!proposals) {
        faults.add(ModelFault::Format);
        count(ModelFault::Format);
    }
    for (const Proposal &proposal : proposals.value_or(QList<Proposal>())) {
        const ModelFault fault = checkProposal(job->task, proposal);
        faults.add(fault);
        count(fault);
        if (fault == ModelFault::Nothing && job->proposals.size() < job->task.count)
            job->proposals << proposal;
    }
    if (faults.areMost() && job->attempts < answers::kModelAttempts
        && job->leftMs() >= answers::kLeastModelTimeMs)
        return ask(job, job->task, faults.first());
    const ModelFault fault = faults.first() == ModelFault::Nothing ? ModelFault::NoAnswer : faults.first();
    finish(job, job->proposals.isEmpty() ? modelFaultName(fault) : kUsed);
}

void FaqModel::judgeTranslations(const JobPtr &job, const QString &content)
{
    Faults faults;
    const auto translations = readTranslations(content, job->task.facts.size());
    if (!translations) {
        faults.add(ModelFault::Format);
        count(ModelFault::Format);
    }
    for (const Translation &one : translations.value_or(QList<Translation>())) {
        const ModelFault fault = checkTranslated(job->task, one);
        faults.add(fault);
        if (fault == ModelFault::Nothing)
            job->translations << one;
        else
            count(fault);
    }
    if (job->translations.isEmpty() || job->leftMs() < answers::kLeastModelTimeMs) {
        const ModelFault fault
            = faults.first() == ModelFault::Nothing ? ModelFault::NoAnswer : faults.first();
        job->translations.clear();
        return finish(job, modelFaultName(fault));
    }
    // Whoever translates back has not seen the source: what it says no more, nobody gets to read.
    job->back = backTask(job->task, job->translations);
    ask(job, job->back, ModelFault::Nothing);
}

void FaqModel::judgeReturned(const JobPtr &job, const QString &content)
{
    const QList<Translation> forth = std::exchange(job->translations, {});
    Faults faults;
    const auto back = readTranslations(content, job->back.facts.size()).value_or(QList<Translation>());
    for (qsizetype i = 0; i < forth.size(); ++i) {
        const auto found = std::find_if(
            back.begin(), back.end(), [&](const Translation &one) { return one.fact == int(i); });
        ModelFault fault = ModelFault::Format;
        if (found != back.end())
            fault = checkReturned(job->task, {forth[i].fact, found->label, found->text});
        faults.add(fault);
        count(fault);
        if (fault == ModelFault::Nothing)
            job->translations << forth[i];
    }
    finish(job, job->translations.isEmpty() ? modelFaultName(faults.first()) : kUsed);
}

void FaqModel::finish(const JobPtr &job, const char *outcome, bool isFinal)
{
    m_pages.count(outcome);
    {
        const std::scoped_lock lock(m_mutex);
        --m_running;
    }
    startWaiting();
    PageWording wording{job->facts, {}, std::nullopt, job->tokens, isFinal};
    if (job->task.isTranslation() && isFinal) {
        wording.facts = withTranslations(job->facts, job->task, job->translations);
        wording.stored = StoredWording{job->digest, toJson(job->translations)};
    } else if (isFinal) {
        for (const Proposal &proposal : std::as_const(job->proposals))
            wording.faqs << writtenOf(job->task, proposal);
        wording.stored = StoredWording{job->digest, toJson(job->proposals)};
    }
    job->done(std::move(wording));
}

void FaqModel::count(ModelFault fault)
{
    m_items.count(fault == ModelFault::Nothing ? kUsed : modelFaultName(fault));
}

void FaqModel::collect(std::vector<http::MetricFamily> &families) const
{
    families.push_back(m_pages.family("answerdesk_model_faq_pages_total",
        "Pages to be phrased or translated by a model, by outcome; used: some of it is served, known: the "
        "model was not asked again."));
    families.push_back(m_items.family("answerdesk_model_faqs_total",
        "Questions with answers, or translated facts, returned by a model, by result of the checks; all but "
        "used fell back to the templates."));
}

} // namespace answerdesk::faqs
