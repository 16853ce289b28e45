// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/bench_session.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

BenchSession::BenchSession(ExchangeRunner &runner, QObject *parent)
    : QObject(parent)
    , m_runner(runner)
{
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, &BenchSession::clear);
    connect(&m_runner, &ExchangeRunner::changed, this, &BenchSession::follow);
}

void BenchSession::clear()
{
    if (isBusy())
        m_runner.drop(m_history[m_running]);
    m_history.clear();
    m_questions.clear();
    setRunning(-1);
    emit cleared();
}

void BenchSession::cancel()
{
    if (isBusy())
        m_runner.cancel(m_history[m_running]);
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
    m_history << m_runner.send(requestOf(question), BenchAuth::TestKey);
    m_questions << question;
    setRunning(int(m_history.size()) - 1);
    emit added(m_running);
    return m_running;
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
    return postOf(m_runner.client()->addressOf(api::Endpoint::SendMessage), std::move(body));
}

void BenchSession::follow(const ExchangePtr &exchange)
{
    const int index = int(m_history.indexOf(exchange));
    if (index < 0)
        return;
    if (index == m_running && exchange->isOver())
        setRunning(-1);
    emit changed(index);
}

} // namespace answerdesk::console
