// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/companies.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace answerdesk::console {

/// Makes a company, or gives one another name. It stays open while the server is asked, so that nothing typed
/// is lost.
class CompanyDialog final : public TaskDialog
{
    Q_OBJECT
public:
    explicit CompanyDialog(QWidget *parent); ///< a new one
    CompanyDialog(const api::Company &company, QWidget *parent);
    /// reasons: by the names of api::CompanyRequest; they stand at their fields.
    void showRefusal(const Fault &fault, const QHash<QString, QString> &reasons);

signals:
    void submitted(const answerdesk::api::CompanyRequest &request);

private:
    CompanyDialog(const QString &heading, const QString &verb, QWidget *parent);
    void submit();
    static QString slugOf(const QString &name);
    QLineEdit *m_name;
    FormField *m_nameField;
    QLineEdit *m_key = nullptr;
    QComboBox *m_region = nullptr; ///< of a new one
    QCheckBox *m_access = nullptr; ///< of a new one
    FormField *m_keyField = nullptr;
    QPushButton *m_act;
    bool m_hasOwnKey = false; ///< somebody has typed one
};

} // namespace answerdesk::console
