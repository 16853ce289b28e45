// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/set/faq_verb.h"
#include <QtCore/QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
struct VerbTexts {
    Q_DECLARE_TR_FUNCTIONS(VerbTexts)
};
} // namespace

bool isHeldBack(const api::Faq &faq) { return faq.review == api::FaqReview::FactGone; }

bool isWaiting(const api::Faq &faq, bool isApprovalRequired)
{
    return isApprovalRequired && !faq.approved && !faq.hidden && !isHeldBack(faq);
}

FaqVerbState stateOf(FaqVerb verb, const api::Faq &faq, bool isApprovalRequired)
{
    switch (verb) {
    case FaqVerb::Edit:
        return {VerbTexts::tr("Edit…"), u"edit"_s, {}};
    case FaqVerb::Pin:
        return {faq.pinned ? VerbTexts::tr("Unpin") : VerbTexts::tr("Pin"), u"pin"_s, {}};
    case FaqVerb::Hide:
        return {faq.hidden ? VerbTexts::tr("Show to shoppers") : VerbTexts::tr("Hide from shoppers"),
            faq.hidden ? u"eye"_s : u"eye-off"_s, {}};
    case FaqVerb::Approve:
        return {isWaiting(faq, isApprovalRequired) ? VerbTexts::tr("Approve") : QString(), u"check"_s, {}};
    case FaqVerb::Keep:
        return {faq.review ? VerbTexts::tr("Keep this text") : QString(), u"check"_s, {}};
    case FaqVerb::Reset:
        if (faq.origin != api::FaqOrigin::Edited)
            return {};
        return {VerbTexts::tr("Use the page’s text"), u"history"_s,
            faq.pageAnswer ? QString() : VerbTexts::tr("The page no longer answers this question.")};
    case FaqVerb::Up:
        return {VerbTexts::tr("Move up"), u"chevron-up"_s, {}};
    case FaqVerb::Down:
        return {VerbTexts::tr("Move down"), u"chevron-down"_s, {}};
    case FaqVerb::Remove:
        return {faq.origin == api::FaqOrigin::Own ? VerbTexts::tr("Delete") : VerbTexts::tr("Delete…"),
            u"trash"_s, {}};
    }
    return {};
}

} // namespace answerdesk::console
