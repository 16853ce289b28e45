// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/thread_store.h"
#include "server/answers/models/model_store.h"
#include "server/storage/rows/list_select.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Connection;
using storage::Rows;

namespace {

api::Thread readThread(const Rows &rows)
{
    api::Thread thread;
    thread.threadId = rows.text(0);
    thread.test = rows.flag(1);
    thread.userFingerprint = textOrNothing(rows.text(2));
    thread.userFaqFingerprint = textOrNothing(rows.text(3));
    thread.messageCount = int(rows.integer(4));
    thread.firstQuery = rows.text(5);
    thread.createdAt.ms = rows.integer(6);
    thread.updatedAt.ms = rows.integer(7);
    return thread;
}

#define ANSWERDESK_THREAD_COLUMNS                                                                            \
    "thread_id, is_test, user_fingerprint, user_faq_fingerprint, message_count, first_query, created_ms, "   \
    "updated_ms"

std::vector<api::AnswerSource> loadSources(
    Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId)
{
    std::vector<api::AnswerSource> sources;
    Rows rows = connection.run(
        "SELECT document_id, title, path, heading, body, quote, score FROM message_source WHERE "
        "company_key = ? AND thread_id = ? AND message_id = ? ORDER BY ordinal",
        companyKey, threadId, messageId);
    while (rows.next()) {
        sources.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
            rows.real(6)});
    }
    return sources;
}

/// How a shared set is kept.
struct KeptSources {
    std::vector<api::AnswerSource> sources;

    static constexpr const char *kName = "KeptSources";
    static constexpr auto describe()
    {
        return schema::fields(
            schema::field("sources", &KeptSources::sources, schema::about("Passages.").required()));
    }
};

std::vector<api::AnswerSource> loadSourceSet(
    Connection &connection, const QString &companyKey, const QString &setId)
{
    Rows rows = connection.run(
        "SELECT sources FROM source_set WHERE company_key = ? AND set_id = ?", companyKey, setId);
    if (!rows.next())
        return {};
    Result<KeptSources> kept = schema::readJson<KeptSources>(rows.text(0).toUtf8());
    return kept ? std::move(kept->sources) : std::vector<api::AnswerSource>();
}

void insertMessage(Connection &connection, const StoredMessage &stored)
{
    const api::Message &message = stored.message;
    const SourceSet *set = stored.sourceSet.get();
    if (set && !set->isStored) {
        connection.run("INSERT INTO source_set (company_key, set_id, sources) VALUES (?, ?, ?) "
                       "ON CONFLICT (company_key, set_id) DO NOTHING",
            stored.companyKey, set->id, set->json);
    }
    connection.run(
        "INSERT INTO message (company_key, thread_id, message_id, query_text, result_text, locale, channel, "
        "faq_id, page_url, metadata, engine, confidence, took_us, helpful, helpful_reason, diagnostic, "
        "request_id, created_ms, source_set_id) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        stored.companyKey, stored.threadId, message.messageId, message.queryText, message.resultText,
        message.locale, message.channel, message.faqId, message.pageUrl, stored.metadata, message.engine,
        message.confidence, qint64(message.tookMs * 1000), message.helpful, message.helpfulReason,
        message.diagnostic, message.requestId, message.createdAt.ms,
        set ? std::optional(set->id) : std::nullopt);
    int ordinal = 0;
    for (const api::AnswerSource &source : message.sources) {
        connection.run(
            "INSERT INTO message_source (company_key, thread_id, message_id, ordinal, document_id, title, "
            "path, heading, body, quote, score) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            stored.companyKey, stored.threadId, message.messageId, ordinal++, source.documentId, source.title,
            source.path, source.heading, source.text, source.quote, source.score);
    }
}

} // namespace

SourceSetPtr SourceSet::make(const std::vector<api::AnswerSource> &sources)
{
    const QByteArray text = schema::toJson(KeptSources{sources});
    auto set = std::make_shared<SourceSet>();
    set->id = QString::fromLatin1(sha256(text).toHex());
    set->json = QString::fromUtf8(text);
    return set;
}

