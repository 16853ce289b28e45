// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/site_reading.h"
#include "server/knowledge/store/source_store.h"
#include "shared/core/log_area.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

constexpr qsizetype kUnchangedAtOnce = 100; ///< pages that are counted together
constexpr int kChangedAtOnce = 20; ///< pages until the index is to know them
constexpr qsizetype kRemovedAtOnce = 50;

/// Counts pages that wait to be counted.
Result<void> countPages(const ImportLedger &imports, storage::Connection &connection, const ImportRef &import,
    qint64 found, const QStringList &unchanged, qint64 nowMs)
{
    if (found > 0) {
        if (const Result<void> done = imports.found(connection, import, found, nowMs); !done)
            return done;
    }
    for (const QString &path : unchanged) {
        if (const Result<void> done = imports.unchanged(connection, import, path, nowMs); !done)
            return done;
    }
    return {};
}

/// Takes documents away and out of what is kept of earlier answers. Tells how many there were.
Result<qint64> removePaths(const SourceReaderParts &parts, storage::Connection &connection, const Site &site,
    const ImportRef &import, const QStringList &paths, qint64 nowMs)
{
    QStringList documents;
    for (const QString &path : paths) {
        if (const auto document = deleteSiteDocument(connection, site, path))
            documents << *document;
    }
    if (documents.isEmpty())
        return 0;
    parts.forgetQuotes(connection, site.companyKey, documents);
    const Result<void> counted = parts.imports.removed(connection, import, documents.size(), nowMs);
    if (!counted)
        return tl::unexpected(counted.error());
    return documents.size();
}

} // namespace

void SiteReading::write(Outcome outcome)
{
    const auto known = m_known.constFind(outcome.page.url);
    const bool isNewRow = known == m_known.constEnd() || *known != outcome.page;
    const bool hasWork = isNewRow || outcome.isGone || outcome.document || !outcome.fault.isEmpty()
        || !outcome.remark.isEmpty() || !outcome.removed.isEmpty();
    if (!hasWork && m_unchanged.size() < kUnchangedAtOnce) {
        // Through the event loop, so that a thousand pages are no thousand calls deep.
        QMetaObject::invokeMethod(
            this, [this] { nextPage(); }, Qt::QueuedConnection);
        return;
    }
    const qint64 all = m_frontier.taken() + m_frontier.waiting();
    const qint64 found = std::max<qint64>(0, all - std::exchange(m_found, std::max(all, m_found)));
    const qint64 now = m_tools.parts.clock.nowMs();
    const SourceReaderParts &parts = m_tools.parts;
    parts.database.writer().submit(
        [&parts, site = m_site, import = m_import, outcome = std::move(outcome), isNewRow, found,
            unchanged = std::exchange(m_unchanged, {}),
            now](storage::Connection &connection) -> Result<Written> {
            Written written;
            const SitePage &page = outcome.page;
            if (!loadSite(connection, site.companyKey, site.sourceId))
                return fail(ErrorCode::NotFound, u"The company has no such source."_s);
            if (outcome.document && isExcludedPage(connection, site, outcome.document->path))
                return written; // it was removed since this reading began
            Result<void> counted = countPages(parts.imports, connection, import, found, unchanged, now);
            if (counted && outcome.document) {
                const Result<PutResult> put
                    = putDocument(connection, site.companyKey, *outcome.document, now);
                if (!put)
                    return tl::unexpected(put.error());
                written.isChanged = put->isChanged;
                counted = parts.imports.read(connection, import, *put, now);
            }
            if (counted && !outcome.fault.isEmpty()) {
                counted = parts.imports.failed(
                    connection, import, page.target.isEmpty() ? page.url : page.target, outcome.fault, now);
            }
            if (counted && !outcome.remark.isEmpty())
                counted = parts.imports.skipped(connection, import, page.url, {outcome.remark}, now);
            if (!counted)
                return tl::unexpected(counted.error());
            if (!outcome.removed.isEmpty()) {
                const Result<qint64> removed
                    = removePaths(parts, connection, site, import, {outcome.removed}, now);
                if (!removed)
                    return tl::unexpected(removed.error());
                written.isRemoved = *removed > 0;
            }
            if (outcome.isGone)
                deleteSitePage(connection, site, page.url);
            else if (isNewRow)
                putSitePage(connection, site, page);
            return written;
        },
        [post = m_tools.post](const Result<Written> &result) {
            post([result](SiteReading &reading) { reading.written(result); });
        });
}

void SiteReading::written(const Result<Written> &result)
{
    if (!result) {
        // Cancelled, or deleted with its source; a database that is gone lets the next one begin again.
        return result.error().code == ErrorCode::Unavailable ? close() : abandon();
    }
    m_tools.parts.imports.announce(m_site.companyKey);
    if (result->isChanged) {
        ++m_changed;
        ++m_tools.figures.changed;
    }
    if (result->isRemoved || m_changed >= kChangedAtOnce) {
        m_changed = 0;
        m_tools.parts.indexes.refresh(m_site.companyKey, [] {});
    }
    nextPage();
}

