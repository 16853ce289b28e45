// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// Formats of product feeds. Google: Merchant Center, as RSS or Atom, or as columns in TSV or CSV.
enum class FeedFormat { GoogleXml, GoogleColumns, Shopify, WooCommerce, SchemaOrg, Csv };

/// What a column of a feed holds. Further: a fact that is named as the column is. Ignored: nothing.
enum class FeedField {
    Number,
    Url,
    Name,
    Brand,
    Description,
    Price,
    SalePrice,
    SaleDates,
    Currency,
    Availability,
    Gtin,
    Mpn,
    Condition,
    Material,
    Color,
    Size,
    Group,
    Further,
    Ignored
};

/// What is wrong with a row, or with one of its values.
enum class FeedProblem {
    NoIdentity, ///< neither product number, GTIN nor page address
    NoFacts, ///< an identity and nothing else
    BadUrl,
    BadPrice,
    NoCurrency,
    TwoCurrencies,
    BadSalePrice, ///< unreadable, or not below the price
    BadDates,
    BadAvailability,
    BadGtin,
    WrongColumns, ///< more or fewer cells than the header
    BadQuoting,
    BadText, ///< not valid in the declared character set
    TooLarge, ///< a row over 1 MiB, or a value over its length
    Duplicate ///< a later row of the same product replaces it
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::FeedFormat> {
    static constexpr std::pair<api::FeedFormat, const char *> kNames[]
        = {{api::FeedFormat::GoogleXml, "google_xml"}, {api::FeedFormat::GoogleColumns, "google_columns"},
            {api::FeedFormat::Shopify, "shopify"}, {api::FeedFormat::WooCommerce, "woocommerce"},
            {api::FeedFormat::SchemaOrg, "schema_org"}, {api::FeedFormat::Csv, "csv"}};
};

template <>
struct EnumNames<api::FeedField> {
    static constexpr std::pair<api::FeedField, const char *> kNames[] = {{api::FeedField::Number, "number"},
        {api::FeedField::Url, "url"}, {api::FeedField::Name, "name"}, {api::FeedField::Brand, "brand"},
        {api::FeedField::Description, "description"}, {api::FeedField::Price, "price"},
        {api::FeedField::SalePrice, "sale_price"}, {api::FeedField::SaleDates, "sale_dates"},
        {api::FeedField::Currency, "currency"}, {api::FeedField::Availability, "availability"},
        {api::FeedField::Gtin, "gtin"}, {api::FeedField::Mpn, "mpn"},
        {api::FeedField::Condition, "condition"}, {api::FeedField::Material, "material"},
        {api::FeedField::Color, "color"}, {api::FeedField::Size, "size"}, {api::FeedField::Group, "group"},
        {api::FeedField::Further, "further"}, {api::FeedField::Ignored, "ignored"}};
};

template <>
struct EnumNames<api::FeedProblem> {
    static constexpr std::pair<api::FeedProblem, const char *> kNames[] = {
        {api::FeedProblem::NoIdentity, "no_identity"}, {api::FeedProblem::NoFacts, "no_facts"},
        {api::FeedProblem::BadUrl, "bad_url"}, {api::FeedProblem::BadPrice, "bad_price"},
        {api::FeedProblem::NoCurrency, "no_currency"}, {api::FeedProblem::TwoCurrencies, "two_currencies"},
        {api::FeedProblem::BadSalePrice, "bad_sale_price"}, {api::FeedProblem::BadDates, "bad_dates"},
        {api::FeedProblem::BadAvailability, "bad_availability"}, {api::FeedProblem::BadGtin, "bad_gtin"},
        {api::FeedProblem::WrongColumns, "wrong_columns"}, {api::FeedProblem::BadQuoting, "bad_quoting"},
        {api::FeedProblem::BadText, "bad_text"}, {api::FeedProblem::TooLarge, "too_large"},
        {api::FeedProblem::Duplicate, "duplicate"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// A labelled fact of a row.
struct FeedFact {
    QString label;
    QString value;
    friend bool operator==(const FeedFact &, const FeedFact &) = default;

    static constexpr const char *kName = "FeedFact";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedFact;
        return fields(field("label", &T::label, about("Its name in the feed.").required()),
            field("value", &T::value, about("Its value.").required()));
    }
};

/// A product as one row of a feed states it. null: the row does not state it.
struct FeedProductRow {
    qint64 row = 0;
    std::optional<QString> number;
    std::optional<QString> group;
    std::optional<QString> url;
    std::optional<QString> name;
    std::optional<QString> brand;
    std::optional<QString> description;
    std::optional<QString> price;
    std::optional<QString> currency;
    std::optional<QString> salePrice;
    std::optional<schema::Timestamp> saleFrom;
    std::optional<schema::Timestamp> saleUntil;
    std::optional<QString> availability;
    std::optional<QString> gtin;
    std::optional<QString> mpn;
    std::optional<QString> condition;
    std::optional<QString> material;
    std::optional<QString> color;
    std::optional<QString> size;
    std::vector<FeedFact> further;
    friend bool operator==(const FeedProductRow &, const FeedProductRow &) = default;

    static constexpr const char *kName = "FeedProductRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedProductRow;
        return fields(field("row", &T::row, about("Number of the product in the feed, from 1.").required()),
            field("number", &T::number, about("The shop's product number.").nullable()),
            field("group", &T::group, about("Number that the variants of a product share.").nullable()),
            field("url", &T::url, about("Canonical address of its page.").nullable()),
            field("name", &T::name, about("Name.").nullable()),
            field("brand", &T::brand, about("Brand.").nullable()),
            field("description", &T::description, about("Description as plain text.").nullable()),
            field("price", &T::price, about("Price, a decimal.").nullable()),
            field("currency", &T::currency, about("Currency of its prices, ISO 4217.").nullable()),
            field("sale_price", &T::salePrice, about("Reduced price, a decimal.").nullable()),
            field("sale_from", &T::saleFrom, about("Start of the reduced price.").nullable()),
            field("sale_until", &T::saleUntil, about("End of the reduced price.").nullable()),
            field("availability", &T::availability,
                about("Availability.")
                    .nullable()
                    .oneOf("InStock OutOfStock BackOrder PreOrder LimitedAvailability Discontinued")),
            field("gtin", &T::gtin, about("Number of the bar code.").nullable()),
            field("mpn", &T::mpn, about("The manufacturer's number.").nullable()),
            field("condition", &T::condition, about("Condition.").nullable().oneOf("new refurbished used")),
            field("material", &T::material, about("Material.").nullable()),
            field("color", &T::color, about("Colour.").nullable()),
            field("size", &T::size, about("Size.").nullable()),
            field("further", &T::further, about("Other labelled facts.").required()));
    }
};

/// A problem in a row of a feed.
struct FeedLine {
    qint64 row = 0;
    qint64 line = 0;
    std::optional<int> column;
    std::optional<FeedField> field;
    FeedProblem reason = FeedProblem::NoIdentity;
    bool isSkipped = false;
    QString value;
    friend bool operator==(const FeedLine &, const FeedLine &) = default;

    static constexpr const char *kName = "FeedLine";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedLine;
        return fields(
            schema::field("row", &T::row, about("Number of the product in the feed, from 1.").required()),
            schema::field("line", &T::line, about("Line of the file, from 1.").required()),
            schema::field("column", &T::column,
                about("Character in the line, from 1; for CSV and TSV the cell.").nullable()),
            schema::field(
                "field", &T::field, about("The value that has the problem; null: the whole row.").nullable()),
            schema::field("reason", &T::reason, about("The problem.").required()),
            schema::field("is_skipped", &T::isSkipped,
                about("true: the row is not used; false: the row is used without this value.").required()),
            schema::field("value", &T::value, about("The value, 200 characters at most.").required()));
    }
};

/// How often a problem occurred.
struct FeedReasonCount {
    FeedProblem reason = FeedProblem::NoIdentity;
    qint64 count = 0;
    friend bool operator==(const FeedReasonCount &, const FeedReasonCount &) = default;

    static constexpr const char *kName = "FeedReasonCount";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedReasonCount;
        return fields(field("reason", &T::reason, about("The problem.").required()),
            field("count", &T::count, about("Rows with it.").required()));
    }
};

} // namespace answerdesk::api
