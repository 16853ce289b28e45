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

Columns<api::ApiKey> KeyCells::columns(const Clock &clock)
{
    using Row = api::ApiKey;
    const auto stateOf = [&clock](const Row &key) { return KeyState::of(key, utcDateTime(clock.nowMs())); };
    const auto expires = [&clock, stateOf](const Row &key) {
        if (key.status == u"revoked")
            return Cell{kNoValue.toString(), Cell::Muted};
        const KeyState state = stateOf(key);
        const QDateTime at = timetext::moment(key.expiresAt);
        return Cell{timetext::until(at, utcDateTime(clock.nowMs())), state.ended ? Cell::Muted : Cell::Text,
            state.expiresSoon ? Tone::Warning : Tone::Neutral, {}, {}, timetext::utc(at)};
    };
    const auto requests = [stateOf](const Row &key) {
        if (stateOf(key).ended && key.requests30Days == 0)
            return Cell{kNoValue.toString(), Cell::Bars};
        QList<double> days;
        for (const api::DayCount &day : key.requestsPerDay)
            days << double(day.count);
        return Cell{QLocale().toString(key.requests30Days), Cell::Bars, Tone::Neutral, {}, days};
    };
    return {{tr("Name"), &Row::name,
                [stateOf](const Row &key) {
                    return Cell{key.name, stateOf(key).ended ? Cell::Muted : Cell::Strong};
                }},
        {tr("Key"), &Row::prefix,
            [](const Row &key) {
                return Cell{key.prefix + u'…', Cell::Mono};
            },
            {.width = 178, .hideBelow = 1040}},
        {tr("Status"), &Row::status,
            [stateOf](const Row &key) {
                const KeyState state = stateOf(key);
                return Cell{state.text, Cell::Badge, state.tone};
            },
            {.width = 124}},
        {tr("Scopes"), {},
            [](const Row &key) {
                return Cell{scopeNames(key.scopes), Cell::Chips};
            },
            {.width = 128, .hideBelow = 880}},
        {tr("Last used"), &Row::lastUsedAt,
            [stateOf, &clock](const Row &key) {
                return agoCell(key.lastUsedAt, clock, stateOf(key).ended ? Cell::Muted : Cell::Text);
            },
            {.width = 134}},
        {tr("Expires"), &Row::expiresAt, expires, {.width = 122, .hideBelow = 740}},
        {tr("Requests, 30 days"), &Row::requests30Days, requests, {.figures = true, .width = 188}}};
}

} // namespace answerdesk::console
