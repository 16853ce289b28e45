// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/requests_pane.h"
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/request_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/outcome_text.h"
#include "shared/api/endpoints.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

// What a choice of calls stands for: an area, or else the name of an endpoint.
const QString kShop = u"area:shop"_s, kServer = u"area:server"_s, kAll = u"all"_s, kErrors = u"errors"_s;

void select(QComboBox *combo, const QVariant &data)
{
    if (const int index = combo->findData(data); index >= 0)
        combo->setCurrentIndex(index);
}

} // namespace

RequestsPane::RequestsPane(const Clock &clock, QWidget *parent)
    : ActivityPane(parent)
    , m_requests(new models::RequestModel(this))
    , m_keys(new models::ApiKeyModel(this))
    , m_request(new RequestDetails(*m_keys))
    , m_state(new Badge)
    , m_news(button({}, u"chevron-up"_s, Kind::Primary))
{
    buildToolbar();
    auto *cells = new TableOf(ActivityCells::requests(*m_keys, clock), *m_requests, this);
    auto *bench = button(tr("Open test bench"), u"bench"_s, Kind::Primary);
    bench->setObjectName(u"requestsBench"_s);
    build({.name = u"requests"_s,
              .title = tr("Requests"),
              .model = m_requests,
              .cells = cells,
              .empty = new EmptyState(
                  u"activity"_s, tr("No requests yet"), tr("Send one from the test bench."), bench),
              .failure = tr("The requests could not be read.")},
        m_request);
    list()->setColumnAvailable(ActivityCells::kCompanyOfRequest, false);
    connect(bench, &QPushButton::clicked, this, [this] { emit benchWanted({}); });
    connect(m_keys, &models::RemoteModel::loaded, cells, &CellModel::refreshCells);
    connect(m_requests, &models::RequestModel::newsChanged, this, &RequestsPane::showFollowing);
    connect(list()->verticalScrollBar(), &QScrollBar::valueChanged, this, &RequestsPane::hold);
    connect(m_news, &QPushButton::clicked, this, &RequestsPane::follow);
    connect(m_request, &RequestDetails::benchWanted, this, &RequestsPane::benchWanted);
    connect(m_request, &RequestDetails::requestWanted, this, &RequestsPane::requestWanted);
    connect(m_request, &RequestDetails::refusedEventsWanted, this, &RequestsPane::refusedEventsWanted);
    connect(m_request, &RequestDetails::documentWanted, this, &RequestsPane::documentWanted);
    connect(m_request, &RequestDetails::toastWanted, this, &ActivityPane::toastWanted);
    connect(m_request, &RequestDetails::copied, this,
        [this](const QString &sentence) { emit toastWanted({sentence}); });
    applyFilter();
    showFollowing();
}

void RequestsPane::buildToolbar()
{
    QLineEdit *search = addSearch(tr("Path, id, code, key or address"));
    search->setFixedWidth(220);
    search->setObjectName(u"requestsSearch"_s);
    m_calls = addChoice(tr("Which calls"), u"requestsCalls"_s);
    m_calls->addItem(tr("Shop calls"), kShop);
    for (const api::EndpointInfo &info : api::endpoints()) {
        if (info.listener == api::Listener::Base || info.listener == api::Listener::App)
            m_calls->addItem(
                QString::fromLatin1(info.path).section(u'/', -1), QString::fromLatin1(info.name));
    }
    m_calls->addItem(tr("Administration"), kServer);
    m_calls->addItem(tr("All calls"), kAll);
    m_status = addChoice(tr("Status"), u"requestsStatus"_s);
    m_status->addItem(tr("All statuses"), QString());
    m_status->addItem(tr("Errors only"), kErrors);
    for (const QString &status : {u"2xx"_s, u"3xx"_s, u"4xx"_s, u"5xx"_s})
        m_status->addItem(status, status);
    m_outcome = addChoice(tr("Outcome"), u"requestsOutcome"_s);
    m_outcome->addItem(tr("All outcomes"), QString());
    for (const auto &[outcome, name] : schema::EnumNames<api::AnswerKind>::kNames)
        m_outcome->addItem(outcomeText(outcome), QString::fromLatin1(name));
    m_state->setObjectName(u"requestsState"_s);
    m_news->setObjectName(u"requestsNews"_s);
    setCompact(m_news);
    toolbar()->add(m_state);
    toolbar()->add(m_news);
}

void RequestsPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_request->setSession(client, companyKey);
    for (models::RemoteModel *each :
        {static_cast<models::RemoteModel *>(m_requests), static_cast<models::RemoteModel *>(m_keys)}) {
        each->setClient(client);
        each->setCompany(companyKey);
        if (each->canAsk())
            each->refresh();
    }
}

