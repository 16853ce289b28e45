// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/services.h"
#include "server/http/dispatcher.h"

namespace answerdesk::answers {

/// POST /api/v1/send_message, and the conversations of the admin API.
void registerMessageHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AnswerServices> &services);

} // namespace answerdesk::answers
