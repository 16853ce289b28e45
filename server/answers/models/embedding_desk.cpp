// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/embedding_desk.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/small_talk.h"
#include <future>

namespace answerdesk::answers {

using knowledge::Meaning;

namespace {

constexpr ChannelMetrics kMetrics{"answerdesk_question_embedding_requests_total",
    "answerdesk_question_embedding_request_seconds", "answerdesk_question_embedding_requests_in_flight",
    "answerdesk_question_embedding_requests_waiting", "answerdesk_question_embedding_circuits_open"};

constexpr std::size_t kMismatched = kModelFailureCount, kUsed = kModelFailureCount + 1;

const char *outcomeName(std::size_t outcome)
{
    if (outcome < std::size_t(kModelFailureCount))
        return modelFailureName(ModelFailure(outcome));
    return outcome == kMismatched ? "dimensions" : "used";
}

} // namespace

EmbeddingDesk::EmbeddingDesk(EmbeddingSettings settings, storage::Database &database,
    const accounts::CompanyDirectory &companies, knowledge::IndexDirectory &indexes, const Clock &clock)
    : m_settings(std::move(settings))
    , m_client({m_settings.url, m_settings.key, m_settings.concurrency}, kMetrics, m_settings.model, clock)
    , m_keeper(m_settings, database, companies, indexes, clock)
{
}

void EmbeddingDesk::start()
{
    m_client.start();
    m_keeper.start();
}

void EmbeddingDesk::stop()
{
    m_client.stop();
    m_keeper.stop();
}

void EmbeddingDesk::understand(const accounts::Company &company, Question question,
    const QList<Question> &readings, std::function<void(const Question &)> then)
{
    const auto table = company.modelEnabled ? m_keeper.find(company.key) : nullptr;
    if (!table || table->size() == 0 || smallTalkIn(question.text, question.locale))
        return then(question);
    // The texts that may be searched for.
    QStringList texts;
    for (const Question &reading : QList{question} + readings)
        texts << resolveFollowUp(reading.text, reading.earlierQuestions, reading.locale) << reading.text;
    texts.removeDuplicates();
    QStringList sent;
    for (const QString &text : std::as_const(texts))
        sent << m_settings.ofQuestion(text);
    m_client.embed(sent, m_settings.timeoutMs,
        [this, table, texts, question = std::move(question), then = std::move(then)](
            const EmbeddingOutcome &outcome) {
            const std::size_t failure = !outcome                 ? std::size_t(outcome.error())
                : outcome->front().size() != table->dimensions() ? kMismatched
                                                                 : kUsed;
            ++m_counts[failure];
            if (failure != kUsed)
                return then(question);
            auto meaning = std::make_shared<Meaning>();
            meaning->passages = table;
            meaning->weight = m_settings.weight;
            for (qsizetype i = 0; i < texts.size(); ++i)
                meaning->questions.insert(texts[i], {(*outcome)[i]});
            Question understood = question;
            understood.meaning = std::move(meaning);
            then(understood);
        });
}

void EmbeddingDesk::test(std::function<void(std::optional<ModelFailure>)> done)
{
    m_client.embed({m_settings.ofQuestion(QStringLiteral("Are you there?"))}, m_settings.timeoutMs,
        [done = std::move(done)](const EmbeddingOutcome &outcome) {
            done(outcome ? std::nullopt : std::optional(outcome.error()));
        });
}

Question EmbeddingDesk::understood(
    const accounts::Company &company, const Question &question, const QList<Question> &readings)
{
    std::promise<Question> promise;
    auto understood = promise.get_future();
    understand(company, question, readings, [&promise](const Question &found) { promise.set_value(found); });
    return understood.get();
}

void EmbeddingDesk::collect(std::vector<http::MetricFamily> &families) const
{
    m_client.collect(families);
    http::MetricFamily questions{"answerdesk_question_embeddings_total",
        "Questions to be ranked by meaning as well, by outcome; all but used were ranked by words only.",
        http::MetricFamily::Type::Counter, {}, {}};
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        questions.samples.push_back({{{"outcome", outcomeName(i)}}, double(m_counts[i])});
    families.push_back(std::move(questions));
    m_keeper.collect(families);
}

} // namespace answerdesk::answers
