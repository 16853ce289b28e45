// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kHourMs = 3'600'000;
constexpr qint64 kDayMs = 24 * kHourMs;
const QByteArray kCompany = "/admin/v1/companies/shop";
const QString kVain = u"Do you rent out avalanche airbags?"_s;

} // namespace

/// What is left of a visitor who was forgotten or erased.
class TestPrivacy : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer get(const QByteArray &below) { return m_server->adminCall("GET", kCompany + below); }
    Answer visitorOf(int user) { return get("/visitors/" + visitor(user).toLatin1()); }
    json::Value erase(const QString &print)
    {
        return m_server->adminCall("DELETE", kCompany + "/visitors/" + print.toLatin1()).json();
    }
    QString ask(const json::Object &metadata, const QString &text = u"Where can I park?"_s,
        const QString &thread = {})
    {
        json::Object body{{u"query_text"_s, text}};
        if (!metadata.empty())
            body.emplace_back(u"user_metadata"_s, metadata);
        if (!thread.isEmpty())
            body.emplace_back(u"thread_id"_s, thread);
        const Answer answer = m_server->post("/api/v1/send_message", body, m_key);
        if (answer.status != 200)
            qFatal("message: %s", answer.body.constData());
        return answer.text(u"thread_id");
    }
    static json::Object as(const QString &user, const QString &faqUser)
    {
        return {{u"user_fingerprint"_s, user}, {u"plan"_s, u"gold"_s}, {u"user_faq_fingerprint"_s, faqUser}};
    }
    static json::Object as(int user) { return as(visitor(user), visitor(user + 500)); }
    int send(const QString &user, const QString &faqUser, const QString &orderId)
    {
        json::Object body{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, user},
            {u"user_faq_fingerprint"_s, faqUser}, {u"currency"_s, u"EUR"_s}, {u"value"_s, 20}};
        const json::Object item{{u"product_id"_s, u"tent"_s}, {u"product_name"_s, u"Tent"_s},
            {u"value"_s, 20}, {u"quantity"_s, 1}, {u"currency"_s, u"EUR"_s}};
        if (orderId.isEmpty()) {
            body.insert(body.end(), item.begin(), item.begin() + 2);
            body.emplace_back(u"quantity"_s, 1);
            body.emplace_back(u"type"_s, u"ITEM_ADDED"_s);
            return m_server->post("/analytics/cart_events", body).status;
        }
        body.emplace_back(u"orderId"_s, orderId);
        body.emplace_back(u"line_items"_s, json::Array{item});
        return m_server->post("/analytics/checkout_events", body).status;
    }
    QString value(const QByteArray &sql) { return m_server->sql(sql).value(0); }
    json::Array gaps() { return entriesOf(get("/gaps?order=last_asked").json(), u"items"); }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"parking.md"_s,
            "# Where can I park?\n\nThere are 37 parking spaces behind the mill, free for customers.\n");
    }
    void cleanup() { m_server.reset(); }

    void aForgottenVisitorIsGoneFromTheConversation()
    {
        m_server->changeCompany(u"shop"_s, {{u"visitor_retention_days"_s, 30}});
        const QString thread = ask(as(1));
        (void)ask({}, u"And how much is it?"_s, thread); // leans on the conversation's visitor
        QCOMPARE(send(visitor(1), visitor(501), u"A-1"_s), 200);
        const QByteArray order
            = entriesOf(get("/orders").json(), u"items").front().string(u"event_id").toLatin1();
        m_server->clock().advance(32 * kDayMs);
        m_server->keepHouse();
        const QString shown = get("/orders/" + order).json().find(u"order")->string(u"answer_thread_id");
        QCOMPARE(shown, thread); // the figure still opens to its answer
        const Answer conversation = get("/threads/" + shown.toLatin1());
        QVERIFY(conversation.body.contains("37 parking spaces"));
        QVERIFY2(!conversation.body.contains(visitor(1).toLatin1()), conversation.body);
        QVERIFY2(!conversation.body.contains(visitor(501).toLatin1()), conversation.body);
        QCOMPARE(value("SELECT user_fingerprint || user_faq_fingerprint FROM thread"), QString());
        QCOMPARE(value("SELECT metadata FROM message WHERE message_id = 1"), u"{\"plan\":\"gold\"}"_s);
        COMPARE_ERROR(visitorOf(1), "NOT_FOUND"); // and so it is
    }
    void aConversationKeepsItsVisitorUntilTheLastMessageIsOld()
    {
        m_server->changeCompany(u"shop"_s, {{u"visitor_retention_days"_s, 30}});
        const QString thread = ask(as(1));
        m_server->clock().advance(20 * kDayMs);
        (void)ask(as(1), u"Is parking free?"_s, thread);
        m_server->clock().advance(12 * kDayMs);
        m_server->keepHouse();
        QCOMPARE(value("SELECT user_fingerprint FROM thread"), visitor(1));
        QCOMPARE(value("SELECT metadata FROM message WHERE message_id = 1"), u"{\"plan\":\"gold\"}"_s);
        QVERIFY(value("SELECT metadata FROM message WHERE message_id = 2").contains(visitor(1)));
        QCOMPARE(numberOf(visitorOf(1).json(), u"threads"), 1);
        m_server->clock().advance(20 * kDayMs);
        m_server->keepHouse();
        QCOMPARE(value("SELECT user_fingerprint || user_faq_fingerprint FROM thread"), QString());
        QCOMPARE(value("SELECT metadata FROM message WHERE message_id = 2"), u"{\"plan\":\"gold\"}"_s);
        COMPARE_ERROR(visitorOf(1), "NOT_FOUND");
        // The conversation goes on with somebody who is known again.
        (void)ask(as(1), u"Is parking free?"_s, thread);
        QCOMPARE(numberOf(visitorOf(501).json(), u"threads"), 1);
    }
    void anErasedVisitorsQuestionsLeaveTheGaps()
    {
        const QString thread = ask(as(1), kVain);
        (void)ask(as(1), u"And with zebras?"_s, thread); // kept with the words that it leans on
        (void)ask(as(1), kVain, thread);
        (void)ask(as(2), u"Do you sell violet xylophones?"_s);
        QCOMPARE(gaps().size(), std::size_t(3));
        QCOMPARE(numberOf(erase(visitor(1)), u"threads"), 1);
        const json::Array left = gaps();
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().string(u"question"), u"Do you sell violet xylophones?"_s);
    }
    void aGapOfOthersStaysInTheirWords()
    {
        (void)ask(as(1), kVain.toUpper());
        m_server->clock().advance(1000);
        (void)ask(as(2), kVain);
        m_server->clock().advance(1000);
        (void)ask(as(1), kVain.toLower());
        QCOMPARE(gaps().front().string(u"question"), kVain.toUpper());
        QCOMPARE(numberOf(gaps().front(), u"asked"), 3);
        (void)erase(visitor(1));
        QCOMPARE(gaps().size(), std::size_t(1));
        QCOMPARE(gaps().front().string(u"question"), kVain);
        QCOMPARE(numberOf(gaps().front(), u"asked"), 1);
        (void)erase(visitor(2));
        QCOMPARE(gaps().size(), std::size_t(0));
    }
    void oneFingerprintOfTheFaqsForAllErasesNobodyElse()
    {
        const QString shared = visitor(900);
        QStringList threads;
        for (const int user : {1, 2}) {
            threads << ask(as(visitor(user), visitor(user + 500)));
            QCOMPARE(send(visitor(user), shared, {}), 200);
            QCOMPARE(send(visitor(user), visitor(user + 500), u"A-%1"_s.arg(user)), 200);
        }
        QCOMPARE(send(visitor(1), visitor(501), {}), 200); // of the same cart, by another fingerprint
        const QByteArray before = get("/revenue").body;
        const json::Value held = get("/visitors/" + shared.toLatin1()).json();
        QCOMPARE(numberOf(held, u"cart_events"), 3);
        QCOMPARE(numberOf(held, u"threads"), 0);
        QCOMPARE(numberOf(held, u"orders"), 0);
        const Answer records = get("/visitors/" + shared.toLatin1() + "/records");
        QCOMPARE(records.body.count("\"kind\":\"cart_event\""), 3);
        QCOMPARE(records.body.count("\"kind\":\"cart_item\""), 4); // a tent and a cart each
        for (const json::Value &record : entriesOf(records.json(), u"items")) {
            if (const QString path = record.string(u"path"); !path.isEmpty())
                QVERIFY(m_server->adminCall("GET", path.toLatin1()).body.contains("event_id"));
        }
        const json::Value erased = erase(shared);
        for (const char *what : {"threads", "interactions", "tickets", "cart_events", "orders"})
            QCOMPARE(numberOf(erased, QString::fromLatin1(what)), numberOf(held, QString::fromLatin1(what)));
        COMPARE_ERROR(get("/visitors/" + shared.toLatin1()), "NOT_FOUND");
        for (const int user : {1, 2}) {
            const json::Value other = visitorOf(user).json();
            QCOMPARE(numberOf(other, u"threads"), 1);
            QCOMPARE(numberOf(other, u"orders"), 1);
            QCOMPARE(numberOf(other, u"tickets"), 1);
            QCOMPARE(numberOf(other, u"cart_events"), 0);
            QCOMPARE(get("/threads/" + threads[user - 1].toLatin1()).status, 200);
        }
        QCOMPARE(value("SELECT COUNT(*) FROM cart_item"), u"0"_s);
        QCOMPARE(get("/revenue").body, before);
        QCOMPARE(entriesOf(get("/revenue/check").json(), u"differences").size(), std::size_t(0));
    }
    void nothingIsRecalculatedOutOfWhatIsForgotten()
    {
        m_server->changeCompany(u"shop"_s, {{u"visitor_retention_days"_s, 1}});
        (void)ask(as(1)); // at 20:26 of 28 May
        m_server->clock().advance(4 * kHourMs);
        QCOMPARE(send(visitor(1), visitor(501), u"A-1"_s), 200); // at 00:26 of the next day
        m_server->clock().advance(2 * kDayMs);
        m_server->keepHouse();
        QCOMPARE(value("SELECT day FROM visitor_mark"), u"2026-05-28"_s);
        const auto recalculate = [this](const QByteArray &from) {
            return m_server->adminCall(
                "POST", kCompany + "/revenue/recalculate", "{\"from\":\"" + from + "\"}");
        };
        const Answer refused = recalculate("2026-05-29"); // whose first touch may be of the day before
        COMPARE_ERROR(refused, "INVALID_FIELDS");
        QVERIFY2(refused.body.contains("2026-05-30"), refused.body);
        QCOMPARE(value("SELECT is_attributed FROM checkout"), u"1"_s);
        QCOMPARE(recalculate("2026-05-30").status, 200);
        // A longer window leads further back, a shorter one less far.
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 48}});
        COMPARE_ERROR(recalculate("2026-05-30"), "INVALID_FIELDS");
        QCOMPARE(recalculate("2026-05-31").status, 200);
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 1}});
        QCOMPARE(recalculate("2026-05-29").status, 200);
        COMPARE_ERROR(recalculate("2026-05-28"), "INVALID_FIELDS");
    }
};

std::unique_ptr<QObject> makePrivacyTests() { return std::make_unique<TestPrivacy>(); }

} // namespace answerdesk::test

#include "tst_privacy.moc"
