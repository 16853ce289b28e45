// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/pages/settings/form/settings_form.h"
#include "console/widgets/feedback/toast.h"
#include "shared/models/company_model.h"
#include <QtCore/QSortFilterProxyModel>

class QAction;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class CellModel;
class CompanyDialog;
class ContentStack;
class DataTable;
class ListExport;

/// The companies of the server that the administrator sees: make one, rename one, shut one off, go to one,
/// delete one.
class CompaniesPane final : public SectionPanel
{
    Q_OBJECT
public:
    explicit CompaniesPane(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &company);
    void refresh();
    /// Why none can be made or deleted, and why none can be changed; empty where they can.
    void setReasons(const QString &againstOperating, const QString &againstChanging);
    void focusFilter();
    /// A button that writes the list to a file.
    void addExport(const ListExport &files);
    /// The rows that the filter lets through.
    ExportPlan exported() const;
    bool hasRows() const { return m_filter->rowCount() > 0; }
    /// Asks what a new company is called, and makes it.
    void create();

signals:
    void companiesChanged(const QString &key); ///< of one that is there
    void companyDeleted(const QString &key);
    void companyWanted(const QString &key); ///< empty: none
    void toastWanted(const answerdesk::console::ToastText &toast);
    void rowsChanged();

private:
    void build();
    void connectModel();
    void showState();
    void applyActions();
    const api::Company *current() const;
    void rename();
    void switchAccess();
    // company_deletion.cpp
    void remove();
    void sendDeletion(const api::Company &company);
    void deleted(const api::Company &company);
    QString another(const QString &key) const;
    /// Over what the company is by then; done gets the failure, or nothing.
    void change(const QString &key, const api::CompanyRequest &request,
        std::function<void(std::optional<client::ApiFailure>)> done);
    void showRefusal(const QString &what, const client::ApiFailure &failure);
    void written(const QString &key, const QString &said);

    QString m_company;
    models::CompanyModel *m_model;
    QSortFilterProxyModel *m_filter;
    CellModel *m_cells;
    DataTable *m_table;
    ContentStack *m_stack;
    QLineEdit *m_search;
    QBoxLayout *m_tools = nullptr;
    QPushButton *m_create;
    QPushButton *m_open;
    QPushButton *m_rename;
    QPushButton *m_more;
    QAction *m_access;
    QAction *m_remove;
    QPointer<CompanyDialog> m_dialog;
    QString m_againstOperating, m_againstChanging;
};

} // namespace answerdesk::console
