// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/embedding_settings.h"
#include "server/app/config.h"

namespace answerdesk::app {

/// What the settings say of embeddings; nothing when they are off.
std::optional<answers::EmbeddingSettings> embeddingSettings(const Config &config);

} // namespace answerdesk::app
