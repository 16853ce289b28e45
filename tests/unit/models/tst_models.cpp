// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/api_key_model.h"
#include "shared/models/company_model.h"
#include "shared/models/faq_model.h"
#include "shared/models/revenue_model.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::models;
using namespace answerdesk::tests;

namespace {

constexpr char kKeys[] = "GET /admin/v1/companies/nordfjell/keys";

api::ApiKey key(const QString &id, const QString &name, const QString &status = u"active"_s)
{
    api::ApiKey made;
    made.keyId = id;
    made.name = name;
    made.prefix = u"ad_live_"_s + id;
    made.scopes = {u"messages:write"_s, u"faqs:read"_s};
    made.status = status;
    made.createdAt = {1700000000000};
    made.requests30Days = 5;
    made.requestsPerDay = {{u"2026-01-01"_s, 2}, {u"2026-01-02"_s, 3}};
    return made;
}

api::RevenueDay day(
    const QString &date, const QString &chat, const QString &faq, const QString &total, int orders)
{
    return {.date = date,
        .lastDate = date,
        .revenue = total,
        .netRevenue = total,
        .refunded = u"0.00"_s,
        .chat = chat,
        .faq = faq,
        .helpful = u"0.00"_s,
        .direct = u"0.00"_s,
        .orders = orders,
        .addedToCart = u"1.50"_s,
        .carts = 0,
        .averageCartValue = {}};
}

api::Revenue revenue()
{
    api::Revenue made;
    made.timeZone = u"Europe/Berlin"_s;
    made.from = u"2026-01-01"_s;
    made.to = u"2026-01-02"_s;
    made.previousFrom = u"2025-12-30"_s;
    made.previousTo = u"2025-12-31"_s;
    made.tickets = 8;
    made.ticketsWithOrder = 1;
    made.conversion = u"0.125"_s;
    const auto add = [&](const QString &currency, const QString &total, const QString &helpful, int orders,
                         const QString &average, const QString &added, std::vector<api::RevenueDay> days) {
        api::RevenueOfCurrency part;
        part.currency = currency;
        part.attributedRevenue = part.netRevenue = total;
        part.refunded = part.directRevenue = u"0.00"_s;
        part.helpfulRevenue = helpful;
        part.orders = orders;
        part.averageOrderValue = average;
        part.addedToCart = added;
        part.days = std::move(days);
        made.currencies.push_back(std::move(part));
    };
    add(u"EUR"_s, u"120.30"_s, u"100.00"_s, 2, u"60.15"_s, u"3.00"_s,
        {day(u"2026-01-01"_s, u"100.10"_s, u"0.00"_s, u"100.10"_s, 1),
            day(u"2026-01-02"_s, u"0.00"_s, u"20.20"_s, u"20.20"_s, 1)});
    add(u"USD"_s, u"5.00"_s, u"0.00"_s, 1, u"5.00"_s, u"0.00"_s,
        {day(u"2026-01-01"_s, u"5.00"_s, u"0.00"_s, u"5.00"_s, 1),
            day(u"2026-01-02"_s, u"0.00"_s, u"0.00"_s, u"0.00"_s, 0)});
    return made;
}

QStringList namesOf(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, 0).data().toString();
    return texts;
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;

