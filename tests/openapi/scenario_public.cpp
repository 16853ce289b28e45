// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoints.h"
#include "tests/openapi/scenario.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::Endpoint;

namespace {

constexpr char kVisitor[] = "3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10";
constexpr char kFaqVisitor[] = "9b7d1f60-52c4-4b1e-8a3d-0c5e7f9a1b22";
constexpr char kStranger[] = "c0ffee00-52c4-4b1e-8a3d-0c5e7f9a1b22";

json::Value cartEvent(const char *type, const char *quantity, const char *visitor = kVisitor)
{
    return parsedBody(QByteArray(R"({"company_key":"nordfjell","user_fingerprint":")") + visitor
        + R"(","user_faq_fingerprint":")" + (visitor == kVisitor ? kFaqVisitor : visitor) + R"(","type":")"
        + type
        + R"(","product_id":"NF-ALTA-2","product_name":"Alta 2 tent","value":349.00,"currency":"EUR","quantity":)"
        + quantity + R"(,"source":"web"})");
}

json::Value checkout(const char *company, const char *visitor, const char *order)
{
    return parsedBody(QByteArray(R"({"company_key":")") + company + R"(","user_fingerprint":")" + visitor
        + R"(","user_faq_fingerprint":")" + (QByteArrayView(visitor) == kVisitor ? kFaqVisitor : visitor)
        + R"(","value":353.95,"currency":"EUR","orderId":")" + order
        + R"(","line_items":[{"product_id":"NF-ALTA-2","product_name":"Alta 2 tent","quantity":1,"value":349.00,"currency":"EUR"}]})");
}

/// The mistakes that every endpoint with an API key answers alike.
void recordKeyMistakes(ExchangeBook &book, Endpoint endpoint, const QByteArray &path, const json::Value &body,
    const json::Object &otherScope)
{
    TestServer &server = book.server();
    const QByteArray key = server.makeKey(u"nordfjell"_s);
    server.clock().advance(1000); // a list is in the order of making
    const QByteArray narrow = server.makeKey(u"nordfjell"_s, otherScope);
    const auto record = [&](const char *name, const char *summary, const QByteArray &bearerKey) {
        Headers headers;
        if (!bearerKey.isEmpty())
            headers << bearer(bearerKey);
        else
            headers.emplace_back("Authorization", "Basic c2hvcDpzZWNyZXQ=");
        book.record({endpoint, name, summary, path, body, headers});
    };
    record("noKey", "No API key", {});
    record("unknownKey", "A key that is not one of this server's", "ad_live_unknown");
    record("scope", "A key without the scope", narrow);
    server.changeCompany(u"nordfjell"_s, {{u"api_access"_s, false}});
    record("accessOff", "API access is turned off for the company", key);
    server.changeCompany(u"nordfjell"_s, {{u"api_access"_s, true}});
    const bool isFaqs = endpoint == Endpoint::ProductFaqs;
    const QString limit = isFaqs ? u"faqs_per_minute"_s : u"messages_per_minute"_s;
    server.changeCompany(u"nordfjell"_s, {{limit, 1}});
    record("tooMany", "More requests than the company's limit", key);
    server.changeCompany(u"nordfjell"_s, {{limit, isFaqs ? 500 : 600}});
}

} // namespace

json::Value parsedBody(const QByteArray &text) { return json::parse(text).value_or(json::Value()); }

