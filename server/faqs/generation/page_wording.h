// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/sets/faq_set.h"

namespace answerdesk::faqs {

/// The written FAQs with what a model worded (in the same language), ten at most: a worded one stands in the
/// place of the one that was written of the same fact; one about another fact comes before ratings,
/// availability and price, while there is room. What the page publishes itself stays as it is, and so does
/// what administrators pinned, hid, edited or deleted: it does not come back in other words. Any thread;
/// pure.
QList<WrittenFaq> withWorded(QList<WrittenFaq> written, const QList<WrittenFaq> &worded,
    const QList<PublishedFaq> &published, const QList<FaqRecord> &stored, const QString &language);

/// Everything that the page says, as it may stand in the sources of a FAQ.
QList<Provenance> sourcesOf(const ProductFacts &facts);

} // namespace answerdesk::faqs
