// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/endpoints/knowledge_handlers.h"

namespace answerdesk::knowledge {

/// One document: its passages, its removal, and the reading of its page.
void registerDocumentHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<KnowledgeServices> &services);

} // namespace answerdesk::knowledge
