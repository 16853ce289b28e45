// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_store.h"
#include "server/storage/rows/list_select.h"
#include "shared/core/secret.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::Connection;
using storage::Rows;

namespace {

#define ANSWERDESK_PAGE_COLUMNS                                                                              \
    "page_id, url, locale, state, reason, message, title, content_hash, requested_ms, generated_ms, "        \
    "expires_ms, "                                                                                           \
    "attempts, revision, etag, last_modified, is_ordered, unavailable_ms, last_attempt_ms, last_failure, "   \
    "last_failure_message"

FaqPage readPage(const Rows &rows, const QString &companyKey)
{
    FaqPage page;
    page.companyKey = companyKey;
    page.pageId = rows.integer(0);
    page.url = rows.text(1);
    page.locale = rows.text(2);
    page.state = schema::enumValue<api::FaqState>(rows.text(3)).value_or(api::FaqState::Generating);
    page.reason = schema::enumValue<api::FaqReason>(rows.text(4));
    page.message = rows.text(5);
    page.title = rows.text(6);
    page.contentHash = rows.text(7);
    page.requestedMs = rows.integer(8);
    page.generatedMs = rows.optionalInteger(9);
    page.expiresMs = rows.optionalInteger(10);
    page.attempts = int(rows.integer(11));
    page.revision = rows.integer(12);
    page.etag = rows.text(13).toLatin1();
    page.lastModified = rows.text(14).toLatin1();
    page.isOrdered = rows.flag(15);
    page.unavailableMs = rows.optionalInteger(16);
    page.lastAttemptMs = rows.optionalInteger(17);
    page.lastFailure = schema::enumValue<api::FaqReason>(rows.text(18));
    page.lastFailureMessage = rows.text(19);
    return page;
}

void loadStoredFaqs(Connection &connection, FaqPage &page)
{
    Rows rows = connection.run("SELECT faq_id, question, answer, approved, hidden, is_held, review FROM faq "
                               "WHERE company_key = ? AND page_id = ? AND replaced_ms IS NULL AND "
                               "deleted = 0 ORDER BY position",
        page.companyKey, page.pageId);
    while (rows.next()) {
        if (!rows.flag(4) && !rows.flag(5))
            page.faqs << StoredFaq{rows.integer(0), rows.text(1), rows.text(2), rows.flag(3)};
        page.reviewCount += rows.isNull(6) ? 0 : 1;
    }
}

std::vector<api::FaqSource> loadSources(Connection &connection, const QString &companyKey, qint64 faqId)
{
    std::vector<api::FaqSource> sources;
    Rows rows = connection.run(
        "SELECT kind, place, body FROM faq_source WHERE company_key = ? AND faq_id = ? ORDER BY ordinal",
        companyKey, faqId);
    while (rows.next())
        sources.push_back({rows.text(0), rows.text(1), rows.text(2)});
    return sources;
}

} // namespace

api::FaqPage FaqPage::toApi() const
{
    const auto moment = [](const std::optional<qint64> &ms) {
        return ms ? std::optional(schema::Timestamp{*ms}) : std::nullopt;
    };
    api::FaqPage out;
    out.pageId = QString::number(pageId);
    out.url = url;
    out.locale = locale;
    out.state = schema::enumName(state);
    if (reason)
        out.reason = schema::enumName(*reason);
    out.message = textOrNothing(message);
    out.title = textOrNothing(title);
    out.faqCount = int(faqs.size());
    out.awaitingCount
        = int(std::count_if(faqs.begin(), faqs.end(), [](const StoredFaq &faq) { return !faq.approved; }));
    out.reviewCount = reviewCount;
    out.requestedAt.ms = requestedMs;
    out.generatedAt = moment(generatedMs);
    out.expiresAt = moment(expiresMs);
    out.attempts = attempts;
    out.lastAttemptAt = moment(lastAttemptMs);
    if (lastFailure)
        out.lastFailure = schema::enumName(*lastFailure);
    out.lastFailureMessage = textOrNothing(lastFailureMessage);
    out.revision = revision;
    return out;
}

