// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/thread_store.h"
#include "server/commerce/model/kept_mark.h"
#include "server/commerce/tickets/touch_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

template <storage::Literal Name, auto... Path>
using FingerprintColumn = storage::CodedColumn<storage::EmptyTextCodec, Name, Path...>;
using Threads = storage::View<api::Thread, Column<"thread_id", &api::Thread::threadId>,
    Column<"is_test", &api::Thread::test>,
    FingerprintColumn<"user_fingerprint", &api::Thread::userFingerprint>,
    FingerprintColumn<"user_faq_fingerprint", &api::Thread::userFaqFingerprint>,
    Column<"message_count", &api::Thread::messageCount>, Column<"first_query", &api::Thread::firstQuery>,
    Column<"created_ms", &api::Thread::createdAt>, Column<"updated_ms", &api::Thread::updatedAt>>;

using MessageKey = storage::Columns<Key<"company_key", &StoredMessage::companyKey>,
    Key<"thread_id", &StoredMessage::threadId>>;
/// A thread with its first message.
using NewThreadTable = storage::Table<StoredMessage, "thread", MessageKey,
    Column<"is_test", &StoredMessage::isTest>, Column<"user_fingerprint", &StoredMessage::userFingerprint>,
    Column<"user_faq_fingerprint", &StoredMessage::userFaqFingerprint>,
    Column<"message_count", &StoredMessage::message, &api::Message::messageId>,
    Column<"first_query", &StoredMessage::message, &api::Message::queryText>,
    Column<"created_ms", &StoredMessage::message, &api::Message::createdAt>,
    Column<"updated_ms", &StoredMessage::message, &api::Message::createdAt>>;

/// What a further message changes in its thread.
using GrownThreads
    = storage::View<StoredMessage, Column<"message_count", &StoredMessage::message, &api::Message::messageId>,
        Column<"user_fingerprint", &StoredMessage::userFingerprint>,
        Column<"user_faq_fingerprint", &StoredMessage::userFaqFingerprint>>;

using OutcomeCodec = storage::EnumCodec<api::AnswerKind, api::AnswerKind::Answer>;

/// Path: from a row to its message; empty for a row that derives from it.
template <auto... Path>
using MessageColumns = storage::Columns<Column<"message_id", Path..., &api::Message::messageId>,
    Column<"query_text", Path..., &api::Message::queryText>,
    Column<"result_text", Path..., &api::Message::resultText>,
    Column<"locale", Path..., &api::Message::locale>, Column<"channel", Path..., &api::Message::channel>,
    Column<"faq_id", Path..., &api::Message::faqId>, Column<"page_url", Path..., &api::Message::pageUrl>,
    Column<"engine", Path..., &api::Message::engine>,
    Column<"confidence", Path..., &api::Message::confidence>,
    Column<"threshold", Path..., &api::Message::threshold>,
    storage::CodedColumn<storage::MicrosecondsCodec, "took_us", Path..., &api::Message::tookMs>,
    storage::CodedColumn<OutcomeCodec, "outcome", Path..., &api::Message::outcome>,
    Column<"helpful", Path..., &api::Message::helpful>,
    Column<"helpful_reason", Path..., &api::Message::helpfulReason>,
    Column<"diagnostic", Path..., &api::Message::diagnostic>,
    Column<"request_id", Path..., &api::Message::requestId>,
    Column<"created_ms", Path..., &api::Message::createdAt>>;
struct SourceSetId {
    static std::optional<QString> write(const SourceSetPtr &set)
    {
        return set ? std::optional(set->id) : std::nullopt;
    }
};
using MessageTable = storage::Table<StoredMessage, "message", MessageKey,
    MessageColumns<&StoredMessage::message>, Column<"metadata", &StoredMessage::metadata>,
    storage::Derived<SourceSetId, "source_set_id", &StoredMessage::sourceSet>>;
struct KeptMessage : api::Message, commerce::KeptMark {
    std::optional<QString> sourceSetId;
};
using Messages = storage::View<KeptMessage, MessageColumns<>,
    Column<"source_set_id", &KeptMessage::sourceSetId>, commerce::MarkColumns>;

/// What belongs to a message.
template <typename Part>
struct PartRow : Part {
    QString companyKey;
    QString threadId;
    qint64 messageId = 0;
    int ordinal = 0;
};
template <typename Row>
using PartKey = storage::Columns<Key<"company_key", &Row::companyKey>, Key<"thread_id", &Row::threadId>,
    Key<"message_id", &Row::messageId>>;

using SourceColumns = storage::Columns<Column<"document_id", &api::AnswerSource::documentId>,
    Column<"title", &api::AnswerSource::title>, Column<"path", &api::AnswerSource::path>,
    Column<"heading", &api::AnswerSource::heading>, Column<"body", &api::AnswerSource::text>,
    Column<"quote", &api::AnswerSource::quote>, Column<"score", &api::AnswerSource::score>>;
