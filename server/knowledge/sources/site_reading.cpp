// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/site_reading.h"
#include "server/knowledge/sources/web_document.h"
#include "shared/core/log_area.h"
#include "shared/core/secret.h"
#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

constexpr qsizetype kMaxTranslations = 200'000; ///< addresses that are linked as translations
constexpr int kMaxFailuresInARow = 10;
constexpr int kPatienceMs = 100; ///< until a full pool is asked again
constexpr qsizetype kMaxNotes = SitemapWalk::kMaxNotes;

SiteLimits limitsOf(const Site &site)
{
    SiteLimits limits;
    limits.maxPages = site.maxPages;
    limits.maxDepth = site.maxDepth;
    return limits;
}

/// The path of the document that the last reading made of a page.
QString documentOf(const SitePage &page)
{
    using State = SitePage::State;
    return page.state == State::Read || page.state == State::Failed ? page.target : QString();
}

} // namespace

SiteReading::SiteReading(Tools tools, const Site &site, const ImportRef &import)
    : m_tools(std::move(tools))
    , m_site(site)
    , m_import(import)
    , m_frontier(limitsOf(site), {})
    , m_walk(site.url, [this](const QStringList &translations) {
        if (m_groups.size() < kMaxTranslations)
            m_groups.link(translations);
    })
{
}

void SiteReading::start()
{
    const accounts::CompanyPtr company = m_tools.parts.companies.findServed(m_site.companyKey);
    if (!company)
        return abandon();
    m_rules = {company->allowedHosts, m_tools.parts.allowLoopback};
    try {
        for (const SitePage &page : loadSitePages(m_tools.parts.database.reader(), m_site))
            m_known.insert(page.url, page);
        const QStringList excluded
            = loadExcludedPages(m_tools.parts.database.reader(), m_site.companyKey, m_site.sourceId);
        m_excluded = {excluded.begin(), excluded.end()};
    } catch (const storage::SqlFailure &failure) {
        qCWarning(area::knowledge, "a site could not be read: %s", failure.what());
        return close();
    }
    for (const QString &url : std::as_const(m_excluded)) {
        if (m_site.kind == u"sitemap" || url != m_site.url) // a crawl follows the links of its start
            m_frontier.exclude(url);
    }
    if (m_site.kind == u"sitemap") {
        m_isStart = false;
        m_frontier.setScope([this](const QUrl &url) {
            return web::checkHost(
                       m_rules, url.host(QUrl::FullyEncoded), url.port(url.scheme() == u"https" ? 443 : 80))
                == web::Verdict::Allowed;
        });
        return nextSitemap();
    }
    const QString authority = QUrl(m_site.url).authority();
    m_frontier.setScope([authority](const QUrl &url) { return url.authority() == authority; });
    m_frontier.add(m_site.url, 0, true);
    nextPage();
}

void SiteReading::get(const QString &url, bool isPage, const SitePage *known,
    std::function<void(const web::FetchResult &)> done)
{
    web::FetchRequest request;
    request.url = QUrl(url);
    request.rules = m_rules;
    request.htmlOnly = isPage;
    request.restMs = m_tools.parts.siteRestMs;
    if (known) {
        request.ifNoneMatch = known->etag;
        request.ifModifiedSince = known->lastModified;
    }
    auto *watcher = new QFutureWatcher<web::FetchResult>(this);
    connect(watcher, &QFutureWatcher<web::FetchResult>::finished, this, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            done(watcher->result());
    });
    watcher->setFuture(m_tools.fetcher.fetch(std::move(request)));
}

void SiteReading::whenThereIsRoom(std::function<void(const std::stop_token &)> work)
{
    if (m_tools.parts.pool.start(m_site.companyKey, work))
        return;
    QTimer::singleShot(kPatienceMs, this, [this, work = std::move(work)] { whenThereIsRoom(work); });
}

bool SiteReading::goesOn()
{
    if (m_isClosed)
        return false;
    try {
        if (m_tools.parts.companies.find(m_site.companyKey) && m_tools.parts.imports.isRunning(m_import))
            return true;
    } catch (const storage::SqlFailure &failure) {
        qCWarning(area::knowledge, "a site could not be read: %s", failure.what());
        close();
        return false;
    }
    abandon();
    return false;
}

