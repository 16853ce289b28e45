// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/pregeneration/pregeneration_rows.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::PregenerationOutcome;
using api::PregenerationState;
using storage::Column;
using storage::Connection;

namespace {

/// Addresses of one pre-generation that one write job looks at, so that others get their turn between.
constexpr int kLooksAtOnce = 200;
constexpr qsizetype kShownUrl = 2000; ///< characters of an address that cannot be read

struct Running {
    PregenerationRef ref;
    QStringList locales;
    qint64 found = 0;
    qint64 next = 0; ///< position
    int generating = 0;
    int ready = 0; ///< counted in this job, as the next two
    int notAvailable = 0;
    int skipped = 0;
};

using AllRunning = storage::View<Running, RefColumns<&Running::ref>,
    storage::CodedColumn<SpacedCodec<QStringList>, "locales", &Running::locales>,
    Column<"found_count", &Running::found>, Column<"next_position", &Running::next>,
    Column<"generating_count", &Running::generating>>;

QStringList addressesOf(Connection &connection, const PregenerationRef &ref, qint64 part)
{
    const auto addresses = storage::firstValue<QString>(
        connection.run("SELECT addresses FROM pregeneration_part WHERE company_key = ? AND "
                       "pregeneration_id = ? AND part_number = ?",
            ref.companyKey, ref.id, part));
    return addresses ? addresses->split(u'\n') : QStringList();
}

void storeCounts(Connection &connection, const Running &now, qint64 nowMs)
{
    connection.run(
        "UPDATE pregeneration SET next_position = ?, generating_count = ?, ready_count = ready_count + ?, "
        "not_available_count = not_available_count + ?, skipped_count = skipped_count + ?, updated_ms = ?, "
        "revision = ? WHERE company_key = ? AND pregeneration_id = ?",
        now.next, now.generating, now.ready, now.notAvailable, now.skipped, nowMs,
        nextPregenerationRevision(connection, now.ref.companyKey), now.ref.companyKey, now.ref.id);
}

/// Counts a page that needs no work, or has none any more.
void count(Connection &connection, Running &now, const FaqPage &page)
{
    if (page.state == api::FaqState::Ready) {
        ++now.ready;
        return;
    }
    ++now.notAvailable;
    addPregenerationLine(
        connection, now.ref, {0, page.url, page.locale, PregenerationOutcome::NotAvailable, page.message});
}

/// Asks for one page, or says why not.
void take(Connection &connection, const FeedRules &rules, const QString &stored, const QString &locale,
    Running &now, Fed &fed, qint64 nowMs)
{
    const QString address = stored.trimmed();
    const auto skip = [&](const QString &reason) {
        ++now.skipped;
        addPregenerationLine(
            connection, now.ref, {0, address.left(kShownUrl), locale, PregenerationOutcome::Skipped, reason});
    };
    const auto url = PageUrl::parse(
        address, stored.startsWith(kNoAddress) ? PageUrl::kMaxLength : PageUrl::kMaxCanonical);
    if (!url)
        return skip(u"The address %1."_s.arg(url.error()));
    if (const QString reason = rules.ofAddress(now.ref.companyKey, *url); !reason.isEmpty())
        return skip(reason);
    const AskedAhead asked = requestAhead(connection, now.ref, url->canonical, locale, nowMs);
    switch (asked.as) {
    case AskedAhead::Known:
        return count(connection, now, asked.page);
    case AskedAhead::Taken:
        return skip(u"Another pre-generation is generating this page at the moment."_s);
    case AskedAhead::Queued:
        ++now.generating;
        fed.pages << asked.page;
    }
}

} // namespace

void addPregenerationLine(
    Connection &connection, const PregenerationRef &ref, const api::PregenerationLine &line)
{
    const auto number = storage::firstValue<qint64>(
        connection.run("UPDATE pregeneration SET line_count = line_count + 1 WHERE company_key = ? AND "
                       "pregeneration_id = ? RETURNING line_count",
            ref.companyKey, ref.id));
    if (!number || *number > kMaxPregenerationLines)
        return;
    connection.run("INSERT INTO pregeneration_line (company_key, pregeneration_id, line_number, url, locale, "
                   "outcome, reason) VALUES (?, ?, ?, ?, ?, ?, ?)",
        ref.companyKey, ref.id, *number, line.url, line.locale, QString(schema::enumName(line.outcome)),
        line.reason);
}

Fed feedPregenerations(Connection &connection, const FeedRules &rules, qint64 nowMs)
{
    Fed fed;
    fed.isReading = nextUnread(connection).has_value();
    QList<Running> all
        = AllRunning::select<"SELECT {columns} FROM pregeneration WHERE state = 'running' ORDER BY "
                             "company_key, pregeneration_id">(connection);
    for (Running &now : all) {
        if (const QString fault = rules.ofCompany(now.ref.companyKey); !fault.isEmpty()) {
            endPregeneration(connection, now.ref, PregenerationState::Failed, fault, nowMs);
            fed.companies.insert(now.ref.companyKey);
            continue;
        }
        const qint64 before = now.next;
        qint64 part = -1;
        QStringList addresses;
        for (int looks = 0;
             now.next < now.found && now.generating < kPregeneratedAtOnce && looks < kLooksAtOnce;
             ++looks, ++now.next) {
            const qint64 index = now.next / now.locales.size();
            if (part != index / kAddressesOfPart) {
                part = index / kAddressesOfPart;
                addresses = addressesOf(connection, now.ref, part);
            }
            take(connection, rules, addresses.value(index % kAddressesOfPart),
                now.locales.at(now.next % now.locales.size()), now, fed, nowMs);
        }
        const bool isOver = now.next == now.found && now.generating == 0;
        fed.hasMore = fed.hasMore || (now.next < now.found && now.generating < kPregeneratedAtOnce);
        if (now.next != before) {
            storeCounts(connection, now, nowMs);
            fed.companies.insert(now.ref.companyKey);
        }
        if (isOver) {
            endPregeneration(connection, now.ref, PregenerationState::Done, {}, nowMs);
            fed.companies.insert(now.ref.companyKey);
        } else {
            fed.isRunning = true;
        }
    }
    return fed;
}

void countPregenerated(Connection &connection, const PregenerationRef &ref, const FaqPage &page, qint64 nowMs)
{
    std::optional<Running> now = AllRunning::selectOne<
        "SELECT {columns} FROM pregeneration WHERE company_key = ? AND pregeneration_id = ?">(
        connection, ref.companyKey, ref.id);
    if (!now)
        return;
    now->generating = std::max(0, now->generating - 1);
    count(connection, *now, page);
    storeCounts(connection, *now, nowMs);
}

} // namespace answerdesk::faqs
