// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/source_reader.h"
#include "server/knowledge/crawl/site_facts.h"
#include "server/knowledge/sources/site_reader.h"
#include "server/knowledge/sources/web_document.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/knowledge/store/site_store.h"
#include "shared/core/log_area.h"
#include "shared/core/secret.h"
#include <QtCore/QFutureWatcher>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

SourceReader::SourceReader(SourceReaderParts parts)
    : m_parts(std::move(parts))
    , m_sites(std::make_unique<SiteReader>(m_parts, m_figures, [this](const Site &site) {
        release({site.companyKey, site.sourceId});
    }))
{
    m_thread.setObjectName(u"sources"_s);
    moveToThread(&m_thread);
    m_sites->moveToThread(&m_thread);
}

SourceReader::~SourceReader()
{
    stop();
    m_thread.quit();
    m_thread.wait();
}

void SourceReader::start()
{
    m_thread.start();
    QMetaObject::invokeMethod(
        this, [this] { m_fetcher = new web::PageFetcher({}, web::systemResolver(), this); },
        Qt::BlockingQueuedConnection);
}

void SourceReader::stop()
{
    if (m_isStopping.exchange(true) || !m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_sites->stop();
            delete m_fetcher; // what is under way is told as cancelled
            m_fetcher = nullptr;
            for (const auto &[key, waiters] : std::exchange(m_waiters, {})) {
                for (const Waiter &waiter : waiters)
                    waiter.done(
                        fail(Error::unavailable(u"The server stopped before the page was read."_s, 2)));
            }
        },
        Qt::BlockingQueuedConnection);
}

web::HostRules SourceReader::rulesOf(const accounts::Company &company) const
{
    return {company.allowedHosts, m_parts.allowLoopback};
}

void SourceReader::read(const SourcePage &page, PageAudit audit, PageDone done)
{
    if (m_isStopping)
        return done(fail(Error::unavailable(u"The server is stopping."_s, 2)));
    QMetaObject::invokeMethod(
        this,
        [this, page, audit = std::move(audit), done = std::move(done)] {
            if (!m_fetcher)
                return done(fail(Error::unavailable(u"The server is stopping."_s, 2)));
            Waiters &waiters = m_waiters[keyOf(page)];
            waiters.append({audit, done});
            if (waiters.size() == 1)
                begin(page);
        },
        Qt::QueuedConnection);
}

void SourceReader::begin(const SourcePage &page)
{
    const accounts::CompanyPtr company = m_parts.companies.findServed(page.companyKey);
    if (!company)
        return refuse(page, u"This server does not serve the company."_s);
    web::FetchRequest request;
    request.url = QUrl(page.url);
    request.rules = rulesOf(*company);
    if (!page.contentHash.isEmpty()) { // without a text an unchanged page would be of no use
        request.ifNoneMatch = page.etag;
        request.ifModifiedSince = page.lastModified;
    }
    auto *watcher = new QFutureWatcher<web::FetchResult>(this);
    connect(watcher, &QFutureWatcher<web::FetchResult>::finished, this, [this, watcher, page] {
        watcher->deleteLater();
        if (m_isStopping || watcher->future().resultCount() == 0)
            return;
        fetched(page, watcher->result());
    });
    watcher->setFuture(m_fetcher->fetch(std::move(request)));
}

void SourceReader::fetched(const SourcePage &page, const web::FetchResult &result)
{
    using api::SourceState;
    if (!result) {
        const web::FetchFailure &failure = result.error();
        return settle({page, isGone(failure) ? SourceState::Gone : SourceState::Failed, failure.text});
    }
    SourcePage next = page;
    if (!result->etag.isEmpty() || result->status != 304)
        next.etag = result->etag;
    if (!result->lastModified.isEmpty() || result->status != 304)
        next.lastModified = result->lastModified;
    if (result->status == 304 || sha256(result->body) == page.contentHash)
        return settle({next, SourceState::Read});
    const bool isStarted = m_parts.pool
                               .start(next.companyKey,
                                   [this, next, page = *result](
                                       const std::stop_token &stop) { readDocumentOf(next, page, stop); })
                               .has_value();
    if (!isStarted)
        refuse(page, u"Too many documents are waiting to be read."_s);
}

void SourceReader::readDocumentOf(
    SourcePage page, const web::FetchedPage &fetched, const std::stop_token &stop)
{
    Reading reading{std::move(page)};
    try {
        const Extraction read = m_parts.extract({documentNameOf(reading.page.url), fetched.body,
                                                    pageType(fetched), fetched.finalUrl, fetched.robotsTag},
            stop);
        if (reading.page.isOfSite && read.facts.noIndex) {
            reading.state = api::SourceState::Gone;
            reading.reason = u"The page asks not to be indexed (noindex)."_s;
        } else if (const Result<ExtractedDocument> &document = read.document) {
            reading.state = api::SourceState::Read;
            reading.document = storedDocument(reading.page.sourceId, reading.page.url, *document);
            for (const QString &translation : read.facts.translations)
                reading.document->translationGroup
                    = std::min(reading.document->translationGroup, translation);
            reading.bodyHash = sha256(fetched.body);
            reading.textHash = document->textHash;
        } else {
            reading.reason = reasonOf(read.document.error());
        }
    } catch (const std::exception &failure) {
        qCCritical(area::knowledge, "a page could not be read: %s", failure.what());
        reading.reason = u"The page could not be read."_s;
    }
    QMetaObject::invokeMethod(
        this, [this, reading = std::move(reading)] { settle(reading); }, Qt::QueuedConnection);
}

