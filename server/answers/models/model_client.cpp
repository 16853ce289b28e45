// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/model_client.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

constexpr ChannelMetrics kMetrics{"answerdesk_model_requests_total", "answerdesk_model_request_seconds",
    "answerdesk_model_requests_in_flight", "answerdesk_model_requests_waiting",
    "answerdesk_model_circuits_open"};

int countOf(const json::Value *usage, QStringView name)
{
    const json::Value *value = usage ? usage->find(name) : nullptr;
    return value && value->asNumber() ? std::clamp(value->asNumber()->text.toInt(), 0, 10'000'000) : 0;
}

ModelOutcome read(const QByteArray &body)
{
    const auto no = tl::unexpected(ModelFailure::Garbled);
    const auto answer = json::parse(body);
    const json::Value *choices = answer ? answer->find(u"choices") : nullptr;
    if (!choices || !choices->asArray() || choices->asArray()->empty())
        return no;
    const json::Value *message = choices->asArray()->front().find(u"message");
    const json::Value *content = message ? message->find(u"content") : nullptr;
    if (!content || !content->asString())
        return no;
    const json::Value *usage = answer->find(u"usage");
    return ModelWords{
        *content->asString(), countOf(usage, u"prompt_tokens"), countOf(usage, u"completion_tokens")};
}

} // namespace

ModelClient::ModelClient(ModelEndpoint endpoint, QByteArray limitField, const Clock &clock)
    : m_limitField(std::move(limitField))
    , m_channel(std::move(endpoint), kMetrics, clock)
{
}

void ModelClient::ask(ModelCall call, std::function<void(ModelOutcome)> done)
{
    json::Array turns;
    for (const ChatTurn &turn : std::as_const(call.turns))
        turns.push_back(json::Object{{u"role"_s, turn.role}, {u"content"_s, turn.text}});
    json::Object body{{u"model"_s, call.model}, {u"messages"_s, std::move(turns)},
        {QString::fromLatin1(m_limitField), call.answerTokens}, {u"stream"_s, false}};
    if (m_limitField == "max_tokens")
        body.emplace_back(u"temperature"_s, 0);
    const auto words = std::make_shared<ModelWords>();
    m_channel.send(
        {call.model, u"/chat/completions"_s, json::Value(std::move(body)).toJson(), call.timeoutMs},
        [this, words](const QByteArray &bytes) -> std::optional<ModelFailure> {
            ModelOutcome outcome = read(bytes);
            if (!outcome)
                return outcome.error();
            m_promptTokens += quint64(outcome->promptTokens);
            m_answerTokens += quint64(outcome->answerTokens);
            *words = std::move(*outcome);
            return std::nullopt;
        },
        [words, done = std::move(done)](std::optional<ModelFailure> failure) {
            done(failure ? ModelOutcome(tl::unexpected(*failure)) : ModelOutcome(std::move(*words)));
        });
}

void ModelClient::collect(std::vector<http::MetricFamily> &families) const
{
    m_channel.collect(families);
    families.push_back({"answerdesk_model_tokens_total", "Tokens as counted by the models' server.",
        http::MetricFamily::Type::Counter, {},
        {{{{"kind", "prompt"}}, double(m_promptTokens)}, {{{"kind", "answer"}}, double(m_answerTokens)}}});
}

} // namespace answerdesk::answers
