// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/export/export_strip.h"
#include "console/pages/faqs/transfer/faq_export.h"
#include "console/widgets/basics/builders.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

/// FAQs on their way into a file, and the strip that says how it goes.
class TestFaqExport final : public QObject
{
    Q_OBJECT
    const QByteArray kFaqs = "GET /admin/v1/companies/shop/faqs";
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<FaqExport> m_export;
    std::unique_ptr<ExportStrip> m_strip;

    static FakeReply part(int count, const std::optional<QString> &next = {})
    {
        std::vector<api::CompanyFaq> faqs;
        for (int i = 0; i < count; ++i) {
            api::CompanyFaq faq;
            faq.pageUrl = u"https://shop.example/alta"_s;
            faq.question = u"How heavy is it?"_s;
            faq.answer = u"2.1 kg."_s;
            faqs.push_back(faq);
        }
        return {.body = listOf(faqs, next)};
    }
    QString file(const char *ending = "csv") const
    {
        return m_home.filePath(
            u"%1.%2"_s.arg(QLatin1String(QTest::currentTestFunction()), QLatin1String(ending)));
    }
    void start(const QString &name) { m_export->start(m_client.get(), u"shop"_s, {}, name); }
    QString said() const { return m_strip->findChild<ElidedLabel *>(u"exportText"_s)->text(); }
    QPushButton *cancel() const { return m_strip->findChild<QPushButton *>(u"exportCancel"_s); }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("token"));
        m_export = std::make_unique<FaqExport>();
        m_strip = std::make_unique<ExportStrip>(m_export.get());
        m_strip->resize(800, 60);
    }
    void cleanup()
    {
        m_strip.reset();
        m_export.reset();
        m_client.reset();
        m_server.reset();
    }

    void theRowsAreCountedUntilTheFileIsThere()
    {
        m_server->answerOnce(kFaqs, part(200, u"2"_s));
        m_server->answerOnce(kFaqs, {.hold = true});
        start(file());
        QVERIFY(m_strip->isVisibleTo(nullptr) && m_export->isRunning());
        QTRY_COMPARE(m_server->heldCount(), 1);
        QVERIFY2(said().startsWith(u"Writing ") && said().endsWith(u": 200 rows"), qPrintable(said()));
        QVERIFY(!QFile::exists(file()));
        m_server->releaseHeld(part(50));
        QTRY_COMPARE(m_export->state(), ExportJob::State::Done);
        QVERIFY2(said().startsWith(u"250 rows in "), qPrintable(said()));
        QFile written(file());
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().count("How heavy is it?"), 250);
        m_strip->findChild<QPushButton *>(u"exportClose"_s)->click();
        QCOMPARE(m_export->state(), ExportJob::State::Idle);
    }

    void itIsCancelledBetweenTwoParts()
    {
        m_server->answerOnce(kFaqs, part(200, u"2"_s));
        m_server->answerOnce(kFaqs, {.hold = true});
        start(file());
        QTRY_COMPARE(m_server->heldCount(), 1);
        QSignalSpy ended(m_export.get(), &ExportJob::ended);
        cancel()->click();
        QCOMPARE(ended.size(), 1);
        QCOMPARE(m_export->state(), ExportJob::State::Cancelled);
        QCOMPARE(said(), u"The export was cancelled; no file was written."_s);
        QVERIFY(!QFile::exists(file()));
        m_server->answerOnce(kFaqs, part(3)); // and another one begins anew
        start(file());
        QTRY_COMPARE(m_export->state(), ExportJob::State::Done);
        QCOMPARE(m_export->rows(), 3);
    }

    void whatIsSaidOfACancelledFileIsTrue()
    {
        m_server->answerOnce(kFaqs, part(200));
        QSignalSpy ended(m_export.get(), &ExportJob::ended);
        connect(m_export.get(), &ExportJob::changed, this, [this] {
            if (m_export->rows() == 200) // the file comes next
                QMetaObject::invokeMethod(m_export.get(), &ExportJob::cancel, Qt::QueuedConnection);
        });
        start(file("json"));
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(QFile::exists(file("json")), m_export->state() == ExportJob::State::Done);
    }

    void aRefusalIsSaid()
    {
        m_server->answerOnce(kFaqs, FakeReply::error(403, "FORBIDDEN", "Your role may not do this."));
        start(file());
        QTRY_COMPARE(m_export->state(), ExportJob::State::Failed);
        QVERIFY2(said().contains(u"was not written"), qPrintable(said()));
        QVERIFY(!QFile::exists(file()));
    }

    void aFolderThatIsNotThereIsSaid()
    {
        m_server->answerOnce(kFaqs, part(1));
        start(m_home.filePath(u"nowhere/faqs.csv"_s));
        QTRY_COMPARE(m_export->state(), ExportJob::State::Failed);
        QVERIFY(!m_export->fault().isEmpty());
    }
};

QTEST_MAIN(TestFaqExport)
#include "tst_faq_export.moc"
