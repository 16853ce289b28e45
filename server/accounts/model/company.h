// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/analytics_secret.h"
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

/// What the company's administrators have set below the grants; nothing follows the grant. A choice outlives
/// a lower grant, and counts again when the grant is raised.
struct CompanyChoices {
    std::optional<bool> apiAccess;
    std::optional<int> messagesPerMinute;
    std::optional<int> faqsPerMinute;
    std::optional<int> eventsPerMinute;
    QStringList hosts; ///< the whole list, entries of kinds that are not granted included
};

/// The settings of a company in the server's memory.
struct StoredSettings {
    template <typename T>
    using Of = T;
    using Texts = QStringList;
    using Locales = QStringList;
    using Zone = QTimeZone;
    using Currency = QString;
    using HostKinds = QList<api::HostKind>;
    static constexpr schema::Rule ruleOf(const schema::Rule &rule) { return rule; }
};

/// A company with all its settings. Immutable once it is in the directory. settle() sets apiAccess, the
/// limits and allowedHosts, which are those in effect.
struct Company : api::CompanySettings<StoredSettings> {
    QString key; ///< public slug
    QString name;
    QString region; ///< us or eu
    bool isDemo = false; ///< its data is fictional
    CompanyChoices chosen;
    AnalyticsSecrets analyticsSecrets; ///< that the analytics endpoints require
    qint64 createdMs = 0;
    qint64 updatedMs = 0;
    qint64 revision = 1; ///< rises with each change; makes the ETag

    /// A new company's settings.
    Company();
    /// Sets what is in effect: the narrower of grant and choice.
    void settle();
    /// What is meant where nobody names a locale.
    QString firstLocale() const { return locales.value(0, QStringLiteral("en")); }
    qint64 attributionWindowMs() const { return qint64(attributionWindowHours) * 3'600'000; }
    /// What an answer's confidence must reach, as a share of what the documents taught.
    double answerThresholdShare() const { return double(answerThresholdPercent) / 100; }
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
