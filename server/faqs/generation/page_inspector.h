// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/generation/page_maker.h"
#include "server/faqs/rules/trial_rules.h"
#include "server/storage/database/database.h"
#include "shared/api/page_rules.h"
#include "shared/core/clock.h"
#include "shared/core/page_url.h"
#include <QtCore/QHash>
#include <QtCore/QThreadPool>
#include <mutex>
#include <stop_token>

namespace answerdesk::faqs {

/// A page that an administrator wants to see.
struct PageVisit {
    QString companyKey;
    PageUrl url;
    web::HostRules rules;
    QString locale;
    int count = kMaxWrittenFaqs;
    std::stop_token left; ///< whoever asked has gone: nothing more is begun
};

/// What is made of a page.
struct PageLook : PageVisit {
    /// Called once, in any thread. UNAVAILABLE: too many pages are looked at, or nobody waits any more.
    std::function<void(const Result<api::PageInspection> &)> done;
};

/// What a rule makes of a page.
struct RuleLook : PageVisit {
    api::PageRuleTrialRequest trial;
    std::function<void(const Result<api::PageRuleTrial> &)> done; ///< as of a PageLook
};

/// What is told of a page, nothing of which is kept.
api::PageInspection inspectionOf(const PageLook &look, const MadePage &made);
/// The same of a rule's trial: without and with the rule. pages: that it would apply to; seen: the page with
/// what the rule's selectors find.
api::PageRuleTrial trialOf(const RuleLook &look, const TrialRules &rules, qint64 pages,
    const MadePage &before, const MadePage &after, const web::HtmlPage &seen);

/// Makes FAQs of pages that people look at, as production does and with its fetcher, a few at once. Lives as
/// long as the pool.
class PageInspector
{
public:
    static constexpr int kPlaces = 4;
    static constexpr int kPlacesOfCompany = 2;

    PageInspector(const PageMaker &maker, QThreadPool &pool, storage::Database &database, const Clock &clock)
        : m_maker(maker)
        , m_pool(pool)
        , m_database(database)
        , m_clock(clock)
    {
    }
    /// In the thread of the fetcher and of context, which dies after the last fetch. fetcher: null: the
    /// server is stopping.
    void inspect(web::PageFetcher *fetcher, QObject *context, const PageLook &look);
    void tryRule(web::PageFetcher *fetcher, QObject *context, const RuleLook &look);

private:
    struct Place;
    /// Takes the page, why there is none, or that nothing was begun, and gives what answers.
    using Read = std::function<std::function<void()>(const Result<web::FetchResult> &)>;
    void visit(web::PageFetcher *fetcher, QObject *context, const PageVisit &page, Read read);
    std::shared_ptr<Place> take(const QString &companyKey);
    MadePage make(const PageVisit &visit, const web::FetchResult &page, const PageReading &reading) const;
    api::PageRuleTrial tried(const RuleLook &look, const web::FetchResult &page) const;

    const PageMaker &m_maker;
    QThreadPool &m_pool;
    storage::Database &m_database;
    const Clock &m_clock;
    std::mutex m_mutex;
    QHash<QString, int> m_taken; ///< places by company; under m_mutex
};

} // namespace answerdesk::faqs
