// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_execution.h"
#include "server/faqs/formats/feed_reader.h"
#include "shared/core/log_area.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedLine;
using api::FeedProblem;
using api::FeedProductRow;
using api::FeedRunState;
using storage::Connection;

namespace {

constexpr qint64 kUnchangedAtOnce = 5'000; ///< rows between two notes of progress
constexpr int kKeysAtOnce = 1'000;
constexpr qint64 kProgressBytes = 8 << 20; ///< between two notes of progress of a check

} // namespace

FeedExecution::FeedExecution(FeedExecutionParts parts, FeedRunRef ref)
    : m_parts(std::move(parts))
    , m_ref(std::move(ref))
{
}

template <typename Change>
FeedExecution::End FeedExecution::begin(Change change)
{
    if (settle() == End::Interrupted || m_parts.isStopping)
        return End::Interrupted;
    const auto promise = std::make_shared<std::promise<Result<Changed>>>();
    m_job = promise->get_future();
    m_parts.database.writer().submit(
        [ref = m_ref, owner = m_parts.owner, now = m_parts.clock.nowMs(), change = std::move(change)](
            Connection &connection) -> Result<Changed> {
            auto run = loadRun(connection, ref);
            const bool isMine = run && run->isOpen() && run->state != FeedRunState::Held
                && leaseRun(connection, ref, owner, now, now + kLeaseMs);
            if (!isMine)
                return answerdesk::fail(ErrorCode::FeedRunEnded);
            Changed after{std::move(*run), {}};
            change(connection, after.run, after.pages, now);
            return after;
        },
        [promise](Result<Changed> changed) { promise->set_value(std::move(changed)); });
    return End::Complete;
}

FeedExecution::End FeedExecution::settle()
{
    if (!m_job.valid())
        return End::Complete;
    Result<Changed> changed = m_job.get();
    if (!changed)
        return End::Interrupted; // a database that is lost comes back: the run is taken up again
    m_run = std::move(changed->run);
    if (!changed->pages.isEmpty())
        m_parts.renewed(std::move(changed->pages));
    m_parts.changed(m_ref.companyKey);
    return End::Complete;
}

template <typename Change>
FeedExecution::End FeedExecution::change(Change change)
{
    return begin(std::move(change)) == End::Interrupted ? End::Interrupted : settle();
}

void FeedExecution::run()
{
    try {
        if (!load() || check() == End::Interrupted || m_run.state != FeedRunState::Applying)
            return;
        if (apply() == End::Complete && removeMissing() == End::Complete)
            finish();
        (void)settle();
    } catch (const std::exception &failure) {
        qCCritical(area::faqs, "the run %lld of a feed was interrupted: %s", static_cast<long long>(m_ref.id),
            failure.what());
    }
}

bool FeedExecution::load()
{
    const End taken = change([](Connection &, StoredFeedRun &, QList<FaqPage> &, qint64) {});
    if (taken == End::Interrupted)
        return false;
    const auto feed = loadFeed(m_parts.database.reader(), m_run.feed());
    if (feed)
        m_feed = *feed;
    return feed.has_value();
}

template <typename Row, typename Problem>
Result<FeedExecution::End> FeedExecution::read(Row row, Problem problem)
{
    End end = End::Complete;
    FeedReader reader(m_feed, m_run.contentType,
        {[&](FeedProductRow product) {
             if (end == End::Complete)
                 end = row(std::move(product));
         },
            [&](FeedLine line) {
                if (end == End::Complete)
                    problem(std::move(line));
            }});
    qint64 at = 0;
    for (qint64 noted = 0; at < m_run.received && end == End::Complete;) {
        const FeedPart part = loadPart(m_parts.database.reader(), m_ref, at);
        if (part.bytes.isEmpty() || part.offset != at)
            return answerdesk::fail(ErrorCode::InternalError, u"A part of the feed is missing."_s);
        if (const Result<void> fed = reader.feed(part.bytes); !fed)
            return tl::unexpected(fed.error());
        at += part.bytes.size();
        if (m_run.state == FeedRunState::Checking && at - noted >= kProgressBytes) {
            noted = at;
            end = change([&](Connection &connection, StoredFeedRun &run, QList<FaqPage> &, qint64 now) {
                run.rows = reader.rows();
                updateRun(connection, run, now);
            });
        }
    }
    if (end == End::Interrupted)
        return end;
    if (const Result<void> finished = reader.finish(); !finished)
        return tl::unexpected(finished.error());
    if (reader.content()) {
        m_run.format = reader.content()->format;
        m_run.encoding = reader.content()->encoding;
    }
    m_run.rows = reader.rows();
    // A column that the settings name and the file lacks was renamed: its facts would silently disappear.
    if (m_feed.columns && reader.content() && !reader.content()->columns.empty()) {
        for (const api::FeedColumn &wanted : *m_feed.columns) {
            const auto &present = reader.content()->columns;
            const bool isThere = wanted.field == api::FeedField::Ignored
                || std::any_of(present.begin(), present.end(),
                    [&wanted](const api::FeedColumn &column) { return column.column == wanted.column; });
            if (!isThere)
                return answerdesk::fail(
                    ErrorCode::InvalidFields, u"The file has no column “%1”."_s.arg(wanted.column));
        }
    }
    return end;
}

