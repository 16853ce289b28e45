// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/generation_queue.h"
#include "answerdesk_version.h"
#include "server/answers/records/model_budget_store.h"
#include "server/faqs/feeds/feed_facts.h"
#include "server/faqs/generation/page_feed.h"
#include "server/faqs/generation/page_wording.h"
#include "server/faqs/sets/faq_set_store.h"
#include "server/faqs/sets/shop_block_store.h"
#include "shared/core/locale_tag.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"
#include <QtCore/QFutureWatcher>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

Outcome unavailable(api::FaqReason reason, QString message)
{
    Outcome outcome;
    outcome.reason = reason;
    outcome.message = std::move(message);
    return outcome;
}

Outcome withoutFaqs(const MadePage &made) { return unavailable(*made.reason, made.message); }

/// The page is as it was: so are its FAQs.
Outcome unchanged()
{
    Outcome outcome;
    outcome.state = api::FaqState::Ready;
    outcome.isUnchanged = true;
    return outcome;
}

/// Of hashes of pages: another program, another model, or another rule may make other FAQs of the same page.
QString hashPrefix(const std::optional<answers::ModelChoice> &model, const QString &ruleMark)
{
    // No name of a model holds a comma: no prefix is the beginning of another.
    return QStringLiteral(ANSWERDESK_VERSION "/1") + ruleMark + u':' + (model ? model->name : QString())
        + u',';
}

/// Worth another try soon: the network or the shop's server may recover.
bool isTemporary(const web::FetchFailure &failure)
{
    using Kind = web::FetchFailure::Kind;
    return (failure.kind == Kind::Unreachable && (failure.status == 0 || failure.status >= 500));
}

} // namespace

GenerationQueue::GenerationQueue(storage::Database &database, const accounts::CompanyDirectory &companies,
    FaqCache &cache, const Clock &clock, GenerationSettings settings, const ShopAnswers *shop,
    FaqModel *model)
    : m_database(database)
    , m_companies(companies)
    , m_cache(cache)
    , m_clock(clock)
    , m_model(model)
    , m_settings(std::move(settings))
    , m_owner(QString::fromLatin1(randomBase62(16)))
    , m_maker(m_settings.extractProgram, shop)
{
    m_pool.setMaxThreadCount(2);
    m_pool.setExpiryTimeout(-1);
    m_thread.setObjectName(u"fetch"_s);
    moveToThread(&m_thread);
}

GenerationQueue::~GenerationQueue() { stop(); }

void GenerationQueue::start()
{
    m_thread.start();
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_fetcher = new web::PageFetcher({}, web::systemResolver(), this);
            m_reader = new PregenerationReader(
                m_database, *m_fetcher, m_clock,
                [this](const QString &key) -> std::optional<web::HostRules> {
                    const accounts::CompanyPtr company = m_companies.findServed(key);
                    return company ? std::optional(rulesOf(*company)) : std::nullopt;
                },
                [this](const QString &company) {
                    m_watches.announce(company);
                    QMetaObject::invokeMethod(
                        this,
                        [this] {
                            if (m_reader)
                                m_reader->forget();
                        },
                        Qt::QueuedConnection);
                    pregenerationAdded();
                });
            m_tick = new QTimer(this);
            connect(m_tick, &QTimer::timeout, this, &GenerationQueue::claim);
            m_tick->start(1000);
            m_database.writer().submit(
                [](storage::Connection &connection) -> Result<int> {
                    releaseLeases(connection);
                    return countJobs(connection);
                },
                [this](const Result<int> &jobs) {
                    m_pending = jobs.value_or(0);
                    poke();
                });
        },
        Qt::BlockingQueuedConnection);
}

void GenerationQueue::beginStop()
{
    if (m_isStopping.exchange(true))
        return;
    m_watches.end();
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            delete m_tick;
            m_tick = nullptr;
            delete m_reader;
            m_reader = nullptr;
            delete m_fetcher; // cancels what is under way; the leases are released at the next start
            m_fetcher = nullptr;
        },
        Qt::BlockingQueuedConnection);
}

void GenerationQueue::stop()
{
    beginStop();
    m_pool.waitForDone();
    m_thread.quit();
    m_thread.wait();
}

void GenerationQueue::poke()
{
    if (!m_isStopping)
        QMetaObject::invokeMethod(this, &GenerationQueue::claim, Qt::QueuedConnection);
}

void GenerationQueue::added(const QString &companyKey)
{
    ++m_pending;
    {
        const std::scoped_lock lock(m_mutex);
        ++m_waiting[companyKey];
    }
    poke();
}

void GenerationQueue::pregenerationAdded()
{
    m_hasPregenerations = true;
    poke();
}

