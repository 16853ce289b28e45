// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/imports/document_upload.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

namespace {

const QByteArray kCompany = "/admin/v1/companies/shop/";
const QByteArray kCreate = "POST " + kCompany + "imports";
const QByteArray kPut = "PUT " + kCompany + "sources/7/documents";
const QByteArray kFinish = "POST " + kCompany + "imports/3/finish";
const QByteArray kReport = "POST " + kCompany + "imports/3/report";

FakeReply import()
{
    api::Import made;
    made.importId = u"3"_s;
    made.sourceId = u"7"_s;
    made.sourceName = u"Help"_s;
    made.kind = u"upload"_s;
    made.startedBy = u"me"_s;
    return {.status = 201, .body = schema::toJson(made)};
}

FakeReply document(std::vector<QString> skipped = {})
{
    api::ImportedDocument made;
    made.documentId = u"1"_s;
    made.path = u"a.md"_s;
    made.title = u"A"_s;
    made.language = u"en"_s;
    made.passages = 1;
    made.skipped = std::move(skipped);
    return {.body = schema::toJson(made)};
}

} // namespace

/// Files of this computer on their way into a source.
class TestDocumentUpload : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<DocumentUpload> m_upload;

    QString write(const QString &name, const QByteArray &bytes = "# A\n\nText.\n")
    {
        const QString path = m_home->filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes);
        return path;
    }
    void run(const QStringList &chosen, const QString &sourceId = {})
    {
        QSignalSpy ended(m_upload.get(), &DocumentUpload::ended);
        m_upload->start({chosen, sourceId, u"Help"_s});
        QVERIFY(m_upload->isRunning());
        QVERIFY(ended.wait(20'000));
    }
    QStringList refused() const
    {
        QStringList lines;
        for (const RefusedFile &file : m_upload->refused())
            lines << file.path + u": "_s + file.reason;
        return lines;
    }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("token"));
        m_upload = std::make_unique<DocumentUpload>();
        m_upload->setSession(m_client.get(), u"shop"_s);
        m_server->answer(kCreate, import());
        m_server->answer(kFinish, import());
        m_server->answer(kReport, import());
        m_server->answer("POST " + kCompany + "imports/3/cancel", import());
        m_server->answer(kPut, document());
    }
    void cleanup()
    {
        m_upload.reset();
        m_client.reset();
    }

    void aFolderIsSentFileByFile()
    {
        write(u"help/b.md"_s);
        write(u"help/en/a.md"_s);
        write(u"help/picture.png"_s);
        run({m_home->filePath(u"help"_s)});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->imported(), 2);
        QCOMPARE(m_server->last(kCreate).body, R"({"name":"Help","found":2})");
        QCOMPARE(m_server->last(kPut).query, "path=en%2Fa.md&import_id=3");
        QCOMPARE(m_server->last(kPut).body, "# A\n\nText.\n");
        QCOMPARE(m_server->count(kFinish), 1);
        QVERIFY(refused().isEmpty());
    }

    void twoChoicesWithOnePathDoNotReplaceEachOther()
    {
        write(u"one/a.md"_s);
        write(u"two/a.md"_s);
        write(u"two/b.md"_s);
        run({m_home->filePath(u"one"_s), m_home->filePath(u"two"_s)}, u"7"_s);
        QCOMPARE(m_server->count(kPut), 2);
        QCOMPARE(m_upload->refused().size(), 1);
        QCOMPARE(m_upload->refused().first().path, u"a.md"_s);
        QCOMPARE(m_server->last(kCreate).body, R"({"source_id":"7","found":3})");
    }

    void whatIsLeftOutIsToldWithItsReason()
    {
        write(u"help/a.md"_s);
        write(u"help/b.csv"_s);
        write(u"help/c.docx"_s);
        QFile large(write(u"help/large.txt"_s));
        QVERIFY(large.resize(client::ImportPlan::kMaxDocument + 1));
        QVERIFY(QFile::link(write(u"elsewhere.md"_s), m_home->filePath(u"help/link.md"_s)));
        m_server->answerOnce(kPut, document());
        m_server->answerOnce(kPut, document({u"line 7: has no answer"_s}));
        m_server->answerOnce(kPut,
            {.status = 400,
                .body = R"({"status":"error","error_code":"INVALID_FIELDS","message":"No.","request_id":"r",)"
                        R"("invalid_fields":{"path":"is encrypted"}})"});
        run({m_home->filePath(u"help"_s)});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->imported(), 2);
        QStringList lines = refused();
        lines.sort();
        QCOMPARE(lines,
            QStringList({u"b.csv: line 7: has no answer"_s, u"c.docx: is encrypted"_s,
                u"large.txt: larger than 32 MiB"_s,
                u"link.md: is a symbolic link that points outside the folder"_s}));
        // What this side refused stands in the server's report as well.
        const QByteArray body = m_server->last(kReport).body;
        QVERIFY2(body.contains("large.txt") && body.contains("link.md") && !body.contains("c.docx"), body);
    }

    void aBusyServerIsAskedAgain()
    {
        FakeReply busy = FakeReply::error(503, "UNAVAILABLE", "Too many documents are waiting to be read.");
        busy.headers = {{"Retry-After", "1"}};
        m_server->answerOnce(kPut, busy);
        run({write(u"a.md"_s)});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->imported(), 1);
        QCOMPARE(m_server->count(kPut), 2);
    }

    void whatMayNotBeDoneEndsTheUpload()
    {
        m_server->answer(kCreate, FakeReply::error(403, "FORBIDDEN", "Your role may not do this."));
        run({write(u"a.md"_s)});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Failed);
        QCOMPARE(m_upload->failure()->code, u"FORBIDDEN"_s);
        QCOMPARE(m_server->count(kPut), 0);
    }

    void anImportThatSomebodyElseCancelledStops()
    {
        m_server->answer(kPut, FakeReply::error(409, "IMPORT_NOT_RUNNING", "It was cancelled."));
        run({write(u"a.md"_s), write(u"b.md"_s)});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Cancelled);
        QCOMPARE(m_server->count(kPut), 1);
    }

    void cancellingTellsTheServer()
    {
        m_server->answer(kPut, {.hold = true});
        QSignalSpy ended(m_upload.get(), &DocumentUpload::ended);
        m_upload->start({{write(u"a.md"_s)}, {}, u"Help"_s});
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_upload->cancel();
        QCOMPARE(ended.size(), 1);
        QCOMPARE(m_upload->state(), DocumentUpload::State::Cancelled);
        QTRY_COMPARE(m_server->count("POST " + kCompany + "imports/3/cancel"), 1);
        m_upload->clear();
        QCOMPARE(m_upload->state(), DocumentUpload::State::Idle);
    }

    void anotherCompanyStopsItAndItsOwnGoesOn()
    {
        const QStringList files{write(u"a.md"_s), write(u"b.md"_s), write(u"c.md"_s)};
        m_server->answerOnce(kPut, document());
        m_server->answerOnce(kPut, {.hold = true});
        QSignalSpy ended(m_upload.get(), &DocumentUpload::ended);
        m_upload->start({files, {}, u"Help"_s});
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_upload->setSession(m_client.get(), u"fjord"_s);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(m_upload->state(), DocumentUpload::State::Idle); // it belongs to the shop
        QTRY_COMPARE(m_server->count("POST " + kCompany + "imports/3/cancel"), 1);
        m_upload->setSession(m_client.get(), u"shop"_s);
        QCOMPARE(m_upload->state(), DocumentUpload::State::Stopped);
        QCOMPARE(m_upload->stoppedBy(), DocumentUpload::StoppedBy::OtherPlace);
        QCOMPARE(m_upload->done(), 1);
        QCOMPARE(m_upload->found(), 3);
        QCOMPARE(m_server->count(kPut), 2); // nothing by itself
        m_upload->goOn();
        QTRY_COMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->imported(), 3);
        QCOMPARE(m_server->last(kCreate).body, R"({"source_id":"7","found":2})");
        QCOMPARE(m_server->count(kPut), 4); // what was acknowledged is not sent again
        QCOMPARE(m_server->last(kPut).query, "path=c.md&import_id=3");
    }

    void anEndedSessionLeavesTheImportToGoOn()
    {
        const QStringList files{write(u"a.md"_s), write(u"b.md"_s)};
        m_server->answerOnce(kPut, document());
        m_server->answerOnce(kPut, FakeReply::error(401, "INVALID_SESSION", "It has ended."));
        run(files);
        QCOMPARE(m_upload->state(), DocumentUpload::State::Stopped);
        QCOMPARE(m_upload->stoppedBy(), DocumentUpload::StoppedBy::SessionEnd);
        m_upload->setSession(nullptr, {});
        QCOMPARE(m_upload->done(), 1); // it can be read on
        QVERIFY(!m_upload->canGoOn());
        m_client->setToken(Secret("another"));
        m_upload->setSession(m_client.get(), u"shop"_s);
        m_upload->goOn();
        QTRY_COMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->imported(), 2);
        QCOMPARE(m_server->count(kCreate), 1); // the same import
        QCOMPARE(m_server->count(kPut), 3);
    }

    void anImportThatEndedMeanwhileIsFollowedByAnother()
    {
        m_server->answerOnce(kPut, {.hold = true});
        m_upload->start({{write(u"a.md"_s)}, {}, u"Help"_s});
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_upload->setSession(nullptr, {});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Stopped);
        m_server->answerOnce(kPut, FakeReply::error(409, "IMPORT_NOT_RUNNING", "It was interrupted."));
        m_upload->setSession(m_client.get(), u"shop"_s);
        m_upload->goOn();
        QTRY_COMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_server->count(kCreate), 2);
        QCOMPARE(m_server->last(kCreate).body, R"({"source_id":"7","found":1})");
        QCOMPARE(m_upload->imported(), 1);
    }

    void whatWasStillLookedForIsLookedForAgain()
    {
        m_upload->start({{write(u"a.md"_s)}, {}, u"Help"_s});
        m_upload->setSession(m_client.get(), u"fjord"_s);
        m_upload->setSession(m_client.get(), u"shop"_s);
        QCOMPARE(m_upload->state(), DocumentUpload::State::Stopped);
        QCOMPARE(m_upload->found(), 0);
        m_upload->goOn();
        QCOMPARE(m_upload->state(), DocumentUpload::State::Scanning);
        QTRY_COMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->imported(), 1);
    }

    void aStoppedOneThatIsDiscardedIsCancelledOnTheServer()
    {
        m_server->answer(kPut, {.hold = true});
        m_upload->start({{write(u"a.md"_s)}, {}, u"Help"_s});
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_upload->setSession(nullptr, {});
        m_upload->setSession(m_client.get(), u"shop"_s);
        m_upload->clear();
        QCOMPARE(m_upload->state(), DocumentUpload::State::Idle);
        QTRY_COMPARE(m_server->count("POST " + kCompany + "imports/3/cancel"), 1);
    }

    void nothingToImportMakesNoImport()
    {
        QVERIFY(QDir().mkpath(m_home->filePath(u"empty"_s)));
        run({m_home->filePath(u"empty"_s)});
        QCOMPARE(m_upload->state(), DocumentUpload::State::Done);
        QCOMPARE(m_upload->found(), 0);
        QCOMPARE(m_server->count(kCreate), 0);
    }
};

QTEST_GUILESS_MAIN(TestDocumentUpload)
#include "tst_document_upload.moc"
