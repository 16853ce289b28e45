// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/visitor_store.h"
#include "server/commerce/model/cart_counts.h"
#include "shared/core/amount.h"
#include "shared/core/clock.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

namespace {

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
        findInteractions();
        findTickets();
        findCarts();
        add(HeldKind::Order,
            m_connection.run("SELECT event_id, at_ms, '' FROM checkout WHERE company_key = ? AND "
                             "user_fingerprint = ? UNION SELECT event_id, at_ms, '' FROM checkout "
                             "WHERE company_key = ? AND user_faq_fingerprint = ?",
                m_company, m_fingerprint, m_company, m_fingerprint));
        add(HeldKind::RefusedEvent,
            m_connection.run("SELECT refusal_id, at_ms, '' FROM refused_event WHERE company_key = ? AND "
                             "(user_fingerprint = ? OR user_faq_fingerprint = ?)",
                m_company, m_fingerprint, m_fingerprint));
        std::sort(m_rows.begin(), m_rows.end(), [](const HeldRow &a, const HeldRow &b) {
            return std::tie(a.atMs, a.kind, a.id, a.key, a.owner)
                < std::tie(b.atMs, b.kind, b.id, b.key, b.owner);
        });
        return std::move(m_rows);
    }

private:
    void add(HeldKind kind, Rows rows)
    {
        while (rows.next())
            m_rows.push_back({kind, rows.integer(1), rows.integer(0), rows.text(2), {}});
    }
    void addEvents(Rows rows)
    {
        while (rows.next()) {
            const qint64 id = rows.integer(0);
            if (m_events.contains(id))
                continue;
            m_events.insert(id);
            m_rows.push_back(
                {HeldKind::CartEvent, rows.integer(1), id, {}, cartOwner(rows.text(2), rows.text(3))});
        }
    }
    void findCarts()
    {
        // The second half has no index, which every cart event would pay for: it reads all events.
        addEvents(m_connection.run(
            "SELECT event_id, at_ms, user_fingerprint, user_faq_fingerprint FROM cart_event "
            "WHERE company_key = ? AND user_fingerprint = ? "
            "UNION SELECT event_id, at_ms, user_fingerprint, user_faq_fingerprint FROM cart_event "
            "WHERE company_key = ? AND event_id > ? AND user_faq_fingerprint = ?",
            m_company, m_fingerprint, m_company, m_afterEventId, m_fingerprint));
        m_owners.insert(m_fingerprint);
        for (const HeldRow &row : m_rows) {
            if (row.kind == HeldKind::CartEvent)
                m_owners.insert(row.owner);
        }
        for (const QString &owner : std::as_const(m_owners)) {
            if (owner != m_fingerprint) {
                addEvents(m_connection.run(
                    "SELECT event_id, at_ms, user_fingerprint, user_faq_fingerprint FROM cart_event "
                    "WHERE company_key = ? AND user_fingerprint = ?",
                    m_company, owner));
            }
            Rows items = m_connection.run(
                "SELECT product_id FROM cart_item WHERE company_key = ? AND user_fingerprint = ?", m_company,
                owner);
            while (items.next())
                m_rows.push_back({HeldKind::CartItem, 0, 0, items.text(0), owner});
        }
    }
    void findInteractions()
    {
        // Those that the index of touches does not have yet are the last ones.
        Rows rows = m_connection.run(
            "SELECT i.interaction_id, i.at_ms, i.thread_id, i.message_id FROM interaction AS i "
            "WHERE i.company_key = ? AND i.interaction_id IN (SELECT interaction_id FROM touch "
            "WHERE company_key = ? AND fingerprint = ?) "
            "UNION SELECT i.interaction_id, i.at_ms, i.thread_id, i.message_id FROM interaction AS i "
            "WHERE i.company_key = ? AND i.interaction_id > COALESCE((SELECT last_interaction_id "
            "FROM touch_mark WHERE company_key = ?), 0) "
            "AND (i.user_fingerprint = ? OR i.user_faq_fingerprint = ?)",
            m_company, m_company, m_fingerprint, m_company, m_company, m_fingerprint, m_fingerprint);
        while (rows.next()) {
            m_rows.push_back({HeldKind::Interaction, rows.integer(1), rows.integer(0), {}, {}});
            m_rows.push_back({HeldKind::Message, rows.integer(1), rows.integer(3), rows.text(2), {}});
        }
    }
    void findTickets()
    {
        add(HeldKind::Ticket,
            m_connection.run("SELECT ticket_id, opened_ms, '' FROM ticket WHERE company_key = ? AND "
                             "user_fingerprint = ? UNION SELECT ticket_id, opened_ms, '' FROM ticket "
                             "WHERE company_key = ? AND user_faq_fingerprint = ?",
                m_company, m_fingerprint, m_company, m_fingerprint));
    }

    Connection &m_connection;
    QString m_company;
    QString m_fingerprint;
    qint64 m_afterEventId;
    QSet<QString> m_owners;
    QSet<qint64> m_events;
    std::vector<HeldRow> m_rows;
};

