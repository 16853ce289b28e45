// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/order_store.h"
#include "server/commerce/model/channel.h"
#include "server/storage/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

namespace {

QString money(qint64 micros, const QString &currency)
{
    return Amount::of(Decimal::fromMicros(micros)).toText(schema::minorUnits(currency));
}

/// Sources that an exchange keeps itself.
std::vector<api::AnswerSource> loadOwnSources(
    Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId)
{
    std::vector<api::AnswerSource> sources;
    Rows rows
        = connection.run("SELECT document_id, title, path, heading, body, quote, score FROM message_source "
                         "WHERE company_key = ? AND thread_id = ? AND message_id = ? ORDER BY ordinal",
            companyKey, threadId, messageId);
    while (rows.next()) {
        sources.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
            rows.real(6)});
    }
    return sources;
}

/// Sources that many exchanges share.
std::vector<api::AnswerSource> loadSharedSources(
    Connection &connection, const QString &companyKey, const QString &setId)
{
    std::vector<api::AnswerSource> sources;
    Rows rows = connection.run(
        "SELECT sources FROM source_set WHERE company_key = ? AND set_id = ?", companyKey, setId);
    const auto list = rows.next() ? json::parse(rows.text(0).toUtf8()) : tl::unexpected(QString());
    for (const json::Value &entry : list && list->asArray() ? *list->asArray() : json::Array()) {
        if (Result<api::AnswerSource> source = schema::read<api::AnswerSource>(entry))
            sources.push_back(std::move(*source));
    }
    return sources;
}

} // namespace

std::optional<RefundableOrder> loadRefundable(
    Connection &connection, const QString &companyKey, qint64 eventId)
{
    RefundableOrder order;
    {
        Rows rows = connection.run(
            "SELECT order_id, day, currency, channel, is_helpful, is_direct, is_test, value_micros, source, "
            "locale, page_url, faq_id, is_attributed FROM checkout WHERE company_key = ? AND event_id = ?",
            companyKey, eventId);
        if (!rows.next())
            return std::nullopt;
        order.eventId = eventId;
        order.orderId = rows.optionalText(0);
        order.key = {companyKey, rows.text(1), rows.text(2), channelOf(rows.text(3)), rows.flag(4),
            rows.flag(5), rows.flag(6)};
        order.valueMicros = rows.integer(7);
        order.slices = {rows.text(8), rows.text(9), rows.text(10), rows.optionalInteger(11)};
        order.isAttributed = rows.flag(12);
    }
    Rows rows = connection.run(
        "SELECT value_micros FROM refund WHERE company_key = ? AND event_id = ?", companyKey, eventId);
    while (rows.next())
        order.refundedMicros += rows.integer(0);
    return order;
}

bool hasRefund(Connection &connection, const QString &companyKey, const QString &reference)
{
    Rows rows = connection.run(
        "SELECT 1 FROM refund WHERE company_key = ? AND reference = ?", companyKey, reference);
    return rows.next();
}

void insertRefund(Connection &connection, const QString &companyKey, const api::RefundRow &row,
    const QString &day, qint64 valueMicros)
{
    connection.run("INSERT INTO refund (company_key, refund_id, event_id, reference, kind, at_ms, day, "
                   "value_micros, currency, reason, actor) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        companyKey, row.refundId.toLongLong(), row.eventId.toLongLong(), row.reference, row.kind, row.at.ms,
        day, valueMicros, row.currency, row.reason, row.actor);
}

std::vector<api::RefundRow> loadRefundsOf(Connection &connection, const QString &companyKey, qint64 eventId)
{
    std::vector<api::RefundRow> refunds;
    Rows rows = connection.run(
        "SELECT r.refund_id, c.order_id, r.kind, r.at_ms, r.value_micros, r.currency, r.reference, r.reason, "
        "r.actor, c.channel, c.is_test FROM refund AS r "
        "JOIN checkout AS c ON c.company_key = r.company_key AND c.event_id = r.event_id "
        "WHERE r.company_key = ? AND r.event_id = ? ORDER BY r.refund_id",
        companyKey, eventId);
    while (rows.next()) {
        refunds.push_back({QString::number(rows.integer(0)), QString::number(eventId), rows.optionalText(1),
            rows.text(2), {rows.integer(3)}, money(rows.integer(4), rows.text(5)), rows.text(5),
            rows.optionalText(6), rows.text(7), rows.text(8), rows.text(9), rows.flag(10)});
    }
    return refunds;
}

std::vector<api::OrderLine> loadLines(Connection &connection, const QString &companyKey, qint64 eventId)
{
    std::vector<api::OrderLine> lines;
    Rows rows = connection.run("SELECT product_id, product_name, quantity_micros, value_micros, currency "
                               "FROM checkout_line WHERE company_key = ? AND event_id = ? ORDER BY ordinal",
        companyKey, eventId);
    while (rows.next()) {
        lines.push_back(
            {rows.text(0), rows.text(1), QString::fromLatin1(Decimal::fromMicros(rows.integer(2)).toText()),
                money(rows.integer(3), rows.text(4)), rows.text(4)});
    }
    return lines;
}

api::CreditedAnswer loadCreditedAnswer(Connection &connection, const QString &companyKey, qint64 eventId)
{
    api::CreditedAnswer answer;
    QString threadId;
    qint64 messageId = 0;
    {
        Rows rows = connection.run(
            "SELECT i.at_ms, i.channel, i.is_helpful, i.helpful_reason, i.thread_id, i.message_id "
            "FROM checkout AS c JOIN interaction AS i ON i.company_key = c.company_key "
            "AND i.interaction_id = c.answer_interaction_id WHERE c.company_key = ? AND c.event_id = ?",
            companyKey, eventId);
        if (!rows.next())
            return answer;
        answer.at.ms = rows.integer(0);
        answer.channel = rows.text(1);
        answer.helpful = rows.flag(2);
        answer.helpfulReason = rows.text(3);
        threadId = rows.text(4);
        messageId = rows.integer(5);
    }
    std::optional<QString> setId;
    {
        Rows rows = connection.run("SELECT query_text, result_text, source_set_id FROM message "
                                   "WHERE company_key = ? AND thread_id = ? AND message_id = ?",
            companyKey, threadId, messageId);
        if (!rows.next())
            return answer;
        answer.question = rows.text(0);
        answer.answer = rows.text(1);
        setId = rows.optionalText(2);
    }
    answer.sources = setId ? loadSharedSources(connection, companyKey, *setId)
                           : loadOwnSources(connection, companyKey, threadId, messageId);
    return answer;
}

} // namespace answerdesk::commerce