void recordMessages(ExchangeBook &book, Identifiers &ids)
{
    const QByteArray metadata = QByteArray(R"({"user_fingerprint":")") + kVisitor
        + R"(","user_faq_fingerprint":")" + kFaqVisitor + R"("})";
    const json::Value question = parsedBody(
        R"({"query_text":"How long does delivery to Germany take?","locale":"en","user_metadata":)" + metadata
        + '}');
    const Answer first
        = book.record({Endpoint::SendMessage, "question", "A question starts a conversation", {}, question});
    ids["thread"] = first.text(u"thread_id").toLatin1();
    const auto follow = [&](const char *text, const QByteArray &thread) {
        return parsedBody(QByteArray(R"({"query_text":")") + text + R"(","thread_id":")" + thread + "\"}");
    };
    book.record({Endpoint::SendMessage, "followUp", "A follow-up in the same conversation", {},
        follow("And to Switzerland?", ids["thread"]), {{"Idempotency-Key", "chat-7-2"}}});
    book.record(
        {Endpoint::SendMessage, "replayed", "Repeated after a lost response: returns the first response", {},
            follow("And to Switzerland?", ids["thread"]), {{"Idempotency-Key", "chat-7-2"}}});
    book.record({Endpoint::SendMessage, "keyReused", "The Idempotency-Key of another request", {},
        follow("And to Austria?", ids["thread"]), {{"Idempotency-Key", "chat-7-2"}}});
    book.record({Endpoint::SendMessage, "notKnown", "The documents do not contain the answer", {},
        parsedBody(R"({"query_text":"Who won the world cup in 1998?"})")});
    book.record(
        {Endpoint::SendMessage, "missing", "The question is missing", {}, parsedBody(R"({"locale":"en"})")});
    book.record({Endpoint::SendMessage, "invalid", "Fields of a wrong type or format", {},
        parsedBody(R"({"query_text":"Hello!","faq_id":"first","locale":"not a tag"})")});
    book.record({Endpoint::SendMessage, "unknownThread", "A thread that the company does not have", {},
        follow("And to Switzerland?", "018f2c6e-0000-4000-8000-000000000000")});
    Headers plain{{"Content-Type", "text/plain"}};
    book.record({Endpoint::SendMessage, "notJson", "A body that is not sent as JSON", {}, {}, plain,
        "How long does delivery take?"});
    recordKeyMistakes(
        book, Endpoint::SendMessage, {}, question, {{u"scopes"_s, json::Array{u"faqs:read"_s}}});
}

void recordFaqs(ExchangeBook &book, FakeSite &site, Identifiers &ids)
{
    const auto pathOf = [&](const QString &url, const QByteArray &more = {}) {
        return "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url) + more;
    };
    const QString url = site.url(u"/products/alta-2"_s);
    site.hold("/products/alta-2");
    book.record({Endpoint::ProductFaqs, "generating", "The first request starts the generation",
        pathOf(url, "&locale=en&count=3")});
    site.release("/products/alta-2");
    const json::Value page = book.server().waitForPage(u"nordfjell"_s, url);
    ids["page"] = page.string(u"page_id").toLatin1();
    const Answer ready = book.record(
        {Endpoint::ProductFaqs, "ready", "The FAQs are ready", pathOf(url, "&locale=en&count=3")});
    book.record({Endpoint::ProductFaqs, "unchanged", "No changes since then",
        pathOf(url, "&locale=en&count=3"), {}, {{"If-None-Match", ready.header("ETag")}}});
    book.record({Endpoint::ProductFaqs, "notAllowed", "A host that is not allowed",
        pathOf(u"https://other.example/products/1"_s)});
    book.record({Endpoint::ProductFaqs, "missing", "page_url is missing", "/api/v1/product-faqs"});
    book.record({Endpoint::ProductFaqs, "invalid", "count and page_url are wrong",
        pathOf(u"ftp://shop.example/1"_s, "&count=11")});
    book.server().changeCompany(u"nordfjell"_s, {{u"faqs_enabled"_s, false}});
    book.record(
        {Endpoint::ProductFaqs, "switchedOff", "The feature is turned off for the company", pathOf(url)});
    book.server().changeCompany(u"nordfjell"_s, {{u"faqs_enabled"_s, true}});
    recordKeyMistakes(
        book, Endpoint::ProductFaqs, pathOf(url), {}, {{u"scopes"_s, json::Array{u"messages:write"_s}}});

    const json::Value body = ready.json();
    const json::Value &faq = body.find(u"faqs")->asArray()->front();
    const QByteArray id = faq.find(u"faq_id")->toJson();
    ids["faq"] = id;
    const json::Value question(faq.string(u"question"));
    book.record({Endpoint::SendMessage, "faq", "The answer of a FAQ", {},
        parsedBody("{\"query_text\":" + question.toJson() + ",\"faq_id\":" + id + '}')});
    book.record({Endpoint::SendMessage, "mismatch", "query_text is not the FAQ's question", {},
        parsedBody("{\"query_text\":\"Is it light?\",\"faq_id\":" + id + '}')});
    book.record({Endpoint::SendMessage, "unknownFaq", "A FAQ that the company does not have", {},
        parsedBody(R"({"query_text":"Is it light?","faq_id":9000000000000000})")});
}

