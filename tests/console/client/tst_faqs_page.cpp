// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/set/faq_card.h"
#include "console/pages/faqs/set/faq_dialog.h"
#include "console/pages/faqs/set/faq_list.h"
#include "tests/console/client/faqs_fixture.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FaqsFixture;
using tests::kGuests;
using tests::kPoles;
using tests::kWash;

/// What an administrator does to the questions and answers of a page, on the real server, by clicks and keys.
class TestFaqsPage : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaqsFixture> m_shop;

    FaqDialog *dialog() const { return m_shop->open<FaqDialog>(); }
    void type(const QString &question, const QString &answer) const
    {
        auto *line = dialog()->findChild<QLineEdit *>(u"faqQuestion"_s);
        line->selectAll();
        QTest::keyClicks(line, question);
        auto *box = dialog()->findChild<TextBox *>(u"faqAnswer"_s);
        box->selectAll();
        QTest::keyClicks(box, answer);
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init() { m_shop = std::make_unique<FaqsFixture>(); }
    void cleanup() { m_shop.reset(); }

    void aQuestionIsWordedAnewAndGoesBackToThePagesWords()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kWash));
        QVERIFY(m_shop->answers(kWash).contains(u"30 degrees"));
        m_shop->focus(kWash);
        QTest::keyClick(m_shop->card(kWash), Qt::Key_F2);
        QTRY_VERIFY(dialog());
        auto *answer = dialog()->findChild<TextBox *>(u"faqAnswer"_s);
        QVERIFY(answer->toPlainText().contains(u"30 degrees"));
        answer->clear();
        m_shop->press(dialog(), u"Save"_s);
        QVERIFY(answer->property("invalid").toBool()); // said beside the field, not sent
        type(u"How is the tent washed?"_s, u"By hand, at 30 degrees."_s);
        m_shop->press(dialog(), u"Save"_s);
        QTRY_VERIFY(m_shop->card(u"How is the tent washed?"_s));
        QTRY_VERIFY(!dialog());
        QTRY_COMPARE(m_shop->badges(u"How is the tent washed?"_s), QStringList{u"Edited"_s});
        QTRY_COMPARE(m_shop->stored(u"How is the tent washed?"_s).string(u"origin"), u"edited"_s);

        m_shop->trigger(u"How is the tent washed?"_s, u"Use the page’s text"_s);
        QTRY_VERIFY(m_shop->card(kWash));
        QTRY_COMPARE(m_shop->badges(kWash), QStringList());
        m_shop->undo(u"was reset to the page’s text"_s);
        QTRY_VERIFY(m_shop->card(u"How is the tent washed?"_s));
        QTRY_VERIFY(m_shop->answers(u"How is the tent washed?"_s).contains(u"By hand"));
    }

    void somebodyElseWasFasterAndNothingIsLost()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        m_shop->focus(kPoles);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_Return);
        QTRY_VERIFY(dialog());
        m_shop->change(kPoles, {{u"answer"_s, u"Of carbon."_s}});
        type(kPoles, u"Of aluminium 7001."_s);
        m_shop->press(dialog(), u"Save"_s);
        QTRY_VERIFY(dialog()->findChild<QWidget *>(u"faqConflict"_s)->isVisible());
        QCOMPARE(dialog()->words().answer, u"Of aluminium 7001."_s);
        QCOMPARE(m_shop->stored(kPoles).string(u"answer"), u"Of carbon."_s); // theirs is not undone unseen
        m_shop->press(dialog(), u"Use theirs"_s);
        QCOMPARE(dialog()->words().answer, u"Of carbon."_s);
        type(kPoles, u"Of carbon and aluminium."_s);
        m_shop->press(dialog(), u"Save mine anyway"_s);
        QTRY_COMPARE(m_shop->stored(kPoles).string(u"answer"), u"Of carbon and aluminium."_s);
        QTRY_VERIFY(!dialog());
    }

    void whatWasTypedComesBackAfterCancel()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        m_shop->focus(kPoles);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_F2);
        QTRY_VERIFY(dialog());
        type(kPoles, u"Half a sen"_s);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        m_shop->undo(u"not saved"_s); // "Continue editing"
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->words().answer, u"Half a sen"_s);
        m_shop->press(dialog(), u"Cancel"_s);
    }

    void aQuestionIsHiddenAndPinned()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        m_shop->focus(kPoles);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_H);
        QTRY_COMPARE(m_shop->badges(kPoles), QStringList{u"Hidden"_s});
        QTRY_VERIFY(!m_shop->served().contains(kPoles));
        m_shop->undo(u"hidden from shoppers"_s);
        QTRY_COMPARE(m_shop->badges(kPoles), QStringList());
        QTRY_VERIFY(m_shop->served().contains(kPoles));

        QVERIFY(m_shop->questions().value(0) != kGuests);
        m_shop->focus(kGuests);
        QTest::keySequence(m_shop->card(kGuests), QKeySequence(u"Ctrl+P"_s));
        QTRY_COMPARE(m_shop->badges(kGuests), QStringList{u"Pinned"_s});
        QTRY_COMPARE(m_shop->questions().value(0), kGuests);
        QTRY_COMPARE(m_shop->served().value(0), kGuests);
        QTRY_VERIFY(m_shop->hasFocus(kGuests)); // it has moved with the card
        m_shop->clickIn(kGuests, u"Unpin"_s);
        QTRY_COMPARE(m_shop->badges(kGuests), QStringList());
    }

    void theKeysOfAFieldStayTheFields()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        m_shop->focus(kPoles);
        m_shop->keys(QKeySequence::New);
        QTRY_VERIFY(dialog());
        type(u"Is a ha hat hung?"_s, u"Aha."_s);
        QCOMPARE(dialog()->words().question, u"Is a ha hat hung?"_s);
        m_shop->press(dialog(), u"Cancel"_s);
        QTRY_VERIFY(!dialog());
        auto *search = m_shop->part<QLineEdit>("faqSearch");
        search->setFocus();
        QTest::keyClicks(search, u"aha"_s);
        QCOMPARE(search->text(), u"aha"_s);
        QTRY_VERIFY(m_shop->served().contains(kPoles)); // neither hidden nor anything else
    }

    void theOrderIsOnesOwnByKeysAndByDragging()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kGuests));
        const QStringList before = m_shop->questions();
        QVERIFY(before.size() >= 4);
        m_shop->focus(before[0]);
        QTest::keyClick(m_shop->card(before[0]), Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(m_shop->card(before[0]), Qt::Key_Down, Qt::AltModifier); // while the first is sent
        QTRY_COMPARE(m_shop->questions().mid(0, 3), (QStringList{before[1], before[2], before[0]}));
        QTRY_COMPARE(m_shop->served().mid(0, 3), (QStringList{before[1], before[2], before[0]}));
        QTRY_VERIFY(m_shop->hasFocus(before[0]));
        QTest::keyClick(m_shop->card(before[0]), Qt::Key_Up, Qt::AltModifier);
        QTRY_COMPARE(m_shop->served().mid(0, 3), (QStringList{before[1], before[0], before[2]}));

        m_shop->drag(before[2], before[1]);
        QTRY_COMPARE(m_shop->served().mid(0, 3), (QStringList{before[2], before[1], before[0]}));
        QTRY_COMPARE(m_shop->questions(), m_shop->stored());

        // Pinned ones stay first, wherever another is dropped.
        m_shop->clickIn(before[0], u"Pin"_s);
        QTRY_COMPARE(m_shop->questions().value(0), before[0]);
        m_shop->drag(before[1], before[0]);
        QTRY_COMPARE(m_shop->served().mid(0, 3), (QStringList{before[0], before[1], before[2]}));
    }

    void anOrderThatSomebodyElseOvertookIsToldAndShownAsItIs()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kGuests));
        const QStringList before = m_shop->questions();
        m_shop->stopListening();
        m_shop->change(before[2], {{u"pinned"_s, true}});
        m_shop->focus(before[0]);
        QTest::keyClick(m_shop->card(before[0]), Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(m_shop->fault(), u"PRECONDITION_FAILED"_s);
        QTRY_COMPARE(m_shop->questions().mid(0, 3), (QStringList{before[2], before[0], before[1]}));
    }

    void anOwnQuestionIsAddedDeletedAndBroughtBack()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kWash));
        m_shop->click("faqAdd");
        QTRY_VERIFY(dialog());
        type(kWash, u"Never."_s);
        m_shop->press(dialog(), u"Add question"_s);
        auto *question = dialog()->findChild<QLineEdit *>(u"faqQuestion"_s);
        QTRY_VERIFY(question->property("invalid").toBool()); // the page has it
        QCOMPARE(dialog()->words().answer, u"Never."_s);
        type(u"Does it fit into a carry-on?"_s, u"Yes, without its poles."_s);
        tests::click(dialog()->findChild<QCheckBox *>());
        m_shop->press(dialog(), u"Add question"_s);
        QTRY_COMPARE(
            m_shop->badges(u"Does it fit into a carry-on?"_s), (QStringList{u"Pinned"_s, u"Custom"_s}));
        QTRY_VERIFY(!dialog());
        m_shop->activate();
        QTRY_VERIFY(m_shop->hasFocus(u"Does it fit into a carry-on?"_s));
        QTRY_COMPARE(m_shop->served().value(0), u"Does it fit into a carry-on?"_s);

        QTest::keyClick(m_shop->card(u"Does it fit into a carry-on?"_s), Qt::Key_Delete);
        QTRY_VERIFY(!m_shop->card(u"Does it fit into a carry-on?"_s));
        m_shop->undo(u"was deleted"_s);
        QTRY_COMPARE(
            m_shop->badges(u"Does it fit into a carry-on?"_s), (QStringList{u"Pinned"_s, u"Custom"_s}));

        // What the page says does not come back: that is asked for first.
        m_shop->focus(kPoles);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_Delete);
        QTRY_VERIFY(m_shop->open<TaskDialog>());
        QVERIFY(m_shop->card(kPoles));
        m_shop->press(m_shop->open<TaskDialog>(), u"Delete question"_s);
        QTRY_VERIFY(!m_shop->card(kPoles));
        QTRY_VERIFY(!m_shop->served().contains(kPoles));
    }

    void whatWaitsForApprovalIsApprovedOneByOneAndAtOnce()
    {
        m_shop->server().changeCompany(u"shop"_s, {{u"faqs_require_approval"_s, true}});
        m_shop->open();
        QTRY_COMPARE(m_shop->badges(kWash), QStringList{u"Waiting for approval"_s});
        QTRY_COMPARE(m_shop->cell(0, 3).text, u"Not available"_s);
        QTRY_COMPARE(m_shop->cell(0, 3).sub, u"to approve"_s);
        QTRY_VERIFY(m_shop->served().isEmpty());
        QTRY_VERIFY(m_shop->part<QWidget>("faqApproval")->isVisible());

        m_shop->focus(kWash);
        QTest::keyClick(m_shop->card(kWash), Qt::Key_A);
        QTRY_COMPARE(m_shop->badges(kWash), QStringList());
        QTRY_COMPARE(m_shop->served(), QStringList{kWash});
        QTRY_COMPARE(m_shop->cell(0, 3).text, u"Ready"_s);
        QTRY_VERIFY(m_shop->cell(0, 3).sub.endsWith(u" to approve"));

        // Nobody approves what he has not seen.
        m_shop->stopListening();
        m_shop->change(kPoles, {{u"hidden"_s, true}});
        m_shop->change(kPoles, {{u"hidden"_s, false}});
        m_shop->click("faqApproveAll");
        QTRY_COMPARE(m_shop->fault(), u"PRECONDITION_FAILED"_s);
        QTRY_COMPARE(m_shop->served(), QStringList{kWash});
        m_shop->page()->setActive(true);
        QTRY_VERIFY(!m_shop->page()->findChild<models::FaqModel *>()->isLoading());

        m_shop->keys(QKeySequence(u"Ctrl+Shift+A"_s));
        QTRY_VERIFY(!m_shop->part<QWidget>("faqApproval")->isVisible());
        QTRY_VERIFY(m_shop->served().contains(kPoles));
        QTRY_COMPARE(m_shop->badges(kGuests), QStringList());
    }

    void anEditThatThePageOvertookIsLookedAt()
    {
        m_shop->change(kWash, {{u"answer"_s, u"By hand at 30 degrees, then dry it."_s}});
        m_shop->serve(u"60"_s);
        m_shop->regenerate();
        m_shop->open();
        QTRY_COMPARE(m_shop->badges(kWash), (QStringList{u"Held back"_s, u"Edited"_s}));
        m_shop->clickIn(kWash, u"Keep this text"_s);
        QTRY_COMPARE(m_shop->badges(kWash), QStringList{u"Edited"_s});
        QTRY_VERIFY(m_shop->served().contains(kWash));
    }

    void theArrowKeysGoFromCardToCardAndCopyTakesTheText()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kWash));
        const QStringList all = m_shop->questions();
        QTest::keyClick(m_shop->part<QWidget>("faqPagesTable"), Qt::Key_Return);
        QTRY_VERIFY(m_shop->hasFocus(all[0]));
        QTest::keyClick(m_shop->card(all[0]), Qt::Key_Down);
        QTRY_VERIFY(m_shop->hasFocus(all[1]));
        QTest::keyClick(m_shop->card(all[1]), Qt::Key_End);
        QTRY_VERIFY(m_shop->hasFocus(all.last()));
        QTest::keyClick(m_shop->card(all.last()), Qt::Key_Home);
        QTRY_VERIFY(m_shop->hasFocus(all[0]));
        QTest::keySequence(m_shop->card(all[0]), QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), all[0] + u'\n' + m_shop->answers(all[0]));
        // Tab stops at the current card and its buttons, not at each of the others.
        for (const FaqCard *each : m_shop->part<FaqList>("faqList")->findChildren<FaqCard *>())
            QCOMPARE(bool(each->focusPolicy() & Qt::TabFocus), each->faq().question == all[0]);
    }
};

QTEST_MAIN(TestFaqsPage)
#include "tst_faqs_page.moc"