void RequestsPane::setOfServer(bool ofServer)
{
    m_ofServer = ofServer;
    list()->setColumnAvailable(ActivityCells::kCompanyOfRequest, ofServer);
    applyFilter();
}

void RequestsPane::setActive(bool active) { m_requests->setWatching(active); }

void RequestsPane::setReasonAgainstCorrecting(const QString &reason)
{
    m_request->setReasonAgainstCorrecting(reason);
}

void RequestsPane::setOffline(bool offline)
{
    m_isOffline = offline;
    showFollowing();
}

bool RequestsPane::showsErrorsOnly() const { return m_status->currentData() == kErrors; }

void RequestsPane::setErrorsOnly(bool only)
{
    m_status->setCurrentIndex(only ? m_status->findData(kErrors) : 0);
}

void RequestsPane::find(const QString &text)
{
    select(m_calls, kShop);
    look(text);
}

void RequestsPane::showRequest(const QString &requestId)
{
    select(m_calls, kAll);
    look(requestId);
}

void RequestsPane::look(const QString &text)
{
    setErrorsOnly(false);
    m_outcome->setCurrentIndex(0);
    setTyped(text);
    applyFilter();
}

bool RequestsPane::isFiltering() const
{
    const models::RequestModel::Filter &filter = m_requests->filter();
    return !filter.text.isEmpty() || !filter.endpoint.isEmpty() || !filter.status.isEmpty() || filter.outcome
        || filter.errors.has_value();
}

void RequestsPane::clearFilter()
{
    if (m_calls->currentData() != kServer)
        select(m_calls, m_calls->currentData() == kAll ? kAll : kShop);
    m_status->setCurrentIndex(0);
    m_outcome->setCurrentIndex(0);
    setTyped({});
    applyFilter();
}

void RequestsPane::applyFilter()
{
    models::RequestModel::Filter filter;
    filter.ofServer = m_ofServer;
    const QString calls = m_calls->currentData().toString(), status = m_status->currentData().toString();
    if (calls == kShop)
        filter.area = api::RequestArea::Shop;
    else if (calls == kServer)
        filter.area = api::RequestArea::Server;
    else if (calls != kAll)
        filter.endpoint = calls;
    if (status == kErrors)
        filter.errors = true;
    else
        filter.status = status;
    filter.outcome = schema::enumValue<api::AnswerKind>(m_outcome->currentData().toString());
    filter.text = typed();
    m_requests->setFilter(filter);
    emit changed();
}

QString RequestsPane::subtitle() const
{
    const int count = m_requests->rowCount();
    if (count == 0)
        return tr("Requests as the server answers them");
    const bool isOne = count == 1 && !m_requests->hasMore();
    QStringList parts{isFiltering()
            ? (isOne ? tr("1 request matches") : tr("%1 requests match").arg(countText()))
            : isOne ? tr("1 request")
                    : tr("%1 requests").arg(countText())};
    if (m_ofServer)
        parts << tr("whole server");
    parts << tr("the last %1 are kept").arg(QLocale().toString(models::RequestModel::kMost))
          << tr("times in %1").arg(QDateTime::currentDateTime().timeZoneAbbreviation());
    return parts.join(u" · "_s);
}

ExportPlan RequestsPane::exported() const
{
    ExportPlan plan;
    plan.name = u"requests"_s;
    plan.columns = client::columnsOf<api::RequestRow>();
    plan.list = api::Endpoint::ListRequests;
    plan.ofServer = true; // the company is one of its filters
    plan.filter = m_requests->query();
    return plan;
}

void RequestsPane::showRow(int row) { m_request->setRequest(m_requests->at(row)); }

void RequestsPane::setPaused(bool paused)
{
    m_isPaused = paused;
    hold();
    emit changed();
}

void RequestsPane::follow()
{
    m_isPaused = false;
    list()->verticalScrollBar()->setValue(0);
    hold();
    emit changed();
}

void RequestsPane::hold()
{
    m_requests->setHeld(m_isPaused || list()->verticalScrollBar()->value() > 0);
    showFollowing();
}

void RequestsPane::showFollowing()
{
    if (m_isPaused)
        m_state->set(tr("Paused"), Tone::Warning);
    else if (m_requests->isHeld())
        m_state->set(tr("On hold"), Tone::Neutral);
    else
        m_state->set(tr("Following"), Tone::Success);
    m_state->setToolTip(m_requests->isHeld() && !m_isPaused
            ? tr("The list is paused while you are scrolled down. Scroll to the top to follow new requests.")
            : QString());
    m_state->setVisible(!m_isOffline); // nothing follows then, and the banner says so
    const int news = m_requests->news();
    m_news->setText(tr("%1 new").arg(QLocale().toString(news)));
    m_news->setAccessibleName(tr("Show %1 new requests").arg(QLocale().toString(news)));
    m_news->setVisible(news > 0);
}

} // namespace answerdesk::console
