// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/bench/bench_session.h"
#include "shared/core/clock.h"

class QComboBox;
class QPushButton;
class QStackedWidget;

namespace answerdesk::console {

class ActivityPane;
class AuditPane;
class MessagesPane;
class PageHeader;
class RefusedPane;
class RequestsPane;
class RowExport;
class SegmentedControl;

/// What is the server doing now: requests as they come, events that were refused and why, and who changed
/// what, and what this window has said.
class ActivityPage final : public Page
{
    Q_OBJECT
public:
    enum Segment { Requests, Refused, Audit, Messages };
    explicit ActivityPage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// "requests", "errors", "audit" or "messages".
    void showView(const QString &view) override;
    void messageShown(const ToastText &toast) override;

    void showSegment(int segment);

signals:
    /// What is known of a request, to be tried in the test bench; without a text just the bench.
    void benchWanted(const answerdesk::console::BenchQuestion &question);
    /// What the log knows of any other request, to be tried in the test bench.
    void requestWanted(const answerdesk::client::RawRequest &request);

private:
    void buildHeader();
    void buildActions();
    void connectPanes();
    QAction *action(const char *name, const QString &text, const QString &icon, const QKeySequence &keys);
    ActivityPane *current() const;
    void showState();
    void applyRights();
    void applyScope();
    void exportRows();

    AccessRights *m_rights;
    RowExport *m_export;
    PageHeader *m_header;
    SegmentedControl *m_segments;
    QComboBox *m_scope;
    QPushButton *m_pause;
    RequestsPane *m_requests;
    RefusedPane *m_refused;
    AuditPane *m_audit;
    MessagesPane *m_messages;
    QStackedWidget *m_stack;
    QAction *m_pauseAction = nullptr;
    QAction *m_errorsAction = nullptr;
    QAction *m_exportAction = nullptr;
    QAction *m_copyAction = nullptr;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    bool m_isActive = false;
    bool m_isOffline = false;
    QString m_offlineReason;
};

} // namespace answerdesk::console
