// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/pregeneration/pregeneration_desk.h"
#include <QtCore/QElapsedTimer>
#include <algorithm>

namespace answerdesk::console {

PregenerationDesk::PregenerationDesk(QObject *parent)
    : QObject(parent)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &PregenerationDesk::watch);
}

void PregenerationDesk::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_watch.cancel();
    m_retry.stop();
    m_client = companyKey.isEmpty() ? nullptr : client;
    m_company = companyKey;
    m_revision.clear();
    m_failures = 0;
    m_current.reset();
    emit changed();
    watch();
}

void PregenerationDesk::setActive(bool active)
{
    m_isActive = active;
    if (active)
        return watch();
    m_watch.cancel();
    m_retry.stop();
}

void PregenerationDesk::watch()
{
    if (!m_isActive || !m_client || m_watch.isRunning())
        return;
    api::PregenerationsQuery query;
    if (!m_revision.isEmpty()) {
        query.after = m_revision.toLongLong();
        query.wait = kWaitSeconds;
    }
    QElapsedTimer clock;
    clock.start();
    m_watch = m_client->pregenerations(m_company, query, this,
        [this, clock, isFirst = m_revision.isEmpty()](
            const client::ApiResult<client::WatchedPage<api::Pregeneration>> &list) {
            m_watch = {};
            if (!list) {
                // The page's list of pages says what is wrong with the connection.
                m_failures = std::min(m_failures + 1, 5);
                return m_retry.start(1'000 << m_failures);
            }
            m_failures = 0;
            m_revision = list->revision.isEmpty() ? QStringLiteral("0") : list->revision;
            take(list->items);
            // A server that does not wait must not be asked without pause.
            m_retry.start(!isFirst && list->items.empty() && clock.elapsed() < 1'000 ? 2'000 : 0);
        });
}

void PregenerationDesk::take(const std::vector<api::Pregeneration> &rows)
{
    // Newest first. One that goes on is shown in place of one that has ended.
    for (const api::Pregeneration &row : rows) {
        const bool isShown = m_current && m_current->pregenerationId == row.pregenerationId;
        if (isShown || (!row.endedAt && (!m_current || m_current->endedAt)))
            show(row);
    }
}

void PregenerationDesk::show(const api::Pregeneration &row)
{
    // The answer to a change and the long poll may come in either order.
    if (m_current && m_current->pregenerationId == row.pregenerationId && row.revision < m_current->revision)
        return;
    m_current = row;
    emit changed();
}

void PregenerationDesk::start(const api::PregenerationRequest &request)
{
    if (!m_client)
        return;
    m_client->startPregeneration(
        m_company, request, this, [this, of = m_company](const client::ApiResult<api::Pregeneration> &made) {
            if (!made)
                return emit startFailed(made.error());
            if (of == m_company)
                show(*made);
            emit started();
        });
}

void PregenerationDesk::change(api::Endpoint what)
{
    if (!m_client || !m_current)
        return;
    m_client->changePregeneration(m_company, m_current->pregenerationId, what, this,
        [this, of = m_company](const client::ApiResult<api::Pregeneration> &changed) {
            if (!changed)
                return emit failed(changed.error());
            if (of == m_company)
                show(*changed);
        });
}

void PregenerationDesk::close()
{
    if (!hasEnded())
        return;
    m_current.reset();
    emit changed();
}

void PregenerationDesk::readReport()
{
    if (!m_client || !m_current)
        return;
    m_client->pregenerationReport(m_company, m_current->pregenerationId, this,
        [this](const client::ApiResult<api::ListPage<api::PregenerationLine>> &lines) {
            if (!lines)
                return emit failed(lines.error());
            emit reported(lines->items);
        });
}

} // namespace answerdesk::console
