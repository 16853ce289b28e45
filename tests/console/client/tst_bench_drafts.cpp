// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/line_diff.h"
#include "console/bench/request_draft.h"
#include "shared/api/commerce.h"
#include "shared/api/faqs.h"
#include "shared/api/messages.h"
#include <QtCore/QSet>
#include <QtCore/QUrlQuery>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

const DraftField *fieldNamed(const QList<DraftField> &fields, const QString &name)
{
    for (const DraftField &field : fields) {
        if (field.name == name)
            return &field;
    }
    return nullptr;
}

QStringList lines(const QString &text) { return text.split(u' ', Qt::SkipEmptyParts); }

/// "=" same, "~" changed, "-" removed, "+" added.
QString marks(const QList<DiffRow> &rows)
{
    QString all;
    for (const DiffRow &row : rows)
        all += u"=~-+"_s[row.kind];
    return all;
}

} // namespace

class TestBenchDrafts : public QObject
{
    Q_OBJECT
    client::ApiClient m_client;

    client::RawRequest firstRequest(api::Endpoint endpoint)
    {
        const api::EndpointInfo &info = api::endpointInfo(endpoint);
        const QList<DraftField> fields = fieldsOf(info);
        return requestOf(m_client, info, fields, firstValuesOf(fields, u"shop"_s));
    }

private slots:
    void initTestCase()
    {
        m_client.setServer(QUrl(u"http://127.0.0.1:8421"_s));
        m_client.setPublicAddresses(QUrl(u"http://127.0.0.1:8420"_s), QUrl(u"http://127.0.0.1:8422/eu"_s));
    }

    void fieldsAreThoseThatAreDeclared()
    {
        const QList<DraftField> fields = fieldsOf(api::endpointInfo(api::Endpoint::CartEvents));
        QCOMPARE(fields.size(), 10);
        const DraftField *product = fieldNamed(fields, u"product_id"_s);
        QVERIFY(product && product->isRequired && product->place == DraftField::Body);
        QCOMPARE(
            product->help, u"The shop's own identifier of the product.\nrequired · 1 to 200 characters"_s);
        QCOMPARE(fieldNamed(fields, u"type"_s)->choices,
            (QStringList{
                u"ITEM_ADDED"_s, u"QUANTITY_INCREASED"_s, u"QUANTITY_DECREASED"_s, u"ITEM_REMOVED"_s}));
        QVERIFY(fieldNamed(fields, u"user_fingerprint"_s)->help.contains(u"uuid"));
        QVERIFY(!fieldNamed(fields, u"source"_s)->isRequired);
        const QList<DraftField> query = fieldsOf(api::endpointInfo(api::Endpoint::ProductFaqs));
        QCOMPARE(fieldNamed(query, u"count"_s)->place, DraftField::Query);
        QVERIFY(fieldNamed(query, u"count"_s)->help.contains(u"1 to 10"));
        QVERIFY(fieldNamed(query, u"count"_s)->help.contains(u"default 5"));
        const QList<DraftField> path = fieldsOf(api::endpointInfo(api::Endpoint::GetOrder));
        QCOMPARE(path.size(), 2);
        QCOMPARE(path.at(1).name, u"order"_s);
        QCOMPARE(path.at(1).place, DraftField::Path);
    }

    /// What a form begins with is a right request.
    void theFirstValuesAreRight()
    {
        const auto cart
            = schema::readJson<api::CartEventRequest>(firstRequest(api::Endpoint::CartEvents).body);
        QVERIFY2(cart, cart ? "" : qPrintable(cart.error().text()));
        QCOMPARE(cart->companyKey.key, u"shop"_s);
        const auto order
            = schema::readJson<api::CheckoutEventRequest>(firstRequest(api::Endpoint::CheckoutEvents).body);
        QVERIFY2(order, order ? "" : qPrintable(order.error().text()));
        QCOMPARE(order->lineItems.size(), size_t(1));
        const auto message
            = schema::readJson<api::SendMessageRequest>(firstRequest(api::Endpoint::SendMessage).body);
        QVERIFY2(message, message ? "" : qPrintable(message.error().text()));
        const client::RawRequest faqs = firstRequest(api::Endpoint::ProductFaqs);
        const auto query
            = schema::readQuery<api::ProductFaqsQuery>(QUrlQuery(faqs.url).queryItems(QUrl::FullyDecoded));
        QVERIFY2(query, query ? "" : qPrintable(query.error().text()));
        QVERIFY(faqs.body.isEmpty());
    }

    void requestsGoToTheAddressOfTheirEndpoint()
    {
        QCOMPARE(firstRequest(api::Endpoint::CartEvents).url,
            QUrl(u"http://127.0.0.1:8422/eu/analytics/cart_events"_s));
        QCOMPARE(
            firstRequest(api::Endpoint::GetOrder).url.path(), u"/admin/v1/companies/shop/orders/{order}"_s);
        QCOMPARE(authOf(api::endpointInfo(api::Endpoint::CartEvents)), BenchAuth::None);
        QCOMPARE(authOf(api::endpointInfo(api::Endpoint::ProductFaqs)), BenchAuth::TestKey);
        QCOMPARE(authOf(api::endpointInfo(api::Endpoint::GetOrder)), BenchAuth::Session);
        QCOMPARE(authOf(api::endpointInfo(api::Endpoint::SignIn)), BenchAuth::None);
    }

