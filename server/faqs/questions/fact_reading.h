// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/questions/label_lexicon.h"
#include "server/faqs/questions/question_writer_texts.h"

namespace answerdesk::faqs {

/// A further fact as questions are asked about it.
struct ReadFact {
    const FurtherFact *fact = nullptr;
    const LabelConcept *meant = nullptr; ///< what its label means; null: the lexicon does not know
    Topic topic = Topic::None;
    QString value; ///< with the unit that only the label names
    bool isOfProduct = false; ///< informs about the product: neither the shop's words nor an empty value
    bool isBullet = false; ///< has no label of its own
    bool isOtherLabel = false; ///< label is English on a page in another language
    bool isInWords = false; ///< value is in the reader's words, which are not the page's
    bool isDetail = false; ///< one of several labelled facts in a table or a list of the product

    const QString &place() const { return fact->where.where; }
    /// The label counts pieces, the value is a weight or a volume.
    bool isAmountOfPieces() const { return meant && meant->topic == Topic::None && topic == Topic::Amount; }
    bool isSection() const { return fact->where.kind == QLatin1String("section"); }
};

/// The page's further facts, in their order. texts: of the language that is written. Any thread; pure.
QList<ReadFact> readFacts(const ProductFacts &facts, const WriterTexts &texts);

/// Markup repeats what people read.
bool isMarkup(const FurtherFact &fact);
/// Which of a topic's facts answers first: labelled short ones, since they answer to the point.
int rankOf(const ReadFact &one, Topic topic);

/// A label as it stands in an answer: without its unit, not in capitals only.
QString labelForPeople(const ReadFact &read, const QString &language);

} // namespace answerdesk::faqs
