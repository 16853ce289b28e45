// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/code_picker.h"
#include "console/widgets/basics/range_calendar.h"
#include "console/widgets/dialogs/range_box.h"
#include "console/widgets/dialogs/range_dialog.h"
#include "console/widgets/style/avatar.h"
#include "tests/support/qt_test.h"
#include <QtTest/QSignalSpy>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// Days, codes and companies: what is chosen rather than typed.
class TestPickers final : public QObject
{
    Q_OBJECT

    static QStringList proposed(const QLineEdit &field)
    {
        QStringList all;
        const QAbstractItemModel *model = field.completer()->completionModel();
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, 0).data().toString();
        return all;
    }
    /// In the list that is open, by its keyboard.
    static void choose(const QLineEdit &field, const QString &text)
    {
        QAbstractItemView *list = field.completer()->popup();
        QTRY_VERIFY(list->isVisible());
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, 0).data().toString() == text)
                list->setCurrentIndex(list->model()->index(row, 0));
        }
        QTest::keyClick(list, Qt::Key_Return);
    }
    static void show(QWidget &widget)
    {
        widget.show();
        QApplication::setActiveWindow(&widget);
        widget.setFocus();
        QTRY_VERIFY(widget.hasFocus());
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        auto *style = new LookStyle(Theme::load(Theme::Mode::Light));
        QApplication::setStyle(style);
        style->apply(*qApp, Theme::load(Theme::Mode::Light));
    }

    void daysAreChosenByTwoClicks()
    {
        RangeCalendar calendar(QDate(2026, 11, 20));
        calendar.setRange(QDate(2026, 10, 22), QDate(2026, 11, 20));
        calendar.show();
        QCOMPARE(calendar.firstMonth(), QDate(2026, 10, 1));
        QSignalSpy changes(&calendar, &RangeCalendar::rangeChanged);
        const auto click = [&](QDate day) {
            QTest::mouseClick(&calendar, Qt::LeftButton, {}, calendar.rectOf(day).center());
        };
        click(QDate(2026, 11, 9));
        QCOMPARE(calendar.from(), QDate(2026, 11, 9));
        QVERIFY(!calendar.to().isValid());
        click(QDate(2026, 10, 5)); // the earlier one may come second
        QCOMPARE(calendar.from(), QDate(2026, 10, 5));
        QCOMPARE(calendar.to(), QDate(2026, 11, 9));
        click(QDate(2026, 11, 21)); // has not come yet
        QCOMPARE(calendar.to(), QDate(2026, 11, 9));
        QCOMPARE(changes.size(), 2);
        // Weeks begin on Monday here: 1 October 2026 is a Thursday.
        QCOMPARE(calendar.rectOf(QDate(2026, 10, 1)).left(), 3 * calendar.rectOf(QDate(2026, 10, 1)).width());
        QVERIFY(calendar.rectOf(QDate(2026, 9, 30)).isEmpty());
        calendar.findChildren<QPushButton *>().first()->click();
        QCOMPARE(calendar.firstMonth(), QDate(2026, 9, 1));
        QVERIFY(!calendar.rectOf(QDate(2026, 9, 30)).isEmpty());
    }

    void daysAreChosenByTheKeyboard()
    {
        RangeCalendar calendar(QDate(2026, 11, 20));
        calendar.setRange(QDate(2026, 11, 1), QDate(2026, 11, 20));
        show(calendar);
        QTest::keyClick(&calendar, Qt::Key_PageUp);
        QTest::keyClick(&calendar, Qt::Key_PageUp);
        QCOMPARE(calendar.firstMonth(), QDate(2026, 9, 1));
        QTest::keyClick(&calendar, Qt::Key_Home);
        QTest::keyClick(&calendar, Qt::Key_Space);
        QCOMPARE(calendar.from(), QDate(2026, 9, 1));
        QTest::keyClick(&calendar, Qt::Key_Down);
        QTest::keyClick(&calendar, Qt::Key_Right);
        QTest::keyClick(&calendar, Qt::Key_Space);
        QCOMPARE(calendar.to(), QDate(2026, 9, 9));
        QVERIFY2(calendar.accessibleDescription().contains(u"1 Sept 2026 to 9 Sept 2026"),
            qPrintable(calendar.accessibleDescription()));
        QTest::keyClick(&calendar, Qt::Key_End);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&calendar, Qt::Key_PageDown);
        QTest::keyClick(&calendar, Qt::Key_Space);
        QCOMPARE(calendar.from(), QDate(2026, 11, 20)); // no day after the last one
    }

    void aRangeIsUsualOrChosenInTheDialog()
    {
        QMainWindow window;
        const QDate today(2026, 11, 20);
        auto *box = new RangeBox([today] { return today; }, u"First day"_s);
        box->addRange(u"Any time"_s, 0);
        box->addRange(u"Last 7 days"_s, 7);
        window.setCentralWidget(box);
        window.show();
        QSignalSpy changes(box, &RangeBox::rangeChanged);
        QCOMPARE(box->currentText(), u"Any time"_s);
        QVERIFY(!box->days());
        box->choose(7);
        QCOMPARE(changes.size(), 1);
        const auto ask = [&]() -> RangeDialog * {
            box->setCurrentIndex(box->count() - 1);
            emit box->activated(box->count() - 1);
            return window.findChild<RangeDialog *>();
        };
        QPointer dialog = ask();
        QVERIFY(dialog);
        QCOMPARE(box->currentText(), u"Last 7 days"_s); // until days are chosen
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(changes.size(), 1);
        const int width = box->width();
        dialog = ask();
        for (QPushButton *each : dialog->findChildren<QPushButton *>()) {
            QCOMPARE(each->isChecked(), each->text() == u"Last 30 days"_s); // what it opens with
            if (each->text() == u"Last month"_s)
                each->click();
        }
        dialog->findChild<QPushButton *>(u"rangeShow"_s)->click();
        QTRY_VERIFY(!dialog);
        QCOMPARE(changes.size(), 2);
        QVERIFY(box->days());
        QCOMPARE(box->days()->from, QDate(2026, 10, 1));
        QCOMPARE(box->days()->to, QDate(2026, 10, 31));
        QCOMPARE(box->currentText(), u"1 Oct – 31 Oct 2026"_s);
        QCOMPARE(box->width(), width);
        box->choose(0);
        QCOMPARE(changes.size(), 3);
        QVERIFY(!box->days());
    }

    void aCodeIsFoundByItsName_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("proposal");
        QTest::addColumn<QString>("code");
        QTest::addRow("currency by name")
            << int(CodeKind::Currency) << u"swiss"_s << u"CHF · Swiss franc"_s << u"CHF"_s;
        QTest::addRow("currency by code")
            << int(CodeKind::Currency) << u"eu"_s << u"EUR · Euro"_s << u"EUR"_s;
        QTest::addRow("language") << int(CodeKind::Language) << u"portug"_s << u"pt-BR · Portuguese, Brazil"_s
                                  << u"pt-BR"_s;
        QTest::addRow("time zone") << int(CodeKind::TimeZone) << u"berlin"_s << QString()
                                   << u"Europe/Berlin"_s;
    }

    void aCodeIsFoundByItsName()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, typed);
        QFETCH(QString, proposal);
        QFETCH(const QString, code);
        QLineEdit field;
        field.resize(320, 32);
        pickCode(&field, CodeKind(kind));
        show(field);
        QSignalSpy edits(&field, &QLineEdit::textEdited);
        QTest::keyClicks(&field, typed);
        const QStringList all = proposed(field);
        QVERIFY2(!all.isEmpty() && all.size() < 30,
            qPrintable(QString::number(all.size()) + all.mid(0, 3).join(u'\n')));
        if (proposal.isEmpty())
            proposal = all.filter(code).value(0);
        QVERIFY2(all.contains(proposal), qPrintable(all.join(u'\n')));
        choose(field, proposal);
        QTRY_COMPARE(edits.isEmpty() ? QString() : edits.last().first().toString(), code);
        QCOMPARE(field.text(), code);
        // Its name stands behind the code.
        const auto *name = field.findChild<QLabel *>();
        QVERIFY(name->isVisible() && !name->text().isEmpty());
        QVERIFY(!field.accessibleDescription().isEmpty());
        field.setText(u"nothing of the kind"_s); // it may be typed all the same
        QVERIFY(!name->isVisible());
    }

    void ofAListTheLastCodeIsProposed()
    {
        QLineEdit field;
        field.resize(320, 32);
        pickCode(&field, CodeKind::Language, true);
        show(field);
        field.setText(u"en, de"_s);
        QTest::keyClicks(&field, u", fren"_s);
        QCOMPARE(proposed(field), QStringList{u"fr · French"_s});
        choose(field, u"fr · French"_s);
        QTRY_COMPARE(field.text(), u"en, de, fr"_s);
    }

    void allCodesAreShownByTheDownKey()
    {
        QLineEdit field;
        pickCode(&field, CodeKind::Currency);
        show(field);
        field.setText(u"EUR"_s);
        QTest::keyClick(&field, Qt::Key_Down);
        QTRY_VERIFY(field.completer()->popup()->isVisible());
        QVERIFY(proposed(field).size() > 100);
    }

    void aCompanyKeepsItsColour()
    {
        QSet<Ink> used;
        for (const char *key :
            {"northwind", "fjord", "shop", "alpen", "nordfjell", "demo", "acme", "beta", "gamma"}) {
            const Ink ink = companyInk(QString::fromLatin1(key));
            QCOMPARE(companyInk(QString::fromLatin1(key)), ink);
            QVERIFY(ink >= Ink::Company1 && ink <= Ink::Company8);
            used.insert(ink);
        }
        QVERIFY(used.size() >= 4);
        QVERIFY(companyInk(u"northwind"_s) != companyInk(u"fjord"_s));
        QVERIFY(!avatarIcon(u"fjord"_s, u"Fjord & Sons"_s).pixmap(20).isNull());
    }
};

QTEST_MAIN(TestPickers)
#include "tst_pickers.moc"
