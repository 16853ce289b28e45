// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"

namespace answerdesk::answers {

/// What the index says about a question in its thread.
struct Gathered {
    knowledge::Evidence evidence;
    QString resolved; ///< a follow-up with the words of the thread that it leans on
    QString searched; ///< the words by which the passages were found
    QString chosenBy; ///< the words by which the sentences were
    QStringList focusWords; ///< of a follow-up, which its answer should speak of
    QStringList names; ///< of a follow-up, which its answer has to speak of
    bool isHeading = false; ///< the question stands above a section
    bool lacksName = false; ///< nothing that was found speaks of them
};

/// Pure; any thread.
Gathered gatherFor(const knowledge::RetrievalIndex &index, const Question &question);

} // namespace answerdesk::answers
