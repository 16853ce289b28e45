// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/bench_session.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qint64 kSpareMs = 60'000; // a key that is about to end is not used for another question

bool isKeyRefused(const client::ApiFailure &failure)
{
    return failure.error.code == ErrorCode::InvalidApiKey || failure.error.code == ErrorCode::ApiKeyRevoked
        || failure.error.code == ErrorCode::ApiKeyExpired;
}

} // namespace

BenchSession::BenchSession(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

BenchSession::~BenchSession() = default;

void BenchSession::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_client == client && m_company == companyKey)
        return;
    clear();
    m_client = client;
    m_company = companyKey;
    m_key = {};
    m_keyEndsMs = 0;
}

void BenchSession::clear()
{
    m_call.cancel();
    m_exchange.reset();
    ++m_generation;
    m_history.clear();
    setRunning(-1);
    emit cleared();
}

void BenchSession::cancel()
{
    if (!isBusy())
        return;
    m_call.cancel();
    m_exchange.reset();
    client::ApiFailure failure;
    failure.kind = client::ApiFailure::Kind::TimedOut;
    failure.code = u"CANCELLED"_s;
    failure.error = Error::make(ErrorCode::RequestTimeout, tr("You stopped it before an answer came."));
    finish(failure);
}

void BenchSession::setRunning(int index)
{
    const bool wasBusy = isBusy();
    m_running = index;
    if (wasBusy != isBusy())
        emit busyChanged(isBusy());
}

int BenchSession::ask(const BenchQuestion &question)
{
    if (!canAsk())
        return -1;
    if (m_history.size() >= kMostKept)
        clear();
    BenchExchange exchange;
    exchange.question = question;
    m_history << exchange;
    setRunning(int(m_history.size()) - 1);
    emit added(m_running);
    m_keyIsFresh = false;
    if (m_key.isEmpty() || m_keyEndsMs - kSpareMs < m_clock.nowMs())
        makeKey(u"Console test bench"_s);
    else
        send();
    return m_running;
}

void BenchSession::makeKey(const QString &name)
{
    api::ApiKeyRequest request;
    request.name = name;
    request.test = true;
    request.expiresAt = schema::Timestamp{m_clock.nowMs() + kKeyLifeMs};
    m_call = m_client->createKey(
        m_company, request, this, [this, request](client::ApiResult<api::CreatedApiKey> made) {
            if (made) {
                m_key = Secret(made->apiKey.toUtf8());
                m_keyEndsMs = request.expiresAt->ms;
                m_keyIsFresh = true;
                return send();
            }
            // The key of an earlier session is still there, its secret is not: another name helps.
            const QString dated = u"Console test bench, "_s + rfc3339(m_clock.nowMs());
            if (made.error().error.code == ErrorCode::AlreadyExists && request.name != dated)
                return makeKey(dated);
            finish(made.error());
        });
}

client::RawRequest BenchSession::requestOf(const BenchQuestion &question) const
{
    json::Object body{{u"query_text"_s, question.text}};
    if (!question.threadId.isEmpty())
        body.emplace_back(u"thread_id"_s, question.threadId);
    if (!question.pageUrl.isEmpty())
        body.emplace_back(u"page_url"_s, question.pageUrl);
    if (!question.locale.isEmpty())
        body.emplace_back(u"locale"_s, question.locale);
    client::RawRequest request;
    request.method = "POST";
    request.url = m_client->addressOf(api::Endpoint::SendMessage);
    request.headers = {{"Authorization", "Bearer " + m_key.reveal()}, {"Content-Type", "application/json"},
        {"Accept", "application/json"}};
    request.body = json::Value(std::move(body)).toJson();
    return request;
}

void BenchSession::send()
{
    current().state = BenchExchange::State::Sending;
    m_exchange = std::make_unique<client::RawExchange>();
    connect(m_exchange.get(), &client::RawExchange::finished, this, &BenchSession::received);
    m_exchange->start(requestOf(current().question));
    emit changed(m_running);
}

void BenchSession::received()
{
    BenchExchange &exchange = current();
    exchange.record = m_exchange->record();
    m_exchange.release()->deleteLater(); // it is the sender of the signal that brought us here
    if (exchange.record.failure)
        return finish(exchange.record.failure);
    const client::HttpResponse &response = exchange.record.response;
    const client::AnswerHead head{response.status(), exchange.record.requestId(),
        response.header("Retry-After").toInt(), response.header("ETag")};
    if (head.httpStatus != 200) {
        const client::ApiFailure failure = client::readRefusal(head, response.body());
        if (isKeyRefused(failure)) {
            m_key = {};
            if (!m_keyIsFresh) // revoked or expired since the last question
                return makeKey(u"Console test bench"_s);
        }
        return finish(failure);
    }
    const auto body = json::parse(response.body());
    const auto answer = body ? client::readAnswer<api::SendMessageResponse>(*body)
                             : fail(ErrorCode::InvalidJson, tr("The body is %1.").arg(body.error()));
    if (!answer)
        return finish(client::unreadableAnswer(head, answer.error().text()));
    exchange.answer = answer->resultText;
    exchange.threadId = answer->threadId;
    finish({});
}

void BenchSession::finish(std::optional<client::ApiFailure> failure)
{
    const int index = m_running;
    BenchExchange &exchange = current();
    exchange.state = failure ? BenchExchange::State::Failed : BenchExchange::State::Answered;
    exchange.failure = std::move(failure);
    setRunning(-1);
    emit changed(index);
    if (index < m_history.size() && m_history[index].state == BenchExchange::State::Answered)
        readSources(index);
}

void BenchSession::readSources(int index)
{
    if (!m_client || m_history[index].threadId.isEmpty()
        || m_history[index].sources == BenchExchange::Sources::Loading)
        return;
    m_history[index].sources = BenchExchange::Sources::Loading;
    m_history[index].sourcesFailure.reset();
    emit changed(index);
    m_client->thread(m_company, m_history[index].threadId, this,
        [this, index, generation = m_generation](client::ApiResult<api::ThreadDetails> thread) {
            if (generation != m_generation)
                return;
            BenchExchange &exchange = m_history[index];
            if (!thread) {
                exchange.sources = BenchExchange::Sources::Failed;
                exchange.sourcesFailure = thread.error();
                return emit changed(index);
            }
            exchange.sources = BenchExchange::Sources::Loaded;
            const QString requestId = exchange.record.requestId();
            for (api::Message &message : thread->messages) {
                // Several messages may ask the same; the request id tells them apart.
                const bool isThis = requestId.isEmpty() ? message.resultText == exchange.answer
                                                        : message.requestId == requestId;
                if (isThis)
                    exchange.message = std::move(message);
            }
            emit changed(index);
        });
}

} // namespace answerdesk::console
