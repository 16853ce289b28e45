// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/export/list_export.h"
#include "console/export/export_strip.h"
#include "console/export/file_question.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/glyph.h"
#include <QtGui/QAction>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ListExport::ListExport(QWidget *page, std::function<ExportPlan()> plan)
    : QObject(page)
    , m_page(page)
    , m_plan(std::move(plan))
    , m_action(new QAction(glyph::icon(u"export"_s), tr("Export…"), this))
{
    m_action->setObjectName(u"listExport"_s);
    m_action->setIconText(m_action->text());
    m_action->setShortcut(Qt::CTRL | Qt::Key_E);
    m_action->setEnabled(false);
    connect(m_action, &QAction::triggered, this, &ListExport::ask);
}

void ListExport::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_rows.cancel();
    m_client = client;
    m_company = companyKey;
}

void ListExport::setPossible(bool possible, const QString &reason)
{
    m_action->setEnabled(possible);
    m_action->setToolTip(reason);
}

QPushButton *ListExport::newButton() const
{
    auto *shown = button(m_action->iconText(), u"export"_s, Kind::Ghost);
    shown->setObjectName(u"listExportButton"_s);
    const auto follow = [action = m_action, shown] {
        shown->setEnabled(action->isEnabled());
        shown->setToolTip(action->toolTip());
    };
    connect(m_action, &QAction::changed, shown, follow);
    connect(shown, &QPushButton::clicked, m_action, &QAction::trigger);
    follow();
    return shown;
}

QPushButton *ListExport::newIconButton() const
{
    QPushButton *shown = newButton();
    shown->setText({});
    return shown;
}

QWidget *ListExport::newStrip() { return new ExportStrip(&m_rows); }

void ListExport::ask()
{
    if (!m_client)
        return;
    const ExportPlan plan = m_plan();
    const QString name = m_company.isEmpty() ? plan.name : u"%1-%2"_s.arg(m_company, plan.name);
    const auto write = [this, plan, client = m_client, of = m_company](const QString &file) {
        if (client && client == m_client && of == m_company) // else another session has begun meanwhile
            m_rows.start(client, of, plan, file);
    };
    askForFile(m_page, tr("Export the list"), name, {tr("CSV (*.csv)"), tr("JSON (*.json)")}, write);
}

} // namespace answerdesk::console
