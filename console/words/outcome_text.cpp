// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/outcome_text.h"
#include <QtCore/QCoreApplication>

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

QString engineText(const QString &engine)
{
    return engine == u"extractive" ? OutcomeTexts::tr("quoted from documents") : engine;
}

} // namespace answerdesk::console
