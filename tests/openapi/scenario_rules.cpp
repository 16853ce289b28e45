// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/openapi/scenario.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::Endpoint;

void recordPageRules(ExchangeBook &book, FakeSite &site, Identifiers ids)
{
    site.serve("/specials/alta-2",
        {"<!doctype html><html lang=en><head><title>About the Alta 2</title></head><body><main id=detail>"
         "<h1>About the Alta 2</h1><p>The tent was made for two people who walk far and sleep well.</p>"
         "<p class=model>Alta 2 tent</p><p class=price>249.00 EUR</p><table class=spec><tr><th>Weight</th>"
         "<td>3.2 kg</td></tr></table></main></body></html>"});
    const QString pattern = site.hostPort() + u"/specials/*"_s;
    const auto selector = [](const QString &field, const QString &text) {
        return json::Value(json::Object{{u"field"_s, field}, {u"selector"_s, text}});
    };
    const json::Array selectors{selector(u"name"_s, u"#detail .model"_s),
        selector(u"price"_s, u"#detail .price"_s), selector(u"specification"_s, u"table.spec"_s)};
    book.record({Endpoint::TryPageRule, "tried",
        "A page that looks like an article, and where its facts stand", pathWith(Endpoint::TryPageRule, ids),
        json::Object{{u"url"_s, site.url(u"/specials/alta-2"_s)}, {u"pattern"_s, pattern},
            {u"effect"_s, u"select"_s}, {u"selectors"_s, selectors}}});
    const Answer created = book.record({Endpoint::CreatePageRule, "created", "Places of facts on some pages",
        pathWith(Endpoint::CreatePageRule, ids),
        json::Object{{u"pattern"_s, pattern}, {u"effect"_s, u"select"_s}, {u"selectors"_s, selectors}}});
    book.record({Endpoint::CreatePageRule, "invalid", "An unsupported selector",
        pathWith(Endpoint::CreatePageRule, ids),
        json::Object{{u"pattern"_s, u"shop.example/products/*"_s}, {u"effect"_s, u"select"_s},
            {u"selectors"_s, json::Array{selector(u"name"_s, u"h1:hover"_s)}}}});
    ids["page_rule"] = created.text(u"rule_id").toLatin1();
    const QString magazine = u"shop.example/magazine/**"_s;
    const Answer replaced = book.record({Endpoint::PutPageRules, "replaced", "A second rule before the first",
        pathWith(Endpoint::PutPageRules, ids),
        json::Object{{u"rules"_s,
            json::Array{json::Object{{u"pattern"_s, magazine}, {u"effect"_s, u"not_product"_s}},
                json::Object{
                    {u"pattern"_s, pattern}, {u"effect"_s, u"select"_s}, {u"selectors"_s, selectors}}}}}});
    book.record(
        {Endpoint::ChangePageRule, "moved", "Pinned to the top", pathWith(Endpoint::ChangePageRule, ids),
            json::Object{{u"position"_s, 0}}, {{"If-Match", replaced.header("ETag")}}});
    book.record(
        {Endpoint::GetPageRules, "rules", "The company's rules", pathWith(Endpoint::GetPageRules, ids)});
    book.record({Endpoint::DeletePageRule, "deleted", "Its pages are read without it",
        pathWith(Endpoint::DeletePageRule, ids)});
}

} // namespace answerdesk::test
