// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/company.h"
#include <QtCore/QDateTime>

namespace answerdesk::accounts {

QStringList defaultLocales() { return QString(QLatin1String("en de fr es it nl pt pl")).split(u' '); }

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
    out.allowedHosts = {allowedHosts.begin(), allowedHosts.end()};
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
    out.createdAt.ms = createdMs;
    out.updatedAt.ms = updatedMs;
    return out;
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

void CompanyDirectory::put(Company company)
{
    auto entry = std::make_shared<const Company>(std::move(company));
    const std::scoped_lock lock(m_mutex);
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
