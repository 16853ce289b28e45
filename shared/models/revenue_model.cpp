// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/revenue_model.h"

namespace answerdesk::models {

RevenueModel::RevenueModel(QObject *parent)
    : RemoteModel(parent)
{
}

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
            m_currency = known.value(0);
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

bool RevenueModel::hasOrders() const
{
    return m_revenue
        && std::any_of(m_revenue->currencies.begin(), m_revenue->currencies.end(),
            [](const api::RevenueOfCurrency &part) { return part.orders > 0; });
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

int RevenueModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant RevenueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::RevenueDay &day = dayAt(index.row());
    QString amount;
    switch (index.column()) {
    case ChatColumn:
        amount = day.chat;
        break;
    case FaqColumn:
        amount = day.faq;
        break;
    case TotalColumn:
        amount = day.revenue;
        break;
    case AddedColumn:
        amount = day.addedToCart;
        break;
    default:
        break;
    }
    const QDate date = QDate::fromString(day.date, Qt::ISODate);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == DayColumn   ? QVariant(date)
            : index.column() == OrdersColumn ? QVariant(day.orders)
                                             : QVariant(amount);
    case DateRole:
        return date;
    case AmountRole:
        return amount;
    case NumberRole:
        return index.column() == OrdersColumn ? double(day.orders) : amount.toDouble();
    case OrdersRole:
        return day.orders;
    default:
        return {};
    }
}

QHash<int, QByteArray> RevenueModel::roleNames() const
{
    return {{DateRole, "date"}, {AmountRole, "amount"}, {NumberRole, "number"}, {OrdersRole, "orders"}};
}

} // namespace answerdesk::models
