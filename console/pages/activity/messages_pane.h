// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/activity_pane.h"

namespace answerdesk::console {

class MessageDetails;
class MessageFilter;
class MessageLog;

/// What this window has said since the program was started, whatever the server and the company were.
class MessagesPane final : public ActivityPane
{
    Q_OBJECT
public:
    explicit MessagesPane(const Clock &clock, QWidget *parent = nullptr);
    void add(const ToastText &toast);
    void setSession(client::ApiClient *, const QString &) override { }
    void setActive(bool) override { }
    QString subtitle() const override;
    ExportPlan exported() const override;

signals:
    void requestWanted(const QString &requestId);

protected:
    bool isFiltering() const override;
    void clearFilter() override;
    void applyFilter() override;
    void showRow(int row) override;

private:
    bool faultsOnly() const;
    const Clock &m_clock;
    MessageLog *m_log;
    MessageFilter *m_shown;
    MessageDetails *m_message;
    QComboBox *m_kind;
};

} // namespace answerdesk::console
