// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/faq_store.h"
#include "server/storage/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::Connection;
using storage::nextValue;
using storage::Rows;

namespace {

qint64 nextRevision(Connection &connection, const QString &companyKey)
{
    return nextValue(connection, companyKey, u"faq_revision"_s);
}

void enqueue(Connection &connection, const FaqPage &page, qint64 nowMs)
{
    connection.run("INSERT INTO faq_job (company_key, page_id, queued_ms, run_after_ms, attempts) VALUES (?, "
                   "?, ?, ?, 0) "
                   "ON CONFLICT (company_key, page_id) DO NOTHING",
        page.companyKey, page.pageId, nowMs, nowMs);
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
    connection.run(
        "INSERT INTO faq_page (company_key, page_id, url, url_key, locale, state, requested_ms, attempts, "
        "revision) VALUES (?, ?, ?, ?, ?, 'generating', ?, 0, ?)",
        companyKey, page.pageId, url, addressKey(url), locale, nowMs, page.revision);
    return page;
}

/// Writes the new set over the old: what stays word for word keeps its id, what goes stays answerable for a
/// while.
void replaceFaqs(Connection &connection, FaqPage &page, const QList<WrittenFaq> &written, qint64 nowMs)
{
    connection.run("DELETE FROM faq_source WHERE company_key = ? AND faq_id IN (SELECT faq_id FROM faq WHERE "
                   "company_key = ? AND page_id = ? AND replaced_ms < ?)",
        page.companyKey, page.companyKey, page.pageId, nowMs - kReplacedMs);
    connection.run("DELETE FROM faq WHERE company_key = ? AND page_id = ? AND replaced_ms < ?",
        page.companyKey, page.pageId, nowMs - kReplacedMs);
    QList<StoredFaq> old = page.faqs;
    page.faqs.clear();
    int position = 0;
    for (const WrittenFaq &faq : written) {
        ++position;
        const auto same = std::find_if(old.begin(), old.end(), [&](const StoredFaq &candidate) {
            return candidate.question == faq.question && candidate.answer == faq.answer;
        });
        qint64 id = 0;
        if (same != old.end()) {
            id = same->faqId;
            old.erase(same);
            connection.run("UPDATE faq SET position = ? WHERE company_key = ? AND faq_id = ?", position,
                page.companyKey, id);
            connection.run(
                "DELETE FROM faq_source WHERE company_key = ? AND faq_id = ?", page.companyKey, id);
        } else {
            id = nextValue(connection, page.companyKey, u"faq"_s);
            connection.run(
                "INSERT INTO faq (company_key, faq_id, page_id, position, question, answer, locale) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                page.companyKey, id, page.pageId, position, faq.question, faq.answer, page.locale);
        }
        int ordinal = 0;
        for (const Provenance &source : faq.sources) {
            connection.run("INSERT INTO faq_source (company_key, faq_id, ordinal, kind, place, body) "
                           "VALUES (?, ?, ?, ?, ?, ?)",
                page.companyKey, id, ordinal++, source.kind, source.where, source.text);
        }
        page.faqs << StoredFaq{id, faq.question, faq.answer};
    }
    for (const StoredFaq &gone : std::as_const(old))
        connection.run("UPDATE faq SET replaced_ms = ? WHERE company_key = ? AND faq_id = ?", nowMs,
            page.companyKey, gone.faqId);
}

} // namespace

FaqPage requestPage(Connection &connection, const QString &companyKey, const QString &url,
    const QString &locale, qint64 nowMs, bool evenIfFresh)
{
    std::optional<FaqPage> known = loadPage(connection, companyKey, url, locale);
    if (!known) {
        const FaqPage page = insertPage(connection, companyKey, url, locale, nowMs);
        enqueue(connection, page, nowMs);
        return page;
    }
    FaqPage &page = *known;
    if (page.state == api::FaqState::Generating) {
        enqueue(connection, page, nowMs);
        return page;
    }
    if (!page.isDue(nowMs) && !evenIfFresh)
        return page;
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
    enqueue(connection, page, nowMs);
    return page;
}

QList<FaqJob> claimJobs(
    Connection &connection, const QString &owner, qint64 nowMs, qint64 leaseUntilMs, int limit)
{
    QList<FaqJob> jobs;
    {
        Rows rows = connection.run(
            "SELECT j.company_key, j.page_id, p.url, p.locale, j.attempts FROM faq_job j JOIN faq_page p ON "
            "p.company_key = j.company_key AND p.page_id = j.page_id WHERE j.run_after_ms <= ? AND "
            "(j.lease_until_ms IS NULL OR j.lease_until_ms < ?) ORDER BY j.queued_ms LIMIT ?",
            nowMs, nowMs, limit);
        while (rows.next()) {
            jobs << FaqJob{
                rows.text(0), rows.integer(1), rows.text(2), rows.text(3), int(rows.integer(4)) + 1};
        }
    }
    for (const FaqJob &job : std::as_const(jobs)) {
        connection.run(
            "UPDATE faq_job SET lease_owner = ?, lease_until_ms = ?, attempts = ? WHERE company_key = ? AND "
            "page_id = ?",
            owner, leaseUntilMs, job.attempts, job.companyKey, job.pageId);
    }
    return jobs;
}

void postponeJob(Connection &connection, const FaqJob &job, qint64 runAfterMs)
{
    connection.run("UPDATE faq_job SET lease_owner = NULL, lease_until_ms = NULL, run_after_ms = ? WHERE "
                   "company_key = ? "
                   "AND page_id = ?",
        runAfterMs, job.companyKey, job.pageId);
    connection.run("UPDATE faq_page SET attempts = ?, revision = ? WHERE company_key = ? AND page_id = ?",
        job.attempts, nextRevision(connection, job.companyKey), job.companyKey, job.pageId);
}

std::optional<FaqPage> finishJob(
    Connection &connection, const FaqJob &job, const QString &owner, const Outcome &outcome, qint64 nowMs)
{
    {
        Rows rows
            = connection.run("DELETE FROM faq_job WHERE company_key = ? AND page_id = ? AND lease_owner = ? "
                             "RETURNING page_id",
                job.companyKey, job.pageId, owner);
        if (!rows.next())
            return std::nullopt; // the lease ran out and another has it
    }
    std::optional<FaqPage> page = loadPage(connection, job.companyKey, job.pageId);
    if (!page)
        return std::nullopt;
    const bool isFailure = outcome.reason == api::FaqReason::PageUnreachable
        || outcome.reason == api::FaqReason::GenerationFailed;
    page->attempts = job.attempts;
    page->revision = nextRevision(connection, job.companyKey);
    if (isFailure && page->isServable(nowMs)) {
        page->expiresMs = nowMs + kFailedFetchMs; // the old set serves on; the page is tried again later
    } else if (outcome.state == api::FaqState::Ready) {
        page->state = api::FaqState::Ready;
        page->reason.reset();
        page->message.clear();
        page->title = outcome.title;
        page->contentHash = outcome.contentHash;
        page->generatedMs = nowMs;
        page->expiresMs = nowMs + kFreshMs;
        replaceFaqs(connection, *page, outcome.faqs, nowMs);
    } else {
        page->state = api::FaqState::NotAvailable;
        page->reason = outcome.reason;
        page->message = outcome.message;
        page->generatedMs.reset();
        page->expiresMs = nowMs + (isFailure ? kFailedFetchMs : kUnavailableMs);
        replaceFaqs(connection, *page, {}, nowMs);
    }
    const std::optional<QString> reason
        = page->reason ? std::optional(schema::enumName(*page->reason)) : std::nullopt;
    connection.run(
        "UPDATE faq_page SET state = ?, reason = ?, message = ?, title = ?, content_hash = ?, "
        "generated_ms = ?, expires_ms = ?, attempts = ?, revision = ? WHERE company_key = ? AND page_id = ?",
        schema::enumName(page->state), reason, page->message, page->title, page->contentHash,
        page->generatedMs, page->expiresMs, page->attempts, page->revision, job.companyKey, job.pageId);
    return page;
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