json::Value decimal(qint64 micros) { return QString::fromLatin1(Decimal::fromMicros(micros).toText()); }

json::Value optional(const std::optional<QString> &text) { return text ? json::Value(*text) : json::Value(); }

std::optional<api::VisitorRecord> loadMessage(
    Connection &connection, const QString &companyKey, const HeldRow &row)
{
    json::Array sources;
    {
        Rows rows = connection.run("SELECT title, path, quote FROM message_source WHERE company_key = ? AND "
                                   "thread_id = ? AND message_id = ? ORDER BY ordinal",
            companyKey, row.key, row.id);
        while (rows.next()) {
            sources.emplace_back(json::Object{
                {u"title"_s, rows.text(0)}, {u"path"_s, rows.text(1)}, {u"quote"_s, rows.text(2)}});
        }
    }
    Rows rows = connection.run("SELECT query_text, result_text, locale, channel, page_url, metadata "
                               "FROM message WHERE company_key = ? AND thread_id = ? AND message_id = ?",
        companyKey, row.key, row.id);
    if (!rows.next())
        return std::nullopt;
    return api::VisitorRecord{u"message"_s, {row.atMs}, rows.text(0), u"threads/"_s + row.key,
        json::Object{{u"thread_id"_s, row.key}, {u"message_id"_s, row.id}, {u"query_text"_s, rows.text(0)},
            {u"result_text"_s, rows.text(1)}, {u"locale"_s, rows.text(2)}, {u"channel"_s, rows.text(3)},
            {u"page_url"_s, optional(rows.optionalText(4))},
            {u"user_metadata"_s, optional(rows.optionalText(5))}, {u"sources"_s, std::move(sources)}}};
}

std::optional<api::VisitorRecord> loadInteraction(
    Connection &connection, const QString &companyKey, const HeldRow &row)
{
    Rows rows = connection.run(
        "SELECT user_fingerprint, user_faq_fingerprint, channel, thread_id, message_id, is_helpful, "
        "helpful_reason, locale, page_url, about, is_test FROM interaction "
        "WHERE company_key = ? AND interaction_id = ?",
        companyKey, row.id);
    if (!rows.next())
        return std::nullopt;
    return api::VisitorRecord{u"interaction"_s, {row.atMs}, rows.text(2) + u": "_s + rows.text(6),
        u"threads/"_s + rows.text(3),
        json::Object{{u"interaction_id"_s, row.id}, {u"user_fingerprint"_s, rows.text(0)},
            {u"user_faq_fingerprint"_s, rows.text(1)}, {u"channel"_s, rows.text(2)},
            {u"thread_id"_s, rows.text(3)}, {u"message_id"_s, rows.integer(4)}, {u"helpful"_s, rows.flag(5)},
            {u"helpful_reason"_s, rows.text(6)}, {u"locale"_s, rows.text(7)}, {u"page_url"_s, rows.text(8)},
            {u"about"_s, rows.text(9)}, {u"test"_s, rows.flag(10)}}};
}

std::optional<api::VisitorRecord> loadTicketRecord(
    Connection &connection, const QString &companyKey, const QString &fingerprint, const HeldRow &row)
{
    Rows rows = connection.run(
        "SELECT user_fingerprint, user_faq_fingerprint, channel, interactions, orders, last_ms, is_helpful "
        "FROM ticket WHERE company_key = ? AND ticket_id = ?",
        companyKey, row.id);
    if (!rows.next())
        return std::nullopt;
    return api::VisitorRecord{u"ticket"_s, {row.atMs}, u"Ticket %1"_s.arg(row.id),
        u"tickets?fingerprint="_s + fingerprint,
        json::Object{{u"ticket_id"_s, row.id}, {u"user_fingerprint"_s, rows.text(0)},
            {u"user_faq_fingerprint"_s, rows.text(1)}, {u"channel"_s, rows.text(2)},
            {u"interactions"_s, rows.integer(3)}, {u"orders"_s, rows.integer(4)},
            {u"last_at"_s, rfc3339(rows.integer(5))}, {u"helpful"_s, rows.flag(6)}}};
}

std::optional<api::VisitorRecord> loadItem(
    Connection &connection, const QString &companyKey, const HeldRow &row)
{
    Rows rows = connection.run("SELECT state, quantity_micros, counted FROM cart_item WHERE company_key = ? "
                               "AND user_fingerprint = ? AND product_id = ?",
        companyKey, row.owner, row.key);
    if (!rows.next())
        return std::nullopt;
    const QString name = row.key.isEmpty() ? u"The cart as a whole"_s : row.key;
    return api::VisitorRecord{u"cart_item"_s, {row.atMs}, name, std::nullopt,
        json::Object{{u"product_id"_s, row.key}, {u"state"_s, rows.text(0)},
            {u"quantity"_s, decimal(rows.integer(1))}, {u"counted"_s, rows.text(2)}}};
}