int GenerationQueue::retryAfterSeconds(const QString &companyKey) const
{
    int ahead = 1, companies = 1;
    {
        const std::scoped_lock lock(m_mutex);
        ahead = std::max(1, m_waiting.value(companyKey));
        companies = std::max(1, int(m_waiting.size()));
    }
    const int atOnce = std::clamp(m_settings.maxConcurrent / companies, 1, m_settings.maxOfCompany);
    const int turns = (companies + m_settings.maxConcurrent - 1) / m_settings.maxConcurrent;
    const qint64 rounds = qint64((ahead + atOnce - 1) / atOnce) * turns;
    return int(std::clamp<qint64>((rounds * m_averageMs + 999) / 1000, 1, 30));
}

web::HostRules GenerationQueue::rulesOf(const accounts::Company &company) const
{
    return {company.allowedHosts, m_settings.allowLoopback};
}

QString GenerationQueue::addressFault(const accounts::Company &company, const PageUrl &url) const
{
    switch (web::checkHost(rulesOf(company), url.host, url.port)) {
    case web::Verdict::Allowed:
        return {};
    case web::Verdict::HostNotListed:
        return u"%1 is not one of the company's allowed hosts."_s.arg(url.host);
    case web::Verdict::ForbiddenAddress:
        break;
    }
    return u"Pages at this address are never fetched."_s;
}

void GenerationQueue::claim()
{
    if (m_isStopping || m_running >= m_settings.maxConcurrent)
        return;
    if (m_isClaiming) {
        m_claimAgain = true;
        return;
    }
    m_isClaiming = true;
    const qint64 now = m_clock.nowMs();
    struct Claimed {
        Fed fed;
        QList<FaqJob> jobs;
        int pending = 0;
        QHash<QString, int> waiting;
    };
    // A model may think for as long as it may: nobody else takes the page up meanwhile.
    const qint64 leaseMs = m_settings.leaseMs + (m_model ? m_model->longestMs(m_settings.maxConcurrent) : 0);
    const ClaimLimits limits{m_settings.maxConcurrent - m_running, m_settings.maxOfCompany};
    const bool hasPregenerations = m_hasPregenerations; // once: it may become true at any moment
    m_database.writer().submit(
        [this, now, leaseMs, limits, hasPregenerations](storage::Connection &connection) -> Result<Claimed> {
            Fed fed = hasPregenerations ? feedPregenerations(connection, feedRules(), now) : Fed();
            QList<FaqJob> jobs = claimJobs(connection, m_owner, now, now + leaseMs, limits);
            return Claimed{std::move(fed), std::move(jobs), countJobs(connection), countWaiting(connection)};
        },
        [this, hasPregenerations](Result<Claimed> claimed) {
            if (claimed) {
                // Who begins one says so after its commit, which is told after this one.
                if (hasPregenerations)
                    m_hasPregenerations = claimed->fed.isRunning || claimed->fed.isReading;
                for (FaqPage &page : claimed->fed.pages)
                    m_cache.put(std::move(page));
                for (const QString &company : std::as_const(claimed->fed.companies))
                    m_watches.announce(company);
                m_pending = claimed->pending;
                const std::scoped_lock lock(m_mutex);
                m_waiting = claimed->waiting;
            }
            QMetaObject::invokeMethod(
                this,
                [this, jobs = claimed ? claimed->jobs : QList<FaqJob>(),
                    isReading = claimed && claimed->fed.isReading,
                    hasMore = claimed && claimed->fed.hasMore] {
                    m_isClaiming = false;
                    m_claimAgain = m_claimAgain || hasMore;
                    if (isReading && m_reader)
                        m_reader->look();
                    for (const FaqJob &job : jobs)
                        begin(job);
                    if (std::exchange(m_claimAgain, false))
                        claim();
                },
                Qt::QueuedConnection);
        });
}

FeedRules GenerationQueue::feedRules() const
{
    const auto ofCompany = [this](const QString &key) {
        const accounts::CompanyPtr company = m_companies.findServed(key);
        return company && company->faqsEnabled ? QString()
                                               : u"Product FAQs are switched off for the company."_s;
    };
    const auto ofAddress = [this](const QString &key, const PageUrl &url) {
        return addressFault(*m_companies.at(key), url); // ofCompany has been asked
    };
    return {ofCompany, ofAddress};
}

