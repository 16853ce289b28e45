// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/overview.h"

namespace answerdesk::faqs {

/// Pages that wait for somebody are counted up to this number.
inline constexpr int kMostWaitingPages = 1000;

/// A company's pages by state, those in the queue, and those that wait for somebody.
api::OverviewFaqs countPages(
    storage::Connection &connection, const QString &companyKey, bool requiresApproval);

} // namespace answerdesk::faqs
