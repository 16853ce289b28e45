// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/embedding_config.h"
#include "shared/core/log_area.h"

namespace answerdesk::app {

std::optional<answers::EmbeddingSettings> embeddingSettings(const Config &config)
{
    const bool hasOwnUrl = !config.embeddingUrl.isEmpty();
    const QUrl &url = hasOwnUrl ? config.embeddingUrl : config.modelUrl;
    if (config.embeddingName.isEmpty() || url.isEmpty()) {
        if (!config.embeddingName.isEmpty())
            qCWarning(area::server, "nothing is embedded: embedding_name needs embedding_url or model_url");
        else if (hasOwnUrl)
            qCWarning(area::server, "nothing is embedded: embedding_url needs embedding_name");
        return std::nullopt;
    }
    answers::EmbeddingSettings settings;
    settings.url = url;
    // The key of one server is no business of another.
    settings.key = hasOwnUrl ? config.embeddingKey : config.modelKey;
    settings.model = config.embeddingName;
    settings.questionPrefix = config.embeddingQuestionPrefix;
    settings.passagePrefix = config.embeddingPassagePrefix;
    settings.timeoutMs = config.embeddingTimeoutMs;
    settings.batch = config.embeddingBatch;
    settings.concurrency = config.embeddingConcurrency;
    settings.weight = config.embeddingWeight / 100.0;
    settings.mostBytes = std::size_t(config.embeddingMemoryMb) * 1024 * 1024;
    return settings;
}

} // namespace answerdesk::app
