// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/endpoints/knowledge_handlers.h"

namespace answerdesk::knowledge {

/// Uploads of documents, and the imports that they belong to.
void registerImportHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<KnowledgeServices> &services);

} // namespace answerdesk::knowledge
