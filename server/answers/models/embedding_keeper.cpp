// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/embedding_keeper.h"
#include "shared/core/log_area.h"
#include <algorithm>

namespace answerdesk::answers {

using knowledge::EmbeddingTable;
using knowledge::PassageEmbedding;
using knowledge::StoredEmbedding;

namespace {

using namespace std::chrono_literals;

constexpr ChannelMetrics kMetrics{"answerdesk_passage_embedding_requests_total",
    "answerdesk_passage_embedding_request_seconds", "answerdesk_passage_embedding_requests_in_flight",
    "answerdesk_passage_embedding_requests_waiting", "answerdesk_passage_embedding_circuits_open"};

constexpr qint64 kBatchTimeoutMs = 60'000;
constexpr qint64 kMostAnswerBytes = 8 * 1024 * 1024;
/// While many passages are embedded, those that are done are used after this time.
constexpr auto kPublishing = 5s;
constexpr auto kFirstPause = 1s, kLongestPause = 60s;
/// Companies that turned models on or off are seen within this time.
constexpr auto kLook = 2s;

} // namespace

EmbeddingKeeper::EmbeddingKeeper(const EmbeddingSettings &settings, storage::Database &database,
    const accounts::CompanyDirectory &companies, knowledge::IndexDirectory &indexes, const Clock &clock)
    : m_settings(settings)
    , m_database(database)
    , m_companies(companies)
    , m_indexes(indexes)
    , m_client({settings.url, settings.key, 1, kMostAnswerBytes}, kMetrics, settings.model, clock)
{
}

void EmbeddingKeeper::start()
{
    m_client.start();
    m_thread = std::thread([this] { run(); });
}

void EmbeddingKeeper::stop()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
    }
    m_changed.notify_all();
    m_client.stop(); // what the thread waits for fails
    if (m_thread.joinable())
        m_thread.join();
}

EmbeddingTable::Pointer EmbeddingKeeper::find(const QString &companyKey) const
{
    const std::scoped_lock lock(m_mutex);
    return m_tables.value(companyKey);
}

void EmbeddingKeeper::wake()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isAwaited = true;
    }
    m_changed.notify_all();
}

void EmbeddingKeeper::waitUntilIdle()
{
    std::unique_lock lock(m_mutex);
    const quint64 begun = m_rounds + 1; // the round under way may have passed what changed
    ++m_waiters;
    m_changed.notify_all();
    m_changed.wait(lock, [&] { return m_isStopping || (m_isIdle && m_rounds > begun); });
    --m_waiters;
}

void EmbeddingKeeper::run()
{
    for (;;) {
        {
            const std::scoped_lock lock(m_mutex);
            m_isAwaited = false;
            if (m_isStopping)
                break;
        }
        bool hasMore = false;
        for (const accounts::CompanyPtr &company : m_companies.all())
            hasMore = workOn(*company) || hasMore;
        forgetDeleted();
        countWaiting();
        std::unique_lock lock(m_mutex);
        ++m_rounds;
        m_isIdle = !hasMore;
        if (m_waiters > 0)
            m_changed.notify_all();
        if (m_isIdle)
            m_changed.wait_for(lock, kLook, [this] { return m_isStopping || m_isAwaited || m_waiters > 0; });
    }
}

/// Says whether there is more to do at once.
bool EmbeddingKeeper::workOn(const accounts::Company &company)
{
    if (!company.modelEnabled) {
        forget(company.key);
        return false;
    }
    Followed &followed = m_followed[company.key];
    if (followed.retry > std::chrono::steady_clock::now())
        return false;
    bool isDone = false, hasMore = false;
    try {
        follow(company.key, followed);
        hasMore = embedSome(company.key, followed);
        isDone = hasMore || followed.missing.empty() || m_isFull;
    } catch (const std::exception &failure) {
        qCWarning(
            area::answers, "the embeddings of %s wait: %s", qUtf8Printable(company.key), failure.what());
    }
    if (isDone) {
        followed.pause = 0s;
        return hasMore;
    }
    followed.pause = std::clamp<std::chrono::seconds>(2 * followed.pause, kFirstPause, kLongestPause);
    followed.retry = std::chrono::steady_clock::now() + followed.pause;
    return false;
}