void SiteReading::nextSitemap()
{
    if (!goesOn())
        return;
    const std::optional<SitemapWalk::File> file = m_walk.next();
    if (!file) {
        m_notes << m_walk.notes();
        addListed();
        addKnown();
        return nextPage();
    }
    get(file->url, false, nullptr,
        [this, file = *file](const web::FetchResult &result) { sitemapFetched(file, result); });
}

void SiteReading::sitemapFetched(const SitemapWalk::File &file, const web::FetchResult &result)
{
    if (!result)
        return sitemapRead(file, tl::unexpected(result.error().text));
    whenThereIsRoom([post = m_tools.post, file, body = result->body](const std::stop_token &) {
        post([file, sitemap = readSitemap(body)](
                 SiteReading &reading) { reading.sitemapRead(file, sitemap); });
    });
}

void SiteReading::sitemapRead(const SitemapWalk::File &file, const tl::expected<Sitemap, QString> &sitemap)
{
    if (!m_walk.add(file, sitemap))
        return giveUp(sitemap.error());
    nextSitemap();
}

void SiteReading::addListed()
{
    int elsewhere = 0;
    for (const QString &url : m_walk.listed())
        elsewhere += m_frontier.add(url, 0, true) == SiteFrontier::Verdict::OtherSite;
    if (elsewhere > 0)
        m_notes << u"%1 addresses are not on the company's allowed hosts."_s.arg(elsewhere);
}

void SiteReading::addKnown()
{
    // In the order in which they were found, so that limits cut off what is farthest.
    QList<const SitePage *> pages;
    for (const SitePage &page : std::as_const(m_known))
        pages << &page;
    std::sort(pages.begin(), pages.end(), [](const SitePage *a, const SitePage *b) {
        return std::pair(a->depth, a->url) < std::pair(b->depth, b->url);
    });
    for (const SitePage *page : std::as_const(pages)) {
        if (m_site.kind == u"sitemap" || page->depth <= m_site.maxDepth)
            m_frontier.add(page->url, page->depth, true);
    }
}

void SiteReading::nextPage()
{
    if (!goesOn())
        return;
    const std::optional<Entry> entry = m_frontier.next();
    if (!entry)
        return finish();
    const auto known = m_known.constFind(entry->url);
    // Links of a crawl are only in the page itself: it is asked for whole while there may be some unseen.
    const bool isConditional = known != m_known.constEnd() && known->state != SitePage::State::Failed
        && (m_site.kind == u"sitemap" || m_site.isWhole) && known->listingHash == listingOf(entry->url)
        && !m_ownName.contains(entry->url);
    get(entry->url, true, isConditional ? &*known : nullptr,
        [this, entry = *entry](const web::FetchResult &result) { pageFetched(entry, result); });
}

void SiteReading::pageFetched(const Entry &entry, const web::FetchResult &result)
{
    m_visited.insert(entry.url);
    if (!result)
        return pageFailed(entry, result.error());
    m_failedInARow = 0;
    SitePage page = pageOf(entry);
    if (result->status == 304)
        return pageUnchanged(entry, page);
    if (result->crawlDelayMs > 10'000 && m_notes.size() < kMaxNotes) {
        const QString note = u"robots.txt asks for %1 seconds between two requests; 10 are kept."_s.arg(
            result->crawlDelayMs / 1000);
        if (!m_notes.contains(note))
            m_notes << note;
    }
    if (!isPageOfItsOwn(entry, result->finalUrl))
        return;
    startPassed();
    page.etag = result->etag;
    page.lastModified = result->lastModified;
    const QByteArray bodyHash = sha256(result->body);
    const bool isSame = bodyHash == page.bodyHash && page.listingHash == listingOf(entry.url)
        && page.state != SitePage::State::Failed && !m_ownName.contains(entry.url);
    if (isSame && (m_site.kind == u"sitemap" || m_site.isWhole))
        return pageUnchanged(entry, page);
    page.bodyHash = bodyHash;
    page.listingHash = listingOf(entry.url);
    readPage(entry, page, *result);
}

