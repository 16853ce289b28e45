// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_desk.h"
#include "server/http/dispatcher.h"
#include "server/storage/database/database.h"

namespace answerdesk::answers {

class EmbeddingDesk;

/// What the model endpoints need; everything outlives the dispatcher.
struct ModelServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    const Clock &clock;
    ModelBounds bounds;
    ModelDesk *models = nullptr; ///< null: this server has none
    EmbeddingDesk *embeddings = nullptr; ///< null: this server has none
};

/// What the operator offers, and whether it answers.
void registerModelHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<ModelServices> &services);

} // namespace answerdesk::answers
