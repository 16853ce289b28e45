// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/import_ledger.h"
#include "server/knowledge/store/import_store.h"
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using api::ImportState;
using storage::Connection;

namespace {

constexpr qint64 kAlways = std::numeric_limits<qint64>::max(); ///< a moment behind every other
constexpr qsizetype kLongestText = 1000; ///< of a path or a reason in a report

QString cut(const QString &text)
{
    if (text.size() <= kLongestText)
        return text;
    return text.left(kLongestText - (text[kLongestText - 1].isHighSurrogate() ? 1 : 0));
}

/// What is known of an import that runs; an error when it does not.
Result<ImportStanding> standingOf(Connection &connection, const ImportRef &ref)
{
    const std::optional<ImportStanding> standing = importStanding(connection, ref);
    if (!standing)
        return fail(ErrorCode::NotFound, u"The company has no such import."_s);
    if (standing->state != ImportState::Running) {
        return fail(ErrorCode::ImportNotRunning,
            u"The import is no longer running: it is %1."_s.arg(QString(schema::enumName(standing->state))));
    }
    return *standing;
}

Result<void> add(Connection &connection, const ImportRef &ref, const ImportCounts &counts, qint64 nowMs)
{
    if (const auto standing = standingOf(connection, ref); !standing)
        return tl::unexpected(standing.error());
    addToImport(connection, ref, counts, nowMs);
    return {};
}

/// Adds lines to the report as far as it has room, and counts all of them.
Result<void> report(Connection &connection, const ImportRef &ref, const QString &path,
    api::ImportOutcome outcome, const QStringList &reasons, qint64 nowMs)
{
    const auto standing = standingOf(connection, ref);
    if (!standing)
        return tl::unexpected(standing.error());
    qint64 line = standing->lines;
    for (const QString &reason : reasons) {
        if (++line <= ImportLedger::kMaxLines)
            insertImportLine(connection, ref, {line, cut(path), outcome, cut(reason)});
    }
    ImportCounts counts;
    counts.lines = reasons.size();
    (outcome == api::ImportOutcome::Failed ? counts.failed : counts.skipped) = counts.lines;
    addToImport(connection, ref, counts, nowMs);
    return {};
}

} // namespace

Result<ImportRef> ImportLedger::begin(Connection &connection, const ImportStart &start, qint64 nowMs) const
{
    if (!sourceExists(connection, start.companyKey, start.sourceId))
        return fail(ErrorCode::NotFound, u"The company has no such source."_s);
    return ImportRef{start.companyKey, insertImport(connection, start, kKeptImports, nowMs)};
}

Result<void> ImportLedger::found(
    Connection &connection, const ImportRef &import, qint64 more, qint64 nowMs) const
{
    return add(connection, import, {.found = more}, nowMs);
}

Result<void> ImportLedger::read(
    Connection &connection, const ImportRef &import, const PutResult &put, qint64 nowMs) const
{
    const auto counted = add(connection, import, {.read = put.isChanged, .unchanged = !put.isChanged}, nowMs);
    if (counted)
        markDocument(connection, import, put.document.documentId.toLongLong());
    return counted;
}

Result<void> ImportLedger::unchanged(
    Connection &connection, const ImportRef &import, const QString &path, qint64 nowMs) const
{
    const auto counted = add(connection, import, {.unchanged = 1}, nowMs);
    if (counted)
        markPath(connection, import, path);
    return counted;
}

Result<void> ImportLedger::failed(Connection &connection, const ImportRef &import, const QString &path,
    const QString &reason, qint64 nowMs) const
{
    const auto counted
        = report(connection, import, path, api::ImportOutcome::Failed, QStringList{reason}, nowMs);
    if (counted)
        markPath(connection, import, path);
    return counted;
}

Result<void> ImportLedger::skipped(Connection &connection, const ImportRef &import, const QString &path,
    const QStringList &reasons, qint64 nowMs) const
{
    if (reasons.isEmpty())
        return {};
    return report(connection, import, path, api::ImportOutcome::Skipped, reasons, nowMs);
}

Result<void> ImportLedger::removed(
    Connection &connection, const ImportRef &import, qint64 count, qint64 nowMs) const
{
    return add(connection, import, {.removed = count}, nowMs);
}

Result<QStringList> ImportLedger::prune(
    Connection &connection, const ImportRef &ref, int limit, qint64 nowMs) const
{
    if (const auto standing = standingOf(connection, ref); !standing)
        return tl::unexpected(standing.error());
    const QStringList documents = unmarkedDocuments(connection, ref, limit);
    if (documents.isEmpty())
        return documents;
    removeDocuments(connection, ref, documents, nowMs);
    addToImport(connection, ref, {.removed = documents.size()}, nowMs);
    return documents;
}

Result<api::Import> ImportLedger::end(Connection &connection, const ImportRef &ref, ImportState state,
    const QString &reason, qint64 nowMs) const
{
    if (const auto standing = standingOf(connection, ref); !standing)
        return tl::unexpected(standing.error());
    setImportState(connection, ref, state, cut(reason), nowMs);
    return *loadImport(connection, ref);
}

bool ImportLedger::isRunning(const ImportRef &import) const
{
    return standingOf(m_database.reader(), import).has_value();
}

qsizetype ImportLedger::runningCount() const
{
    return runningImports(m_database.reader(), std::nullopt, kAlways).size();
}

Result<void> ImportLedger::interruptAll(qint64 nowMs)
{
    const Result<bool> done
        = m_database.writer().submitAndWait([nowMs](Connection &connection) -> Result<bool> {
              for (const ImportRef &ref : runningImports(connection, std::nullopt, kAlways))
                  setImportState(connection, ref, ImportState::Interrupted, {}, nowMs);
              return true;
          });
    if (!done)
        return tl::unexpected(done.error());
    return {};
}

void ImportLedger::interruptSilent(Connection &connection, qint64 nowMs)
{
    for (const ImportRef &ref : runningImports(connection, u"upload"_s, nowMs - kSilenceMs))
        setImportState(connection, ref, ImportState::Interrupted, {}, nowMs);
}

} // namespace answerdesk::knowledge
