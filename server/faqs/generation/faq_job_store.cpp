// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/pregeneration/pregeneration_store.h"
#include "server/faqs/rules/rule_set.h"
#include "server/faqs/sets/faq_columns.h"
#include "server/faqs/sets/faq_set_store.h"
#include "server/faqs/sets/shop_block_store.h"
#include "server/storage/rows/sequence.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::Latin1Codec;
using storage::nextValue;
using storage::Rows;

namespace {

using Jobs = storage::View<FaqJob, Column<"d.company_key", &FaqJob::companyKey>,
    Column<"d.page_id", &FaqJob::pageId>, Column<"p.url", &FaqJob::url>, Column<"p.locale", &FaqJob::locale>,
    Column<"d.attempts + 1", &FaqJob::attempts>, Column<"p.content_hash", &FaqJob::contentHash>,
    CodedColumn<Latin1Codec, "p.etag", &FaqJob::etag>,
    CodedColumn<Latin1Codec, "p.last_modified", &FaqJob::lastModified>>;

qint64 nextRevision(Connection &connection, const QString &companyKey)
{
    return nextValue(connection, companyKey, u"faq_revision"_s);
}

enum Priority { ForShoppers, Ahead };

/// One that was asked for in advance comes forward when a shopper asks for it.
void enqueue(Connection &connection, const FaqPage &page, qint64 nowMs, Priority priority)
{
    connection.run("INSERT INTO faq_job (company_key, page_id, queued_ms, run_after_ms, attempts, priority) "
                   "VALUES (?, ?, ?, ?, 0, ?) ON CONFLICT (company_key, page_id) DO UPDATE SET priority = "
                   "excluded.priority WHERE faq_job.priority > excluded.priority",
        page.companyKey, page.pageId, nowMs, nowMs, int(priority));
}

bool hasJob(Connection &connection, const FaqPage &page)
{
    Rows rows = connection.run(
        "SELECT 1 FROM faq_job WHERE company_key = ? AND page_id = ?", page.companyKey, page.pageId);
    return rows.next();
}

FaqPage insertPage(Connection &connection, const QString &companyKey, const QString &url,
    const QString &locale, qint64 nowMs)
{
    FaqPage page;
    page.companyKey = companyKey;
    page.pageId = nextValue(connection, companyKey, u"faq_page"_s);
    page.url = url;
    page.locale = locale;
    page.requestedMs = nowMs;
    page.revision = nextRevision(connection, companyKey);
    PageTable::insert(connection, page);
    return page;
}

/// Why a page gives none though it was read: an administrator's own FAQs are served then.
bool isOfContent(const std::optional<api::FaqReason> &reason)
{
    return reason == api::FaqReason::NotAProductPage || reason == api::FaqReason::NoContent
        || reason == api::FaqReason::LanguageNotSupported || reason == api::FaqReason::GenerationFailed;
}

/// Brings a page's set together with what the page gives now.
void mergeRecords(Connection &connection, FaqPage &page, const Outcome &outcome, qint64 nowMs)
{
    const QList<FaqRecord> old = loadRecords(connection, page.companyKey, page.pageId);
    MergedSet merged = mergeFaqs(
        {old, outcome.faqs, outcome.facts, languageOf(page.locale), page.isOrdered, outcome.sources});
    storeRecords(connection, page, old, merged, nowMs);
    replaceFacts(connection, page, outcome.facts);
    if (outcome.wording)
        storeWording(connection, page.companyKey, page.pageId, *outcome.wording);
}

bool hasOwnFaqs(Connection &connection, const FaqPage &page)
{
    Rows rows = connection.run("SELECT 1 FROM faq WHERE company_key = ? AND page_id = ? AND origin = 'own' "
                               "AND replaced_ms IS NULL AND deleted = 0 AND hidden = 0 LIMIT 1",
        page.companyKey, page.pageId);
    return rows.next();
}

void becomeReady(FaqPage &page, qint64 nowMs)
{
    page.state = api::FaqState::Ready;
    page.unavailableMs.reset();
    page.generatedMs = nowMs;
    page.expiresMs = nowMs + kFreshMs;
}

/// The set stays as it is, for the day on which the page is back.
void becomeUnavailable(FaqPage &page, const Outcome &outcome, qint64 nowMs, qint64 keptMs)
{
    page.state = api::FaqState::NotAvailable;
    page.reason = outcome.reason;
    page.message = outcome.message;
    page.generatedMs.reset();
    if (!page.unavailableMs)
        page.unavailableMs = nowMs;
    page.expiresMs = nowMs + keptMs;
}

/// FAQs were switched off before the page was read: what is known of it stays as it is. One of which nothing
/// is known is due at the next request, because a page that is being made without a job would never be.
void giveUp(Connection &connection, FaqPage &page, const Outcome &outcome, qint64 nowMs)
{
    if (page.state != api::FaqState::Generating)
        return;
    becomeUnavailable(page, outcome, nowMs, 0);
    page.revision = nextRevision(connection, page.companyKey);
    PageTable::update(connection, page);
}

/// Whether a page is asked for, and how.
struct Wish {
    Priority priority = ForShoppers;
    bool evenIfFresh = false;
};

FaqPage askFor(Connection &connection, const QString &companyKey, const QString &url, const QString &locale,
    qint64 nowMs, const Wish &wish)
{
    std::optional<FaqPage> known = loadPage(connection, companyKey, url, locale);
    if (!known) {
        const FaqPage page = insertPage(connection, companyKey, url, locale, nowMs);
        enqueue(connection, page, nowMs, wish.priority);
        return page;
    }
    FaqPage &page = *known;
    if (page.state == api::FaqState::Generating) {
        enqueue(connection, page, nowMs, wish.priority);
        return page;
    }
    if (!page.isDue(nowMs) && !wish.evenIfFresh)
        return page;
    if (wish.evenIfFresh) { // whoever asks for it wants it read, changed or not
        page.contentHash.clear();
        page.etag.clear();
        page.lastModified.clear();
        connection.run("UPDATE faq_page SET content_hash = '', etag = '', last_modified = '' WHERE "
                       "company_key = ? AND page_id = ?",
            companyKey, page.pageId);
    }
    if (!page.isServable(nowMs)) {
        page.state = api::FaqState::Generating;
        page.reason.reset();
        page.message.clear();
        page.attempts = 0;
        page.revision = nextRevision(connection, companyKey);
        connection.run(
            "UPDATE faq_page SET state = 'generating', reason = NULL, message = NULL, attempts = 0, "
            "expires_ms = NULL, revision = ? WHERE company_key = ? AND page_id = ?",
            page.revision, companyKey, page.pageId);
    } else if (hasJob(connection, page)) {
        return page;
    }
    enqueue(connection, page, nowMs, wish.priority);
    return page;
}

/// What the page is made from changed while it was being made. What came of that is out of date: the job
/// waits again, and keeps who asked for it. True when that is so.
bool putBackIfRepeated(Connection &connection, const FaqJob &job, const QString &owner, qint64 nowMs)
{
    Rows rows = connection.run(
        "UPDATE faq_job SET lease_owner = NULL, lease_until_ms = NULL, attempts = 0, run_after_ms = ? WHERE "
        "company_key = ? AND page_id = ? AND lease_owner = ? AND is_repeated = 1 RETURNING page_id",
        nowMs, job.companyKey, job.pageId, owner);
    return rows.next();
}

/// Sets that may rest on texts which have just proved to be the shop's are made anew, behind what shoppers
/// wait for.
void renewOvertaken(Connection &connection, const FaqPage &page, const PageBlocks &blocks, qint64 nowMs)
{
    for (const qint64 pageId : storeBlocks(connection, page.companyKey, page.pageId, blocks, nowMs)) {
        const std::optional<FaqPage> other = loadPage(connection, page.companyKey, pageId);
        if (other && other->state == api::FaqState::Ready)
            renewPage(connection, page.companyKey, other->url, other->locale, nowMs, false);
    }
}

} // namespace

