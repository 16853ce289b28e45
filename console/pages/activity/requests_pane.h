// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include "console/pages/activity/activity_pane.h"

namespace answerdesk::models {
class ApiKeyModel;
class RequestModel;
} // namespace answerdesk::models

namespace answerdesk::console {

class Badge;
class RequestDetails;

/// What is the server doing now: the request log, live. The rows stand still while it is paused and while
/// somebody has scrolled down; a button says how many came meanwhile and leads back to them.
class RequestsPane final : public ActivityPane
{
    Q_OBJECT
public:
    explicit RequestsPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void setOfServer(bool ofServer) override;
    void setActive(bool active) override;
    QString subtitle() const override;
    ExportPlan exported() const override;

    bool isPaused() const { return m_isPaused; }
    bool showsErrorsOnly() const;
    void setOffline(bool offline);
    /// Why no answer can be corrected; empty when it can.
    void setReasonAgainstCorrecting(const QString &reason);
    /// Requests with this text in them, of the shop's endpoints.
    void find(const QString &text);
    /// One request, whoever made it.
    void showRequest(const QString &requestId);

public slots:
    void setPaused(bool paused);
    void setErrorsOnly(bool only);
    /// Back to the newest, and on with them.
    void follow();

signals:
    void benchWanted(const answerdesk::console::BenchQuestion &question);
    void requestWanted(const answerdesk::client::RawRequest &request);
    void refusedEventsWanted(const QString &code);
    void documentWanted(const QString &documentId);

protected:
    bool isFiltering() const override;
    void clearFilter() override;
    void applyFilter() override;
    void showRow(int row) override;

private:
    void buildToolbar();
    void hold();
    void look(const QString &text);
    void showFollowing();
    models::RequestModel *m_requests;
    models::ApiKeyModel *m_keys;
    RequestDetails *m_request;
    QComboBox *m_calls;
    QComboBox *m_status;
    QComboBox *m_outcome;
    Badge *m_state;
    QPushButton *m_news;
    bool m_ofServer = false;
    bool m_isPaused = false;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
