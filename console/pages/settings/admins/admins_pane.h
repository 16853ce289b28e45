// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/pages/settings/form/settings_form.h"
#include "console/widgets/feedback/toast.h"
#include "shared/core/clock.h"
#include "shared/core/secret.h"
#include "shared/models/administrator_model.h"
#include "shared/models/company_model.h"
#include <QtCore/QSortFilterProxyModel>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace answerdesk::console {

class CellModel;
class AdminDialog;
class ContentStack;
class DataTable;
class ListExport;
class Paragraph;
class PasswordDialog;

/// One's own account, and for an operator the administrators of the server.
class AdminsPane final : public SectionPanel
{
    Q_OBJECT
public:
    explicit AdminsPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client);
    void refresh();
    /// Who is signed in, nothing until that is known; and why nothing can be changed by anybody.
    void setRights(const std::optional<api::Administrator> &self, const QString &offlineReason);
    void focusFilter();
    /// A button that writes the list to a file.
    void addExport(const ListExport &files);
    /// The rows that the filter lets through.
    ExportPlan exported() const;
    bool hasRows() const { return m_filter->rowCount() > 0; }

signals:
    void toastWanted(const answerdesk::console::ToastText &toast);
    void rowsChanged();

private:
    using Done = client::ApiClient::Callback<client::NoAnswer>;
    void buildAccount();
    void buildList();
    void connectModel();
    void showState();
    void applyActions();
    bool isOperator() const;
    const api::Administrator *current() const;
    void changeOwnPassword();
    void endOtherSessions();
    void create();
    void edit();
    void setPassword();
    void switchDisabled();
    void endSessions();
    void remove();
    void change(const QString &adminId, const api::AdministratorChange &change, const QString &said,
        const QString &failed, const std::shared_ptr<api::Administrator> &seen = {});
    /// Tells what came of a change, and reads the list anew.
    Done told(const QString &said, const QString &failed);
    void report(const std::optional<client::ApiFailure> &failure, const QString &said, const QString &failed);
    void sendPassword(
        api::Endpoint endpoint, const QStringList &segments, const json::Object &body, const QString &said);

    QString m_selfId;
    models::AdministratorModel *m_model;
    models::CompanyModel *m_companies; ///< whose names the dialogs show
    QSortFilterProxyModel *m_filter;
    CellModel *m_cells;
    DataTable *m_table = nullptr;
    ContentStack *m_stack = nullptr;
    QWidget *m_list = nullptr;
    Paragraph *m_note = nullptr; ///< in place of the list
    QLabel *m_self = nullptr;
    Paragraph *m_selfRole = nullptr;
    QPushButton *m_ownPassword;
    QPushButton *m_otherSessions;
    QLineEdit *m_search;
    QBoxLayout *m_tools = nullptr;
    QPushButton *m_create;
    QPushButton *m_edit;
    QPushButton *m_more;
    QAction *m_setPassword;
    QAction *m_disable;
    QAction *m_endSessions;
    QAction *m_remove;
    QPointer<AdminDialog> m_dialog;
    QPointer<PasswordDialog> m_passwordDialog;
    std::optional<api::Administrator> m_admin;
    QString m_reason;
};

} // namespace answerdesk::console
