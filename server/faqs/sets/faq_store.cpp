// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_store.h"
#include "server/faqs/sets/faq_columns.h"
#include "server/storage/rows/list_select.h"
#include "shared/core/secret.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::Column;
using storage::Connection;
using storage::Literal;

namespace {

constexpr Literal kFaqsOfPage{"FROM faq f WHERE f.company_key = faq_page.company_key AND f.page_id = "
                              "faq_page.page_id AND f.replaced_ms IS NULL AND f.deleted = 0"};
constexpr auto kOpen = kFaqsOfPage + " AND f.hidden = 0 AND f.is_held = 0";
constexpr auto kAwaiting = kOpen + " AND f.approved = 0";
constexpr auto kToReview = kFaqsOfPage + " AND f.review IS NOT NULL";
template <Literal Which, auto Member>
using CountColumn = Column<Literal("(SELECT COUNT(*) ") + Which + ")", Member>;
/// Whether a page has one of these.
template <Literal Which>
constexpr auto kHasOne = Literal("AND CASE WHEN EXISTS (SELECT 1 ") + Which + ") THEN 1 ELSE 0 END = ?";

/// A page in a list of pages, without its FAQs.
struct CountedPage : FaqPage {
    int openCount = 0;
    int awaitingCount = 0;
};
using CountedPages = storage::View<CountedPage, PageColumns, CountColumn<kOpen, &CountedPage::openCount>,
    CountColumn<kAwaiting, &CountedPage::awaitingCount>, CountColumn<kToReview, &CountedPage::reviewCount>>;

/// What a page shows of its FAQs.
using ShownFaqs
    = storage::View<FaqRecord, Column<"faq_id", &FaqRecord::faqId>, Column<"question", &FaqRecord::question>,
        Column<"approved", &FaqRecord::approved>, Column<"hidden", &FaqRecord::hidden>,
        Column<"is_held", &FaqRecord::isHeld>, Column<"review", &FaqRecord::review>>;

using Facts = storage::View<PageFact, Column<"question", &PageFact::question>,
    Column<"answer", &PageFact::answer>, Column<"place", &PageFact::place>, Column<"body", &PageFact::text>>;

std::optional<FaqPage> withFaqs(Connection &connection, std::optional<FaqPage> page)
{
    if (page) {
        page->show(ShownFaqs::select<"SELECT {columns} FROM faq WHERE company_key = ? AND page_id = ? AND "
                                     "replaced_ms IS NULL AND deleted = 0 ORDER BY position">(
            connection, page->companyKey, page->pageId));
    }
    return page;
}

} // namespace

void FaqPage::show(const QList<FaqRecord> &set)
{
    faqs.clear();
    approved.clear();
    reviewCount = 0;
    for (const FaqRecord &faq : set) {
        reviewCount += faq.review && !faq.deleted ? 1 : 0;
        if (faq.isOpen())
            faqs << api::FaqEntry{faq.faqId, faq.question};
        if (faq.isOpen() && faq.approved)
            approved << faqs.back();
    }
}

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
    out.awaitingCount = int(faqs.size() - approved.size());
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
    return withFaqs(connection,
        PageTable::selectOne<
            "SELECT {columns} FROM faq_page WHERE company_key = ? AND url_key = ? AND locale = ?">(
            connection, companyKey, addressKey(url), locale));
}

std::optional<FaqPage> loadPage(Connection &connection, const QString &companyKey, qint64 pageId)
{
    return withFaqs(connection,
        PageTable::selectOne<"SELECT {columns} FROM faq_page WHERE company_key = ? AND page_id = ?">(
            connection, companyKey, pageId));
}

std::vector<api::FaqPage> loadPages(Connection &connection, const QString &companyKey,
    const api::FaqPagesQuery &query, qint64 belowId, int limit, qint64 nowMs)
{
    storage::ListSelect select(
        CountedPages::sql<"SELECT {columns} FROM faq_page WHERE company_key = ?">(), companyKey);
    select.addIf(query.state, "AND state = ?");
    select.addIf(query.reason, "AND state = 'not_available' AND reason = ?");
    select.addIf(query.locale, "AND locale = ?");
    if (query.host) {
        const QString host = storage::patternOf(query.host->toLower())->chopped(1).mid(1);
        select.add("AND (url LIKE ? ESCAPE '!' OR url LIKE ? ESCAPE '!')", u"https://"_s + host + u"/%"_s,
            u"http://"_s + host + u"/%"_s);
    }
    if (query.olderThanHours)
        select.add("AND generated_ms <= ?", nowMs - *query.olderThanHours * qint64(3'600'000));
    select.addIf(query.awaiting, kHasOne<kAwaiting>.text).addIf(query.review, kHasOne<kToReview>.text);
    select.addIf(
        storage::patternOf(query.q), "AND (lower(url) LIKE ? ESCAPE '!' OR lower(title) LIKE ? ESCAPE '!')");
    if (query.after) {
        select.add(
            "AND revision > ? AND revision < ? ORDER BY revision DESC LIMIT ?", *query.after, belowId, limit);
    } else {
        select.add("AND page_id < ? ORDER BY page_id DESC LIMIT ?", belowId, limit);
    }
    std::vector<api::FaqPage> pages;
    for (const CountedPage &page : CountedPages::readAll(select.run(connection))) {
        pages.push_back(page.toApi());
        pages.back().faqCount = page.openCount;
        pages.back().awaitingCount = page.awaitingCount;
    }
    return pages;
}

QList<PageFact> loadPageFacts(Connection &connection, const QString &companyKey, qint64 pageId)
{
    return Facts::select<
        "SELECT {columns} FROM page_fact WHERE company_key = ? AND page_id = ? ORDER BY position">(
        connection, companyKey, pageId);
}

QStringList loadPageLocales(Connection &connection, const QString &companyKey, const QString &url)
{
    return storage::values<QString>(connection.run("SELECT locale FROM faq_page WHERE company_key = ? AND "
                                                   "url_key = ? AND state = 'ready' ORDER BY locale",
        companyKey, addressKey(url)));
}

qint64 currentRevision(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(connection.run("SELECT last_value FROM sequence WHERE company_key = ? "
                                                      "AND name = 'faq_revision'",
                                           companyKey))
        .value_or(0);
}

QList<std::pair<QString, qint64>> countPages(Connection &connection)
{
    return storage::pairs<QString, qint64>(
        connection.run("SELECT state, COUNT(*) FROM faq_page GROUP BY state ORDER BY state"));
}

int countJobs(Connection &connection)
{
    return storage::firstValue<int>(connection.run("SELECT COUNT(*) FROM faq_job")).value_or(0);
}

} // namespace answerdesk::faqs