void SourceReader::refuse(const SourcePage &page, const QString &text)
{
    for (const Waiter &waiter : takeWaiters(page))
        waiter.done(fail(Error::unavailable(text, 2)));
}

SourceReader::Waiters SourceReader::takeWaiters(const SourcePage &page)
{
    const auto node = m_waiters.extract(keyOf(page));
    return node.empty() ? Waiters() : node.mapped();
}

Result<bool> SourceReader::storeSitePage(
    storage::Connection &connection, const Reading &reading, qint64 nowMs)
{
    const SourcePage &page = reading.page;
    const auto site = loadSite(connection, page.companyKey, page.sourceId);
    if (!site)
        return fail(ErrorCode::NotFound, u"The company has no such source."_s);
    if (isExcludedPage(connection, *site, page.url))
        return fail(ErrorCode::NotFound, u"The company has no such document."_s);
    if (reading.state == api::SourceState::Gone) {
        deleteSitePage(connection, *site, page.url);
        const std::optional<QString> document = deleteSiteDocument(connection, *site, page.url);
        if (document)
            m_parts.forgetQuotes(connection, page.companyKey, {*document});
        return document.has_value();
    }
    if (reading.state != api::SourceState::Read)
        return false;
    SitePage row = loadSitePage(connection, page.companyKey, page.sourceId, page.url).value_or(SitePage());
    row.url = row.target = page.url;
    row.state = SitePage::State::Read;
    row.etag = page.etag;
    row.lastModified = page.lastModified;
    bool isChanged = false;
    if (reading.document && reading.textHash != row.textHash) {
        row.bodyHash = reading.bodyHash;
        row.textHash = reading.textHash;
        StoredDocument document = *reading.document;
        document.contentHash = sitePageHash(document, reading.textHash);
        const Result<PutResult> put = putDocument(connection, page.companyKey, document, nowMs);
        if (!put)
            return fail(put.error());
        isChanged = put->isChanged;
    }
    putSitePage(connection, *site, row);
    return isChanged;
}

Result<SourceReader::PageReading> SourceReader::store(
    storage::Connection &connection, const Reading &reading, qint64 nowMs)
{
    const SourcePage &page = reading.page;
    PageReading stored{{}, reading.state, reading.reason, false};
    if (const Result<void> there = m_parts.companies.check(page.companyKey); !there)
        return fail(there.error());
    if (page.isOfSite) {
        const Result<bool> changed = storeSitePage(connection, reading, nowMs);
        if (!changed)
            return fail(changed.error());
        stored.isChanged = *changed;
    } else {
        if (!loadSourcePage(connection, page.companyKey, page.sourceId))
            return fail(ErrorCode::NotFound, u"The company has no such source."_s);
        if (reading.document) {
            const auto put = putDocument(connection, page.companyKey, *reading.document, nowMs);
            if (!put)
                return fail(put.error());
            stored.isChanged = put->isChanged;
        } else if (reading.state == api::SourceState::Gone) {
            const QStringList documents = deleteDocuments(connection, page.companyKey, page.sourceId);
            m_parts.forgetQuotes(connection, page.companyKey, documents);
            stored.isChanged = !documents.isEmpty();
        }
        settleSourcePage(connection, page, reading.state, reading.reason, nowMs);
    }
    stored.source = loadSource(connection, page.companyKey, page.sourceId).value_or(api::Source());
    return stored;
}

void SourceReader::settle(Reading reading)
{
    if (m_isStopping)
        return refuse(reading.page, u"The server stopped before the page was stored."_s);
    const Waiters waiters = takeWaiters(reading.page);
    const QString company = reading.page.companyKey;
    const qint64 now = m_parts.clock.nowMs();
    m_parts.database.writer().submit(
        [this, reading = std::move(reading), waiters, now](
            storage::Connection &connection) -> Result<PageReading> {
            const Result<PageReading> stored = store(connection, reading, now);
            for (const Waiter &waiter : waiters) {
                if (stored && waiter.audit)
                    waiter.audit(connection, *stored, now);
            }
            return stored;
        },
        [this, waiters, company](const Result<PageReading> &stored) {
            if (stored)
                ++figureOf(stored->state, stored->isChanged);
            m_parts.imports.announce(company); // what watches sources is told by the same list
            const auto tell = [waiters, stored] {
                for (const Waiter &waiter : waiters)
                    waiter.done(stored);
            };
            if (stored && stored->isChanged)
                return m_parts.indexes.refresh(company, tell);
            tell();
        });
}

} // namespace answerdesk::knowledge
