// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"
#include "console/export/export_plan.h"
#include "console/widgets/feedback/toast.h"
#include "shared/core/clock.h"
#include "shared/models/log_model.h"
#include <QtCore/QTimer>

class QBoxLayout;
class QProgressBar;
class QPushButton;

namespace answerdesk::console {

class ListExport;
class Badge;
class BusyBar;
class ContentStack;
class DataTable;
class EmptyState;
class LocalCare;
class Paragraph;

/// Backups of the running server's database: the last good one, progress of the one that is made, all of
/// them; the integrity check; and, for the server inside this program, restoring. GUI thread.
class BackupPane final : public QWidget
{
    Q_OBJECT
public:
    /// care: null without a server inside this program. Both outlive the pane.
    BackupPane(const Clock &clock, Connector &connector, LocalCare *care, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client);
    /// What is open is the server inside this program.
    void setLocal(bool isLocal);
    void setActive(bool active);
    void refresh();
    /// Why nothing can be written; empty: it can.
    void setReason(const QString &reason);
    const QString &reason() const { return m_reason; }
    DataTable *table() const { return m_table; }
    QString subtitle() const;

    /// What "Export…" writes.
    ExportPlan exported() const;
    void addExport(const ListExport &files);

public slots:
    void backUp();
    void check();
    void remove();
    void restore();
    /// A backup that lies somewhere on this computer.
    void chooseFile();

signals:
    void changed();
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void buildCards(QBoxLayout *box);
    void buildTable(QBoxLayout *box);
    void readCheck();
    void showCheck(const api::IntegrityCheck &check);
    bool isChecking() const { return m_found.state == api::IntegrityState::Running; }
    void showState();
    QString backupFolder() const;
    void askFor(const QString &file, const QString &what, const QString &typed);
    void restoreFrom(const QString &file);
    const api::Backup *chosen() const;
    void fail(const QString &what, const client::ApiFailure &why);

    const Clock &m_clock;
    Connector &m_connector;
    LocalCare *m_care;
    QPointer<client::ApiClient> m_client;
    models::BackupModel *m_model;
    QPushButton *m_backUp;
    QPushButton *m_check;
    QPushButton *m_remove;
    QBoxLayout *m_tools = nullptr; ///< above the table
    QPushButton *m_restore;
    QPushButton *m_restoreFile;
    QWidget *m_cards = nullptr; ///< of the running server
    EmptyState *m_empty = nullptr;
    Paragraph *m_last = nullptr;
    Paragraph *m_checked = nullptr;
    Badge *m_lastState = nullptr;
    Badge *m_checkState = nullptr;
    QProgressBar *m_progress = nullptr;
    BusyBar *m_checking = nullptr; ///< a check tells no progress
    DataTable *m_table = nullptr;
    ContentStack *m_stack = nullptr;
    client::PendingCall m_call;
    client::PendingCall m_checkCall;
    QTimer m_again;
    QString m_reason;
    QString m_awaited; ///< the backup that was asked for here; its end is told
    api::IntegrityCheck m_found; ///< by the last check, or the one that runs
    bool m_isLocal = false;
    bool m_isActive = false;
};

} // namespace answerdesk::console
