// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/client/scenarios_desk.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::scenario;

/// Files of scenarios: found, written, recorded, and never lost.
class TestBenchScenarioFiles : public QObject, private tests::ScenariosDesk
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void withoutAFolderThereIsAWayToOne()
    {
        QVERIFY(!part<QWidget>("scenarioList")->isVisible());
        QVERIFY(part<QWidget>("scenarioFirstFolder")->isVisible());
        tests::checkPage(*m_page, "scenarios-start");
        QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u"/Answerdesk scenarios"_s)
            .removeRecursively();
        click("scenarioSamples");
        settle();
        QVERIFY(part<QWidget>("scenarioList")->isVisible());
        const int count = int(QDir(u":/answerdesk/scenarios"_s).entryList(QDir::Files).size());
        QVERIFY(count > 10);
        QCOMPARE(part<DataTable>("scenarioList")->model()->rowCount(), count);
        for (int row = 0; row < count; ++row)
            QCOMPARE(cell("scenarioList", row, 1), u"Not run"_s);
        // The folder is there the next time as well, and samples that were changed stay.
        m_page.reset();
        openPage();
        QCOMPARE(part<DataTable>("scenarioList")->model()->rowCount(), count);
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        trigger(u"Copy the samples into the folder"_s);
        settle();
        QCOMPARE(toasts.first().first().value<ToastText>().text, u"All samples already exist"_s);
        tests::checkPage(*m_page, "scenarios-samples");
    }

    void aFolderThatWentAwayIsSaid()
    {
        const QString folder = m_folder->filePath(u"gone"_s);
        openFolder(folder);
        QVERIFY(part<QWidget>("scenarioAgain")->isVisible());
        tests::checkPage(*m_page, "scenarios-gone");
        QVERIFY(QDir().mkpath(folder));
        click("scenarioAgain");
        QTRY_VERIFY(part<QWidget>("scenarioCopySamples")->isVisible());
    }

    void whatIsBeyondTheLimitIsSaid()
    {
        for (qsizetype i = 0; i < ScenarioDisk::kMostFiles + 2; ++i)
            write(u"%1.json"_s.arg(i), "{}");
        openFolder(m_folder->path());
        QVERIFY2(part<ElidedLabel>("scenarioPlace")
                     ->text()
                     .startsWith(u"Only the first 1,000 files are shown and run; left out: 2 · "),
            qPrintable(part<ElidedLabel>("scenarioPlace")->text()));
    }

    void aFaultOfTheTextIsSaidWhereItIsAndNothingTypedIsLost()
    {
        write(u"a.json"_s, scenario("Returns", "How long?", 200));
        write(u"b.json"_s, scenario("Other", "How long?", 200));
        openFolder(m_folder->path());
        part<SegmentedControl>("scenarioView")->setCurrent(1);
        QString wrong = QString::fromUtf8(onDisk(u"a.json"_s)).replace(u"\"expect\""_s, u"\"expct\""_s);
        text()->selectAll();
        text()->insertPlainText(wrong);
        auto *note = part<Paragraph>("scenarioFlaw");
        QVERIFY2(note->plain().startsWith(u"Line 11: steps[0].expct: "), qPrintable(note->plain()));
        QCOMPARE(text()->extraSelections().size(), 1);
        QCOMPARE(cell("scenarioList", 0, 0), u"● a.json"_s);
        click("scenarioGoTo");
        QCOMPARE(text()->textCursor().blockNumber(), 10);
        tests::checkPage(*m_page, "scenarios-fault");
        // Another scenario, another tab, another company: the text is still there.
        choose(1);
        QVERIFY(!text()->toPlainText().contains(u"expct"));
        m_page->showTab(BenchPage::Request);
        QCOMPARE(m_page->unsavedNote(), u"One scenario has changes that are not saved."_s);
        m_page->setSession(nullptr, {});
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->showTab(BenchPage::Scenarios);
        choose(0);
        QCOMPARE(text()->toPlainText(), wrong);
        QCOMPARE(onDisk(u"a.json"_s), scenario("Returns", "How long?", 200));
        // It can be saved as it is, which is said; mended it is a scenario again.
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        click("scenarioSave");
        settle();
        QCOMPARE(onDisk(u"a.json"_s), wrong.toUtf8());
        QVERIFY(toasts.last().first().value<ToastText>().text.startsWith(
            u"“a.json” is saved but cannot be run yet: steps[0].expct"));
        wrong.replace(u"expct"_s, u"expect"_s).replace(u"Returns"_s, u"Mended"_s);
        text()->selectAll();
        text()->insertPlainText(wrong);
        QVERIFY(part<QPushButton>("scenarioSave")->isEnabled());
        QTest::keyClick(text(), Qt::Key_S, Qt::ControlModifier);
        settle();
        QCOMPARE(onDisk(u"a.json"_s), wrong.toUtf8());
        QCOMPARE(cell("scenarioList", 0, 0), u"Mended"_s);
        QCOMPARE(m_page->unsavedNote(), QString());
    }

    void aLargeTextIsTakenAMomentLaterAndNotLost()
    {
        write(u"a.json"_s, scenario("Returns", "How long?", 200));
        write(u"b.json"_s, scenario("Other", "How long?", 200));
        openFolder(m_folder->path());
        part<SegmentedControl>("scenarioView")->setCurrent(1);
        text()->setFocus();
        text()->selectAll();
        QElapsedTimer clock;
        clock.start();
        const QString large = QString::fromUtf8(scenario("Large", QByteArray(60'000, 'x'), 200));
        QApplication::clipboard()->setText(large);
        text()->paste();
        QApplication::processEvents();
        qInfo("60 kB in a line: %lld ms", clock.elapsed());
        choose(1); // before the moment is over
        choose(0);
        QCOMPARE(text()->toPlainText(), large);
        QCOMPARE(m_page->unsavedNote(), u"One scenario has changes that are not saved."_s);
        QTest::keyClick(text(), Qt::Key_S, Qt::ControlModifier);
        settle();
        QCOMPARE(onDisk(u"a.json"_s), large.toUtf8());
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        QApplication::clipboard()->setText(QString(ScenarioDisk::kMostBytes, u' '));
        text()->paste();
        QCOMPARE(text()->toPlainText(), large);
        QCOMPARE(toasts.size(), 1);
    }

    void somebodyElsesChangeIsNotOverwrittenSilently()
    {
        write(u"a.json"_s, scenario("Returns", "How long?", 200));
        openFolder(m_folder->path());
        part<SegmentedControl>("scenarioView")->setCurrent(1);
        text()->selectAll();
        text()->insertPlainText(QString::fromUtf8(scenario("Mine", "How long?", 200)));
        write(u"a.json"_s, scenario("Theirs", "How long?", 200));
        click("scenarioSave");
        press(u"Keep editing"_s);
        QVERIFY(onDisk(u"a.json"_s).contains("Theirs"));
        QTRY_VERIFY(!dialog());
        click("scenarioSave");
        press(u"Overwrite"_s);
        settle();
        QVERIFY(onDisk(u"a.json"_s).contains("Mine"));
        text()->insertPlainText(u"x"_s);
        QTRY_VERIFY(!dialog());
        click("scenarioRevert");
        press(u"Discard changes"_s);
        QTRY_COMPARE(cell("scenarioList", 0, 0), u"Mine"_s);
    }

    void scenariosAreMadeCopiedAndDeleted()
    {
        openFolder(m_folder->path());
        QVERIFY(part<QWidget>("scenarioCopySamples")->isVisible());
        tests::checkPage(*m_page, "scenarios-empty");
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(dialog());
        QTest::keyClicks(dialog()->findChild<QLineEdit *>(u"scenarioNewName"_s), u"My first"_s);
        press(u"Create scenario"_s);
        QTRY_COMPARE(cell("scenarioList", 0, 0), u"My first"_s);
        QVERIFY(text()->isVisible());
        QVERIFY(QFileInfo::exists(m_folder->filePath(u"my-first.json"_s)));
        QTRY_VERIFY(!dialog());
        trigger(u"Duplicate"_s);
        settle();
        QCOMPARE(part<DataTable>("scenarioList")->model()->rowCount(), 2);
        m_page->activateWindow(); // no window manager does it here
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        auto *list = part<DataTable>("scenarioList");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        press(u"Delete scenario"_s);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
    }

    void aRequestOfAnotherTabBecomesAStepThatRuns()
    {
        openFolder(m_folder->path());
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        m_page->showTab(BenchPage::Request);
        auto *question = part<QLineEdit>("requestField_query_text");
        question->setFocus();
        QTest::keyClicks(question, u"How long can I return things?"_s);
        click("requestSend");
        QTRY_VERIFY(part<QPushButton>("benchAdd")->isEnabled());
        click("benchAdd"); // makes a scenario
        settle();
        QCOMPARE(toasts.size(), 1);
        const QString name = QDir(m_folder->path()).entryList(QDir::Files).value(0);
        QCOMPARE(name, u"recorded-scenario.json"_s);
        const QByteArray first = onDisk(name);
        QVERIFY2(first.contains("Bearer {{api_key}}") && !first.contains("ad_test_"), first.constData());
        QTest::keyClick(question, Qt::Key_S, Qt::ControlModifier); // the same once more
        QCOMPARE(toasts.last().first().value<ToastText>().text,
            u"Added to “Recorded scenario” as step “send_message_2”"_s);
        m_page->showTab(BenchPage::Scenarios);
        QCOMPARE(cell("scenarioList", 0, 0), u"● Recorded scenario"_s);
        QCOMPARE(onDisk(name), first); // not saved yet
        click("scenarioRun");
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        QCOMPARE(part<DataTable>("scenarioSteps")->model()->rowCount(), 2);
    }

    void everythingThatIsSentIsRecorded()
    {
        write(u"a.json"_s, scenario("Returns", "How long?", 200));
        openFolder(m_folder->path());
        click("scenarioRecord");
        QCOMPARE(part<QTabBar>("benchPages")->tabText(BenchPage::Scenarios), u"Scenarios (recording)"_s);
        m_page->showTab(BenchPage::Request);
        click("requestSend");
        QTRY_VERIFY(part<QPushButton>("benchRepeat")->isEnabled());
        click("benchRepeat");
        const auto label = [this] { return part<QPushButton>("scenarioRecord")->text(); };
        QTRY_COMPARE(label(), u"Stop (2)"_s);
        QVERIFY(m_page->unsavedNote().contains(u"Steps: 2"));
        m_page->showTab(BenchPage::Scenarios);
        click("scenarioRecord");
        press(u"Keep recording"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(label(), u"Stop (2)"_s);
        click("scenarioRecord");
        saveRecording(u"Two questions"_s);
        // The chosen scenario is as it was.
        QCOMPARE(onDisk(u"a.json"_s), scenario("Returns", "How long?", 200));
        QCOMPARE(cell("scenarioList", 0, 0), u"Returns"_s);
        QCOMPARE(cell("scenarioList", 1, 0), u"Two questions"_s);
        const auto steps = [this] { return part<DataTable>("scenarioSteps")->model()->rowCount(); };
        QCOMPARE(steps(), 2);
        m_page->showTab(BenchPage::Request);
        auto *history = part<DataTable>("requestHistory");
        click("requestSend");
        QTRY_COMPARE(history->model()->rowCount(), 3);
        QTRY_VERIFY(history->model()->index(0, 1).data(kCellRole).value<Cell>().text != u"Sent");
        QCOMPARE(steps(), 2);
        // One that is discarded leaves nothing.
        click("scenarioRecord");
        click("requestSend");
        QTRY_COMPARE(label(), u"Stop (1)"_s);
        m_page->showTab(BenchPage::Scenarios);
        click("scenarioRecord");
        press(u"Discard recording"_s);
        QTRY_COMPARE(label(), u"Record"_s);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 2);
        QVERIFY(m_page->unsavedNote().isEmpty());
    }

    void aRecordedVisitorMayComeTwice()
    {
        openFolder(m_folder->path());
        click("scenarioRecord");
        m_page->showTab(BenchPage::Shop);
        const auto steps = [this] {
            return part<QPushButton>("scenarioRecord")->text().section(u'(', 1).chopped(1).toInt();
        };
        click("shopAdd"); // refused: nothing was asked yet
        QTRY_COMPARE(steps(), 1);
        QTRY_VERIFY(part<QPushButton>("shopAdd")->isEnabled());
        auto *question = part<QLineEdit>("shopQuestion");
        question->setFocus();
        QTest::keyClicks(question, u"How long can I return things?"_s);
        click("shopAsk");
        QTRY_COMPARE(steps(), 2);
        QTRY_VERIFY(part<QPushButton>("shopAdd")->isEnabled());
        click("shopAdd");
        QTRY_COMPARE(steps(), 3);
        QTRY_VERIFY(part<QPushButton>("shopCheckOut")->isEnabled());
        part<QLineEdit>("shopOrder")->setText(u"N-1"_s);
        click("shopCheckOut");
        QTRY_COMPARE(steps(), 4);
        m_page->showTab(BenchPage::Scenarios);
        click("scenarioRecord");
        saveRecording(u"An order"_s);
        for (int i = 0; i < 2; ++i) {
            click("scenarioRun");
            QTRY_VERIFY(part<QPushButton>("scenarioRun")->isVisible());
            QVERIFY2(summary().startsWith(u"1 of 1 passed"), qPrintable(text()->toPlainText()));
        }
        QCOMPARE(m_server->sql("SELECT count(*) FROM checkout").value(0), u"3"_s);
    }
};

QTEST_MAIN(TestBenchScenarioFiles)
#include "tst_bench_scenario_files.moc"