FaqPage requestPage(Connection &connection, const QString &companyKey, const QString &url,
    const QString &locale, qint64 nowMs, bool evenIfFresh)
{
    return askFor(connection, companyKey, url, locale, nowMs, {ForShoppers, evenIfFresh});
}

FaqPage renewPage(Connection &connection, const QString &companyKey, const QString &url,
    const QString &locale, qint64 nowMs, bool isUrgent)
{
    FaqPage page = askFor(connection, companyKey, url, locale, nowMs, {isUrgent ? ForShoppers : Ahead, true});
    connection.run("UPDATE faq_job SET is_repeated = 1 WHERE company_key = ? AND page_id = ? AND lease_owner "
                   "IS NOT NULL",
        companyKey, page.pageId);
    return page;
}

AskedAhead requestAhead(Connection &connection, const PregenerationRef &pregeneration, const QString &url,
    const QString &locale, qint64 nowMs)
{
    AskedAhead asked{askFor(connection, pregeneration.companyKey, url, locale, nowMs, {Ahead, false})};
    const auto priority = storage::firstValue<int>(
        connection.run("UPDATE faq_job SET pregeneration_id = ? WHERE company_key = ? AND page_id = ? "
                       "AND pregeneration_id IS NULL RETURNING priority",
            pregeneration.id, pregeneration.companyKey, asked.page.pageId));
    if (priority)
        asked.page.isAhead = *priority == Ahead;
    else
        asked.as = hasJob(connection, asked.page) ? AskedAhead::Taken : AskedAhead::Known;
    return asked;
}

