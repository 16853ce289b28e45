// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/pseudonym.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"
#include "shared/core/text.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

namespace {

/// Both fingerprints of a row; empty when there is no such row.
QStringList fingerprintsAt(Rows rows)
{
    return rows.next() ? QStringList{rows.text(0), rows.text(1)} : QStringList();
}

} // namespace

Pseudonyms::Pseudonyms()
    : m_salt(newSalt())
{
}

QString Pseudonyms::newSalt() { return QString::fromLatin1(randomBase62(43)); }

QString Pseudonyms::of(const QString &fingerprint) const
{
    if (fingerprint.isEmpty() || isNilUuid(fingerprint))
        return fingerprint;
    const QByteArray digest = sha256((m_salt + u' ' + fingerprint).toUtf8());
    return QUuid::fromRfc4122(digest.left(16)).toString(QUuid::WithoutBraces);
}

void replaceInInteraction(
    Connection &connection, const QString &companyKey, qint64 interactionId, const Pseudonyms &pseudonyms)
{
    const QStringList prints
        = fingerprintsAt(connection.run("SELECT user_fingerprint, user_faq_fingerprint FROM interaction "
                                        "WHERE company_key = ? AND interaction_id = ?",
            companyKey, interactionId));
    if (prints.isEmpty())
        return;
    connection.run("UPDATE interaction SET user_fingerprint = ?, user_faq_fingerprint = ? "
                   "WHERE company_key = ? AND interaction_id = ?",
        pseudonyms.of(prints[0]), pseudonyms.of(prints[1]), companyKey, interactionId);
    for (const QString &print : prints) {
        connection.run("UPDATE touch SET fingerprint = ? WHERE company_key = ? AND fingerprint = ? "
                       "AND interaction_id = ?",
            pseudonyms.of(print), companyKey, print, interactionId);
    }
}

void replaceInTicket(
    Connection &connection, const QString &companyKey, qint64 ticketId, const Pseudonyms &pseudonyms)
{
    const QStringList prints
        = fingerprintsAt(connection.run("SELECT user_fingerprint, user_faq_fingerprint FROM ticket "
                                        "WHERE company_key = ? AND ticket_id = ?",
            companyKey, ticketId));
    if (prints.isEmpty())
        return;
    connection.run("UPDATE ticket SET user_fingerprint = ?, user_faq_fingerprint = ? "
                   "WHERE company_key = ? AND ticket_id = ?",
        pseudonyms.of(prints[0]), pseudonyms.of(prints[1]), companyKey, ticketId);
}

void replaceInCartEvent(
    Connection &connection, const QString &companyKey, qint64 eventId, const Pseudonyms &pseudonyms)
{
    const QStringList prints
        = fingerprintsAt(connection.run("SELECT user_fingerprint, user_faq_fingerprint FROM cart_event "
                                        "WHERE company_key = ? AND event_id = ?",
            companyKey, eventId));
    if (prints.isEmpty())
        return;
    connection.run("UPDATE cart_event SET user_fingerprint = ?, user_faq_fingerprint = ? "
                   "WHERE company_key = ? AND event_id = ?",
        pseudonyms.of(prints[0]), pseudonyms.of(prints[1]), companyKey, eventId);
}

void replaceInOrder(
    Connection &connection, const QString &companyKey, qint64 eventId, const Pseudonyms &pseudonyms)
{
    const QStringList prints
        = fingerprintsAt(connection.run("SELECT user_fingerprint, user_faq_fingerprint FROM checkout "
                                        "WHERE company_key = ? AND event_id = ?",
            companyKey, eventId));
    if (prints.isEmpty())
        return;
    connection.run("UPDATE checkout SET user_fingerprint = ?, user_faq_fingerprint = ? "
                   "WHERE company_key = ? AND event_id = ?",
        pseudonyms.of(prints[0]), pseudonyms.of(prints[1]), companyKey, eventId);
}

} // namespace answerdesk::commerce
