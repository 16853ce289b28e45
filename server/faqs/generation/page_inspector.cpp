// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/page_inspector.h"
#include "server/faqs/generation/page_feed.h"
#include "server/faqs/questions/product_report.h"
#include "server/faqs/questions/shop_blocks.h"
#include "server/faqs/sets/shop_block_store.h"
#include "shared/core/text.h"
#include <QtCore/QFutureWatcher>
#include <numeric>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr int kTryAgainSeconds = 5;
constexpr qsizetype kMatchText = 1'000; ///< of what a selector finds
constexpr qsizetype kPageText = 20'000;

/// No character is cut in two.
QString firstCharacters(const QString &text, qsizetype count)
{
    QString first = text.left(count);
    if (!first.isEmpty() && first.back().isHighSurrogate())
        first.chop(1);
    return first;
}

Error full()
{
    return Error::unavailable(u"Too many pages are being inspected. Try again shortly."_s, kTryAgainSeconds);
}

Error ended()
{
    return Error::unavailable(u"The request ended before the page arrived."_s, kTryAgainSeconds);
}

api::PageReport reportOf(const MadePage &made, int count)
{
    api::PageReport report = pageReport(made.facts, made.charset, made.faqs.mid(0, count));
    report.page.reason = made.reason;
    return report;
}

} // namespace

api::PageInspection inspectionOf(const PageLook &look, const MadePage &made)
{
    api::PageInspection told;
    static_cast<api::PageReport &>(told) = reportOf(made, look.count);
    told.url = look.url.canonical;
    told.locale = look.locale;
    told.message = textOrNothing(made.message);
    told.places = placesOf(made.facts);
    return told;
}

api::PageRuleTrial trialOf(const RuleLook &look, const TrialRules &rules, qint64 pages,
    const MadePage &before, const MadePage &after, const web::HtmlPage &seen)
{
    const QString &url = look.url.canonical;
    api::PageRuleTrial told;
    told.isMatched = rules.matches(url);
    if (const auto rule = rules.ruleAfter(url); told.isMatched && rule && !rules.isAppliedTo(url))
        told.shadowedBy = QString::number(rule->ruleId);
    told.pages = pages;
    for (std::size_t i = 0; i < look.trial.selectors.size(); ++i) {
        const web::HtmlPage::Selection found = seen.selections.value(qsizetype(i));
        told.matches.push_back({look.trial.selectors[i].field, found.elements,
            textOrNothing(firstCharacters(found.text, kMatchText))});
    }
    told.before = reportOf(before, look.count);
    told.after = reportOf(after, look.count);
    told.text = firstCharacters(seen.visibleText().trimmed(), kPageText);
    return told;
}

/// Held for as long as a page is fetched and read.
struct PageInspector::Place {
    PageInspector &inspector;
    QString companyKey;
    Place(PageInspector &of, QString key)
        : inspector(of)
        , companyKey(std::move(key))
    {
    }
    Q_DISABLE_COPY_MOVE(Place)
    ~Place()
    {
        const std::scoped_lock lock(inspector.m_mutex);
        if (--inspector.m_taken[companyKey] <= 0)
            inspector.m_taken.remove(companyKey);
    }
};

std::shared_ptr<PageInspector::Place> PageInspector::take(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    const int all = std::accumulate(m_taken.cbegin(), m_taken.cend(), 0);
    if (all >= kPlaces || m_taken.value(companyKey) >= kPlacesOfCompany)
        return nullptr;
    ++m_taken[companyKey];
    return std::make_shared<Place>(*this, companyKey);
}

