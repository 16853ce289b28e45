// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/model/channel.h"
#include "server/storage/connection/connection.h"
#include "shared/core/amount.h"
#include <functional>

namespace answerdesk::commerce {

/// What daily totals are kept by, besides channel, helpful, direct and test.
enum class Dimension { All, Product, Source, Locale, Page, Faq };

inline constexpr std::array kSliceDimensions{
    Dimension::Product, Dimension::Source, Dimension::Locale, Dimension::Page, Dimension::Faq};

QString dimensionName(Dimension dimension); ///< as stored

/// Which row of the daily totals something counts in.
struct DayKey {
    QString companyKey;
    QString day; ///< in the company's time zone
    QString currency;
    Channel channel = Channel::Chat;
    bool isHelpful = false;
    bool isDirect = false;
    bool isTest = false;
    Dimension dimension = Dimension::All;
    QString value = {}; ///< of the dimension; empty for All

    friend bool operator==(const DayKey &, const DayKey &) = default;
};
size_t qHash(const DayKey &key, size_t seed = 0) noexcept;

/// What is added to a row. In limbs, which hold the sum of any transaction's events.
struct DayChange {
    qint64 orders = 0;
    qint64 refunds = 0;
    qint64 events = 0; ///< of carts
    qint64 carts = 0; ///< with their first add or remove of the day
    Amount::Limbs revenue = {};
    Amount::Limbs refunded = {};
    Amount::Limbs cart = {};

    DayChange &operator+=(const DayChange &other);
    friend bool operator==(const DayChange &, const DayChange &) = default;
};

using DaySink = std::function<void(const DayKey &key, const DayChange &change)>;

/// A cart event as far as totals count it.
struct CountedCart {
    DayKey key; ///< of everything
    QString productId;
    QString source;
    Amount change;
    bool isNewCart = false; ///< the cart's first add or remove of the day in this currency
    bool isNewItem = false; ///< the same for the product
};

/// The parts of an order that totals are kept by.
struct OrderSlices {
    QString source;
    QString locale;
    QString pageUrl;
    std::optional<qint64> faqId;
};

struct CountedLine {
    QString productId;
    QString currency;
    Decimal value;
};

// The one place that says what counts where: for the writer as events come, and for the full scan that proves
// its totals.

void countCart(const CountedCart &event, const DaySink &sink);
void countOrder(const DayKey &key, Decimal value, const OrderSlices &slices,
    const std::vector<CountedLine> &lines, const DaySink &sink);
/// key: of the order, but with the day of the refund.
void countRefund(const DayKey &key, Decimal value, const OrderSlices &slices, const DaySink &sink);

/// A page in the totals: its address, or the beginning and a digest of one that is too long for an index.
QString pageValue(const QString &url);

} // namespace answerdesk::commerce
