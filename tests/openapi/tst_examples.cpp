// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_facts.h"
#include "shared/schema/pretty_json.h"
#include "tests/openapi/exchange_book.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr char kFolder[] = ANSWERDESK_SOURCE "/resources/openapi/examples";

api::Examples recordedNow()
{
    FakeSite site;
    QTemporaryDir folder;
    TestServerOptions options;
    options.settingsFile = folder.filePath(u"answerdesk.conf"_s);
    if (QFile file(options.settingsFile); !file.open(QIODevice::WriteOnly))
        qFatal("the settings file cannot be written");
    TestServer server(options);
    ExchangeBook book(server);
    book.placeholders().learn(folder.path(), u"/etc/answerdesk"_s);
    recordEverything(book, site);
    return book.examples();
}

/// Whether the endpoint is about the file of a SQLite database: its example is one of such a server.
bool isOfFile(const QString &operation)
{
    return operation.contains(u"Backup") || operation.contains(u"Integrity");
}

} // namespace

/// The examples of the document are answers of this server.
class TestExamples : public QObject
{
    Q_OBJECT
    api::Examples m_now;

private slots:
    void initTestCase() { m_now = recordedNow(); }

    void everyExampleIsWhatTheServerAnswers_data()
    {
        QTest::addColumn<QString>("operation");
        for (const api::EndpointInfo &info : api::endpoints()) {
            if (!api::answersWithMediaType(info))
                QTest::newRow(info.name) << QString::fromLatin1(info.name);
        }
    }
    void everyExampleIsWhatTheServerAnswers()
    {
        QFETCH(QString, operation);
        if (isOfFile(operation) && TestDatabase::isPostgres())
            QSKIP("about the file of a SQLite database");
        QFile file(QLatin1String(kFolder) + u'/' + operation + u".json"_s);
        QVERIFY2(m_now.contains(operation), "the scenario of this test never asks for it");
        QVERIFY2(file.open(QIODevice::ReadOnly), "no example yet: cmake --build BUILD --target openapi");
        const QList<QByteArray> kept = file.readAll().split('\n');
        const QList<QByteArray> now = json::toPrettyJson(m_now.value(operation)).split('\n');
        for (qsizetype i = 0; i < std::max(kept.size(), now.size()); ++i)
            QCOMPARE(now.value(i), kept.value(i));
    }

    void everyOperationHasASuccess()
    {
        for (auto it = m_now.cbegin(); it != m_now.cend(); ++it) {
            const bool hasSuccess = std::any_of(it->begin(), it->end(), [](const json::Value &example) {
                return example.find(u"response")->find(u"status")->asNumber()->text.toInt() < 300;
            });
            QVERIFY2(hasSuccess, qPrintable(it.key()));
        }
    }

    void everyAnswerIsOneThatTheDocumentLists()
    {
        for (const api::EndpointInfo &info : api::endpoints()) {
            const std::vector<ErrorCode> listed = api::errorsOf(info);
            for (const json::Value &example : m_now.value(QString::fromLatin1(info.name))) {
                const json::Value *body = example.find(u"response")->find(u"body");
                const auto code = errorCodeOf(body ? body->string(u"error_code").toLatin1() : QByteArray());
                QVERIFY2(!code || std::find(listed.begin(), listed.end(), *code) != listed.end(),
                    example.toJson());
            }
        }
    }

    void thereIsNoFileTooMany()
    {
        for (const QString &name : QDir(QLatin1String(kFolder)).entryList(QDir::Files))
            QVERIFY2(
                m_now.contains(name.chopped(5)) || (isOfFile(name.chopped(5)) && TestDatabase::isPostgres()),
                qPrintable(name));
    }

    void theServerSendsTheFiles()
    {
        TestServer server;
        const auto fileBytes = [](const char *name) {
            QFile file(QStringLiteral(ANSWERDESK_SOURCE "/resources/openapi/") + QLatin1String(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const Answer open = server.get("/openapi.json");
        QCOMPARE(open.body, fileBytes("answerdesk-public.json"));
        QCOMPARE(open.header("Content-Type"), QByteArray("application/json"));
        const Answer whole = server.adminCall("GET", "/openapi.json");
        QCOMPARE(whole.body, fileBytes("answerdesk.json"));
        QCOMPARE(server.get("/openapi.json", {}, {{"If-None-Match", open.header("ETag")}}).status, 304);
        QCOMPARE(server.get("/openapi.json", {}, {{"If-None-Match", whole.header("ETag")}}).status, 200);
    }

    void theReferenceIsOnTheAdminAddress()
    {
        TestServer server;
        QCOMPARE(server.get("/docs").status, 404);
        HttpProbe probe(server.admin());
        const Answer page = probe.request("GET", "/docs");
        QCOMPARE(page.status, 200);
        QCOMPARE(page.header("Content-Type"), QByteArray("text/html; charset=utf-8"));
        QVERIFY(page.header("Content-Security-Policy").startsWith("default-src 'none'"));
        QCOMPARE(page.header("X-Content-Type-Options"), QByteArray("nosniff"));
        const Answer head = probe.request("HEAD", "/docs");
        QCOMPARE(head.status, 200);
        QCOMPARE(head.header("Content-Length"), QByteArray::number(page.body.size()));
        const Answer same = probe.request("GET", "/docs", {}, {{"If-None-Match", page.header("ETag")}});
        QCOMPARE(same.status, 304);
        QCOMPARE(same.body, QByteArray());
    }
};

/// Writes what the server answers now.
int refresh()
{
    const api::Examples examples = recordedNow();
    QDir folder(QString::fromLatin1(kFolder));
    folder.mkpath(u"."_s);
    for (const QString &name : folder.entryList(QDir::Files)) {
        if (!examples.contains(name.chopped(5)))
            folder.remove(name);
    }
    for (auto it = examples.cbegin(); it != examples.cend(); ++it) {
        QSaveFile file(folder.filePath(it.key() + u".json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(json::toPrettyJson(*it)) < 0 || !file.commit())
            qFatal("%s: %s", qUtf8Printable(file.fileName()), qUtf8Printable(file.errorString()));
    }
    return 0;
}

} // namespace answerdesk::test

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == u"--refresh")
        return answerdesk::test::refresh();
    answerdesk::test::TestExamples test;
    return QTest::qExec(&test, application.arguments());
}

#include "tst_examples.moc"
