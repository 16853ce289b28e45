// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/pregeneration/pregeneration_store.h"

namespace answerdesk::faqs {

/// What the two halves of the store share. In a write job.
inline constexpr qsizetype kAddressesOfPart = 500;

qint64 nextPregenerationRevision(storage::Connection &connection, const QString &companyKey);
/// Appends to the report, as long as it has room; the line's number is given here.
void addPregenerationLine(
    storage::Connection &connection, const PregenerationRef &ref, const api::PregenerationLine &line);

} // namespace answerdesk::faqs
