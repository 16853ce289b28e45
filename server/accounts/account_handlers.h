// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/accounts_store.h"
#include "server/accounts/gatekeeper.h"
#include "server/storage/database.h"
#include <QtCore/QThreadPool>

namespace answerdesk::accounts {

/// Says what is wrong with an entry of allowed_hosts, or nothing. The room that fetches pages knows.
using HostFault = std::function<QString(const QString &entry)>;

/// What the account endpoints need; everything outlives the dispatcher.
struct AccountServices {
    storage::Database &database;
    CompanyDirectory &companies;
    KeyRing &keys;
    Sessions &sessions;
    const Clock &clock;
    QThreadPool &passwordPool; ///< hashing is slow on purpose and must not hold up a worker
    std::function<void(const QString &companyKey)> companyChanged; ///< after a setting was committed
    HostFault hostFault;
};

/// Sessions, administrators, companies, API keys, audit log.
void registerAccountHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerKeyHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);

/// The row of a change that the signed-in administrator of a request made.
AuditRow auditOf(const http::Request &request, QString action, QString target, std::optional<QString> before,
    std::optional<QString> after);

/// A new company from the sent settings over the defaults; a changed one over what it was.
Result<Company> applySettings(
    Company company, const api::CompanyRequest &request, const HostFault &hostFault);

} // namespace answerdesk::accounts
