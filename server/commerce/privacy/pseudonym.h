// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include <QtCore/QString>

namespace answerdesk::commerce {

/// Other UUIDs for the fingerprints of rows that lose the person: the same for the same one, so that carts
/// stay one cart and figures stay what they are. They come of a salt that is kept nowhere afterwards, so they
/// do not lead back to a person. The nil UUID and an empty text stay.
class Pseudonyms
{
public:
    Pseudonyms(); ///< with a salt of its own
    explicit Pseudonyms(const QString &salt)
        : m_salt(salt)
    {
    }
    QString of(const QString &fingerprint) const;
    static QString newSalt();

private:
    QString m_salt;
};

// Rows with other fingerprints. Parts of a write job; all throw SqlFailure. The writer's memories of visitors
// are to be dropped afterwards.

void replaceInInteraction(storage::Connection &connection, const QString &companyKey, qint64 interactionId,
    const Pseudonyms &pseudonyms);
void replaceInTicket(storage::Connection &connection, const QString &companyKey, qint64 ticketId,
    const Pseudonyms &pseudonyms);
void replaceInCartEvent(
    storage::Connection &connection, const QString &companyKey, qint64 eventId, const Pseudonyms &pseudonyms);
void replaceInOrder(
    storage::Connection &connection, const QString &companyKey, qint64 eventId, const Pseudonyms &pseudonyms);

} // namespace answerdesk::commerce
