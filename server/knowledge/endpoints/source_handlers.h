// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/endpoints/knowledge_handlers.h"

namespace answerdesk::knowledge {

/// Making, changing, reading again and deleting sources of the admin API.
void registerSourceHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<KnowledgeServices> &services);

} // namespace answerdesk::knowledge