std::optional<api::VisitorRecord> loadCartEvent(
    Connection &connection, const QString &companyKey, const HeldRow &row)
{
    Rows rows = connection.run(
        "SELECT user_fingerprint, user_faq_fingerprint, type, product_id, product_name, value_micros, "
        "currency, quantity_micros, COALESCE(source, ''), ticket_id FROM cart_event "
        "WHERE company_key = ? AND event_id = ?",
        companyKey, row.id);
    if (!rows.next())
        return std::nullopt;
    return api::VisitorRecord{u"cart_event"_s, {row.atMs}, rows.text(2) + u' ' + rows.text(4),
        u"events?fingerprint="_s + row.owner, // the list looks for that of the chat
        json::Object{{u"event_id"_s, row.id}, {u"user_fingerprint"_s, rows.text(0)},
            {u"user_faq_fingerprint"_s, rows.text(1)}, {u"type"_s, rows.text(2)},
            {u"product_id"_s, rows.text(3)}, {u"product_name"_s, rows.text(4)},
            {u"value"_s, decimal(rows.integer(5))}, {u"currency"_s, rows.text(6)},
            {u"quantity"_s, decimal(rows.integer(7))}, {u"source"_s, rows.text(8)},
            {u"ticket_id"_s, rows.integer(9)}}};
}

std::optional<api::VisitorRecord> loadOrderRecord(
    Connection &connection, const QString &companyKey, const HeldRow &row)
{
    json::Array lines;
    {
        Rows rows
            = connection.run("SELECT product_id, product_name, quantity_micros, value_micros, currency "
                             "FROM checkout_line WHERE company_key = ? AND event_id = ? ORDER BY ordinal",
                companyKey, row.id);
        while (rows.next()) {
            lines.emplace_back(json::Object{{u"product_id"_s, rows.text(0)},
                {u"product_name"_s, rows.text(1)}, {u"quantity"_s, decimal(rows.integer(2))},
                {u"value"_s, decimal(rows.integer(3))}, {u"currency"_s, rows.text(4)}});
        }
    }
    Rows rows = connection.run(
        "SELECT user_fingerprint, user_faq_fingerprint, COALESCE(order_id, ''), value_micros, currency, "
        "channel, ticket_id, source, locale, page_url FROM checkout WHERE company_key = ? AND event_id = ?",
        companyKey, row.id);
    if (!rows.next())
        return std::nullopt;
    return api::VisitorRecord{u"order"_s, {row.atMs}, u"Order %1"_s.arg(rows.text(2)),
        u"orders/%1"_s.arg(row.id),
        json::Object{{u"event_id"_s, row.id}, {u"user_fingerprint"_s, rows.text(0)},
            {u"user_faq_fingerprint"_s, rows.text(1)}, {u"order_id"_s, rows.text(2)},
            {u"value"_s, decimal(rows.integer(3))}, {u"currency"_s, rows.text(4)},
            {u"channel"_s, rows.text(5)}, {u"ticket_id"_s, rows.integer(6)}, {u"source"_s, rows.text(7)},
            {u"locale"_s, rows.text(8)}, {u"page_url"_s, rows.text(9)}, {u"line_items"_s, std::move(lines)}}};
}

std::optional<api::VisitorRecord> loadRefused(
    Connection &connection, const QString &companyKey, const HeldRow &row)
{
    Rows rows = connection.run("SELECT event_type, code, message, user_fingerprint, user_faq_fingerprint, "
                               "subject FROM refused_event WHERE company_key = ? AND refusal_id = ?",
        companyKey, row.id);
    if (!rows.next())
        return std::nullopt;
    return api::VisitorRecord{u"refused_event"_s, {row.atMs}, rows.text(0) + u": "_s + rows.text(1),
        u"refused-events/%1"_s.arg(row.id),
        json::Object{{u"refusal_id"_s, row.id}, {u"event_type"_s, rows.text(0)}, {u"code"_s, rows.text(1)},
            {u"message"_s, rows.text(2)}, {u"user_fingerprint"_s, rows.text(3)},
            {u"user_faq_fingerprint"_s, rows.text(4)}, {u"subject"_s, rows.text(5)}}};
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
    std::optional<api::VisitorRecord> record;
    switch (row.kind) {
    case HeldKind::Message:
        record = loadMessage(connection, companyKey, row);
        break;
    case HeldKind::Interaction:
        record = loadInteraction(connection, companyKey, row);
        break;
    case HeldKind::Ticket:
        record = loadTicketRecord(connection, companyKey, fingerprint, row);
        break;
    case HeldKind::CartItem:
        record = loadItem(connection, companyKey, row);
        break;
    case HeldKind::CartEvent:
        record = loadCartEvent(connection, companyKey, row);
        break;
    case HeldKind::Order:
        record = loadOrderRecord(connection, companyKey, row);
        break;
    case HeldKind::RefusedEvent:
        record = loadRefused(connection, companyKey, row);
        break;
    }
    if (record && record->path)
        record->path = u"/admin/v1/companies/"_s + companyKey + u'/' + *record->path;
    return record;
}

qint64 lastEventId(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run("SELECT MAX(event_id) FROM cart_event WHERE company_key = ?", companyKey);
    return rows.next() ? rows.integer(0) : 0;
}

} // namespace answerdesk::commerce