QString addressKey(const QString &url)
{
    if (url.size() <= 1024)
        return url;
    return u"sha256:"_s + QString::fromLatin1(sha256(url.toUtf8()).toHex());
}

std::optional<FaqPage> loadPage(
    Connection &connection, const QString &companyKey, const QString &url, const QString &locale)
{
    std::optional<FaqPage> page;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_PAGE_COLUMNS
                                   " FROM faq_page WHERE company_key = ? AND url_key = ? AND locale = ?",
            companyKey, addressKey(url), locale);
        if (rows.next())
            page = readPage(rows, companyKey);
    }
    if (page)
        loadStoredFaqs(connection, *page);
    return page;
}

std::optional<FaqPage> loadPage(Connection &connection, const QString &companyKey, qint64 pageId)
{
    std::optional<FaqPage> page;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_PAGE_COLUMNS
                                   " FROM faq_page WHERE company_key = ? AND page_id = ?",
            companyKey, pageId);
        if (rows.next())
            page = readPage(rows, companyKey);
    }
    if (page)
        loadStoredFaqs(connection, *page);
    return page;
}

std::vector<api::FaqPage> loadPages(Connection &connection, const QString &companyKey,
    const api::FaqPagesQuery &query, qint64 belowId, int limit, qint64 nowMs)
{
    std::vector<api::FaqPage> pages;
    storage::ListSelect select("SELECT " ANSWERDESK_PAGE_COLUMNS
                               ", (SELECT COUNT(*) FROM faq f WHERE f.company_key = p.company_key AND "
                               "f.page_id = p.page_id AND f.replaced_ms IS NULL AND f.deleted = 0 AND "
                               "f.hidden = 0 AND f.is_held = 0), (SELECT COUNT(*) FROM faq f WHERE "
                               "f.company_key = p.company_key AND f.page_id = p.page_id AND f.replaced_ms IS "
                               "NULL AND f.deleted = 0 AND f.hidden = 0 AND f.is_held = 0 AND f.approved = "
                               "0), (SELECT COUNT(*) FROM faq f WHERE f.company_key = p.company_key AND "
                               "f.page_id = p.page_id AND f.replaced_ms IS NULL AND f.deleted = 0 AND "
                               "f.review IS NOT NULL) FROM faq_page p WHERE p.company_key = ?",
        companyKey);
    if (query.state)
        select.add("AND p.state = ?", schema::enumName(*query.state));
    if (query.reason)
        select.add("AND p.state = 'not_available' AND p.reason = ?", schema::enumName(*query.reason));
    if (query.locale)
        select.add("AND p.locale = ?", query.locale->tag);
    if (query.host) {
        const QString host = storage::patternOf(query.host->toLower())->chopped(1).mid(1);
        select.add("AND (p.url LIKE ? ESCAPE '!' OR p.url LIKE ? ESCAPE '!')", u"https://"_s + host + u"/%"_s,
            u"http://"_s + host + u"/%"_s);
    }
    if (query.olderThanHours)
        select.add("AND p.generated_ms <= ?", nowMs - *query.olderThanHours * qint64(3'600'000));
    if (query.awaiting) {
        select.add("AND CASE WHEN EXISTS (SELECT 1 FROM faq f WHERE f.company_key = p.company_key AND "
                   "f.page_id = p.page_id AND f.replaced_ms IS NULL AND f.deleted = 0 AND f.hidden = 0 AND "
                   "f.is_held = 0 AND f.approved = 0) THEN 1 ELSE 0 END = ?",
            *query.awaiting);
    }
    if (query.review) {
        select.add("AND CASE WHEN EXISTS (SELECT 1 FROM faq f WHERE f.company_key = p.company_key AND "
                   "f.page_id = p.page_id AND f.replaced_ms IS NULL AND f.deleted = 0 AND f.review IS NOT "
                   "NULL) THEN 1 ELSE 0 END = ?",
            *query.review);
    }
    select.addIf(storage::patternOf(query.q),
        "AND (lower(p.url) LIKE ? ESCAPE '!' OR lower(p.title) LIKE ? ESCAPE '!')");
    if (query.after) {
        select.add("AND p.revision > ? AND p.revision < ? ORDER BY p.revision DESC LIMIT ?", *query.after,
            belowId, limit);
    } else {
        select.add("AND p.page_id < ? ORDER BY p.page_id DESC LIMIT ?", belowId, limit);
    }
    Rows rows = select.run(connection);
    while (rows.next()) {
        api::FaqPage page = readPage(rows, companyKey).toApi();
        page.faqCount = int(rows.integer(20));
        page.awaitingCount = int(rows.integer(21));
        page.reviewCount = int(rows.integer(22));
        pages.push_back(std::move(page));
    }
    return pages;
}