QList<FaqJob> claimJobs(Connection &connection, const QString &owner, qint64 nowMs, qint64 leaseUntilMs,
    const ClaimLimits &limits)
{
    // A company's turn counts what it has under way, so that no other one waits behind its thousands.
    const QList<FaqJob> due = Jobs::select<
        "SELECT {columns} FROM (SELECT j.company_key, j.page_id, j.attempts, j.queued_ms, j.priority, "
        "ROW_NUMBER() OVER (PARTITION BY j.company_key ORDER BY j.priority, j.queued_ms, j.page_id) + "
        "(SELECT COUNT(*) FROM faq_job r WHERE r.company_key = j.company_key AND r.lease_until_ms >= ?) AS "
        "turn FROM faq_job j WHERE j.run_after_ms <= ? AND (j.lease_until_ms IS NULL OR j.lease_until_ms < "
        "?)) d JOIN faq_page p ON p.company_key = d.company_key AND p.page_id = d.page_id WHERE d.turn <= ? "
        "ORDER BY d.turn, d.priority, d.queued_ms LIMIT ?">(
        connection, nowMs, nowMs, nowMs, limits.ofCompany, limits.all);
    QList<FaqJob> jobs;
    for (const FaqJob &job : due) {
        // Another node may have taken it since.
        Rows rows = connection.run(
            "UPDATE faq_job SET lease_owner = ?, lease_until_ms = ?, attempts = ?, is_repeated = 0 WHERE "
            "company_key = ? AND page_id = ? AND (lease_until_ms IS NULL OR lease_until_ms < ?) RETURNING "
            "page_id",
            owner, leaseUntilMs, job.attempts, job.companyKey, job.pageId, nowMs);
        if (rows.next())
            jobs << job;
    }
    for (FaqJob &job : jobs)
        job.ruleMark = markOf(loadRuleFor(connection, job.companyKey, job.url));
    return jobs;
}

QHash<QString, int> countWaiting(Connection &connection)
{
    QHash<QString, int> counts;
    for (const auto &[companyKey, count] : storage::pairs<QString, int>(connection.run(
             "SELECT company_key, COUNT(*) FROM faq_job WHERE priority = 0 GROUP BY company_key")))
        counts.insert(companyKey, count);
    return counts;
}

void postponeJob(Connection &connection, const FaqJob &job, const QString &owner, qint64 runAfterMs)
{
    {
        Rows rows = connection.run(
            "UPDATE faq_job SET lease_owner = NULL, lease_until_ms = NULL, run_after_ms = ? WHERE "
            "company_key = ? AND page_id = ? AND lease_owner = ? RETURNING page_id",
            runAfterMs, job.companyKey, job.pageId, owner);
        if (!rows.next())
            return; // the lease ran out and another has it
    }
    connection.run("UPDATE faq_page SET attempts = ?, revision = ? WHERE company_key = ? AND page_id = ?",
        job.attempts, nextRevision(connection, job.companyKey), job.companyKey, job.pageId);
}

