// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/pregeneration/pregeneration_store.h"
#include "server/faqs/pregeneration/pregeneration_rows.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::PregenerationState;
using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::EnumCodec;
using storage::ListSelect;

namespace {

/// What the report did not keep of its lines.
struct UnreportedCodec {
    using Stored = qint64;
    static qint64 write(qint64 unreported) { return unreported + kMaxPregenerationLines; }
    static qint64 read(qint64 lines) { return std::max<qint64>(0, lines - kMaxPregenerationLines); }
};

using api::Pregeneration;
using Pregenerations = storage::View<Pregeneration,
    CodedColumn<storage::NumberTextCodec, "pregeneration_id", &Pregeneration::pregenerationId>,
    Column<"sitemap_url", &Pregeneration::sitemapUrl>,
    CodedColumn<SpacedCodec<std::vector<QString>>, "locales", &Pregeneration::locales>,
    CodedColumn<EnumCodec<PregenerationState, PregenerationState::Failed>, "state", &Pregeneration::state>,
    CodedColumn<storage::EmptyTextCodec, "reason", &Pregeneration::reason>,
    Column<"found_count", &Pregeneration::found>,
    Column<"found_count - next_position", &Pregeneration::waiting>,
    Column<"generating_count", &Pregeneration::generating>, Column<"ready_count", &Pregeneration::ready>,
    Column<"not_available_count", &Pregeneration::notAvailable>,
    Column<"skipped_count", &Pregeneration::skipped>,
    CodedColumn<UnreportedCodec, "line_count", &Pregeneration::unreported>,
    Column<"started_by", &Pregeneration::startedBy>, Column<"started_ms", &Pregeneration::startedAt>,
    Column<"updated_ms", &Pregeneration::updatedAt>, Column<"ended_ms", &Pregeneration::endedAt>,
    Column<"revision", &Pregeneration::revision>>;

using Line = api::PregenerationLine;
using Lines = storage::View<Line, Column<"line_number", &Line::line>, Column<"url", &Line::url>,
    Column<"locale", &Line::locale>,
    CodedColumn<EnumCodec<api::PregenerationOutcome, api::PregenerationOutcome::Skipped>, "outcome",
        &Line::outcome>,
    Column<"reason", &Line::reason>>;

using Refs = storage::View<PregenerationRef, RefColumns<>>;

bool isOver(PregenerationState state)
{
    return state == PregenerationState::Done || state == PregenerationState::Cancelled
        || state == PregenerationState::Failed;
}

QString nameOf(PregenerationState state) { return schema::enumName(state); }

/// The one that is to be changed, when it has not ended.
Result<api::Pregeneration> open(Connection &connection, const PregenerationRef &ref)
{
    const auto found = loadPregeneration(connection, ref);
    if (!found)
        return fail(ErrorCode::NotFound, u"The company has no such pre-generation."_s);
    if (isOver(found->state))
        return fail(ErrorCode::PregenerationEnded);
    return *found;
}

Result<api::Pregeneration> become(
    Connection &connection, const PregenerationRef &ref, PregenerationState state, qint64 nowMs)
{
    connection.run("UPDATE pregeneration SET state = ?, updated_ms = ?, revision = ? WHERE company_key = ? "
                   "AND pregeneration_id = ?",
        nameOf(state), nowMs, nextPregenerationRevision(connection, ref.companyKey), ref.companyKey, ref.id);
    return *loadPregeneration(connection, ref);
}

void insertParts(Connection &connection, const PregenerationRef &ref, const QStringList &addresses)
{
    for (qsizetype at = 0; at < addresses.size(); at += kAddressesOfPart) {
        connection.run("INSERT INTO pregeneration_part (company_key, pregeneration_id, part_number, "
                       "addresses) VALUES (?, ?, ?, ?)",
            ref.companyKey, ref.id, at / kAddressesOfPart, addresses.mid(at, kAddressesOfPart).join(u'\n'));
    }
}

} // namespace

qint64 nextPregenerationRevision(Connection &connection, const QString &companyKey)
{
    return storage::nextValue(connection, companyKey, u"pregeneration_revision"_s);
}

PregenerationRef insertPregeneration(Connection &connection, const PregenerationStart &start, qint64 nowMs)
{
    const PregenerationRef ref{
        start.companyKey, storage::nextValue(connection, start.companyKey, u"pregeneration"_s)};
    const bool isListed = start.sitemapUrl.isEmpty();
    connection.run(
        "INSERT INTO pregeneration (company_key, pregeneration_id, sitemap_url, locales, state, reason, "
        "is_listed, found_count, next_position, generating_count, ready_count, not_available_count, "
        "skipped_count, line_count, started_by, started_ms, updated_ms, revision) VALUES (?, ?, ?, ?, ?, '', "
        "?, ?, 0, 0, 0, 0, 0, 0, ?, ?, ?, ?)",
        ref.companyKey, ref.id, isListed ? std::nullopt : std::optional(start.sitemapUrl),
        start.locales.join(u' '),
        nameOf(isListed ? PregenerationState::Running : PregenerationState::Reading), isListed,
        qint64(start.addresses.size() * start.locales.size()), start.startedBy, nowMs, nowMs,
        nextPregenerationRevision(connection, ref.companyKey));
    insertParts(connection, ref, start.addresses);
    connection.run(
        "DELETE FROM pregeneration WHERE company_key = ? AND ended_ms IS NOT NULL AND generating_count = 0 "
        "AND pregeneration_id <= (SELECT pregeneration_id FROM pregeneration WHERE company_key = ? "
        "ORDER BY pregeneration_id DESC LIMIT 1 OFFSET ?)",
        ref.companyKey, ref.companyKey, kKeptPregenerations);
    return ref;
}