std::optional<FaqRow> loadFaq(Connection &connection, const QString &companyKey, qint64 faqId)
{
    std::optional<FaqRow> row;
    {
        Rows rows
            = connection.run("SELECT f.question, f.answer, f.locale, f.replaced_ms, p.url, f.approved, "
                             "f.hidden, f.deleted, f.is_held, p.state, p.unavailable_ms FROM faq f JOIN "
                             "faq_page p ON p.company_key = f.company_key AND p.page_id = f.page_id WHERE "
                             "f.company_key = ? AND f.faq_id = ?",
                companyKey, faqId);
        if (!rows.next())
            return std::nullopt;
        row.emplace();
        row->faq = {faqId, rows.text(0), rows.text(1), rows.flag(5)};
        row->locale = rows.text(2);
        row->replacedMs = rows.optionalInteger(3);
        row->pageUrl = rows.text(4);
        row->isOpen = !rows.flag(6) && !rows.flag(7) && !rows.flag(8);
        if (!row->replacedMs && rows.text(9) == u"not_available")
            row->replacedMs = rows.optionalInteger(10);
    }
    row->sources = loadSources(connection, companyKey, faqId);
    return row;
}

QList<PageFact> loadPageFacts(Connection &connection, const QString &companyKey, qint64 pageId)
{
    QList<PageFact> facts;
    Rows rows
        = connection.run("SELECT question, answer, place, body FROM page_fact WHERE company_key = ? AND "
                         "page_id = ? ORDER BY position",
            companyKey, pageId);
    while (rows.next())
        facts << PageFact{rows.text(0), rows.text(1), rows.text(2), rows.text(3)};
    return facts;
}

QStringList loadPageLocales(Connection &connection, const QString &companyKey, const QString &url)
{
    QStringList locales;
    Rows rows = connection.run("SELECT locale FROM faq_page WHERE company_key = ? AND url_key = ? AND "
                               "state = 'ready' ORDER BY locale",
        companyKey, addressKey(url));
    while (rows.next())
        locales << rows.text(0);
    return locales;
}

qint64 currentRevision(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run(
        "SELECT last_value FROM sequence WHERE company_key = ? AND name = 'faq_revision'", companyKey);
    return rows.next() ? rows.integer(0) : 0;
}

QList<std::pair<QString, qint64>> countPages(Connection &connection)
{
    QList<std::pair<QString, qint64>> counts;
    Rows rows = connection.run("SELECT state, COUNT(*) FROM faq_page GROUP BY state ORDER BY state");
    while (rows.next())
        counts.emplace_back(rows.text(0), rows.integer(1));
    return counts;
}

int countJobs(Connection &connection)
{
    Rows rows = connection.run("SELECT COUNT(*) FROM faq_job");
    return rows.next() ? int(rows.integer(0)) : 0;
}

} // namespace answerdesk::faqs
