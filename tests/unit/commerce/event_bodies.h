// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/unit/commerce/shop.h"

namespace answerdesk::commerce {

using namespace Qt::Literals::StringLiterals;

inline constexpr qint64 kHour = 3'600'000;

/// The members that every body of a test has; the test changes or drops some.
inline json::Object cartBody()
{
    return {{u"company_key"_s, u"nordfjell"_s}, {u"user_fingerprint"_s, fingerprint(1)},
        {u"user_faq_fingerprint"_s, fingerprint(101)}, {u"type"_s, u"ITEM_ADDED"_s},
        {u"product_id"_s, u"tent"_s}, {u"product_name"_s, u"Alta 2 tent"_s},
        {u"value"_s, json::Number{"349.00"}}, {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};
}

inline json::Object checkoutBody()
{
    const json::Object line{{u"product_id"_s, u"tent"_s}, {u"product_name"_s, u"Alta 2 tent"_s},
        {u"quantity"_s, 1}, {u"value"_s, json::Number{"349.00"}}, {u"currency"_s, u"EUR"_s}};
    return {{u"company_key"_s, u"nordfjell"_s}, {u"user_fingerprint"_s, fingerprint(1)},
        {u"user_faq_fingerprint"_s, fingerprint(101)}, {u"value"_s, json::Number{"368.95"}},
        {u"currency"_s, u"EUR"_s}, {u"orderId"_s, u"NF-1"_s}, {u"line_items"_s, json::Array{line}}};
}

inline json::Object with(json::Object body, const QString &name, std::optional<json::Value> value)
{
    std::erase_if(body, [&](const auto &member) { return member.first == name; });
    if (value)
        body.emplace_back(name, *value);
    return body;
}

inline QByteArray bytes(const json::Object &body) { return json::Value(body).toJson(); }

/// What goes out as the body.
inline QByteArray contentOf(const http::HttpResponse &response)
{
    return (response.prepared ? response.prepared->body : QByteArray()) + response.body;
}

inline QByteArray codeOf(const http::HttpResponse &response)
{
    return response.status == 200 ? QByteArray("ok")
                                  : json::parse(contentOf(response))->string(u"error_code").toLatin1();
}

/// The company has had its rows of this second.
inline void useUpDiagnosticRows(Shop &shop)
{
    while (shop.diagnosticRows.take(shop.company.key)) { }
}

} // namespace answerdesk::commerce
