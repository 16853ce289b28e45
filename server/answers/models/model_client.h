// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_channel.h"
#include "server/answers/models/model_provider.h"

namespace answerdesk::answers {

/// Sends chats to one OpenAI-compatible server. Threads as those of ModelChannel.
class ModelClient final : public ModelProvider
{
public:
    /// limitField: "max_tokens", or "max_completion_tokens" for models that reason; those take no temperature
    /// either.
    ModelClient(ModelEndpoint endpoint, QByteArray limitField, const Clock &clock);

    void start() { m_channel.start(); }
    void stop() { m_channel.stop(); }
    void ask(ModelCall call, std::function<void(ModelOutcome)> done) override;
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    const QByteArray m_limitField;
    std::atomic<quint64> m_promptTokens{0}, m_answerTokens{0};
    ModelChannel m_channel; ///< the last one: its thread uses the others
};

} // namespace answerdesk::answers