void GenerationQueue::begin(FaqJob job)
{
    if (!m_fetcher)
        return;
    ++m_running;
    job.takenMs = m_clock.steadyMs();
    const accounts::CompanyPtr company = m_companies.findServed(job.companyKey);
    if (!company || !company->faqsEnabled) {
        finish(job,
            unavailable(
                api::FaqReason::FeatureDisabled, u"Product FAQs are switched off for the company."_s));
        return;
    }
    web::FetchRequest request;
    request.url = QUrl(job.url);
    request.rules = rulesOf(*company);
    if (job.contentHash.startsWith(
            hashPrefix(m_model ? m_model->choiceOf(*company) : std::nullopt, job.ruleMark))) {
        request.ifNoneMatch = job.etag;
        request.ifModifiedSince = job.lastModified;
    }
    auto *watcher = new QFutureWatcher<web::FetchResult>(this);
    connect(watcher, &QFutureWatcher<web::FetchResult>::finished, this, [this, watcher, job] {
        watcher->deleteLater();
        if (watcher->future().resultCount() == 0)
            return released();
        m_seconds.observe(double(m_clock.steadyMs() - job.takenMs) / 1000.0);
        fetched(job, watcher->result());
    });
    watcher->setFuture(m_fetcher->fetch(std::move(request)));
}

void GenerationQueue::fetched(const FaqJob &job, const web::FetchResult &result)
{
    if (m_isStopping)
        return;
    if (result && result->status == 304)
        return finish(job, unchanged());
    if (result) {
        inPool(job, [this, job, page = *result] { return read(job, page); });
        return;
    }
    if (isTemporary(result.error()) && job.attempts < m_settings.maxAttempts) {
        qint64 waitMs = m_settings.retryMs;
        for (int attempt = 1; attempt < job.attempts; ++attempt)
            waitMs *= 3;
        m_database.writer().submit(
            [job, owner = m_owner, again = m_clock.nowMs() + waitMs](
                storage::Connection &connection) -> Result<bool> {
                postponeJob(connection, job, owner, again);
                return true;
            },
            [this](const Result<bool> &) {
                QMetaObject::invokeMethod(this, &GenerationQueue::released, Qt::QueuedConnection);
            });
        return;
    }
    finish(job, withoutFaqs(withoutPage(result.error())));
}

void GenerationQueue::inPool(const FaqJob &job, std::function<std::optional<Outcome>()> part)
{
    if (m_isStopping)
        return; // its lease is released at the next start
    m_pool.start([this, job, part = std::move(part)] {
        std::optional<Outcome> outcome;
        try {
            outcome = part();
        } catch (const std::exception &failure) {
            outcome = withoutFaqs(failedPage(QUrl(job.url), failure));
        }
        if (outcome)
            QMetaObject::invokeMethod(
                this, [this, job, end = *outcome] { finish(job, end); }, Qt::QueuedConnection);
    });
}

/// A page between its facts and its FAQs.
struct GenerationQueue::Reading {
    FaqJob job;
    MadePage made;
    std::optional<answers::ModelChoice> model; ///< that words or translates it
    QString bodyHash;
    QByteArray etag, lastModified;
    PageBlocks blocks;
    QString number, gtin; ///< of the product, as the page shows them
};

/// The company's model, while tokens of the day are left.
std::optional<answers::ModelChoice> GenerationQueue::choiceWithin(const accounts::Company &company) const
{
    const auto choice = m_model->choiceOf(company);
    const bool isSpent = choice
        && answers::modelTokensOn(m_database.reader(), company.key, m_clock.nowMs()) >= choice->dailyTokens;
    return isSpent ? std::nullopt : choice;
}

std::optional<Outcome> GenerationQueue::read(const FaqJob &job, const web::FetchedPage &page)
{
    Reading reading{job, {}, {}, QString::fromLatin1(sha256(page.body).toHex()), page.etag, page.lastModified,
        {}, {}, {}};
    const accounts::CompanyPtr company = m_companies.findServed(job.companyKey);
    if (m_model && company)
        reading.model = choiceWithin(*company);
    const std::optional<PageRule> rule = loadRuleFor(m_database.reader(), job.companyKey, job.url);
    reading.job.ruleMark = markOf(rule);
    if (hashPrefix(reading.model, reading.job.ruleMark) + reading.bodyHash == job.contentHash)
        return unchanged();
    reading.made = m_maker.read(page, {rule, nullptr});
    reading.number = reading.made.facts.sku.value;
    reading.gtin = comparableGtin(reading.made.facts.gtin.value);
    if (!reading.made.reason) {
        reading.blocks = blocksOf(reading.made.facts, QUrl(job.url));
        reading.made.facts = withoutShopBlocks(std::move(reading.made.facts),
            loadCommonBlocks(
                m_database.reader(), job.companyKey, job.pageId, reading.blocks, m_clock.nowMs()));
    }
    takeFeed(m_database.reader(), job.companyKey, job.url, m_clock.nowMs(), reading.made);
    if (reading.made.reason)
        return withoutFaqs(reading.made);
    if (!reading.model)
        return write(reading, {reading.made.facts, {}, std::nullopt, 0, true});
    m_model->word(*reading.model, reading.made.facts, job.locale,
        loadWording(m_database.reader(), job.companyKey, job.pageId),
        [this, reading](const PageWording &wording) {
            inPool(reading.job, [this, reading, wording] { return std::optional(write(reading, wording)); });
        });
    return std::nullopt;
}