void recordEvents(ExchangeBook &book)
{
    const auto cart
        = [&](const char *name, const char *summary, const json::Value &body, Headers headers = {}) {
              book.record({Endpoint::CartEvents, name, summary, {}, body, headers});
          };
    cart("added", "An item was added", cartEvent("ITEM_ADDED", "1"), {{"Idempotency-Key", "cart-81c0-1"}});
    cart("decreasedTooFar", "A decrease without an increase before it", cartEvent("QUANTITY_DECREASED", "1"));
    cart("increased", "Its quantity was increased", cartEvent("QUANTITY_INCREASED", "2"));
    cart("removed", "It was taken out", cartEvent("ITEM_REMOVED", "0"));
    cart("notInCart", "A change of an item that is not in the cart", cartEvent("QUANTITY_INCREASED", "3"));
    cart("keyReused", "The Idempotency-Key of another request", cartEvent("ITEM_ADDED", "2"),
        {{"Idempotency-Key", "cart-81c0-1"}});
    cart("missing", "Absent fields are named all at once",
        parsedBody(R"({"company_key":"nordfjell","type":"ITEM_ADDED"})"));
    cart("invalid", "Wrong ones too, with the reason",
        parsedBody(
            R"({"company_key":"nordfjell","user_fingerprint":"none","user_faq_fingerprint":"9b7d1f60-52c4-4b1e-8a3d-0c5e7f9a1b22","type":"ADDED","product_id":"NF-ALTA-2","product_name":"Alta 2 tent","value":"349.00","currency":"EURO","quantity":1})"));
    cart("noTicket", "A visitor who asked nothing", cartEvent("ITEM_ADDED", "1", kStranger));
    json::Value unknown = cartEvent("ITEM_ADDED", "1");
    unknown.asObject()->front().second = u"nobody"_s;
    cart("unknownCompany", "A company that this region does not have", unknown);

    // A company may require a secret.
    const QByteArray secret = "/admin/v1/companies/nordfjell/analytics-secret";
    const Answer made = book.server().adminCall("POST", secret, "{}");
    cart("noSecret", "The company requires its analytics secret", cartEvent("ITEM_ADDED", "1"));
    cart("withSecret", "With the company's analytics secret", cartEvent("ITEM_ADDED", "1"),
        {{"Answerdesk-Analytics-Secret", made.text(u"analytics_secret").toLatin1()}});
    book.record({Endpoint::CheckoutEvents, "noSecret", "The company requires its analytics secret", {},
        checkout("nordfjell", kVisitor, "NF-100041")});
    book.server().adminCall("DELETE", secret);

    const auto order = [&](const char *name, const char *summary, const json::Value &body) {
        book.record({Endpoint::CheckoutEvents, name, summary, {}, body});
    };
    const Headers once{{"Idempotency-Key", "order-NF-100042"}};
    book.record({Endpoint::CheckoutEvents, "recorded", "An order; the difference to the lines is shipping",
        {}, checkout("nordfjell", kVisitor, "NF-100042"), once});
    book.record(
        {Endpoint::CheckoutEvents, "replayed", "Repeated after a lost response: returns the first response",
            {}, checkout("nordfjell", kVisitor, "NF-100042"), once});
    book.record({Endpoint::CheckoutEvents, "keyReused", "The Idempotency-Key of another request", {},
        checkout("nordfjell", kVisitor, "NF-100043"), once});
    order("again", "The same order once more", checkout("nordfjell", kVisitor, "NF-100042"));
    order("noTicket", "A visitor who asked nothing", checkout("nordfjell", kStranger, "NF-100043"));
    order("unknownCompany", "A company that this region does not have",
        checkout("nobody", kVisitor, "NF-100044"));
    order("missing", "Absent fields are named all at once",
        parsedBody(R"({"company_key":"nordfjell","line_items":[{"product_id":"NF-ALTA-2"}]})"));
    json::Value wrong = checkout("nordfjell", kVisitor, "NF-100045");
    wrong.asObject()->emplace_back(u"order_id"_s, u"NF-100046"_s);
    order("invalid", "Two spellings of the order's identifier that differ", wrong);
}

} // namespace answerdesk::test
