// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/paging.h"
#include "server/storage/connection/connection.h"
#include "shared/api/audit.h"

namespace answerdesk::accounts {

/// Who changed what. before and after are JSON objects as text; null for none. They hold what answers of the
/// API hold, so no hash, token or secret of a key.
struct AuditRow {
    qint64 id = 0; ///< counts per company; set by insertAudit(), like atMs
    QString companyKey; ///< empty: of the whole server
    qint64 atMs = 0;
    QString actor;
    QString action;
    QString target;
    std::optional<QString> targetName;
    QString address;
    std::optional<QString> before;
    std::optional<QString> after;
};

/// Part of the write job of the change. The log only grows: the database refuses to change or delete a row.
void insertAudit(storage::Connection &connection, AuditRow row, qint64 nowMs);

/// Which entries a list shows; what is absent does not matter.
struct AuditFilter {
    std::optional<QString> companyKey;
    std::optional<QString> actor; ///< in any case of ASCII letters
    std::optional<QString> action; ///< how the action begins
    std::optional<QString> target;
    std::optional<qint64> fromMs; ///< inclusive
    std::optional<qint64> toMs; ///< exclusive
    std::optional<QString> text; ///< in actor, action, target or its name
    /// Actors, in lower case, whom the reader is not to know: they read as api::kOperatorActor, without an
    /// address, and are found by that word alone.
    QStringList hiddenActors = {};
};

/// Newest first, behind a position: of one company by the number of the entry, of all by the moment. May
/// give fewer than limit when they are more than a page can hold.
std::vector<http::ListEntry<api::AuditEntry>> loadAudit(storage::Connection &connection,
    const AuditFilter &filter, const http::ListPosition &position, int limit);

} // namespace answerdesk::accounts
