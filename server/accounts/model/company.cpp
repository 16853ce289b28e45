// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/company.h"
#include "server/accounts/model/company_limits.h"
#include <QtCore/QDateTime>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

template <typename Answer, typename T>
Answer answerOf(const T &stored)
{
    if constexpr (std::is_same_v<Answer, T>)
        return stored;
    else if constexpr (std::is_same_v<T, QTimeZone>)
        return QString::fromLatin1(stored.id());
    else
        return Answer(stored.begin(), stored.end());
}

} // namespace

QStringList defaultLocales() { return QString(QLatin1String("en de fr es it nl pt pl")).split(u' '); }

Company::Company()
{
    locales = defaultLocales();
    timeZone = QTimeZone("UTC");
    currency = u"EUR"_s;
    attributionWindowHours = 24;
    answerThresholdPercent = 100;
    modelName = u"default"_s;
    grantedApiAccess = true;
    grantedMessagesPerMinute = 600;
    grantedFaqsPerMinute = 500;
    grantedHostKinds = api::allHostKinds();
    settle();
}

void Company::settle()
{
    apiAccess = narrower(grantedApiAccess, chosen.apiAccess);
    for (const CompanyLimit &limit : kCompanyLimits)
        this->*limit.inEffect = narrower(this->*limit.granted, chosen.*limit.chosen);
    allowedHosts.clear();
    for (const QString &entry : chosen.hosts) {
        if (!api::missingHostKind(entry, grantedHostKinds))
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
    out.isDemo = isDemo;
    api::forEachSetting(out, *this, [](const auto &, auto &answered, const auto &stored) {
        answered = answerOf<std::remove_cvref_t<decltype(answered)>>(stored);
    });
    out.allowedHosts = {chosen.hosts.begin(), chosen.hosts.end()};
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