/// Finds out what the company's passages are and which of them have no embedding.
void EmbeddingKeeper::follow(const QString &companyKey, Followed &followed)
{
    const knowledge::IndexPtr index = m_indexes.find(companyKey);
    if (index == followed.index)
        return;
    const knowledge::PassageView passages = index->passages();
    std::vector<qint64> ids;
    for (qsizetype i = 0; i < passages.size(); ++i)
        ids.push_back(passages[i].passageId);
    if (!followed.index) {
        followed.table = std::make_shared<const EmbeddingTable>();
    } else if (ids == followed.ids) {
        followed.index = index; // tidied up
        return;
    }
    // New passages may have some as well: a document that is read again passes them on.
    const std::vector<StoredEmbedding> stored = knowledge::loadEmbeddings(m_database.reader(), companyKey,
        m_settings.storedName(), followed.ids.empty() ? 0 : followed.ids.back());
    std::size_t bytes = heldBytes();
    auto one = stored.begin();
    for (qsizetype i = 0; i < passages.size() && one != stored.end(); ++i) {
        while (one != stored.end() && one->passageId < passages[i].passageId)
            ++one;
        if (one == stored.end() || one->passageId != passages[i].passageId
            || one->textHash != embeddedHash(passages[i]))
            continue;
        bytes += std::size_t(one->bytes.size());
        if (bytes <= m_settings.mostBytes)
            followed.fresh.push_back({one->passageId, one->bytes});
    }
    followed.index = index;
    followed.ids = std::move(ids);
    publish(companyKey, followed);
    followed.missing.clear();
    for (qsizetype i = passages.size(); i-- > 0;) {
        if (!followed.table->has(passages[i].passageId))
            followed.missing.push_back(int(i));
    }
}

/// A passage that the server does not take, for its length perhaps, must not keep the others from being
/// embedded: those of a batch that is refused go alone, and one that is refused alone goes behind all others.
void EmbeddingKeeper::setAside(Followed &followed, std::size_t count, ModelFailure failure)
{
    const bool isTheirs = failure == ModelFailure::Refused || failure == ModelFailure::Garbled
        || failure == ModelFailure::TooLarge || failure == ModelFailure::Overloaded;
    if (!isTheirs)
        return;
    if (count > 1) {
        followed.alone = count;
        return;
    }
    followed.alone -= std::min(followed.alone, count);
    std::rotate(followed.missing.begin(), followed.missing.end() - 1, followed.missing.end());
}

/// Has the next passages embedded; says whether that went well and there are more.
bool EmbeddingKeeper::embedSome(const QString &companyKey, Followed &followed)
{
    if (followed.missing.empty())
        return false;
    const std::size_t most = followed.alone > 0 ? 1 : std::size_t(m_settings.batch);
    const std::size_t count = std::min(followed.missing.size(), most);
    const qsizetype dimensions = followed.table->size() > 0 ? followed.table->dimensions()
        : followed.fresh.empty()                            ? 0
                                                            : followed.fresh.front().bytes.size();
    m_isFull = heldBytes() + count * std::size_t(dimensions) > m_settings.mostBytes;
    if (m_isFull)
        return false;
    const knowledge::PassageView passages = followed.index->passages();
    QStringList texts;
    std::vector<StoredEmbedding> made;
    for (std::size_t i = 0; i < count; ++i) {
        const knowledge::Passage &passage = passages[followed.missing[followed.missing.size() - 1 - i]];
        texts << m_settings.ofPassage(embeddedText(passage));
        made.push_back({passage.passageId, embeddedHash(passage), {}});
    }
    const EmbeddingOutcome outcome = m_client.embedAndWait(texts, kBatchTimeoutMs);
    if (!outcome) {
        setAside(followed, count, outcome.error());
        return false;
    }
    if (dimensions > 0 && outcome->front().size() != dimensions) {
        ++m_mismatched;
        qCWarning(area::answers,
            "%s has %lld dimensions now and had %lld: another model needs another embedding_name",
            qUtf8Printable(m_settings.model), qlonglong(outcome->front().size()), qlonglong(dimensions));
        return false;
    }
    for (std::size_t i = 0; i < count; ++i)
        made[i].bytes = (*outcome)[qsizetype(i)];
    const Result<bool> written
        = m_database.writer().submitAndWait([&](storage::Connection &connection) -> Result<bool> {
              knowledge::putEmbeddings(connection, companyKey, m_settings.storedName(), made);
              return true;
          });
    if (!written)
        return false;
    m_computed += count;
    followed.alone -= std::min(followed.alone, count);
    followed.missing.resize(followed.missing.size() - count);
    for (StoredEmbedding &one : made)
        followed.fresh.push_back({one.passageId, std::move(one.bytes)});
    if (followed.missing.empty() || std::chrono::steady_clock::now() - followed.published > kPublishing)
        publish(companyKey, followed);
    return !followed.missing.empty();
}

