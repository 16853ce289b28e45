// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/client/scenarios_desk.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::scenario;

/// Scenarios that are run, with their live report.
class TestBenchScenarios : public QObject, private tests::ScenariosDesk
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void oneIsRunAndTellsOfEachStep()
    {
        write(u"a.json"_s, scenario("Returns", "How long can I return things?", 200));
        openFolder(m_folder->path());
        QCOMPARE(cell("scenarioSteps", 0, 2), u"Not run"_s);
        QTest::keyClick(part<DataTable>("scenarioList"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        QCOMPARE(cell("scenarioSteps", 0, 2), u"Passed"_s);
        QCOMPARE(cell("scenarioSteps", 0, 1), u"POST /api/v1/send_message · 200"_s);
        QCOMPARE(cell("scenarioChecks", 0, 0), u"Passed"_s);
        QCOMPARE(cell("scenarioChecks", 0, 1), u"status equals 200"_s);
        QVERIFY2(summary().startsWith(u"1 of 1 passed in "), qPrintable(summary()));
        // The chosen step is in the inspector, without the key.
        QVERIFY(m_page->findChild<JsonView *>()->shownText().contains(u"30 days"));
        for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>()) {
            QVERIFY2(!SecretMask::holdsApiKey(box->toPlainText()), qPrintable(box->accessibleName()));
            if (box->accessibleName() == u"Request as sent")
                QVERIFY(box->toPlainText().contains(u"Authorization: Bearer ad_test_"));
        }
        auto *steps = part<DataTable>("scenarioSteps");
        steps->setFocus();
        QTest::keyClick(steps, Qt::Key_Down);
        QTRY_VERIFY(m_page->findChild<JsonView *>()->shownText().contains(u"MISSING_API_KEY"));
        QVERIFY(!part<QPushButton>("benchAdd")->isVisible());
        tests::checkPage(*m_page, "scenarios-passed");
    }

    void allAreRunAndWhatFailedIsSaid()
    {
        write(u"a.json"_s, scenario("Returns", "How long can I return things?", 200));
        write(u"b.json"_s, scenario("Wrong on purpose", "How long?", 404));
        write(u"c.json"_s, "{\"answerdesk_scenario\": 2, \"name\": \"From the future\"}");
        openFolder(m_folder->path());
        QCOMPARE(cell("scenarioList", 2, 1), u"Not readable"_s);
        choose(1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(cell("scenarioList", 1, 1), u"Failed / 0 of 2"_s);
        QTRY_VERIFY2(summary().startsWith(u"1 of 3 passed, 1 not readable, in "), qPrintable(summary()));
        QCOMPARE(cell("scenarioSteps", 0, 2), u"Failed"_s);
        QCOMPARE(cell("scenarioSteps", 1, 2), u"Skipped"_s);
        QCOMPARE(cell("scenarioChecks", 0, 0), u"Failed"_s);
        QCOMPARE(cell("scenarioChecks", 0, 1), u"status equals 404"_s);
        QCOMPARE(cell("scenarioChecks", 0, 2), u"200"_s);
        tests::checkPage(*m_page, "scenarios-failed");
        // One that cannot be read says so in its place.
        choose(2);
        QVERIFY(!part<QPushButton>("scenarioRun")->isEnabled());
        QVERIFY(part<QWidget>("scenarioFault")->isVisible());
        // Another folder has another past, and one of broken files alone is not green either.
        const QTemporaryDir other;
        QFile file(other.filePath(u"a.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        openFolder(other.path());
        QCOMPARE(summary(), u"Scenarios: 1"_s);
        click("scenarioRunAll");
        QTRY_COMPARE(summary(), u"0 of 1 passed, 1 not readable, in 0.0 s"_s);
        QVERIFY(part<QPushButton>("scenarioRunAll")->isEnabled());
    }

    void aRunIsCancelled()
    {
        write(u"a.json"_s,
            "{\"answerdesk_scenario\": 1, \"name\": \"Long\", \"steps\": [\n"
            "                {\"name\": \"poll\", \"path\": \"/api/v1/product-faqs\", \"retry\": "
            "{\"for_ms\": 600000, \"every_ms\": 300000},\n"
            "                 \"expect\": [{\"status\": 200}]}, {\"name\": \"later\", \"path\": \"/\"}]}");
        openFolder(m_folder->path());
        click("scenarioRun");
        QTRY_VERIFY2(cell("scenarioSteps", 0, 2).startsWith(u"Waiting / attempt 2 in "),
            qPrintable(cell("scenarioSteps", 0, 2)));
        QCOMPARE(summary(), u"Running 1 of 1"_s);
        tests::checkPage(*m_page, "scenarios-waiting");
        click("scenarioCancel");
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Cancelled / 0 of 2"_s);
        QCOMPARE(cell("scenarioSteps", 1, 2), u"Skipped"_s);
        QVERIFY(part<QPushButton>("scenarioRun")->isEnabled());
    }

    void valuesAreAskedForAndSecretsAreNotKept()
    {
        write(u"a.json"_s,
            "{\"answerdesk_scenario\": 1, \"name\": \"With values\", \"steps\": [\n"
            "                {\"name\": \"faqs\", \"path\": \"/api/v1/product-faqs\", \"query\": "
            "{\"page_url\": \"{{page_url}}\"},\n"
            "                 \"headers\": {\"X-Other\": \"{{my_secret}}\"}, \"expect\": [{\"status\": "
            "401}]}]}");
        openFolder(m_folder->path());
        click("scenarioRun");
        QTRY_VERIFY(dialog());
        auto *page = dialog()->findChild<QLineEdit *>(u"value_page_url"_s);
        auto *secret = dialog()->findChild<QLineEdit *>(u"value_my_secret"_s);
        QCOMPARE(secret->echoMode(), QLineEdit::Password);
        page->setText(u"https://shop.example/a,b"_s);
        secret->setText(u"hunter2hunter2"_s);
        press(u"Run"_s);
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>())
            QVERIFY2(!box->toPlainText().contains(u"hunter2"), qPrintable(box->accessibleName()));
        m_page.reset();
        m_settings->sync();
        QFile kept(m_settings->fileName());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray settings = kept.readAll();
        QVERIFY(settings.contains("https://shop.example/a,b") && !settings.contains("hunter2"));
        openPage();
        click("scenarioValuesAsk");
        QTRY_VERIFY(dialog());
        QCOMPARE(
            dialog()->findChild<QLineEdit *>(u"value_page_url"_s)->text(), u"https://shop.example/a,b"_s);
        QCOMPARE(dialog()->findChild<QLineEdit *>(u"value_my_secret"_s)->text(), QString());
    }

    void aLiveKeyIsUsedOnlyWhereItIsTicked()
    {
        write(u"a.json"_s, scenario("Returns", "How long can I return things?", 200));
        openFolder(m_folder->path());
        QCOMPARE(part<ElidedLabel>("scenarioWrites")->text(), u"Writes messages: 1"_s);
        const QByteArray live = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Shop"_s}});
        const auto giveKey = [&] {
            QTRY_VERIFY(dialog());
            dialog()->findChild<QLineEdit *>(u"value_api_key"_s)->setText(QString::fromLatin1(live));
            press(u"Apply"_s);
            QTRY_VERIFY(!dialog());
        };
        click("scenarioValuesAsk");
        giveKey();
        const auto tests = [this] {
            return m_server->sql("SELECT count(*) FROM thread WHERE is_test = 1").value(0).toInt();
        };
        const auto all = [this] { return m_server->sql("SELECT count(*) FROM thread").value(0).toInt(); };
        click("scenarioRun");
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        QCOMPARE(std::pair(tests(), all()), std::pair(1, 1)); // its own test key took the live one's place
        click("scenarioLive");
        QCOMPARE(
            part<ElidedLabel>("scenarioWrites")->text(), u"Counts in all figures · Writes messages: 1"_s);
        click("scenarioRun");
        QTRY_COMPARE(all(), 2);
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        QCOMPARE(tests(), 1);
        // Another key of the shop is not sent by the way.
        click("scenarioLive");
        write(u"b.json"_s, scenario("Other", "How long?", 200).replace("api_key", "other_api_key"));
        QTRY_COMPARE(part<DataTable>("scenarioList")->model()->rowCount(), 2);
        choose(1);
        click("scenarioRun");
        QTRY_VERIFY(dialog());
        dialog()->findChild<QLineEdit *>(u"value_other_api_key"_s)->setText(QString::fromLatin1(live));
        press(u"Run"_s);
        QTRY_COMPARE(cell("scenarioList", 1, 1), u"Failed / 0 of 2"_s);
        QVERIFY(part<QWidget>("scenarioFault")->isVisible());
        QCOMPARE(all(), 2);
    }

    void offlineNothingRunsAndAnotherCompanyForgets()
    {
        write(u"a.json"_s, scenario("Returns", "How long?", 200));
        openFolder(m_folder->path());
        click("scenarioRun");
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        m_page->setOffline(true, u"The server does not answer."_s);
        for (const char *name : {"scenarioRun", "scenarioRunAll"}) {
            QVERIFY(!part<QPushButton>(name)->isEnabled());
            QCOMPARE(part<QPushButton>(name)->toolTip(), u"The server does not answer."_s);
        }
        m_page->setOffline(false, {});
        m_server->makeCompany(u"other"_s);
        m_page->setSession(m_client.get(), u"other"_s);
        QCOMPARE(cell("scenarioList", 0, 1), u"Not run"_s);
        QVERIFY(part<QPushButton>("scenarioRun")->isEnabled());
        m_page->setSession(m_client.get(), u"shop"_s);
        QCOMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        m_page->setSession(nullptr, {});
        QCOMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        QVERIFY(!part<QPushButton>("scenarioRun")->isEnabled());
    }

    void everyLookFits_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::newRow("dark") << true << QSize(1056, 760);
        QTest::newRow("narrow") << false << QSize(944, 660);
        QTest::newRow("wide") << false << QSize(1696, 1040);
    }
    void everyLookFits()
    {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        write(u"a.json"_s, scenario("Returns", "How long?", 404));
        openFolder(m_folder->path());
        m_appearance->setChoice(dark ? Appearance::Choice::Dark : Appearance::Choice::Light);
        m_page->resize(size);
        click("scenarioRun");
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Failed / 0 of 2"_s);
        tests::checkPage(*m_page, (QByteArray("scenarios-") + QTest::currentDataTag()).constData());
        part<SegmentedControl>("scenarioView")->setCurrent(1);
        tests::checkPage(*m_page, (QByteArray("scenarios-text-") + QTest::currentDataTag()).constData());
        m_appearance->setChoice(Appearance::Choice::Light);
    }
};

QTEST_MAIN(TestBenchScenarios)
#include "tst_bench_scenarios.moc"
