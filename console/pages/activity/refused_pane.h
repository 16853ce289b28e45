// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/activity_pane.h"
#include "shared/models/commerce_list_model.h"

namespace answerdesk::console {

class RefusedDetails;

/// Cart and checkout events that were refused, with what would have made them pass.
class RefusedPane final : public ActivityPane
{
    Q_OBJECT
public:
    explicit RefusedPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void setActive(bool active) override;
    QString subtitle() const override;
    ExportPlan exported() const override;
    /// Events that were refused with this code.
    void showCode(const QString &code);

signals:
    void requestsWanted(const QString &code);

protected:
    bool isFiltering() const override;
    void clearFilter() override;
    void applyFilter() override;
    void showRow(int row) override;

private:
    client::Query filter() const;
    models::RefusedEventModel *m_events;
    RefusedDetails *m_event;
    QComboBox *m_code;
};

} // namespace answerdesk::console
