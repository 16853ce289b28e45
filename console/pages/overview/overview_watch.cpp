// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/overview_watch.h"
#include "console/app/page/fault_of.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;

namespace {
constexpr auto kChanges = "8"; // that fit beside the other cards
}

OverviewWatch::OverviewWatch(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_live.setInterval(kLiveMs);
    m_slow.setInterval(kSlowMs);
    connect(&m_live, &QTimer::timeout, this, &OverviewWatch::askLive);
    connect(&m_slow, &QTimer::timeout, this, &OverviewWatch::askSlow);
}

void OverviewWatch::setSession(client::ApiClient *client, const QString &companyKey)
{
    for (client::PendingCall *call : {&m_overview, &m_ready, &m_status, &m_revenue, &m_changes})
        call->cancel();
    m_client = client;
    m_facts = {};
    m_facts.company = companyKey;
    emit changed();
    applyTimers();
    if (m_isActive)
        refresh();
}

void OverviewWatch::setActive(bool active)
{
    const bool isOpened = active && !std::exchange(m_isActive, active);
    m_isActive = active;
    applyTimers();
    if (isOpened)
        refresh();
}

void OverviewWatch::setOffline(bool offline)
{
    m_isOffline = offline;
    applyTimers();
    emit changed();
}

void OverviewWatch::applyTimers()
{
    const bool runs = m_isActive && !m_isOffline && m_client;
    for (QTimer *timer : {&m_live, &m_slow}) {
        if (runs && !timer->isActive())
            timer->start();
        else if (!runs)
            timer->stop();
    }
}

void OverviewWatch::refresh()
{
    askLive();
    askSlow();
}

void OverviewWatch::askLive()
{
    if (!m_client)
        return;
    if (!m_status.isRunning()) {
        m_status = m_client->status(this, [this](client::ApiResult<api::ServerStatus> status) {
            if (!status)
                return; // the overview says what is wrong
            m_facts.status = std::move(*status);
            emit changed();
        });
    }
    askReadiness();
    if (m_facts.company.isEmpty() || m_overview.isRunning())
        return;
    m_overview = m_client->call<api::CompanyOverview>(Endpoint::GetOverview, {.segments = {m_facts.company}},
        this, [this](client::ApiResult<api::CompanyOverview> overview) {
            if (overview) {
                m_facts.overview = std::move(*overview);
                m_facts.checkedAt = utcDateTime(m_clock.nowMs());
                m_facts.fault.reset();
            } else {
                m_facts.fault = faultOf(tr("The overview could not be read."), overview.error());
            }
            emit changed();
        });
}

void OverviewWatch::askReadiness()
{
    if (m_ready.isRunning())
        return;
    m_ready = m_client->call<api::Health>(
        Endpoint::Readyz, {}, this, [this](const client::ApiResult<api::Health> &health) {
            // Only what the server says of itself; where nothing comes back, the overview says why.
            m_facts.notReady.reset();
            if (!health && health.error().error.code == ErrorCode::Unavailable)
                m_facts.notReady = faultOf(tr("The server is not accepting requests"), health.error());
            emit changed();
        });
}

void OverviewWatch::askSlow()
{
    if (!m_client || m_facts.company.isEmpty())
        return;
    if (!m_revenue.isRunning()) {
        m_revenue
            = m_client->revenue(m_facts.company, {}, this, [this](client::ApiResult<api::Revenue> revenue) {
                  if (!revenue)
                      return;
                  m_facts.revenue = std::move(*revenue);
                  emit changed();
              });
    }
    askChanges();
}

void OverviewWatch::askChanges()
{
    if (m_facts.areChangesRefused || m_changes.isRunning())
        return;
    client::CallArguments arguments;
    arguments.segments = {m_facts.company};
    arguments.query = {{u"limit"_s, QString::fromLatin1(kChanges)}};
    m_changes = m_client->call<api::ListPage<api::AuditEntry>>(Endpoint::ListAudit, std::move(arguments),
        this, [this](client::ApiResult<api::ListPage<api::AuditEntry>> page) {
            if (page)
                m_facts.changes = std::move(page->items);
            else
                m_facts.areChangesRefused = page.error().error.code == ErrorCode::Forbidden;
            emit changed();
        });
}

} // namespace answerdesk::console