    void textsBecomeValuesOfTheirType_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("text") << u"string"_s << u"12"_s << QByteArray("\"12\"");
        QTest::newRow("number") << u"number"_s << u"349.00"_s << QByteArray("349.00");
        QTest::newRow("no number") << u"number"_s << u"much"_s << QByteArray("\"much\"");
        QTest::newRow("true") << u"boolean"_s << u"true"_s << QByteArray("true");
        QTest::newRow("no boolean") << u"boolean"_s << u"1"_s << QByteArray("\"1\"");
        QTest::newRow("list") << u"array"_s << u"[1, \"a\"]"_s << QByteArray("[1,\"a\"]");
        QTest::newRow("no list") << u"array"_s << u"[1"_s << QByteArray("\"[1\"");
        QTest::newRow("null in a list's place") << u"array"_s << u"null"_s << QByteArray("null");
    }
    void textsBecomeValuesOfTheirType()
    {
        QFETCH(QString, type);
        QFETCH(QString, text);
        QFETCH(QByteArray, json);
        DraftField field;
        field.type = type;
        QCOMPARE(valueOf(field, text).toJson(), json);
    }

    void whatIsEmptyIsLeftOut()
    {
        const api::EndpointInfo &info = api::endpointInfo(api::Endpoint::SendMessage);
        const client::RawRequest request
            = requestOf(m_client, info, fieldsOf(info), {{u"query_text"_s, u"Dry?"_s}, {u"locale"_s, {}}});
        const auto body = json::parse(request.body);
        QCOMPARE(body->asObject()->size(), size_t(1));
    }

    /// Every mistake differs from the request in something, and no two are called the same.
    void everyEndpointHasItsMistakes()
    {
        for (const api::EndpointInfo &info : api::endpoints()) {
            const client::RawRequest request = firstRequest(info.id);
            QSet<QString> names;
            const QList<Mistake> mistakes = mistakesOf(info, request, authOf(info));
            QVERIFY2(!mistakes.isEmpty(), info.name);
            for (const Mistake &mistake : mistakes) {
                const QString name = mistake.group + u'/' + mistake.name;
                QVERIFY2(!names.contains(name), qPrintable(name));
                names.insert(name);
                const bool isOther = mistake.request.body != request.body
                    || mistake.request.url != request.url || mistake.request.method != request.method
                    || mistake.request.headers != request.headers || mistake.auth != authOf(info);
                QVERIFY2(isOther, qPrintable(QLatin1String(info.name) + u' ' + name));
            }
        }
    }

    void noMistakeIsAnotherEndpoint()
    {
        for (const api::EndpointInfo &info : api::endpoints()) {
            const client::RawRequest request = firstRequest(info.id);
            for (const Mistake &mistake : mistakesOf(info, request, authOf(info))) {
                for (const api::EndpointInfo &other : api::endpoints()) {
                    const bool isIt = other.method == mistake.request.method
                        && QByteArray(other.path) == QByteArray(info.path) && other.id != info.id;
                    QVERIFY2(!isIt, qPrintable(QLatin1String(info.name) + u' ' + mistake.name));
                }
            }
        }
    }

    void mistakesAreRefusedByTheDeclaredRules()
    {
        const api::EndpointInfo &info = api::endpointInfo(api::Endpoint::CheckoutEvents);
        int checked = 0;
        for (const Mistake &mistake : mistakesOf(info, firstRequest(info.id), BenchAuth::None)) {
            if (mistake.group != u"Fields")
                continue;
            ++checked;
            QVERIFY2(
                !schema::readJson<api::CheckoutEventRequest>(mistake.request.body), qPrintable(mistake.name));
        }
        QVERIFY(checked > 12);
    }

    void linesFaceEachOther_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << u""_s << u""_s << u""_s;
        QTest::newRow("same") << u"a b c"_s << u"a b c"_s << u"==="_s;
        QTest::newRow("one changed") << u"a b c"_s << u"a x c"_s << u"=~="_s;
        QTest::newRow("one more") << u"a c"_s << u"a b c"_s << u"=+="_s;
        QTest::newRow("one less") << u"a b c"_s << u"a c"_s << u"=-="_s;
        QTest::newRow("all other") << u"a b"_s << u"x y z"_s << u"~~+"_s;
        QTest::newRow("from nothing") << u""_s << u"a"_s << u"+"_s;
        QTest::newRow("moved") << u"a b c d"_s << u"b c d a"_s << u"-===+"_s;
        QTest::newRow("repeated") << u"a a a"_s << u"a a"_s << u"==-"_s;
    }
    void linesFaceEachOther()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(QString, expected);
        const QList<DiffRow> rows = diffLines(lines(left), lines(right));
        QCOMPARE(marks(rows), expected);
        QStringList leftAgain, rightAgain; // nothing is lost
        for (const DiffRow &row : rows) {
            if (row.kind != DiffRow::Added)
                leftAgain << row.left;
            if (row.kind != DiffRow::Removed)
                rightAgain << row.right;
        }
        QCOMPARE(leftAgain, lines(left));
        QCOMPARE(rightAgain, lines(right));
    }

    void longTextsAreComparedInTime()
    {
        QStringList left, right;
        for (int i = 0; i < 20'000; ++i) {
            left << QString::number(i);
            right << QString::number(-i - 1);
        }
        left.prepend(u"same"_s);
        right.prepend(u"same"_s);
        const QList<DiffRow> rows = diffLines(left, right);
        QCOMPARE(rows.size(), 20'001);
        QCOMPARE(rows.first().kind, DiffRow::Same);
    }
};

QTEST_GUILESS_MAIN(TestBenchDrafts)
#include "tst_bench_drafts.moc"
