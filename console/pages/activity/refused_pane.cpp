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
    build({.name = u"refused"_s,
              .title = tr("Refused events"),
              .model = m_events,
              .cells = new TableOf(ActivityCells::refusedEvents(clock), *m_events, this),
              .empty = new EmptyState(u"cart"_s, tr("No refused events"),
                  tr("Refused cart and checkout events are kept here for 7 days, with the reason and the "
                     "remedy.")),
              .failure = tr("The refused events could not be read.")},
        m_event);
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
    m_events->setQuery(filter());
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

ExportPlan RefusedPane::exported() const { return planOf(u"refused-events"_s, *m_events); }

void RefusedPane::showRow(int row) { m_event->setEvent(m_events->at(row)); }

} // namespace answerdesk::console
