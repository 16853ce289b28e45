// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/style.h"
#include "console/widgets/style/text_box.h"
#include "tests/support/qt_test.h"
#include <QtGui/QClipboard>
#include <QtGui/QImage>
#include <QtGui/QIntValidator>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolTip>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Fields and choices of the kit, without a page around them.
class TestConsoleFields final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void aFieldsErrorTakesTheHelpsPlaceAndGoesWhenTyped();
    void aRefusedFieldOffersItsDetails();
    void anEditableComboDrawsItsTextOnce();
    void aPasswordIsShownOnlyOnDemand();
    void aChoiceMovesWithTheArrowKeys();
    void escapeClearsAFilter();
    void whatDoesNotFitIsSaid();
    void whatDoesNotFitIsSaidBelowALoneField();
};

void TestConsoleFields::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto *style = new LookStyle(Theme::load(Theme::Mode::Light));
    QApplication::setStyle(style);
    style->apply(*qApp, Theme::load(Theme::Mode::Light));
}

void TestConsoleFields::aFieldsErrorTakesTheHelpsPlaceAndGoesWhenTyped()
{
    auto *edit = new QLineEdit;
    FormField field(u"Name"_s, edit, u"Say where it is used."_s);
    auto *note = field.findChild<Paragraph *>();
    QCOMPARE(note->plain(), u"Say where it is used."_s);
    QCOMPARE(edit->accessibleName(), u"Name"_s);
    field.setError(u"A key needs a name."_s);
    QCOMPARE(note->plain(), u"A key needs a name."_s);
    QCOMPARE(edit->accessibleDescription(), u"A key needs a name."_s);
    QVERIFY(edit->property("invalid").toBool());
    QTest::keyClicks(edit, u"x"_s);
    QVERIFY(!field.hasError());
    QCOMPARE(note->plain(), u"Say where it is used."_s);
}

void TestConsoleFields::aRefusedFieldOffersItsDetails()
{
    auto *edit = new QLineEdit;
    FormField field(u"Password"_s, edit);
    const auto copy = [&field] { return field.findChild<QPushButton *>(); };
    QVERIFY(copy()->isHidden());
    Fault fault{u"It was not opened."_s, u"The password is wrong."_s, {}, u"INVALID_CREDENTIALS"_s,
        u"req_1"_s, 401, {}};
    field.setFault(fault, fault.summary());
    QVERIFY(edit->accessibleDescription().contains(u"INVALID_CREDENTIALS · req_1"_s));
    QVERIFY(!copy()->isHidden());
    copy()->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), fault.details());
    QTest::keyClick(edit, Qt::Key_A);
    QVERIFY(copy()->isHidden());
    QVERIFY(!field.hasError());
}

void TestConsoleFields::anEditableComboDrawsItsTextOnce()
{
    QComboBox box;
    box.addItem(u"en-GB"_s);
    box.setEditable(true);
    box.lineEdit()->hide();
    box.resize(120, 32);
    const QImage withText = box.grab().toImage();
    box.setItemText(0, u"MMMMMM"_s);
    QCOMPARE(box.grab().toImage(), withText);
}

void TestConsoleFields::aPasswordIsShownOnlyOnDemand()
{
    const std::unique_ptr<QLineEdit> field(passwordField(u"Password"_s));
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    QAction *show = field->actions().last();
    show->trigger();
    QCOMPARE(field->echoMode(), QLineEdit::Normal);
    QCOMPARE(show->toolTip(), u"Hide password"_s);
    show->trigger();
    QCOMPARE(field->echoMode(), QLineEdit::Password);
}

void TestConsoleFields::aChoiceMovesWithTheArrowKeys()
{
    SegmentedControl control(u"Which"_s, {u"All"_s, u"Active"_s, u"Ended"_s});
    control.show();
    QSignalSpy spy(&control, &SegmentedControl::currentChanged);
    QCOMPARE(control.current(), 0);
    const auto buttons = control.findChildren<QPushButton *>();
    QApplication::setActiveWindow(&control);
    buttons.first()->setFocus();
    QTest::keyClick(buttons.first(), Qt::Key_Right);
    QCOMPARE(control.current(), 1);
    QCOMPARE(spy.size(), 1);
}

void TestConsoleFields::escapeClearsAFilter()
{
    const std::unique_ptr<QLineEdit> field(searchField(u"Filter"_s));
    QTest::keyClicks(field.get(), u"nord"_s);
    QTest::keyClick(field.get(), Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
}

/// What does not fit is said at the field, in words, and goes with the next change.
void TestConsoleFields::whatDoesNotFitIsSaid()
{
    const QString large(10'000'000, u'x');
    auto *line = new QLineEdit;
    FormField lineField(u"Name"_s, line, u"Help."_s);
    lineField.show();
    QGuiApplication::clipboard()->setText(large);
    line->paste();
    QCOMPARE(line->text().size(), line->maxLength());
    QTRY_COMPARE(line->accessibleDescription(), u"Limit is 32,767 characters. The rest was not inserted."_s);
    QTest::keyClick(line, Qt::Key_Backspace);
    QTRY_COMPARE(line->accessibleDescription(), u"Help."_s);
    // A character more is too much as well.
    line->setMaxLength(3);
    line->setText(u"abc"_s);
    QTest::keyClick(line, Qt::Key_D);
    QCOMPARE(line->text(), u"abc"_s);
    QTRY_COMPARE(line->accessibleDescription(), u"Limit is 3 characters. The rest was not inserted."_s);

    auto *box = new TextBox(3);
    FormField boxField(u"Answer"_s, box);
    boxField.show();
    box->insertPlainText(u"typed"_s);
    box->paste();
    QCOMPARE(box->toPlainText(), u"typed"_s);
    QCOMPARE(box->accessibleDescription(),
        u"Limit is 262,144 characters. The pasted text (10,000,000) was not inserted."_s);
    QGuiApplication::clipboard()->setText(large.left(100'000)); // in one line
    box->paste();
    QCOMPARE(box->toPlainText(), u"typed"_s);
    QVERIFY(box->accessibleDescription().contains(u"65,536 of them in one line"));
    QTest::keyClick(box, Qt::Key_A);
    QCOMPARE(box->accessibleDescription(), QString());
    // What fits is taken whole, and a box that was made without wrapping stays so.
    box->setLineWrapMode(QPlainTextEdit::NoWrap);
    QGuiApplication::clipboard()->setText(u"a line\n"_s.repeated(10'000));
    box->paste();
    QCOMPARE(box->document()->blockCount(), 10'001);
    box->setPlainText(u"short"_s);
    QCOMPARE(box->lineWrapMode(), QPlainTextEdit::NoWrap);
}

/// A field that stands alone has a tool tip.
void TestConsoleFields::whatDoesNotFitIsSaidBelowALoneField()
{
    QLineEdit line;
    line.setMaxLength(3);
    line.show();
    QVERIFY(QTest::qWaitForWindowExposed(&line));
    QTest::keyClicks(&line, u"abcd"_s);
    QTRY_COMPARE(QToolTip::text(), u"Limit is 3 characters. The rest was not inserted."_s);
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    // Another rule of the field is not taken for its length.
    line.clear();
    QIntValidator numbers;
    line.setValidator(&numbers);
    QTest::keyClick(&line, Qt::Key_X);
    QCoreApplication::processEvents();
    QVERIFY(!QToolTip::isVisible());
}

QTEST_MAIN(TestConsoleFields)
#include "tst_console_fields.moc"
