// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/services.h"
#include "server/http/dispatcher.h"

namespace answerdesk::answers {

/// Answers that went out are marked as wrong, and unmarked.
void registerMarkHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AnswerServices> &services);

} // namespace answerdesk::answers