using Sources = storage::View<api::AnswerSource, SourceColumns>;
using SourceRow = PartRow<api::AnswerSource>;
using SourceTable = storage::Table<SourceRow, "message_source", PartKey<SourceRow>,
    Key<"ordinal", &SourceRow::ordinal>, SourceColumns>;

using UseRow = PartRow<api::ModelUse>;
using UseTable = storage::Table<UseRow, "message_model", PartKey<UseRow>,
    Column<"model", &api::ModelUse::model>, Column<"outcome", &api::ModelUse::outcome>,
    storage::CodedColumn<storage::MicrosecondsCodec, "took_us", &api::ModelUse::tookMs>,
    Column<"attempts", &api::ModelUse::attempts>, Column<"prompt_tokens", &api::ModelUse::promptTokens>,
    Column<"answer_tokens", &api::ModelUse::answerTokens>>;

/// Whether an answer was helpful when it went out.
using Outcomes = storage::View<api::Message, Column<"helpful", &api::Message::helpful>,
    Column<"helpful_reason", &api::Message::helpfulReason>>;

using Answers = storage::View<StoredAnswer, Column<"result_text", &StoredAnswer::text>,
    Column<"locale", &StoredAnswer::locale>, Column<"faq_id", &StoredAnswer::faqId>,
    storage::CodedColumn<OutcomeCodec, "outcome", &StoredAnswer::outcome>>;

/// A message as the next ones of its thread see it.
struct EarlierMessage {
    qint64 messageId = 0;
    QString question;
    QString answer;
    api::AnswerKind outcome = api::AnswerKind::Answer;
};
using EarlierMessages = storage::View<EarlierMessage, Column<"message_id", &EarlierMessage::messageId>,
    Column<"query_text", &EarlierMessage::question>, Column<"result_text", &EarlierMessage::answer>,
    storage::CodedColumn<OutcomeCodec, "outcome", &EarlierMessage::outcome>>;

struct EarlierSource {
    qint64 messageId = 0;
    QString documentId;
    QString title;
    QString heading;
};
using EarlierSources = storage::View<EarlierSource, Column<"message_id", &EarlierSource::messageId>,
    Column<"document_id", &EarlierSource::documentId>, Column<"title", &EarlierSource::title>,
    Column<"heading", &EarlierSource::heading>>;

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
    const auto text = storage::firstValue<QString>(connection.run(
        "SELECT sources FROM source_set WHERE company_key = ? AND set_id = ?", companyKey, setId));
    Result<KeptSources> kept = schema::readJson<KeptSources>(text.value_or(QString()).toUtf8());
    return kept ? std::move(kept->sources) : std::vector<api::AnswerSource>();
}

