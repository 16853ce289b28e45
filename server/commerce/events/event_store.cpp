// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/event_store.h"
#include "server/commerce/events/event_columns.h"
#include "server/storage/rows/sequence.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::CodedColumn;
using storage::Column;
using storage::Columns;
using storage::Connection;
using storage::EnumCodec;
using storage::Key;

namespace {

using ItemColumns = Columns<CodedColumn<EnumCodec<ItemState, ItemState::Gone>, "state", &CartItem::state>,
    Column<"quantity_micros", &CartItem::quantityMicros>, Column<"counted", &CartItem::counted>>;
using ItemView = storage::View<CartItem, ItemColumns>;
struct ItemRow : CartItem {
    QString companyKey;
    QString fingerprint;
    QString productId;
};
using ItemTable = storage::Table<ItemRow, "cart_item", Key<"company_key", &ItemRow::companyKey>,
    Key<"user_fingerprint", &ItemRow::fingerprint>, Key<"product_id", &ItemRow::productId>, ItemColumns>;

using HeadKeys = Columns<Key<"company_key", &EventHead::companyKey>, Key<"event_id", &EventHead::eventId>>;
using HeadColumns = Columns<HeadKeys, Column<"at_ms", &EventHead::atMs>, Column<"day", &EventHead::day>>;
/// What requests have in common.
template <typename Request>
using RequestColumns
    = Columns<Column<"user_fingerprint", &Request::userFingerprint, &schema::Fingerprint::uuid>,
        Column<"user_faq_fingerprint", &Request::userFaqFingerprint, &schema::Fingerprint::uuid>,
        Column<"value_micros", &Request::value>,
        Column<"currency", &Request::currency, &schema::CurrencyCode::code>>;

using CartRequest = api::CartEventRequest;
struct CartEventRow {
    const EventHead *head;
    const CartRequest *event;
    qint64 quantityChangeMicros;
    std::optional<QString> source;
};
using CartEventTable = storage::Table<CartEventRow, "cart_event",
    Of<&CartEventRow::head, HeadColumns, TouchColumns<&EventHead::attribution>>,
    Of<&CartEventRow::event, RequestColumns<CartRequest>,
        CodedColumn<EnumCodec<api::CartEventType, api::CartEventType::ItemAdded>, "type", &CartRequest::type>,
        Column<"product_id", &CartRequest::productId>, Column<"product_name", &CartRequest::productName>,
        Column<"quantity_micros", &CartRequest::quantity>>,
    Column<"quantity_change_micros", &CartEventRow::quantityChangeMicros>,
    Column<"source", &CartEventRow::source>>;

struct CheckoutRow {
    const EventHead *head;
    const api::CheckoutEventRequest *event;
    const OrderCredit *credit;
    std::optional<QString> orderId;
    qint64 lineCount;
    Amount::Limbs lines;
    bool isAttributed = true;
};
using CheckoutTable = storage::Table<CheckoutRow, "checkout",
    Of<&CheckoutRow::head, HeadColumns, FirstTouchColumns<&EventHead::attribution>>,
    Of<&CheckoutRow::event, RequestColumns<api::CheckoutEventRequest>>,
    Of<&CheckoutRow::credit, AnswerColumns<>>, Column<"order_id", &CheckoutRow::orderId>,
    Column<"line_count", &CheckoutRow::lineCount>, LimbColumns<"lines", &CheckoutRow::lines>,
    Column<"is_attributed", &CheckoutRow::isAttributed>>;

struct LineRow {
    const EventHead *head;
    int ordinal;
    const api::LineItem *line;
};
using LineTable = storage::Table<LineRow, "checkout_line", Of<&LineRow::head, HeadKeys>,
    Column<"ordinal", &LineRow::ordinal>, Of<&LineRow::line, LineColumns>>;

struct SourceRow {
    qint64 eventId = 0;
    QString source;
    friend bool operator<(const SourceRow &a, const SourceRow &b) { return a.eventId < b.eventId; }
};
using Sources
    = storage::View<SourceRow, Column<"event_id", &SourceRow::eventId>, Column<"source", &SourceRow::source>>;

void storeProductName(
    Connection &connection, const QString &companyKey, const QString &productId, const QString &productName)
{
    connection.run("INSERT INTO product (company_key, product_id, product_name) VALUES (?, ?, ?) "
                   "ON CONFLICT (company_key, product_id) DO UPDATE SET product_name = excluded.product_name "
                   "WHERE product.product_name <> excluded.product_name",
        companyKey, productId, productName);
}

/// The sum of an order's lines, without those of another currency than its own.
Amount lineTotal(const api::CheckoutEventRequest &event)
{
    Amount total;
    for (const api::LineItem &line : event.lineItems) {
        if (line.currency == event.currency)
            total += Amount::of(line.value);
    }
    return total;
}

} // namespace

CartItem findItem(
    Connection &connection, const QString &companyKey, const QString &fingerprint, const QString &productId)
{
    return ItemView::selectOne<"SELECT {columns} FROM cart_item "
                               "WHERE company_key = ? AND user_fingerprint = ? AND product_id = ?">(
        connection, companyKey, fingerprint, productId)
        .value_or(CartItem());
}

void storeItem(Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId, const CartItem &item)
{
    ItemTable::upsert(connection, {item, companyKey, fingerprint, productId});
}

qint64 nextEventId(Connection &connection, const QString &companyKey)
{
    return storage::nextValue(connection, companyKey, u"commerce_event"_s);
}

void insertCartEvent(Connection &connection, const EventHead &head, const api::CartEventRequest &event,
    qint64 quantityChangeMicros)
{
    CartEventTable::insert(
        connection, {&head, &event, quantityChangeMicros, textOrNothing(event.source.value_or(QString()))});
    storeProductName(connection, head.companyKey, event.productId, event.productName);
}

std::optional<qint64> findOrder(Connection &connection, const QString &companyKey, const QString &orderId)
{
    return storage::firstValue<qint64>(connection.run(
        "SELECT at_ms FROM checkout WHERE company_key = ? AND order_id = ?", companyKey, orderId));
}

QString lastSource(Connection &connection, const QString &companyKey, const QString &owner)
{
    // Two lookups rather than an OR, which neither database would follow two indexes for to the newest row.
    const auto asUser = Sources::selectOne<"SELECT {columns} FROM cart_event WHERE company_key = ? AND "
                                           "user_fingerprint = ? ORDER BY event_id DESC LIMIT 1">(
        connection, companyKey, owner);
    const auto asFaqVisitor = Sources::selectOne<
        "SELECT {columns} FROM cart_event WHERE company_key = ? AND user_faq_fingerprint = ? AND "
        "user_fingerprint = '00000000-0000-0000-0000-000000000000' ORDER BY event_id DESC LIMIT 1">(
        connection, companyKey, owner);
    return std::max(asUser, asFaqVisitor).value_or(SourceRow()).source;
}

void insertCheckout(Connection &connection, const EventHead &head, const api::CheckoutEventRequest &event,
    const OrderCredit &credit)
{
    CheckoutTable::insert(connection,
        {&head, &event, &credit, textOrNothing(event.orderId()), qint64(event.lineItems.size()),
            lineTotal(event).limbs()});
    int ordinal = 0;
    for (const api::LineItem &line : event.lineItems) {
        LineTable::insert(connection, {&head, ordinal++, &line});
        storeProductName(connection, head.companyKey, line.productId, line.productName);
    }
}

} // namespace answerdesk::commerce
