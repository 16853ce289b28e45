// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/conversation_store.h"
#include "server/commerce/privacy/pseudonym.h"
#include "server/commerce/privacy/visitor_store.h"

namespace answerdesk::commerce {

using storage::Connection;

namespace {

/// Takes the person from rows; counts what was done.
class Eraser
{
public:
    Eraser(Connection &connection, const QString &companyKey)
        : m_connection(connection)
        , m_company(companyKey)
    {
    }
    void erase(const std::vector<HeldRow> &rows)
    {
        for (const HeldRow &row : rows)
            erase(row);
    }
    api::VisitorErasure finish()
    {
        for (const QString &thread : std::as_const(m_threads))
            deleteConversation(m_connection, m_company, thread);
        m_erasure.threads = m_threads.size();
        return m_erasure;
    }

private:
    void erase(const HeldRow &row)
    {
        const std::pair<int, qint64> id(int(row.kind), row.id);
        const bool isNumbered = row.kind != HeldKind::Message && row.kind != HeldKind::CartItem;
        if (isNumbered && m_done.contains(id))
            return; // found before, and again
        m_done.insert(id);
        switch (row.kind) {
        case HeldKind::Message:
            m_threads.insert(row.key);
            break;
        case HeldKind::Interaction:
            replaceInInteraction(m_connection, m_company, row.id, m_pseudonyms);
            ++m_erasure.interactions;
            break;
        case HeldKind::Ticket:
            replaceInTicket(m_connection, m_company, row.id, m_pseudonyms);
            ++m_erasure.tickets;
            break;
        case HeldKind::CartItem:
            m_connection.run("DELETE FROM cart_item WHERE company_key = ? AND user_fingerprint = ? AND "
                             "product_id = ?",
                m_company, row.owner, row.key);
            break;
        case HeldKind::CartEvent:
            replaceInCartEvent(m_connection, m_company, row.id, m_pseudonyms);
            ++m_erasure.cartEvents;
            break;
        case HeldKind::Order:
            replaceInOrder(m_connection, m_company, row.id, m_pseudonyms);
            ++m_erasure.orders;
            break;
        case HeldKind::RefusedEvent:
            m_connection.run(
                "DELETE FROM refused_event WHERE company_key = ? AND refusal_id = ?", m_company, row.id);
            ++m_erasure.refusedEvents;
            break;
        }
    }

    Connection &m_connection;
    QString m_company;
    Pseudonyms m_pseudonyms;
    QSet<std::pair<int, qint64>> m_done;
    QSet<QString> m_threads;
    api::VisitorErasure m_erasure;
};

} // namespace

api::VisitorErasure eraseVisitor(Connection &connection, const QString &companyKey,
    const QString &fingerprint, const std::vector<HeldRow> &found, qint64 upToEventId)
{
    QSet<QString> owners;
    for (const HeldRow &row : found) {
        if (row.kind == HeldKind::CartEvent)
            owners.insert(row.owner);
    }
    std::vector<HeldRow> rows = findHeld(connection, companyKey, fingerprint, upToEventId, std::move(owners));
    std::copy_if(found.begin(), found.end(), std::back_inserter(rows),
        [](const HeldRow &row) { return row.kind == HeldKind::CartEvent; });
    Eraser eraser(connection, companyKey);
    eraser.erase(rows);
    api::VisitorErasure erasure = eraser.finish();
    erasure.fingerprint = fingerprint;
    return erasure;
}

} // namespace answerdesk::commerce
