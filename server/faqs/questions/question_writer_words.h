// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/questions/question_writer_texts.h"
#include <QtCore/QSet>
#include <optional>

namespace answerdesk::faqs {

inline constexpr qsizetype kShortValue = 140; ///< longer values are read as sentences

/// Every run of digits in a text, in ASCII digits.
QSet<QString> numbersIn(const QString &text);
/// Whether a value says the same in every language: numbers, units, sizes.
bool isNeutral(const QString &value);
/// A number alone may count anything.
bool hasUnit(const QString &value);
/// Words by which shops call to buy.
bool isAdvertising(const QString &text);
bool isSentence(const QString &text);
/// Yes and no answer a question, but not one that quotes a label.
bool isYesOrNo(const QString &value);
/// A heading among bullets, or a figure that was never filled in.
bool isHollow(const QString &value);
/// Labels of what shops print for themselves or to pick a variant: nobody asks about them.
bool isShopLabel(const QString &label);
/// The measure that a label names and nothing else.
std::optional<Frame> measureOf(const QString &label);
/// Of a section on several things the sentences on this one, else the first.
QString sentencesAbout(const QString &label, const QString &value, Topic topic);
QString withoutStop(QString text);
/// A number in letters and digits, which the name does not say already.
bool isMakersNumber(const QString &number, const QString &name);
/// A text long enough to tell that it is in another language.
bool isOtherLanguage(const QString &text, const QString &language);
/// A text of which most letters are of another script than the language's.
bool isOtherScript(const QString &text, const QString &language);
/// "43 x 50 x 12 mm": several measures in one.
bool isOfSeveral(const QString &value);
/// The first two sentences of the description that describe: no advertising for the shop, no price, nothing
/// cut off. language: that is written.
QString praiseOf(const ProductFacts &facts, const QString &language);

} // namespace answerdesk::faqs
