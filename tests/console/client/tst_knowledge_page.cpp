// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/own_answer_dialog.h"
#include "console/pages/knowledge/imports/upload_strip.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/pages/knowledge/sources/source_settings_dialog.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/text_box.h"
#include "tests/console/client/console_test.h"
#include <QtCore/QDir>
#include <QtCore/QMimeData>
#include <QtGui/QDropEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using test::FakeSite;
using test::TestServer;

/// The Knowledge page on the real server: what an administrator does there, click by click.
class TestKnowledgePage final : public QObject, tests::ConsoleTest<KnowledgePage>
{
    Q_OBJECT
    QByteArray m_key;

    QString subtitle() const { return m_page->findChild<PageHeader *>()->subtitle(); }
    QByteArray path(const QByteArray &below) const { return "/admin/v1/companies/shop/" + below; }
    void ask(const QString &question)
    {
        const test::Answer answer
            = m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}}, m_key);
        QCOMPARE(answer.status, 200);
    }
    void drop(const QStringList &files)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_page.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(40, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_page.get(), &drop);
    }
    static void write(const QString &file, const QByteArray &bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(file).absolutePath()));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), bytes.size());
    }
    void open() { show(); }

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        m_site = std::make_unique<FakeSite>();
        serve({{u"messages_per_minute"_s, 0}, {u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
        signIn();
        makePage();
    }
    void cleanup() { stop(); }

    void aFolderThatIsDroppedBecomesASource()
    {
        open();
        QTRY_VERIFY(part<QPushButton>("addFirstSource")->isVisible());
        const QString folder = m_home.filePath(u"Help centre"_s);
        write(folder + u"/en/returns.md"_s, "# Returns\n\nYou may return unused goods within 30 days.\n");
        write(folder + u"/en/shipping.md"_s, "# Shipping\n\nParcels leave on the day of the order.\n");
        write(folder + u"/broken.docx"_s, "this is no Word document");
        write(folder + u"/photo.jpg"_s, "passed over without a word");
        drop({folder});
        auto *dialog = m_page->window()->findChild<AddSourceDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QComboBox *>(u"sourceInto"_s)->currentText(), u"Help centre"_s);
        press(dialog, u"Import"_s);
        QTRY_COMPARE(rows("sourcesTable"), QStringList{u"Help centre"_s});
        QTRY_COMPARE(cell("sourcesTable", 0, 3), u"2"_s);
        QTRY_COMPARE(subtitle(), u"1 source · 2 documents · 2 passages"_s);

        // What was left out is told with its reason.
        QTRY_VERIFY(part<QPushButton>("uploadReport")->isVisible());
        click("uploadReport");
        auto *report = m_page->window()->findChild<UploadReportDialog *>();
        QVERIFY(report);
        const QAbstractItemModel *refused = report->findChild<QTreeView *>(u"reportTable"_s)->model();
        QCOMPARE(refused->rowCount(), 1);
        QCOMPARE(refused->index(0, 0).data().toString(), u"broken.docx"_s);
        QVERIFY(!refused->index(0, 1).data().toString().isEmpty());
        press(report, u"Close"_s);
        click("uploadClose");
        QVERIFY(!part<QWidget>("uploadStrip")->isVisible());

        // The server's own ledger says the same, here and later.
        QTRY_VERIFY(!m_page->window()->findChild<ReportDialog *>());
        click("sourceReport");
        ReportDialog *ledger = nullptr;
        QTRY_VERIFY(ledger = m_page->window()->findChild<ReportDialog *>());
        const QAbstractItemModel *lines = ledger->findChild<QTreeView *>(u"reportTable"_s)->model();
        QCOMPARE(lines->rowCount(), 1);
        QCOMPARE(lines->index(0, 0).data().toString(), u"broken.docx"_s);
        press(ledger, u"Close"_s);
        const json::Value list = m_server->adminCall("GET", path("imports")).json();
        const json::Value import = list.find(u"items")->asArray()->front();
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(import.find(u"read")->asNumber()->text, "2");
        QCOMPARE(import.find(u"failed")->asNumber()->text, "1");

        // The source's documents, and the passages of one.
        click("sourceDocuments");
        QCOMPARE(m_page->currentTab(), KnowledgePage::Documents);
        QTRY_COMPARE(rows("documentsTable").size(), 2);
        table("documentsTable")->setCurrentIndex(table("documentsTable")->model()->index(1, 0));
        const auto shown = [this] {
            QStringList texts;
            for (const Paragraph *text : part<QWidget>("passageView")->findChildren<Paragraph *>())
                texts << text->plain();
            return texts.join(u'|');
        };
        QTRY_VERIFY2(shown().contains(u"within 30 days"), qPrintable(shown()));
        part<QComboBox>("documentLanguage")
            ->setCurrentIndex(part<QComboBox>("documentLanguage")->findData(u"de"_s));
        emit part<QComboBox>("documentLanguage")->activated(1);
        QTRY_COMPARE(rows("documentsTable").size(), 0);
    }

    void anImportCanBeCancelled()
    {
        open();
        constexpr int kMany = 400;
        const QString folder = m_home.filePath(u"Many"_s);
        for (int i = 0; i < kMany; ++i)
            write(u"%1/%2.md"_s.arg(folder).arg(i), "# Page " + QByteArray::number(i) + "\n\nSome text.\n");
        drop({folder});
        press(m_page->window()->findChild<AddSourceDialog *>(), u"Import"_s);
        auto *cancel = part<QPushButton>("uploadCancel");
        QTRY_VERIFY(cancel->isVisible());
        QTRY_VERIFY(!m_server->sql("SELECT document_id FROM document").isEmpty());
        cancel->click();
        QTRY_VERIFY(part<QPushButton>("uploadClose")->isVisible());
        const auto state = [this] {
            const json::Value list = m_server->adminCall("GET", path("imports")).json();
            return list.find(u"items")->asArray()->front().string(u"state");
        };
        QTRY_COMPARE(state(), u"cancelled"_s);
        QVERIFY(m_server->sql("SELECT document_id FROM document").size() < kMany);
    }

    void anImportWaitsWhileAnotherCompanyIsOpen()
    {
        m_server->makeCompany(u"fjord"_s);
        open();
        constexpr int kMany = 60;
        const QString folder = m_home.filePath(u"Waits"_s);
        for (int i = 0; i < kMany; ++i)
            write(u"%1/%2.md"_s.arg(folder).arg(i), "# Page " + QByteArray::number(i) + "\n\nSome text.\n");
        drop({folder});
        press(m_page->window()->findChild<AddSourceDialog *>(), u"Import"_s);
        QTRY_VERIFY(!m_server->sql("SELECT document_id FROM document").isEmpty());
        QVERIFY(!m_page->unsavedNote().isEmpty());
        m_page->setSession(m_client.get(), u"fjord"_s);
        QVERIFY(!part<QWidget>("uploadStrip")->isVisible());
        m_page->setSession(m_client.get(), u"shop"_s);
        QVERIFY(part<QWidget>("uploadStrip")->isVisible());
        const auto says = [this](const QString &text) {
            for (const ElidedLabel *each : part<QWidget>("uploadStrip")->findChildren<ElidedLabel *>()) {
                if (each->text().contains(text))
                    return true;
            }
            return false;
        };
        QVERIFY(says(u"Stopped because another company was opened: “Waits”"_s));
        QVERIFY(m_page->unsavedNote().contains(u"“Waits” was stopped"_s));
        // What waits is not lost to another import.
        drop({folder});
        auto *dialog = m_page->window()->findChild<AddSourceDialog *>();
        press(dialog, u"Import"_s);
        QVERIFY(dialog->isVisible());
        press(dialog, u"Cancel"_s);
        QTRY_VERIFY(part<QPushButton>("uploadGoOn")->isEnabled());
        click("uploadGoOn");
        QTRY_VERIFY_WITH_TIMEOUT(says(u"60 documents imported"_s), test::kPatienceMs);
        QCOMPARE(m_server->sql("SELECT document_id FROM document").size(), kMany);
        QTRY_COMPARE(rows("sourcesTable"), QStringList{u"Waits"_s}); // the same source
        click("uploadClose");
        QVERIFY(!part<QWidget>("uploadStrip")->isVisible());
    }

    void aWebPageIsAddedReadAgainAndDeleted()
    {
        m_site->serve("/help",
            {"<!doctype html><html lang=\"en\"><title>Repairs</title><main><h1>Repairs</h1><p>Our workshop "
             "repairs tents within ten days.</p></main></html>"});
        open();
        QTRY_VERIFY(part<QPushButton>("addFirstSource")->isVisible());
        QTest::keySequence(m_page.get(), QKeySequence::New);
        auto *dialog = m_page->window()->findChild<AddSourceDialog *>();
        QVERIFY(dialog);
        auto *address = dialog->findChild<QLineEdit *>(u"sourceAddress"_s);
        address->setText(u"not an address"_s);
        press(dialog, u"Add page"_s);
        QVERIFY(address->property("invalid").toBool());
        address->setText(u"http://elsewhere.example/help"_s);
        press(dialog, u"Add page"_s);
        QTRY_VERIFY(address->property("invalid").toBool() && address->isEnabled());
        QCOMPARE(address->text(), u"http://elsewhere.example/help"_s); // nothing typed is lost
        address->setText(m_site->url(u"/help"_s));
        dialog->findChild<QLineEdit *>(u"sourceName"_s)->setText(u"Repairs"_s);
        press(dialog, u"Add page"_s);
        QTRY_COMPARE(rows("sourcesTable"), QStringList{u"Repairs"_s});
        QTRY_COMPARE(cell("sourcesTable", 0, 2), u"Ready"_s);

        m_site->serve("/help", {"gone", 404});
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        click("sourceAgain");
        QTRY_COMPARE(cell("sourcesTable", 0, 2), u"Not available"_s);
        QTRY_COMPARE(toasts.size(), 1);
        const auto said = toasts.first().first().value<ToastText>();
        QVERIFY(said.fault && said.fault->what.contains(u"was not read"));
        QVERIFY(!said.fault->why.isEmpty());

        click("sourceRemove");
        TaskDialog *question = nullptr;
        for (TaskDialog *each : m_page->window()->findChildren<TaskDialog *>()) {
            if (each->isVisible())
                question = each;
        }
        QVERIFY(question);
        press(question, u"Delete source"_s);
        QTRY_VERIFY(part<QPushButton>("addFirstSource")->isVisible());
        QVERIFY(m_server->sql("SELECT source_id FROM source").isEmpty());
    }

    void aSourceIsRenamedUnlessSomebodyElseWasFaster()
    {
        const QByteArray id
            = m_server->importDocument(u"shop"_s, u"returns.md"_s, "# Returns\n\nYou may return goods.\n")
                  .toLatin1();
        open();
        QTRY_COMPARE(rows("sourcesTable").size(), 1);
        table("sourcesTable")->setFocus();
        QTest::keyClick(table("sourcesTable"), Qt::Key_F2);
        QTRY_VERIFY(m_page->window()->findChild<SourceSettingsDialog *>());
        auto *dialog = m_page->window()->findChild<SourceSettingsDialog *>();
        auto *name = dialog->findChild<QLineEdit *>(u"sourceName"_s);
        QCOMPARE(m_server->adminCall("PATCH", path("sources/" + id), R"({"name":"Theirs"})").status, 200);
        name->setText(u"Mine"_s);
        press(dialog, u"Save"_s);
        QTRY_VERIFY(name->isEnabled());
        QCOMPARE(name->text(), u"Mine"_s); // nothing typed is lost, and nothing is undone
        press(dialog, u"Save"_s); // once more: it is meant
        QTRY_COMPARE(rows("sourcesTable"), QStringList{u"Mine"_s});
        QTRY_VERIFY(!m_page->window()->findChild<SourceSettingsDialog *>());
        click("sourceEdit");
        QTRY_VERIFY(m_page->window()->findChild<SourceSettingsDialog *>());
        dialog = m_page->window()->findChild<SourceSettingsDialog *>();
        QCOMPARE(dialog->findChild<QLineEdit *>(u"sourceName"_s)->text(), u"Mine"_s);
    }

    void anOwnAnswerIsWrittenCorrectedAndDeleted()
    {
        open();
        m_page->showTab(KnowledgePage::OwnAnswers);
        QTest::keySequence(m_page.get(), QKeySequence::New);
        auto *dialog = m_page->window()->findChild<OwnAnswerDialog *>();
        QVERIFY(dialog);
        press(dialog, u"Save answer"_s);
        QVERIFY(dialog->findChild<QLineEdit *>(u"ownQuestion"_s)->property("invalid").toBool());
        dialog->setWords({u"Do you tune harps?"_s, u"On Mondays."_s, u"en"_s});
        press(dialog, u"Save answer"_s);
        QTRY_COMPARE(rows("ownAnswersTable"), QStringList{u"Do you tune harps?"_s});
        QTRY_COMPARE(subtitle(), u"1 custom answer"_s);

        // A second answer to the same question is refused beside the question.
        QTRY_VERIFY(!m_page->window()->findChild<OwnAnswerDialog *>());
        click("knowledgeCreate");
        dialog = m_page->window()->findChild<OwnAnswerDialog *>();
        dialog->setWords({u"Do you tune harps?"_s, u"Never."_s, u"en"_s});
        press(dialog, u"Save answer"_s);
        auto *question = dialog->findChild<QLineEdit *>(u"ownQuestion"_s);
        QTRY_VERIFY(question->property("invalid").toBool());
        press(dialog, u"Cancel"_s);
        QTRY_VERIFY(!m_page->window()->findChild<OwnAnswerDialog *>());

        // Somebody else is faster: both versions are shown, and nothing is undone unseen.
        click("ownEdit");
        QTRY_VERIFY(m_page->window()->findChild<OwnAnswerDialog *>());
        dialog = m_page->window()->findChild<OwnAnswerDialog *>();
        const QByteArray id = m_server->sql("SELECT own_answer_id FROM own_answer").value(0).toLatin1();
        QCOMPARE(
            m_server->adminCall("PATCH", path("own-answers/" + id), R"({"answer":"On Tuesdays."})").status,
            200);
        dialog->findChild<TextBox *>(u"ownAnswer"_s)->setPlainText(u"On Fridays."_s);
        press(dialog, u"Save answer"_s);
        QTRY_VERIFY(dialog->findChild<QWidget *>(u"ownConflict"_s)->isVisible());
        QCOMPARE(dialog->words().answer, u"On Fridays."_s);
        press(dialog, u"Use theirs"_s);
        QCOMPARE(dialog->words().answer, u"On Tuesdays."_s);
        const QString words = u"On Fridays and Tuesdays, for 5\u00a0€."_s; // a no-break space stays one
        dialog->findChild<TextBox *>(u"ownAnswer"_s)->setPlainText(words);
        press(dialog, u"Save mine anyway"_s);
        QTRY_COMPARE(m_server->sql("SELECT answer FROM own_answer").value(0), words);

        QTRY_VERIFY(!m_page->window()->findChild<OwnAnswerDialog *>());
        click("ownRemove");
        TaskDialog *confirmation = nullptr;
        for (TaskDialog *each : m_page->window()->findChildren<TaskDialog *>()) {
            if (each->isVisible())
                confirmation = each;
        }
        QVERIFY(confirmation);
        press(confirmation, u"Delete answer"_s);
        QTRY_COMPARE(rows("ownAnswersTable").size(), 0);
        QVERIFY(m_server->sql("SELECT own_answer_id FROM own_answer").isEmpty());
    }

    void whatComesInPagesIsSortedWhole()
    {
        constexpr int kAnswers = 230; // the server gives 200 at a time
        for (int i = 1; i <= kAnswers; ++i) {
            const QByteArray body = "{\"question\":\"Question " + QByteArray::number(i)
                + "?\",\"answer\":\"Answer.\",\"locale\":\"en\"}";
            QCOMPARE(m_server->adminCall("POST", path("own-answers"), body).status, 201);
        }
        open();
        m_page->showTab(KnowledgePage::OwnAnswers);
        QTRY_VERIFY(table("ownAnswersTable")->model()->rowCount() >= 200);
        QHeaderView *header = table("ownAnswersTable")->header();
        const QPoint question(40, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, question);
        QTRY_COMPARE(rows("ownAnswersTable").size(), kAnswers);
        QTRY_COMPARE(rows("ownAnswersTable").value(0), u"Question 1?"_s);
        QCOMPARE(rows("ownAnswersTable").value(1), u"Question 2?"_s);
        QCOMPARE(rows("ownAnswersTable").last(), u"Question 230?"_s);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, question);
        QCOMPARE(rows("ownAnswersTable").value(0), u"Question 230?"_s);
        // What is done to a row is done to the one that is shown.
        table("ownAnswersTable")->setCurrentIndex(table("ownAnswersTable")->model()->index(2, 0));
        click("ownEdit");
        QTRY_VERIFY(m_page->window()->findChild<OwnAnswerDialog *>());
        auto *dialog = m_page->window()->findChild<OwnAnswerDialog *>();
        QCOMPARE(dialog->words().question, u"Question 228?"_s);
        dialog->setWords({u"A question that comes first"_s, u"Answer."_s, u"en"_s});
        press(dialog, u"Save answer"_s);
        QTRY_COMPARE(rows("ownAnswersTable").last(), u"A question that comes first"_s);
        QCOMPARE(table("ownAnswersTable")->currentIndex().row(), kAnswers - 1);
    }

    void whatWasWrittenAndNotSavedIsGivenBack()
    {
        open();
        m_page->showTab(KnowledgePage::OwnAnswers);
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        const auto dialog = [this] { return m_page->window()->findChild<OwnAnswerDialog *>(); };
        QTest::keySequence(m_page.get(), QKeySequence::New);
        QTRY_VERIFY(dialog());
        press(dialog(), u"Cancel"_s); // nothing was typed: nothing is said
        QTRY_VERIFY(!dialog());
        QCOMPARE(toasts.size(), 0);
        QApplication::setActiveWindow(m_page->window());
        QTest::keySequence(m_page.get(), QKeySequence::New);
        QTRY_VERIFY(dialog());
        dialog()->findChild<TextBox *>(u"ownAnswer"_s)->setPlainText(u"Yes, for ten days."_s);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        QCOMPARE(toasts.size(), 1);
        toasts.first().first().value<ToastText>().action();
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->words().answer, u"Yes, for ten days."_s);
        dialog()->findChild<QLineEdit *>(u"ownQuestion"_s)->setText(u"Do you rent out tents?"_s);
        press(dialog(), u"Save answer"_s);
        QTRY_COMPARE(m_server->sql("SELECT answer FROM own_answer").value(0), u"Yes, for ten days."_s);
    }

    void aGapIsAnsweredDismissedAndOpenedAgain()
    {
        m_server->importDocument(
            u"shop"_s, u"returns.md"_s, "# Returns\n\nYou may return goods within 30 days.\n");
        ask(u"Do you tune zebra harps?"_s);
        ask(u"Do you tune zebra harps?"_s);
        ask(u"Which xylophone mallets fit kumquats?"_s);
        QSignalSpy counters(m_page.get(), &Page::counterChanged);
        open();
        auto *tabs = part<QTabBar>("knowledgeTabs");
        QTRY_COMPARE(tabs->tabText(KnowledgePage::Gaps), u"Gaps (2)"_s);
        QTRY_COMPARE(counters.last().first().toString(), u"2"_s);
        m_page->showTab(KnowledgePage::Gaps);
        QTRY_COMPARE(rows("gapsTable").size(), 2);
        QCOMPARE(cell("gapsTable", 0, 0), u"Do you tune zebra harps?"_s); // the most asked first
        QCOMPARE(cell("gapsTable", 0, 2), u"2"_s);

        table("gapsTable")->setCurrentIndex(table("gapsTable")->model()->index(0, 0));
        click("gapAnswer");
        auto *dialog = m_page->window()->findChild<OwnAnswerDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->words().question, u"Do you tune zebra harps?"_s);
        dialog->findChild<TextBox *>(u"ownAnswer"_s)->setPlainText(u"On Mondays."_s);
        press(dialog, u"Save answer"_s);
        QTRY_COMPARE(rows("gapsTable").size(), 1);
        QTRY_COMPARE(tabs->tabText(KnowledgePage::Gaps), u"Gaps (1)"_s);

        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        click("gapDismiss");
        QTRY_COMPARE(rows("gapsTable").size(), 0);
        QTRY_COMPARE(tabs->tabText(KnowledgePage::Gaps), u"Gaps"_s);
        QTRY_VERIFY(!toasts.isEmpty());
        toasts.last().first().value<ToastText>().action(); // "Reopen"
        QTRY_COMPARE(tabs->tabText(KnowledgePage::Gaps), u"Gaps (1)"_s);

        m_page->showTab(KnowledgePage::OwnAnswers);
        QTRY_COMPARE(rows("ownAnswersTable"), QStringList{u"Do you tune zebra harps?"_s});
    }

    void askShowsWhyAndRecordsNothing()
    {
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou may return unused goods within 30 days of delivery. The refund is paid within "
            "five "
            "days.\n\n# Workshop\n\nOur workshop repairs tents and jackets within ten days.\n");
        open();
        QTest::keySequence(m_page.get(), QKeySequence(u"Ctrl+J"_s));
        auto *question = part<TextBox>("askQuestion");
        QTRY_VERIFY(question->hasFocus());
        QVERIFY(!part<QPushButton>("askSend")->isEnabled());
        QTest::keyClicks(question, u"Within how many days may I return unused goods?"_s);
        QTest::keyClick(question, Qt::Key_Return);
        const auto outcome = [this] { // none while the answer is under way
            const auto *badge = part<Badge>("askOutcome");
            return badge ? badge->accessibleName() : QString();
        };
        QTRY_COMPARE(outcome(), u"Answered"_s);
        QVERIFY(part<Paragraph>("askAnswer")->plain().contains(u"within 30 days"));
        const auto marked = [this] {
            QStringList texts;
            for (const QLabel *label : part<QWidget>("askResult")->findChildren<QLabel *>()) {
                if (label->text().contains(u"background-color"))
                    texts << label->accessibleName();
            }
            return texts;
        };
        QCOMPARE(marked().size(), 1); // the sentence used, in its passage
        QVERIFY(marked().first().contains(u"within 30 days"));

        question->setPlainText(u"Zebra kumquat xylophone?"_s);
        click("askSend");
        QTRY_COMPARE(outcome(), u"Refused"_s);
        QVERIFY(!part<Paragraph>("askReason")->plain().isEmpty());

        part<QLineEdit>("askPage")->setText(u"nonsense"_s);
        click("askSend");
        QVERIFY(part<QLineEdit>("askPage")->property("invalid").toBool());
        QVERIFY(m_server->sql("SELECT thread_id FROM thread").isEmpty());
        QVERIFY(m_server->sql("SELECT gap_id FROM knowledge_gap").isEmpty());
        click("askClose");
        QVERIFY(!question->isVisible());
    }

    void withoutTheServerWritingRests()
    {
        m_server->importDocument(u"shop"_s, u"returns.md"_s, "# Returns\n\nYou may return goods.\n");
        open();
        QTRY_COMPARE(rows("sourcesTable").size(), 1);
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!part<QPushButton>("knowledgeCreate")->isEnabled());
        QCOMPARE(part<QPushButton>("knowledgeCreate")->toolTip(), u"The server does not answer."_s);
        QVERIFY(!part<QPushButton>("sourceRemove")->isEnabled());
        for (QAction *action : m_page->actions()) {
            if (action->shortcut() == QKeySequence(QKeySequence::New))
                QVERIFY(!action->isEnabled());
        }
        QCOMPARE(rows("sourcesTable").size(), 1); // the last known state stays
        m_page->setOffline(false, {});
        QVERIFY(part<QPushButton>("knowledgeCreate")->isEnabled());
    }
};

QTEST_MAIN(TestKnowledgePage)
#include "tst_knowledge_page.moc"