/// What belongs to the shop is left out, as when the FAQs are generated.
MadePage PageInspector::make(
    const PageVisit &visit, const web::FetchResult &page, const PageReading &reading) const
{
    if (!page)
        return withoutPage(page.error());
    const auto ofProduct = [&](MadePage &made) {
        storage::Connection &reader = m_database.reader();
        if (!made.reason) {
            const PageBlocks blocks = blocksOf(made.facts, QUrl(visit.url.canonical));
            made.facts = withoutShopBlocks(std::move(made.facts),
                loadCommonBlocks(reader, visit.companyKey, 0, blocks, m_clock.nowMs()));
        }
        takeFeed(reader, visit.companyKey, visit.url.canonical, m_clock.nowMs(), made);
    };
    return m_maker.make(*page, visit.companyKey, visit.locale, ofProduct, reading);
}

void PageInspector::inspect(web::PageFetcher *fetcher, QObject *context, const PageLook &look)
{
    visit(fetcher, context, look, [this, look](const Result<web::FetchResult> &fetched) {
        const auto told = fetched.map([&](const web::FetchResult &page) {
            const auto rule
                = page ? loadRuleFor(m_database.reader(), look.companyKey, look.url.canonical) : std::nullopt;
            return inspectionOf(look, make(look, page, {rule, nullptr}));
        });
        return [look, told] { look.done(told); };
    });
}

api::PageRuleTrial PageInspector::tried(const RuleLook &look, const web::FetchResult &page) const
{
    storage::Connection &reader = m_database.reader();
    const QString url = look.url.canonical;
    const TrialRules rules(loadPageRules(reader, look.companyKey), look.trial);
    web::HtmlPage seen;
    const MadePage byRule = make(look, page, {rules.tried(), &seen});
    const MadePage before = make(look, page, {rules.ruleBefore(url), nullptr});
    // Where the rule does not apply, another one may.
    const MadePage after
        = rules.isAppliedTo(url) ? byRule : make(look, page, {rules.ruleAfter(url), nullptr});
    return trialOf(look, rules, rules.countPages(reader, look.companyKey), before, after, seen);
}

void PageInspector::tryRule(web::PageFetcher *fetcher, QObject *context, const RuleLook &look)
{
    visit(fetcher, context, look, [this, look](const Result<web::FetchResult> &fetched) {
        const auto told = fetched.map([&](const web::FetchResult &page) { return tried(look, page); });
        return [look, told] { look.done(told); };
    });
}

void PageInspector::visit(web::PageFetcher *fetcher, QObject *context, const PageVisit &page, Read read)
{
    if (!fetcher)
        return read(fail(Error::unavailable(u"The server is stopping."_s)))();
    if (page.left.stop_requested())
        return read(fail(ended()))();
    std::shared_ptr<Place> place = take(page.companyKey);
    if (!place)
        return read(fail(full()))();
    web::FetchRequest request;
    request.url = QUrl(page.url.canonical);
    request.rules = page.rules;
    QFuture<web::FetchResult> future = fetcher->fetch(std::move(request));
    // Whoever leaves may do so in any thread; a future takes that.
    const auto cancel = std::make_shared<std::stop_callback<std::function<void()>>>(
        page.left, [future]() mutable { future.cancel(); });
    // The place is free again before the answer is given: whoever has it may ask for the next page.
    auto answer = [read = std::move(read), left = page.left, place = std::move(place)](
                      const Result<web::FetchResult> &fetched) mutable {
        std::function<void()> send;
        try {
            send = read(left.stop_requested() ? Result<web::FetchResult>(fail(ended())) : fetched);
        } catch (const std::exception &failure) {
            send = read(fail(Error::internal(QString::fromUtf8(failure.what()))));
        }
        place.reset();
        send();
    };
    auto *watcher = new QFutureWatcher<web::FetchResult>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
        [this, watcher, cancel, answer = std::move(answer)]() mutable {
            watcher->deleteLater();
            if (watcher->future().resultCount() == 0)
                return answer(fail(ended()));
            const web::FetchResult result = watcher->result();
            if (!result && result.error().kind == web::FetchFailure::Kind::Cancelled)
                return answer(fail(ended()));
            m_pool.start([answer = std::move(answer), result]() mutable { answer(result); });
        });
    watcher->setFuture(future);
}

} // namespace answerdesk::faqs
