// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"

namespace answerdesk::faqs {

inline constexpr int kMaxWrittenFaqs = 10;
inline constexpr int kMaxPageFacts = 40;

struct WrittenFaq {
    QString question;
    QString answer;
    QList<Provenance> sources; ///< at least one
};

/// Questions that shoppers ask about the product, best first, each answered from the facts alone: first the
/// ones that the page publishes itself, then written ones. Numbers of an answer all stand on the page. Texts
/// hold no markup. locale: a canonical tag; a language that writtenLocales() lacks is written in
/// English. Of a page in another language only what needs no words of it. Any thread; pure.
QList<WrittenFaq> writeFaqs(const ProductFacts &facts, const QString &locale, int max = kMaxWrittenFaqs);

/// The same for all that the page says, kMaxPageFacts at most: for questions that are asked on the page.
QList<WrittenFaq> writePageFacts(const ProductFacts &facts, const QString &locale);

/// Whether the page's free text is in the language that its FAQs are written in.
bool isWrittenLanguage(const ProductFacts &facts, const QString &locale);

/// Languages that questions and frames are written in. Any thread.
QStringList writtenLocales();

} // namespace answerdesk::faqs
