// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr char kPath[] = "/admin/v1/companies/shop/texts";
}

/// What a company says in place of the built-in greeting and refusal.
class TestTexts : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    QString said(const QString &question, const QString &locale)
    {
        return m_server
            ->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}, {u"locale"_s, locale}},
                m_key)
            .text(u"result_text");
    }
    json::Value textsOf(const QString &locale)
    {
        for (const json::Value &texts : entriesOf(m_server->adminCall("GET", kPath).json(), u"texts")) {
            if (texts.string(u"locale") == locale)
                return texts;
        }
        return {};
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(
            u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"locales"_s, json::Array{u"en"_s, u"de"_s}}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup() { m_server.reset(); }

    void theBuiltInTextsStandBeside()
    {
        const json::Value german = textsOf(u"de"_s);
        QVERIFY(german.find(u"greeting")->isNull());
        QVERIFY(german.find(u"refusal")->isNull());
        QCOMPARE(german.string(u"default_greeting"), said(u"Hallo!"_s, u"de"_s));
        QCOMPARE(german.string(u"default_refusal"), said(u"Verkauft ihr Zebras?"_s, u"de"_s));
        QVERIFY(textsOf(u"en"_s).string(u"default_greeting") != german.string(u"default_greeting"));
    }
    void anOwnTextIsSaidAtOnceInItsLocale()
    {
        const Answer changed = m_server->adminCall("PATCH", kPath,
            R"({"locale":"de","greeting":"Moin! Wobei kann ich helfen?","refusal":"Da muss ich passen."})");
        QCOMPARE(changed.status, 200);
        QCOMPARE(said(u"Hallo!"_s, u"de"_s), u"Moin! Wobei kann ich helfen?"_s);
        QCOMPARE(said(u"Hallo!"_s, u"de-AT"_s), u"Moin! Wobei kann ich helfen?"_s);
        QCOMPARE(said(u"Verkauft ihr Zebras?"_s, u"de"_s), u"Da muss ich passen."_s);
        QCOMPARE(said(u"Hello!"_s, u"en"_s), textsOf(u"en"_s).string(u"default_greeting"));
        QCOMPARE(textsOf(u"de"_s).string(u"refusal"), u"Da muss ich passen."_s);
        m_server->restart();
        QCOMPARE(said(u"Hallo!"_s, u"de"_s), u"Moin! Wobei kann ich helfen?"_s);
        // The built-in words bring the built-in text back, which is told as such; an empty text changes
        // nothing.
        m_server->adminCall("PATCH", kPath, R"({"locale":"de","greeting":""})");
        QCOMPARE(textsOf(u"de"_s).string(u"greeting"), u"Moin! Wobei kann ich helfen?"_s);
        const json::Object builtIn{
            {u"locale"_s, u"de"_s}, {u"greeting"_s, textsOf(u"de"_s).string(u"default_greeting")}};
        QCOMPARE(m_server->adminCall("PATCH", kPath, json::Value(builtIn).toJson()).status, 200);
        QVERIFY(textsOf(u"de"_s).find(u"greeting")->isNull());
        QCOMPARE(said(u"Hallo!"_s, u"de"_s), textsOf(u"de"_s).string(u"default_greeting"));
        QCOMPARE(said(u"Verkauft ihr Zebras?"_s, u"de"_s), u"Da muss ich passen."_s);
    }
    void withoutALocaleItIsTheCompanysFirst()
    {
        QCOMPARE(m_server->adminCall("PATCH", kPath, R"({"greeting":"Welcome to the shop!"})").status, 200);
        QCOMPARE(said(u"Hello!"_s, u"en"_s), u"Welcome to the shop!"_s);
    }
    void editsAreGuardedAndAudited()
    {
        const Answer read = m_server->adminCall("GET", kPath);
        const QByteArray tag = read.header("ETag");
        QVERIFY(!tag.isEmpty());
        QCOMPARE(m_server->adminCall("GET", kPath, {}, {{"If-None-Match", tag}}).status, 304);
        const QByteArray body = R"({"greeting":"Welcome!"})";
        QCOMPARE(m_server->adminCall("PATCH", kPath, body, {{"If-Match", tag}}).status, 200);
        COMPARE_ERROR(m_server->adminCall("PATCH", kPath, body, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        COMPARE_ERROR(m_server->adminCall("PATCH", kPath, "{\"greeting\":\"" + QByteArray(1001, 'a') + "\"}"),
            "INVALID_FIELDS");
        const Answer audit = m_server->adminCall("GET", "/admin/v1/companies/shop/audit?action=texts.");
        QCOMPARE(entriesOf(audit.json(), u"items").size(), 1U);
    }
};

std::unique_ptr<QObject> makeTextTests() { return std::make_unique<TestTexts>(); }

} // namespace answerdesk::test

#include "tst_texts.moc"
