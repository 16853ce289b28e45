// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/faq_flow.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kUsualWait = 5; // seconds, when an answer names none
constexpr int kLongestWait = 3'600;
} // namespace

FaqFlow::FaqFlow(ExchangeRunner &runner, QObject *parent)
    : QObject(parent)
    , m_runner(runner)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        endWait(false);
        poll();
    });
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, &FaqFlow::changePlace);
    connect(&m_runner, &ExchangeRunner::changed, this, &FaqFlow::follow);
}

void FaqFlow::clear()
{
    m_timer.stop();
    for (const Step &step : std::as_const(m_steps))
        m_runner.drop(step.exchange);
    m_steps.clear();
    m_faqs.clear();
    m_answers.clear();
    m_message.clear();
    m_reason.reset();
    m_state = State::Idle;
}

void FaqFlow::changePlace()
{
    endWait(true);
    if (isBusy())
        m_state = State::Stopped;
    Past past{m_ask, m_state, m_steps, m_faqs, m_answers, m_message, m_reason};
    if (m_past.change(m_runner.place(), past)) {
        m_ask = past.ask;
        m_state = past.state;
        m_steps = past.steps;
        m_faqs = past.faqs;
        m_answers = past.answers;
        m_message = past.message;
        m_reason = past.reason;
        m_texts.clear();
        if (m_runner.canSend())
            readTexts();
    }
    emit changed();
}

void FaqFlow::start(const FaqAsk &ask)
{
    clear();
    m_ask = ask;
    poll();
}

void FaqFlow::poll()
{
    client::Query query;
    const std::pair<QString, QString> all[]
        = {{u"page_url"_s, m_ask.pageUrl}, {u"locale"_s, m_ask.locale}, {u"count"_s, m_ask.count}};
    for (const auto &[name, value] : all) {
        if (!value.isEmpty())
            query.emplaceBack(name, value);
    }
    client::RawRequest request;
    request.url = m_runner.client()->addressOf(api::Endpoint::ProductFaqs, {}, query);
    request.headers = {{"Accept", "application/json"}};
    const ExchangePtr exchange = m_runner.send(request, BenchAuth::TestKey);
    m_steps << Step{Kind::Poll, exchange, QDateTime::currentDateTimeUtc()};
    m_state = State::Asking;
    emit changed();
}

void FaqFlow::follow(const ExchangePtr &exchange)
{
    const auto found = std::find_if(m_steps.begin(), m_steps.end(),
        [&](const Step &step) { return step.exchange == exchange && step.kind != Kind::Wait; });
    if (found == m_steps.end())
        return;
    if (found->kind == Kind::Poll && m_state == State::Asking && exchange->isOver())
        readPoll(*exchange);
    emit changed();
}

void FaqFlow::readPoll(const BenchExchange &exchange)
{
    m_state = State::Failed;
    if (exchange.failure)
        return;
    const auto body = json::parse(exchange.record.response.body());
    const auto answer
        = body ? client::readAnswer<api::ProductFaqsResponse>(*body) : fail(ErrorCode::InvalidJson, {});
    if (!answer) { // the step shows what came
        m_message = tr("The answer is not a product-faqs response.");
        return;
    }
    m_message = answer->message.value_or(QString());
    m_reason = answer->reason;
    switch (answer->status) {
    case api::FaqState::Generating:
        return beginWait(exchange, answer->retryAfterSeconds);
    case api::FaqState::NotAvailable:
        m_state = State::NotAvailable;
        return;
    case api::FaqState::Ready:
        m_state = State::Ready;
        if (answer->faqs)
            m_faqs = *answer->faqs;
        return readTexts();
    }
}

void FaqFlow::readTexts()
{
    for (const api::FaqEntry &faq : m_faqs) {
        m_runner.client()->faq(m_runner.company(), faq.faqId, this,
            [this, place = m_runner.place(), id = faq.faqId](const auto &read) {
                if (!read || place != m_runner.place())
                    return; // the cached answer can still be asked for
                m_texts.insert(id, read->value.answer);
                emit changed();
            });
    }
}

void FaqFlow::beginWait(const BenchExchange &exchange, std::optional<int> inBody)
{
    bool isThere = false;
    const int inHeader = exchange.record.response.header("Retry-After").toInt(&isThere);
    const int seconds = qBound(1, isThere ? inHeader : inBody.value_or(kUsualWait), kLongestWait);
    m_steps << Step{Kind::Wait, m_steps.last().exchange, QDateTime::currentDateTimeUtc(), seconds, true};
    m_state = State::Waiting;
    m_passed.start();
    m_timer.start(seconds * 1'000);
}

void FaqFlow::endWait(bool isCutShort)
{
    m_timer.stop();
    for (Step &step : m_steps) {
        if (std::exchange(step.isWaiting, false))
            step.isCutShort = isCutShort;
    }
}

void FaqFlow::askNow()
{
    if (m_state != State::Waiting)
        return;
    endWait(true);
    poll();
}

void FaqFlow::stop()
{
    if (!isBusy())
        return;
    const ExchangePtr last = m_steps.last().exchange;
    endWait(true);
    m_state = State::Stopped;
    m_runner.cancel(last); // of a wait it is over already
    emit changed();
}

void FaqFlow::askFor(int faq)
{
    const api::FaqEntry &entry = m_faqs.at(size_t(faq));
    json::Object body{{u"query_text"_s, entry.question}, {u"faq_id"_s, entry.faqId}};
    if (!m_ask.pageUrl.isEmpty())
        body.emplace_back(u"page_url"_s, m_ask.pageUrl);
    if (!m_ask.locale.isEmpty())
        body.emplace_back(u"locale"_s, m_ask.locale);
    const ExchangePtr exchange
        = m_runner.send(postOf(m_runner.client()->addressOf(api::Endpoint::SendMessage), std::move(body)),
            BenchAuth::TestKey);
    m_answers.insert(entry.faqId, exchange);
    Step step{Kind::Answer, exchange, QDateTime::currentDateTimeUtc()};
    step.question = entry.question;
    m_steps << step;
    emit changed();
}

double FaqFlow::waited() const
{
    if (m_state != State::Waiting)
        return 1;
    return qMin(1.0, double(m_passed.elapsed()) / (m_steps.last().waitSeconds * 1'000.0));
}

int FaqFlow::secondsLeft() const
{
    if (m_state != State::Waiting)
        return 0;
    const qint64 leftMs = m_steps.last().waitSeconds * 1'000LL - m_passed.elapsed();
    return int(qMax(0LL, leftMs + 999) / 1'000);
}

} // namespace answerdesk::console
