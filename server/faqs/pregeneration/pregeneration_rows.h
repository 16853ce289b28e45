// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/pregeneration/pregeneration_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::faqs {

/// What the two halves of the store share. In a write job.
inline constexpr qsizetype kAddressesOfPart = 500;

/// Path: from a row to this member; none: the row is the reference.
template <auto... Path>
using RefColumns = storage::Columns<storage::Column<"company_key", Path..., &PregenerationRef::companyKey>,
    storage::Column<"pregeneration_id", Path..., &PregenerationRef::id>>;

/// Texts without spaces, with one between them; at least one.
template <typename List>
struct SpacedCodec {
    using Stored = QString;
    static QString write(const List &list) { return QStringList(list.begin(), list.end()).join(u' '); }
    static List read(const QString &text)
    {
        const QStringList list = text.split(u' ');
        return List(list.begin(), list.end());
    }
};

qint64 nextPregenerationRevision(storage::Connection &connection, const QString &companyKey);
/// Appends to the report, as long as it has room; the line's number is given here.
void addPregenerationLine(
    storage::Connection &connection, const PregenerationRef &ref, const api::PregenerationLine &line);

} // namespace answerdesk::faqs
