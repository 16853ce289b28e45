// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/change_feed.h"
#include "shared/client/query_of.h"
#include "shared/models/remote_model.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

ChangeFeed::ChangeFeed(QObject *parent)
    : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ChangeFeed::ask);
}

void ChangeFeed::follow(client::ApiClient *client, const QString &companyKey)
{
    if (m_client == client && m_company == companyKey)
        return;
    m_call.cancel();
    m_next.stop();
    m_revision.reset();
    m_lastAnswer = {};
    m_failures = 0;
    m_client = client;
    m_company = companyKey;
    ask();
    emit liveChanged();
}

void ChangeFeed::ask()
{
    if (!m_client)
        return;
    api::ChangesQuery query;
    if (!m_company.isEmpty())
        query.company = m_company;
    if (m_revision) {
        query.after = m_revision;
        query.wait = kWaitSeconds;
    }
    m_call = m_client->call<api::Changes>(api::Endpoint::WaitForChanges,
        {.query = client::queryOf(query), .timeoutMs = (kWaitSeconds + 15) * 1'000}, this,
        [this](const client::ApiResult<api::Changes> &changes) { answered(changes); });
}

void ChangeFeed::answered(const client::ApiResult<api::Changes> &changes)
{
    m_call = {};
    if (!changes) {
        // Two seconds, four, at most half a minute. What happened meanwhile is in the next answer.
        m_failures = qMin(m_failures + 1, 5);
        emit liveChanged();
        return m_next.start(qMin(1'000 << m_failures, 30'000));
    }
    const bool wasLive = isLive();
    m_failures = 0;
    m_revision = changes->revision.toLongLong();
    m_lastAnswer = QDateTime::currentDateTimeUtc();
    if (!wasLive)
        emit liveChanged();
    m_next.start(kRestMs);
    if (!changes->topics.empty())
        emit changed(Topics(changes->topics.begin(), changes->topics.end()));
}

bool followsChanges(const models::RemoteModel &list)
{
    for (std::size_t topic = 0; topic < api::kChangeTopics; ++topic) {
        if (list.shows(api::ChangeTopic(topic)))
            return true;
    }
    return false;
}

void refreshLists(const QWidget &root, const Topics &topics)
{
    for (auto *model : root.findChildren<models::RemoteModel *>()) {
        const bool isAffected = std::any_of(
            topics.begin(), topics.end(), [model](api::ChangeTopic topic) { return model->shows(topic); });
        if (isAffected && model->isLoaded() && !model->isLoading() && model->canAsk())
            model->refresh();
    }
}

} // namespace answerdesk::console