void SiteReading::finish()
{
    // What no page of this reading stands for goes: other names, pages beyond the limits.
    QStringList vanished;
    try {
        for (const QString &path : loadDocumentPaths(m_tools.parts.database.reader(), m_site)) {
            if (!m_kept.contains(path))
                vanished << path;
        }
    } catch (const storage::SqlFailure &failure) {
        qCWarning(area::knowledge, "a site could not be read: %s", failure.what());
        return close();
    }
    removeNext(vanished);
}

void SiteReading::removeNext(QStringList paths)
{
    if (paths.isEmpty()) {
        if (m_good == 0 && m_failed > 0)
            return refreshAndEnd(
                api::SourceState::Failed, u"None of %1 pages could be read."_s.arg(m_failed));
        if (m_good == 0)
            return refreshAndEnd(api::SourceState::Gone, u"There are no pages left."_s);
        return refreshAndEnd(api::SourceState::Read, {});
    }
    const SourceReaderParts &parts = m_tools.parts;
    parts.database.writer().submit(
        [&parts, site = m_site, import = m_import, now = parts.clock.nowMs(),
            first = paths.first(std::min(paths.size(), kRemovedAtOnce))](
            storage::Connection &connection) -> Result<Written> {
            const Result<qint64> removed = removePaths(parts, connection, site, import, first, now);
            if (!removed)
                return tl::unexpected(removed.error());
            return Written{false, *removed > 0};
        },
        [post = m_tools.post, rest = paths.mid(std::min(paths.size(), kRemovedAtOnce))](
            const Result<Written> &result) {
            post([result, rest](SiteReading &reading) {
                if (result)
                    return reading.removeNext(rest);
                return result.error().code == ErrorCode::Unavailable ? reading.close() : reading.abandon();
            });
        });
}

void SiteReading::refreshAndEnd(api::SourceState state, const QString &reason)
{
    // Who sees the end may rely on the answers.
    m_tools.parts.indexes.refresh(m_site.companyKey, [post = m_tools.post, state, reason] {
        post([state, reason](SiteReading &reading) { reading.end(state, reason); });
    });
}

void SiteReading::end(api::SourceState state, const QString &reason)
{
    const SourceReaderParts &parts = m_tools.parts;
    const bool isWhole = state != api::SourceState::Failed;
    QStringList unseen; // rows of pages that this reading did not come to
    for (const SitePage &page : std::as_const(m_known)) {
        if (isWhole && !m_visited.contains(page.url))
            unseen << page.url;
    }
    const qint64 found = std::max<qint64>(0, m_frontier.taken() + m_frontier.waiting() - m_found);
    parts.database.writer().submit(
        [&parts, site = m_site, import = m_import, state, reason, isWhole, unseen, found,
            unchanged = std::exchange(m_unchanged, {}),
            notes = m_notes + (isWhole ? m_frontier.report() : QStringList()),
            now = parts.clock.nowMs()](storage::Connection &connection) -> Result<void> {
            Result<void> counted = countPages(parts.imports, connection, import, found, unchanged, now);
            if (counted && !notes.isEmpty())
                counted = parts.imports.skipped(connection, import, site.url, notes, now);
            if (!counted)
                return counted;
            const auto ended = parts.imports.end(
                connection, import, isWhole ? api::ImportState::Done : api::ImportState::Failed, reason, now);
            if (!ended)
                return tl::unexpected(ended.error());
            for (const QString &url : unseen)
                deleteSitePage(connection, site, url);
            settleSource(connection, site.companyKey, site.sourceId, state, reason, now);
            endSiteReading(connection, site, isWhole);
            return {};
        },
        [post = m_tools.post](const Result<void> &result) {
            post([result](SiteReading &reading) {
                if (!result && result.error().code != ErrorCode::Unavailable)
                    return reading.abandon();
                reading.m_tools.parts.imports.announce(reading.m_site.companyKey);
                reading.close();
            });
        });
}

void SiteReading::giveUp(const QString &reason) { refreshAndEnd(api::SourceState::Failed, reason); }

void SiteReading::abandon()
{
    if (std::exchange(m_isClosed, true))
        return;
    const SourceReaderParts &parts = m_tools.parts;
    parts.database.writer().submit(
        [&parts, site = m_site, import = m_import, now = parts.clock.nowMs()](
            storage::Connection &connection) -> Result<void> {
            // Most have ended before: whoever cancelled it said so.
            (void)parts.imports.end(connection, import, api::ImportState::Interrupted, {}, now);
            postponeSource(connection, site.companyKey, site.sourceId, now);
            endSiteReading(connection, site, false);
            return {};
        },
        [post = m_tools.post, &parts, company = m_site.companyKey](const Result<void> &) {
            // Pages that were read before it was cancelled count.
            parts.indexes.refresh(
                company, [post] { post([](SiteReading &reading) { reading.m_tools.ended(); }); });
        });
}

void SiteReading::close()
{
    if (!std::exchange(m_isClosed, true))
        m_tools.ended();
}

} // namespace answerdesk::knowledge
