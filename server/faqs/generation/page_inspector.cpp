// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/page_inspector.h"
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

Error full()
{
    return Error::unavailable(
        u"As many pages as can be are looked at already. Try again soon."_s, kTryAgainSeconds);
}

Error ended() { return Error::unavailable(u"It was ended before the page was there."_s, kTryAgainSeconds); }

} // namespace

api::PageInspection inspectionOf(const PageLook &look, const MadePage &made)
{
    api::PageInspection told;
    static_cast<api::PageReport &>(told) = pageReport(made.facts, made.charset, made.faqs.mid(0, look.count));
    told.page.reason = made.reason;
    told.url = look.url.canonical;
    told.locale = look.locale;
    told.message = textOrNothing(made.message);
    told.places = placesOf(made.facts);
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
api::PageInspection PageInspector::told(const PageLook &look, const web::FetchedPage &page) const
{
    const auto ofProduct = [&](ProductFacts facts) {
        const PageBlocks blocks = blocksOf(facts, QUrl(look.url.canonical));
        return withoutShopBlocks(std::move(facts),
            loadCommonBlocks(m_database.reader(), look.companyKey, 0, blocks, m_clock.nowMs()));
    };
    return inspectionOf(look, m_maker.make(page, look.companyKey, look.locale, ofProduct));
}

void PageInspector::inspect(web::PageFetcher &fetcher, QObject *context, PageLook look)
{
    if (look.left.stop_requested())
        return look.done(tl::unexpected(ended()));
    std::shared_ptr<Place> place = take(look.companyKey);
    if (!place)
        return look.done(tl::unexpected(full()));
    web::FetchRequest request;
    request.url = QUrl(look.url.canonical);
    request.rules = look.rules;
    const QFuture<web::FetchResult> page = fetcher.fetch(std::move(request));
    // Whoever leaves may do so in any thread; a future takes that.
    const auto cancel = std::make_shared<std::stop_callback<std::function<void()>>>(
        look.left, [future = page]() mutable { future.cancel(); });
    auto *watcher = new QFutureWatcher<web::FetchResult>(context);
    // The place is free again before the answer is given: whoever has it may ask for the next page.
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
        [this, watcher, cancel, look = std::move(look), place = std::move(place)]() mutable {
            watcher->deleteLater();
            if (watcher->future().resultCount() == 0) {
                place.reset();
                return look.done(tl::unexpected(ended()));
            }
            const web::FetchResult result = watcher->result();
            if (!result) {
                place.reset();
                const bool isCancelled = result.error().kind == web::FetchFailure::Kind::Cancelled;
                return look.done(isCancelled
                        ? Result<api::PageInspection>(tl::unexpected(ended()))
                        : Result<api::PageInspection>(inspectionOf(look, withoutPage(result.error()))));
            }
            m_pool.start(
                [this, look = std::move(look), place = std::move(place), fetched = *result]() mutable {
                    const Result<api::PageInspection> told = look.left.stop_requested()
                        ? Result<api::PageInspection>(tl::unexpected(ended()))
                        : Result<api::PageInspection>(this->told(look, fetched));
                    place.reset();
                    look.done(told);
                });
        });
    watcher->setFuture(page);
}

} // namespace answerdesk::faqs