bool SiteReading::isPageOfItsOwn(const Entry &entry, const QUrl &found)
{
    const QString url = siteUrl(found, {}).value_or(entry.url);
    if (url == entry.url)
        return true;
    Outcome outcome{pageOf(entry)};
    outcome.removed = documentOf(outcome.page);
    outcome.page.target = url;
    outcome.page.state = SitePage::State::Alias;
    // Where the start leads is where the crawl is: https instead of http, www before the name. The fetcher
    // has followed it to allowed hosts only.
    if (m_isStart)
        m_frontier.setScope(
            [authority = QUrl(url).authority()](const QUrl &link) { return link.authority() == authority; });
    if (m_frontier.add(url, entry.depth, true) == SiteFrontier::Verdict::OtherSite) {
        outcome.page.state = SitePage::State::Skipped;
        outcome.page.target.clear();
        outcome.remark = u"The address redirects to another site."_s;
    }
    startPassed();
    m_notRead.insert(entry.url);
    settle(std::move(outcome));
    return false;
}

void SiteReading::startPassed()
{
    if (std::exchange(m_isStart, false))
        addKnown();
}

void SiteReading::pageFailed(const Entry &entry, const web::FetchFailure &failure)
{
    Outcome outcome{pageOf(entry)};
    if (isGone(failure)) {
        m_failedInARow = 0;
        outcome.isGone = true;
        outcome.removed = documentOf(outcome.page);
        startPassed(); // the pages behind it may be there
        ++m_tools.figures.gone;
        lost(entry.url);
        return settle(std::move(outcome));
    }
    if (m_isStart)
        return giveUp(failure.text);
    using Kind = web::FetchFailure::Kind;
    const QString document = documentOf(outcome.page);
    outcome.page.target.clear();
    if (failure.kind == Kind::NotHtml || (failure.kind == Kind::NotAllowed && document.isEmpty())) {
        outcome.page.state = SitePage::State::Skipped;
        outcome.remark = failure.text;
        outcome.removed = document;
        ++m_tools.figures.skipped;
    } else {
        outcome.page.target = document; // the last good text stays
        outcome.page.state = SitePage::State::Failed;
        outcome.fault = failure.text;
        ++m_failed;
        ++m_tools.figures.failed;
        if (failure.kind != Kind::NotAllowed && ++m_failedInARow >= kMaxFailuresInARow)
            return giveUp(u"%1 pages in a row could not be read. The last one: %2"_s.arg(kMaxFailuresInARow)
                              .arg(failure.text));
        if (failure.status == 429)
            return giveUp(failure.text);
    }
    lost(entry.url);
    settle(std::move(outcome));
}

void SiteReading::pageUnchanged(const Entry &entry, SitePage page)
{
    startPassed();
    ++m_good;
    ++m_tools.figures.unchanged;
    if (page.state == SitePage::State::Read) {
        m_texts.insert(page.textHash, page.target);
        m_unchanged << page.target;
    } else {
        m_notRead.insert(entry.url);
        if (page.state == SitePage::State::Alias) // it may be known by this name alone
            m_frontier.add(page.target, entry.depth, true);
    }
    settle({page});
}

void SiteReading::readPage(const Entry &entry, const SitePage &page, const web::FetchedPage &fetched)
{
    whenThereIsRoom([post = m_tools.post, extract = m_tools.parts.extract, page, entry, fetched](
                        const std::stop_token &stop) {
        Extraction read;
        try {
            read = extract({documentNameOf(entry.url), fetched.body, pageType(fetched), fetched.finalUrl,
                               fetched.robotsTag},
                stop);
        } catch (const std::exception &failure) {
            qCCritical(area::knowledge, "a page could not be read: %s", failure.what());
            read.document = fail(ErrorCode::InternalError, u"The page could not be read."_s);
        }
        post([entry, page, read](SiteReading &reading) { reading.pageRead(entry, page, read); });
    });
}

