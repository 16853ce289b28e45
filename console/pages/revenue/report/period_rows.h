// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/revenue.h"
#include <QtCore/QDate>
#include <QtCore/QList>

namespace answerdesk::console {

/// What the chart draws and the table below it says.
enum class Measure : unsigned char {
    Revenue,
    Orders,
    CartValue,
    Helpful ///< the revenue, with what followed no helpful answer apart from its channels
};

/// One day, week or month. Sums are the exact texts of the server; empty where nothing is known.
struct PeriodRow {
    QDate first;
    QDate last;
    QString chat;
    QString faq;
    QString unhelpful; ///< of Measure::Helpful: revenue that followed no helpful answer
    QString total;
    QString before; ///< as many periods earlier
};

/// The reports that a row is put together from, each of one currency; null where there is none (yet).
struct PeriodSources {
    const api::RevenueOfCurrency *all = nullptr;
    const api::RevenueOfCurrency *chat = nullptr; ///< narrowed to the channel: a day splits its revenue only
    const api::RevenueOfCurrency *faq = nullptr;
    const api::RevenueOfCurrency *before = nullptr;
    bool hasChannels = false; ///< the two of the channels were read; one without orders and carts is null
    bool hasBefore = false; ///< the same for the period before
};

/// Oldest first. Periods are told apart by their first day.
QList<PeriodRow> periodRows(const PeriodSources &sources, Measure measure);

/// "Fri 30 Jan", "26 Jan – 1 Feb", "January 2026".
QString periodName(const PeriodRow &row, api::RevenueInterval interval);
/// Under a bar: shorter.
QString periodLabel(const PeriodRow &row, api::RevenueInterval interval, bool withYear);

} // namespace answerdesk::console
