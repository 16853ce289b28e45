// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/fault.h"
#include "shared/api/audit.h"
#include "shared/api/overview.h"
#include "shared/api/revenue.h"
#include "shared/api/status.h"
#include <QtCore/QDateTime>

namespace answerdesk::console {

/// What is known of a company at one moment; a part that was not read yet is absent. A value.
struct OverviewFacts {
    QString company; ///< its key; empty: there is none
    std::optional<api::CompanyOverview> overview;
    std::optional<api::ServerStatus> status;
    std::optional<api::Revenue> revenue; ///< of the last 30 days
    std::optional<std::vector<api::AuditEntry>> changes; ///< the latest ones, newest first
    bool areChangesRefused = false; ///< they are for administrators of the company
    QDateTime checkedAt; ///< when the overview came
    std::optional<Fault> fault; ///< why the last one did not come
    std::optional<Fault> notReady; ///< why the server takes no requests now, as /readyz says

    /// Nobody has asked anything yet: what is to be done first.
    bool isFirstRun() const { return company.isEmpty() || (overview && !overview->asked); }
};

} // namespace answerdesk::console
