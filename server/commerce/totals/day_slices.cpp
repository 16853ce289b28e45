// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/totals/day_slices.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr qsizetype kMaxPageLength = 400; // in UTF-8 still far below what an index row may have
constexpr qsizetype kDigestLength = 16;

DayKey inSlice(DayKey key, Dimension dimension, const QString &value)
{
    key.dimension = dimension;
    key.value = value;
    return key;
}

void countInSlices(const DayKey &key, const OrderSlices &slices, const DayChange &change, const DaySink &sink)
{
    sink(key, change);
    sink(inSlice(key, Dimension::Source, slices.source), change);
    sink(inSlice(key, Dimension::Locale, slices.locale), change);
    sink(inSlice(key, Dimension::Page, pageValue(slices.pageUrl)), change);
    if (slices.faqId)
        sink(inSlice(key, Dimension::Faq, QString::number(*slices.faqId)), change);
}

} // namespace

QString dimensionName(Dimension dimension)
{
    switch (dimension) {
    case Dimension::Product:
        return u"product"_s;
    case Dimension::Source:
        return u"source"_s;
    case Dimension::Locale:
        return u"locale"_s;
    case Dimension::Page:
        return u"page"_s;
    case Dimension::Faq:
        return u"faq"_s;
    case Dimension::All:
        break;
    }
    return u"all"_s;
}

size_t qHash(const DayKey &key, size_t seed) noexcept
{
    return qHashMulti(seed, key.companyKey, key.day, key.currency, int(key.channel), key.isHelpful,
        key.isDirect, key.isTest, int(key.dimension), key.value);
}

void countCart(const CountedCart &event, const DaySink &sink)
{
    DayChange change;
    change.events = 1;
    change.carts = event.isNewCart ? 1 : 0;
    change.cart = event.change.limbs();
    sink(event.key, change);
    sink(inSlice(event.key, Dimension::Source, event.source), change);
    change.carts = event.isNewItem ? 1 : 0;
    sink(inSlice(event.key, Dimension::Product, event.productId), change);
}

void countOrder(const DayKey &key, Decimal value, const OrderSlices &slices,
    const std::vector<CountedLine> &lines, const DaySink &sink)
{
    DayChange change;
    change.orders = 1;
    change.revenue = Amount::of(value).limbs();
    countInSlices(key, slices, change, sink);
    QSet<std::pair<QString, QString>> seen; // an order with a product on two lines is one order of it
    for (const CountedLine &line : lines) {
        DayKey lineKey = inSlice(key, Dimension::Product, line.productId);
        lineKey.currency = line.currency;
        const std::pair product(line.productId, line.currency);
        DayChange part;
        part.orders = seen.contains(product) ? 0 : 1;
        part.revenue = Amount::of(line.value).limbs();
        seen.insert(product);
        sink(lineKey, part);
    }
}

void countRefund(const DayKey &key, Decimal value, const OrderSlices &slices, const DaySink &sink)
{
    DayChange change;
    change.refunds = 1;
    change.refunded = Amount::of(value).limbs();
    countInSlices(key, slices, change, sink);
}

QString pageValue(const QString &url)
{
    if (url.size() <= kMaxPageLength)
        return url;
    const QByteArray digest = sha256(url.toUtf8()).toHex().left(kDigestLength);
    return url.left(kMaxPageLength - kDigestLength - 1) + u'#' + QLatin1String(digest);
}

} // namespace answerdesk::commerce
