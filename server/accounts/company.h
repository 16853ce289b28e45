// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/analytics_secret.h"
#include "shared/api/host_kinds.h"
#include "shared/core/result.h"
#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <QtCore/QTimeZone>
#include <memory>
#include <mutex>

namespace answerdesk::accounts {

/// Every language that answers are worded in.
QStringList defaultLocales();

/// What the operator grants a company: the most that its administrators can set.
struct CompanyGrants {
    bool apiAccess = true;
    int messagesPerMinute = 600; ///< 0: no limit
    int faqsPerMinute = 500;
    int eventsPerMinute = 0;
    QList<api::HostKind> hostKinds = api::allHostKinds();
};

/// What the company's administrators have set below the grants; nothing follows the grant. A choice outlives
/// a lower grant, and counts again when the grant is raised.
struct CompanyChoices {
    std::optional<bool> apiAccess;
    std::optional<int> messagesPerMinute;
    std::optional<int> faqsPerMinute;
    std::optional<int> eventsPerMinute;
    QStringList hosts; ///< the whole list, entries of kinds that are not granted included
};

/// A company with all its settings. Immutable once it is in the directory.
struct Company {
    QString key; ///< public slug
    QString name;
    QString region; ///< us or eu
    CompanyGrants granted;
    CompanyChoices chosen;
    bool apiAccess = true; ///< in effect; like the limits and allowedHosts set by settle()
    bool faqsEnabled = false;
    bool faqsRequireApproval = false; ///< shoppers get approved FAQs only
    QStringList allowedHosts; ///< in effect
    QStringList locales = defaultLocales(); ///< that answers and FAQs are given in
    QTimeZone timeZone{QByteArrayLiteral("UTC")};
    QString currency = QStringLiteral("EUR");
    int attributionWindowHours = 24;
    bool requireHelpful = false;
    bool strictDecrease = false;
    int messagesPerMinute = 600; ///< 0: no limit
    int faqsPerMinute = 500;
    int eventsPerMinute = 0;
    int conversationRetentionDays = 0; ///< after its last message; 0: for ever
    int visitorRetentionDays = 0; ///< of fingerprints in events; 0: for ever
    bool modelEnabled = false; ///< whether a model of the server may word answers
    QString modelName = QStringLiteral("default"); ///< of the operator's list, or "default"
    int modelTimeoutMs = 0; ///< 0: what the server allows
    int modelTokens = 0; ///< of a request with its answer; 0: what the server allows
    AnalyticsSecrets analyticsSecrets; ///< that the analytics endpoints require
    qint64 createdMs = 0;
    qint64 updatedMs = 0;
    qint64 revision = 1; ///< rises with each change; makes the ETag

    /// Sets what is in effect: the narrower of grant and choice.
    void settle();
    /// What is meant where nobody names a locale.
    QString firstLocale() const { return locales.value(0, QStringLiteral("en")); }
    qint64 attributionWindowMs() const { return qint64(attributionWindowHours) * 3'600'000; }
    /// The day, YYYY-MM-DD, of a moment in the company's time zone.
    QString dayOf(qint64 epochMs) const;
    api::Company toApi() const;
};

/// NOT_FOUND.
Error noSuchCompany(const QString &key);

using CompanyPtr = std::shared_ptr<const Company>;

/// All companies in memory, read by every request. Any thread; the stores put a company here after its row
/// was committed and before the change is acknowledged.
class CompanyDirectory
{
public:
    explicit CompanyDirectory(QString region)
        : m_region(std::move(region))
    {
    }
    /// Null when there is none.
    CompanyPtr find(const QString &key) const;
    /// Null as well when the company lives in another region than this deployment serves.
    CompanyPtr findServed(const QString &key) const;
    /// For a request that was let in: the company as it was last when it has been deleted since.
    CompanyPtr at(const QString &key) const;
    /// NOT_FOUND, for whoever waits for a change of a company, once it is gone.
    Result<void> check(const QString &key) const;
    void put(Company company);
    void remove(const QString &key);
    QList<CompanyPtr> all() const; ///< by key
    const QString &region() const { return m_region; }

private:
    QString m_region;
    mutable std::mutex m_mutex;
    QHash<QString, CompanyPtr> m_companies;
    QHash<QString, CompanyPtr> m_deleted; ///< since the start, for at()
};

} // namespace answerdesk::accounts