void EmbeddingKeeper::publish(const QString &companyKey, Followed &followed)
{
    std::sort(followed.fresh.begin(), followed.fresh.end(),
        [](const PassageEmbedding &a, const PassageEmbedding &b) { return a.passageId < b.passageId; });
    followed.table = followed.table->changed(followed.ids, std::exchange(followed.fresh, {}));
    followed.published = std::chrono::steady_clock::now();
    const std::scoped_lock lock(m_mutex);
    m_tables.insert(companyKey, followed.table);
}

void EmbeddingKeeper::forget(const QString &companyKey)
{
    if (m_followed.erase(companyKey) == 0)
        return;
    const std::scoped_lock lock(m_mutex);
    m_tables.remove(companyKey);
}

void EmbeddingKeeper::forgetDeleted()
{
    QStringList deleted;
    for (const auto &[key, followed] : m_followed) {
        if (!m_companies.find(key))
            deleted << key;
    }
    for (const QString &key : std::as_const(deleted))
        forget(key);
}

std::size_t EmbeddingKeeper::heldBytes() const
{
    std::size_t bytes = 0;
    for (const auto &[key, followed] : m_followed) {
        for (const PassageEmbedding &one : followed.fresh)
            bytes += std::size_t(one.bytes.size());
    }
    const std::scoped_lock lock(m_mutex);
    for (const EmbeddingTable::Pointer &table : m_tables)
        bytes += table->bytes();
    return bytes;
}

void EmbeddingKeeper::countWaiting()
{
    qint64 waiting = 0;
    for (const auto &[key, followed] : m_followed)
        waiting += qint64(followed.missing.size());
    m_waiting = waiting;
}

void EmbeddingKeeper::collect(std::vector<http::MetricFamily> &families) const
{
    m_client.collect(families);
    std::size_t held = 0, bytes = 0;
    {
        const std::scoped_lock lock(m_mutex);
        for (const EmbeddingTable::Pointer &table : m_tables) {
            held += table->size();
            bytes += table->bytes();
        }
    }
    families.push_back(http::gauge(
        "answerdesk_embedded_passages", "Passages whose embeddings are in memory.", double(held)));
    families.push_back(
        http::gauge("answerdesk_embedded_passages_bytes", "Memory used by embeddings.", double(bytes)));
    families.push_back(http::gauge("answerdesk_embedding_passages_waiting",
        "Passages whose embeddings are to be computed.", double(m_waiting)));
    families.push_back(http::counter("answerdesk_embeddings_computed_total",
        "Embeddings of passages that were computed and stored.", double(m_computed)));
    families.push_back(http::counter("answerdesk_passage_embedding_mismatches_total",
        "Answers whose embeddings had a different length than earlier ones.", double(m_mismatched)));
    families.push_back(http::gauge("answerdesk_embedding_memory_full",
        "1 while embedding_memory_mb keeps passages from being embedded.", m_isFull));
}

} // namespace answerdesk::answers
