// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/bench_session.h"
#include "console/bench/request_draft.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// The metadata as typed, with the fingerprints in it; empty when there is nothing.
QString metadataOf(const BenchQuestion &question)
{
    const std::pair<QString, QString> fingerprints[] = {{u"user_fingerprint"_s, question.chatFingerprint},
        {u"user_faq_fingerprint"_s, question.faqFingerprint}};
    const auto typed = json::parse(question.metadata.toUtf8());
    json::Object members;
    for (const auto &[name, value] : fingerprints) {
        if (!value.isEmpty())
            members.emplace_back(name, value);
    }
    if (members.empty())
        return question.metadata.trimmed();
    if (typed && typed->asObject()) {
        const json::Object given = members;
        for (const auto &[name, value] : *typed->asObject()) {
            const bool isTaken = std::any_of(
                given.begin(), given.end(), [&](const auto &member) { return member.first == name; });
            if (!isTaken)
                members.emplace_back(name, value);
        }
    }
    return QString::fromUtf8(json::Value(std::move(members)).toJson());
}

} // namespace

BenchSession::BenchSession(ExchangeRunner &runner, QObject *parent)
    : QObject(parent)
    , m_runner(runner)
{
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, &BenchSession::changePlace);
    connect(&m_runner, &ExchangeRunner::changed, this, &BenchSession::follow);
}

void BenchSession::startAnew()
{
    if (isBusy())
        m_runner.drop(m_kept.now.history[m_running]);
    setRunning(-1);
    keepCurrent();
    showCurrent();
}

void BenchSession::resume(int earlier)
{
    if (isBusy())
        return;
    const Conversation chosen = m_kept.earlier.takeAt(earlier);
    keepCurrent();
    m_kept.now = chosen;
    showCurrent();
}

void BenchSession::keepCurrent()
{
    if (!m_kept.now.history.isEmpty())
        m_kept.earlier.prepend(std::exchange(m_kept.now, {}));
    while (m_kept.earlier.size() > kMostConversations)
        m_kept.earlier.removeLast();
}

void BenchSession::showCurrent()
{
    emit cleared();
    for (int index = 0; index < int(m_kept.now.history.size()); ++index)
        emit added(index);
}

void BenchSession::changePlace()
{
    const int ended = m_running;
    setRunning(-1);
    if (m_past.change(m_runner.place(), m_kept))
        showCurrent();
    else if (ended >= 0)
        emit changed(ended);
    emit busyChanged(false); // whether a question can be asked may have changed
}

void BenchSession::cancel()
{
    if (isBusy())
        m_runner.cancel(m_kept.now.history[m_running]);
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
    Conversation &now = m_kept.now;
    if (now.history.size() >= kMostKept) {
        now.history.removeFirst();
        now.questions.removeFirst();
        now.times.removeFirst();
        emit firstRemoved();
    }
    now.history << m_runner.send(requestOf(question), BenchAuth::TestKey);
    now.questions << question;
    now.times << QDateTime::currentDateTimeUtc();
    setRunning(int(now.history.size()) - 1);
    emit added(m_running);
    return m_running;
}

client::RawRequest BenchSession::requestOf(const BenchQuestion &question) const
{
    const QMap<QString, QString> values{{u"query_text"_s, question.text}, {u"thread_id"_s, question.threadId},
        {u"faq_id"_s, question.faqId}, {u"page_url"_s, question.pageUrl}, {u"locale"_s, question.locale},
        {u"user_metadata"_s, metadataOf(question)}};
    json::Object body;
    for (const DraftField &field : fieldsOf(api::endpointInfo(api::Endpoint::SendMessage))) {
        const QString text = values.value(field.name);
        if (field.isRequired || !text.isEmpty())
            body.emplace_back(field.name, valueOf(field, text));
    }
    return postOf(m_runner.client()->addressOf(api::Endpoint::SendMessage), std::move(body));
}

void BenchSession::follow(const ExchangePtr &exchange)
{
    const int index = int(m_kept.now.history.indexOf(exchange));
    if (index < 0)
        return;
    if (index == m_running && exchange->isOver())
        setRunning(-1);
    emit changed(index);
}

} // namespace answerdesk::console