void FeedExecution::noteProblem(FeedLine line)
{
    ++m_reasons[line.reason];
    m_invalid += line.isSkipped && line.reason != FeedProblem::Duplicate ? 1 : 0;
    if (m_lines.size() < api::kMostFeedLines)
        m_lines.push_back(std::move(line));
}

void FeedExecution::storeProblems(Connection &connection, StoredFeedRun &run) const
{
    run.invalid = m_invalid;
    run.reasons.clear();
    for (auto it = m_reasons.cbegin(); it != m_reasons.cend(); ++it)
        run.reasons.push_back({it.key(), it.value()});
    replaceLines(connection, m_ref, m_lines);
}

std::optional<QString> FeedExecution::reasonToHold()
{
    if (m_run.isConfirmed)
        return std::nullopt;
    Connection &reader = m_parts.database.reader();
    const qint64 stored = countFeedProducts(reader, m_run.feed());
    const qint64 found = qint64(m_seen.size());
    if (found * 2 < stored)
        return u"The feed contains %1 products and had %2: more than half of them would disappear."_s
            .arg(found)
            .arg(stored);
    if (m_priced * 2 < m_feed.priced)
        return u"%1 products of the feed have a price and %2 had one: more than half of the prices would "
               "disappear."_s.arg(m_priced)
                   .arg(m_feed.priced);
    return std::nullopt;
}

FeedExecution::End FeedExecution::check()
{
    const Result<End> end = read(
        [this](const FeedProductRow &row) {
            m_priced += row.price.has_value() ? 1 : 0;
            const QString key = productKey(row);
            const auto [found, isNew] = m_seen.try_emplace(keyDigest(key));
            if (!isNew) {
                ++m_duplicates;
                m_priced -= row.price.has_value() ? 1 : 0;
                noteProblem({found->second.row, 0, std::nullopt, std::nullopt, FeedProblem::Duplicate, true,
                    key.section(u':', 1).left(200)});
            }
            found->second = {row.row, factsDigest(row)};
            return m_parts.isStopping ? End::Interrupted : End::Complete;
        },
        [this](FeedLine line) { noteProblem(std::move(line)); });
    if (!end)
        return fail(end.error().text());
    if (*end == End::Interrupted)
        return End::Interrupted;
    if (m_seen.empty())
        return fail(m_run.rows == 0 ? u"The feed contains no rows."_s
                                    : u"None of the %1 rows can be used."_s.arg(m_run.rows));
    const std::optional<QString> reason = reasonToHold();
    return change(
        [&, read = m_run](Connection &connection, StoredFeedRun &run, QList<FaqPage> &, qint64 now) {
            run.format = read.format;
            run.encoding = read.encoding;
            run.rows = read.rows;
            run.duplicates = m_duplicates;
            storeProblems(connection, run);
            run.state = reason ? FeedRunState::Held : FeedRunState::Applying;
            run.reason = reason;
            updateRun(connection, run, now);
            if (reason)
                auditRun(connection, run, now);
        });
}

