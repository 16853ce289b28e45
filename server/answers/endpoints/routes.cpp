// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/routes.h"
#include "server/answers/endpoints/ask_handlers.h"
#include "server/answers/endpoints/evaluation_handlers.h"
#include "server/answers/endpoints/gap_handlers.h"
#include "server/answers/endpoints/lexicon_handlers.h"
#include "server/answers/endpoints/mark_handlers.h"
#include "server/answers/endpoints/message_handlers.h"
#include "server/answers/endpoints/own_answer_handlers.h"
#include "server/answers/endpoints/text_handlers.h"

namespace answerdesk::answers {

void registerAnswerHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AnswerServices> &services)
{
    registerMessageHandlers(dispatcher, services);
    registerMarkHandlers(dispatcher, services);
    registerAskHandlers(dispatcher, services);
    registerEvaluationHandlers(dispatcher, services);
    registerOwnAnswerHandlers(dispatcher, services);
    registerGapHandlers(dispatcher, services);
    registerLexiconHandlers(dispatcher, services);
    registerTextHandlers(dispatcher, services);
}

} // namespace answerdesk::answers
