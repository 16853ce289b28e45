// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/visitor_store.h"
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/privacy/fingerprint_columns.h"
#include "shared/core/amount.h"
#include "shared/core/clock.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Column;
using storage::Columns;
using storage::Connection;
using storage::Literal;
using storage::Rows;

namespace {

template <Literal Id, Literal At = "at_ms">
using HeldRows = storage::View<HeldRow, Column<Id, &HeldRow::id>, Column<At, &HeldRow::atMs>>;

/// A message, and the interaction that it is.
struct HeldMessage : HeldRow {
    qint64 interactionId = 0;
};
using HeldMessages = storage::View<HeldMessage, Column<"interaction_id", &HeldMessage::interactionId>,
    Column<"at_ms", &HeldRow::atMs>, Column<"thread_id", &HeldRow::key>, Column<"message_id", &HeldRow::id>>;

struct HeldEvent : HeldRow {
    Fingerprints fingerprints;
};
using HeldEvents = storage::View<HeldEvent, Column<"event_id", &HeldRow::id>, Column<"at_ms", &HeldRow::atMs>,
    FingerprintColumns<&HeldEvent::fingerprints>>;

class Finder
{
public:
    Finder(Connection &connection, const QString &companyKey, const QString &fingerprint, qint64 afterEventId,
        QSet<QString> owners)
        : m_connection(connection)
        , m_company(companyKey)
        , m_fingerprint(fingerprint)
        , m_afterEventId(afterEventId)
        , m_owners(std::move(owners))
    {
    }
    std::vector<HeldRow> find()
    {
        for (const HeldMessage &each : byEither<"interaction">(HeldMessages())) {
            m_rows.push_back({HeldKind::Interaction, each.atMs, each.interactionId, {}, {}});
            m_rows.push_back({HeldKind::Message, each.atMs, each.id, each.key, {}});
        }
        add(HeldKind::Ticket, byEither<"ticket">(HeldRows<"ticket_id", "opened_ms">()));
        findCarts();
        add(HeldKind::Order, byEither<"checkout">(HeldRows<"event_id">()));
        add(HeldKind::RefusedEvent,
            HeldRows<"refusal_id">::select<"SELECT {columns} FROM refused_event WHERE company_key = ? AND "
                                           "(user_fingerprint = ? OR user_faq_fingerprint = ?)">(
                m_connection, m_company, m_fingerprint, m_fingerprint));
        std::sort(m_rows.begin(), m_rows.end(), [](const HeldRow &a, const HeldRow &b) {
            return std::tie(a.atMs, a.kind, a.id, a.key, a.owner)
                < std::tie(b.atMs, b.kind, b.id, b.key, b.owner);
        });
        return std::move(m_rows);
    }

private:
    /// The rows of a table that hold the fingerprint, each half of the statement by its index.
    template <Literal Table, typename Row, typename... C>
    QList<Row> byEither(storage::View<Row, C...> view)
    {
        return view.template select<Literal("SELECT {columns} FROM ") + Table
            + " WHERE company_key = ? AND user_fingerprint = ? UNION SELECT {columns} FROM " + Table
            + " WHERE company_key = ? AND user_faq_fingerprint = ?">(
            m_connection, m_company, m_fingerprint, m_company, m_fingerprint);
    }
    void add(HeldKind kind, const QList<HeldRow> &rows)
    {
        for (const HeldRow &row : rows)
            m_rows.push_back({kind, row.atMs, row.id, {}, {}});
    }
    void addEvents(const QList<HeldEvent> &events)
    {
        for (const HeldEvent &event : events) {
            if (m_events.contains(event.id))
                continue;
            m_events.insert(event.id);
            m_rows.push_back({HeldKind::CartEvent, event.atMs, event.id, {},
                cartOwner(event.fingerprints.user, event.fingerprints.userFaq)});
        }
    }
    void findCarts()
    {
        // The second half has no index, which every cart event would pay for: it reads all events.
        addEvents(HeldEvents::select<
            "SELECT {columns} FROM cart_event WHERE company_key = ? AND user_fingerprint = ? "
            "UNION SELECT {columns} FROM cart_event "
            "WHERE company_key = ? AND event_id > ? AND user_faq_fingerprint = ?">(
            m_connection, m_company, m_fingerprint, m_company, m_afterEventId, m_fingerprint));
        m_owners.insert(m_fingerprint);
        for (const HeldRow &row : m_rows) {
            if (row.kind == HeldKind::CartEvent)
                m_owners.insert(row.owner);
        }
        for (const QString &owner : std::as_const(m_owners)) {
            if (owner != m_fingerprint) {
                addEvents(HeldEvents::select<
                    "SELECT {columns} FROM cart_event WHERE company_key = ? AND user_fingerprint = ?">(
                    m_connection, m_company, owner));
            }
            const QStringList products = storage::values<QString>(m_connection.run(
                "SELECT product_id FROM cart_item WHERE company_key = ? AND user_fingerprint = ?", m_company,
                owner));
            for (const QString &product : products)
                m_rows.push_back({HeldKind::CartItem, 0, 0, product, owner});
        }
    }

