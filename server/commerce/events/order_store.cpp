// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/order_store.h"
#include "server/commerce/events/event_columns.h"
#include "server/commerce/model/kept_mark.h"

namespace answerdesk::commerce {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::NumberTextCodec;

namespace {

using RefundableOrders = storage::View<RefundableOrder, Column<"event_id", &RefundableOrder::eventId>,
    Column<"order_id", &RefundableOrder::orderId>,
    Column<"company_key", &RefundableOrder::key, &DayKey::companyKey>,
    Column<"day", &RefundableOrder::key, &DayKey::day>,
    Column<"currency", &RefundableOrder::key, &DayKey::currency>, KindColumns<&RefundableOrder::key>,
    Column<"value_micros", &RefundableOrder::valueMicros>, SliceColumns<&RefundableOrder::slices>,
    Column<"is_attributed", &RefundableOrder::isAttributed>>;

struct RefundOnDay : api::RefundRow {
    QString companyKey;
    QString day;
    qint64 valueMicros = 0;
};
using RefundTable
    = storage::Table<RefundOnDay, "refund", storage::Key<"company_key", &RefundOnDay::companyKey>,
        CodedColumn<NumberTextCodec, "refund_id", &api::RefundRow::refundId>,
        CodedColumn<NumberTextCodec, "event_id", &api::RefundRow::eventId>,
        Column<"reference", &api::RefundRow::reference>, Column<"kind", &api::RefundRow::kind>,
        Column<"at_ms", &api::RefundRow::at>, Column<"day", &RefundOnDay::day>,
        Column<"value_micros", &RefundOnDay::valueMicros>, Column<"currency", &api::RefundRow::currency>,
        Column<"reason", &api::RefundRow::reason>, Column<"actor", &api::RefundRow::actor>>;

using Lines = storage::View<api::LineItem, LineColumns>;

struct CreditedRow : api::CreditedAnswer, KeptMark {
    QString threadId;
    qint64 messageId = 0;
    std::optional<QString> setId;
};
using CreditedRows = storage::View<CreditedRow, Column<"i.at_ms", &api::CreditedAnswer::at>,
    Column<"i.channel", &api::CreditedAnswer::channel>, Column<"i.is_helpful", &api::CreditedAnswer::helpful>,
    Column<"i.helpful_reason", &api::CreditedAnswer::helpfulReason>,
    Column<"i.thread_id", &CreditedRow::threadId>, Column<"i.message_id", &CreditedRow::messageId>>;
using Exchanges = storage::View<CreditedRow, Column<"query_text", &api::CreditedAnswer::question>,
    Column<"result_text", &api::CreditedAnswer::answer>, Column<"source_set_id", &CreditedRow::setId>,
    MarkColumns>;

using Source = api::AnswerSource;
using OwnSources = storage::View<Source, Column<"document_id", &Source::documentId>,
    Column<"title", &Source::title>, Column<"path", &Source::path>, Column<"heading", &Source::heading>,
    Column<"body", &Source::text>, Column<"quote", &Source::quote>, Column<"score", &Source::score>>;

/// Sources that an exchange keeps itself.
std::vector<Source> loadOwnSources(Connection &connection, const QString &companyKey, const CreditedRow &row)
{
    const QList<Source> sources
        = OwnSources::select<"SELECT {columns} FROM message_source "
                             "WHERE company_key = ? AND thread_id = ? AND message_id = ? ORDER BY ordinal">(
            connection, companyKey, row.threadId, row.messageId);
    return {sources.begin(), sources.end()};
}

/// Sources that many exchanges share.
std::vector<Source> loadSharedSources(Connection &connection, const QString &companyKey, const QString &setId)
{
    std::vector<Source> sources;
    const auto text = storage::firstValue<QString>(connection.run(
        "SELECT sources FROM source_set WHERE company_key = ? AND set_id = ?", companyKey, setId));
    const auto list = text ? json::parse(text->toUtf8()) : tl::unexpected(QString());
    for (const json::Value &entry : list && list->asArray() ? *list->asArray() : json::Array()) {
        if (Result<Source> source = schema::read<Source>(entry))
            sources.push_back(std::move(*source));
    }
    return sources;
}

} // namespace

std::optional<RefundableOrder> loadRefundable(
    Connection &connection, const QString &companyKey, qint64 eventId)
{
    auto order = RefundableOrders::selectOne<
        "SELECT {columns} FROM checkout WHERE company_key = ? AND event_id = ?">(
        connection, companyKey, eventId);
    if (order) {
        for (const qint64 micros : storage::values<qint64>(
                 connection.run("SELECT value_micros FROM refund WHERE company_key = ? AND event_id = ?",
                     companyKey, eventId)))
            order->refundedMicros += micros;
    }
    return order;
}

bool hasRefund(Connection &connection, const QString &companyKey, const QString &reference)
{
    storage::Rows rows = connection.run(
        "SELECT 1 FROM refund WHERE company_key = ? AND reference = ?", companyKey, reference);
    return rows.next();
}

void insertRefund(Connection &connection, const QString &companyKey, const api::RefundRow &row,
    const QString &day, qint64 valueMicros)
{
    RefundTable::insert(connection, {row, companyKey, day, valueMicros});
}

std::vector<api::OrderLine> loadLines(Connection &connection, const QString &companyKey, qint64 eventId)
{
    std::vector<api::OrderLine> lines;
    for (const api::LineItem &line : Lines::select<"SELECT {columns} FROM checkout_line "
                                                   "WHERE company_key = ? AND event_id = ? ORDER BY ordinal">(
             connection, companyKey, eventId)) {
        lines.push_back({line.productId, line.productName, QString::fromLatin1(line.quantity.toText()),
            Amount::of(line.value).toText(schema::minorUnits(line.currency.code)), line.currency.code});
    }
    return lines;
}

api::CreditedAnswer loadCreditedAnswer(Connection &connection, const QString &companyKey, qint64 eventId)
{
    auto answer = CreditedRows::selectOne<
        "SELECT {columns} FROM checkout AS c JOIN interaction AS i ON i.company_key = c.company_key "
        "AND i.interaction_id = c.answer_interaction_id WHERE c.company_key = ? AND c.event_id = ?">(
        connection, companyKey, eventId);
    if (!answer)
        return {};
    const auto exchange = Exchanges::selectOne<
        "SELECT {columns} FROM message WHERE company_key = ? AND thread_id = ? AND message_id = ?">(
        connection, companyKey, answer->threadId, answer->messageId);
    if (exchange) {
        answer->question = exchange->question;
        answer->answer = exchange->answer;
        answer->markedWrong = exchange->mark();
        answer->sources = exchange->setId ? loadSharedSources(connection, companyKey, *exchange->setId)
                                          : loadOwnSources(connection, companyKey, *answer);
    }
    return *answer;
}

} // namespace answerdesk::commerce
