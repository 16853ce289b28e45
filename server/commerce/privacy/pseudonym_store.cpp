// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/fingerprint_columns.h"
#include "server/commerce/privacy/pseudonym.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"
#include "shared/core/text.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Key;
using storage::Literal;

namespace {

struct NumberedRow {
    QString companyKey;
    qint64 id = 0;
    Fingerprints fingerprints;
};

template <Literal Name, Literal Id>
void replaceIn(Connection &connection, const QString &companyKey, qint64 id, const Pseudonyms &pseudonyms)
{
    using Table = storage::Table<NumberedRow, Name, Key<"company_key", &NumberedRow::companyKey>,
        Key<Id, &NumberedRow::id>, FingerprintColumns<&NumberedRow::fingerprints>>;
    auto row = Table::template selectOne<Literal("SELECT {columns} FROM ") + Name
        + " WHERE company_key = ? AND " + Id + " = ?">(connection, companyKey, id);
    if (!row)
        return;
    row->fingerprints = {pseudonyms.of(row->fingerprints.user), pseudonyms.of(row->fingerprints.userFaq)};
    Table::update(connection, *row);
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
    replaceIn<"interaction", "interaction_id">(connection, companyKey, interactionId, pseudonyms);
}

void replaceInTicket(
    Connection &connection, const QString &companyKey, qint64 ticketId, const Pseudonyms &pseudonyms)
{
    replaceIn<"ticket", "ticket_id">(connection, companyKey, ticketId, pseudonyms);
}

void replaceInCartEvent(
    Connection &connection, const QString &companyKey, qint64 eventId, const Pseudonyms &pseudonyms)
{
    replaceIn<"cart_event", "event_id">(connection, companyKey, eventId, pseudonyms);
}

void replaceInOrder(
    Connection &connection, const QString &companyKey, qint64 eventId, const Pseudonyms &pseudonyms)
{
    replaceIn<"checkout", "event_id">(connection, companyKey, eventId, pseudonyms);
}

} // namespace answerdesk::commerce
