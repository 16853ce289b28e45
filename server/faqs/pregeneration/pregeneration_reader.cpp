// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/pregeneration/pregeneration_reader.h"
#include "shared/core/log_area.h"
#include <QtCore/QFutureWatcher>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using knowledge::Sitemap;
using knowledge::SitemapWalk;

PregenerationReader::PregenerationReader(
    storage::Database &database, web::PageFetcher &fetcher, const Clock &clock, Rules rules, Ended ended)
    : m_database(database)
    , m_fetcher(fetcher)
    , m_clock(clock)
    , m_rules(std::move(rules))
    , m_ended(std::move(ended))
{
    m_pool.setMaxThreadCount(1);
}

PregenerationReader::~PregenerationReader() { m_pool.waitForDone(); }

void PregenerationReader::look()
{
    if (m_reading)
        return;
    try {
        begin();
    } catch (const storage::SqlFailure &failure) {
        // Whoever asks looks again every second.
        m_reading.reset();
        qCWarning(area::faqs, "sitemaps to be read could not be found: %s", failure.what());
    }
}

void PregenerationReader::begin()
{
    const auto ref = nextUnread(m_database.reader());
    if (!ref)
        return;
    const auto pregeneration = loadPregeneration(m_database.reader(), *ref);
    if (!pregeneration)
        return;
    const auto rules = m_rules(ref->companyKey);
    m_reading.emplace(Reading{
        *ref, rules.value_or(web::HostRules()), SitemapWalk(pregeneration->sitemapUrl.value_or(QString()))});
    if (!rules)
        return giveUp(u"This server does not serve the company."_s);
    next();
}

void PregenerationReader::next()
{
    const auto pregeneration = loadPregeneration(m_database.reader(), m_reading->ref);
    if (!pregeneration || pregeneration->endedAt) { // cancelled meanwhile
        m_reading.reset();
        return look();
    }
    const std::optional<SitemapWalk::File> file = m_reading->walk.next();
    if (!file)
        return store();
    web::FetchRequest request;
    request.url = QUrl(file->url);
    request.rules = m_reading->rules;
    request.htmlOnly = false;
    auto *watcher = new QFutureWatcher<web::FetchResult>(this);
    connect(watcher, &QFutureWatcher<web::FetchResult>::finished, this, [this, watcher, file = *file] {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            fetched(file, watcher->result());
    });
    watcher->setFuture(m_fetcher.fetch(std::move(request)));
}

void PregenerationReader::fetched(const SitemapWalk::File &file, const web::FetchResult &result)
{
    if (!result)
        return read(file, tl::unexpected(result.error().text));
    m_pool.start([this, file, body = result->body] {
        QMetaObject::invokeMethod(
            this, [this, file, sitemap = knowledge::readSitemap(body)] { read(file, sitemap); },
            Qt::QueuedConnection);
    });
}

void PregenerationReader::read(const SitemapWalk::File &file, const tl::expected<Sitemap, QString> &sitemap)
{
    if (!m_reading->walk.add(file, sitemap))
        return giveUp(sitemap.error());
    try {
        next();
    } catch (const storage::SqlFailure &failure) {
        qCWarning(area::faqs, "a sitemap could not be read on: %s", failure.what());
        m_reading.reset();
    }
}

void PregenerationReader::store()
{
    QStringList addresses = m_reading->walk.listed();
    addresses.removeDuplicates();
    end([ref = m_reading->ref, addresses, notes = m_reading->walk.notes(), now = m_clock.nowMs()](
            storage::Connection &connection) { storeListing(connection, ref, addresses, notes, now); });
}

void PregenerationReader::giveUp(const QString &reason)
{
    end([ref = m_reading->ref, reason, now = m_clock.nowMs()](storage::Connection &connection) {
        (void)endPregeneration(connection, ref, api::PregenerationState::Failed, reason, now);
    });
}

void PregenerationReader::end(std::function<void(storage::Connection &)> write)
{
    m_database.writer().submit(
        [write = std::move(write)](storage::Connection &connection) -> Result<bool> {
            write(connection);
            return true;
        },
        // The reader may be gone by then.
        [ended = m_ended, company = m_reading->ref.companyKey](const Result<bool> &) { ended(company); });
}

} // namespace answerdesk::faqs
