// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_channel.h"
#include <QtCore/QStringList>
#include <tl/expected.hpp>

namespace answerdesk::answers {

/// One embedding a text, in their order and all of the same dimensions, as quantised() makes them.
using EmbeddingOutcome = tl::expected<QList<QByteArray>, ModelFailure>;

/// Asks an OpenAI-compatible server for embeddings of texts. Threads as those of ModelChannel.
class EmbeddingClient
{
public:
    EmbeddingClient(ModelEndpoint endpoint, const ChannelMetrics &metrics, QString model, const Clock &clock);

    void start() { m_channel.start(); }
    void stop() { m_channel.stop(); }
    /// Any thread; never waits. done is called once, in any thread, at the latest when the time is over.
    void embed(
        const QStringList &texts, qint64 timeoutMs, std::function<void(const EmbeddingOutcome &)> done);
    /// The same for threads that may wait.
    EmbeddingOutcome embedAndWait(const QStringList &texts, qint64 timeoutMs);
    void collect(std::vector<http::MetricFamily> &families) const { m_channel.collect(families); }

private:
    const QString m_model;
    ModelChannel m_channel;
};

} // namespace answerdesk::answers
