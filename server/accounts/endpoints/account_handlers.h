// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/access/gatekeeper.h"
#include "server/accounts/access/sign_in_guard.h"
#include "server/accounts/model/passwords.h"
#include "server/accounts/stores/admin_store.h"
#include "server/accounts/stores/audit_store.h"
#include "server/accounts/stores/company_store.h"
#include "server/accounts/stores/key_store.h"
#include "server/storage/database/database.h"
#include "shared/schema/faults.h"

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
    PasswordWork &passwords; ///< hashing is slow on purpose and must not hold up a worker
    SignInGuard &signInGuard;
    std::function<void(const QString &companyKey)> companyChanged; ///< after a setting was committed
    std::function<void(const QString &companyKey)> companyDeleted; ///< after that was committed
    HostFault hostFault;
    /// Adds what is wrong with the model settings that are to be put over a company's; the room that asks
    /// models knows.
    std::function<void(const Company &before, const api::CompanyRequest &, schema::Faults &)> modelFaults;
};

/// Sessions, administrators, companies, API keys, audit log.
void registerAccountHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerCompanyHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerSessionHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerAdminHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerKeyHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerAnalyticsSecretHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);
void registerAuditHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services);

/// The row of a change that the signed-in administrator of a request made.
AuditRow auditOf(const http::Request &request, QString action, QString target,
    const std::optional<json::Object> &before, const std::optional<json::Object> &after);
/// The same with the members that differ between the two, as far as they tell more than when it was.
AuditRow changeOf(const http::Request &request, QString action, QString target, const json::Value &before,
    const json::Value &after);

/// An answer as the audit log keeps it and as two states of it are compared.
template <schema::Described T>
json::Object objectOf(const T &answer)
{
    return *json::parse(schema::toJson(answer))->asObject();
}

/// The session of a request that the gatekeeper has let in; INVALID_SESSION when it has ended since.
Result<Sessions::Session> sessionOf(const AccountServices &services, const http::Request &request);

/// Ends the sessions of an administrator but one, and answers the request.
void endSessionsOf(const std::shared_ptr<AccountServices> &services, const http::RequestPtr &request,
    const http::Reply &reply, const AdminPtr &admin, const QString &exceptSessionId = QString());

/// Part of a write job: the administrator with another password. Ends its sessions but one, and has an entry
/// in the audit log.
Admin replacePassword(storage::Connection &connection, const http::Request &request, Admin admin,
    const QString &hash, const QString &action, qint64 nowMs, const QString &exceptSessionId = QString());

/// The entity tag of something that counts its changes.
QByteArray tagOf(qint64 revision);
/// PRECONDITION_FAILED when the request asks for another state than the one with this tag.
Result<void> checkIfMatch(const http::Request &request, const QByteArray &tag);
/// Sends the object with its tag, or 304 when the caller has this very state.
void sendTagged(
    const http::Request &request, const http::Reply &reply, http::HttpResponse response, qint64 revision);

/// UNAVAILABLE: too many passwords wait to be hashed.
Error tooManyPasswords();

/// Who changes a company's settings. The operator sets what the company is granted, and its administrators
/// stay within that.
enum class Author : unsigned char { Operator, CompanyAdmin };
Author authorOf(const http::Request &request);

/// What is wrong with sent settings.
struct SettingsFaults {
    schema::Faults fields;
    schema::Faults notGranted; ///< beyond what the operator grants
    bool isEmpty() const { return fields.isEmpty() && notGranted.isEmpty(); }
    /// The error of the fields when there is one, else FORBIDDEN with every field that is not granted.
    Error toError() const;
};

/// Puts the sent settings over a company's. What is wrong goes to faults.
Company applySettings(Company company, const api::CompanyRequest &request, const HostFault &hostFault,
    Author author, SettingsFaults &faults);

/// Reads a body for a handler that has rules of its own, so that everything that is wrong is told at once:
/// faults of fields go to faults, and only a body that is no JSON object is an error.
template <schema::Described T>
Result<T> readBody(const http::Request &request, schema::Faults &faults)
{
    const auto value = json::parse(request.body);
    if (!value || !value->asObject())
        return schema::readJson<T>(request.body);
    T out{};
    schema::Codec<T>::readMembers(*value, out, {}, faults);
    return out;
}

} // namespace answerdesk::accounts
