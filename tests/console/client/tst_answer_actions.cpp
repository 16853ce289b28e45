// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/answer_actions.h"
#include "console/pages/bench/conversation/bubble.h"
#include "console/widgets/style/text_box.h"
#include "console/words/outcome_text.h"
#include "tests/console/client/bench_desk.h"
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// A wrong answer is corrected, marked, reported and traced to its document in the conversation of the test
/// bench, on the real server.
class TestAnswerActions : public QObject, tests::BenchDesk
{
    Q_OBJECT
    QString m_question;

    AnswerActions *actions() const
    {
        const QList<Bubble *> bubbles = m_page->findChildren<Bubble *>();
        return bubbles.isEmpty() ? nullptr : bubbles.last()->findChild<AnswerActions *>();
    }
    QString answer() const
    {
        return m_page->findChildren<Bubble *>().last()->findChild<Paragraph *>()->plain();
    }
    void ask(const QString &question)
    {
        const auto before = m_page->findChildren<Bubble *>().size();
        type("benchQuestion", question);
        click("benchSend");
        QTRY_VERIFY(m_page->findChildren<Bubble *>().size() > before && actions() && actions()->isVisible());
    }
    OwnAnswerDialog *dialog() const { return m_page->window()->findChild<OwnAnswerDialog *>(); }
    void correct(const QString &expected, const QString &text)
    {
        QVERIFY(tests::click(actions()->findChild<QPushButton *>(u"answerCorrect"_s)));
        QTRY_VERIFY(dialog());
        auto *box = dialog()->findChild<QPlainTextEdit *>(u"ownAnswer"_s);
        QVERIFY2(box->toPlainText().contains(expected), qPrintable(box->toPlainText()));
        box->selectAll();
        QTest::keyClicks(box, text);
        QVERIFY(tests::click(dialog()->findChild<QPushButton *>(u"ownSave"_s)));
        QTRY_VERIFY(!dialog());
    }
    json::Value admin(const QByteArray &path)
    {
        return m_server->adminCall("GET", "/admin/v1/companies/shop/" + path).json();
    }
    static json::Array listIn(const json::Value &value, QStringView name = u"items")
    {
        const json::Value *list = value.find(name);
        return list && list->asArray() ? *list->asArray() : json::Array();
    }

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void confidenceHasOneScale()
    {
        QCOMPARE(confidenceText(1.38, 1.38), u"50"_s);
        QCOMPARE(confidenceText(1.3799, 1.38), u"49"_s); // refused, however near
        QCOMPARE(confidenceText(4.14, 1.38), u"75"_s);
        QCOMPARE(confidenceText(0, 1.38), u"0"_s);
        QCOMPARE(confidenceText(2, 0), u"–"_s); // an answer of an earlier version
        QCOMPARE(confidenceSentence(4.14, 1.38), u"75 of 100; an answer needs 50"_s);
        QCOMPARE(confidenceOf(1e9, 1) <= kFullConfidence, true);
        QCOMPARE(passageConfidence(4.14, 10, 20), 2.07);
    }

    void aCorrectedAnswerIsTheNextOne()
    {
        ask(u"How long can I return things?"_s);
        QVERIFY2(answer().contains(u"30 days"), qPrintable(answer()));
        QCOMPARE(actions()->findChild<QPushButton *>(u"answerCorrect"_s)->text(), u"Correct this answer…"_s);
        tests::checkPage(*m_page, "answer-actions");
        correct(u"30 days"_s, u"You have 45 days."_s);
        ask(u"How long can I return things?"_s);
        QCOMPARE(answer(), u"You have 45 days."_s);
        correct(u"45 days"_s, u"You have 60 days."_s); // the custom answer itself
        ask(u"How long can I return things?"_s);
        QCOMPARE(answer(), u"You have 60 days."_s);
        QCOMPARE(listIn(admin("own-answers"), u"items").size(), std::size_t(1));
    }

    void aRefusedQuestionGetsAnAnswer()
    {
        ask(u"Do unicorns juggle with xylophones?"_s);
        QCOMPARE(actions()->findChild<QPushButton *>(u"answerCorrect"_s)->text(), u"Write an answer…"_s);
        correct({}, u"They do not."_s);
        ask(u"Do unicorns juggle with xylophones?"_s);
        QCOMPARE(answer(), u"They do not."_s);
    }

    void whatWasTypedIsNotLost()
    {
        ask(u"How long can I return things?"_s);
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        QVERIFY(tests::click(actions()->findChild<QPushButton *>(u"answerCorrect"_s)));
        QTRY_VERIFY(dialog());
        QTest::keyClicks(dialog()->findChild<QPlainTextEdit *>(u"ownAnswer"_s), u"Well: "_s);
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QCOMPARE(toasts.size(), 1);
        toasts.first().first().value<ToastText>().action();
        QTRY_VERIFY(dialog());
        QVERIFY(dialog()->findChild<QPlainTextEdit *>(u"ownAnswer"_s)->toPlainText().contains(u"Well: "));
    }

    void thePassageOpensInItsDocument()
    {
        ask(u"How long can I return things?"_s);
        QSignalSpy pages(m_page.get(), &Page::pageWanted);
        actions()->findChild<QAction *>(u"answerOpen"_s)->trigger();
        QCOMPARE(pages.size(), 1);
        const json::Value documents = admin("documents");
        QCOMPARE(pages.first().at(0).toString(), u"knowledge"_s);
        QCOMPARE(pages.first().at(1).toString(),
            u"document:"_s + listIn(documents, u"items").front().string(u"document_id"));
    }

    void itIsMarkedAsWrongAndReported()
    {
        ask(u"How long can I return things?"_s);
        auto *mark = actions()->findChild<QAction *>(u"answerMark"_s);
        const QByteArray thread = "threads/" + part<QLineEdit>("benchThread")->text().toLatin1();
        const auto isMarked = [&] {
            const json::Value marked = *listIn(admin(thread), u"messages").front().find(u"marked_wrong");
            return !marked.isNull();
        };
        QCOMPARE(mark->text(), u"Mark as wrong"_s);
        mark->trigger();
        QTRY_COMPARE(mark->text(), u"Remove the mark"_s);
        QVERIFY(isMarked());
        mark->trigger();
        QTRY_COMPARE(mark->text(), u"Mark as wrong"_s);
        QVERIFY(!isMarked());
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        actions()->findChild<QAction *>(u"answerReport"_s)->trigger();
        QTRY_COMPARE(toasts.size(), 1);
        const json::Array gaps = listIn(admin("gaps"), u"items");
        QCOMPARE(gaps.size(), std::size_t(1));
        QCOMPARE(gaps.front().string(u"kind"), u"reported"_s);
    }
};

QTEST_MAIN(TestAnswerActions)
#include "tst_answer_actions.moc"
