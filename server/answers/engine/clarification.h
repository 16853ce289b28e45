// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"

namespace answerdesk::answers {

/// The best sentence of each section that answers a question as well as the best one and says the same of
/// something else: "Delivery to Germany takes 3 days", "Delivery to Austria takes 5 days". The best one comes
/// first. None where the question says which it means, or where there is no other.
QList<knowledge::SentenceHit> sectionsAlike(
    const knowledge::RetrievalIndex &index, const Question &question, const Reasoning &why);

Section sectionOf(const knowledge::Passage &passage);

/// A part below what names it, in one text.
QString labelled(const QString &label, const QString &text);

/// "I found more than one answer. Which of these do you mean?" with a numbered line for each label.
QString questionBack(const QStringList &labels, const QString &locale);

} // namespace answerdesk::answers
