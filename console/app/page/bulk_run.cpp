// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/bulk_run.h"

namespace answerdesk::console {

namespace {
constexpr int kAtOnce = 2; // the server has others to answer, too
}

void BulkRun::start(client::ApiClient *client, const QStringList &ids, Call call)
{
    if (isRunning() || ids.isEmpty())
        return;
    m_client = client;
    m_waiting = ids;
    m_call = std::move(call);
    m_done.clear();
    m_refusals.clear();
    m_total = int(ids.size());
    m_isCancelled = false;
    send();
}

void BulkRun::send()
{
    if (!m_client)
        return drop();
    while (m_sent.size() < kAtOnce && !m_waiting.isEmpty()) {
        const QString id = m_waiting.takeFirst();
        m_sent[id] = m_call(
            *m_client, id, this, [this, id](const std::optional<client::ApiFailure> &why) { take(id, why); });
    }
}

void BulkRun::take(const QString &id, const std::optional<client::ApiFailure> &failure)
{
    m_sent.remove(id);
    if (failure)
        m_refusals.push_back({id, *failure});
    else
        m_done << id;
    if (failure && failure->kind == client::ApiFailure::Kind::Offline)
        m_waiting.clear();
    send();
    if (m_sent.isEmpty())
        m_call = nullptr;
    emit progressed();
    if (!isRunning())
        emit ended();
}

void BulkRun::cancel()
{
    m_isCancelled = isRunning();
    m_waiting.clear();
}

void BulkRun::drop()
{
    for (client::PendingCall &call : m_sent)
        call.cancel();
    m_sent.clear();
    m_waiting.clear();
    m_call = nullptr;
}

} // namespace answerdesk::console
