// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/audit_pane.h"
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/audit_details.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

AuditPane::AuditPane(const Clock &clock, QWidget *parent)
    : ActivityPane(parent)
    , m_audit(new models::AuditModel(this))
    , m_entry(new AuditDetails)
{
    addSearch(tr("Who, action or on what"), 220)->setObjectName(u"auditSearch"_s);
    m_action = addChoice(tr("Kind of change"), u"auditAction"_s);
    const std::pair<QString, QString> kinds[] = {{tr("All changes"), {}}, {tr("Sign-ins"), u"session."_s},
        {tr("API keys"), u"key."_s}, {tr("Companies"), u"company."_s}, {tr("Administrators"), u"admin."_s},
        {tr("Sources"), u"source."_s}, {tr("Documents"), u"document."_s}, {tr("FAQ pages"), u"faq-page."_s},
        {tr("FAQs"), u"faq."_s}, {tr("Custom answers"), u"own-answer."_s}, {tr("Lexicon"), u"lexicon."_s}};
    for (const auto &[name, action] : kinds)
        m_action->addItem(name, action);
    auto *table = new DataTable(new AuditCells(*m_audit, clock, this),
        {{.width = 152}, {}, {.width = 168}, {.width = 176, .hideBelow = 640}, {.width = 120},
            {.width = 120, .hideBelow = 900}});
    table->setAccessibleName(tr("Audit log"));
    table->setColumnAvailable(AuditCells::Company, false);
    build({u"audit"_s, m_audit, table, m_entry,
        new EmptyState(u"history"_s, tr("Nothing was changed yet"),
            tr("Every change stands here with who made it, and what it was before.")),
        tr("The audit log could not be read.")});
    connect(m_entry, &AuditDetails::filterWanted, this, &AuditPane::find);
    applyFilter();
}

void AuditPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_entry->forget();
    m_audit->setClient(client);
    m_audit->setCompany(companyKey);
}

void AuditPane::setOfServer(bool ofServer)
{
    m_ofServer = ofServer;
    table()->setColumnAvailable(AuditCells::Company, ofServer);
    applyFilter();
}

void AuditPane::setActive(bool active)
{
    if (active && m_audit->canAsk() && !m_audit->isLoading())
        m_audit->refresh(); // something was changed on another page
}

bool AuditPane::isFiltering() const
{
    return !m_audit->filter().action.isEmpty() || !m_audit->filter().text.isEmpty();
}

void AuditPane::clearFilter() { find({}); }

void AuditPane::find(const QString &text)
{
    m_action->setCurrentIndex(0);
    setTyped(text);
    applyFilter();
}

void AuditPane::applyFilter()
{
    m_audit->setFilter({m_ofServer, m_action->currentData().toString(), typed()});
    emit changed();
}

QString AuditPane::subtitle() const
{
    if (m_audit->rowCount() == 0)
        return tr("Who changed what");
    const QString count = tr("Changes: %1").arg(countText());
    return m_ofServer ? tr("%1 · whole server").arg(count) : count;
}

ExportPlan AuditPane::exported() const
{
    ExportPlan plan;
    plan.name = u"audit"_s;
    plan.columns = client::columnsOf<api::AuditEntry>();
    plan.list = m_audit->endpoint();
    plan.ofServer = m_ofServer;
    plan.filter = m_audit->query();
    return plan;
}

void AuditPane::showDetails(int row) { m_entry->setEntry(m_audit->at(row)); }

} // namespace answerdesk::console
