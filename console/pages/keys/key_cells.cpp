// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/key_cells.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
#include "shared/models/api_key_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Keys = models::ApiKeyModel;

namespace {
constexpr qint64 kSoonDays = 14;
}

KeyState KeyState::of(const QString &status, const QDateTime &created, const QDateTime &expires,
    const QDateTime &now, const QDateTime &overlap)
{
    if (status == u"revoked")
        return {KeyCells::tr("Revoked"), Tone::Danger, true, false};
    if (status == u"expired" || (expires.isValid() && expires <= now))
        return {KeyCells::tr("Expired"), Tone::Neutral, true, false};
    const bool isShortLived = expires.isValid() && created.isValid() && expires <= created.addDays(kSoonDays);
    if (expires.isValid() && expires < now.addDays(kSoonDays) && !isShortLived)
        return {KeyCells::tr("Expires soon"), Tone::Warning, false, true};
    if (overlap > now)
        return {KeyCells::tr("Rotating"), Tone::Info, false, false};
    return {KeyCells::tr("Active"), Tone::Success, false, false};
}

QString scopeNames(const QStringList &scopes)
{
    QStringList names;
    for (const QString &scope : scopes)
        names << (scope == u"messages:write" ? u"answers"_s : scope == u"faqs:read" ? u"faqs"_s : scope);
    return names.join(u' ');
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
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const bool active = index.data(Keys::StatusRole).toString() == u"active";
    if (m_choice != All && active != (m_choice != Ended))
        return false;
    if (m_choice == Expiring
        && !KeyState::of(u"active"_s, index.data(Keys::CreatedAtRole).toDateTime(),
            index.data(Keys::ExpiresAtRole).toDateTime(), utcDateTime(m_clock.nowMs()))
                .expiresSoon)
        return false;
    return m_text.isEmpty() || index.data(Keys::NameRole).toString().contains(m_text, Qt::CaseInsensitive)
        || index.data(Keys::PrefixRole).toString().contains(m_text, Qt::CaseInsensitive);
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
        {{tr("Name"), false, Keys::NameRole}, {tr("Key"), false, Keys::PrefixRole},
            {tr("Status"), false, Keys::StatusRole}, {tr("Scopes")},
            {tr("Last used"), false, Keys::LastUsedAtRole}, {tr("Expires"), false, Keys::ExpiresAtRole},
            {tr("Requests, 30 days"), true, Keys::RequestsRole}},
        parent)
    , m_clock(clock)
{
}

Cell KeyCells::cell(const QModelIndex &source, int column) const
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const QDateTime expires = source.data(Keys::ExpiresAtRole).toDateTime();
    const KeyState state = KeyState::of(source.data(Keys::StatusRole).toString(),
        source.data(Keys::CreatedAtRole).toDateTime(), expires, now,
        source.data(Keys::OverlapUntilRole).toDateTime());
    const Cell::Kind kind = state.ended ? Cell::Muted : Cell::Text;
    switch (column) {
    case Name:
        return {source.data(Keys::NameRole).toString(), state.ended ? Cell::Muted : Cell::Strong};
    case Key:
        return {source.data(Keys::PrefixRole).toString() + u'…', Cell::Mono};
    case Status:
        return {state.text, Cell::Badge, state.tone};
    case Scopes:
        return {scopeNames(source.data(Keys::ScopesRole).toStringList()), Cell::Chips};
    case LastUsed: {
        const QDateTime used = source.data(Keys::LastUsedAtRole).toDateTime();
        return {timetext::ago(used, now), kind, Tone::Neutral, {}, {}, timetext::utc(used)};
    }
    case Expires:
        if (source.data(Keys::StatusRole).toString() == u"revoked")
            return {kNoValue.toString(), Cell::Muted};
        return {timetext::until(expires, now), kind, state.expiresSoon ? Tone::Warning : Tone::Neutral, {},
            {}, timetext::utc(expires)};
    default: {
        const qint64 requests = source.data(Keys::RequestsRole).toLongLong();
        if (state.ended && requests == 0)
            return {kNoValue.toString(), Cell::Bars};
        return {QLocale().toString(requests), Cell::Bars, Tone::Neutral, {},
            source.data(Keys::RequestsPerDayRole).value<QList<double>>()};
    }
    }
}

} // namespace answerdesk::console
