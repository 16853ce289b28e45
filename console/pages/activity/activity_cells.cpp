// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/request_text.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/change_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

Cell timeCell(const schema::Timestamp &at, const Clock &clock)
{
    return {requesttext::time(at, utcDateTime(clock.nowMs())), Cell::Mono, Tone::Neutral, {}, {},
        timetext::utc(utcDateTime(at.ms))};
}

/// The time at which something happened, as a column.
template <typename Of>
auto at(Of of, const Clock &clock)
{
    return [of, &clock](const auto &row) { return timeCell(std::invoke(of, row), clock); };
}

Cell textOrNone(const QString &text) { return {text.isEmpty() ? kNoValue.toString() : text}; }

} // namespace

QString keyName(const models::ApiKeyModel &keys, const std::optional<QString> &keyId)
{
    const int row = keyId ? keys.rowOf(*keyId) : -1;
    return row >= 0 ? keys.at(row).name : keyId.value_or(QString());
}

Columns<api::RequestRow> ActivityCells::requests(const models::ApiKeyModel &keys, const Clock &clock)
{
    using Row = api::RequestRow;
    const auto status = [](const Row &row) -> Cell {
        return {QString::number(row.status), Cell::Badge, requesttext::tone(row.status)};
    };
    const auto code = [](const Row &row) -> Cell {
        return {row.errorCode.value_or(kNoValue.toString()), Cell::Text,
            row.errorCode && row.status >= 500 ? Tone::Danger : Tone::Neutral};
    };
    const auto key = [&keys](const Row &row) {
        return textOrNone(row.keyId ? keyName(keys, row.keyId) : row.admin.value_or(QString()));
    };
    const auto duration = [](const Row &row) -> Cell {
        return {requesttext::duration(row.durationMs), Cell::Figures,
            row.durationMs > requesttext::kSlowMs ? Tone::Danger : Tone::Neutral};
    };
    return {{tr("Time"), {}, at(&Row::at, clock), {.width = 144}}, {tr("Status"), {}, status, {.width = 72}},
        {tr("Request"), {}, inKind(Cell::Mono, &requesttext::line)},
        {tr("Code"), {}, code, {.width = 204, .hideBelow = 620}},
        {tr("Company"), {}, &Row::company, {.width = 120}},
        {tr("Key"), {}, key, {.width = 148, .hideBelow = 860}},
        {tr("Duration"), {}, duration, {.figures = true, .width = 100}}};
}

Columns<api::RefusedEvent> ActivityCells::refusedEvents(const Clock &clock)
{
    using Row = api::RefusedEvent;
    const auto subject = [](const Row &event) -> Cell {
        return {event.subject.isEmpty() ? kNoValue.toString() : event.subject, Cell::Strong};
    };
    const auto why = [](const Row &event) -> Cell {
        const QString why = serverwords::translated(event.message);
        return {why, Cell::Text, Tone::Neutral, {}, {}, event.code + u'\n' + why};
    };
    return {{tr("Time"), {}, at(&Row::at, clock), {.width = 152}},
        {tr("Event"), {}, inKind(Cell::Mono, &Row::eventType), {.width = 160}},
        {tr("Product or order"), {}, subject, {.width = 160, .hideBelow = 560}},
        {tr("Why it was refused"), {}, why}};
}

Columns<api::AuditEntry> ActivityCells::audit(const Clock &clock)
{
    using Row = api::AuditEntry;
    const auto orNone
        = [](QString Row::*of) { return [of](const Row &entry) { return textOrNone(entry.*of); }; };
    const auto who = [](const Row &entry) -> Cell { return {actorText(entry.actor), Cell::Strong}; };
    const auto change = [](const Row &entry) -> Cell {
        return {changeText(entry), Cell::Text, Tone::Neutral, {}, {}, changeText(entry)};
    };
    const auto when = [](const Row &entry) -> Cell {
        const QDateTime at = utcDateTime(entry.at.ms);
        return {timetext::exact(at), Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    };
    return {{tr("Time"), {}, when, {.width = 168}}, {tr("Who"), {}, who, {.width = 208}},
        {tr("Change"), {}, change}, {tr("Company"), {}, orNone(&Row::companyKey), {.width = 120}},
        {tr("Address"), {}, orNone(&Row::address), {.width = 120, .hideBelow = 900}}};
}

Columns<Message> ActivityCells::messages(const Clock &clock)
{
    const auto when = [](const Message &message) { return schema::Timestamp{message.atMs}; };
    const auto kind = [](const Message &message) -> Cell {
        return {message.fault ? tr("Failed") : tr("Message"), Cell::Badge,
            message.fault ? Tone::Danger : Tone::Neutral};
    };
    const auto text = [](const Message &message) -> Cell {
        return {message.text, Cell::Text, Tone::Neutral, {}, {},
            message.fault ? message.fault->summary() : message.text};
    };
    const auto code
        = [](const Message &message) { return textOrNone(message.fault ? message.fault->code : QString()); };
    const auto request = [](const Message &message) {
        Cell cell = textOrNone(message.fault ? message.fault->requestId : QString());
        cell.kind = Cell::Mono;
        return cell;
    };
    return {{tr("Time"), {}, at(when, clock), {.width = 136}}, {tr("Kind"), {}, kind, {.width = 136}},
        {tr("Message"), {}, text}, {tr("Code"), {}, code, {.width = 204, .hideBelow = 620}},
        {tr("Request id"), {}, request, {.width = 176, .hideBelow = 860}}};
}

} // namespace answerdesk::console
