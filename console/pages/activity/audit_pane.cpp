// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/audit_pane.h"
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/audit_details.h"
#include "console/widgets/dialogs/range_box.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

AuditPane::AuditPane(const Clock &clock, QWidget *parent)
    : ActivityPane(parent)
    , m_audit(new models::AuditModel(this))
    , m_entry(new AuditDetails)
    , m_clock(clock)
{
    QLineEdit *search = addSearch(tr("Person, action or object"));
    search->setFixedWidth(220);
    search->setObjectName(u"auditSearch"_s);
    m_action = addChoice(tr("Kind of change"), u"auditAction"_s);
    const std::pair<QString, QString> kinds[] = {{tr("All changes"), {}}, {tr("Sign-ins"), u"session."_s},
        {tr("API keys"), u"key."_s}, {tr("Companies"), u"company."_s}, {tr("Administrators"), u"admin."_s},
        {tr("Sources"), u"source."_s}, {tr("Documents"), u"document."_s}, {tr("FAQ pages"), u"faq-page."_s},
        {tr("FAQs"), u"faq."_s}, {tr("Custom answers"), u"own-answer."_s}, {tr("Lexicon"), u"lexicon."_s}};
    for (const auto &[name, action] : kinds)
        m_action->addItem(name, action);
    m_range = new RangeBox([this] { return today(); }, tr("First day, in this computer’s time zone"));
    m_range->setObjectName(u"auditRange"_s);
    const std::pair<QString, int> ranges[]
        = {{tr("Any time"), 0}, {tr("Today"), 1}, {tr("Last 7 days"), 7}, {tr("Last 30 days"), 30}};
    for (const auto &[name, days] : ranges)
        m_range->addRange(name, days);
    toolbar()->add(m_range);
    connect(m_range, &RangeBox::rangeChanged, this, [this] { applyFilter(); });
    build({.name = u"audit"_s,
              .title = tr("Audit log"),
              .model = m_audit,
              .cells = new TableOf(ActivityCells::audit(clock), *m_audit, this),
              .empty = new EmptyState(u"history"_s, tr("No changes yet"),
                  tr("Every change is listed here with its author and the previous value.")),
              .failure = tr("The audit log could not be read.")},
        m_entry);
    list()->setColumnAvailable(ActivityCells::kCompanyOfAudit, false);
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
    list()->setColumnAvailable(ActivityCells::kCompanyOfAudit, ofServer);
    applyFilter();
}

void AuditPane::setActive(bool active)
{
    if (active && m_audit->canAsk() && !m_audit->isLoading())
        m_audit->refresh(); // something was changed on another page
}

bool AuditPane::isFiltering() const
{
    const models::AuditModel::Filter &filter = m_audit->filter();
    return !filter.action.isEmpty() || !filter.text.isEmpty() || !filter.from.isEmpty();
}

void AuditPane::clearFilter() { find({}); }

void AuditPane::find(const QString &text)
{
    m_action->setCurrentIndex(0);
    m_range->setCurrentIndex(0);
    setTyped(text);
    applyFilter();
}

void AuditPane::applyFilter()
{
    models::AuditModel::Filter filter{m_ofServer, m_action->currentData().toString(), typed()};
    const auto chosen = m_range->days();
    const int count = m_range->currentData().toInt();
    const auto moment = [](QDate day) { return day.startOfDay().toUTC().toString(Qt::ISODate); };
    if (chosen || count > 0)
        filter.from = moment(chosen ? chosen->from : today().addDays(1 - count));
    if (chosen)
        filter.to = moment(chosen->to.addDays(1));
    m_audit->setFilter(filter);
    emit changed();
}

QDate AuditPane::today() const { return utcDateTime(m_clock.nowMs()).toLocalTime().date(); }

QString AuditPane::subtitle() const
{
    if (m_audit->rowCount() == 0)
        return tr("Who changed what");
    const QString count = tr("Changes: %1").arg(countText());
    return m_ofServer ? tr("%1 · whole server").arg(count) : count;
}

ExportPlan AuditPane::exported() const { return planOf(u"audit"_s, *m_audit); }

void AuditPane::showRow(int row) { m_entry->setEntry(m_audit->at(row)); }

} // namespace answerdesk::console
