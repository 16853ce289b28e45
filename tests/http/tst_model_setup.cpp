// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/models.h"
#include <QtCore/QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// The models that an operator sets up while the server runs.
class TestModelSetup : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<StandInModel> m_model;
    std::unique_ptr<TestServer> m_server;

    QString path() const { return m_folder->filePath(u"answerdesk.conf"_s); }
    QByteArray content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray &text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void start(const QMap<QString, QString> &settings = {}, bool hasFile = true)
    {
        m_server.reset();
        TestServerOptions options;
        options.settings = settings;
        if (hasFile)
            options.settingsFile = path();
        m_server = std::make_unique<TestServer>(options);
    }
    Answer call(const QByteArray &method, const json::Object &body = {}, const QByteArray &below = {})
    {
        return m_server->adminCall(method, "/admin/v1/model-setup" + below,
            method == "GET" ? QByteArray() : json::Value(body).toJson());
    }
    json::Object completion(const QString &key = u"sk-stand-in"_s) const
    {
        return {{u"url"_s, m_model->url()}, {u"models"_s, u"stand-in, other-model"_s}, {u"key"_s, key}};
    }
    static bool flag(const json::Value &value, QStringView name) { return *value.find(name)->asBool(); }
    std::size_t audited(const char *action)
    {
        return entriesOf(
            m_server->adminCall("GET", QByteArray("/admin/v1/audit?action=") + action).json(), u"items")
            .size();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_model = std::make_unique<StandInModel>();
        m_model->play(saying(u"A gift card is money for later."_s));
        write("# Kept as it is\nlog_level = warning\n");
    }
    void cleanup()
    {
        m_server.reset();
        m_model.reset();
        m_folder.reset();
    }

    void itIsWrittenAndCountsFromTheNextStart()
    {
        start();
        const json::Value before = call("GET").json();
        QVERIFY(flag(before, u"writable") && !flag(before, u"restart_needed"));
        QCOMPARE(before.string(u"file"), path());
        const Answer put = call("PUT", {{u"completion"_s, completion()}});
        QVERIFY2(put.status == 200, put.body);
        QVERIFY(!put.body.contains("sk-stand-in"));
        QVERIFY(flag(put.json(), u"restart_needed"));
        QVERIFY(flag(*put.json().find(u"completion"), u"has_key"));
        QVERIFY(content().startsWith("# Kept as it is\nlog_level = warning\n"));
        QCOMPARE(
            QFileInfo(path()).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(audited("model-setup.changed"), std::size_t(1));
        QVERIFY(!m_server->sql("SELECT COALESCE(after_json, '') FROM audit")
                     .join(u' ')
                     .contains(u"sk-stand-in"_s));
        start();
        const json::Value after = call("GET").json();
        QVERIFY(!flag(after, u"restart_needed"));
        QCOMPARE(after.find(u"completion")->find(u"url")->string(u"value"), m_model->url());
        m_server->makeCompany(u"shop"_s, {{u"model_enabled"_s, true}});
        const Answer offer = m_server->adminCall("GET", "/admin/v1/companies/shop/model");
        QCOMPARE(offer.json().find(u"models")->toJson(), R"(["stand-in","other-model"])");
        const Answer test = m_server->adminCall("POST", "/admin/v1/companies/shop/model/test", "{}");
        QVERIFY2(flag(test.json(), u"ok"), test.body);
    }
    void itIsTriedBeforeItIsSaved()
    {
        start();
        const QByteArray was = content();
        const Answer tried = call("POST",
            {{u"completion"_s, completion()}, {u"embeddings"_s, json::Object{{u"models"_s, u"small"_s}}},
                {u"question"_s, u"What is a gift card?"_s}},
            "/test");
        QVERIFY2(tried.status == 200, tried.body);
        const json::Value test = *tried.json().find(u"test");
        QVERIFY2(flag(test, u"ok"), tried.body);
        QCOMPARE(entriesOf(test, u"checks").size(), std::size_t(2));
        QCOMPARE(tried.text(u"answer"), u"A gift card is money for later."_s);
        QCOMPARE(tried.text(u"question"), u"What is a gift card?"_s);
        QCOMPARE(m_model->embeddedTexts(), QStringList{u"What is a gift card?"_s});
        QCOMPARE(content(), was);
        QVERIFY(!flag(call("GET").json(), u"restart_needed"));
        QCOMPARE(audited("model-setup.tested"), std::size_t(1));
        const Answer wrong = call("POST", {{u"completion"_s, completion(u"sk-wrong"_s)}}, "/test");
        QCOMPARE(wrong.json().find(u"test")->string(u"reason"), u"refused"_s);
        QVERIFY(wrong.json().find(u"answer")->isNull());
    }
    void aKeyStaysWithItsServer()
    {
        start();
        call("PUT", {{u"completion"_s, completion()}});
        const json::Object elsewhere{{u"url"_s, u"http://127.0.0.1:1/v1"_s}};
        QVERIFY(!flag(*call("PUT", {{u"completion"_s, elsewhere}}).json().find(u"completion"), u"has_key"));
        QVERIFY(!content().contains("sk-stand-in"));
    }
    void aSettingReplacesItsFile()
    {
        QFile key(m_folder->filePath(u"model.key"_s));
        QVERIFY(key.open(QIODevice::WriteOnly) && key.write("sk-earlier\n") > 0);
        key.close();
        write("model_url = " + m_model->url().toLatin1()
            + "\nmodel_names = stand-in\nmodel_key_file = " + key.fileName().toLatin1() + '\n');
        start();
        QVERIFY(flag(*call("GET").json().find(u"completion"), u"has_key"));
        QVERIFY(!flag(call("GET").json(), u"restart_needed"));
        const json::Object change{{u"key"_s, u"sk-stand-in"_s}};
        const Answer put = call("PUT", {{u"completion"_s, change}});
        QVERIFY2(put.status == 200, put.body);
        QVERIFY(!content().contains("model_key_file"));
        QVERIFY(content().contains("model_key = sk-stand-in\n"));
        start(); // both would be an error
    }
    void whatIsWrongIsRefused_data()
    {
        QTest::addColumn<json::Object>("body");
        QTest::addColumn<QString>("field");
        const auto in = [](const char *service, const char *member, const char *value) {
            return json::Object{{QString::fromLatin1(service),
                json::Object{{QString::fromLatin1(member), QString::fromLatin1(value)}}}};
        };
        QTest::newRow("not an address") << in("completion", "url", "models") << u"completion.url"_s;
        QTest::newRow("no model") << in("completion", "url", "http://127.0.0.1:1/v1")
                                  << u"completion.models"_s;
        QTest::newRow("no address") << in("embeddings", "models", "small") << u"embeddings.url"_s;
        QTest::newRow("a line of its own")
            << in("completion", "key", "sk\nregion = eu") << u"completion.key"_s;
    }
    void whatIsWrongIsRefused()
    {
        QFETCH(json::Object, body);
        QFETCH(QString, field);
        start();
        const QByteArray was = content();
        const Answer put = call("PUT", body);
        COMPARE_ERROR(put, "INVALID_FIELDS");
        QCOMPARE(put.invalidFields().keys(), QStringList{field});
        COMPARE_ERROR(call("POST", body, "/test"), "INVALID_FIELDS");
        QCOMPARE(content(), was);
    }
    void theCommandLineGoesBefore()
    {
        start({{u"model_url"_s, m_model->url()}, {u"model_names"_s, u"stand-in"_s}});
        const json::Value setup = call("GET").json();
        QVERIFY(flag(*setup.find(u"completion")->find(u"url"), u"fixed"));
        QCOMPARE(setup.find(u"completion")->find(u"url")->string(u"origin"), u"--model-url"_s);
        const json::Object change{{u"url"_s, u"http://127.0.0.1:1/v1"_s}, {u"key"_s, u"a"_s}};
        const Answer put = call("PUT", {{u"completion"_s, change}});
        COMPARE_ERROR(put, "FORBIDDEN");
        QVERIFY2(put.body.contains("--model-url"), put.body);
        const json::Object key{{u"key"_s, u"sk-stand-in"_s}};
        QCOMPARE(call("PUT", {{u"completion"_s, key}}).status, 200);
    }
    void withoutAFileNothingIsWritten()
    {
        start({}, false);
        const json::Value setup = call("GET").json();
        QVERIFY(!flag(setup, u"writable"));
        QVERIFY(setup.find(u"file")->isNull() && !setup.string(u"reason").isEmpty());
        COMPARE_ERROR(call("PUT", {{u"completion"_s, completion()}}), "FORBIDDEN");
        QVERIFY(flag(*call("POST", {{u"completion"_s, completion()}}, "/test").json().find(u"test"), u"ok"));
    }
};

std::unique_ptr<QObject> makeModelSetupTests() { return std::make_unique<TestModelSetup>(); }

} // namespace answerdesk::test

#include "tst_model_setup.moc"
