// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"
#include "console/widgets/dialogs/dialog.h"

class QCheckBox;
class QLineEdit;

namespace answerdesk::console {

class DataTable;
class RecentServersModel;

/// The start dialog: a server on this computer, another one, or one that was open before. It closes when the
/// server is open; while it opens it shows the step and Cancel; a refusal stands beside its field. A server
/// that is open stays open until the new one answers; closing the dialog gives up the opening.
class OpenServerDialog final : public TaskDialog
{
    Q_OBJECT
public:
    explicit OpenServerDialog(Connector &connector, QWidget *parent);
    /// A session ended in mid-work: asks for the password of this server.
    void signInAgain(const RecentServer &server, const Fault &fault);

public slots:
    void reject() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *choice(const QString &icon, const QString &title, const QString &why, QWidget *action);
    void buildForm();
    void fillForm(const RecentServer &server, bool isEdited = false);
    void buildRecent();
    void showProgress(const QString &step);
    void showChoices();
    void showForm();
    void giveUp();
    void showWhatStaysOpen();
    /// isEdited: what is remembered of the server is changed, else it is opened.
    /// One of the three parts, under its heading.
    void showPart(QWidget *part);
    void openForm(const RecentServer &server = {}, bool isEdited = false);
    QPushButton *mainButton() const { return m_edited.isEmpty() ? m_connect : m_save; }
    /// What stands in the form; nothing, and said beside its field, when it cannot be sent.
    std::optional<SignIn> entered(bool needsPassword);
    bool opensAtOnce(const QString &id) const;
    void submit();
    void save();
    void openRow(int row);
    void showFault(const Fault &fault, Connector::Field field);

    Connector &m_connector;
    Paragraph *m_staysOpen;
    QWidget *m_choices;
    QWidget *m_progress;
    QLabel *m_step;
    QWidget *m_form;
    QWidget *m_recent = nullptr;
    DataTable *m_list = nullptr;
    RecentServersModel *m_model = nullptr;
    QCheckBox *m_demo;
    QPushButton *m_start;
    QPushButton *m_open;
    QPushButton *m_connect;
    QPushButton *m_saveAndConnect;
    QPushButton *m_save;
    QLineEdit *m_address;
    QLineEdit *m_name;
    QLineEdit *m_email;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    FormField *m_addressField;
    FormField *m_emailField;
    FormField *m_passwordField;
    QString m_edited; ///< id of the server whose memory the form changes; empty: it signs in
    bool m_isFromForm = false; ///< what is being opened
};

} // namespace answerdesk::console
