// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/refusal_store.h"
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kDayMs = 86'400'000;

/// The member of each row that names it.
QString nameOf(const QByteArray &list)
{
    static const QHash<QByteArray, QString> names{{"keys", u"key_id"_s}, {"sources", u"source_id"_s},
        {"imports", u"import_id"_s}, {"own-answers", u"own_answer_id"_s}, {"lexicon", u"lexicon_entry_id"_s},
        {"documents", u"document_id"_s}, {"faq-pages", u"page_id"_s}, {"threads", u"thread_id"_s},
        {"tickets", u"ticket_id"_s}, {"orders", u"event_id"_s}, {"events", u"event_id"_s},
        {"refused-events", u"subject"_s}};
    return names.value(list);
}

} // namespace

/// What the lists of a company have in common, filters and cursors, and what each filter leaves.
class TestLists : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;
    QByteArray m_testKey;
    QString m_source;
    int m_count = 0;

    Answer list(const QByteArray &query, const char *company = "shop")
    {
        return m_server->adminCall("GET", "/admin/v1/companies/" + QByteArray(company) + '/' + query);
    }
    /// A member of every row that a query finds, in order.
    QStringList found(const QByteArray &query, const QString &member)
    {
        const Answer answer = list(query);
        if (answer.status != 200)
            return {QString::fromUtf8(answer.body)};
        QStringList values;
        for (const json::Value &row : entriesOf(answer.json(), u"items"))
            values << (row.find(member)->asString() ? row.string(member)
                                                    : QString::fromUtf8(row.find(member)->toJson()));
        return values;
    }
    void interact(int user, const QByteArray &key, const QString &text = u"Hello!"_s)
    {
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, text},
                {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(user)}}}},
            key);
        QCOMPARE(answer.status, 200);
    }
    Answer cart(int user, const QString &product, const char *type = "ITEM_ADDED", const QString &source = {})
    {
        json::Object body{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(user)},
            {u"user_faq_fingerprint"_s, visitor(user + 5000)}, {u"type"_s, QString::fromLatin1(type)},
            {u"product_id"_s, product}, {u"product_name"_s, product}, {u"value"_s, json::Number{"10"}},
            {u"currency"_s, u"EUR"_s}, {u"quantity"_s, json::Number{"2"}}};
        if (!source.isEmpty())
            body.emplace_back(u"source"_s, source);
        return m_server->post("/analytics/cart_events", json::Value(body));
    }
    Answer checkout(int user, const QString &order, const QString &currency = u"EUR"_s)
    {
        const json::Object line{{u"product_id"_s, u"p"_s}, {u"product_name"_s, u"p"_s},
            {u"quantity"_s, json::Number{"1"}}, {u"value"_s, json::Number{"10"}}, {u"currency"_s, currency}};
        return m_server->post("/analytics/checkout_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(user)},
                {u"user_faq_fingerprint"_s, visitor(user + 5000)}, {u"value"_s, json::Number{"10"}},
                {u"currency"_s, currency}, {u"orderId"_s, order}, {u"line_items"_s, json::Array{line}}});
    }
    /// One more row of everything; all at another moment.
    void addOne()
    {
        const int n = ++m_count;
        m_server->clock().advance(1000);
        m_server->makeKey(u"shop"_s, {{u"name"_s, u"Key %1"_s.arg(n)}});
        m_server->importDocument(u"shop"_s, u"page-%1.md"_s.arg(n), "# Title\n\nText of a page.\n");
        const json::Object pair{{u"question"_s, u"Question %1?"_s.arg(n)}, {u"answer"_s, u"Yes."_s}};
        const Answer own
            = m_server->adminCall("POST", "/admin/v1/companies/shop/own-answers", json::Value(pair).toJson());
        QCOMPARE(own.status, 201);
        const json::Object entry{{u"form"_s, u"Form %1"_s.arg(n)}, {u"meaning"_s, u"meaning"_s}};
        QCOMPARE(m_server->adminCall("POST", "/admin/v1/companies/shop/lexicon", json::Value(entry).toJson())
                     .status,
            201);
        QCOMPARE(m_server->adminCall("POST", "/admin/v1/companies/shop/imports", R"({"name":"Help"})").status,
            201);
        interact(n, m_key);
        QCOMPARE(cart(n, u"product"_s).status, 200);
        QCOMPARE(checkout(n, u"order-%1"_s.arg(n)).status, 200);
        QCOMPARE(cart(100'000 + n, u"refused-%1"_s.arg(n)).status, 404);
        const Answer page = m_server->get(
            "/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2F" + QByteArray::number(n), m_key);
        QCOMPARE(page.status, 202);
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s,
            {{u"messages_per_minute"_s, 0}, {u"faqs_per_minute"_s, 0},
                {u"allowed_hosts"_s, json::Array{u"shop.example"_s}}});
        m_key = m_server->makeKey(u"shop"_s, {{u"name"_s, u"First"_s}});
    }
    void cleanup() { m_server.reset(); }

    void everyListIsWalkedPageByPage()
    {
        for (int i = 0; i < 5; ++i)
            addOne();
        for (const char *name : {"keys", "sources", "documents", "imports", "own-answers", "lexicon",
                 "faq-pages", "threads", "tickets", "orders", "events", "refused-events"}) {
            const QString member = nameOf(name);
            const QStringList all = found(QByteArray(name) + "?limit=200", member);
            QVERIFY2(all.size() >= 5, name);
            QStringList walked;
            QByteArray cursor;
            do {
                const Answer page = list(QByteArray(name) + "?limit=2&cursor=" + cursor);
                QCOMPARE(page.status, 200);
                const json::Array rows = entriesOf(page.json(), u"items");
                QVERIFY2(!rows.empty() && rows.size() <= 2, name);
                for (const json::Value &row : rows)
                    walked << row.string(member);
                QVERIFY(page.json().find(u"next_cursor"));
                cursor = page.text(u"next_cursor").toLatin1();
            } while (!cursor.isEmpty());
            QCOMPARE(walked, all);
        }
    }
    void rowsThatComeMeanwhileNeitherHideNorRepeatOthers()
    {
        for (int i = 0; i < 4; ++i)
            addOne();
        for (const char *name : {"keys", "sources", "documents", "imports", "own-answers", "lexicon",
                 "faq-pages", "threads", "tickets", "orders", "events", "refused-events",
                 "orders?from=2020-01-01&", "events?from=2020-01-01&", "tickets?to=2030-01-01&",
                 "threads?from=2020-01-01&test=false&", "events?product_id=product&"}) {
            QByteArray query = name;
            const QByteArray listName = query.split('?').first();
            query += query.contains('?') ? "" : "?";
            const QString member = nameOf(listName);
            const QStringList before = found(query + "limit=200", member);
            QStringList walked;
            QByteArray cursor;
            do {
                const Answer page = list(query + "limit=1&cursor=" + cursor);
                for (const json::Value &row : entriesOf(page.json(), u"items"))
                    walked << row.string(member);
                cursor = page.text(u"next_cursor").toLatin1();
                if (walked.size() <= 2)
                    addOne();
            } while (!cursor.isEmpty());
            for (const QString &id : before)
                QVERIFY2(walked.count(id) == 1, qPrintable(QString::fromLatin1(name) + u' ' + id));
            QCOMPARE(QSet<QString>(walked.begin(), walked.end()).size(), walked.size());
        }
    }
    void cursorsOfOtherListsCompaniesAndFiltersAreRefused()
    {
        for (int i = 0; i < 3; ++i)
            addOne();
        m_server->makeCompany(u"other"_s);
        const QByteArray cursor = list("threads?limit=1").text(u"next_cursor").toLatin1();
        QVERIFY(!cursor.isEmpty());
        QCOMPARE(list("threads?limit=2&cursor=" + cursor).status, 200); // the size of a page may change
        const auto refused = [&](const QByteArray &query, const char *company = "shop") {
            const Answer answer = list(query, company);
            return answer.code() == "INVALID_FIELDS" && answer.status == 400
                && answer.invalidFields().keys() == QStringList{u"cursor"_s};
        };
        QVERIFY(refused("tickets?cursor=" + cursor));
        QVERIFY(refused("events?cursor=" + cursor));
        QVERIFY(refused("threads?cursor=" + cursor, "other"));
        QVERIFY(refused("threads?test=false&cursor=" + cursor));
        QVERIFY(refused("threads?cursor=" + cursor + "AAAA"));
        QVERIFY(refused("threads?cursor=" + cursor + "="));
        QVERIFY(refused("threads?cursor=" + cursor.chopped(1)));
        QVERIFY(refused("threads?cursor=" + cursor.mid(4)));
        for (const QByteArray made :
            {"x", "0", "AAAAAAAAAAAAAAAA", "dGhyZWFkcy8vMQ", "null", "..%2F..", "%F0%9F%98%80", "MTAw"})
            QVERIFY2(refused("threads?cursor=" + made), made);
        QVERIFY(refused("threads?cursor=" + QByteArray(1001, 'A')));
        for (qsizetype i = 0; i < cursor.size(); ++i) {
            QByteArray changed = cursor;
            changed[i] = changed[i] == 'A' ? 'B' : 'A';
            QVERIFY2(refused("threads?cursor=" + changed), changed);
        }
        // It lasts as long as the list does.
        m_server->restart();
        QCOMPARE(list("threads?limit=1&cursor=" + cursor).status, 200);
    }
    void badQueriesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *query, const char *field) {
            QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(field);
        };
        row("threads?limit=0", "limit");
        row("threads?limit=201", "limit");
        row("threads?limit=ten", "limit");
        row("threads?limit=1&limit=2", "limit");
        row("threads?fingerprint=x", "fingerprint");
        row("threads?test=maybe", "test");
        row("threads?from=yesterday", "from");
        row("threads?from=2026-02-30", "from");
        row("tickets?from=2026-02-02&to=2026-02-01", "from");
        row("tickets?channel=phone", "channel");
        row("orders?currency=EURO", "currency");
        row("events?type=BOUGHT", "type");
        row("keys?status=lost", "status");
        row("keys?scope=all", "scope");
        row("faq-pages?state=done", "state");
        row("documents?language=_", "language");
        row("refused-events?to=1-1-1", "to");
    }
    void badQueriesAreRefused()
    {
        QFETCH(QByteArray, query);
        QFETCH(QString, field);
        const Answer answer = list(query);
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), QStringList{field});
    }

    void keysAreFiltered()
    {
        const QString name = u"name"_s;
        m_server->makeKey(u"shop"_s, {{u"name"_s, u"Test 100%"_s}, {u"test"_s, true}});
        m_server->makeKey(
            u"shop"_s, {{u"name"_s, u"Messages_only"_s}, {u"scopes"_s, json::Array{u"messages:write"_s}}});
        m_server->makeKey(u"shop"_s,
            {{u"name"_s, u"Short"_s}, {u"expires_at"_s, rfc3339(m_server->clock().nowMs() + 1000)}});
        const QByteArray gone = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Gone"_s}});
        QCOMPARE(m_server->adminCall("POST", "/admin/v1/companies/shop/keys/" + gone.mid(8, 12) + "/revoke")
                     .status,
            200);
        m_server->clock().advance(1000);
        const auto sorted = [&](const QByteArray &query) {
            QStringList names = found(query, name);
            names.sort();
            return names;
        };
        QCOMPARE(sorted("keys?status=revoked"), QStringList{u"Gone"_s});
        QCOMPARE(sorted("keys?status=expired"), QStringList{u"Short"_s});
        QCOMPARE(sorted("keys?status=active"), (QStringList{u"First"_s, u"Messages_only"_s, u"Test 100%"_s}));
        QCOMPARE(sorted("keys?test=true"), QStringList{u"Test 100%"_s});
        QCOMPARE(sorted("keys?test=false&status=active&scope=faqs:read"), QStringList{u"First"_s});
        QCOMPARE(sorted("keys?q=EST%20100"), QStringList{u"Test 100%"_s});
        QCOMPARE(sorted("keys?q=0%25"), QStringList{u"Test 100%"_s});
        QCOMPARE(sorted("keys?q=s_o"), QStringList{u"Messages_only"_s});
        QCOMPARE(sorted("keys?q=%25"), QStringList{u"Test 100%"_s});
        QCOMPARE(sorted("keys?q=!"), QStringList{});
        QCOMPARE(sorted("keys?q=" + gone.mid(8, 12)), QStringList{u"Gone"_s});
        QCOMPARE(sorted("keys?q=nothing"), QStringList{});
    }
    void sourcesAndDocumentsAreFiltered()
    {
        const QString shipping = m_server->importDocument(
            u"shop"_s, u"en/shipping.md"_s, "# Shipping\n\nWe ship on each working day of the week.\n");
        m_server->importDocument(u"shop"_s, u"de/versand.md"_s,
            "---\nlocale: de\n---\n# Versand\n\nWir versenden an jedem Werktag der Woche.\n", shipping);
        const Answer other
            = m_server->adminCall("POST", "/admin/v1/companies/shop/sources", R"({"name":"Rückgabe 50%"})");
        QCOMPARE(other.status, 201);
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou may return goods within 30 days.\n", other.text(u"source_id"));
        const QString name = u"name"_s;
        QCOMPARE(found("sources", name), (QStringList{u"Help centre"_s, u"Rückgabe 50%"_s}));
        QCOMPARE(found("sources?q=HELP", name), QStringList{u"Help centre"_s});
        QCOMPARE(found("sources?q=50%25", name), QStringList{u"Rückgabe 50%"_s});
        QCOMPARE(found("sources?q=R%C3%BCck", name), QStringList{u"Rückgabe 50%"_s});
        const QString path = u"path"_s;
        QCOMPARE(found("documents?q=ship", path), QStringList{u"en/shipping.md"_s});
        QCOMPARE(found("documents?q=VERS", path), QStringList{u"de/versand.md"_s});
        QCOMPARE(found("documents?language=de", path), QStringList{u"de/versand.md"_s});
        QCOMPARE(found("documents?q=md&source=" + shipping.toLatin1(), path),
            (QStringList{u"de/versand.md"_s, u"en/shipping.md"_s}));
        QCOMPARE(found("documents?source=none", path), QStringList{});
    }
    void pagesAreFiltered()
    {
        for (const char *query : {"a", "tent&locale=de", "b"})
            QCOMPARE(
                m_server
                    ->get("/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2F" + QByteArray(query),
                        m_key)
                    .status,
                202);
        QCOMPARE(found("faq-pages?locale=de", u"url"_s), QStringList{u"https://shop.example/tent"_s});
        QCOMPARE(found("faq-pages?q=TENT", u"url"_s), QStringList{u"https://shop.example/tent"_s});
        QCOMPARE(found("faq-pages?state=ready", u"url"_s), QStringList{});
        QCOMPARE(found("faq-pages?after=0&limit=200", u"url"_s).size(), 3);
    }
    void threadsAreFiltered()
    {
        const QByteArray test = m_server->makeKey(u"shop"_s, {{u"test"_s, true}});
        // 1 780 000 000 is 2026-05-28, 22:26:40 in Berlin.
        interact(1, m_key, u"Where is MY parcel?"_s);
        m_server->clock().advance(2 * 3'600'000);
        interact(2, m_key, u"100% cotton?"_s);
        m_server->clock().advance(kDayMs);
        interact(1, test, u"And my_parcel?"_s);
        const QString query = u"first_query"_s;
        const QString first = u"Where is MY parcel?"_s;
        const QString second = u"100% cotton?"_s;
        const QString third = u"And my_parcel?"_s;
        QCOMPARE(found("threads", query), (QStringList{third, second, first}));
        QCOMPARE(found("threads?q=my%20parcel", query), QStringList{first});
        QCOMPARE(found("threads?q=my_parcel", query), QStringList{third});
        QCOMPARE(found("threads?q=100%25", query), QStringList{second});
        QCOMPARE(found("threads?fingerprint=" + visitor(1).toUpper().toLatin1(), query),
            (QStringList{third, first}));
        QCOMPARE(
            found("threads?fingerprint=" + visitor(1).toLatin1() + "&test=true", query), QStringList{third});
        QCOMPARE(
            found("threads?from=2026-05-29&fingerprint=" + visitor(1).toLatin1(), query), QStringList{third});
        QCOMPARE(found("threads?test=false", query), (QStringList{second, first}));
        QCOMPARE(found("threads?to=2026-05-28", query), QStringList{first});
        QCOMPARE(found("threads?from=2026-05-29&to=2026-05-29", query), QStringList{second});
        QCOMPARE(found("threads?from=2026-05-29", query), (QStringList{third, second}));
        QCOMPARE(found("threads?from=2026-06-01", query), QStringList{});
    }
    void eventsOfAProductAreWalkedOverDays()
    {
        // Three days with the product, two of them with others beside it, and a day without it.
        for (const QString &product : {u"alta"_s, u"berg"_s, u"berg"_s, u"alta"_s}) {
            m_server->clock().advance(24 * 3'600'000);
            interact(1, m_key);
            QCOMPARE(cart(1, product).status, 200);
            QCOMPARE(cart(1, u"clip"_s).status, 200);
            if (product == u"alta")
                QCOMPARE(cart(1, product, "QUANTITY_INCREASED").status, 200);
        }
        const auto daysOf = [&](const QByteArray &query) {
            QStringList days;
            QByteArray cursor;
            do {
                const Answer page = list("events?limit=1&" + query + "&cursor=" + cursor);
                for (const json::Value &row : entriesOf(page.json(), u"items"))
                    days << row.string(u"at").first(10) + u' ' + row.string(u"type").first(4);
                cursor = page.text(u"next_cursor").toLatin1();
            } while (!cursor.isEmpty());
            return days;
        };
        const QStringList last{u"2026-06-01 QUAN"_s, u"2026-06-01 ITEM"_s};
        const QStringList first{u"2026-05-29 QUAN"_s, u"2026-05-29 ITEM"_s};
        QCOMPARE(daysOf("product_id=alta"), last + first);
        QCOMPARE(daysOf("product_id=alta&from=2026-05-30"), last);
        QCOMPARE(daysOf("product_id=alta&to=2026-05-31"), first);
        QCOMPARE(daysOf("product_id=alta&type=ITEM_ADDED"), (QStringList{last[1], first[1]}));
        QCOMPARE(daysOf("product_id=nothing"), QStringList());
        QCOMPARE(daysOf("product_id=berg"), (QStringList{u"2026-05-31 ITEM"_s, u"2026-05-30 ITEM"_s}));
    }
    void commerceIsFiltered()
    {
        const QByteArray test = m_server->makeKey(u"shop"_s, {{u"test"_s, true}});
        interact(1, m_key);
        QCOMPARE(cart(1, u"alta"_s, "ITEM_ADDED", u"web"_s).status, 200);
        QCOMPARE(checkout(1, u"A-1"_s).status, 200);
        QCOMPARE(cart(77, u"early"_s).status, 404);
        m_server->clock().advance(2 * 3'600'000); // the next day in Berlin
        interact(2, test);
        QCOMPARE(cart(2, u"berg"_s, "ITEM_ADDED", u"app"_s).status, 200);
        QCOMPARE(cart(2, u"berg"_s, "QUANTITY_INCREASED").status, 200);
        QCOMPARE(checkout(2, u"B-1"_s, u"DKK"_s).status, 200);
        QCOMPARE(cart(2, u"late"_s, "QUANTITY_INCREASED").status, 409);

        const QString product = u"product_id"_s;
        const QStringList berg{u"berg"_s, u"berg"_s};
        QCOMPARE(found("events", product), berg + QStringList{u"alta"_s});
        QCOMPARE(found("events?type=QUANTITY_INCREASED", product), QStringList{u"berg"_s});
        QCOMPARE(found("events?product_id=alta", product), QStringList{u"alta"_s});
        QCOMPARE(found("events?source=app", product), QStringList{u"berg"_s});
        QCOMPARE(found("events?fingerprint=" + visitor(2).toLatin1(), product), berg);
        QCOMPARE(found("events?from=2026-05-29&to=2026-05-29&fingerprint=" + visitor(2).toLatin1(), product),
            berg);
        QCOMPARE(found("events?to=2026-05-28&product_id=berg", product), QStringList{});
        QCOMPARE(found("events?test=true", product), berg);
        QCOMPARE(found("events?test=false", product), QStringList{u"alta"_s});
        QCOMPARE(found("events?to=2026-05-28", product), QStringList{u"alta"_s});
        QCOMPARE(found("events?from=2026-05-29&type=ITEM_ADDED", product), QStringList{u"berg"_s});
        const QString id = u"order_id"_s;
        QCOMPARE(found("orders", id), (QStringList{u"B-1"_s, u"A-1"_s}));
        QCOMPARE(found("orders?order_id=A-1", id), QStringList{u"A-1"_s});
        QCOMPARE(found("orders?currency=dkk", id), QStringList{u"B-1"_s});
        QCOMPARE(found("orders?test=true", id), QStringList{u"B-1"_s});
        QCOMPARE(found("orders?channel=chat&to=2026-05-28", id), QStringList{u"A-1"_s});
        QCOMPARE(found("orders?channel=faq", id), QStringList{});
        const QString user = u"user_fingerprint"_s;
        QCOMPARE(found("tickets", user), (QStringList{visitor(2), visitor(1)}));
        QCOMPARE(found("tickets?fingerprint=" + visitor(1).toLatin1(), user), QStringList{visitor(1)});
        QCOMPARE(found("tickets?from=2026-05-29&fingerprint=" + visitor(1).toLatin1(), user), QStringList{});
        QCOMPARE(found("tickets?to=2026-05-28&fingerprint=" + visitor(1).toLatin1(), user),
            QStringList{visitor(1)});
        QCOMPARE(found("tickets?test=true&channel=chat", user), QStringList{visitor(2)});
        QCOMPARE(found("tickets?from=2026-05-29", user), QStringList{visitor(2)});
        QCOMPARE(found("tickets?to=2026-05-28", user), QStringList{visitor(1)});
        const QString subject = u"subject"_s;
        QCOMPARE(found("refused-events", subject), (QStringList{u"late"_s, u"early"_s}));
        QCOMPARE(found("refused-events?code=ACTIVE_TICKET_NOT_FOUND", subject), QStringList{u"early"_s});
        QCOMPARE(found("refused-events?from=2026-05-29", subject), QStringList{u"late"_s});
        QCOMPARE(found("refused-events?to=2026-05-28", subject), QStringList{u"early"_s});
        m_server->clock().advance(commerce::kRefusalLifeMs - 3'600'000);
        QCOMPARE(found("refused-events?from=2026-05-01", subject), QStringList{u"late"_s});
    }
    void aListDoesNotShowAnotherCompanysRows()
    {
        addOne();
        m_server->makeCompany(u"other"_s);
        for (const char *name : {"keys", "sources", "documents", "imports", "own-answers", "lexicon",
                 "faq-pages", "threads", "tickets", "orders", "events", "refused-events"}) {
            const Answer answer = list(name, "other");
            QCOMPARE(answer.status, 200);
            QVERIFY(entriesOf(answer.json(), u"items").empty());
            QVERIFY(answer.json().find(u"next_cursor")->isNull());
        }
    }
};

std::unique_ptr<QObject> makeListTests() { return std::make_unique<TestLists>(); }

} // namespace answerdesk::test

#include "tst_lists.moc"
