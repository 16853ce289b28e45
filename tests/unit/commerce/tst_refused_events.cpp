// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/refusal_store.h"
#include "tests/unit/commerce/event_bodies.h"
#include <QtTest/QTest>
#include <future>
#include <thread>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using api::Endpoint;

namespace {

/// Holds the writer: what is sent to it waits in the queue until it is released.
class HeldWriter
{
public:
    explicit HeldWriter(Shop &shop)
        : m_shop(shop)
    {
        shop.database().writer().submit(
            [released = m_released.get_future().share()](storage::Connection &) -> Result<bool> {
                released.wait();
                return true;
            },
            [](const Result<bool> &) {});
    }
    ~HeldWriter() { release(); }
    void release()
    {
        if (!std::exchange(m_isReleased, true))
            m_released.set_value();
    }
    /// Queues an interaction; the value comes after its commit.
    std::future<bool> visit(const QString &user)
    {
        Interaction interaction;
        interaction.companyKey = m_shop.company.key;
        interaction.userFingerprint = user;
        interaction.threadId = u"thread"_s;
        interaction.isHelpful = true;
        interaction.atMs = m_shop.clock.nowMs();
        const auto done = std::make_shared<std::promise<bool>>();
        m_shop.database().writer().submit(
            [company = m_shop.company, interaction](storage::Connection &connection) -> Result<bool> {
                return recordInteraction(connection, company, interaction).has_value();
            },
            [done](const Result<bool> &opened) { done->set_value(opened && *opened); });
        return done->get_future();
    }

private:
    Shop &m_shop;
    std::promise<void> m_released;
    bool m_isReleased = false;
};

/// Sends a cart event whose write job may have to wait.
std::future<http::HttpResponse> sendLater(const EventEndpoints &endpoints, const http::RequestPtr &request)
{
    const auto response = std::make_shared<std::promise<http::HttpResponse>>();
    endpoints.recordCart(request, [response](Result<http::HttpResponse> result) {
        response->set_value(toResponse(std::move(result)));
    });
    return response->get_future();
}

} // namespace

