// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/export/list_export.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/faqs/pages/faq_pages_pane.h"
#include "console/widgets/tables/selection_bar.h"
#include <QtGui/QAction>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void FaqsPage::buildSelection()
{
    SelectedRows *rows = m_pane->selection();
    m_regenerateSelected->setIconText(tr("Regenerate"));
    m_regenerateSelected->setVisible(false);
    m_listExport->action()->setText(tr("Export the list of pages…"));
    m_listExport->action()->setShortcut({}); // Ctrl+E writes the FAQs themselves
    rows->bar()->add(m_regenerateSelected);
    rows->bar()->addQuiet(m_listExport->action());
    connect(m_regenerateSelected, &QAction::triggered, this, &FaqsPage::regenerateSelected);
    connect(rows, &SelectedRows::changed, this, &FaqsPage::applySelection);
    connect(rows, &SelectedRows::toastWanted, this, &Page::toastWanted);
}

QStringList FaqsPage::regenerable() const
{
    QStringList ids = m_pane->selection()->ids();
    ids.removeIf([this](const QString &id) {
        const int row = m_pages->rowOf(id);
        return row < 0 || m_pages->at(row).state == u"generating";
    });
    return ids;
}

void FaqsPage::applySelection()
{
    const SelectedRows &rows = *m_pane->selection();
    const QString reason = m_offline ? m_offlineReason : m_rights->reasonAgainstTesting();
    const bool none = rows.several() && regenerable().isEmpty();
    m_regenerateSelected->setVisible(rows.several());
    m_regenerateSelected->setText(tr("Regenerate %1 pages").arg(QLocale().toString(rows.count())));
    m_regenerateSelected->setEnabled(rows.several() && !none && reason.isEmpty() && !rows.isRunning());
    m_regenerateSelected->setToolTip(none ? tr("They are already being generated.") : reason);
    m_listExport->setPossible(m_client && m_pages->rowCount() > 0 && (rows.several() || !m_offline));
}

void FaqsPage::regenerateSelected()
{
    BulkOrder order;
    order.running = tr("Regenerating: %1 of %2");
    order.worked = {tr("1 page is being read again; its new FAQs appear here"),
        tr("%1 pages are being read again; their new FAQs appear here")};
    order.failed = {tr("1 page was not regenerated."), tr("%1 pages were not regenerated.")};
    order.call = [of = m_company](client::ApiClient &client, const QString &id, QObject *context,
                     const BulkRun::Answer &answer) {
        return client.regenerateFaqPage(of, id, context, BulkRun::told<api::FaqPage>(answer));
    };
    m_pane->selection()->run(m_client, regenerable(), order);
}

ExportPlan FaqsPage::exported() const
{
    ExportPlan plan;
    plan.name = u"faq-pages"_s;
    plan.columns = client::columnsOf<api::FaqPage>();
    if (m_pane->selection()->several()) {
        plan.rows = m_pages->rowsOf(m_pane->selection()->ids());
    } else {
        plan.list = api::Endpoint::ListFaqPages;
        plan.filter = m_pages->query();
    }
    return plan;
}

} // namespace answerdesk::console