void FeedExecution::compare()
{
    Connection &reader = m_parts.database.reader();
    QString after;
    qint64 same = 0;
    for (;;) {
        const QList<ProductDigest> stored = loadDigests(reader, m_run.feed(), after, kKeysAtOnce);
        if (stored.isEmpty())
            break;
        after = stored.last().key;
        for (const ProductDigest &product : stored) {
            const auto seen = m_seen.find(keyDigest(product.key));
            if (seen != m_seen.end()) {
                seen->second.isStored = true;
                seen->second.isSame = seen->second.facts == product.facts;
                same += seen->second.isSame ? 1 : 0;
            } else if (product.facts != 0) {
                m_missing << product.key;
            }
        }
    }
    m_differing = qint64(m_seen.size()) - same;
}

FeedExecution::End FeedExecution::applyRow(FeedProductRow row)
{
    if (row.row <= m_run.processed)
        return m_parts.isStopping ? End::Interrupted : End::Complete; // before a restart
    const qint64 processed = row.row;
    const auto seen = m_seen.find(keyDigest(productKey(row)));
    if (seen != m_seen.end() && seen->second.row == row.row) {
        if (seen->second.isSame) {
            ++m_counts.unchanged;
        } else {
            ++(seen->second.isStored ? m_counts.changed : m_counts.added);
            m_batch.push_back({std::move(row), seen->second.facts, !seen->second.isStored});
        }
    }
    ++m_sinceJob;
    return m_batch.size() >= kRowsAtOnce || m_sinceJob >= kUnchangedAtOnce ? flush(processed) : End::Complete;
}

FeedExecution::End FeedExecution::flush(qint64 processed)
{
    m_sinceJob = 0;
    return begin(
        [feed = m_run.feed(), batch = std::exchange(m_batch, {}), counts = std::exchange(m_counts, {}),
            processed](Connection &connection, StoredFeedRun &run, QList<FaqPage> &pages, qint64 now) {
            pages = storeProducts(connection, feed, batch, now);
            run.processed = processed;
            run.added += counts.added;
            run.changed += counts.changed;
            run.unchanged += counts.unchanged;
            updateRun(connection, run, now);
        });
}

FeedExecution::End FeedExecution::apply()
{
    compare();
    if (m_differing == 0) { // nothing to store: the content need not be read again
        if (m_run.processed == 0)
            m_counts.unchanged = qint64(m_seen.size());
        return flush(m_run.rows);
    }
    const Result<End> end
        = read([this](FeedProductRow row) { return applyRow(std::move(row)); }, [](const FeedLine &) {});
    if (!end)
        return fail(end.error().text());
    return *end == End::Complete ? flush(m_run.rows) : End::Interrupted;
}

FeedExecution::End FeedExecution::removeMissing()
{
    for (qsizetype at = 0; at < m_missing.size(); at += kKeysAtOnce) {
        const End end = change([gone = m_missing.mid(at, kKeysAtOnce)](
                                   Connection &connection, StoredFeedRun &run, QList<FaqPage> &, qint64 now) {
            noteGone(connection, run.feed(), gone, now);
            run.removed += gone.size();
            updateRun(connection, run, now);
        });
        if (end == End::Interrupted)
            return end;
    }
    return End::Complete;
}

void FeedExecution::finish()
{
    const End end = change([this](Connection &connection, StoredFeedRun &run, QList<FaqPage> &, qint64 now) {
        if (auto feed = loadFeed(connection, run.feed())) {
            feed->products = qint64(m_seen.size());
            feed->priced = m_priced;
            feed->etag = run.etag;
            feed->lastModified = run.lastModified;
            updateFeed(connection, *feed);
        }
        endRun(connection, run, FeedRunState::Done, std::nullopt, now);
    });
    if (end == End::Complete) {
        qCInfo(area::faqs,
            "feed %s of %s: %lld rows, %lld products added, %lld changed, %lld removed, %lld rows invalid",
            qUtf8Printable(m_run.feedId), qUtf8Printable(m_ref.companyKey),
            static_cast<long long>(m_run.rows), static_cast<long long>(m_run.added),
            static_cast<long long>(m_run.changed), static_cast<long long>(m_run.removed),
            static_cast<long long>(m_run.invalid));
    }
}

FeedExecution::End FeedExecution::fail(const QString &reason)
{
    (void)change([&, read = m_run](Connection &connection, StoredFeedRun &run, QList<FaqPage> &, qint64 now) {
        run.format = read.format;
        run.rows = std::max(run.rows, read.rows);
        storeProblems(connection, run);
        endRun(connection, run, FeedRunState::Failed, reason, now);
    });
    return End::Interrupted;
}

} // namespace answerdesk::faqs
