// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// Holds the daily totals of some days against a full scan of the events, mends what differs, and attributes
/// orders anew by the settings of today. A server works for a second at a time and is asked on until all days
/// are done; closing stops that. GUI thread.
class TotalsDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// Both days belong to it, as yyyy-mm-dd. against: why nothing may be changed; empty when it may.
    TotalsDialog(client::ApiClient *client, const QString &companyKey, const QString &from, const QString &to,
        const QString &against, QWidget *parent);
    /// Its server is open with another client, or is not: what was under way ends.
    void setClient(client::ApiClient *client, const QString &companyKey);

signals:
    void totalsChanged();

private:
    enum class Work { Check, Mend, Attribute };
    void begin(Work work);
    void ask(const QString &from);
    template <typename Answer>
    void call(api::Endpoint endpoint, const QString &from);
    void add(const api::RevenueCheck &part);
    void add(const api::Recalculation &part);
    void goOn(const std::optional<QString> &nextFrom);
    void end();
    void showResult();
    void showDifferences();

    QPointer<client::ApiClient> m_client;
    const QString m_place, m_company, m_from, m_to, m_against;
    Work m_work = Work::Check;
    client::PendingCall m_call;
    bool m_isWorking = false;
    qint64 m_days = 0;
    std::vector<api::TotalDifference> m_differences;
    api::Recalculation m_attributed; ///< summed up
    Paragraph *m_state;
    Paragraph *m_list;
    QPushButton *m_attribute;
    QPushButton *m_mend;
    QPushButton *m_check;
};

} // namespace answerdesk::console
