// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QElapsedTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kRules = "/admin/v1/companies/shop/page-rules";
const QByteArray kTrials = "/admin/v1/companies/shop/page-rule-trials";

/// The page reader takes it for an article.
constexpr char kArticle[]
    = "<!DOCTYPE html><html lang=en><head><title>About the Alta</title></head><body><main id=detail>"
      "<h1>About the Alta</h1><p>The tent was made for two people who walk far and sleep well, and who do "
      "not want to carry more than they need to carry on their way through the hills.</p><div class=t1>Alta "
      "2 "
      "tent</div><div class=t3>249,00 €</div><table class=spec><tr><td>Weight</td><td>3.2 kg</td></tr>"
      "<tr><td>Material</td><td>Nylon</td></tr></table></main></body></html>";

QStringList reasonsOf(const Answer &answer)
{
    QStringList lines;
    const json::Value body = answer.json();
    const json::Value *fields = body.find(u"invalid_fields");
    for (const auto &[field, reason] : fields ? *fields->asObject() : json::Object())
        lines << field + u": "_s + *reason.asString();
    return lines;
}

} // namespace

/// Rules that correct how pages are read.
class TestPageRulesApi : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;

    Answer call(
        const QByteArray &method, const QByteArray &below, const json::Object &body, Headers headers = {})
    {
        const bool isEmpty = method == "GET" || method == "DELETE";
        return m_server->adminCall(
            method, kRules + below, isEmpty ? QByteArray() : json::Value(body).toJson(), std::move(headers));
    }
    json::Object content(const QString &path, const QString &effect = u"product"_s) const
    {
        return {{u"pattern"_s, m_site->hostPort() + path}, {u"effect"_s, effect}};
    }
    json::Object selecting(
        const QString &path, std::initializer_list<std::pair<QString, QString>> pairs) const
    {
        json::Array selectors;
        for (const auto &[field, selector] : pairs)
            selectors.emplace_back(json::Object{{u"field"_s, field}, {u"selector"_s, selector}});
        json::Object made = content(path, u"select"_s);
        made.emplace_back(u"selectors"_s, std::move(selectors));
        return made;
    }
    QByteArray made(const json::Object &body)
    {
        const Answer answer = call("POST", {}, body);
        if (answer.status != 201)
            qFatal("rule: %s", answer.body.constData());
        return answer.text(u"rule_id").toLatin1();
    }
    QStringList ids()
    {
        QStringList all;
        for (const json::Value &rule : entriesOf(call("GET", {}, {}).json(), u"rules"))
            all << rule.string(u"rule_id");
        return all;
    }
    QStringList actions()
    {
        return m_server->sql("SELECT action FROM audit WHERE action LIKE 'page-rule%' ORDER BY audit_id");
    }
    json::Value asked(const QString &path, qint64 above = 0)
    {
        const QString url = m_site->url(path);
        m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url), m_key);
        return m_server->waitForPage(u"shop"_s, url, u"en"_s, above);
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(
            u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}, {u"faqs_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_site->serve("/tent", {productPage(u"Alta 2 tent"_s)});
        m_site->serve("/article", {kArticle});
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void rulesAreAddedChangedMovedAndDeleted()
    {
        const Answer none = call("GET", {}, {});
        QCOMPARE(none.status, 200);
        QCOMPARE(none.body, QByteArray(R"({"rules":[],"regenerating":0,"revision":0})"));
        QCOMPARE(none.header("ETag"), "\"0\"");

        const Answer first = call("POST", {}, selecting(u"/a/*"_s, {{u"name"_s, u"h1"_s}}));
        QCOMPARE(first.status, 201);
        const json::Value shown = first.json();
        QCOMPARE(memberNames(shown),
            (QStringList{u"rule_id"_s, u"pattern"_s, u"effect"_s, u"selectors"_s, u"pages"_s,
                u"shadowed_by"_s, u"updated_by"_s, u"updated_at"_s}));
        QCOMPARE(shown.string(u"rule_id"), u"1"_s);
        QVERIFY(!shown.string(u"updated_by").isEmpty());
        QVERIFY(shown.find(u"shadowed_by")->isNull());
        made(content(u"/b/*"_s));
        made(json::Object(*with(json::Value(content(u"/c/*"_s)), {{u"position"_s, 0}}).asObject()));
        QCOMPARE(ids(), (QStringList{u"3"_s, u"1"_s, u"2"_s}));
        QCOMPARE(numberOf(call("GET", {}, {}).json(), u"revision"), 3);

        const Answer moved = call("PATCH", "/3", {{u"position"_s, 200}});
        QCOMPARE(moved.status, 200);
        QCOMPARE(ids(), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
        const Answer changed = call("PATCH", "/1", {{u"effect"_s, u"not_product"_s}});
        QCOMPARE(changed.text(u"effect"), u"not_product"_s);
        QVERIFY(entriesOf(changed.json(), u"selectors").empty());
        // What says nothing new changes nothing.
        const qint64 revision = numberOf(call("GET", {}, {}).json(), u"revision");
        QCOMPARE(call("PATCH", "/1", {{u"effect"_s, u"not_product"_s}, {u"position"_s, 0}}).status, 200);
        QCOMPARE(numberOf(call("GET", {}, {}).json(), u"revision"), revision);

        QCOMPARE(call("DELETE", "/2", {}).status, 204);
        QCOMPARE(ids(), (QStringList{u"1"_s, u"3"_s}));
        COMPARE_ERROR(call("DELETE", "/2", {}), "NOT_FOUND");
        COMPARE_ERROR(call("PATCH", "/2", {{u"position"_s, 0}}), "NOT_FOUND");
        QCOMPARE(actions(),
            (QStringList{u"page-rule.created"_s, u"page-rule.created"_s, u"page-rule.created"_s,
                u"page-rule.changed"_s, u"page-rule.changed"_s, u"page-rule.deleted"_s}));
        // An identifier is never given twice.
        QCOMPARE(made(content(u"/d/*"_s)), "4");
    }

    void aSchemeIsLeftOut()
    {
        const Answer answer
            = call("POST", {}, {{u"pattern"_s, u"https://shop.example/a/*"_s}, {u"effect"_s, u"product"_s}});
        QCOMPARE(answer.text(u"pattern"), u"shop.example/a/*"_s);
    }

    void whoChangesKnowsTheRules()
    {
        const QByteArray id = made(content(u"/a/*"_s));
        const QByteArray tag = call("GET", {}, {}).header("ETag");
        QCOMPARE(call("PATCH", '/' + id, {{u"position"_s, 0}}).header("ETag"), tag);
        QCOMPARE(call("POST", {}, content(u"/b/*"_s), {{"If-Match", tag}}).status, 201);
        for (const Answer &answer : {call("POST", {}, content(u"/c/*"_s), {{"If-Match", tag}}),
                 call("PATCH", '/' + id, {{u"position"_s, 1}}, {{"If-Match", tag}}),
                 call("PUT", {}, {{u"rules"_s, json::Array()}}, {{"If-Match", tag}}),
                 call("DELETE", '/' + id, {}, {{"If-Match", tag}})})
            COMPARE_ERROR(answer, "PRECONDITION_FAILED");
        QCOMPARE(ids().size(), 2);
        const Answer put = call(
            "PUT", {}, {{u"rules"_s, json::Array()}}, {{"If-Match", call("GET", {}, {}).header("ETag")}});
        QCOMPARE(put.status, 200);
        QCOMPARE(put.header("ETag"), call("GET", {}, {}).header("ETag"));
        QCOMPARE(call("GET", {}, {}, {{"If-None-Match", put.header("ETag")}}).status, 304);
    }

    void anExportIsAnImport()
    {
        made(content(u"/a/*"_s));
        made(selecting(u"/b/*"_s, {{u"price"_s, u".p"_s}}));
        const Answer exported = call("GET", {}, {});
        const json::Array rules = entriesOf(exported.json(), u"rules");
        // The same again changes nothing.
        QCOMPARE(call("PUT", {}, {{u"rules"_s, rules}}).body, exported.body);
        // Another order keeps the rules.
        const json::Array turned{rules[1], rules[0], json::Value(content(u"/c/*"_s))};
        const Answer put = call("PUT", {}, {{u"rules"_s, turned}});
        QCOMPARE(put.status, 200);
        QCOMPARE(ids(), (QStringList{u"2"_s, u"1"_s, u"3"_s}));
        QCOMPARE(actions().last(), u"page-rules.replaced"_s);
        // Another company takes them.
        m_server->makeCompany(u"other"_s);
        const Answer taken = m_server->adminCall("PUT", "/admin/v1/companies/other/page-rules",
            json::Value(json::Object{{u"rules"_s, entriesOf(put.json(), u"rules")}}).toJson());
        QCOMPARE(taken.status, 200);
        QCOMPARE(entriesOf(taken.json(), u"rules").size(), 3u);
        QCOMPARE(ids().size(), 3);
    }

    void whatIsWrongIsNamed()
    {
        const auto wrong = [this](const json::Object &body, const QStringList &reasons) {
            const Answer answer = call("POST", {}, body);
            if (answer.status != 400 || reasonsOf(answer) != reasons)
                qFatal("%s", answer.body.constData());
        };
        wrong({{u"pattern"_s, u"shop.example"_s}, {u"effect"_s, u"product"_s}},
            {u"pattern: must name a path; shop.example/** is every page of a host"_s});
        wrong({{u"pattern"_s, u"**/*"_s}, {u"effect"_s, u"product"_s}},
            {u"pattern: must name a host or a part of a path; wildcards alone are every page"_s});
        wrong(content(u"/a"_s, u"select"_s), {u"selectors: must have at least one with the effect select"_s});
        json::Object both = selecting(u"/a"_s, {{u"name"_s, u"h1"_s}, {u"name"_s, u"h1, h2"_s}});
        wrong(both,
            {u"selectors[1].field: must be another one: a fact has one selector"_s,
                u"selectors[1].selector: has “,” at character 3, which selectors do not support"_s});
        both = *with(json::Value(selecting(u"/a"_s, {{u"name"_s, u"h1"_s}})), {{u"effect"_s, u"product"_s}})
                    .asObject();
        wrong(both, {u"selectors: is allowed only with the effect select"_s});
        const Answer put = call("PUT", {}, {{u"rules"_s, json::Array{content(u"/a"_s), content(u"/b c"_s)}}});
        QCOMPARE(reasonsOf(put),
            QStringList(
                u"rules[1].pattern: must not contain spaces, control characters, backslashes or #"_s));
        QCOMPARE(ids(), QStringList());
        COMPARE_ERROR(m_server->adminCall("POST", kTrials,
                          json::Value(json::Object{{u"pattern"_s, u"a/b"_s}, {u"effect"_s, u"product"_s},
                                          {u"url"_s, m_site->url(u"/tent"_s)}, {u"replaces"_s, u"7"_s}})
                              .toJson()),
            "INVALID_FIELDS");
    }

    void aCompanyHas200()
    {
        json::Array rules;
        for (int i = 0; i < 200; ++i)
            rules.emplace_back(content(u"/%1/*"_s.arg(i)));
        QCOMPARE(call("PUT", {}, {{u"rules"_s, rules}}).status, 200);
        const Answer more = call("POST", {}, content(u"/more"_s));
        QCOMPARE(reasonsOf(more), QStringList(u"rules: must be at most 200; delete one first"_s));
        rules.emplace_back(content(u"/more"_s));
        COMPARE_ERROR(call("PUT", {}, {{u"rules"_s, rules}}), "INVALID_FIELDS");
        QCOMPARE(ids().size(), 200);
    }

    void anEarlierRuleShadows()
    {
        const QByteArray all = made(content(u"/a/**"_s));
        const Answer shadowed = call("POST", {}, content(u"/a/b/*"_s, u"not_product"_s));
        QCOMPARE(shadowed.text(u"shadowed_by").toLatin1(), all);
        const Answer moved = call("PATCH", '/' + shadowed.text(u"rule_id").toLatin1(), {{u"position"_s, 0}});
        QVERIFY(moved.json().find(u"shadowed_by")->isNull());
    }

    /// The page reader refuses a page; a rule corrects that, and its end takes that back.
    void pagesAreReadAgain()
    {
        const json::Value refused = asked(u"/article"_s);
        QCOMPARE(refused.string(u"state"), u"not_available"_s);
        const json::Value other = asked(u"/tent"_s);
        const int reads = m_site->hits("/tent");

        const QByteArray id = made(selecting(
            u"/art*"_s, {{u"name"_s, u".t1"_s}, {u"price"_s, u".t3"_s}, {u"specification"_s, u".spec"_s}}));
        const json::Value corrected = m_server->waitForPage(
            u"shop"_s, refused.string(u"url"), u"en"_s, numberOf(refused, u"revision") + 1);
        QCOMPARE(corrected.string(u"state"), u"ready"_s);
        QCOMPARE(corrected.string(u"title"), u"Alta 2 tent"_s);
        const Answer faqs = m_server->get(
            "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(refused.string(u"url")), m_key);
        QVERIFY2(faqs.body.contains("How much does the Alta 2 tent weigh?") || faqs.body.contains("weigh"),
            faqs.body);
        const json::Value rule = entriesOf(call("GET", {}, {}).json(), u"rules").front();
        QCOMPARE(numberOf(rule, u"pages"), 1);
        QCOMPARE(numberOf(call("GET", {}, {}).json(), u"regenerating"), 0);

        const Answer not_product = call("PATCH", '/' + id, {{u"effect"_s, u"not_product"_s}});
        QCOMPARE(not_product.status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->sql("SELECT state || ' ' || message FROM faq_page WHERE url LIKE '%article'"),
            QStringList(u"not_available The page rule %1/art* states that the page shows no product."_s.arg(
                m_site->hostPort())),
            20'000);
        QCOMPARE(call("DELETE", '/' + id, {}).status, 204);
        QTRY_VERIFY_WITH_TIMEOUT(m_server->sql("SELECT message FROM faq_page WHERE url LIKE '%article'")
                                     .first()
                                     .startsWith(u"The page shows no single product"_s),
            20'000);
        // A page without a rule was left alone.
        QCOMPARE(m_site->hits("/tent"), reads);
        QCOMPARE(asked(u"/tent"_s).find(u"revision")->toJson(), other.find(u"revision")->toJson());
    }

    /// A page stays as it is read until its rule changes, though its bytes do not.
    void anInspectionKnowsTheRules()
    {
        made(content(u"/article"_s));
        const Answer answer = m_server->adminCall("POST", "/admin/v1/companies/shop/inspect-page",
            json::Value(json::Object{{u"url"_s, m_site->url(u"/article"_s)}}).toJson());
        QCOMPARE(*answer.json().find(u"page")->find(u"is_product")->asBool(), true);
        QVERIFY(answer.body.contains("a page rule says so"));
    }

    void aTrialShowsBothAndStoresNothing()
    {
        asked(u"/article"_s);
        json::Object body = selecting(u"/art*"_s,
            {{u"name"_s, u".t1"_s}, {u"price"_s, u".t3"_s}, {u"brand"_s, u".none"_s},
                {u"description"_s, u"div"_s}});
        body.emplace_back(u"url"_s, m_site->url(u"/article"_s));
        const QStringList before = m_server->sql("SELECT COUNT(*) FROM page_rule");
        const Answer answer = m_server->adminCall("POST", kTrials, json::Value(body).toJson());
        QCOMPARE(answer.status, 200);
        const json::Value trial = answer.json();
        QCOMPARE(*trial.find(u"is_matched")->asBool(), true);
        QVERIFY(trial.find(u"shadowed_by")->isNull());
        QCOMPARE(numberOf(trial, u"pages"), 1);
        QCOMPARE(*trial.find(u"before")->find(u"page")->find(u"is_product")->asBool(), false);
        QCOMPARE(*trial.find(u"after")->find(u"page")->find(u"is_product")->asBool(), true);
        QCOMPARE(trial.find(u"after")->find(u"facts")->string(u"name"), u"Alta 2 tent"_s);
        QCOMPARE(trial.find(u"after")->find(u"facts")->string(u"price"), u"249.00"_s);
        QVERIFY(!entriesOf(*trial.find(u"after"), u"faqs").empty());
        QStringList matches;
        for (const json::Value &match : entriesOf(trial, u"matches"))
            matches << match.string(u"field") + u' ' + QString::fromLatin1(match.find(u"elements")->toJson())
                    + u' ' + match.string(u"text");
        QCOMPARE(matches,
            (QStringList{u"name 1 Alta 2 tent"_s, u"price 1 249,00 €"_s, u"brand 0 "_s,
                u"description 2 Alta 2 tent"_s}));
        QVERIFY(trial.string(u"text").contains(u"About the Alta"_s));
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM page_rule"), before);

        // Behind a rule that applies, it changes nothing.
        const QByteArray id = made(content(u"/**"_s, u"not_product"_s));
        const json::Value shadowed = m_server->adminCall("POST", kTrials, json::Value(body).toJson()).json();
        QCOMPARE(shadowed.string(u"shadowed_by").toLatin1(), id);
        QCOMPARE(numberOf(shadowed, u"pages"), 0);
        QCOMPARE(*shadowed.find(u"after")->find(u"page")->find(u"is_product")->asBool(), false);
        // In its place, it applies.
        body.emplace_back(u"replaces"_s, QString::fromLatin1(id));
        const json::Value inPlace = m_server->adminCall("POST", kTrials, json::Value(body).toJson()).json();
        QVERIFY(inPlace.find(u"shadowed_by")->isNull());
        QCOMPARE(*inPlace.find(u"after")->find(u"page")->find(u"is_product")->asBool(), true);
    }

    void aTrialOfAPageThatIsNotFetched()
    {
        for (const QString &url : {u"https://elsewhere.example/a"_s, m_site->url(u"/absent"_s)}) {
            const Answer answer = m_server->adminCall("POST", kTrials,
                json::Value(json::Object{{u"pattern"_s, u"elsewhere.example/*"_s},
                                {u"effect"_s, u"product"_s}, {u"url"_s, url}})
                    .toJson());
            QCOMPARE(answer.status, 200);
            QCOMPARE(*answer.json().find(u"is_matched")->asBool(), url.contains(u"elsewhere"_s));
            QCOMPARE(answer.json().find(u"after")->find(u"page")->string(u"reason"),
                url.contains(u"elsewhere"_s) ? u"page_not_allowed"_s : u"page_unreachable"_s);
            QCOMPARE(answer.text(u"text"), QString());
        }
    }

    /// A large shop: the rules are listed in time, and a change is taken in parts.
    void manyPages()
    {
        const QByteArray host = m_site->hostPort().toLatin1();
        asked(u"/article"_s);
        m_server->sql(
            "INSERT INTO faq_page (company_key, page_id, url, url_key, locale, state, etag, "
            "last_modified, content_hash, is_ordered, requested_ms, generated_ms, expires_ms, attempts, "
            "revision) WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < "
            "21000) SELECT 'shop', i, 'http://"
            + host + "/p/' || i, 'http://" + host
            + "/p/' || i, 'en', 'ready', '', '', 'x', 0, 1780000000000, 1780000000000, 1790000000000, 1, 1 "
              "FROM n");
        made(content(u"/q/*"_s));
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(call("GET", {}, {}).status, 200);
        qInfo("rules of a company with 20,000 pages: %lld ms", static_cast<long long>(timer.restart()));
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        made(content(u"/p/2*"_s));
        qInfo("a rule for 3,000 pages: %lld ms", static_cast<long long>(timer.restart()));
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->sql("SELECT COUNT(*) FROM faq_page WHERE content_hash = '' AND url LIKE '%/p/2%'"),
            m_server->sql("SELECT COUNT(*) FROM faq_page WHERE url LIKE '%/p/2%'"), 60'000);
        qInfo("all of them are asked for again: %lld ms", static_cast<long long>(timer.restart()));
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM faq_page WHERE content_hash = '' AND url LIKE '%/p/1%'"),
            QStringList(u"0"_s));
    }
};

std::unique_ptr<QObject> makePageRuleTests() { return std::make_unique<TestPageRulesApi>(); }

} // namespace answerdesk::test

#include "tst_page_rules_api.moc"