    Connection &m_connection;
    QString m_company;
    QString m_fingerprint;
    qint64 m_afterEventId;
    QSet<QString> m_owners;
    QSet<qint64> m_events;
    std::vector<HeldRow> m_rows;
};

// How columns are shown.
using Text = storage::PlainCodec<QString>;
using Number = storage::PlainCodec<qint64>;
using Flag = storage::PlainCodec<bool>;
struct OptionalText {
    using Stored = std::optional<QString>;
    static json::Value read(const Stored &text) { return text ? json::Value(*text) : json::Value(); }
};
struct DecimalText {
    using Stored = qint64;
    static QString read(qint64 micros) { return QString::fromLatin1(Decimal::fromMicros(micros).toText()); }
};
struct Moment {
    using Stored = qint64;
    static QString read(qint64 ms) { return rfc3339(ms); }
};

/// A column whose value becomes a member of the data of a record.
template <Literal Name, typename Codec = Text, Literal Member = Name>
struct Shown {
    static constexpr auto kName = Name;
    static constexpr auto kKind = storage::ColumnKind::Fixed;
    static void read(const Rows &rows, int position, json::Object &data)
    {
        data.emplace_back(QString::fromLatin1(Member.text),
            Codec::read(storage::storedValue<typename Codec::Stored>(rows, position)));
    }
};
template <typename... C>
struct ShownRow : storage::View<json::Object, C...> {
    /// The row of such a statement; null without one.
    template <Literal Text, typename... Values>
    static json::Value one(Connection &connection, const Values &...values)
    {
        auto row = ShownRow::template selectOne<Text>(connection, values...);
        return row ? json::Value(std::move(*row)) : json::Value();
    }
    template <Literal Text, typename... Values>
    static json::Array all(Connection &connection, const Values &...values)
    {
        const QList<json::Object> rows = ShownRow::template select<Text>(connection, values...);
        return json::Array(rows.begin(), rows.end());
    }
};
using ShownFingerprints = Columns<Shown<"user_fingerprint">, Shown<"user_faq_fingerprint">>;
using ShownValue = Columns<Shown<"value_micros", DecimalText, "value">, Shown<"currency">>;
using ShownQuantity = Shown<"quantity_micros", DecimalText, "quantity">;

using Messages = ShownRow<Shown<"thread_id">, Shown<"message_id", Number>, Shown<"query_text">,
    Shown<"result_text">, Shown<"locale">, Shown<"channel">, Shown<"page_url", OptionalText>,
    Shown<"metadata", OptionalText, "user_metadata">>;
using Sources = ShownRow<Shown<"title">, Shown<"path">, Shown<"quote">>;
using Interactions
    = ShownRow<Shown<"interaction_id", Number>, ShownFingerprints, Shown<"channel">, Shown<"thread_id">,
        Shown<"message_id", Number>, Shown<"is_helpful", Flag, "helpful">, Shown<"helpful_reason">,
        Shown<"locale">, Shown<"page_url">, Shown<"about">, Shown<"is_test", Flag, "test">>;
using Tickets
    = ShownRow<Shown<"ticket_id", Number>, ShownFingerprints, Shown<"channel">, Shown<"interactions", Number>,
        Shown<"orders", Number>, Shown<"last_ms", Moment, "last_at">, Shown<"is_helpful", Flag, "helpful">>;
using CartItems = ShownRow<Shown<"product_id">, Shown<"state">, ShownQuantity, Shown<"counted">>;
using CartEvents = ShownRow<Shown<"event_id", Number>, ShownFingerprints, Shown<"type">, Shown<"product_id">,
    Shown<"product_name">, ShownValue, ShownQuantity, Shown<"COALESCE(source, '')", Text, "source">,
    Shown<"ticket_id", Number>>;
using Orders = ShownRow<Shown<"event_id", Number>, ShownFingerprints,
    Shown<"COALESCE(order_id, '')", Text, "order_id">, ShownValue, Shown<"channel">,
    Shown<"ticket_id", Number>, Shown<"source">, Shown<"locale">, Shown<"page_url">>;
using Lines = ShownRow<Shown<"product_id">, Shown<"product_name">, ShownQuantity, ShownValue>;
using RefusedEvents = ShownRow<Shown<"refusal_id", Number>, Shown<"event_type">, Shown<"code">,
    Shown<"message">, ShownFingerprints, Shown<"subject">>;

void addList(json::Value &data, const QString &name, json::Array list)
{
    if (json::Object *object = data.asObject())
        object->emplace_back(name, std::move(list));
}

/// Its data is null when the row is gone.
api::VisitorRecord recordOf(
    Connection &connection, const QString &companyKey, const QString &fingerprint, const HeldRow &row)
{
    json::Value data;
    switch (row.kind) {
    case HeldKind::Message:
        data = Messages::one<
            "SELECT {columns} FROM message WHERE company_key = ? AND thread_id = ? AND message_id = ?">(
            connection, companyKey, row.key, row.id);
        addList(data, u"sources"_s,
            Sources::all<"SELECT {columns} FROM message_source WHERE company_key = ? AND thread_id = ? AND "
                         "message_id = ? ORDER BY ordinal">(connection, companyKey, row.key, row.id));
        return {
            u"message"_s, {row.atMs}, data.string(u"query_text"), u"threads/"_s + row.key, std::move(data)};
    case HeldKind::Interaction:
        data = Interactions::one<
            "SELECT {columns} FROM interaction WHERE company_key = ? AND interaction_id = ?">(
            connection, companyKey, row.id);
        return {u"interaction"_s, {row.atMs},
            data.string(u"channel") + u": "_s + data.string(u"helpful_reason"),
            u"threads/"_s + data.string(u"thread_id"), std::move(data)};
    case HeldKind::Ticket:
        data = Tickets::one<"SELECT {columns} FROM ticket WHERE company_key = ? AND ticket_id = ?">(
            connection, companyKey, row.id);
        return {u"ticket"_s, {row.atMs}, u"Ticket %1"_s.arg(row.id), u"tickets?fingerprint="_s + fingerprint,
            std::move(data)};
    case HeldKind::CartItem:
        data = CartItems::one<"SELECT {columns} FROM cart_item WHERE company_key = ? AND user_fingerprint = "
                              "? AND product_id = ?">(connection, companyKey, row.owner, row.key);
        return {u"cart_item"_s, {row.atMs}, row.key.isEmpty() ? u"The cart as a whole"_s : row.key,
            std::nullopt, std::move(data)};
    case HeldKind::CartEvent:
        data = CartEvents::one<"SELECT {columns} FROM cart_event WHERE company_key = ? AND event_id = ?">(
            connection, companyKey, row.id);
        return {u"cart_event"_s, {row.atMs}, data.string(u"type") + u' ' + data.string(u"product_name"),
            u"events?fingerprint="_s + row.owner, // the list looks for that of the chat
            std::move(data)};
    case HeldKind::Order:
        data = Orders::one<"SELECT {columns} FROM checkout WHERE company_key = ? AND event_id = ?">(
            connection, companyKey, row.id);
        addList(data, u"line_items"_s,
            Lines::all<"SELECT {columns} FROM checkout_line WHERE company_key = ? AND event_id = ? ORDER BY "
                       "ordinal">(connection, companyKey, row.id));
        return {u"order"_s, {row.atMs}, u"Order %1"_s.arg(data.string(u"order_id")),
            u"orders/%1"_s.arg(row.id), std::move(data)};
    case HeldKind::RefusedEvent:
        data = RefusedEvents::one<
            "SELECT {columns} FROM refused_event WHERE company_key = ? AND refusal_id = ?">(
            connection, companyKey, row.id);
        return {u"refused_event"_s, {row.atMs}, data.string(u"event_type") + u": "_s + data.string(u"code"),
            u"refused-events/%1"_s.arg(row.id), std::move(data)};
    }
    return {};
}

} // namespace

std::vector<HeldRow> findHeld(Connection &connection, const QString &companyKey, const QString &fingerprint,
    qint64 afterEventId, QSet<QString> owners)
{
    return Finder(connection, companyKey, fingerprint, afterEventId, std::move(owners)).find();
}

std::optional<api::VisitorRecord> loadHeld(
    Connection &connection, const QString &companyKey, const QString &fingerprint, const HeldRow &row)
{
    api::VisitorRecord record = recordOf(connection, companyKey, fingerprint, row);
    if (record.data.isNull())
        return std::nullopt;
    if (record.path)
        record.path = u"/admin/v1/companies/"_s + companyKey + u'/' + *record.path;
    return record;
}

qint64 lastEventId(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(
        connection.run("SELECT MAX(event_id) FROM cart_event WHERE company_key = ?", companyKey))
        .value_or(0);
}

} // namespace answerdesk::commerce
