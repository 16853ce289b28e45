// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/request_text.h"
#include "console/widgets/basics/time_text.h"
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

Cell textOrNone(const QString &text) { return {text.isEmpty() ? kNoValue.toString() : text}; }

} // namespace

QString keyName(const models::ApiKeyModel &keys, const std::optional<QString> &keyId)
{
    const int row = keyId ? keys.rowOf(*keyId) : -1;
    return row >= 0 ? keys.at(row).name : keyId.value_or(QString());
}

RequestCells::RequestCells(
    models::RequestModel &requests, const models::ApiKeyModel &keys, const Clock &clock, QObject *parent)
    : CellModel({{tr("Time")}, {tr("Status")}, {tr("Request")}, {tr("Code")}, {tr("Company")}, {tr("Key")},
                    {tr("Duration"), true}},
        parent)
    , m_keys(keys)
    , m_clock(clock)
{
    setSource(&requests);
}

Cell RequestCells::cell(const QModelIndex &source, int column) const
{
    const api::RequestRow &row = rowAt<models::RequestModel>(source);
    switch (column) {
    case Time:
        return timeCell(row.at, m_clock);
    case Status:
        return {QString::number(row.status), Cell::Badge, requesttext::tone(row.status)};
    case Request:
        return {requesttext::line(row), Cell::Mono};
    case Code: {
        Cell cell = textOrNone(row.errorCode.value_or(QString()));
        if (row.errorCode && row.status >= 500)
            cell.tone = Tone::Danger;
        return cell;
    }
    case Company:
        return textOrNone(row.company.value_or(QString()));
    case Key:
        return textOrNone(row.keyId ? keyName(m_keys, row.keyId) : row.admin.value_or(QString()));
    default:
        return {requesttext::duration(row.durationMs), Cell::Figures,
            row.durationMs > requesttext::kSlowMs ? Tone::Danger : Tone::Neutral};
    }
}

RefusedCells::RefusedCells(models::RefusedEventModel &events, const Clock &clock, QObject *parent)
    : CellModel({{tr("Time")}, {tr("Event")}, {tr("Product or order")}, {tr("Why it was refused")}}, parent)
    , m_clock(clock)
{
    setSource(&events);
}

Cell RefusedCells::cell(const QModelIndex &source, int column) const
{
    const api::RefusedEvent &event = rowAt<models::RefusedEventModel>(source);
    switch (column) {
    case 0:
        return timeCell(event.at, m_clock);
    case 1:
        return {event.eventType, Cell::Mono};
    case 2:
        return {event.subject.isEmpty() ? kNoValue.toString() : event.subject, Cell::Strong};
    default:
        const QString why = serverwords::translated(event.message);
        return {why, Cell::Text, Tone::Neutral, {}, {}, event.code + u'\n' + why};
    }
}

AuditCells::AuditCells(models::AuditModel &audit, const Clock &clock, QObject *parent)
    : CellModel(
        {{tr("Time")}, {tr("Who")}, {tr("Action")}, {tr("On what")}, {tr("Company")}, {tr("Address")}},
        parent)
    , m_clock(clock)
{
    setSource(&audit);
}

Cell AuditCells::cell(const QModelIndex &source, int column) const
{
    const api::AuditEntry &entry = rowAt<models::AuditModel>(source);
    switch (column) {
    case Time:
        return timeCell(entry.at, m_clock);
    case Actor:
        return {entry.actor, Cell::Strong};
    case Action:
        return {entry.action, Cell::Mono};
    case Target:
        return textOrNone(entry.target);
    case Company:
        return textOrNone(entry.companyKey);
    default:
        return textOrNone(entry.address);
    }
}

MessageCells::MessageCells(MessageFilter &messages, const Clock &clock, QObject *parent)
    : CellModel({{tr("Time")}, {tr("Kind")}, {tr("Message")}, {tr("Code")}, {tr("Request id")}}, parent)
    , m_messages(messages)
    , m_clock(clock)
{
    setSource(&messages);
}

Cell MessageCells::cell(const QModelIndex &source, int column) const
{
    const Message &message = m_messages.at(source.row());
    switch (column) {
    case 0:
        return timeCell({message.atMs}, m_clock);
    case 1:
        return {message.fault ? tr("Failed") : tr("Message"), Cell::Badge,
            message.fault ? Tone::Danger : Tone::Neutral};
    case 2:
        return {message.text, Cell::Text, Tone::Neutral, {}, {},
            message.fault ? message.fault->summary() : message.text};
    case 3:
        return textOrNone(message.fault ? message.fault->code : QString());
    default: {
        Cell cell = textOrNone(message.fault ? message.fault->requestId : QString());
        cell.kind = Cell::Mono;
        return cell;
    }
    }
}

} // namespace answerdesk::console
