// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/row_export.h"

class QAction;
class QPushButton;
class QWidget;

namespace answerdesk::console {

/// "Export…" of the lists of one page: the action with Ctrl+E, its buttons, the question for a file, and the
/// strip that says how it goes. GUI thread; a child of the page.
class ListExport final : public QObject
{
    Q_OBJECT
public:
    /// plan is asked for when the action is triggered.
    ListExport(QWidget *page, std::function<ExportPlan()> plan);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Whether there are rows and a server that can be asked for the others.
    void setPossible(bool possible, const QString &reason = {});
    QAction *action() const { return m_action; }
    /// A quiet button for a toolbar; so the strip: the caller's layout owns them.
    QPushButton *newButton() const;
    QPushButton *newIconButton() const;
    QWidget *newStrip();

private:
    void ask();
    QWidget *m_page;
    std::function<ExportPlan()> m_plan;
    RowExport m_rows;
    QAction *m_action;
    QPointer<client::ApiClient> m_client;
    QString m_company;
};

} // namespace answerdesk::console
