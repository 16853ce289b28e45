// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/faq_cells.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
#include "shared/models/faq_page_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Pages = models::FaqPageModel;

FaqState FaqState::of(
    const QString &state, const QString &reason, int attempts, const QDateTime &expires, const QDateTime &now)
{
    if (state == u"ready") {
        const QString left = timetext::left(expires, now);
        return {FaqPageCells::tr("Ready"), left.isEmpty() ? FaqPageCells::tr("due for renewal") : left,
            Tone::Success};
    }
    if (state == u"generating")
        return {FaqPageCells::tr("Generating"),
            attempts > 1 ? FaqPageCells::tr("attempt %1").arg(attempts) : QString(), Tone::Info};
    return {FaqPageCells::tr("Not available"), reasonNote(reason), Tone::Warning};
}

QString reasonNote(const QString &reason)
{
    if (reason == u"feature_disabled")
        return FaqPageCells::tr("switched off");
    if (reason == u"page_unreachable")
        return FaqPageCells::tr("not reached");
    if (reason == u"page_not_allowed")
        return FaqPageCells::tr("not allowed");
    if (reason == u"not_a_product_page")
        return FaqPageCells::tr("no product");
    if (reason == u"no_content")
        return FaqPageCells::tr("no content");
    if (reason == u"generation_failed")
        return FaqPageCells::tr("failed");
    return QString(reason).replace(u'_', u' ');
}

FaqPageFilter::FaqPageFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void FaqPageFilter::setState(const QString &state)
{
    m_state = state;
    invalidateFilter();
}

void FaqPageFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool FaqPageFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!m_state.isEmpty() && index.data(Pages::StateRole).toString() != m_state)
        return false;
    return m_text.isEmpty() || index.data(Pages::TitleRole).toString().contains(m_text, Qt::CaseInsensitive)
        || index.data(Pages::UrlRole).toString().contains(m_text, Qt::CaseInsensitive);
}

FaqPageCells::FaqPageCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Page")}, {tr("Locale")}, {tr("Generated")}, {tr("State")}}, parent)
    , m_clock(clock)
{
}

Cell FaqPageCells::cell(const QModelIndex &source, int column) const
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    switch (column) {
    case Name: {
        QString address = source.data(Pages::UrlRole).toString();
        const QString whole = address;
        if (const qsizetype at = address.indexOf(u"://"); at > 0)
            address.remove(0, at + 3);
        return {source.data(Pages::TitleRole).toString(), Cell::TwoLine, Tone::Neutral, address, {}, whole};
    }
    case Locale:
        return {source.data(Pages::LocaleRole).toString(), Cell::Chips};
    case Age: {
        const QDateTime made = source.data(Pages::GeneratedAtRole).toDateTime();
        return {timetext::ago(made, now), Cell::Text, Tone::Neutral, {}, {}, timetext::utc(made)};
    }
    default: {
        const QDateTime expires = source.data(Pages::ExpiresAtRole).toDateTime();
        const FaqState state = FaqState::of(source.data(Pages::StateRole).toString(),
            source.data(Pages::ReasonRole).toString(), source.data(Pages::AttemptsRole).toInt(), expires,
            now);
        return {state.text, Cell::Badge, state.tone, state.note, {}, timetext::utc(expires)};
    }
    }
}

} // namespace answerdesk::console
