// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/export/export_plan.h"
#include "shared/core/clock.h"
#include "shared/models/api_key_model.h"
#include <QtCore/QTimer>

class QLineEdit;
class QPushButton;
class QSplitter;

namespace answerdesk::console {

class AnalyticsSecretBar;
class ContentStack;
class KeyDialog;
class CellModel;
class DataTable;
class KeyDetails;
class KeyFilter;
class ListExport;
class PageHeader;
class RotateKeyDialog;
class SegmentedControl;
class SelectedRows;
class Toolbar;

/// Who can call us, and what is about to stop.
class KeysPage final : public Page
{
    Q_OBJECT
public:
    explicit KeysPage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setActive(bool active) override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// "expiring": the keys that soon stop working, or "create": the dialog that makes one.
    void showView(const QString &view) override;

public slots:
    void createKey();
    void editCurrent();
    void rotateCurrent();
    void revokeCurrent();
    /// Those of the selected keys that work, after one question.
    void revokeSelected();

private:
    void buildToolbar();
    void buildSelection();
    void connectModel();
    void showState();
    void readEdited(const QString &keyId, const Fault &fault, const Error &error);
    void showDetails();
    void applyActions();
    void applyTick(); ///< each second while an end is less than a minute away
    void applyRights();
    QString reasonAgainstWriting() const; ///< empty: it can be
    void clearFilter();
    int currentRow() const; ///< of the model, -1 without one
    bool canChange(int row) const;
    QStringList revocable() const; ///< of the selected ones
    ExportPlan exported() const;

    const Clock &m_clock;
    models::ApiKeyModel *m_model;
    KeyFilter *m_filter;
    CellModel *m_cells;
    PageHeader *m_header;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    AccessRights *m_rights;
    SegmentedControl *m_choice;
    DataTable *m_table;
    SelectedRows *m_selection = nullptr;
    ListExport *m_export;
    KeyDetails *m_details;
    QSplitter *m_split;
    ContentStack *m_stack;
    AnalyticsSecretBar *m_analyticsSecret;
    QPushButton *m_create;
    QPushButton *m_createFirst;
    QAction *m_createAction;
    QAction *m_editAction;
    QAction *m_rotateAction;
    QAction *m_revokeAction;
    QPointer<KeyDialog> m_dialog;
    QPointer<RotateKeyDialog> m_rotation;
    client::PendingCall m_reading;
    QByteArray m_editedTag; ///< of the key in the dialog
    QString m_offlineReason; ///< empty: online
    QTimer *m_tick;
};

} // namespace answerdesk::console
