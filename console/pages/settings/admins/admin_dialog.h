// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/administrators.h"
#include "shared/api/companies.h"

class QComboBox;

namespace answerdesk::console {

/// Makes an administrator, or changes what one is called and may do. It stays open while the server is asked,
/// so that nothing typed is lost.
class AdminDialog final : public TaskDialog
{
    Q_OBJECT
public:
    using Companies = std::vector<api::Company>;
    AdminDialog(const Companies &companies, QWidget *parent); ///< a new one
    AdminDialog(const api::Administrator &admin, const Companies &companies, QWidget *parent);
    /// reasons: by the names of api::AdministratorRequest; they stand at their fields.
    void showRefusal(const Fault &fault, const QHash<QString, QString> &reasons);

signals:
    void createWanted(const answerdesk::api::AdministratorRequest &request);
    void changeWanted(const answerdesk::api::AdministratorChange &change);

private:
    AdminDialog(const QString &heading, const QString &verb, const Companies &companies, QWidget *parent);
    void buildCompanies(const Companies &companies);
    void finishButtons();
    void submit();
    void showRole();
    api::AdminRole role() const;
    std::vector<QString> chosen() const;
    QLineEdit *m_email;
    FormField *m_emailField;
    QLineEdit *m_password = nullptr;
    FormField *m_passwordField = nullptr;
    QComboBox *m_role;
    FormField *m_roleField;
    QWidget *m_companies;
    FormField *m_companiesField = nullptr;
    QList<std::pair<QString, QCheckBox *>> m_boxes;
    QPushButton *m_act;
    std::optional<api::Administrator> m_before;
};

} // namespace answerdesk::console
