// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/company.h"
#include "server/accounts/company_limits.h"
#include <QtCore/QDateTime>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

QStringList defaultLocales() { return QString(QLatin1String("en de fr es it nl pt pl")).split(u' '); }

void Company::settle()
{
    apiAccess = narrower(granted.apiAccess, chosen.apiAccess);
    for (const CompanyLimit &limit : kCompanyLimits)
        this->*limit.inEffect = narrower(granted.*limit.granted, chosen.*limit.chosen);
    allowedHosts.clear();
    for (const QString &entry : chosen.hosts) {
        if (!api::missingHostKind(entry, granted.hostKinds))
            allowedHosts << entry;
    }
}

QString Company::dayOf(qint64 epochMs) const
{
    // Every event asks, and nearly always for today.
    struct Day {
        qint64 fromMs = 0;
        qint64 untilMs = 0;
        QString text;
    };
    thread_local QHash<QByteArray, Day> lastDays;
    Day &day = lastDays[timeZone.id()];
    if (epochMs < day.fromMs || epochMs >= day.untilMs) {
        const QDate date = QDateTime::fromMSecsSinceEpoch(epochMs, timeZone).date();
        day = {date.startOfDay(timeZone).toMSecsSinceEpoch(),
            date.addDays(1).startOfDay(timeZone).toMSecsSinceEpoch(), date.toString(Qt::ISODate)};
    }
    return day.text;
}

api::Company Company::toApi() const
{
    api::Company out;
    out.companyKey = key;
    out.name = name;
    out.region = region;
    out.apiAccess = apiAccess;
    out.faqsEnabled = faqsEnabled;
    out.faqsRequireApproval = faqsRequireApproval;
    out.allowedHosts = {chosen.hosts.begin(), chosen.hosts.end()};
    out.locales = {locales.begin(), locales.end()};
    out.timeZone = QString::fromLatin1(timeZone.id());
    out.currency = currency;
    out.attributionWindowHours = attributionWindowHours;
    out.requireHelpful = requireHelpful;
    out.strictDecrease = strictDecrease;
    out.messagesPerMinute = messagesPerMinute;
    out.faqsPerMinute = faqsPerMinute;
    out.eventsPerMinute = eventsPerMinute;
    out.conversationRetentionDays = conversationRetentionDays;
    out.visitorRetentionDays = visitorRetentionDays;
    out.modelEnabled = modelEnabled;
    out.modelName = modelName;
    out.modelTimeoutMs = modelTimeoutMs;
    out.modelTokens = modelTokens;
    out.grantedApiAccess = granted.apiAccess;
    out.grantedMessagesPerMinute = granted.messagesPerMinute;
    out.grantedFaqsPerMinute = granted.faqsPerMinute;
    out.grantedEventsPerMinute = granted.eventsPerMinute;
    out.grantedHostKinds = {granted.hostKinds.begin(), granted.hostKinds.end()};
    for (const QString &entry : chosen.hosts) {
        if (!allowedHosts.contains(entry))
            out.inactiveHosts.push_back(entry);
    }
    if (analyticsSecrets.isSet())
        out.analyticsSecretSince = schema::Timestamp{analyticsSecrets.secrets.front().createdMs};
    if (const auto until = analyticsSecrets.overlapUntilMs())
        out.analyticsSecretOverlapUntil = schema::Timestamp{*until};
    out.createdAt.ms = createdMs;
    out.updatedAt.ms = updatedMs;
    return out;
}

Error noSuchCompany(const QString &key)
{
    return Error::make(ErrorCode::NotFound, u"There is no company “%1”."_s.arg(key));
}

CompanyPtr CompanyDirectory::find(const QString &key) const
{
    const std::scoped_lock lock(m_mutex);
    return m_companies.value(key);
}

CompanyPtr CompanyDirectory::findServed(const QString &key) const
{
    const CompanyPtr company = find(key);
    return company && company->region == m_region ? company : nullptr;
}

CompanyPtr CompanyDirectory::at(const QString &key) const
{
    const std::scoped_lock lock(m_mutex);
    return m_companies.value(key, m_deleted.value(key));
}

Result<void> CompanyDirectory::check(const QString &key) const
{
    return find(key) ? Result<void>() : fail(noSuchCompany(key));
}

void CompanyDirectory::remove(const QString &key)
{
    const std::scoped_lock lock(m_mutex);
    if (CompanyPtr company = m_companies.take(key))
        m_deleted.insert(key, std::move(company));
}

void CompanyDirectory::put(Company company)
{
    auto entry = std::make_shared<const Company>(std::move(company));
    const std::scoped_lock lock(m_mutex);
    m_deleted.remove(entry->key);
    m_companies.insert(entry->key, std::move(entry));
}

QList<CompanyPtr> CompanyDirectory::all() const
{
    QList<CompanyPtr> companies;
    {
        const std::scoped_lock lock(m_mutex);
        companies = m_companies.values();
    }
    std::sort(companies.begin(), companies.end(),
        [](const CompanyPtr &a, const CompanyPtr &b) { return a->key < b->key; });
    return companies;
}

} // namespace answerdesk::accounts
