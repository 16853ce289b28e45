// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/appearance.h"
#include "console/pages/bench/bench_page.h"
#include "console/pages/bench/scenarios_pane.h"
#include "console/widgets/builders.h"
#include "console/widgets/cells.h"
#include "console/widgets/data_table.h"
#include "console/widgets/json_view.h"
#include "console/widgets/page_header.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

QByteArray scenario(const char *name, const char *question, int status)
{
    return QByteArray("{\n"
                      "  \"answerdesk_scenario\": 1,\n"
                      "  \"name\": \"")
        + name
        + "\",\n"
          "  \"steps\": [\n"
          "    {\n"
          "      \"name\": \"ask\",\n"
          "      \"method\": \"POST\",\n"
          "      \"path\": \"/api/v1/send_message\",\n"
          "      \"headers\": {\"Authorization\": \"Bearer {{api_key}}\"},\n"
          "      \"body\": {\"query_text\": \""
        + question
        + "\"},\n"
          "      \"expect\": [{\"status\": "
        + QByteArray::number(status)
        + "}, {\"json\": \"thread_id\", \"type\": \"string\"}]\n"
          "    },\n"
          "    {\"name\": \"nobody\", \"path\": \"/api/v1/product-faqs\", \"expect\": [{\"status\": 401}]}\n"
          "  ]\n"
          "}\n";
}

} // namespace

/// The tab for scenarios on the real server, driven by clicks and keys.
class TestBenchScenarios : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<BenchPage> m_page;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    ScenariosPane *pane() const { return m_page->findChild<ScenariosPane *>(); }
    void click(const char *name) const { QVERIFY2(tests::click(part<QWidget>(name)), name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray onDisk(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString cell(const char *table, int row, int column) const
    {
        const QAbstractItemModel *model = part<DataTable>(table)->model();
        const Cell cell = model->index(row, column).data(kCellRole).value<Cell>();
        return cell.sub.isEmpty() ? cell.text : cell.text + u" / "_s + cell.sub;
    }
    void choose(int row) const
    {
        auto *list = part<DataTable>("scenarioList");
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(row, 0)).center());
        QCOMPARE(list->currentIndex().row(), row);
    }
    QString summary() const { return part<ElidedLabel>("scenarioSummary")->text(); }
    QPlainTextEdit *text() const { return part<QPlainTextEdit>("scenarioText"); }
    /// The dialog over the page.
    QDialog *dialog() const
    {
        const auto dialogs = m_page->findChildren<QDialog *>();
        for (QDialog *each : dialogs) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    void press(const QString &name) const
    {
        QTRY_VERIFY(dialog());
        for (QPushButton *each : dialog()->findChildren<QPushButton *>()) {
            if (each->text() == name) {
                QVERIFY(tests::click(each));
                return;
            }
        }
        QFAIL(qPrintable(name));
    }
    void trigger(const QString &name) const
    {
        for (QAction *action : part<QPushButton>("scenarioMore")->menu()->actions()) {
            if (action->text() == name)
                return action->trigger();
        }
        QFAIL(qPrintable(name));
    }

    /// Until the files are read and written.
    void settle() const { QTRY_VERIFY(!pane()->isBusyWithFiles()); }
    void openFolder(const QString &folder) const
    {
        pane()->openFolder(folder);
        settle();
    }
    void openPage()
    {
        m_page = std::make_unique<BenchPage>(m_server->clock(), *m_settings);
        m_page->resize(1056, 760);
        m_page->show();
        m_page->activateWindow(); // shortcuts and the focus need it
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->showTab(BenchPage::Scenarios);
        settle();
    }

private slots:
    void initTestCase()
    {
        qputenv("HOME", m_home.path().toUtf8()); // where the documents are
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void init()
    {
        m_settings->remove(u"bench"_s);
        m_settings->remove(u"benchValues"_s);
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<test::TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return everything within 30 days of delivery, free of charge.\n");
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setPublicAddresses(m_server->base(), m_server->base());
        m_client->setToken(m_server->adminToken());
        openPage();
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }

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
        QCOMPARE(toasts.first().first().value<ToastText>().text, u"All samples are there already"_s);
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

    void oneIsRunAndTellsOfEachStep()
    {
        write(u"a.json"_s, scenario("Returns", "How long can I return things?", 200));
        openFolder(m_folder->path());
        QCOMPARE(cell("scenarioSteps", 0, 2), u"Not run"_s);
        QTest::keyClick(part<DataTable>("scenarioList"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(cell("scenarioList", 0, 1), u"Passed"_s);
        QCOMPARE(cell("scenarioSteps", 0, 2), u"Passed"_s);
        QCOMPARE(cell("scenarioSteps", 0, 1), u"POST /api/v1/send_message · 200"_s);
        QCOMPARE(cell("scenarioChecks", 0, 0), u"Holds"_s);
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
            u"“a.json” is saved, and cannot be run yet: steps[0].expct"));
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
        press(u"Save over it"_s);
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
        QTRY_COMPARE(part<DataTable>("scenarioSteps")->model()->rowCount(), 4);
        m_page->showTab(BenchPage::Scenarios);
        click("scenarioRecord");
        m_page->showTab(BenchPage::Request);
        auto *history = part<DataTable>("requestHistory");
        click("requestSend");
        QTRY_COMPARE(history->model()->rowCount(), 3);
        QTRY_VERIFY(history->model()->index(0, 1).data(kCellRole).value<Cell>().text != u"Sent");
        QCOMPARE(part<DataTable>("scenarioSteps")->model()->rowCount(), 4);
    }

    void aRecordedVisitorMayComeTwice()
    {
        openFolder(m_folder->path());
        click("scenarioRecord");
        m_page->showTab(BenchPage::Shop);
        const auto steps = [this] { return part<DataTable>("scenarioSteps")->model()->rowCount(); };
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
        for (int i = 0; i < 2; ++i) {
            click("scenarioRun");
            QTRY_VERIFY(part<QPushButton>("scenarioRun")->isVisible());
            QVERIFY2(summary().startsWith(u"1 of 1 passed"), qPrintable(text()->toPlainText()));
        }
        QCOMPARE(m_server->sql("SELECT count(*) FROM checkout").value(0), u"3"_s);
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