    void load(RemoteModel &model)
    {
        model.setClient(m_client.get());
        model.setCompany(u"nordfjell"_s);
        QSignalSpy loaded(&model, &RemoteModel::loaded);
        model.refresh();
        QVERIFY(model.isLoading());
        QVERIFY(loaded.wait(test::kPatienceMs));
        QVERIFY(!model.isLoading());
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("token"));
    }

    void allPagesOfAListBecomeRows()
    {
        m_server->answerOnce(kKeys, {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)}, u"next"_s)});
        m_server->answerOnce(kKeys, {.body = listOf<api::ApiKey>({key(u"b"_s, u"B"_s)})});
        ApiKeyModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        QCOMPARE(namesOf(model), QStringList({u"A"_s, u"B"_s}));
        QCOMPARE(m_server->last(kKeys).query, "limit=200&cursor=next");
    }

    void aKeyHasItsValues()
    {
        m_server->answer(kKeys, {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)})});
        ApiKeyModel model;
        load(model);
        const QModelIndex index = model.index(0, 0);
        QCOMPARE(index.data(RemoteModel::IdRole).toString(), u"a"_s);
        QCOMPARE(index.data().toString(), u"A"_s);
        QCOMPARE(model.at(0).requests30Days, 5);
        QCOMPARE(model.at(0).prefix, u"ad_live_a"_s);
        QCOMPARE(model.at(0).status, u"active"_s);
        QVERIFY(!model.at(0).lastUsedAt);
        QCOMPARE(model.at(0).scopes.size(), std::size_t(2));
        QCOMPARE(model.at(0).createdAt.ms, 1700000000000);
        QCOMPARE(model.at(0).requestsPerDay.front().date, u"2026-01-01"_s);
        QCOMPARE(model.rowOf(u"a"_s), 0);
        QCOMPARE(model.rowOf(u"x"_s), -1);
    }

    void refreshKeepsWhatASelectionPointsAt()
    {
        m_server->answerOnce(kKeys,
            {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s), key(u"b"_s, u"B"_s), key(u"c"_s, u"C"_s)})});
        ApiKeyModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        const QPersistentModelIndex selected = model.index(1, 0);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        m_server->answerOnce(kKeys,
            {.body = listOf<api::ApiKey>(
                 {key(u"new"_s, u"New"_s), key(u"c"_s, u"C"_s), key(u"b"_s, u"B"_s, u"revoked"_s)})});
        load(model);
        QCOMPARE(namesOf(model), QStringList({u"New"_s, u"C"_s, u"B"_s}));
        QVERIFY(selected.isValid());
        QCOMPARE(selected.row(), 2);
        QCOMPARE(model.at(selected.row()).status, u"revoked"_s);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(changes.size(), 1);
    }

    void aNewKeyComesFirstAndItsSecretOnlyByTheSignal()
    {
        m_server->answer(kKeys, {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)})});
        m_server->answer("POST /admin/v1/companies/nordfjell/keys",
            {.status = 201,
                .body = schema::toJson(api::CreatedApiKey{key(u"n"_s, u"New"_s), u"ad_live_n_secret"_s})});
        ApiKeyModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        QByteArray secret;
        connect(&model, &ApiKeyModel::created, this,
            [&](const api::ApiKey &, const Secret &made) { secret = made.reveal(); });
        api::ApiKeyRequest request;
        request.name = u"New"_s;
        request.scopes = std::vector<QString>{u"faqs:read"_s};
        model.create(request);
        QTRY_COMPARE(secret, "ad_live_n_secret");
        QCOMPARE(namesOf(model), QStringList({u"New"_s, u"A"_s}));
        QCOMPARE(m_server->last("POST /admin/v1/companies/nordfjell/keys").body,
            R"({"name":"New","scopes":["faqs:read"]})");
    }

    void revokingChangesTheRow()
    {
        m_server->answer(kKeys, {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)})});
        m_server->answer("POST /admin/v1/companies/nordfjell/keys/a/revoke",
            {.body = schema::toJson(key(u"a"_s, u"A"_s, u"revoked"_s))});
        ApiKeyModel model;
        load(model);
        model.revoke(u"a"_s);
        QTRY_COMPARE(model.at(0).status, u"revoked"_s);
    }

    void aRefusedKeyLeavesTheRowsAlone()
    {
        m_server->answer(kKeys, {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)})});
        m_server->answer("POST /admin/v1/companies/nordfjell/keys",
            FakeReply::error(409, "ALREADY_EXISTS", "A key of this name exists."));
        ApiKeyModel model;
        load(model);
        QString code;
        connect(&model, &ApiKeyModel::createFailed, this,
            [&](const client::ApiFailure &failure) { code = failure.code; });
        api::ApiKeyRequest request;
        request.name = u"A"_s;
        model.create(request);
        QTRY_COMPARE(code, u"ALREADY_EXISTS"_s);
        QCOMPARE(model.rowCount(), 1);
    }

    void aFailedRefreshKeepsTheRows()
    {
        m_server->answerOnce(kKeys, {.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)})});
        ApiKeyModel model;
        load(model);
        m_server->goOffline();
        QSignalSpy failed(&model, &RemoteModel::failed);
        model.refresh();
        QVERIFY(failed.wait(test::kPatienceMs));
        QVERIFY(failed.first().first().value<client::ApiFailure>().offline);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.isLoaded());
    }

    void anotherCompanyDropsRowsAndAnswersUnderWay()
    {
        m_server->answer(kKeys, {.hold = true});
        ApiKeyModel model;
        QAbstractItemModelTester tester(&model);
        model.setClient(m_client.get());
        model.setCompany(u"nordfjell"_s);
        model.refresh();
        QTRY_COMPARE(m_server->heldCount(), 1);
        model.setCompany(u"other"_s);
        QVERIFY(!model.isLoading());
        m_server->answer(
            "GET /admin/v1/companies/other/keys", {.body = listOf<api::ApiKey>({key(u"o"_s, u"Other"_s)})});
        model.refresh();
        m_server->releaseHeld({.body = listOf<api::ApiKey>({key(u"a"_s, u"A"_s)})});
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(model.at(0).name, u"Other"_s);
    }

    void companiesNeedNoCompany()
    {
        api::Company company;
        company.companyKey = u"nordfjell"_s;
        company.name = u"Nordfjell"_s;
        company.region = u"eu"_s;
        company.timeZone = u"Europe/Berlin"_s;
        company.currency = u"EUR"_s;
        company.locales = {u"en"_s, u"de"_s};
        m_server->answer("GET /admin/v1/companies", {.body = listOf<api::Company>({company})});
        CompanyModel model;
        QAbstractItemModelTester tester(&model);
        model.setClient(m_client.get());
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(model.at(0).locales, std::vector<QString>({u"en"_s, u"de"_s}));
        QCOMPARE(model.rowOf(u"nordfjell"_s), 0);
    }

    void questionsStandByPosition()
    {
        api::FaqPageDetails details;
        details.page.pageId = u"p1"_s;
        details.page.url = u"https://shop.example/p"_s;
        details.page.locale = u"en"_s;
        details.page.state = u"ready"_s;
        details.faqs.resize(2);
        api::Faq &second = details.faqs[0], &first = details.faqs[1];
        second.faqId = second.position = 2;
        second.question = u"Second?"_s;
        second.answer = u"B"_s;
        first.faqId = first.position = 1;
        first.question = u"First?"_s;
        first.answer = u"A"_s;
        first.sources = {{u"json-ld"_s, u"weight"_s, u"2 kg"_s}};
        m_server->answer("GET /admin/v1/companies/nordfjell/faq-pages/p1", {.body = schema::toJson(details)});
        FaqModel model;
        QAbstractItemModelTester tester(&model);
        model.setPage(u"p1"_s);
        load(model);
        QCOMPARE(namesOf(model), QStringList({u"First?"_s, u"Second?"_s}));
        QCOMPARE(model.at(0).sources.front().text, u"2 kg"_s);
        QCOMPARE(model.pageDetails()->state, u"ready"_s);
        model.setPage(u"p2"_s);
        QCOMPARE(model.rowCount(), 0);
    }

    void anOrderIsSentOnceTheOneBeforeItIsTaken()
    {
        const QByteArray at = "/admin/v1/companies/nordfjell/faq-pages/p1";
        const auto details = [](std::vector<qint64> ids) {
            api::FaqPageDetails made;
            made.page.pageId = u"p1"_s;
            made.page.url = u"https://shop.example/p"_s;
            made.page.locale = u"en"_s;
            made.page.state = u"ready"_s;
            for (const qint64 id : ids) {
                api::Faq faq;
                faq.faqId = id;
                faq.position = int(made.faqs.size()) + 1;
                faq.question = u"Q%1?"_s.arg(id);
                faq.answer = u"A"_s;
                made.faqs.push_back(faq);
            }
            return schema::toJson(made);
        };
        m_server->answer("GET " + at, {.body = details({1, 2, 3}), .headers = {{"ETag", "\"7\""}}});
        m_server->answer("PUT " + at + "/order", {.hold = true});
        FaqModel model;
        QAbstractItemModelTester tester(&model);
        model.setPage(u"p1"_s);
        load(model);
        model.move(0, 1);
        QCOMPARE(namesOf(model), QStringList({u"Q2?"_s, u"Q1?"_s, u"Q3?"_s}));
        model.move(1, 2);
        model.refresh(); // must not put the rows back meanwhile
        QTRY_COMPARE(m_server->heldCount(), 1);
        QCOMPARE(m_server->requests().last().body, R"({"faq_ids":[2,1,3]})");
        QCOMPARE(m_server->requests().last().header("If-Match"), "\"7\"");
        m_server->releaseHeld({.body = details({2, 1, 3}), .headers = {{"ETag", "\"8\""}}});
        QTRY_COMPARE(m_server->count("PUT " + at + "/order"), 2);
        QCOMPARE(m_server->requests().last().body, R"({"faq_ids":[2,3,1]})");
        QCOMPARE(m_server->requests().last().header("If-Match"), "\"8\"");
        QCOMPARE(namesOf(model), QStringList({u"Q2?"_s, u"Q3?"_s, u"Q1?"_s}));
        // Refused: the server's order is shown again.
        QSignalSpy refused(&model, &FaqModel::orderFailed);
        m_server->releaseHeld(FakeReply::error(412, "PRECONDITION_FAILED", "It has changed."));
        QTRY_COMPARE(refused.size(), 1);
        QTRY_COMPARE(namesOf(model), QStringList({u"Q1?"_s, u"Q2?"_s, u"Q3?"_s}));
    }

    void revenueShowsTheNewestDayFirstAndKeepsExactTexts()
    {
        m_server->answer("GET /admin/v1/companies/nordfjell/revenue", {.body = schema::toJson(revenue())});
        RevenueModel model;
        QAbstractItemModelTester tester(&model);
        api::RevenueQuery query;
        query.from = u"2026-01-01"_s;
        query.to = u"2026-01-02"_s;
        model.setQuery(query);
        load(model);
        QCOMPARE(m_server->requests().last().query, "from=2026-01-01&to=2026-01-02");
        QCOMPARE(model.currency(), u"EUR"_s);
        QCOMPARE(model.index(0, 0).data().toDate(), QDate(2026, 1, 2));
        QCOMPARE(model.dayAt(1).chat, u"100.10"_s);
        QCOMPARE(model.series().total, QList<double>({100.10, 20.20}));
        QCOMPARE(model.series().orders, QList<double>({1, 1}));
    }

    void theCurrencyIsKeptWhileItIsThere()
    {
        m_server->answer("GET /admin/v1/companies/nordfjell/revenue", {.body = schema::toJson(revenue())});
        RevenueModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        model.setCurrency(u"USD"_s);
        QCOMPARE(model.chosen()->attributedRevenue, u"5.00"_s);
        model.setCurrency(u"JPY"_s);
        QCOMPARE(model.currency(), u"USD"_s);
        load(model);
        QCOMPARE(model.currency(), u"USD"_s);
        api::Revenue less = revenue();
        less.currencies.pop_back();
        m_server->answer("GET /admin/v1/companies/nordfjell/revenue", {.body = schema::toJson(less)});
        load(model);
        QCOMPARE(model.currency(), u"EUR"_s);
    }

    void revenueWithoutACurrencyIsAnEmptyTable()
    {
        api::Revenue none = revenue();
        none.currencies.clear();
        m_server->answer("GET /admin/v1/companies/nordfjell/revenue", {.body = schema::toJson(none)});
        RevenueModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.chosen());
        QVERIFY(model.series().total.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
