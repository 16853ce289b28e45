// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/outcome_text.h"
#include <QtCore/QCoreApplication>
#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct OutcomeTexts {
    Q_DECLARE_TR_FUNCTIONS(OutcomeTexts)
};

} // namespace

QString outcomeText(api::AnswerKind outcome)
{
    switch (outcome) {
    case api::AnswerKind::Answer:
        return OutcomeTexts::tr("Answered");
    case api::AnswerKind::Refusal:
        return OutcomeTexts::tr("Refused");
    case api::AnswerKind::SmallTalk:
        return OutcomeTexts::tr("Small talk");
    case api::AnswerKind::Clarification:
        return OutcomeTexts::tr("Clarifying question");
    }
    return {};
}

double confidenceOf(double confidence, double threshold)
{
    return confidence <= 0 || threshold <= 0 ? 0 : kFullConfidence * confidence / (confidence + threshold);
}

QString confidenceText(double confidence, double threshold)
{
    if (threshold <= 0)
        return u"–"_s;
    const double shown = std::round(confidenceOf(confidence, threshold));
    return QString::number(confidence < threshold ? std::min(shown, kEnoughConfidence - 1) : shown);
}

QString confidenceSentence(double confidence, double threshold)
{
    return OutcomeTexts::tr("%1 of 100; an answer needs %2")
        .arg(confidenceText(confidence, threshold))
        .arg(kEnoughConfidence);
}

double passageConfidence(double confidence, double score, double best)
{
    return best > 0 ? confidence * score / best : 0;
}

QString engineText(const QString &engine)
{
    return engine == u"extractive" ? OutcomeTexts::tr("quoted from documents") : engine;
}

} // namespace answerdesk::console
