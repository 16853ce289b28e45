// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/embedding_client.h"
#include "server/knowledge/index/embedding_table.h"
#include "shared/schema/json.h"
#include <future>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

std::optional<QByteArray> readOne(const json::Value &entry)
{
    const json::Value *embedding = entry.find(u"embedding");
    const json::Array *numbers = embedding ? embedding->asArray() : nullptr;
    if (!numbers || numbers->size() > std::size_t(knowledge::kMostDimensions))
        return std::nullopt;
    std::vector<float> components;
    components.reserve(numbers->size());
    for (const json::Value &number : *numbers) {
        if (!number.asNumber())
            return std::nullopt;
        components.push_back(float(number.asNumber()->text.toDouble()));
    }
    return knowledge::quantised(components);
}

std::optional<QList<QByteArray>> read(const QByteArray &body, qsizetype texts)
{
    const auto answer = json::parse(body);
    const json::Value *data = answer ? answer->find(u"data") : nullptr;
    if (!data || !data->asArray() || data->asArray()->size() != std::size_t(texts))
        return std::nullopt;
    QList<QByteArray> embeddings(texts);
    qsizetype place = 0;
    for (const json::Value &entry : *data->asArray()) {
        const json::Value *index = entry.find(u"index");
        bool isNumber = true;
        const qsizetype at = index && index->asNumber() ? index->asNumber()->text.toInt(&isNumber) : place;
        ++place;
        const auto embedding = readOne(entry);
        if (!embedding || !isNumber || at < 0 || at >= texts || !embeddings[at].isEmpty())
            return std::nullopt;
        embeddings[at] = *embedding;
    }
    const bool isEven = std::all_of(embeddings.begin(), embeddings.end(),
        [&](const QByteArray &one) { return one.size() == embeddings.front().size(); });
    return isEven ? std::optional(embeddings) : std::nullopt;
}

} // namespace

EmbeddingClient::EmbeddingClient(
    ModelEndpoint endpoint, const ChannelMetrics &metrics, QString model, const Clock &clock)
    : m_model(std::move(model))
    , m_channel(std::move(endpoint), metrics, clock)
{
}

void EmbeddingClient::embed(
    const QStringList &texts, qint64 timeoutMs, std::function<void(const EmbeddingOutcome &)> done)
{
    json::Array input(texts.begin(), texts.end());
    const json::Object body{
        {u"model"_s, m_model}, {u"input"_s, std::move(input)}, {u"encoding_format"_s, u"float"_s}};
    const auto embeddings = std::make_shared<QList<QByteArray>>();
    m_channel.send(
        {m_model, u"/embeddings"_s, json::Value(body).toJson(), timeoutMs},
        [embeddings, count = texts.size()](const QByteArray &bytes) -> std::optional<ModelFailure> {
            auto found = read(bytes, count);
            if (!found)
                return ModelFailure::Garbled;
            *embeddings = std::move(*found);
            return std::nullopt;
        },
        [embeddings, done = std::move(done)](std::optional<ModelFailure> failure) {
            done(failure ? EmbeddingOutcome(tl::unexpected(*failure)) : EmbeddingOutcome(*embeddings));
        });
}

EmbeddingOutcome EmbeddingClient::embedAndWait(const QStringList &texts, qint64 timeoutMs)
{
    std::promise<EmbeddingOutcome> promise;
    auto outcome = promise.get_future();
    embed(texts, timeoutMs, [&promise](const EmbeddingOutcome &found) { promise.set_value(found); });
    return outcome.get();
}

} // namespace answerdesk::answers
