// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/idempotency/idempotency_store.h"
#include "server/commerce/endpoints/commerce_handlers.h"
#include "server/http/http_front.h"
#include "tests/support/patience.h"
#include "tests/unit/commerce/event_bodies.h"
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkReply>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <thread>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using api::Endpoint;

namespace {

/// Lets nobody in; the analytics endpoints ask nobody.
class ClosedGate final : public http::Gatekeeper
{
public:
    Result<http::Principal> apiKey(const QByteArray &, api::Access, const QHostAddress &) override
    {
        return fail(ErrorCode::InvalidApiKey);
    }
    Result<http::Principal> session(const QByteArray &, api::Access, const QString &) override
    {
        return fail(ErrorCode::InvalidSession);
    }
};

} // namespace

class TestEventEndpoints : public QObject
{
    Q_OBJECT
private slots:
    void recordedEventsAreAnsweredAsDocumented()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        const auto cart = post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())));
        QCOMPARE(cart.status, 200);
        QCOMPARE(cart.body, R"({"status":"success","event_type":"CART_EVENT_RECORDED"})");
        const auto checkout = post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody())));
        QCOMPARE(checkout.status, 200);
        QCOMPARE(checkout.body, R"({"status":"success","event_type":"CHECKOUT_EVENT_RECORDED"})");
        QCOMPARE(shop.number("SELECT orders FROM ticket"), 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout_line"), 1);
    }

    /// Each body has the fault of its row and every later one, so that the order of the checks shows.
    void theFirstFailingCheckAnswers_data()
    {
        QTest::addColumn<int>("endpoint");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("code");
        const auto row
            = [](const char *name, Endpoint endpoint, const QByteArray &body, int status, const char *code) {
                  QTest::addRow("%s", name) << int(endpoint) << body << status << QByteArray(code);
              };
        const json::Object stranger = with(cartBody(), u"user_fingerprint"_s, fingerprint(66));
        const json::Object lost = with(stranger, u"user_faq_fingerprint"_s, fingerprint(67));
        const json::Object early = with(lost, u"type"_s, u"ITEM_REMOVED"_s);
        const json::Object abroad = with(early, u"company_key"_s, u"us-shop"_s);
        const json::Object wrong = with(abroad, u"value"_s, u"349"_s);
        const json::Object missing = with(wrong, u"product_id"_s, std::nullopt);
        row("cart: not JSON", Endpoint::CartEvents, bytes(missing).chopped(1), 400, "INVALID_JSON");
        row("cart: an array", Endpoint::CartEvents, "[]", 400, "INVALID_JSON");
        row("cart: missing", Endpoint::CartEvents, bytes(missing), 400, "MISSING_REQUIRED_FIELDS");
        row("cart: null", Endpoint::CartEvents, bytes(with(cartBody(), u"value"_s, json::Value())), 400,
            "MISSING_REQUIRED_FIELDS");
        row("cart: format", Endpoint::CartEvents, bytes(wrong), 400, "INVALID_FIELDS");
        row("cart: quantity 0", Endpoint::CartEvents, bytes(with(cartBody(), u"quantity"_s, 0)), 400,
            "INVALID_FIELDS");
        row("cart: unknown company", Endpoint::CartEvents, bytes(with(lost, u"company_key"_s, u"nobody"_s)),
            404, "COMPANY_NOT_FOUND");
        row("cart: company of another region", Endpoint::CartEvents, bytes(abroad), 404, "COMPANY_NOT_FOUND");
        row("cart: no ticket", Endpoint::CartEvents, bytes(early), 404, "ACTIVE_TICKET_NOT_FOUND");
        row("cart: no item", Endpoint::CartEvents, bytes(with(cartBody(), u"type"_s, u"ITEM_REMOVED"_s)), 409,
            "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        row("cart: no increase", Endpoint::CartEvents,
            bytes(with(with(cartBody(), u"type"_s, u"QUANTITY_DECREASED"_s), u"product_id"_s, u"stove"_s)),
            409, "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND");

        const json::Object orderLost = with(with(checkoutBody(), u"user_fingerprint"_s, fingerprint(66)),
            u"user_faq_fingerprint"_s, fingerprint(67));
        const json::Object orderAbroad = with(orderLost, u"company_key"_s, u"us-shop"_s);
        const json::Object orderWrong = with(orderAbroad, u"orderId"_s, 17);
        const json::Object orderMissing = with(orderWrong, u"value"_s, std::nullopt);
        row("order: not JSON", Endpoint::CheckoutEvents, "{", 400, "INVALID_JSON");
        row("order: missing", Endpoint::CheckoutEvents, bytes(orderMissing), 400, "MISSING_REQUIRED_FIELDS");
        row("order: format", Endpoint::CheckoutEvents, bytes(orderWrong), 400, "INVALID_FIELDS");
        row("order: no lines", Endpoint::CheckoutEvents,
            bytes(with(checkoutBody(), u"line_items"_s, json::Array{})), 400, "INVALID_FIELDS");
        row("order: two spellings", Endpoint::CheckoutEvents,
            bytes(with(checkoutBody(), u"order_id"_s, u"NF-2"_s)), 400, "INVALID_FIELDS");
        row("order: another region", Endpoint::CheckoutEvents, bytes(orderAbroad), 404, "COMPANY_NOT_FOUND");
        row("order: no ticket for a known order", Endpoint::CheckoutEvents,
            bytes(with(orderLost, u"orderId"_s, u"NF-0"_s)), 404, "ACTIVE_TICKET_NOT_FOUND");
        row("order: known", Endpoint::CheckoutEvents, bytes(with(checkoutBody(), u"orderId"_s, u"NF-0"_s)),
            409, "ORDER_ALREADY_EXISTS");
        row("order: known under the other spelling", Endpoint::CheckoutEvents,
            bytes(with(with(checkoutBody(), u"orderId"_s, std::nullopt), u"order_id"_s, u"NF-0"_s)), 409,
            "ORDER_ALREADY_EXISTS");
    }
    void theFirstFailingCheckAnswers()
    {
        QFETCH(int, endpoint);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QByteArray, code);
        Shop shop;
        accounts::Company american = shop.company;
        american.key = u"us-shop"_s;
        american.region = u"us"_s;
        shop.put(american);
        shop.visit({fingerprint(1), {}});
        api::CartEventRequest stove = Shop::cartEvent(api::CartEventType::ItemAdded, "1");
        stove.productId = u"stove"_s;
        shop.cart(stove);
        shop.checkout(Shop::order("1", u"NF-0"_s));
        const EventEndpoints endpoints(shop.services());
        const auto response = post(endpoints, makeRequest(Endpoint(endpoint), body));
        QCOMPARE(codeOf(response), code);
        QCOMPARE(response.status, status);
        const auto answer = json::parse(response.body);
        QCOMPARE(answer->string(u"status"), u"error"_s);
        QCOMPARE(answer->string(u"request_id"), u"request-1"_s);
        QVERIFY(!answer->string(u"message").isEmpty());
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout"), 1);
    }

    void duplicateOrderTellsWhenTheFirstWasRecorded()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.clock.setNow(1'780'000'001'234);
        const EventEndpoints endpoints(shop.services());
        const auto request = makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody()));
        QCOMPARE(post(endpoints, request).status, 200);
        shop.clock.advance(20 * kHour);
        const auto response = post(endpoints, request);
        QCOMPARE(codeOf(response), "ORDER_ALREADY_EXISTS");
        QCOMPARE(json::parse(response.body)->string(u"first_recorded_at"), u"2026-05-28T20:26:41.234Z"_s);
        // For ever, not for the window: another visitor, a year later.
        shop.clock.advance(365 * 24 * kHour);
        shop.visit({fingerprint(1), {}});
        QCOMPARE(codeOf(post(endpoints, request)), "ORDER_ALREADY_EXISTS");
    }

    void ordersWithoutAnIdentifierAlwaysCount()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        for (const auto &id : {std::optional<json::Value>(), std::optional<json::Value>(u""_s)}) {
            const auto request
                = makeRequest(Endpoint::CheckoutEvents, bytes(with(checkoutBody(), u"orderId"_s, id)));
            QCOMPARE(post(endpoints, request).status, 200);
            QCOMPARE(post(endpoints, request).status, 200);
        }
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout"), 4);
        QCOMPARE(shop.number("SELECT orders FROM ticket"), 4);
    }

    void anOrderIsUniqueWithinItsCompanyOnly()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        QVERIFY(!shop.checkout(Shop::order("10", u"NF-1"_s)).refusal);
        shop.company.key = u"sydfjell"_s;
        shop.put(shop.company);
        shop.visit({fingerprint(1), {}});
        QVERIFY(!shop.checkout(Shop::order("10", u"NF-1"_s)).refusal);
    }

    void racingDuplicatesOfAnOrderCountOnce()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        constexpr int kThreads = 8;
        constexpr int kOrders = 25;
        std::atomic<int> successes = 0;
        std::atomic<int> duplicates = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < kThreads; ++t) {
            threads.emplace_back([&] {
                for (int i = 0; i < kOrders; ++i) {
                    const auto body = with(checkoutBody(), u"orderId"_s, u"NF-%1"_s.arg(i));
                    const auto response = post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(body)));
                    successes += response.status == 200;
                    duplicates += codeOf(response) == "ORDER_ALREADY_EXISTS";
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(successes.load(), kOrders);
        QCOMPARE(duplicates.load(), kOrders * (kThreads - 1));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout"), kOrders);
        QCOMPARE(shop.number("SELECT orders FROM daily_total"), kOrders);
        QCOMPARE(shop.number("SELECT orders FROM ticket"), kOrders);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), kOrders * (kThreads - 1));
    }

    void replayGetsTheFirstAnswerAgain()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        const auto request
            = makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody()), {{"Idempotency-Key", "order 1"}});
        const auto first = post(endpoints, request);
        QCOMPARE(first.status, 200);
        shop.clock.advance(24 * kHour);
        const auto replay = post(endpoints, request);
        QCOMPARE(replay.status, 200);
        QCOMPARE(contentOf(replay), contentOf(first));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout"), 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 0);
        shop.clock.advance(1); // the key is free again, the order is not
        shop.visit({fingerprint(1), {}});
        QCOMPARE(codeOf(post(endpoints, request)), "ORDER_ALREADY_EXISTS");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency"), 1);
    }

    void replayGetsTheFirstConflictAgain()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        const auto removal = with(cartBody(), u"type"_s, u"ITEM_REMOVED"_s);
        const auto request = makeRequest(Endpoint::CartEvents, bytes(removal), {{"idempotency-key", "k"}});
        const auto first = post(endpoints, request);
        QCOMPARE(codeOf(first), "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        QCOMPARE(post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody()))).status, 200);
        const auto replay = post(endpoints, request);
        QCOMPARE(replay.status, 409);
        QCOMPARE(contentOf(replay), contentOf(first));
        QCOMPARE(replay.errorCode, "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 1);
    }

    void noOtherRefusalIsStored()
    {
        Shop shop;
        const EventEndpoints endpoints(shop.services());
        const QList<std::pair<QByteArray, QByteArray>> key{{"Idempotency-Key", "k"}};
        const auto request = makeRequest(Endpoint::CartEvents, bytes(cartBody()), key);
        QCOMPARE(codeOf(post(endpoints, request)), "ACTIVE_TICKET_NOT_FOUND");
        const auto faulty = bytes(with(cartBody(), u"value"_s, u"x"_s));
        QCOMPARE(codeOf(post(endpoints, makeRequest(Endpoint::CartEvents, faulty, key))), "INVALID_FIELDS");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency"), 0);
        shop.visit({fingerprint(1), {}});
        QCOMPARE(post(endpoints, request).status, 200);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency"), 1);
    }

    void aStrangerCannotUseUpAKey()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.visit({fingerprint(66), {}});
        const EventEndpoints endpoints(shop.services());
        const QList<std::pair<QByteArray, QByteArray>> key{{"Idempotency-Key", "order-1001"}};
        const auto send = [&](const json::Object &body) {
            return codeOf(post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(body), key)));
        };
        const json::Object stranger = with(checkoutBody(), u"user_fingerprint"_s, fingerprint(66));
        QCOMPARE(send(with(stranger, u"orderId"_s, u"X-1"_s)), "ok");
        QCOMPARE(send(checkoutBody()), "ok");
        QCOMPARE(send(with(checkoutBody(), u"orderId"_s, u"NF-2"_s)), "IDEMPOTENCY_KEY_REUSED");
        // Both fingerprints as they were sent, in whatever case.
        const json::Object other = with(checkoutBody(), u"user_faq_fingerprint"_s, fingerprint(102));
        QCOMPARE(send(with(other, u"orderId"_s, u"NF-3"_s)), "ok");
        QCOMPARE(send(with(checkoutBody(), u"user_fingerprint"_s, fingerprint(1).toUpper())),
            "IDEMPOTENCY_KEY_REUSED");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency"), 3);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency WHERE scope LIKE '%3f0e8c52%'"), 0);
    }

    void aReplayIsFoundAfterTheTicketHasEnded()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        const QList<std::pair<QByteArray, QByteArray>> key{{"Idempotency-Key", "k"}};
        const auto request = makeRequest(Endpoint::CartEvents, bytes(cartBody()), key);
        shop.clock.advance(kHour);
        const auto first = post(endpoints, request);
        QCOMPARE(first.status, 200);
        shop.clock.advance(23 * kHour + 1);
        useUpDiagnosticRows(shop);
        QCOMPARE(codeOf(post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())))),
            "ACTIVE_TICKET_NOT_FOUND");
        const auto replay = post(endpoints, request);
        QCOMPARE(replay.status, 200);
        QCOMPARE(contentOf(replay), contentOf(first));
        const auto other = bytes(with(cartBody(), u"quantity"_s, 2));
        QCOMPARE(
            codeOf(post(endpoints, makeRequest(Endpoint::CartEvents, other, key))), "IDEMPOTENCY_KEY_REUSED");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 0);
    }

    void storedResponsesOfACompanyAreBounded()
    {
        Shop shop;
        constexpr int kMost = 5;
        const auto store = [&](const QString &company, int number) {
            const auto stored = shop.database().writer().submitAndWait(
                [&](storage::Connection &connection) -> Result<bool> {
                    accounts::storeResponse(connection,
                        {company, u"CartEvents"_s, u"scope"_s, QString::number(number), u"digest"_s},
                        http::HttpResponse::json(api::EventRecorded()), shop.clock.nowMs(), kMost);
                    return true;
                });
            QVERIFY(stored);
        };
        store(u"sydfjell"_s, 0);
        for (int number = 0; number < 3 * kMost; ++number)
            store(shop.company.key, number);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency WHERE company_key = 'nordfjell'"), kMost);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency WHERE company_key = 'sydfjell'"), 1);
        const auto isStored = [&](int number) {
            const auto found = accounts::findStoredResponse(shop.database().reader(),
                {shop.company.key, u"CartEvents"_s, u"scope"_s, QString::number(number), u"digest"_s},
                shop.clock.nowMs());
            return found && found->has_value();
        };
        QVERIFY(isStored(3 * kMost - 1));
        QVERIFY(isStored(2 * kMost));
        QVERIFY(!isStored(2 * kMost - 1)); // the oldest went first
    }

    void aKeyStandsForOneBodyOfOneEndpointOfOneCompany()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        const QList<std::pair<QByteArray, QByteArray>> headers{{"Idempotency-Key", "k"}};
        QCOMPARE(post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody()), headers)).status, 200);
        const auto other = post(
            endpoints, makeRequest(Endpoint::CartEvents, bytes(with(cartBody(), u"quantity"_s, 2)), headers));
        QCOMPARE(codeOf(other), "IDEMPOTENCY_KEY_REUSED");
        QCOMPARE(other.status, 409);
        QCOMPARE(
            post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody()), headers)).status,
            200);
        accounts::Company second = shop.company;
        second.key = u"sydfjell"_s;
        shop.put(second);
        const auto elsewhere = post(endpoints,
            makeRequest(
                Endpoint::CartEvents, bytes(with(cartBody(), u"company_key"_s, u"sydfjell"_s)), headers));
        QCOMPARE(codeOf(elsewhere), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
    }

    void malformedKeysAreRefused_data()
    {
        QTest::addColumn<QList<QByteArray>>("keys");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("empty") << QList<QByteArray>{""} << false;
        QTest::newRow("255") << QList<QByteArray>{QByteArray(255, 'k')} << true;
        QTest::newRow("256") << QList<QByteArray>{QByteArray(256, 'k')} << false;
        QTest::newRow("control character") << QList<QByteArray>{"a\tb"} << false;
        QTest::newRow("not ASCII") << QList<QByteArray>{"sch\xc3\xb6n"} << false;
        QTest::newRow("twice") << QList<QByteArray>{"a", "a"} << false;
    }
    void malformedKeysAreRefused()
    {
        QFETCH(QList<QByteArray>, keys);
        QFETCH(bool, isAccepted);
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        QList<std::pair<QByteArray, QByteArray>> headers;
        for (const QByteArray &key : keys)
            headers.emplace_back("Idempotency-Key", key);
        const auto response = post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody()), headers));
        QCOMPARE(codeOf(response), isAccepted ? QByteArray("ok") : QByteArray("INVALID_FIELDS"));
        if (isAccepted)
            return;
        QVERIFY(json::parse(response.body)->find(u"invalid_fields")->find(u"Idempotency-Key"));
        // Together with what is wrong with the body.
        const auto both = post(endpoints,
            makeRequest(Endpoint::CartEvents, bytes(with(cartBody(), u"value"_s, u"x"_s)), headers));
        QCOMPARE(json::parse(both.body)->find(u"invalid_fields")->asObject()->size(), std::size_t(2));
    }

    void racingRequestsWithOneKeyAreOneRequest()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        constexpr int kThreads = 8;
        QList<QByteArray> answers(kThreads);
        std::vector<std::thread> threads;
        for (int t = 0; t < kThreads; ++t) {
            threads.emplace_back([&endpoints, &answer = answers[t]] {
                const auto body = bytes(with(checkoutBody(), u"orderId"_s, std::nullopt));
                const auto response = post(
                    endpoints, makeRequest(Endpoint::CheckoutEvents, body, {{"Idempotency-Key", "k"}}));
                answer = QByteArray::number(response.status) + contentOf(response);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(QSet<QByteArray>(answers.begin(), answers.end()).size(), 1);
        QVERIFY(answers.first().startsWith("200"));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout"), 1);
    }

    void theCompanysLimitCountsBothEndpoints()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.eventsPerMinute = 2; });
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        const auto cart = makeRequest(Endpoint::CartEvents, bytes(cartBody()));
        QCOMPARE(post(endpoints, cart).status, 200);
        const auto second = post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody())));
        QCOMPARE(second.status, 200);
        QVERIFY(second.headers.contains(std::pair<QByteArray, QByteArray>("RateLimit-Remaining", "0")));
        const auto third = post(endpoints, cart);
        QCOMPARE(codeOf(third), "RATE_LIMITED");
        QCOMPARE(third.status, 429);
        QVERIFY(third.headers.contains(std::pair<QByteArray, QByteArray>("Retry-After", "60")));
        shop.clock.advance(60'000);
        QCOMPARE(post(endpoints, cart).status, 200);
    }

    void eventsTravelOverHttp()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        ClosedGate gate;
        http::AccessLog log({}, shop.clock.nowMs());
        http::Dispatcher dispatcher(gate, shop.clock, log);
        registerCommerceHandlers(dispatcher, shop.services());
        for (const char *name : {"CartEvents", "CheckoutEvents", "ListTickets", "ListOrders", "ListEvents",
                 "ListRefusedEvents", "GetRevenue"})
            QVERIFY2(!dispatcher.unhandled().contains(QString::fromLatin1(name)), name);
        http::HttpFront front(dispatcher, {});
        const auto address = front.open({QHostAddress(QHostAddress::LocalHost), 0}, {api::Listener::App}, 2);
        QVERIFY(address.has_value());
        QNetworkAccessManager manager;
        const auto send = [&](const QString &path, const QByteArray &body) {
            QNetworkRequest request(address->url().resolved(QUrl(path)));
            request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
            std::unique_ptr<QNetworkReply> reply(manager.post(request, body));
            QSignalSpy finished(reply.get(), &QNetworkReply::finished);
            if (!finished.wait(test::kPatienceMs))
                return std::pair(0, QByteArray());
            return std::pair(
                reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll());
        };
        QCOMPARE(send(u"/analytics/cart_events"_s, bytes(cartBody())),
            std::pair(200, QByteArray(R"({"status":"success","event_type":"CART_EVENT_RECORDED"})")));
        QCOMPARE(send(u"/analytics/checkout_events"_s, bytes(checkoutBody())).first, 200);
        const auto [status, body] = send(u"/analytics/checkout_events"_s, bytes(checkoutBody()));
        QCOMPARE(status, 409);
        QCOMPARE(json::parse(body)->string(u"error_code"), u"ORDER_ALREADY_EXISTS"_s);
        front.stop(1000);
    }
};

QTEST_GUILESS_MAIN(TestEventEndpoints)
#include "tst_event_endpoints.moc"
