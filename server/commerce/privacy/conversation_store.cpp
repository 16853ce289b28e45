// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/conversation_store.h"
#include "server/storage/rows/row.h"
#include "shared/schema/json.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Column;
using storage::Connection;

namespace {

/// The metadata of a message without the visitor; nothing when it holds none.
std::optional<QString> withoutVisitor(const QString &metadata)
{
    auto value = json::parse(metadata.toUtf8());
    json::Object *object = value ? value->asObject() : nullptr;
    if (!object)
        return std::nullopt;
    const auto removed = std::erase_if(*object, [](const auto &member) {
        return member.first == u"user_fingerprint" || member.first == u"user_faq_fingerprint";
    });
    return removed > 0 ? std::optional(QString::fromUtf8(value->toJson())) : std::nullopt;
}

struct AskedGap {
    QString gapId;
    qint64 asked = 0;
};
using AskedGaps
    = storage::View<AskedGap, Column<"gap_id", &AskedGap::gapId>, Column<"COUNT(*)", &AskedGap::asked>>;

/// Takes what a conversation asked in vain out of the gaps: those that no other asked and that are linked to
/// no document go, the others say it in the words of who is left.
void leaveGaps(Connection &connection, const QString &companyKey, const QString &threadId)
{
    const QList<AskedGap> gaps
        = AskedGaps::select<"SELECT {columns} FROM gap_occurrence WHERE company_key = ? AND "
                            "thread_id = ? GROUP BY gap_id">(connection, companyKey, threadId);
    connection.run(
        "DELETE FROM gap_occurrence WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
    for (const auto &[gapId, asked] : gaps) {
        connection.run("UPDATE knowledge_gap SET asked = asked - ?, question = COALESCE((SELECT question "
                       "FROM gap_occurrence WHERE company_key = ? AND gap_id = ? "
                       "ORDER BY asked_ms, thread_id, message_id LIMIT 1), question) "
                       "WHERE company_key = ? AND gap_id = ?",
            asked, companyKey, gapId, companyKey, gapId);
        connection.run("DELETE FROM knowledge_gap WHERE company_key = ? AND gap_id = ? AND asked <= 0 AND "
                       "linked_document_id = 0",
            companyKey, gapId);
    }
}

} // namespace

void forgetVisitorOfMessage(
    Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId)
{
    auto metadata = storage::firstValue<QString>(connection.run(
        "SELECT metadata FROM message WHERE company_key = ? AND thread_id = ? AND message_id = ?", companyKey,
        threadId, messageId));
    if (metadata)
        metadata = withoutVisitor(*metadata);
    if (metadata) {
        connection.run(
            "UPDATE message SET metadata = ? WHERE company_key = ? AND thread_id = ? AND message_id = ?",
            *metadata, companyKey, threadId, messageId);
    }
    // Every message behind the first one of a visitor is an interaction, so the last one is.
    connection.run("UPDATE thread SET user_fingerprint = '', user_faq_fingerprint = '' "
                   "WHERE company_key = ? AND thread_id = ? AND message_count = ?",
        companyKey, threadId, messageId);
}

void deleteConversation(Connection &connection, const QString &companyKey, const QString &threadId)
{
    leaveGaps(connection, companyKey, threadId);
    connection.run(
        "DELETE FROM message_source WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
    connection.run("DELETE FROM message_model WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
    connection.run("DELETE FROM message WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
    connection.run("DELETE FROM thread WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
}

} // namespace answerdesk::commerce