bool SiteReading::followCanonical(const Entry &entry, const QString &url, const SiteFacts &facts)
{
    if (!facts.canonical || *facts.canonical == url || m_ownName.contains(entry.url)
        || m_notRead.contains(*facts.canonical))
        return false;
    const SiteFrontier::Verdict verdict = m_frontier.add(*facts.canonical, entry.depth, true);
    if (verdict != SiteFrontier::Verdict::Added && verdict != SiteFrontier::Verdict::Known)
        return false; // another site's, or beyond a bound
    if (!m_visited.contains(*facts.canonical))
        m_deferred[*facts.canonical] << entry;
    return true;
}

void SiteReading::lost(const QString &url)
{
    m_notRead.insert(url);
    for (const Entry &entry : m_deferred.take(url)) {
        m_ownName.insert(entry.url);
        m_notRead.remove(entry.url);
        m_frontier.addFirst(entry.url, entry.depth);
    }
}

void SiteReading::pageRead(const Entry &entry, SitePage page, const Extraction &read)
{
    if (m_isClosed)
        return;
    const SiteFacts &facts = read.facts;
    Outcome outcome{std::move(page)};
    const QString before = documentOf(outcome.page);
    const QString &url = entry.url;
    const QByteArray textHash = read.document ? read.document->textHash : QByteArray();
    const QString twin = read.document ? m_texts.value(textHash, url) : url;
    // The links of a page that says what another one says lead deeper into the trap.
    if (m_site.kind == u"crawl" && !facts.noFollow && twin == url) {
        for (const QString &link : facts.links)
            m_frontier.add(link, entry.depth + 1);
    }
    const auto leaveOut = [&](SitePage::State state, const QString &target, const QString &remark) {
        outcome.page.state = state;
        outcome.page.target = target;
        outcome.remark = remark;
        outcome.removed = before;
        ++m_good;
        ++m_tools.figures.skipped;
        m_notRead.insert(url);
    };
    if (m_excluded.contains(url)) {
        leaveOut(SitePage::State::Skipped, {}, {});
    } else if (followCanonical(entry, url, facts)) {
        leaveOut(SitePage::State::Alias, *facts.canonical, {});
    } else if (facts.noIndex) {
        leaveOut(SitePage::State::Skipped, {}, u"The page asks not to be indexed (noindex)."_s);
        lost(url);
    } else if (!read.document) {
        outcome.page.target = before;
        outcome.page.state = SitePage::State::Failed;
        outcome.fault = reasonOf(read.document.error());
        ++m_failed;
        ++m_tools.figures.failed;
        lost(url);
    } else if (twin != url) {
        leaveOut(SitePage::State::Alias, twin, u"The page has the same content as %1."_s.arg(twin));
        lost(url);
    } else {
        StoredDocument document = storedDocument(m_site.sourceId, url, *read.document);
        document.translationGroup = groupOf(url, facts.translations);
        document.contentHash = sitePageHash(document, textHash);
        outcome.document = std::move(document);
        outcome.page.state = SitePage::State::Read;
        outcome.page.target = url;
        outcome.page.textHash = textHash;
        m_texts.insert(textHash, url);
        ++m_good;
    }
    settle(std::move(outcome));
}

QString SiteReading::groupOf(const QString &url, const QStringList &translations) const
{
    QString first = url;
    QStringList members = translations;
    members << url;
    for (const QString &member : std::as_const(members)) {
        const QString listed = m_groups.groupOf(member);
        first = std::min({first, member, listed.isEmpty() ? member : listed});
    }
    return first;
}

QByteArray SiteReading::listingOf(const QString &url) const
{
    const QString group = m_groups.groupOf(url);
    return group.isEmpty() ? QByteArray() : sha256(group.toUtf8());
}

SitePage SiteReading::pageOf(const Entry &entry) const
{
    SitePage page = m_known.value(entry.url);
    page.url = entry.url;
    page.depth = entry.depth;
    return page;
}

void SiteReading::settle(Outcome outcome)
{
    if ((outcome.page.state == SitePage::State::Read || outcome.page.state == SitePage::State::Failed)
        && !outcome.isGone && !outcome.page.target.isEmpty())
        m_kept.insert(outcome.page.target);
    if (m_kept.contains(outcome.removed))
        outcome.removed.clear();
    write(std::move(outcome));
}

} // namespace answerdesk::knowledge
