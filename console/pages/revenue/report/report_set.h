// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/report/period_rows.h"
#include "console/pages/revenue/report/report_scope.h"
#include "shared/models/revenue_model.h"

namespace answerdesk::console {

/// A report with those that stand beside it: the same days of each channel, and those that it is compared
/// with. They are read after it, for exactly its days. GUI thread.
class ReportSet final : public QObject
{
    Q_OBJECT
public:
    explicit ReportSet(QObject *parent = nullptr);
    models::RevenueModel *main() const { return m_main; }
    void setSession(client::ApiClient *client, const QString &companyKey);
    void ask(const ReportScope &scope);
    void setComparison(Comparison comparison);
    Comparison comparison() const { return m_comparison; }
    /// The report, its figures held against the days of the comparison; those of the period before come with
    /// it, those of last year once they are read.
    api::Revenue compared() const;
    /// Whether each day, or month, has one to stand beside it.
    bool comparesPeriods() const;
    /// Of the chosen currency.
    PeriodSources sources() const;

signals:
    void besideLoaded(); ///< one of the others has come
    void besideFailed(const answerdesk::client::ApiFailure &failure);

private:
    void askBeside();
    void askForComparison();
    void ask(models::RevenueModel *model, const QString &from, const QString &to,
        const std::optional<api::TicketChannel> &channel);
    std::pair<QString, QString> comparedDays() const; ///< the first and the last
    bool isOfMain(const models::RevenueModel *model) const;
    models::RevenueModel *m_main;
    models::RevenueModel *m_chat;
    models::RevenueModel *m_faq;
    models::RevenueModel *m_before;
    ReportScope m_scope;
    Comparison m_comparison = Comparison::PeriodBefore;
};

} // namespace answerdesk::console
