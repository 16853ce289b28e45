// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/exchange_runner.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

bool isKeyRefused(const client::ApiFailure &failure)
{
    return failure.error.code == ErrorCode::InvalidApiKey || failure.error.code == ErrorCode::ApiKeyRevoked
        || failure.error.code == ErrorCode::ApiKeyExpired;
}

} // namespace

ExchangeRunner::ExchangeRunner(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_key(clock)
{
}

ExchangeRunner::~ExchangeRunner() = default;

void ExchangeRunner::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_client == client && m_company == companyKey)
        return;
    endAll();
    m_client = client;
    m_company = companyKey;
    m_key.setSession(client, companyKey);
    emit sessionChanged();
}

QString ExchangeRunner::place() const { return canSend() ? m_client->place() + u' ' + m_company : QString(); }

void ExchangeRunner::endAll()
{
    client::ApiFailure failure;
    failure.kind = client::ApiFailure::Kind::TimedOut;
    failure.code = u"CANCELLED"_s;
    failure.error = Error::make(ErrorCode::RequestTimeout, tr("The session ended before an answer arrived."));
    for (const Run &run : std::exchange(m_runs, {})) {
        run.exchange->state = BenchExchange::State::Failed;
        run.exchange->failure = failure;
    }
    for (const auto &reading : std::exchange(m_reading, {})) {
        const ExchangePtr exchange = reading.lock();
        if (!exchange || exchange->sources != BenchExchange::Sources::Loading)
            continue;
        exchange->sources = BenchExchange::Sources::Failed;
        exchange->sourcesFailure = failure;
    }
}

ExchangeRunner::Run *ExchangeRunner::runOf(const ExchangePtr &exchange)
{
    const auto found = std::find_if(
        m_runs.begin(), m_runs.end(), [&](const Run &run) { return run.exchange == exchange; });
    return found == m_runs.end() ? nullptr : &*found;
}

ExchangePtr ExchangeRunner::send(const client::RawRequest &request, BenchAuth auth)
{
    auto exchange = std::make_shared<BenchExchange>();
    exchange->request = request;
    exchange->auth = auth;
    exchange->isMessage
        = request.method == "POST" && request.url == m_client->addressOf(api::Endpoint::SendMessage);
    m_runs.push_back({exchange, nullptr, false});
    if (auth == BenchAuth::TestKey)
        askForKey(exchange);
    else
        start(exchange, auth == BenchAuth::Session ? m_client->token() : Secret());
    return exchange;
}

void ExchangeRunner::askForKey(const ExchangePtr &exchange)
{
    m_key.give(this, [this, exchange](const client::ApiResult<TestKey::Given> &given) {
        Run *run = runOf(exchange);
        if (!run) // stopped meanwhile
            return;
        if (!given)
            return finish(exchange, given.error());
        run->keyIsFresh = given->isFresh;
        exchange->keyIsTyped = given->isTyped;
        start(exchange, given->key);
        if (given->isFresh)
            emit changed(exchange);
    });
}

void ExchangeRunner::start(const ExchangePtr &exchange, const Secret &bearer)
{
    client::RawRequest request = exchange->request;
    if (!bearer.isEmpty())
        request.headers.prepend({"Authorization", "Bearer " + bearer.reveal()});
    exchange->state = BenchExchange::State::Sending;
    Run *run = runOf(exchange);
    run->raw = std::make_unique<client::RawExchange>();
    // Queued: whoever asked has the exchange before it can be over.
    connect(
        run->raw.get(), &client::RawExchange::finished, this, [this, exchange] { received(exchange); },
        Qt::QueuedConnection);
    run->raw->start(request);
}

void ExchangeRunner::received(const ExchangePtr &exchange)
{
    Run *run = runOf(exchange);
    if (!run || !run->raw || run->raw->isRunning()) // stopped meanwhile
        return;
    exchange->record = run->raw->record();
    std::optional<client::ApiFailure> failure = read(*exchange);
    const bool hasOwnKey = exchange->auth == BenchAuth::TestKey && !exchange->keyIsTyped;
    if (failure && hasOwnKey && isKeyRefused(*failure)) {
        m_key.forget();
        if (!run->keyIsFresh) { // revoked or expired since the last request
            run->raw.reset();
            exchange->state = BenchExchange::State::Preparing;
            return askForKey(exchange);
        }
    }
    finish(exchange, std::move(failure));
}

std::optional<client::ApiFailure> ExchangeRunner::read(BenchExchange &exchange) const
{
    if (exchange.record.failure)
        return exchange.record.failure;
    const client::HttpResponse &response = exchange.record.response;
    const client::AnswerHead head{response.status(), exchange.record.requestId(),
        response.header("Retry-After").toInt(), response.header("ETag")};
    if (head.httpStatus >= 400)
        return client::readRefusal(head, response.body());
    if (!exchange.isMessage)
        return {};
    const auto body = json::parse(response.body());
    const auto answer = body ? client::readAnswer<api::SendMessageResponse>(*body)
                             : fail(ErrorCode::InvalidJson, tr("The body is %1.").arg(body.error()));
    if (!answer)
        return client::unreadableAnswer(head, answer.error().text());
    exchange.answer = answer->resultText;
    exchange.threadId = answer->threadId;
    return {};
}

void ExchangeRunner::cancel(const ExchangePtr &exchange)
{
    if (!runOf(exchange))
        return;
    client::ApiFailure failure;
    failure.kind = client::ApiFailure::Kind::TimedOut;
    failure.code = u"CANCELLED"_s;
    failure.error
        = Error::make(ErrorCode::RequestTimeout, tr("You stopped the request before an answer arrived."));
    finish(exchange, failure);
}

void ExchangeRunner::drop(const ExchangePtr &exchange)
{
    std::erase_if(m_runs, [&](const Run &run) { return run.exchange == exchange; });
}

void ExchangeRunner::finish(const ExchangePtr &exchange, std::optional<client::ApiFailure> failure)
{
    const ExchangePtr kept = exchange; // the run may hold what we were given
    drop(kept);
    kept->state = failure ? BenchExchange::State::Failed : BenchExchange::State::Answered;
    kept->failure = std::move(failure);
    emit changed(kept);
    if (kept->state == BenchExchange::State::Answered)
        readSources(kept);
}

void ExchangeRunner::readSources(const ExchangePtr &exchange)
{
    if (!m_client || exchange->threadId.isEmpty() || exchange->sources == BenchExchange::Sources::Loading)
        return;
    std::erase_if(m_reading, [](const auto &reading) { return reading.expired(); });
    m_reading.push_back(exchange);
    exchange->sources = BenchExchange::Sources::Loading;
    exchange->sourcesFailure.reset();
    emit changed(exchange);
    m_client->thread(
        m_company, exchange->threadId, this, [this, exchange](client::ApiResult<api::ThreadDetails> thread) {
            if (!thread) {
                exchange->sources = BenchExchange::Sources::Failed;
                exchange->sourcesFailure = thread.error();
                return emit changed(exchange);
            }
            exchange->sources = BenchExchange::Sources::Loaded;
            const QString requestId = exchange->record.requestId();
            for (api::Message &message : thread->messages) {
                // Several messages may ask the same; the request id tells them apart.
                const bool isThis = requestId.isEmpty() ? message.resultText == exchange->answer
                                                        : message.requestId == requestId;
                if (isThis)
                    exchange->message = std::move(message);
            }
            emit changed(exchange);
        });
}

} // namespace answerdesk::console
