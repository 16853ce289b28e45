// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/overview.h"

namespace answerdesk::knowledge {

/// A company's documents and sources, and the sources that are the least fresh. Passages are not counted: the
/// index knows them.
api::OverviewKnowledge countKnowledge(
    storage::Connection &connection, const QString &companyKey, qint64 nowMs);

} // namespace answerdesk::knowledge
