// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/threads.h"

namespace answerdesk::console {

inline constexpr double kFullConfidence = 100, kEnoughConfidence = 50;

/// "Answered", "Asked back".
QString outcomeText(api::AnswerKind outcome);
/// "quoted from documents" for the built-in engine; a model is called by its name.
QString engineText(const QString &engine);

/// The one scale of confidence in this program, from 0 to 100: answers are given from 50 on. The API's
/// confidence and threshold have no upper end.
double confidenceOf(double confidence, double threshold);
/// The same as a whole number, below 50 for what is refused; a dash where no threshold is known.
QString confidenceText(double confidence, double threshold);
/// "76 of 100; an answer needs 50".
QString confidenceSentence(double confidence, double threshold);
/// The raw confidence of one of several passages: the best one has the answer's, the others less of it as
/// their scores are lower.
double passageConfidence(double confidence, double score, double best);

} // namespace answerdesk::console
