// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/pages/faq_cells.h"
#include "console/widgets/basics/time_text.h"
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
        return FaqPageCells::tr("not reachable");
    if (reason == u"page_not_allowed")
        return FaqPageCells::tr("not allowed");
    if (reason == u"not_a_product_page")
        return FaqPageCells::tr("no product");
    if (reason == u"no_content")
        return FaqPageCells::tr("no content");
    if (reason == u"language_not_supported")
        return FaqPageCells::tr("other language");
    if (reason == u"generation_failed")
        return FaqPageCells::tr("failed");
    return QString(reason).replace(u'_', u' ');
}

FaqPageCells::FaqPageCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Page"), false, Qt::DisplayRole}, {tr("Locale"), false, Pages::LocaleRole},
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
    const api::FaqPage &page = rowAt<Pages>(source);
    switch (column) {
    case Name:
        return addressCell(source.data().toString(), page.url);
    case Locale:
        return {page.locale, Cell::Chips};
    case Age:
        return agoCell(page.generatedAt, m_clock);
    default: {
        const FaqState state = FaqState::of(page, m_isApprovalRequired, utcDateTime(m_clock.nowMs()));
        QString tip
            = serverwords::translated(page.message.value_or(page.lastFailureMessage.value_or(QString())));
        if (tip.isEmpty() && page.expiresAt)
            tip = tr("Cached until %1").arg(timetext::utc(utcDateTime(page.expiresAt->ms)));
        return {state.text, Cell::Badge, state.tone, state.note, {}, tip};
    }
    }
}

} // namespace answerdesk::console
