// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/product_facts.h"

namespace answerdesk::faqs {

inline constexpr int kMaxWrittenFaqs = 10;

struct WrittenFaq {
    QString question;
    QString answer;
    QList<Provenance> sources; ///< at least one
};

/// Questions that shoppers ask about the product, best first, each answered from the facts alone: first the
/// ones that the page publishes itself, then written ones. Numbers of an answer all stand on the page. Texts
/// hold no markup. locale: a canonical tag; en, de and fr have their own texts, others are written in
/// English. Any thread; pure.
QList<WrittenFaq> writeFaqs(const ProductFacts &facts, const QString &locale, int max = kMaxWrittenFaqs);

/// Languages that questions and frames are written in. Any thread.
QStringList writtenLocales();

} // namespace answerdesk::faqs