void storeListing(Connection &connection, const PregenerationRef &ref, const QStringList &addresses,
    const QStringList &notes, qint64 nowMs)
{
    const auto known = open(connection, ref);
    if (!known)
        return;
    for (const QString &note : notes) {
        addPregenerationLine(connection, ref,
            {0, known->sitemapUrl.value_or(QString()), std::nullopt, api::PregenerationOutcome::Skipped,
                note});
    }
    if (addresses.isEmpty()) {
        endPregeneration(connection, ref, PregenerationState::Failed, u"The sitemap lists no page."_s, nowMs);
        return;
    }
    insertParts(connection, ref, addresses);
    connection.run("UPDATE pregeneration SET is_listed = 1, found_count = ? WHERE company_key = ? AND "
                   "pregeneration_id = ?",
        qint64(addresses.size() * qsizetype(known->locales.size())), ref.companyKey, ref.id);
    // One that was paused meanwhile stays so.
    become(connection, ref,
        known->state == PregenerationState::Reading ? PregenerationState::Running : known->state, nowMs);
}

Result<api::Pregeneration> pausePregeneration(
    Connection &connection, const PregenerationRef &ref, qint64 nowMs)
{
    const auto known = open(connection, ref);
    if (!known || known->state == PregenerationState::Paused)
        return known;
    return become(connection, ref, PregenerationState::Paused, nowMs);
}

Result<api::Pregeneration> resumePregeneration(
    Connection &connection, const PregenerationRef &ref, qint64 nowMs)
{
    const auto known = open(connection, ref);
    if (!known || known->state != PregenerationState::Paused)
        return known;
    const auto isListed = storage::firstValue<bool>(
        connection.run("SELECT is_listed FROM pregeneration WHERE company_key = ? AND pregeneration_id = ?",
            ref.companyKey, ref.id));
    return become(connection, ref,
        isListed.value_or(false) ? PregenerationState::Running : PregenerationState::Reading, nowMs);
}

Result<api::Pregeneration> endPregeneration(Connection &connection, const PregenerationRef &ref,
    PregenerationState state, const QString &reason, qint64 nowMs)
{
    if (const auto known = open(connection, ref); !known)
        return known;
    connection.run(
        "UPDATE pregeneration SET reason = ?, ended_ms = ? WHERE company_key = ? AND pregeneration_id = ?",
        reason, nowMs, ref.companyKey, ref.id);
    connection.run("DELETE FROM pregeneration_part WHERE company_key = ? AND pregeneration_id = ?",
        ref.companyKey, ref.id);
    return become(connection, ref, state, nowMs);
}

std::optional<api::Pregeneration> loadPregeneration(Connection &connection, const PregenerationRef &ref)
{
    return Pregenerations::selectOne<"SELECT {columns} FROM pregeneration WHERE company_key = ? AND "
                                     "pregeneration_id = ?">(connection, ref.companyKey, ref.id);
}

std::vector<api::Pregeneration> loadPregenerations(Connection &connection, const QString &companyKey,
    const api::PregenerationsQuery &query, qint64 below, int limit)
{
    ListSelect select(
        Pregenerations::sql<"SELECT {columns} FROM pregeneration WHERE company_key = ?">(), companyKey);
    select.addIf(query.state, "AND state = ?");
    if (query.after)
        select.add(
            "AND revision > ? AND revision < ? ORDER BY revision DESC LIMIT ?", *query.after, below, limit);
    else
        select.add("AND pregeneration_id < ? ORDER BY pregeneration_id DESC LIMIT ?", below, limit);
    return Pregenerations::readAll<std::vector<Pregeneration>>(select.run(connection));
}

qint64 pregenerationRevision(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(connection.run("SELECT last_value FROM sequence WHERE company_key = ? "
                                                      "AND name = 'pregeneration_revision'",
                                           companyKey))
        .value_or(0);
}

std::vector<api::PregenerationLine> loadPregenerationLines(Connection &connection,
    const PregenerationRef &ref, const api::PregenerationReportQuery &query, qint64 after, int limit)
{
    ListSelect select(Lines::sql<"SELECT {columns} FROM pregeneration_line WHERE company_key = ? AND "
                                 "pregeneration_id = ? AND line_number > ?">(),
        ref.companyKey, ref.id, after);
    select.addIf(query.outcome, "AND outcome = ?").add("ORDER BY line_number LIMIT ?", limit);
    return Lines::readAll<std::vector<Line>>(select.run(connection));
}

std::optional<PregenerationRef> nextUnread(Connection &connection)
{
    return Refs::selectOne<"SELECT {columns} FROM pregeneration WHERE state = 'reading' ORDER BY started_ms, "
                           "company_key LIMIT 1">(connection);
}

} // namespace answerdesk::faqs
