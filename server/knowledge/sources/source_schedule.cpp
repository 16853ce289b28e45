// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/site_reader.h"
#include "server/knowledge/sources/source_reader.h"
#include "server/knowledge/store/source_store.h"
#include "shared/core/log_area.h"

// What SourceReader reads by itself, and sites.

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

constexpr qsizetype kMaxScheduled = 20; ///< sources that are read at once because their time has come
constexpr int kDueOfCompany = 5; ///< of one company that a look takes up, so that others get their turn
constexpr int kLookedAt = 100; ///< of one company; the first ones may be sites that are being read

} // namespace

bool SourceReader::take(const Key &key)
{
    const std::scoped_lock lock(m_mutex);
    return ++m_taken[key] == 1;
}

void SourceReader::release(const Key &key)
{
    const std::scoped_lock lock(m_mutex);
    if (--m_taken[key] == 0)
        m_taken.remove(key);
}

void SourceReader::readSite(
    const QString &companyKey, const QString &sourceId, const QString &startedBy, Audit audit, Done done)
{
    struct Begun {
        api::Source source;
        Site site;
        std::optional<ImportRef> import;
    };
    const Key key{companyKey, sourceId};
    const std::scoped_lock lock(m_orderMutex);
    const bool isFirst = take(key);
    m_parts.database.writer().submit(
        [this, key, isFirst, startedBy, audit = std::move(audit), now = m_parts.clock.nowMs()](
            storage::Connection &connection) -> Result<Begun> {
            Begun begun;
            const auto site = loadSite(connection, key.first, key.second);
            if (!site)
                return fail(ErrorCode::NotFound, u"The company has no such source."_s);
            // A reading that has ended may not have been released yet.
            if (isFirst || !site->isReading) {
                begun.site = *site;
                if (site->isReading) { // it was cut short without a word
                    (void)m_parts.imports.end(
                        connection, {key.first, site->importId}, api::ImportState::Interrupted, {}, now);
                }
                const Result<ImportRef> import = m_parts.imports.begin(
                    connection, {key.first, key.second, site->kind, startedBy, 0}, now);
                if (!import)
                    return tl::unexpected(import.error());
                begun.import = *import;
                beginSiteReading(connection, *site, import->importId);
            }
            begun.source = loadSource(connection, key.first, key.second).value_or(api::Source());
            if (begun.import && audit)
                audit(connection, begun.source, now);
            return begun;
        },
        [this, key, done = std::move(done)](const Result<Begun> &begun) {
            if (!begun || !begun->import)
                release(key);
            if (!begun) {
                if (done)
                    done(fail(begun.error()));
                return;
            }
            if (begun->import) {
                m_parts.imports.announce(key.first);
                QMetaObject::invokeMethod(
                    this,
                    [this, begun = *begun] {
                        if (m_fetcher)
                            m_sites->begin(*m_fetcher, begun.site, *begun.import);
                    },
                    Qt::QueuedConnection);
            }
            if (done)
                done(begun->source);
        });
}

void SourceReader::readDue()
{
    const qint64 now = m_parts.clock.nowMs();
    try {
        for (const accounts::CompanyPtr &company : m_parts.companies.all()) {
            if (m_isStopping)
                return;
            if (m_parts.companies.findServed(company->key))
                readDueOf(company->key, now);
        }
    } catch (const storage::SqlFailure &failure) {
        qCWarning(area::knowledge, "sources that are due could not be found: %s", failure.what());
    }
}

void SourceReader::readDueOf(const QString &companyKey, qint64 nowMs)
{
    storage::Connection &reader = m_parts.database.reader();
    int begun = 0;
    for (const DueSource &due : loadDueSources(reader, companyKey, nowMs, kLookedAt)) {
        if (begun >= kDueOfCompany)
            return;
        const Key key{companyKey, due.sourceId};
        {
            const std::scoped_lock lock(m_mutex);
            if (m_taken.size() >= kMaxScheduled)
                return;
            // A site that has just been read may not be released yet.
            if (m_taken.contains(key) && (due.kind == u"page" || due.isReading))
                continue;
        }
        if (due.kind != u"page") {
            readSite(companyKey, due.sourceId, u"schedule"_s, {}, {});
            ++begun;
            continue;
        }
        const auto page = loadSourcePage(reader, companyKey, due.sourceId);
        if (!page)
            continue;
        take(key);
        ++begun;
        read(*page, {}, [this, key](const Result<PageReading> &) { release(key); });
    }
}

std::atomic<quint64> &SourceReader::figureOf(api::SourceState state, bool isChanged)
{
    switch (state) {
    case api::SourceState::Gone:
        return m_figures.gone;
    case api::SourceState::Read:
        return isChanged ? m_figures.changed : m_figures.unchanged;
    default:
        return m_figures.failed;
    }
}

void SourceReader::collect(std::vector<http::MetricFamily> &families)
{
    using Type = http::MetricFamily::Type;
    families.push_back({"answerdesk_source_pages_total",
        "Pages of sources that were read, by outcome: changed, unchanged, gone, failed, skipped.",
        Type::Counter, {},
        {{{{"outcome", "changed"}}, double(m_figures.changed)},
            {{{"outcome", "unchanged"}}, double(m_figures.unchanged)},
            {{{"outcome", "gone"}}, double(m_figures.gone)},
            {{{"outcome", "failed"}}, double(m_figures.failed)},
            {{{"outcome", "skipped"}}, double(m_figures.skipped)}}});
    families.push_back(http::gauge("answerdesk_site_readings",
        "Sitemaps and crawls that are being read or are queued.", double(m_sites->count())));
    // Last, because a database that is gone ends it here.
    const SourceCounts counts = countSources(m_parts.database.reader(), m_parts.clock.nowMs() - kOverdueMs);
    http::MetricFamily sources{"answerdesk_sources",
        "Web pages, sitemaps and crawls that are sources, by how their last reading went.", Type::Gauge, {},
        {}};
    for (const auto &[state, count] : counts.states)
        sources.samples.push_back({{{"state", state.toLatin1()}}, double(count)});
    families.push_back(std::move(sources));
    families.push_back(http::gauge("answerdesk_sources_overdue",
        "Sources that are overdue by more than an hour.", double(counts.overdue)));
}

} // namespace answerdesk::knowledge