std::optional<ThreadContext> loadContext(
    Connection &connection, const QString &companyKey, const QString &threadId, int lastMessages)
{
    qint64 count = 0;
    {
        Rows rows = connection.run(
            "SELECT message_count FROM thread WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
        if (!rows.next())
            return std::nullopt;
        count = rows.integer(0);
    }
    ThreadContext context;
    Rows rows = connection.run(
        "SELECT query_text, result_text FROM message WHERE company_key = ? AND thread_id = ? AND "
        "message_id > ? ORDER BY message_id",
        companyKey, threadId, count - lastMessages);
    while (rows.next()) {
        context.questions << rows.text(0);
        context.answers << rows.text(1);
    }
    return context;
}

std::optional<api::ThreadDetails> loadThread(
    Connection &connection, const QString &companyKey, const QString &threadId)
{
    api::ThreadDetails details;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_THREAD_COLUMNS
                                   " FROM thread WHERE company_key = ? AND thread_id = ?",
            companyKey, threadId);
        if (!rows.next())
            return std::nullopt;
        details.thread = readThread(rows);
    }
    std::map<qint64, api::ModelUse> uses = loadModelUses(connection, companyKey, threadId);
    Rows rows = connection.run(
        "SELECT message_id, query_text, result_text, locale, channel, faq_id, page_url, engine, confidence, "
        "took_us, "
        "helpful, helpful_reason, diagnostic, request_id, created_ms, source_set_id FROM message WHERE "
        "company_key = ? AND "
        "thread_id = ? ORDER BY message_id",
        companyKey, threadId);
    while (rows.next()) {
        api::Message message;
        message.messageId = rows.integer(0);
        message.queryText = rows.text(1);
        message.resultText = rows.text(2);
        message.locale = rows.text(3);
        message.channel = rows.text(4);
        message.faqId = rows.optionalInteger(5);
        message.pageUrl = rows.optionalText(6);
        message.engine = rows.text(7);
        if (!rows.isNull(8))
            message.confidence = rows.real(8);
        message.tookMs = double(rows.integer(9)) / 1000.0;
        message.helpful = rows.flag(10);
        message.helpfulReason = rows.text(11);
        message.diagnostic = rows.optionalText(12);
        message.requestId = rows.text(13);
        message.createdAt.ms = rows.integer(14);
        if (const auto setId = rows.optionalText(15))
            message.sources = loadSourceSet(connection, companyKey, *setId);
        else
            message.sources = loadSources(connection, companyKey, threadId, message.messageId);
        if (const auto use = uses.find(message.messageId); use != uses.end())
            message.model = std::move(use->second);
        details.messages.push_back(std::move(message));
    }
    return details;
}

std::optional<StoredAnswer> loadAnswer(
    Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId)
{
    StoredAnswer answer;
    {
        Rows rows = connection.run("SELECT result_text, locale, faq_id FROM message WHERE company_key = ? "
                                   "AND thread_id = ? AND message_id = ?",
            companyKey, threadId, messageId);
        if (!rows.next())
            return std::nullopt;
        answer.text = rows.text(0);
        answer.locale = rows.text(1);
        answer.faqId = rows.optionalInteger(2);
    }
    QStringList documents;
    {
        Rows rows = connection.run("SELECT document_id FROM message_source WHERE company_key = ? "
                                   "AND thread_id = ? AND message_id = ?",
            companyKey, threadId, messageId);
        while (rows.next()) {
            if (!rows.text(0).isEmpty()) // else a fact of a product page
                documents << rows.text(0);
        }
    }
    for (const QString &document : std::as_const(documents)) {
        Rows rows = connection.run("SELECT 1 FROM document WHERE company_key = ? AND document_id = ?",
            companyKey, document.toLongLong());
        answer.isWithdrawn = answer.isWithdrawn || !rows.next();
    }
    return answer;
}

