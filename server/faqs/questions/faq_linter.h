// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/question_writer.h"

namespace answerdesk::faqs {

/// A question with its answer, and the rules that a strict reader finds broken.
struct LintedFaq {
    WrittenFaq faq;
    QStringList faults; ///< names of lintRules()
};

/// The rules that a program can check: name, page, question, sentence, value, boilerplate, language, number,
/// price, rating, date, twice.
const QStringList &lintRules();

/// Reads a set as a strict reader does who would put it online. It knows the facts and shares no decision
/// with the writer but what values and the shop's words are. Any thread; pure.
QList<LintedFaq> lintFaqs(const ProductFacts &facts, const QList<WrittenFaq> &faqs, const QString &locale);

} // namespace answerdesk::faqs
