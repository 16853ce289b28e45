// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the revenue page does besides showing: actions, files, dialogs.
#include "console/app/page/in_background.h"
#include "console/charts/daily_chart.h"
#include "console/export/file_question.h"
#include "console/export/row_export.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/revenue/page/sending_dialog.h"
#include "console/pages/revenue/report/report_body.h"
#include "console/pages/revenue/report/report_set.h"
#include "console/pages/revenue/totals/totals_dialog.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void RevenuePage::buildActions()
{
    auto *menu = new QMenu(m_export);
    const auto add = [this, menu](const char *name, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(glyph::icon(u"export"_s), text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(keys);
        addAction(action);
        menu->addAction(action);
        return action;
    };
    connect(add("exportTable", tr("Table as CSV or JSON…"), Qt::CTRL | Qt::Key_E), &QAction::triggered, this,
        &RevenuePage::exportTable);
    connect(add("saveChart", tr("Chart as PNG…"), {}), &QAction::triggered, this, &RevenuePage::saveChart);
    m_export->setMenu(menu);
    auto *totals = new QAction(glyph::icon(u"check"_s), tr("Check totals…"), this);
    totals->setObjectName(u"checkTotals"_s);
    addAction(totals);
    connect(totals, &QAction::triggered, this, &RevenuePage::checkTotals);
    connect(m_totals, &QPushButton::clicked, totals, &QAction::trigger);
    const auto step = [this](const QString &text, const QKeySequence &keys, int by) {
        auto *action = new QAction(text, this);
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, by] {
            constexpr int kTabs = ReportBody::Figures + 1;
            m_body->showTab(ReportBody::Tab((m_body->currentTab() + by + kTabs) % kTabs));
        });
    };
    step(tr("Next tab"), Qt::CTRL | Qt::Key_PageDown, 1);
    step(tr("Previous tab"), Qt::CTRL | Qt::Key_PageUp, -1);
}

void RevenuePage::exportTable()
{
    const ExportPlan plan = m_body->exported();
    const api::Revenue &report = *m_reports->main()->revenue();
    const QString name = u"%1-%2-%3-%4"_s.arg(m_company, plan.name, report.from, report.to);
    askForFile(this, tr("Export the table"), name, {tr("CSV (*.csv)"), tr("JSON (*.json)")},
        [this, plan](const QString &file) { m_rowExport->start(m_client, m_company, plan, file); });
}

void RevenuePage::saveChart()
{
    const api::Revenue &report = *m_reports->main()->revenue();
    const QString name = u"%1-revenue-%2-%3"_s.arg(m_company, report.from, report.to);
    askForFile(this, tr("Save the chart"), name, {tr("PNG (*.png)")}, [this](const QString &name) {
        const auto save = [name, picture = m_body->chart()->picture()] {
            QSaveFile file(name);
            const bool isSaved
                = file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit();
            return isSaved ? std::nullopt : std::optional(file.errorString());
        };
        inBackground(this, save, [this, name](const std::optional<QString> &why) {
            if (!why)
                return emit toastWanted({tr("The chart was saved as %1").arg(QFileInfo(name).fileName())});
            Fault fault;
            fault.what = tr("The chart was not saved.");
            fault.why = *why;
            emit toastWanted(ToastText::of(fault));
        });
    });
}

void RevenuePage::checkTotals()
{
    const auto &report = m_reports->main()->revenue();
    if (!m_client || !report)
        return;
    m_totalsDialog = new TotalsDialog(
        m_client, m_company, report->from, report->to, m_rights->reasonAgainstEditing(), window());
    connect(m_totalsDialog, &TotalsDialog::totalsChanged, this, &RevenuePage::refresh);
    m_totalsDialog->open();
}

void RevenuePage::showSending()
{
    if (m_client)
        (new SendingDialog(m_client->appUrl(), m_company, window()))->open();
}

} // namespace answerdesk::console
