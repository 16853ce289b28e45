// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/pregeneration/pregeneration_store.h"
#include "server/faqs/pregeneration/pregeneration_rows.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::PregenerationState;
using storage::Connection;
using storage::ListSelect;
using storage::Rows;

namespace {

constexpr char kSelect[]
    = "SELECT pregeneration_id, sitemap_url, locales, state, reason, found_count, next_position, "
      "generating_count, ready_count, not_available_count, skipped_count, line_count, started_by, "
      "started_ms, "
      "updated_ms, ended_ms, revision FROM pregeneration WHERE company_key = ?";

std::vector<api::Pregeneration> pregenerationsOf(Rows rows)
{
    std::vector<api::Pregeneration> all;
    while (rows.next()) {
        api::Pregeneration one;
        one.pregenerationId = QString::number(rows.integer(0));
        if (!rows.isNull(1))
            one.sitemapUrl = rows.text(1);
        const QStringList locales = rows.text(2).split(u' ');
        one.locales.assign(locales.begin(), locales.end());
        one.state = schema::enumValue<PregenerationState>(rows.text(3)).value_or(PregenerationState::Failed);
        if (const QString reason = rows.text(4); !reason.isEmpty())
            one.reason = reason;
        one.found = rows.integer(5);
        one.waiting = one.found - rows.integer(6);
        one.generating = rows.integer(7);
        one.ready = rows.integer(8);
        one.notAvailable = rows.integer(9);
        one.skipped = rows.integer(10);
        one.unreported = std::max<qint64>(0, rows.integer(11) - kMaxPregenerationLines);
        one.startedBy = rows.text(12);
        one.startedAt.ms = rows.integer(13);
        one.updatedAt.ms = rows.integer(14);
        if (!rows.isNull(15))
            one.endedAt = schema::Timestamp{rows.integer(15)};
        one.revision = rows.integer(16);
        all.push_back(std::move(one));
    }
    return all;
}

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
    bool isListed = false;
    {
        Rows rows = connection.run(
            "SELECT is_listed FROM pregeneration WHERE company_key = ? AND pregeneration_id = ?",
            ref.companyKey, ref.id);
        isListed = rows.next() && rows.flag(0);
    }
    return become(
        connection, ref, isListed ? PregenerationState::Running : PregenerationState::Reading, nowMs);
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
    std::vector<api::Pregeneration> found = pregenerationsOf(
        ListSelect(kSelect, ref.companyKey).add("AND pregeneration_id = ?", ref.id).run(connection));
    if (found.empty())
        return std::nullopt;
    return std::move(found.front());
}

std::vector<api::Pregeneration> loadPregenerations(Connection &connection, const QString &companyKey,
    const api::PregenerationsQuery &query, qint64 below, int limit)
{
    ListSelect select(kSelect, companyKey);
    if (query.state)
        select.add("AND state = ?", nameOf(*query.state));
    if (query.after)
        select.add(
            "AND revision > ? AND revision < ? ORDER BY revision DESC LIMIT ?", *query.after, below, limit);
    else
        select.add("AND pregeneration_id < ? ORDER BY pregeneration_id DESC LIMIT ?", below, limit);
    return pregenerationsOf(select.run(connection));
}

qint64 pregenerationRevision(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run(
        "SELECT last_value FROM sequence WHERE company_key = ? AND name = 'pregeneration_revision'",
        companyKey);
    return rows.next() ? rows.integer(0) : 0;
}

std::vector<api::PregenerationLine> loadPregenerationLines(Connection &connection,
    const PregenerationRef &ref, const api::PregenerationReportQuery &query, qint64 after, int limit)
{
    ListSelect select("SELECT line_number, url, locale, outcome, reason FROM pregeneration_line WHERE "
                      "company_key = ? AND pregeneration_id = ? AND line_number > ?",
        ref.companyKey, ref.id, after);
    if (query.outcome)
        select.add("AND outcome = ?", QString(schema::enumName(*query.outcome)));
    Rows rows = select.add("ORDER BY line_number LIMIT ?", limit).run(connection);
    std::vector<api::PregenerationLine> lines;
    while (rows.next()) {
        api::PregenerationLine line;
        line.line = rows.integer(0);
        line.url = rows.text(1);
        if (!rows.isNull(2))
            line.locale = rows.text(2);
        line.outcome = schema::enumValue<api::PregenerationOutcome>(rows.text(3))
                           .value_or(api::PregenerationOutcome::Skipped);
        line.reason = rows.text(4);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<PregenerationRef> nextUnread(Connection &connection)
{
    Rows rows = connection.run("SELECT company_key, pregeneration_id FROM pregeneration WHERE state = "
                               "'reading' ORDER BY started_ms, company_key LIMIT 1");
    if (!rows.next())
        return std::nullopt;
    return PregenerationRef{rows.text(0), rows.integer(1)};
}

} // namespace answerdesk::faqs
