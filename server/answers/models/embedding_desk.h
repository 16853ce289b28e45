// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"
#include "server/answers/models/embedding_keeper.h"

namespace answerdesk::answers {

/// Finds out what questions mean, as a second signal beside their words. Whatever happens, the caller keeps
/// what words alone find. Made, started and destroyed on the main thread; everything else in any thread.
class EmbeddingDesk
{
public:
    EmbeddingDesk(EmbeddingSettings settings, storage::Database &database,
        const accounts::CompanyDirectory &companies, knowledge::IndexDirectory &indexes, const Clock &clock);
    ~EmbeddingDesk() { stop(); }

    void start();
    /// Who waits goes on at once without a meaning.
    void stop();
    /// Calls then once with the question, its meaning filled in where there is one: in the caller's thread
    /// when nothing has to be asked for, else in any, at the latest when the operator's time is over.
    /// readings: the same question in other words, whose meanings are filled in too.
    void understand(const accounts::Company &company, Question question, const QList<Question> &readings,
        std::function<void(const Question &)> then);
    /// The same for threads that may wait.
    Question understood(
        const accounts::Company &company, const Question &question, const QList<Question> &readings);
    /// Asks for the embedding of something small, as for that of a question. done is called once, in any
    /// thread, at the latest when the operator's time is over; with nothing when there is one.
    void test(std::function<void(std::optional<ModelFailure>)> done);
    const QString &model() const { return m_settings.model; }
    EmbeddingKeeper &keeper() { return m_keeper; }
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    const EmbeddingSettings m_settings;
    EmbeddingClient m_client;
    EmbeddingKeeper m_keeper;
    /// By outcome: of each failure, then a wrong length, then used.
    std::array<std::atomic<quint64>, kModelFailureCount + 2> m_counts{};
};

} // namespace answerdesk::answers
