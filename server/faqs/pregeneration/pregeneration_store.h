// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/sets/faq_store.h"
#include "shared/api/pregenerations.h"
#include <QtCore/QSet>

namespace answerdesk::faqs {

inline constexpr qint64 kMaxPregenerationLines = 1000; ///< of a report; more are only counted
inline constexpr int kKeptPregenerations = 50; ///< of a company; older ones that have ended are forgotten
/// Before what was sent as an address and is none, as it was sent: the report says why. The others are
/// canonical.
inline constexpr QChar kNoAddress = u' ';
/// Pages of a pre-generation in the queue at once: enough to keep it busy, few enough to pause soon.
inline constexpr int kPregeneratedAtOnce = 12;

struct PregenerationStart {
    QString companyKey;
    QString sitemapUrl; ///< empty: the addresses are here
    QStringList addresses; ///< each once
    QStringList locales; ///< at least one
    QString startedBy; ///< an administrator's address
};

/// What is against making FAQs, for people; empty when nothing is.
struct FeedRules {
    std::function<QString(const QString &companyKey)> ofCompany;
    std::function<QString(const QString &companyKey, const PageUrl &url)> ofAddress;
};

/// What feeding the queue has changed, and whether there is more to come.
struct Fed {
    QList<FaqPage> pages; ///< that were asked for
    QSet<QString> companies; ///< with a pre-generation that got further
    bool isReading = false; ///< some sitemap waits to be read
    bool isRunning = false;
    bool hasMore = false; ///< the queue has room for more than one write job looks at
};

// Reading.
std::optional<api::Pregeneration> loadPregeneration(
    storage::Connection &connection, const PregenerationRef &ref);
/// Newest first, below an identifier; with after in the query by revision, as for pages.
std::vector<api::Pregeneration> loadPregenerations(storage::Connection &connection, const QString &companyKey,
    const api::PregenerationsQuery &query, qint64 below, int limit);
qint64 pregenerationRevision(storage::Connection &connection, const QString &companyKey);
std::vector<api::PregenerationLine> loadPregenerationLines(storage::Connection &connection,
    const PregenerationRef &ref, const api::PregenerationReportQuery &query, qint64 after, int limit);
/// One whose sitemap is to be read, of all companies.
std::optional<PregenerationRef> nextUnread(storage::Connection &connection);

// Writing, in a write job.
PregenerationRef insertPregeneration(
    storage::Connection &connection, const PregenerationStart &start, qint64 nowMs);
/// What its sitemap lists, each address once, and what could not be read of it. Nothing when it has ended.
void storeListing(storage::Connection &connection, const PregenerationRef &ref, const QStringList &addresses,
    const QStringList &notes, qint64 nowMs);
/// PREGENERATION_ENDED when it has; NOT_FOUND when there is none.
Result<api::Pregeneration> pausePregeneration(
    storage::Connection &connection, const PregenerationRef &ref, qint64 nowMs);
Result<api::Pregeneration> resumePregeneration(
    storage::Connection &connection, const PregenerationRef &ref, qint64 nowMs);
/// state: how it ends. Pages that are under way are made all the same.
Result<api::Pregeneration> endPregeneration(storage::Connection &connection, const PregenerationRef &ref,
    api::PregenerationState state, const QString &reason, qint64 nowMs);
/// Puts the next pages of all that run into the queue, behind those that shoppers wait for.
Fed feedPregenerations(storage::Connection &connection, const FeedRules &rules, qint64 nowMs);
/// A page that was asked for is made, or gives none.
void countPregenerated(
    storage::Connection &connection, const PregenerationRef &ref, const FaqPage &page, qint64 nowMs);

} // namespace answerdesk::faqs
