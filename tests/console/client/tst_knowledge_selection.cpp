// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/page/knowledge_page.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/page_check.h"
#include "tests/console/client/selection_hands.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Several gaps, own answers, sources and documents at once, on the real server.
class TestKnowledgeSelection final : public QObject, tests::ConsoleTest<KnowledgePage>
{
    Q_OBJECT

    SelectionBar *bar() const { return tests::shownBar(*m_page); }
    void select(const char *name, int first, int last) const
    {
        QVERIFY(tests::clickRow(table(name), first));
        QVERIFY(tests::clickRow(table(name), last, Qt::ShiftModifier));
    }
    void press(const QString &text) const
    {
        QVERIFY2(bar(), qPrintable(text));
        QVERIFY2(tests::click(tests::buttonOf(bar(), text)), qPrintable(text));
    }
    test::Answer call(const QByteArray &method, const QByteArray &below, const json::Object &body = {}) const
    {
        return m_server->adminCall(method, "/admin/v1/companies/shop/" + below,
            body.empty() ? QByteArray() : json::Value(body).toJson());
    }
    QString makeAnswer(int number) const
    {
        const test::Answer made = call("POST", "own-answers",
            {{u"question"_s, u"Question %1"_s.arg(number, 3, 10, QChar(u'0'))}, {u"answer"_s, u"Yes."_s},
                {u"locale"_s, u"en"_s}});
        return made.status == 201 ? made.text(u"own_answer_id") : QString();
    }
    QString makeWebPage(const QString &path)
    {
        m_site->serve(path.toLatin1(),
            {"<!doctype html><html lang=\"en\"><title>Help</title><main><h1>Help</h1><p>Our workshop repairs "
             "tents within ten days.</p></main></html>"});
        const test::Answer made = call("POST", "sources", {{u"name"_s, path}, {u"url"_s, m_site->url(path)}});
        return made.status == 201 ? made.text(u"source_id") : QString();
    }
    void ask(const QString &question, const QByteArray &key)
    {
        const test::Answer answer
            = m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}}, key);
        QCOMPARE(answer.status, 200);
    }
    void open(KnowledgePage::Tab tab)
    {
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->showTab(tab);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
    }

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        m_site = std::make_unique<test::FakeSite>();
        serve({{u"messages_per_minute"_s, 0}, {u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        signIn();
        makePage();
    }
    void cleanup() { stop(); }

    void gapsAreDismissedAndOpenedAgainTogether()
    {
        const QByteArray key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"a.md"_s, "# Returns\n\nYou may return goods in 30 days.\n");
        for (const char *what : {"zebra harps", "kumquat mallets", "xylophone strings"})
            ask(u"Do you tune %1?"_s.arg(QLatin1String(what)), key);
        open(KnowledgePage::Gaps);
        QTRY_COMPARE(rows("gapsTable").size(), 3);
        select("gapsTable", 0, 2);
        QCOMPARE(tests::saidBy(bar()), u"3 selected"_s);
        QVERIFY(!tests::buttonOf(bar(), u"Reopen"_s)->isEnabled());
        QCOMPARE(tests::buttonOf(bar(), u"Reopen"_s)->toolTip(), u"The selected gaps are open."_s);
        tests::checkPage(*m_page, "gaps-selected");
        press(u"Dismiss"_s);
        QTRY_COMPARE(m_toasts->size(), 1);
        QCOMPARE(toast().text, u"3 gaps were dismissed"_s);
        QTRY_COMPARE(rows("gapsTable").size(), 0);
        QCOMPARE(m_server->sql("SELECT gap_id FROM knowledge_gap WHERE state = 'dismissed'").size(), 3);
        QCOMPARE(toast().actionName, u"Reopen"_s);
        toast().action();
        QTRY_COMPARE(m_toasts->size(), 2);
        QCOMPARE(toast().text, u"3 gaps were reopened"_s);
        QTRY_COMPARE(rows("gapsTable").size(), 3);
        // The details' own button is about the row whose details they are.
        select("gapsTable", 0, 1);
        QVERIFY(tests::click(m_page->findChild<QPushButton *>(u"gapDismiss"_s)));
        QTRY_COMPARE(rows("gapsTable").size(), 2);
    }

    void ownAnswersThatSomebodyElseDeletedAreTold()
    {
        for (int i = 1; i <= 4; ++i)
            QVERIFY(!makeAnswer(i).isEmpty());
        open(KnowledgePage::OwnAnswers);
        QTRY_COMPARE(rows("ownAnswersTable").size(), 4);
        const QString first = rows("ownAnswersTable").first();
        select("ownAnswersTable", 0, 2);
        const QString gone = m_server
                                 ->sql("SELECT own_answer_id FROM own_answer WHERE question = '"
                                     + rows("ownAnswersTable")[1].toUtf8() + "'")
                                 .value(0);
        const QString theirs = rows("ownAnswersTable")[1];
        QCOMPARE(call("DELETE", "own-answers/" + gone.toUtf8()).status, 204);
        QTest::keyClick(table("ownAnswersTable"), Qt::Key_Delete);
        QVERIFY(question());
        QVERIFY(tests::click(tests::buttonOf(question(), u"Delete 3 answers"_s)));
        QTRY_COMPARE(m_toasts->size(), 1);
        QVERIFY(toast().fault);
        QCOMPARE(toast().fault->what, u"2 custom answers were deleted. 1 custom answer was not deleted."_s);
        QVERIFY2(toast().fault->why.startsWith(u"“%1”: "_s.arg(theirs)), qPrintable(toast().fault->why));
        QCOMPARE(toast().fault->code, u"NOT_FOUND"_s);
        QVERIFY(!toast().fault->requestId.isEmpty());
        QTRY_COMPARE(rows("ownAnswersTable").size(), 1);
        QVERIFY(!bar());
        QCOMPARE(m_server->sql("SELECT question FROM own_answer"), rows("ownAnswersTable"));
        QTRY_COMPARE(table("ownAnswersTable")->selectionModel()->selectedRows().size(), 1);
    }

    void workThatIsCancelledStopsAndTheRestStaysSelected()
    {
        for (int i = 1; i <= 20; ++i)
            makeAnswer(i);
        open(KnowledgePage::OwnAnswers);
        QTRY_COMPARE(rows("ownAnswersTable").size(), 20);
        table("ownAnswersTable")->setFocus();
        QTest::keySequence(table("ownAnswersTable"), QKeySequence::SelectAll);
        press(u"Delete…"_s);
        tests::buttonOf(question(), u"Delete 20 answers"_s)->click();
        QCOMPARE(tests::saidBy(bar()), u"Deleting: 0 of 20"_s);
        bar()->findChild<QPushButton *>(u"selectionCancel"_s)->click();
        QTRY_COMPARE(m_toasts->size(), 1);
        const auto left = m_server->sql("SELECT question FROM own_answer").size();
        QVERIFY(left > 0 && left < 20);
        QCOMPARE(
            toast().text, u"%1 custom answers were deleted · %2 are not affected"_s.arg(20 - left).arg(left));
        QTRY_COMPARE(rows("ownAnswersTable").size(), left);
        QCOMPARE(tests::saidBy(bar()), u"%1 selected"_s.arg(left));

        // The window closes, or another server is opened, while it goes on.
        press(u"Delete…"_s);
        tests::buttonOf(question(), u"Delete %1 answers"_s.arg(left))->click();
        m_page->setSession(nullptr, {});
        QTRY_VERIFY(!bar());
        QCOMPARE(m_toasts->size(), 1);
    }

    void sourcesAreReadAgainAndDeletedTogether()
    {
        QVERIFY(!makeWebPage(u"/one"_s).isEmpty());
        QVERIFY(!makeWebPage(u"/two"_s).isEmpty());
        m_server->importDocument(u"shop"_s, u"a.md"_s, "# Returns\n\nYou may return goods in 30 days.\n");
        open(KnowledgePage::Sources);
        QTRY_COMPARE(rows("sourcesTable").size(), 3);
        table("sourcesTable")->setFocus();
        QTest::keySequence(table("sourcesTable"), QKeySequence::SelectAll);
        tests::checkPage(*m_page, "sources-selected");
        press(u"Read again"_s); // the imported one is passed over
        QTRY_COMPARE(m_toasts->size(), 1);
        QCOMPARE(toast().text, u"2 sources were read, or are being read"_s);
        QVERIFY(m_site->waitForHits("/one", 2));
        QVERIFY(m_site->waitForHits("/two", 2));
        QVERIFY(!bar() || tests::saidBy(bar()).endsWith(u"selected"));

        table("sourcesTable")->setFocus();
        QTest::keySequence(table("sourcesTable"), QKeySequence::SelectAll);
        QTRY_VERIFY(tests::buttonOf(bar(), u"Delete…"_s)->isEnabled());
        press(u"Delete…"_s);
        QVERIFY(question());
        auto *act = tests::buttonOf(question(), u"Delete 3 sources"_s);
        QVERIFY(act && !act->isEnabled());
        QTest::keyClicks(question()->findChild<QLineEdit *>(), u"3"_s);
        QVERIFY(tests::click(act));
        QTRY_COMPARE(m_toasts->size(), 2);
        QCOMPARE(toast().text, u"3 sources were deleted"_s);
        QTRY_COMPARE(rows("sourcesTable").size(), 0);
        QVERIFY(m_server->sql("SELECT document_id FROM document").isEmpty());
    }

    void exportsHaveTheFilteredListOrWhatIsSelected()
    {
        for (int i = 1; i <= 25; ++i)
            makeAnswer(i);
        open(KnowledgePage::OwnAnswers);
        QTRY_COMPARE(rows("ownAnswersTable").size(), 25);
        QVERIFY(tests::click(tests::buttonOf(m_page.get(), u"Export…"_s)));
        const QByteArray all = tests::written(*m_page, m_home.filePath(u"all.csv"_s));
        QCOMPARE(all.count("\r\n"), 26);
        QVERIFY2(all.startsWith("own_answer_id,"), all.left(80).constData());

        select("ownAnswersTable", 1, 2);
        press(u"Export…"_s);
        const auto two = json::parse(tests::written(*m_page, m_home.filePath(u"two.json"_s)));
        QVERIFY(two && two->asArray());
        QCOMPARE(two->asArray()->size(), std::size_t(2));
        QCOMPARE(two->asArray()->front().string(u"question"), rows("ownAnswersTable")[1]);

        QTest::keyClick(table("ownAnswersTable"), Qt::Key_Escape);
        for (auto *field : m_page->findChildren<QLineEdit *>()) {
            if (field->isVisible() && field->placeholderText() == u"Filter by question or answer")
                QTest::keyClicks(field, u"Question 02"_s);
        }
        QTRY_COMPARE(rows("ownAnswersTable").size(), 6);
        m_page->activateWindow(); // a dialog that closes leaves none
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        table("ownAnswersTable")->setFocus();
        QTest::keyClick(table("ownAnswersTable"), Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(tests::written(*m_page, m_home.filePath(u"some.csv"_s)).count("\r\n"), 7);
    }

    void documentsAndSourcesAreExported()
    {
        const QString source
            = m_server->importDocument(u"shop"_s, u"a.md"_s, "# Returns\n\nWithin 30 days.\n");
        m_server->importDocument(u"shop"_s, u"b.md"_s, "# Shipping\n\nThe same day.\n", source);
        m_server->importDocument(u"shop"_s, u"c.md"_s, "# Repairs\n\nTen days.\n", source);
        open(KnowledgePage::Documents);
        QTRY_COMPARE(rows("documentsTable").size(), 3);
        select("documentsTable", 0, 1);
        tests::checkPage(*m_page, "documents-selected");
        press(u"Export…"_s);
        QCOMPARE(tests::written(*m_page, m_home.filePath(u"d.csv"_s)).count("\r\n"), 3);
        press(u"Clear"_s);
        QVERIFY(!bar());
        QVERIFY(tests::click(tests::buttonOf(m_page.get(), u"Export…"_s)));
        QCOMPARE(tests::written(*m_page, m_home.filePath(u"d3.csv"_s)).count("\r\n"), 4);
        m_page->showTab(KnowledgePage::Sources);
        QTRY_COMPARE(rows("sourcesTable").size(), 1);
        QVERIFY(tests::click(tests::buttonOf(m_page.get(), u"Export…"_s)));
        const QByteArray sources = tests::written(*m_page, m_home.filePath(u"s.csv"_s));
        QVERIFY2(sources.contains("\"Help centre\""), sources.constData());
    }
};

QTEST_MAIN(TestKnowledgeSelection)
#include "tst_knowledge_selection.moc"
