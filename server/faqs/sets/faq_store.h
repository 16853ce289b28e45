// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/shop_blocks.h"
#include "server/faqs/sets/faq_set.h"
#include "server/faqs/wording/faq_wording_store.h"
#include "server/storage/connection/connection.h"
#include "shared/api/faq_pages.h"
#include "shared/api/faqs.h"
#include "shared/api/list_queries.h"

namespace answerdesk::faqs {

/// Times of the FAQ cache, in milliseconds.
inline constexpr qint64 kFreshMs = 24 * 3'600'000LL; ///< a ready set
inline constexpr qint64 kStaleMs
    = 7 * kFreshMs; ///< how long it is served after that while a fresh one is made
inline constexpr qint64 kUnavailableMs = 3'600'000; ///< why a page has none
inline constexpr qint64 kFailedFetchMs = 600'000; ///< the same when the page could not be fetched
inline constexpr qint64 kReplacedMs = kFreshMs; ///< how long a replaced FAQ stays answerable

/// A page with its FAQs in a locale, as the endpoint needs it. Immutable once it is in the cache.
struct FaqPage {
    QString companyKey;
    qint64 pageId = 0;
    QString url; ///< canonical
    QString locale;
    api::FaqState state = api::FaqState::Generating;
    std::optional<api::FaqReason> reason;
    QString message;
    QString title;
    QString contentHash; ///< of the page that the stored set was made from; empty: not known
    QByteArray etag; ///< of that page, for conditional requests
    QByteArray lastModified;
    bool isOrdered = false; ///< positions of its FAQs are an administrator's
    qint64 requestedMs = 0;
    std::optional<qint64> generatedMs; ///< of the served set
    std::optional<qint64> expiresMs; ///< when it is made anew at the next request
    int attempts = 0;
    std::optional<qint64> lastAttemptMs; ///< when it was last read, whatever came of it
    std::optional<api::FaqReason> lastFailure; ///< why that gave no FAQs; nothing when it gave some
    QString lastFailureMessage;
    qint64 revision = 0;
    std::optional<qint64> unavailableMs; ///< since when a page that had FAQs has none
    QString productNumber; ///< that the page shows; empty: none
    QString gtin; ///< the same, as comparableGtin() writes it
    QList<api::FaqEntry> faqs; ///< that shoppers may get, approved or not, in order
    QList<api::FaqEntry> approved; ///< those of them that are approved
    int reviewCount = 0;
    bool isAhead = false; ///< its job waits behind those that shoppers wait for; known while it is new

