// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_run_store.h"
#include "server/accounts/stores/audit_store.h"
#include "server/faqs/feeds/feed_codecs.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedLine;
using api::FeedRun;
using api::FeedRunState;
using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Latin1Codec;

namespace {

constexpr int kPackingLevel = 1; ///< feeds shrink to a tenth at the fastest level already
constexpr int kPartsAtOnce = 4; ///< deleted by one write job, which overwrites their pages

struct PackedCodec {
    using Stored = QByteArray;
    static QByteArray write(const QByteArray &bytes) { return qCompress(bytes, kPackingLevel); }
    static QByteArray read(const QByteArray &packed) { return qUncompress(packed); }
};

using RunTable = storage::Table<StoredFeedRun, "feed_run",
    storage::Key<"company_key", &StoredFeedRun::companyKey>,
    storage::NamedColumn<"run_id", storage::ColumnKind::Key, storage::NumberTextCodec, &FeedRun::runId>,
    storage::NamedColumn<"feed_id", storage::ColumnKind::Fixed, storage::NumberTextCodec, &FeedRun::feedId>,
    Column<"state", &FeedRun::state>, Column<"reason", &FeedRun::reason>, Column<"format", &FeedRun::format>,
    Column<"encoding", &FeedRun::encoding>, Column<"received_count", &FeedRun::received>,
    Column<"size_count", &FeedRun::size>, Column<"row_count", &FeedRun::rows>,
    Column<"processed_count", &FeedRun::processed>, Column<"added_count", &FeedRun::added>,
    Column<"changed_count", &FeedRun::changed>, Column<"unchanged_count", &FeedRun::unchanged>,
    Column<"removed_count", &FeedRun::removed>, Column<"invalid_count", &FeedRun::invalid>,
    Column<"duplicate_count", &FeedRun::duplicates>, Column<"reasons", &FeedRun::reasons>,
    Column<"is_confirmed", &StoredFeedRun::isConfirmed>,
    CodedColumn<Latin1Codec, "content_type", &StoredFeedRun::contentType>,
    CodedColumn<Latin1Codec, "etag", &StoredFeedRun::etag>,
    CodedColumn<Latin1Codec, "last_modified", &StoredFeedRun::lastModified>,
    Fixed<"started_by", &FeedRun::startedBy>, Fixed<"started_ms", &FeedRun::startedAt>,
    Column<"updated_ms", &FeedRun::updatedAt>, Column<"ended_ms", &FeedRun::endedAt>,
    Column<"revision", &FeedRun::revision>>;

using Refs = storage::View<FeedRunRef, Column<"r.company_key", &FeedRunRef::companyKey>,
    Column<"r.run_id", &FeedRunRef::id>>;
using Parts = storage::View<FeedPart, Column<"start_offset", &FeedPart::offset>,
    CodedColumn<PackedCodec, "content", &FeedPart::bytes>>;
/// A part without its bytes.
struct PartRef {
    QString companyKey;
    qint64 runId = 0;
    qint64 offset = 0;
};
using PartRefs = storage::View<PartRef, Column<"p.company_key", &PartRef::companyKey>,
    Column<"p.run_id", &PartRef::runId>, Column<"p.start_offset", &PartRef::offset>>;
using Lines = storage::View<FeedLine, Column<"row_number", &FeedLine::row>,
    Column<"file_line", &FeedLine::line>, Column<"file_column", &FeedLine::column>,
    Column<"field", &FeedLine::field>, Column<"reason", &FeedLine::reason>,
    Column<"is_skipped", &FeedLine::isSkipped>, Column<"value", &FeedLine::value>>;

} // namespace

FeedBytes::FeedBytes(QByteArray bytes)
    : raw(std::move(bytes))
    , packed(PackedCodec::write(raw))
{
}

std::optional<StoredFeedRun> loadRun(Connection &connection, const FeedRunRef &ref)
{
    return RunTable::selectOne<"SELECT {columns} FROM feed_run WHERE company_key = ? AND run_id = ?">(
        connection, ref.companyKey, ref.id);
}

std::optional<api::FeedRun> loadLatestRun(Connection &connection, const FeedRef &feed)
{
    return RunTable::selectOne<
        "SELECT {columns} FROM feed_run WHERE company_key = ? AND feed_id = ? ORDER BY "
        "run_id DESC LIMIT 1">(connection, feed.companyKey, feed.id);
}

std::vector<api::FeedRun> loadRuns(Connection &connection, const FeedRef &feed, qint64 below, int limit)
{
    std::vector<api::FeedRun> runs;
    for (StoredFeedRun &run : RunTable::select<
             "SELECT {columns} FROM feed_run WHERE company_key = ? AND feed_id = ? AND run_id < ? "
             "ORDER BY run_id DESC LIMIT ?">(connection, feed.companyKey, feed.id, below, limit))
        runs.push_back(std::move(run));
    return runs;
}

