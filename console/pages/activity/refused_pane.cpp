// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/refused_pane.h"
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/refused_details.h"
#include "console/pages/activity/request_text.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

RefusedPane::RefusedPane(const Clock &clock, QWidget *parent)
    : ActivityPane(parent)
    , m_events(new models::RefusedEventModel(this))
    , m_event(new RefusedDetails)
    , m_code(addChoice(tr("Error code"), u"refusedCode"_s))
{
    m_code->addItem(tr("All codes"), QString());
    for (const ErrorCode code : requesttext::explainedCodes()) {
        const QString name = QString::fromLatin1(errorInfo(code).identifier);
        m_code->addItem(name, name);
    }
    auto *table = new DataTable(new RefusedCells(*m_events, clock, this),
        {{.width = 152}, {.width = 160}, {.width = 160, .hideBelow = 560}, {}});
    table->setAccessibleName(tr("Refused events"));
    build({u"refused"_s, m_events, table, m_event,
        new EmptyState(u"cart"_s, tr("No refused events"),
            tr("Cart and checkout events that are refused stand here for 7 days, with what would have made "
               "them pass.")),
        tr("The refused events could not be read.")});
    connect(m_event, &RefusedDetails::requestsWanted, this, &RefusedPane::requestsWanted);
}

void RefusedPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_event->setSession(client, companyKey);
    m_events->setClient(client);
    m_events->setCompany(companyKey);
}

void RefusedPane::setActive(bool active)
{
    if (active && m_events->canAsk() && !m_events->isLoading())
        m_events->refresh(); // events came in while something else was shown
}

client::Query RefusedPane::filter() const
{
    const QString code = m_code->currentData().toString();
    return code.isEmpty() ? client::Query() : client::Query{{u"code"_s, code}};
}

bool RefusedPane::isFiltering() const { return !filter().isEmpty(); }

void RefusedPane::clearFilter() { m_code->setCurrentIndex(0); }

void RefusedPane::applyFilter()
{
    m_events->setFilter(filter());
    emit changed();
}

void RefusedPane::showCode(const QString &code)
{
    if (const int index = m_code->findData(code); index >= 0)
        m_code->setCurrentIndex(index);
}

QString RefusedPane::subtitle() const
{
    return m_events->rowCount() == 0 ? tr("Kept for 7 days")
                                     : tr("Refused events: %1 · kept for 7 days").arg(countText());
}

ExportPlan RefusedPane::exported() const
{
    ExportPlan plan;
    plan.name = u"refused-events"_s;
    plan.columns = client::columnsOf<api::RefusedEvent>();
    plan.list = api::Endpoint::ListRefusedEvents;
    plan.filter = filter();
    return plan;
}

void RefusedPane::showDetails(int row) { m_event->setEvent(m_events->at(row)); }

} // namespace answerdesk::console