/// What events that are refused leave behind, above all those without a ticket, which anybody may send.
class TestRefusedEvents : public QObject
{
    Q_OBJECT
private slots:
    void refusedEventsLeaveARowForAWeek()
    {
        Shop shop;
        const EventEndpoints endpoints(shop.services());
        post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())));
        QCOMPARE(shop.text("SELECT event_type || ' ' || code || ' ' || subject || ' ' || user_fingerprint "
                           "FROM refused_event"),
            u"ITEM_ADDED ACTIVE_TICKET_NOT_FOUND tent "_s + fingerprint(1));
        shop.clock.advance(kRefusalLifeMs);
        post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody())));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 2);
        shop.clock.advance(1);
        post(endpoints, makeRequest(Endpoint::CheckoutEvents, bytes(checkoutBody())));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 2);
        QCOMPARE(shop.text("SELECT event_type || ' ' || subject FROM refused_event"), u"CHECKOUT NF-1"_s);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_item"), 0);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM daily_total"), 0);
    }

    void malformedAndUnknownRequestsLeaveNoRow()
    {
        Shop shop;
        const EventEndpoints endpoints(shop.services());
        post(endpoints, makeRequest(Endpoint::CartEvents, "{}"));
        post(endpoints,
            makeRequest(Endpoint::CartEvents, bytes(with(cartBody(), u"company_key"_s, u"nobody"_s))));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 0);
    }

    void refusedEventsOfACompanyAreCapped()
    {
        Shop shop;
        const auto request = makeRequest(Endpoint::CartEvents, bytes(cartBody()));
        post(EventEndpoints(shop.services()), request);
        const auto moved
            = shop.database().writer().submitAndWait([](storage::Connection &connection) -> Result<int> {
                  connection.run("UPDATE sequence SET last_value = last_value + ? WHERE name = 'refusal'",
                      kMaxRefusals - 1);
                  return 0;
              });
        QVERIFY(moved.has_value());
        shop.restart(); // the row was changed behind the writer's back
        post(EventEndpoints(shop.services()), request);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 1);
    }

    void eventsWithoutATicketLeaveTwentyRowsPerSecond()
    {
        Shop shop;
        const EventEndpoints endpoints(shop.services());
        const auto flood = [&](int events) {
            for (int i = 0; i < events; ++i) {
                const bool isCart = i % 2 == 0;
                const auto response = post(endpoints,
                    makeRequest(isCart ? Endpoint::CartEvents : Endpoint::CheckoutEvents,
                        bytes(isCart ? cartBody() : checkoutBody()),
                        {{"Idempotency-Key", "flood-" + QByteArray::number(i)}}));
                QCOMPARE(response.status, 404);
                QCOMPARE(response.body,
                    http::HttpResponse::error(Error::make(ErrorCode::ActiveTicketNotFound), "request-1")
                        .body);
                QVERIFY(response.headers.isEmpty());
            }
        };
        const auto rows = [&] { return shop.number("SELECT COUNT(*) FROM refused_event"); };
        const quint64 before = shop.database().writer().jobs();
        flood(100);
        QCOMPARE(rows(), DiagnosticRows::kPerSecond);
        QCOMPARE(shop.database().writer().jobs() - before, quint64(DiagnosticRows::kPerSecond));
        QCOMPARE(shop.diagnosticRows.omitted(), quint64(100 - DiagnosticRows::kPerSecond));
        shop.clock.advance(999);
        flood(5);
        QCOMPARE(rows(), DiagnosticRows::kPerSecond);
        shop.clock.advance(1);
        flood(12);
        QCOMPARE(rows(), DiagnosticRows::kPerSecond + 12);
        shop.clock.advance(500); // never more than twenty within any second
        flood(100);
        QCOMPARE(rows(), 2 * DiagnosticRows::kPerSecond);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency"), 0);
        QCOMPARE(
            shop.number("SELECT COUNT(*) FROM cart_event") + shop.number("SELECT COUNT(*) FROM checkout"), 0);
    }

    void racingEventsWithoutATicketShareTheRows()
    {
        Shop shop;
        const EventEndpoints endpoints(shop.services());
        std::vector<std::thread> threads;
        std::atomic<int> refused = 0;
        for (int t = 0; t < 8; ++t) {
            threads.emplace_back([&] {
                for (int i = 0; i < 50; ++i) {
                    refused += post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody()))).status
                        == 404;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(refused.load(), 400);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), DiagnosticRows::kPerSecond);
    }

    void eachCompanyHasItsOwnRows()
    {
        Shop shop;
        accounts::Company second = shop.company;
        second.key = u"sydfjell"_s;
        shop.put(second);
        const EventEndpoints endpoints(shop.services());
        useUpDiagnosticRows(shop);
        const auto other = bytes(with(cartBody(), u"company_key"_s, u"sydfjell"_s));
        QCOMPARE(codeOf(post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())))),
            "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(
            codeOf(post(endpoints, makeRequest(Endpoint::CartEvents, other))), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(shop.text("SELECT company_key FROM refused_event"), u"sydfjell"_s);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 1);
        shop.diagnosticRows.forget(shop.company.key); // deleted: another company may get its key
        post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 2);
    }

    void eventsWithATicketPassAFlood()
    {
        Shop shop;
        const EventEndpoints endpoints(shop.services());
        useUpDiagnosticRows(shop);
        const auto request = makeRequest(Endpoint::CartEvents, bytes(cartBody()));
        QCOMPARE(post(endpoints, request).status, 404);
        shop.visit({{}, fingerprint(101)});
        QCOMPARE(post(endpoints, request).status, 200);
        QCOMPARE(codeOf(post(endpoints,
                     makeRequest(
                         Endpoint::CartEvents, bytes(with(cartBody(), u"type"_s, u"QUANTITY_DECREASED"_s))))),
            "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND");
        // What is refused for another reason still leaves its row.
        QCOMPARE(
            shop.text("SELECT code FROM refused_event"), u"PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND"_s);
    }

    void eventsWithoutATicketTakeNothingOfTheLimit()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.eventsPerMinute = 2; });
        const EventEndpoints endpoints(shop.services());
        const auto stranger = [&] {
            const auto response = post(endpoints,
                makeRequest(Endpoint::CartEvents,
                    bytes(with(with(cartBody(), u"user_fingerprint"_s, fingerprint(66)),
                        u"user_faq_fingerprint"_s, fingerprint(67)))));
            return response.headers.isEmpty() ? codeOf(response) : QByteArray("with headers");
        };
        for (int i = 0; i < 30; ++i)
            QCOMPARE(stranger(), "ACTIVE_TICKET_NOT_FOUND");
        shop.visit({fingerprint(1), {}});
        const auto request = makeRequest(Endpoint::CartEvents, bytes(cartBody()));
        for (const char *left : {"1", "0"}) {
            const auto response = post(endpoints, request);
            QCOMPARE(response.status, 200);
            QVERIFY(
                response.headers.contains(std::pair<QByteArray, QByteArray>("RateLimit-Remaining", left)));
            QCOMPARE(stranger(), "ACTIVE_TICKET_NOT_FOUND");
        }
        QCOMPARE(codeOf(post(endpoints, request)), "RATE_LIMITED");
        QCOMPARE(stranger(), "ACTIVE_TICKET_NOT_FOUND");
    }

    void aTicketThatIsOpenedMeanwhileCounts()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.eventsPerMinute = 1; });
        const EventEndpoints endpoints(shop.services());
        HeldWriter writer(shop);
        std::future<bool> visited = writer.visit(fingerprint(1));
        std::future<http::HttpResponse> sent
            = sendLater(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())));
        writer.release();
        QVERIFY(visited.get());
        const http::HttpResponse response = sent.get();
        QCOMPARE(response.status, 200);
        QVERIFY(response.headers.contains(std::pair<QByteArray, QByteArray>("RateLimit-Remaining", "0")));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 0);
        QCOMPARE(
            codeOf(post(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())))), "RATE_LIMITED");
    }

    void aTicketThatEndsMeanwhileLeavesOneOfTheRows_data()
    {
        QTest::addColumn<bool>("isUsedUp");
        QTest::newRow("a row is left") << false;
        QTest::newRow("no row is left") << true;
    }
    void aTicketThatEndsMeanwhileLeavesOneOfTheRows()
    {
        QFETCH(bool, isUsedUp);
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const EventEndpoints endpoints(shop.services());
        HeldWriter writer(shop);
        std::future<http::HttpResponse> sent = sendLater(
            endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody()), {{"Idempotency-Key", "k"}}));
        shop.clock.advance(24 * kHour + 1);
        if (isUsedUp)
            useUpDiagnosticRows(shop);
        writer.release();
        QCOMPARE(codeOf(sent.get()), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), isUsedUp ? 0 : 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM idempotency"), 0);
    }

    void aCompanyThatIsDeletedMeanwhileGetsNoEvent()
    {
        for (const bool hasTicket : {true, false}) {
            Shop shop;
            if (hasTicket)
                shop.visit({fingerprint(1), {}});
            const EventEndpoints endpoints(shop.services());
            HeldWriter writer(shop);
            std::future<http::HttpResponse> sent
                = sendLater(endpoints, makeRequest(Endpoint::CartEvents, bytes(cartBody())));
            shop.companies.remove(shop.company.key);
            shop.diagnosticRows.forget(shop.company.key);
            writer.release();
            QCOMPARE(codeOf(sent.get()), "COMPANY_NOT_FOUND");
            QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), 0);
            QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestRefusedEvents)
#include "tst_refused_events.moc"
