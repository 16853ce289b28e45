// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/activity_pane.h"

namespace answerdesk::models {
class AuditModel;
}

namespace answerdesk::console {

class AuditDetails;
class RangeBox;

/// Who changed what, and what it was before.
class AuditPane final : public ActivityPane
{
    Q_OBJECT
public:
    explicit AuditPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void setOfServer(bool ofServer) override;
    void setActive(bool active) override;
    /// Shows the changes that have this text in who, action or target.
    void find(const QString &text);
    QString subtitle() const override;
    ExportPlan exported() const override;

protected:
    bool isFiltering() const override;
    void clearFilter() override;
    void applyFilter() override;
    void showRow(int row) override;

private:
    QDate today() const;
    models::AuditModel *m_audit;
    AuditDetails *m_entry;
    QComboBox *m_action;
    RangeBox *m_range;
    const Clock &m_clock;
    bool m_ofServer = false;
};

} // namespace answerdesk::console