std::vector<api::FeedLine> loadLines(Connection &connection, const FeedRunRef &ref, qint64 after, int limit)
{
    return Lines::select<"SELECT {columns} FROM feed_line WHERE company_key = ? AND run_id = ? AND "
                         "line_number > ? ORDER BY line_number LIMIT ?",
        std::vector<FeedLine>>(connection, ref.companyKey, ref.id, after, limit);
}

QList<FeedRunRef> loadRunsToFetch(Connection &connection, qint64 nowMs)
{
    return Refs::select<
        "SELECT {columns} FROM feed_run r JOIN feed f ON f.company_key = r.company_key AND f.feed_id = "
        "r.feed_id WHERE r.ended_ms IS NULL AND r.state = 'receiving' AND f.url IS NOT NULL AND "
        "(r.lease_until_ms IS NULL OR r.lease_until_ms < ?) ORDER BY r.started_ms LIMIT 20">(
        connection, nowMs);
}

std::optional<FeedRunRef> nextRunToExecute(Connection &connection, qint64 nowMs)
{
    return Refs::selectOne<"SELECT {columns} FROM feed_run r WHERE r.ended_ms IS NULL AND r.state IN "
                           "('checking', 'applying') AND (r.lease_until_ms IS NULL OR r.lease_until_ms < ?) "
                           "ORDER BY r.updated_ms LIMIT 1">(connection, nowMs);
}

QList<std::pair<QString, qint64>> countRuns(Connection &connection)
{
    return storage::pairs<QString, qint64>(
        connection.run("SELECT state, COUNT(*) FROM feed_run GROUP BY state ORDER BY state"));
}

FeedPart loadPart(Connection &connection, const FeedRunRef &ref, qint64 from)
{
    return Parts::selectOne<"SELECT {columns} FROM feed_part WHERE company_key = ? AND run_id = ? AND "
                            "start_offset >= ? ORDER BY start_offset LIMIT 1">(
        connection, ref.companyKey, ref.id, from)
        .value_or(FeedPart());
}

Result<StoredFeedRun> startRun(Connection &connection, const StoredFeed &feed, const QString &startedBy,
    std::optional<qint64> size, qint64 nowMs)
{
    if (const auto latest = loadLatestRun(connection, feed.ref()); latest && !latest->endedAt)
        return fail(ErrorCode::FeedRunActive);
    StoredFeedRun run;
    run.companyKey = feed.companyKey;
    run.runId = QString::number(storage::nextValue(connection, feed.companyKey, u"feed_run"_s));
    run.feedId = feed.feedId;
    run.size = size;
    run.startedBy = startedBy;
    run.startedAt = run.updatedAt = {nowMs};
    run.revision = touchFeed(connection, feed.ref());
    RunTable::insert(connection, run);
    connection.run(
        "DELETE FROM feed_run WHERE company_key = ? AND feed_id = ? AND run_id <= (SELECT run_id "
        "FROM feed_run WHERE company_key = ? AND feed_id = ? ORDER BY run_id DESC LIMIT 1 OFFSET ?)",
        feed.companyKey, feed.ref().id, feed.companyKey, feed.ref().id, kKeptFeedRuns);
    return run;
}

void updateRun(Connection &connection, StoredFeedRun &run, qint64 nowMs)
{
    run.updatedAt = {nowMs};
    run.revision = touchFeed(connection, run.feed());
    RunTable::update(connection, run);
}

bool leaseRun(
    Connection &connection, const FeedRunRef &ref, const QString &owner, qint64 nowMs, qint64 untilMs)
{
    storage::Rows rows = connection.run(
        "UPDATE feed_run SET lease_owner = ?, lease_until_ms = ? WHERE company_key = ? AND run_id = ? AND "
        "ended_ms IS NULL AND (lease_owner = ? OR lease_until_ms IS NULL OR lease_until_ms < ?) RETURNING "
        "run_id",
        owner, untilMs, ref.companyKey, ref.id, owner, nowMs);
    return rows.next();
}

void releaseRun(Connection &connection, const FeedRunRef &ref)
{
    connection.run("UPDATE feed_run SET lease_owner = NULL, lease_until_ms = NULL WHERE company_key = ? AND "
                   "run_id = ?",
        ref.companyKey, ref.id);
}

void releaseRuns(Connection &connection)
{
    connection.run("UPDATE feed_run SET lease_owner = NULL, lease_until_ms = NULL WHERE ended_ms IS NULL");
}