std::vector<api::Thread> loadThreads(Connection &connection, const QString &companyKey,
    const ThreadFilter &filter, const QString &beforeThreadId, int limit)
{
    std::vector<api::Thread> threads;
    // Identifiers of threads are version 7 UUIDs: their order is the order in which they were made, and they
    // begin with the moment.
    storage::ListSelect select(
        "SELECT " ANSWERDESK_THREAD_COLUMNS " FROM thread WHERE company_key = ?", companyKey);
    const QString from = filter.fromMs ? uuid7Start(*filter.fromMs) : u""_s;
    const QString until = filter.untilMs ? uuid7Start(*filter.untilMs) : u"g"_s; // behind every one
    const QString below = beforeThreadId.isEmpty() ? until : std::min(until, beforeThreadId);
    if (filter.fingerprint) {
        // By the visitor's interactions, which attribution finds by index anyway: indexes of the threads
        // themselves would cost every message.
        const QString &uuid = filter.fingerprint->uuid;
        select.add("AND thread_id IN (SELECT thread_id FROM interaction WHERE company_key = ? AND "
                   "user_fingerprint = ? AND thread_id >= ? AND thread_id < ? UNION "
                   "SELECT thread_id FROM interaction WHERE company_key = ? AND user_faq_fingerprint = ? "
                   "AND thread_id >= ? AND thread_id < ?)",
            companyKey, uuid, from, below, companyKey, uuid, from, below);
    } else {
        select.add("AND thread_id >= ? AND thread_id < ?", from, below);
    }
    select.addIf(storage::patternOf(filter.text), "AND lower(first_query) LIKE ? ESCAPE '!'");
    select.addIf(filter.isTest, "AND is_test = ?");
    Rows rows = select.add("ORDER BY thread_id DESC LIMIT ?", limit).run(connection);
    while (rows.next())
        threads.push_back(readThread(rows));
    return threads;
}

Result<void> storeMessage(Connection &connection, StoredMessage &stored)
{
    const qint64 now = stored.message.createdAt.ms;
    if (stored.isNewThread) {
        connection.run(
            "INSERT INTO thread (company_key, thread_id, is_test, user_fingerprint, user_faq_fingerprint, "
            "message_count, first_query, created_ms, updated_ms) VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)",
            stored.companyKey, stored.threadId, stored.isTest, stored.userFingerprint,
            stored.userFaqFingerprint, stored.message.queryText, now, now);
        stored.message.messageId = 1;
    } else {
        Rows rows
            = connection.run("UPDATE thread SET message_count = message_count + 1, updated_ms = ?, "
                             "user_fingerprint = CASE WHEN ? = '' THEN user_fingerprint ELSE ? END, "
                             "user_faq_fingerprint = CASE WHEN ? = '' THEN user_faq_fingerprint ELSE ? END "
                             "WHERE company_key = ? AND thread_id = ? RETURNING message_count, "
                             "user_fingerprint, user_faq_fingerprint",
                now, stored.userFingerprint, stored.userFingerprint, stored.userFaqFingerprint,
                stored.userFaqFingerprint, stored.companyKey, stored.threadId);
        if (!rows.next())
            return fail(ErrorCode::ThreadNotFound);
        stored.message.messageId = rows.integer(0);
        stored.userFingerprint = rows.text(1);
        stored.userFaqFingerprint = rows.text(2);
    }
    insertMessage(connection, stored);
    if (stored.message.model) {
        insertModelUse(
            connection, stored.companyKey, stored.threadId, stored.message.messageId, *stored.message.model);
    }
    return {};
}

void forgetQuotes(Connection &connection, const QString &companyKey, const QStringList &documentIds)
{
    for (const QString &documentId : documentIds) {
        connection.run(
            "UPDATE message_source SET body = '', quote = '' WHERE company_key = ? AND document_id = ?",
            companyKey, documentId);
    }
}

} // namespace answerdesk::answers
