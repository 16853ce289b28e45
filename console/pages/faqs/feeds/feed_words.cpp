// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/time_text.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct FeedWords {
    Q_DECLARE_TR_FUNCTIONS(FeedWords)
};

QString number(qint64 n) { return QLocale().toString(n); }

QString size(qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

} // namespace

QString formatText(api::FeedFormat format)
{
    switch (format) {
    case api::FeedFormat::GoogleXml:
        return FeedWords::tr("Google Merchant Center, XML");
    case api::FeedFormat::GoogleColumns:
        return FeedWords::tr("Google Merchant Center, TSV or CSV");
    case api::FeedFormat::Shopify:
        return FeedWords::tr("Shopify");
    case api::FeedFormat::WooCommerce:
        return FeedWords::tr("WooCommerce");
    case api::FeedFormat::SchemaOrg:
        return FeedWords::tr("schema.org, JSON");
    case api::FeedFormat::Csv:
        return FeedWords::tr("Plain CSV");
    }
    return {};
}

QString fieldText(api::FeedField field)
{
    using enum api::FeedField;
    switch (field) {
    case Number:
        return FeedWords::tr("Product number");
    case Url:
        return FeedWords::tr("Page address");
    case Name:
        return FeedWords::tr("Name");
    case Brand:
        return FeedWords::tr("Brand");
    case Description:
        return FeedWords::tr("Description");
    case Price:
        return FeedWords::tr("Price");
    case SalePrice:
        return FeedWords::tr("Reduced price");
    case SaleDates:
        return FeedWords::tr("Dates of the reduced price");
    case Currency:
        return FeedWords::tr("Currency");
    case Availability:
        return FeedWords::tr("Availability");
    case Gtin:
        return FeedWords::tr("GTIN");
    case Mpn:
        return FeedWords::tr("MPN");
    case Condition:
        return FeedWords::tr("Condition");
    case Material:
        return FeedWords::tr("Material");
    case Color:
        return FeedWords::tr("Colour");
    case Size:
        return FeedWords::tr("Size");
    case Group:
        return FeedWords::tr("Group number");
    case Further:
        return FeedWords::tr("Other fact");
    case Ignored:
        return FeedWords::tr("Ignored");
    }
    return {};
}

QString problemText(api::FeedProblem problem)
{
    using enum api::FeedProblem;
    switch (problem) {
    case NoIdentity:
        return FeedWords::tr("No product number, GTIN or page address");
    case NoFacts:
        return FeedWords::tr("No data about the product");
    case BadUrl:
        return FeedWords::tr("Not a page address");
    case BadPrice:
        return FeedWords::tr("Not a price");
    case NoCurrency:
        return FeedWords::tr("A price without a currency");
    case TwoCurrencies:
        return FeedWords::tr("Prices in two currencies");
    case BadSalePrice:
        return FeedWords::tr("The reduced price is not below the price");
    case BadDates:
        return FeedWords::tr("The dates of the reduced price cannot be read");
    case BadAvailability:
        return FeedWords::tr("Not a known availability");
    case BadGtin:
        return FeedWords::tr("Not a GTIN");
    case WrongColumns:
        return FeedWords::tr("More or fewer cells than the header");
    case BadQuoting:
        return FeedWords::tr("A quotation mark is missing");
    case BadText:
        return FeedWords::tr("Not text in this character set");
    case TooLarge:
        return FeedWords::tr("Too long");
    case Duplicate:
        return FeedWords::tr("A later row replaces it");
    }
    return {};
}

QString intervalText(const std::optional<int> &minutes)
{
    if (!minutes)
        return {};
    if (*minutes == 0)
        return FeedWords::tr("On demand");
    if (*minutes == 1440)
        return FeedWords::tr("Every day");
    if (*minutes % 1440 == 0)
        return FeedWords::tr("Every %1 days").arg(*minutes / 1440);
    if (*minutes % 60 == 0)
        return timetext::counted(*minutes / 60, FeedWords::tr("Every hour"), FeedWords::tr("Every %1 hours"));
    return timetext::counted(*minutes, FeedWords::tr("Every minute"), FeedWords::tr("Every %1 minutes"));
}

QString changesText(const api::FeedRun &run)
{
    QStringList parts;
    if (run.added > 0)
        parts << FeedWords::tr("%1 added").arg(number(run.added));
    if (run.changed > 0)
        parts << FeedWords::tr("%1 changed").arg(number(run.changed));
    if (run.removed > 0)
        parts << FeedWords::tr("%1 removed").arg(number(run.removed));
    return parts.isEmpty() ? FeedWords::tr("no changes") : parts.join(u" · "_s);
}

QString receivedText(const api::FeedRun &run)
{
    return run.size ? FeedWords::tr("%1 of %2").arg(size(run.received), size(*run.size)) : size(run.received);
}

QString priceText(const std::optional<QString> &price, const std::optional<QString> &currency)
{
    if (!price)
        return {};
    return currency ? u"%1 %2"_s.arg(*price, *currency) : *price;
}

QString availabilityText(const std::optional<QString> &word)
{
    if (!word)
        return {};
    if (*word == u"InStock")
        return FeedWords::tr("In stock");
    if (*word == u"OutOfStock")
        return FeedWords::tr("Out of stock");
    if (*word == u"BackOrder")
        return FeedWords::tr("On back order");
    if (*word == u"PreOrder")
        return FeedWords::tr("Pre-order");
    if (*word == u"LimitedAvailability")
        return FeedWords::tr("Few left");
    if (*word == u"Discontinued")
        return FeedWords::tr("Discontinued");
    return FeedWords::tr("Unclear");
}

bool hasEnded(const api::FeedRun &run)
{
    using enum api::FeedRunState;
    return run.state == Done || run.state == Failed || run.state == Cancelled;
}

bool isUploaded(const api::Feed &feed) { return !feed.url; }

bool isReceivingFile(const api::Feed &feed)
{
    return isUploaded(feed) && feed.lastRun && feed.lastRun->state == api::FeedRunState::Receiving;
}

FeedStatus FeedStatus::of(const api::Feed &feed, const QDateTime &now)
{
    if (!feed.lastRun)
        return {isUploaded(feed) ? FeedWords::tr("No file yet") : FeedWords::tr("Not run yet"), {}, {}};
    const api::FeedRun &run = *feed.lastRun;
    const QString when = run.endedAt ? timetext::ago(timetext::moment(run.endedAt), now) : QString();
    switch (run.state) {
    case api::FeedRunState::Receiving:
        return {isUploaded(feed) ? FeedWords::tr("Uploading") : FeedWords::tr("Fetching"), receivedText(run),
            Tone::Info};
    case api::FeedRunState::Checking:
        return {FeedWords::tr("Checking"),
            timetext::counted(run.rows, FeedWords::tr("1 row"), FeedWords::tr("%1 rows")), Tone::Info};
    case api::FeedRunState::Held:
        return {FeedWords::tr("Held"), FeedWords::tr("to confirm"), Tone::Warning};
    case api::FeedRunState::Applying:
        return {FeedWords::tr("Applying"),
            FeedWords::tr("%1 of %2").arg(number(run.processed), number(run.rows)), Tone::Info};
    case api::FeedRunState::Done:
        return {FeedWords::tr("Done"), when, Tone::Success};
    case api::FeedRunState::Failed:
        return {FeedWords::tr("Failed"), when, Tone::Danger};
    case api::FeedRunState::Cancelled:
        return {FeedWords::tr("Cancelled"), when, Tone::Neutral};
    }
    return {};
}

} // namespace answerdesk::console
