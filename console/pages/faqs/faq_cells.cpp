// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/faq_cells.h"
#include "console/widgets/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include "shared/models/faq_page_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Pages = models::FaqPageModel;

FaqState FaqState::of(const api::FaqPage &page, bool isApprovalRequired, const QDateTime &now)
{
    const int waiting = isApprovalRequired ? page.awaitingCount : 0;
    if (page.state == u"generating")
        return {FaqPageCells::tr("Generating"),
            page.attempts > 1 ? FaqPageCells::tr("attempt %1").arg(page.attempts) : QString(), Tone::Info};
    if (page.state != u"ready")
        return {
            FaqPageCells::tr("Not available"), reasonNote(page.reason.value_or(QString())), Tone::Warning};
    if (waiting > 0 && waiting >= page.faqCount)
        return {FaqPageCells::tr("Not available"), FaqPageCells::tr("to approve"), Tone::Warning};
    const QString left = page.expiresAt ? timetext::left(utcDateTime(page.expiresAt->ms), now) : QString();
    const QString note = waiting > 0 ? FaqPageCells::tr("%1 to approve").arg(waiting)
        : page.reviewCount > 0       ? FaqPageCells::tr("%1 to review").arg(page.reviewCount)
        : page.lastFailure           ? FaqPageCells::tr("last attempt failed")
        : left.isEmpty()             ? FaqPageCells::tr("due for renewal")
                                     : left;
    return {FaqPageCells::tr("Ready"), note, Tone::Success};
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

FaqPageCells::FaqPageCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Page"), false, Pages::TitleRole}, {tr("Locale"), false, Pages::LocaleRole},
                    {tr("Generated"), false, Pages::GeneratedAtRole}, {tr("State"), false, Pages::StateRole}},
        parent)
    , m_clock(clock)
{
    setLive();
}

void FaqPageCells::setApprovalRequired(bool required)
{
    m_isApprovalRequired = required;
    refreshCells();
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
        const auto *pages = qobject_cast<const Pages *>(source.model());
        const api::FaqPage &page = pages->at(source.row());
        const FaqState state = FaqState::of(page, m_isApprovalRequired, now);
        const QDateTime expires = source.data(Pages::ExpiresAtRole).toDateTime();
        QString tip
            = serverwords::translated(page.message.value_or(page.lastFailureMessage.value_or(QString())));
        if (tip.isEmpty() && expires.isValid())
            tip = tr("Kept until %1").arg(timetext::utc(expires));
        return {state.text, Cell::Badge, state.tone, state.note, {}, tip};
    }
    }
}

} // namespace answerdesk::console