/// With its sources and its mark.
api::Message completed(
    Connection &connection, const QString &companyKey, const QString &threadId, KeptMessage message)
{
    message.sources = message.sourceSetId
        ? loadSourceSet(connection, companyKey, *message.sourceSetId)
        : Sources::select<"SELECT {columns} FROM message_source WHERE company_key = ? AND "
                          "thread_id = ? AND message_id = ? ORDER BY ordinal",
            std::vector<api::AnswerSource>>(connection, companyKey, threadId, message.messageId);
    message.model = UseTable::selectOne<"SELECT {columns} FROM message_model WHERE company_key = ? AND "
                                        "thread_id = ? AND message_id = ?">(
        connection, companyKey, threadId, message.messageId);
    message.markedWrong = message.mark();
    if (message.markedWrong) {
        message.helpful = false;
        message.helpfulReason = kMarkedReason.toString();
    }
    return message;
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
    MessageTable::insert(connection, stored);
    int ordinal = 0;
    for (const api::AnswerSource &source : message.sources) {
        SourceTable::insert(
            connection, {source, stored.companyKey, stored.threadId, message.messageId, ordinal++});
    }
    if (message.model) {
        UseTable::insert(connection, {*message.model, stored.companyKey, stored.threadId, message.messageId});
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

std::optional<QList<Exchanged>> loadContext(
    Connection &connection, const QString &companyKey, const QString &threadId, int lastMessages)
{
    const auto count = storage::firstValue<qint64>(connection.run(
        "SELECT message_count FROM thread WHERE company_key = ? AND thread_id = ?", companyKey, threadId));
    if (!count)
        return std::nullopt;
    const qint64 above = *count - lastMessages;
    QHash<qint64, QList<Section>> sections;
    for (const EarlierSource &source :
        EarlierSources::select<"SELECT {columns} FROM message_source WHERE company_key = ? AND thread_id = ? "
                               "AND message_id > ? ORDER BY message_id, ordinal">(
            connection, companyKey, threadId, above))
        sections[source.messageId].append({source.documentId.toLongLong(), source.title, source.heading});
    QList<Exchanged> context;
    for (const EarlierMessage &message :
        EarlierMessages::select<"SELECT {columns} FROM message WHERE company_key = ? AND thread_id = ? AND "
                                "message_id > ? ORDER BY message_id">(
            connection, companyKey, threadId, above)) {
        context.append({message.question, message.answer, sections.value(message.messageId),
            message.outcome == api::AnswerKind::Clarification});
    }
    return context;
}

std::optional<api::ThreadDetails> loadThread(
    Connection &connection, const QString &companyKey, const QString &threadId)
{
    auto thread = Threads::selectOne<"SELECT {columns} FROM thread WHERE company_key = ? AND thread_id = ?">(
        connection, companyKey, threadId);
    if (!thread)
        return std::nullopt;
    api::ThreadDetails details;
    details.thread = std::move(*thread);
    for (KeptMessage &message :
        Messages::select<"SELECT {columns} FROM message WHERE company_key = ? AND "
                         "thread_id = ? ORDER BY message_id">(connection, companyKey, threadId))
        details.messages.push_back(completed(connection, companyKey, threadId, std::move(message)));
    return details;
}

Error noSuchMessage() { return Error::make(ErrorCode::NotFound, u"The conversation has no such message."_s); }

std::optional<api::Message> loadMessage(
    Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId)
{
    auto message = Messages::selectOne<
        "SELECT {columns} FROM message WHERE company_key = ? AND thread_id = ? AND message_id = ?">(
        connection, companyKey, threadId, messageId);
    if (!message)
        return std::nullopt;
    return completed(connection, companyKey, threadId, std::move(*message));
}

std::optional<StoredAnswer> loadAnswer(
    Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId)
{
    auto answer = Answers::selectOne<
        "SELECT {columns} FROM message WHERE company_key = ? AND thread_id = ? AND message_id = ?">(
        connection, companyKey, threadId, messageId);
    if (!answer)
        return std::nullopt;
    for (const QString &document : storage::values<QString>(
             connection.run("SELECT document_id FROM message_source WHERE company_key = ? AND thread_id = ? "
                            "AND message_id = ? AND document_id <> ''", // else a fact of a product page
                 companyKey, threadId, messageId))) {
        storage::Rows rows
            = connection.run("SELECT 1 FROM document WHERE company_key = ? AND document_id = ?", companyKey,
                document.toLongLong());
        answer->isWithdrawn = answer->isWithdrawn || !rows.next();
    }
    return answer;
}

std::vector<api::Thread> loadThreads(Connection &connection, const QString &companyKey,
    const ThreadFilter &filter, const QString &beforeThreadId, int limit)
{
    // Identifiers of threads are version 7 UUIDs: their order is the order in which they were made, and they
    // begin with the moment.
    storage::ListSelect select(
        Threads::sql<"SELECT {columns} FROM thread WHERE company_key = ?">(), companyKey);
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
    select.addIf(filter.outcome,
        "AND EXISTS (SELECT 1 FROM message WHERE message.company_key = thread.company_key AND "
        "message.thread_id = thread.thread_id AND message.outcome = ?)");
    select.add("ORDER BY thread_id DESC LIMIT ?", limit);
    return Threads::readAll<std::vector<api::Thread>>(select.run(connection));
}

Result<void> storeMessage(Connection &connection, StoredMessage &stored)
{
    if (stored.isNewThread) {
        stored.message.messageId = 1;
        NewThreadTable::insert(connection, stored);
    } else {
        const auto thread = GrownThreads::selectOne<
            "UPDATE thread SET message_count = message_count + 1, updated_ms = ?, "
            "user_fingerprint = CASE WHEN ? = '' THEN user_fingerprint ELSE ? END, "
            "user_faq_fingerprint = CASE WHEN ? = '' THEN user_faq_fingerprint ELSE ? END "
            "WHERE company_key = ? AND thread_id = ? RETURNING {columns}">(connection,
            stored.message.createdAt.ms, stored.userFingerprint, stored.userFingerprint,
            stored.userFaqFingerprint, stored.userFaqFingerprint, stored.companyKey, stored.threadId);
        if (!thread)
            return fail(ErrorCode::ThreadNotFound);
        stored.message.messageId = thread->message.messageId;
        stored.userFingerprint = thread->userFingerprint;
        stored.userFaqFingerprint = thread->userFaqFingerprint;
    }
    insertMessage(connection, stored);
    return {};
}

void setMark(Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId,
    const std::optional<api::AnswerMark> &mark)
{
    const auto text = [&mark](QString api::AnswerMark::*member) {
        return mark ? std::optional((*mark).*member) : std::nullopt;
    };
    const auto message = Outcomes::selectOne<
        "UPDATE message SET marked_ms = ?, marked_by = ?, mark_note = ? "
        "WHERE company_key = ? AND thread_id = ? AND message_id = ? RETURNING {columns}">(connection,
        mark ? std::optional(mark->markedAt.ms) : std::nullopt, text(&api::AnswerMark::markedBy),
        text(&api::AnswerMark::note), companyKey, threadId, messageId);
    if (message)
        commerce::setHelpful(connection, companyKey, threadId, messageId, message->helpful && !mark,
            mark ? kMarkedReason.toString() : message->helpfulReason);
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
