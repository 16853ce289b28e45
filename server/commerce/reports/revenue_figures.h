// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/model/exact_sum.h"
#include "server/commerce/reports/day_range.h"
#include "server/commerce/reports/revenue_store.h"

namespace answerdesk::commerce {

/// What daily totals add up to, and every figure of the reports that follows from it. The formulae in words
/// are those of shared/api/revenue_figures.h, by name.
class Figures
{
public:
    void add(const DayTotal &total);
    void add(const TicketChange &tickets) { m_tickets += tickets; }

    const TicketChange &tickets() const { return m_tickets; }
    qint64 orders() const { return m_orders; }
    qint64 carts() const { return m_carts; }
    /// A figure as exact text: of money with at least these digits, averages rounded to them. Nothing where
    /// there is nothing to divide by.
    std::optional<QString> text(std::string_view figure, int digits) const;
    /// Attributed revenue of a channel.
    QString channelText(Channel channel, int digits) const;
    bool hasMoreRevenueThan(const Figures &other) const { return other.m_revenue < m_revenue; }

private:
    std::optional<Amount> amount(std::string_view figure) const;
    std::optional<qint64> count(std::string_view figure) const;

    Amount m_revenue;
    Amount m_refunded;
    Amount m_chat;
    Amount m_helpful;
    Amount m_direct;
    qint64 m_orders = 0;
    ExactSum m_cart;
    qint64 m_carts = 0;
    QSet<QString> m_activeDays;
    TicketChange m_tickets;
};

/// The change from one figure to another in percent with one decimal; nothing when the first is nothing.
std::optional<QString> changePercent(
    const std::optional<QString> &before, const std::optional<QString> &after);

/// Paths of the admin API that show the rows behind figures of one company and range.
class RowPaths
{
public:
    RowPaths(const accounts::Company &company, const DayRange &range, const api::RevenueFilter &filter)
        : m_company(company)
        , m_range(range)
        , m_filter(filter)
    {
    }
    /// extra: further parameters, over those of the filter.
    QString of(api::FigureRows rows, const QString &currency,
        const QList<std::pair<QString, QString>> &extra = {}) const;

private:
    const accounts::Company &m_company;
    DayRange m_range;
    api::RevenueFilter m_filter;
};

/// What totals a filter asks for; of a product, a source, a locale, a page or a FAQ in their own dimension.
TotalsWanted wantedBy(
    const accounts::Company &company, const DayRange &range, const api::RevenueFilter &filter);

} // namespace answerdesk::commerce
