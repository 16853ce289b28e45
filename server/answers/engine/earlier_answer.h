// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"

namespace answerdesk::answers {

/// The sentences of the sections that the last answer rests on which answer a follow-up, best first: "how
/// many days do I have for that?" is answered by what holds a number of days, "on Sundays too?" by what
/// speaks of days, "is it insured?" by what speaks of insurance. names: that their passages have to speak of.
/// searched: the follow-up with the words that it leans on.
QList<knowledge::SentenceHit> sentencesOfEarlierAnswer(const knowledge::RetrievalIndex &index,
    const Question &question, const QStringList &names, const QString &searched);

} // namespace answerdesk::answers
