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

Columns<api::FaqPage> FaqPageCells::columns(const bool &isApprovalRequired, const Clock &clock)
{
    using Row = api::FaqPage;
    const auto name = [](const Row &page) { return addressCell(Pages::titleOf(page), page.url); };
    const auto shown = [&isApprovalRequired, &clock](const Row &page) -> Cell {
        const FaqState state = FaqState::of(page, isApprovalRequired, utcDateTime(clock.nowMs()));
        QString tip
            = serverwords::translated(page.message.value_or(page.lastFailureMessage.value_or(QString())));
        if (tip.isEmpty() && page.expiresAt)
            tip = tr("Cached until %1").arg(timetext::utc(utcDateTime(page.expiresAt->ms)));
        return {state.text, Cell::Badge, state.tone, state.note, {}, tip};
    };
    return {{tr("Page"), &Pages::titleOf, name},
        {tr("Locale"), &Row::locale, inKind(Cell::Chips, &Row::locale), {.width = 64, .hideBelow = 420}},
        {tr("Generated"), &Row::generatedAt, ago(&Row::generatedAt, clock), {.width = 130, .hideBelow = 640}},
        {tr("State"), &Row::state, shown, {.width = 206}}};
}

} // namespace answerdesk::console
