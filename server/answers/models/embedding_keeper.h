// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/answers/models/embedding_client.h"
#include "server/answers/models/embedding_settings.h"
#include "server/knowledge/directory/index_directory.h"
#include "server/knowledge/store/embedding_store.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace answerdesk::answers {

/// Keeps the embeddings of the passages of every company that turned models on: reads what is stored, has
/// the rest computed in small batches, one request at a time, stores it, and follows the index. Works in a
/// thread of its own, which nobody waits for; what was computed before a stop is there after the next start.
/// Everything but start() and stop() may be called from any thread.
class EmbeddingKeeper
{
public:
    EmbeddingKeeper(const EmbeddingSettings &settings, storage::Database &database,
        const accounts::CompanyDirectory &companies, knowledge::IndexDirectory &indexes, const Clock &clock);
    ~EmbeddingKeeper() { stop(); }

    void start();
    void stop();
    /// Null when the company has none.
    knowledge::EmbeddingTable::Pointer find(const QString &companyKey) const;
    /// Looks after what has changed: passages, or what a company set.
    void wake();
    /// Returns when everything that can be done now is done; for tests.
    void waitUntilIdle();
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    using Instant = std::chrono::steady_clock::time_point;
    /// What the thread knows of a company.
    struct Followed {
        knowledge::IndexPtr index; ///< that the rest is of; null: nothing is read yet
        knowledge::EmbeddingTable::Pointer table;
        std::vector<qint64> ids; ///< of all passages, ascending
        std::vector<int> missing; ///< numbers of the passages without an embedding, the last one is next
        std::size_t alone = 0; ///< so many of them go one by one, as their batch was refused
        std::vector<knowledge::PassageEmbedding> fresh; ///< computed and stored, not in the table yet
        Instant published{}, retry{}; ///< when the table was changed, and when to try again after a failure
        std::chrono::seconds pause{0}; ///< before that try
    };
    void run();
    bool workOn(const accounts::Company &company);
    void follow(const QString &companyKey, Followed &followed);
    static void setAside(Followed &followed, std::size_t count, ModelFailure failure);
    bool embedSome(const QString &companyKey, Followed &followed);
    void publish(const QString &companyKey, Followed &followed);
    void forget(const QString &companyKey);
    void forgetDeleted();
    std::size_t heldBytes() const;
    void countWaiting();

    const EmbeddingSettings m_settings;
    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    knowledge::IndexDirectory &m_indexes;
    EmbeddingClient m_client;
    std::thread m_thread;
    std::unordered_map<QString, Followed> m_followed; ///< the thread's own
    mutable std::mutex m_mutex;
    std::condition_variable m_changed; ///< of what follows
    bool m_isStopping = false;
    bool m_isAwaited = true; ///< something has changed
    bool m_isIdle = false;
    quint64 m_rounds = 0; ///< through all companies
    int m_waiters = 0;
    QHash<QString, knowledge::EmbeddingTable::Pointer> m_tables;
    std::atomic<qint64> m_waiting{0};
    std::atomic<quint64> m_computed{0}, m_mismatched{0};
    std::atomic<bool> m_isFull{false};
};

} // namespace answerdesk::answers
