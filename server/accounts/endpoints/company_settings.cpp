// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/accounts/model/company_limits.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

void put(QString &currency, const schema::CurrencyCode &sent, schema::Faults &) { currency = sent.code; }

void put(QStringList &locales, const std::vector<schema::LocaleTag> &sent, schema::Faults &)
{
    locales.clear();
    for (const schema::LocaleTag &locale : sent) {
        if (!locales.contains(locale.tag))
            locales << locale.tag;
    }
}

void put(QTimeZone &zone, const QString &sent, schema::Faults &faults)
{
    const QByteArray id = sent.toLatin1();
    if (QTimeZone::isTimeZoneIdAvailable(id))
        zone = QTimeZone(id);
    else
        faults.invalid(u"time_zone"_s, u"must be an IANA time zone such as Europe/Berlin"_s);
}

template <typename T>
void put(T &setting, const T &sent, schema::Faults &)
{
    setting = sent;
}

QString whyNotGranted(bool)
{
    return u"cannot be on: the operator of this server has not granted API access"_s;
}

QString whyNotGranted(int granted)
{
    return u"must be from 1 to %1, which is what the operator of this server grants"_s.arg(granted);
}

QString whyNotGranted(api::HostKind kind)
{
    switch (kind) {
    case api::HostKind::Wildcard:
        return u"cannot be a wildcard: the operator of this server has not granted wildcards"_s;
    case api::HostKind::Port:
        return u"cannot name a port: the operator of this server has not granted ports"_s;
    case api::HostKind::Host:
        break;
    }
    return u"cannot be a single host: the operator of this server has not granted single hosts"_s;
}

QString whyAboveGrant(bool, const QString &grantName) { return u"cannot be on without %1"_s.arg(grantName); }
QString whyAboveGrant(int, const QString &grantName) { return u"must not be above %1"_s.arg(grantName); }

/// Puts one sent value and its grant over the company's.
///
/// When an operator sends the value alone, it becomes the grant too and ends the company's own choice; when
/// an operator sends both, each is set as sent. A company's administrator stays within the grant.
template <typename T>
struct GrantedSetting {
    QString name;
    QString grantName;
    const std::optional<T> &sent;
    const std::optional<T> &sentGrant;

    void apply(Author author, T &granted, std::optional<T> &chosen, SettingsFaults &faults) const
    {
        const T inEffect = narrower(granted, chosen);
        const bool isGrantSent = sentGrant && *sentGrant != granted;
        if (author == Author::CompanyAdmin) {
            if (isGrantSent)
                faults.notGranted.invalid(grantName, u"can be changed by an operator of this server only"_s);
            if (!sent || *sent == inEffect)
                return;
            if (isWithin(*sent, granted))
                choose(*sent, granted, chosen);
            else
                faults.notGranted.invalid(name, whyNotGranted(granted));
            return;
        }
        const bool isSent = sent && (isGrantSent || *sent != inEffect);
        if (isGrantSent || (isSent && !sentGrant))
            granted = sentGrant.value_or(sent.value_or(granted));
        if (!isSent)
            return;
        if (isWithin(*sent, granted))
            choose(*sent, granted, chosen);
        else
            faults.fields.invalid(name, whyAboveGrant(granted, grantName));
    }

private:
    static void choose(T value, T granted, std::optional<T> &chosen)
    {
        chosen = value == granted ? std::nullopt : std::optional(value);
    }
};

void applyHosts(Company &company, const std::vector<QString> &sent, const HostFault &hostFault, Author author,
    SettingsFaults &faults)
{
    QStringList hosts;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        const QString entry = sent[i].trimmed().toLower();
        const QString path = u"allowed_hosts[%1]"_s.arg(i);
        // An entry that is listed already may stay: it has no effect while it is not permitted.
        if (!company.chosen.hosts.contains(entry)) {
            const QString fault = hostFault(entry);
            const auto missing = api::missingHostKind(entry, company.grantedHostKinds);
            if (!fault.isEmpty())
                faults.fields.invalid(path, fault);
            else if (missing && author == Author::Operator)
                faults.fields.invalid(path,
                    u"must be of a kind in granted_host_kinds; %1 is missing there"_s.arg(
                        schema::enumName(*missing)));
            else if (missing)
                faults.notGranted.invalid(path, whyNotGranted(*missing));
        }
        if (!hosts.contains(entry))
            hosts << entry;
    }
    company.chosen.hosts = hosts;
}

void applyGrants(Company &company, const api::CompanyRequest &request, const HostFault &hostFault,
    Author author, SettingsFaults &faults)
{
    const GrantedSetting<bool> access{
        u"api_access"_s, u"granted_api_access"_s, request.apiAccess, request.grantedApiAccess};
    access.apply(author, company.grantedApiAccess, company.chosen.apiAccess, faults);
    for (const CompanyLimit &limit : kCompanyLimits) {
        const GrantedSetting<int> setting{QLatin1String(limit.name), QLatin1String(limit.grantName),
            request.*limit.sent, request.*limit.sentGrant};
        setting.apply(author, company.*limit.granted, company.chosen.*limit.chosen, faults);
    }
    if (request.grantedHostKinds) {
        QList<api::HostKind> kinds;
        for (const api::HostKind kind : api::allHostKinds()) {
            if (std::find(request.grantedHostKinds->begin(), request.grantedHostKinds->end(), kind)
                != request.grantedHostKinds->end())
                kinds << kind;
        }
        if (author == Author::Operator)
            company.grantedHostKinds = kinds;
        else if (kinds != company.grantedHostKinds)
            faults.notGranted.invalid(
                u"granted_host_kinds"_s, u"can be changed by an operator of this server only"_s);
    }
    if (request.allowedHosts)
        applyHosts(company, *request.allowedHosts, hostFault, author, faults);
    company.settle();
}

} // namespace

Author authorOf(const http::Request &request)
{
    return request.principal.role == roleName(Role::Operator) ? Author::Operator : Author::CompanyAdmin;
}

Error SettingsFaults::toError() const
{
    if (!fields.isEmpty())
        return fields.toError();
    Error error = notGranted.toError();
    QStringList names;
    for (const auto &[path, reason] : error.invalidFields)
        names << path;
    error.code = ErrorCode::Forbidden;
    error.publicText
        = u"Only an operator of this server can set this: %1."_s.arg(names.mid(0, 5).join(u", "_s));
    return error;
}

Company applySettings(Company company, const api::CompanyRequest &request, const HostFault &hostFault,
    Author author, SettingsFaults &faults)
{
    applyGrants(company, request, hostFault, author, faults);
    if (request.name)
        company.name = *request.name;
    api::forEachSetting(company, request, [&](const auto &field, auto &setting, const auto &sent) {
        if constexpr (std::remove_cvref_t<decltype(field)>::kOwner == api::SettingOwner::Company) {
            if (sent)
                put(setting, *sent, faults.fields);
        }
    });
    return company;
}

} // namespace answerdesk::accounts