    /// A set that may be served though it is due for renewal.
    bool isServable(qint64 nowMs) const
    {
        return state == api::FaqState::Ready && generatedMs && nowMs < *generatedMs + kFreshMs + kStaleMs;
    }
    bool isDue(qint64 nowMs) const
    {
        return state != api::FaqState::Generating && (!expiresMs || nowMs >= *expiresMs);
    }
    /// Takes over from its set what shoppers may get, and counts what is to be reviewed.
    void show(const QList<FaqRecord> &set);
    api::FaqPage toApi() const;
};

/// Pages of a company whose FAQs are made in advance.
struct PregenerationRef {
    QString companyKey;
    qint64 id = 0;
};

/// What asking for a page in advance came to.
struct AskedAhead {
    enum As {
        Queued, ///< it is made, and the pre-generation will count it
        Known, ///< what is known of it is fresh
        Taken ///< another pre-generation counts it
    };
    FaqPage page;
    As as = Queued;
};

struct FaqJob {
    QString companyKey;
    qint64 pageId = 0;
    QString url;
    QString locale;
    int attempts = 0;
    QString contentHash; ///< of the page that the stored set was made from
    QByteArray etag;
    QByteArray lastModified;
    qint64 takenMs = 0; ///< when it was taken up, by the steady clock
    QString ruleMark; ///< of the page rule that applies; empty: none
};

/// What a generation came to.
struct Outcome {
    api::FaqState state = api::FaqState::NotAvailable;
    std::optional<api::FaqReason> reason;
    QString message;
    QString title;
    QString contentHash;
    QByteArray etag;
    QByteArray lastModified;
    bool isUnchanged = false; ///< the page is the one that the stored set was made from
    QList<WrittenFaq> faqs;
    QList<WrittenFaq> facts; ///< all that the page says, its FAQs included
    QList<Provenance> sources; ///< the same verbatim
    PageBlocks blocks; ///< that may be the shop's
    QString productNumber; ///< as the page shows them, also where a feed has others
    QString gtin;
    std::optional<StoredWording> wording; ///< what a model made of it, when that is new
    qint64 modelTokens = 0; ///< that it took
};

/// A fact of a page, for questions that are asked on it.
struct PageFact {
    QString question; ///< that it answers
    QString answer;
    QString place; ///< on the page
    QString text; ///< the page's own words
};

/// What a page is found by: its address, or the digest of one that is too long for an index.
QString addressKey(const QString &url);

// Reading.
std::optional<FaqPage> loadPage(
    storage::Connection &connection, const QString &companyKey, const QString &url, const QString &locale);
std::optional<FaqPage> loadPage(storage::Connection &connection, const QString &companyKey, qint64 pageId);
/// Newest first, below an identifier; nowMs is what ages are counted from. With after in the query, what
/// changed after that revision: latest change first, below a revision.
std::vector<api::FaqPage> loadPages(storage::Connection &connection, const QString &companyKey,
    const api::FaqPagesQuery &query, qint64 belowId, int limit, qint64 nowMs);
QList<PageFact> loadPageFacts(storage::Connection &connection, const QString &companyKey, qint64 pageId);
/// Locales in which something is known of a page.
QStringList loadPageLocales(storage::Connection &connection, const QString &companyKey, const QString &url);
qint64 currentRevision(storage::Connection &connection, const QString &companyKey);
int countJobs(storage::Connection &connection);
/// Pages by company that shoppers wait for.
QHash<QString, int> countWaiting(storage::Connection &connection);
/// Pages by state, of all companies together.
QList<std::pair<QString, qint64>> countPages(storage::Connection &connection);

// Writing, in a write job.
/// The page's row and its job, made when absent: however many ask at once, there is one of each. A page that
/// is due becomes generating, or stays ready while a fresh set is made when its old one may still be served.
/// evenIfFresh: whatever is known of it.
FaqPage requestPage(storage::Connection &connection, const QString &companyKey, const QString &url,
    const QString &locale, qint64 nowMs, bool evenIfFresh = false);
/// What the FAQs of a known page are made from has changed: they are made again, also when they are being
/// made at the moment. isUrgent: before what was asked for in advance.
FaqPage renewPage(storage::Connection &connection, const QString &companyKey, const QString &url,
    const QString &locale, qint64 nowMs, bool isUrgent);
/// Asks for a page behind what shoppers wait for, unless what is known of it is fresh.
AskedAhead requestAhead(storage::Connection &connection, const PregenerationRef &pregeneration,
    const QString &url, const QString &locale, qint64 nowMs);
/// The page's FAQs were changed: another revision, and ready or not as its FAQs are. Writes the page's row.
void touchPage(storage::Connection &connection, FaqPage &page, qint64 nowMs);
/// How many jobs are taken at once.
struct ClaimLimits {
    int all = 0;
    int ofCompany = 0; ///< under way at the same time
};

/// Takes due jobs for an owner until a time, of every company that has some in turn: first what shoppers wait
/// for, then what was asked for in advance. Two owners never have the same job, also on two nodes.
QList<FaqJob> claimJobs(storage::Connection &connection, const QString &owner, qint64 nowMs,
    qint64 leaseUntilMs, const ClaimLimits &limits);
/// Puts a job back until a time, if this owner still holds it.
void postponeJob(storage::Connection &connection, const FaqJob &job, const QString &owner, qint64 runAfterMs);
/// Stores what came of a job, if this owner still holds it and renewPage() was not called meanwhile: then the
/// job waits again, and nothing is stored. A FAQ whose question and answer stay keeps its id.
std::optional<FaqPage> finishJob(storage::Connection &connection, const FaqJob &job, const QString &owner,
    const Outcome &outcome, qint64 nowMs);
/// After a restart of the only process nobody holds a lease.
void releaseLeases(storage::Connection &connection);
/// A setting changed: what was refused may now be allowed.
void expireUnavailable(storage::Connection &connection, const QString &companyKey, qint64 nowMs);

} // namespace answerdesk::faqs