Outcome GenerationQueue::write(const Reading &reading, const PageWording &wording) const
{
    const FaqJob &job = reading.job;
    MadePage made = reading.made;
    made.facts = wording.facts;
    m_maker.write(made, job.companyKey, job.locale, [&](QList<WrittenFaq> faqs) {
        if (wording.faqs.isEmpty())
            return faqs;
        return withWorded(faqs, wording.faqs, wording.facts.faqs,
            loadRecords(m_database.reader(), job.companyKey, job.pageId), languageOf(job.locale));
    });
    Outcome outcome;
    if (made.reason)
        outcome = withoutFaqs(made);
    outcome.modelTokens = wording.tokens;
    if (made.reason)
        return outcome;
    outcome.state = api::FaqState::Ready;
    outcome.faqs = made.faqs;
    outcome.facts = made.pageFacts;
    outcome.sources = sourcesOf(made.facts);
    outcome.blocks = reading.blocks;
    outcome.productNumber = reading.number;
    outcome.gtin = reading.gtin;
    outcome.wording = wording.stored;
    outcome.title = made.facts.name.value;
    // A model that failed is asked again next time, though the page be the same.
    outcome.contentHash
        = hashPrefix(wording.isFinal ? reading.model : std::nullopt, job.ruleMark) + reading.bodyHash;
    outcome.etag = reading.etag;
    outcome.lastModified = reading.lastModified;
    return outcome;
}

void GenerationQueue::inspect(const PageLook &look)
{
    const auto begin = [this, look] { m_inspector.inspect(m_fetcher, this, look); };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

void GenerationQueue::tryRule(const RuleLook &look)
{
    const auto begin = [this, look] { m_inspector.tryRule(m_fetcher, this, look); };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

void GenerationQueue::finish(const FaqJob &job, const Outcome &outcome)
{
    if (outcome.reason != api::FaqReason::FeatureDisabled)
        m_averageMs = std::max(100, (m_averageMs * 3 + int(m_clock.steadyMs() - job.takenMs)) / 4);
    m_outcomes[outcome.reason ? std::size_t(*outcome.reason) : m_outcomes.size() - 1].fetch_add(1);
    m_database.writer().submit(
        [job, outcome, owner = m_owner, now = m_clock.nowMs()](
            storage::Connection &connection) -> Result<std::optional<FaqPage>> {
            if (outcome.modelTokens > 0)
                answers::addModelTokens(connection, job.companyKey, now, outcome.modelTokens);
            return finishJob(connection, job, owner, outcome, now);
        },
        [this, company = job.companyKey](Result<std::optional<FaqPage>> page) {
            if (page && *page) {
                m_cache.put(std::move(**page));
                --m_pending;
            }
            m_watches.announce(company);
            QMetaObject::invokeMethod(this, &GenerationQueue::released, Qt::QueuedConnection);
        });
}

void GenerationQueue::released()
{
    --m_running;
    claim();
}

void GenerationQueue::collect(std::vector<http::MetricFamily> &families)
{
    using Type = http::MetricFamily::Type;
    http::MetricFamily outcomes{"answerdesk_faq_generations_total",
        "Finished generations of a page's FAQs by outcome: ready, or why there are none.", Type::Counter, {},
        {}};
    outcomes.samples.push_back({{{"outcome", "ready"}}, double(m_outcomes.back())});
    for (const QString &name : schema::enumNames<api::FaqReason>()) {
        const auto reason = schema::enumValue<api::FaqReason>(name);
        outcomes.samples.push_back(
            {{{"outcome", name.toLatin1()}}, double(m_outcomes[std::size_t(reason.value())])});
    }
    families.push_back(std::move(outcomes));
    families.push_back(http::histogramFamily("answerdesk_faq_fetch_seconds",
        "Time from starting a page until its content is known or known to be missing.", m_seconds));
    const int running = m_running;
    families.push_back({"answerdesk_faq_jobs",
        "Pages whose FAQs are being generated (running) or are queued.", Type::Gauge, {},
        {{{{"state", "running"}}, double(running)},
            {{{"state", "queued"}}, double(std::max(0, m_pending - running))}}});
    http::MetricFamily pages{"answerdesk_faq_pages", "Pages with FAQs by state.", Type::Gauge, {}, {}};
    for (const auto &[state, count] : countPages(m_database.reader()))
        pages.samples.push_back({{{"state", state.toLatin1()}}, double(count)});
    families.push_back(std::move(pages));
}

} // namespace answerdesk::faqs