std::optional<FaqPage> finishJob(
    Connection &connection, const FaqJob &job, const QString &owner, const Outcome &outcome, qint64 nowMs)
{
    if (putBackIfRepeated(connection, job, owner, nowMs))
        return std::nullopt;
    std::optional<PregenerationRef> pregeneration;
    {
        Rows rows
            = connection.run("DELETE FROM faq_job WHERE company_key = ? AND page_id = ? AND lease_owner = ? "
                             "RETURNING pregeneration_id",
                job.companyKey, job.pageId, owner);
        if (!rows.next())
            return std::nullopt; // the lease ran out and another has it
        if (const auto id = storage::value<std::optional<qint64>>(rows))
            pregeneration = {job.companyKey, *id};
    }
    std::optional<FaqPage> page = loadPage(connection, job.companyKey, job.pageId);
    if (!page)
        return std::nullopt;
    if (outcome.reason == api::FaqReason::FeatureDisabled) {
        giveUp(connection, *page, outcome, nowMs);
        if (pregeneration)
            countPregenerated(connection, *pregeneration, *page, nowMs);
        return page;
    }
    const bool isFailure = outcome.reason == api::FaqReason::PageUnreachable
        || outcome.reason == api::FaqReason::GenerationFailed;
    page->attempts = job.attempts;
    page->lastAttemptMs = nowMs;
    page->lastFailure = outcome.reason;
    page->lastFailureMessage = outcome.message;
    page->revision = nextRevision(connection, job.companyKey);
    if (isFailure && page->isServable(nowMs)) {
        page->expiresMs = nowMs + kFailedFetchMs; // the old set serves on; the page is tried again later
    } else if (outcome.isUnchanged) {
        becomeReady(*page, nowMs);
        page->reason.reset();
        page->message.clear();
    } else if (outcome.state == api::FaqState::Ready) {
        becomeReady(*page, nowMs);
        page->reason.reset();
        page->message.clear();
        page->title = outcome.title;
        page->contentHash = outcome.contentHash;
        page->etag = outcome.etag;
        page->lastModified = outcome.lastModified;
        page->productNumber = outcome.productNumber;
        page->gtin = outcome.gtin;
        mergeRecords(connection, *page, outcome, nowMs);
        renewOvertaken(connection, *page, outcome.blocks, nowMs);
    } else if (isOfContent(outcome.reason) && hasOwnFaqs(connection, *page)) {
        becomeReady(*page, nowMs);
        page->reason = outcome.reason;
        page->message = outcome.message;
        page->contentHash.clear();
        mergeRecords(connection, *page, outcome, nowMs);
    } else {
        becomeUnavailable(*page, outcome, nowMs, isFailure ? kFailedFetchMs : kUnavailableMs);
    }
    PageTable::update(connection, *page);
    if (pregeneration)
        countPregenerated(connection, *pregeneration, *page, nowMs);
    return page;
}

void touchPage(Connection &connection, FaqPage &page, qint64 nowMs)
{
    page.revision = nextRevision(connection, page.companyKey);
    if (page.state != api::FaqState::Generating && isOfContent(page.reason)) {
        const bool isReady = hasOwnFaqs(connection, page);
        if (isReady && page.state != api::FaqState::Ready)
            becomeReady(page, nowMs);
        if (!isReady && page.state == api::FaqState::Ready) {
            page.state = api::FaqState::NotAvailable;
            page.unavailableMs = nowMs;
            page.generatedMs.reset();
            page.expiresMs = nowMs + kUnavailableMs;
        }
    }
    PageTable::update(connection, page);
}

void releaseLeases(Connection &connection)
{
    connection.run("UPDATE faq_job SET lease_owner = NULL, lease_until_ms = NULL");
}

void expireUnavailable(Connection &connection, const QString &companyKey, qint64 nowMs)
{
    connection.run("UPDATE faq_page SET expires_ms = ? WHERE company_key = ? AND state = 'not_available'",
        nowMs, companyKey);
}

} // namespace answerdesk::faqs
