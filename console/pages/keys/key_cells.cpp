// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/key_cells.h"
#include "console/widgets/basics/time_text.h"
#include "shared/core/qt_compat.h"
#include "shared/models/api_key_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Keys = models::ApiKeyModel;

namespace {

constexpr qint64 kSoonDays = 14;

/// "answers faqs" for the scopes of a key.
QString scopeNames(const std::vector<QString> &scopes)
{
    QStringList names;
    for (const QString &scope : scopes)
        names << (scope == u"messages:write" ? u"answers"_s : scope == u"faqs:read" ? u"faqs"_s : scope);
    return names.join(u' ');
}

} // namespace

KeyState KeyState::of(const api::ApiKey &key, const QDateTime &now)
{
    const QDateTime expires = timetext::moment(key.expiresAt);
    if (key.status == u"revoked")
        return {KeyCells::tr("Revoked"), Tone::Danger, true, false};
    if (key.status == u"expired" || (expires.isValid() && expires <= now))
        return {KeyCells::tr("Expired"), Tone::Neutral, true, false};
    const bool isShortLived
        = expires.isValid() && expires <= utcDateTime(key.createdAt.ms).addDays(kSoonDays);
    if (expires.isValid() && expires < now.addDays(kSoonDays) && !isShortLived)
        return {KeyCells::tr("Expires soon"), Tone::Warning, false, true};
    if (timetext::moment(key.overlapUntil) > now)
        return {KeyCells::tr("Rotating"), Tone::Info, false, false};
    return {KeyCells::tr("Active"), Tone::Success, false, false};
}

QString scopeList(const std::vector<QString> &scopes)
{
    QStringList uses;
    for (const QString &scope : scopes)
        uses << (scope == u"messages:write" ? KeyCells::tr("Answers")
                : scope == u"faqs:read"     ? KeyCells::tr("Product FAQs")
                                            : scope);
    return uses.join(u", "_s);
}

KeyFilter::KeyFilter(const Clock &clock, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_clock(clock)
{
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void KeyFilter::setChoice(int choice)
{
    m_choice = Choice(choice);
    invalidateFilter();
}

void KeyFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool KeyFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const api::ApiKey &key = rowAt<Keys>(sourceModel()->index(row, 0, parent));
    const bool active = key.status == u"active";
    if (m_choice != All && active != (m_choice != Ended))
        return false;
    if (m_choice == Expiring && !KeyState::of(key, utcDateTime(m_clock.nowMs())).expiresSoon)
        return false;
    return m_text.isEmpty() || key.name.contains(m_text, Qt::CaseInsensitive)
        || key.prefix.contains(m_text, Qt::CaseInsensitive);
}

bool KeyFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (sortRole() == Keys::ExpiresAtRole) { // a key that never expires comes last
        const QDateTime a = left.data(sortRole()).toDateTime(), b = right.data(sortRole()).toDateTime();
        return a.isValid() && (!b.isValid() || a < b);
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

KeyCells::KeyCells(const Clock &clock, QObject *parent)
    : CellModel(
        {{tr("Name"), false, Qt::DisplayRole}, {tr("Key"), false, Keys::PrefixRole},
            {tr("Status"), false, Keys::StatusRole}, {tr("Scopes")},
            {tr("Last used"), false, Keys::LastUsedAtRole}, {tr("Expires"), false, Keys::ExpiresAtRole},
            {tr("Requests, 30 days"), true, Keys::RequestsRole}},
        parent)
    , m_clock(clock)
{
}

Cell KeyCells::cell(const QModelIndex &source, int column) const
{
    const api::ApiKey &key = rowAt<Keys>(source);
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const KeyState state = KeyState::of(key, now);
    const Cell::Kind kind = state.ended ? Cell::Muted : Cell::Text;
    switch (column) {
    case Name:
        return {key.name, state.ended ? Cell::Muted : Cell::Strong};
    case Key:
        return {key.prefix + u'…', Cell::Mono};
    case Status:
        return {state.text, Cell::Badge, state.tone};
    case Scopes:
        return {scopeNames(key.scopes), Cell::Chips};
    case LastUsed:
        return agoCell(key.lastUsedAt, m_clock, kind);
    case Expires: {
        if (key.status == u"revoked")
            return {kNoValue.toString(), Cell::Muted};
        const QDateTime expires = timetext::moment(key.expiresAt);
        return {timetext::until(expires, now), kind, state.expiresSoon ? Tone::Warning : Tone::Neutral, {},
            {}, timetext::utc(expires)};
    }
    default: {
        if (state.ended && key.requests30Days == 0)
            return {kNoValue.toString(), Cell::Bars};
        QList<double> days;
        for (const api::DayCount &day : key.requestsPerDay)
            days << double(day.count);
        return {QLocale().toString(key.requests30Days), Cell::Bars, Tone::Neutral, {}, days};
    }
    }
}

} // namespace answerdesk::console
