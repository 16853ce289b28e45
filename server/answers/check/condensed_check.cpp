// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/condensed_check.h"
#include "server/answers/engine/follow_up.h"
#include "server/knowledge/text/tokenizer.h"

namespace answerdesk::answers {

namespace {

QSet<QString> stemsOf(const QString &text, const QString &language)
{
    const knowledge::Tokenizer tokenizer(language);
    QSet<QString> stems;
    for (const knowledge::Token &token : tokenizer.tokens(text))
        stems.insert(tokenizer.stem(token));
    return stems;
}

} // namespace

ModelFault checkCondensed(
    const QString &condensed, const QString &question, const QStringList &thread, const QString &language)
{
    knowledge::Passage spoken;
    spoken.text = thread.join(u'\n') + u'\n' + question;
    spoken.language = language;
    const ModelFault fault = checkModelQuestion(condensed, {spoken}, {0}, language);
    if (fault != ModelFault::Nothing)
        return fault;
    const QString named = focusWords(question, language).join(u' ');
    return stemsOf(condensed, language).contains(stemsOf(named, language)) ? ModelFault::Nothing
                                                                           : ModelFault::Unsupported;
}

} // namespace answerdesk::answers
