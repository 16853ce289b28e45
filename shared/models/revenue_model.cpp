// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/revenue_model.h"
#include <algorithm>

namespace answerdesk::models {

namespace {

/// The currency of the most orders: where a shop sells in several, the first one that people want to see.
QString mostUsed(const api::Revenue &revenue)
{
    const auto most = std::max_element(revenue.currencies.begin(), revenue.currencies.end(),
        [](const auto &a, const auto &b) { return a.orders < b.orders; });
    return most == revenue.currencies.end() ? QString() : most->currency;
}

} // namespace

void RevenueModel::clear()
{
    m_call.cancel();
    m_revenue.reset();
}

void RevenueModel::refresh()
{
    if (!canAsk())
        return;
    m_call.cancel();
    beginLoading();
    m_call = client()->revenue(company(), m_query, this, [this](client::ApiResult<api::Revenue> revenue) {
        if (!revenue)
            return endLoading(revenue.error());
        beginResetModel();
        m_revenue = std::move(*revenue);
        const QStringList known = currencies();
        const bool isGone = !known.contains(m_currency);
        if (isGone)
            m_currency = mostUsed(*m_revenue);
        endResetModel();
        if (isGone)
            emit currencyChanged();
        endLoading();
    });
}

QStringList RevenueModel::currencies() const
{
    QStringList codes;
    if (m_revenue) {
        for (const api::RevenueOfCurrency &part : m_revenue->currencies)
            codes << part.currency;
    }
    return codes;
}

void RevenueModel::setCurrency(const QString &code)
{
    if (m_currency == code || !currencies().contains(code))
        return;
    beginResetModel();
    m_currency = code;
    endResetModel();
    emit currencyChanged();
}

const api::RevenueOfCurrency *RevenueModel::part(const QString &currency) const
{
    if (!m_revenue)
        return nullptr;
    for (const api::RevenueOfCurrency &part : m_revenue->currencies) {
        if (part.currency == currency)
            return &part;
    }
    return nullptr;
}

RevenueModel::Series RevenueModel::series() const
{
    Series series;
    const api::RevenueOfCurrency *part = chosen();
    if (!part)
        return series;
    for (const api::RevenueDay &day : part->days) {
        series.total << day.revenue.toDouble();
        series.orders << double(day.orders);
        series.added << day.addedToCart.toDouble();
    }
    return series;
}

int RevenueModel::count() const
{
    const api::RevenueOfCurrency *part = chosen();
    return part ? int(part->days.size()) : 0;
}

const api::RevenueDay &RevenueModel::dayAt(int row) const
{
    const auto &days = chosen()->days;
    return days[days.size() - 1 - std::size_t(row)];
}

QVariant RevenueModel::value(int row, int role) const
{
    return role == Qt::DisplayRole ? QVariant(QDate::fromString(dayAt(row).date, Qt::ISODate)) : QVariant();
}

} // namespace answerdesk::models