Result<void> addContent(Connection &connection, StoredFeedRun &run, qint64 offset, const FeedBytes &content)
{
    if (offset > run.received) {
        Error error = Error::make(ErrorCode::FeedOffsetMismatch,
            u"The run has %1 bytes; continue at offset=%1."_s.arg(run.received));
        error.extra.emplace_back("received", QString::number(run.received));
        return fail(std::move(error));
    }
    const qsizetype known = std::min<qsizetype>(run.received - offset, content.raw.size());
    const qsizetype added = content.raw.size() - known;
    if (added == 0)
        return {};
    if (run.received + added > kMaxFeedBytes)
        return fail(Error::make(ErrorCode::PayloadTooLarge, u"A feed can have at most 2 GiB."_s));
    connection.run("INSERT INTO feed_part (company_key, run_id, start_offset, content) VALUES (?, ?, ?, ?)",
        run.companyKey, run.ref().id, run.received,
        known == 0 ? content.packed : PackedCodec::write(content.raw.mid(known)));
    run.received += added;
    return {};
}

bool dropContent(Connection &connection, StoredFeedRun &run)
{
    storage::Rows rows = connection.run(
        "DELETE FROM feed_part WHERE company_key = ? AND run_id = ? AND start_offset IN (SELECT start_offset "
        "FROM feed_part WHERE company_key = ? AND run_id = ? ORDER BY start_offset DESC LIMIT ?) RETURNING "
        "start_offset",
        run.companyKey, run.ref().id, run.companyKey, run.ref().id, kPartsAtOnce);
    const qsizetype deleted = storage::values<qint64>(std::move(rows)).size();
    run.received = 0;
    return deleted < kPartsAtOnce;
}

void dropEndedContent(Connection &connection)
{
    const QList<PartRef> parts = PartRefs::select<
        "SELECT {columns} FROM feed_part p JOIN feed_run r ON r.company_key = p.company_key AND r.run_id = "
        "p.run_id WHERE r.ended_ms IS NOT NULL LIMIT ?">(connection, kPartsAtOnce);
    for (const PartRef &part : parts) {
        connection.run("DELETE FROM feed_part WHERE company_key = ? AND run_id = ? AND start_offset = ?",
            part.companyKey, part.runId, part.offset);
    }
}

bool hasEndedContent(Connection &connection)
{
    storage::Rows rows
        = connection.run("SELECT 1 FROM feed_part p JOIN feed_run r ON r.company_key = p.company_key AND "
                         "r.run_id = p.run_id WHERE r.ended_ms IS NOT NULL LIMIT 1");
    return rows.next();
}

void auditRun(Connection &connection, const StoredFeedRun &run, qint64 nowMs)
{
    if (run.state == FeedRunState::Done && run.added + run.changed + run.removed == 0)
        return;
    json::Object after{{u"feed_id"_s, run.feedId}, {u"added"_s, run.added}, {u"changed"_s, run.changed},
        {u"removed"_s, run.removed}, {u"invalid"_s, run.invalid}};
    if (run.reason)
        after.emplace_back(u"reason"_s, *run.reason);
    accounts::AuditRow row;
    row.companyKey = run.companyKey;
    row.actor = run.startedBy;
    row.action = run.state == FeedRunState::Held ? u"feed-run.held"_s
        : run.state == FeedRunState::Failed      ? u"feed-run.failed"_s
                                                 : u"feed-run.done"_s;
    row.target = run.runId;
    row.after = QString::fromUtf8(json::Value(std::move(after)).toJson());
    accounts::insertAudit(connection, std::move(row), nowMs);
}

void endRun(Connection &connection, StoredFeedRun &run, FeedRunState state,
    const std::optional<QString> &reason, qint64 nowMs)
{
    run.state = state;
    run.reason = reason;
    run.endedAt = schema::Timestamp{nowMs};
    updateRun(connection, run, nowMs);
    if (state != FeedRunState::Cancelled)
        auditRun(connection, run, nowMs);
}

void replaceLines(Connection &connection, const FeedRunRef &ref, const std::vector<FeedLine> &lines)
{
    connection.run("DELETE FROM feed_line WHERE company_key = ? AND run_id = ?", ref.companyKey, ref.id);
    qint64 number = 0;
    for (const FeedLine &line : lines) {
        connection.run("INSERT INTO feed_line (company_key, run_id, line_number, row_number, file_line, "
                       "file_column, field, reason, is_skipped, value) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ref.companyKey, ref.id, ++number, line.row, line.line, line.column,
            storage::ColumnCodec<std::optional<api::FeedField>>::write(line.field),
            QString(schema::enumName(line.reason)), line.isSkipped, line.value);
    }
}

int failSilentUploads(Connection &connection, qint64 nowMs)
{
    const auto silent = Refs::select<
        "SELECT {columns} FROM feed_run r JOIN feed f ON f.company_key = r.company_key AND f.feed_id = "
        "r.feed_id WHERE r.ended_ms IS NULL AND r.state = 'receiving' AND f.url IS NULL AND r.updated_ms < "
        "?">(connection, nowMs - kSilentUploadMs);
    for (const FeedRunRef &ref : silent) {
        if (auto run = loadRun(connection, ref))
            endRun(connection, *run, FeedRunState::Failed, u"The upload stopped for 24 hours."_s, nowMs);
    }
    return int(silent.size());
}

} // namespace answerdesk::faqs
