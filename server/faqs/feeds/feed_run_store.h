// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/feeds/feed_store.h"

namespace answerdesk::faqs {

inline constexpr int kKeptFeedRuns = 50; ///< of a feed
inline constexpr qint64 kMaxFeedBytes = 2LL << 30;
inline constexpr qint64 kSilentUploadMs = 24 * 3'600'000LL;

struct FeedRunRef {
    QString companyKey;
    qint64 id = 0;
};

/// A run with what the API does not show of it.
struct StoredFeedRun : api::FeedRun {
    QString companyKey;
    bool isConfirmed = false; ///< it may remove more than half of the products
    QByteArray contentType; ///< of the fetched content
    QByteArray etag;
    QByteArray lastModified;

    FeedRunRef ref() const { return {companyKey, runId.toLongLong()}; }
    FeedRef feed() const { return {companyKey, feedId.toLongLong()}; }
    bool isOpen() const { return !endedAt.has_value(); }
};

// Reading.
std::optional<StoredFeedRun> loadRun(storage::Connection &connection, const FeedRunRef &ref);
std::optional<api::FeedRun> loadLatestRun(storage::Connection &connection, const FeedRef &feed);
/// Newest first, below an identifier.
std::vector<api::FeedRun> loadRuns(
    storage::Connection &connection, const FeedRef &feed, qint64 below, int limit);
std::vector<api::FeedLine> loadLines(
    storage::Connection &connection, const FeedRunRef &ref, qint64 after, int limit);
/// One that is to be fetched; one that is to be checked or applied. Of all companies, without those that
/// another process works at.
QList<FeedRunRef> loadRunsToFetch(storage::Connection &connection, qint64 nowMs);
std::optional<FeedRunRef> nextRunToExecute(storage::Connection &connection, qint64 nowMs);
/// Bytes of a feed with the form in which they are stored: a tenth of them has to be written, and to be
/// overwritten at the end. Made before the write job, because it takes longer than the rest of it.
struct FeedBytes {
    explicit FeedBytes(QByteArray bytes);
    QByteArray raw;
    QByteArray packed;
};
/// The bytes of a run behind a position; empty: there are no more.
struct FeedPart {
    qint64 offset = 0;
    QByteArray bytes;
};
FeedPart loadPart(storage::Connection &connection, const FeedRunRef &ref, qint64 from);

/// Kept runs of all companies by state.
QList<std::pair<QString, qint64>> countRuns(storage::Connection &connection);

// Writing, in a write job.
/// FEED_RUN_ACTIVE when a run of the feed has not ended. Forgets the oldest beyond kKeptFeedRuns.
Result<StoredFeedRun> startRun(storage::Connection &connection, const StoredFeed &feed,
    const QString &startedBy, std::optional<qint64> size, qint64 nowMs);
/// Writes the run under another revision, which is the feed's too.
void updateRun(storage::Connection &connection, StoredFeedRun &run, qint64 nowMs);
/// Takes the run for an owner until a time; false when another has it.
bool leaseRun(storage::Connection &connection, const FeedRunRef &ref, const QString &owner, qint64 nowMs,
    qint64 untilMs);
/// One that its owner has finished with for now.
void releaseRun(storage::Connection &connection, const FeedRunRef &ref);
/// After a restart of the only process nothing is leased.
void releaseRuns(storage::Connection &connection);
/// Appends bytes that continue what the run has. FEED_OFFSET_MISMATCH when they do not.
Result<void> addContent(
    storage::Connection &connection, StoredFeedRun &run, qint64 offset, const FeedBytes &content);
/// Deletes some of what a fetch has stored, so that it can begin again; true when nothing is left.
bool dropContent(storage::Connection &connection, StoredFeedRun &run);
/// Deletes some of the content of runs that have ended. It is large, and a single job would hold up other
/// writers.
void dropEndedContent(storage::Connection &connection);
bool hasEndedContent(storage::Connection &connection);
/// Adds what became of the run to the audit log, in the name of who started it. A run that changed nothing
/// leaves no entry.
void auditRun(storage::Connection &connection, const StoredFeedRun &run, qint64 nowMs);
/// Ends the run, with an entry in the audit log unless an administrator cancelled it. Its content is deleted
/// later.
void endRun(storage::Connection &connection, StoredFeedRun &run, api::FeedRunState state,
    const std::optional<QString> &reason, qint64 nowMs);
void replaceLines(
    storage::Connection &connection, const FeedRunRef &ref, const std::vector<api::FeedLine> &lines);
/// Uploads without a new part for kSilentUploadMs fail.
int failSilentUploads(storage::Connection &connection, qint64 nowMs);

} // namespace answerdesk::faqs
