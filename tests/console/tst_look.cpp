// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/tables/cells.h"
#include "tests/support/qt_test.h"
#include <QtCore/QStringListModel>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace {

/// How many pixels of a part of a picture have a colour.
int pixelsOf(const QImage &picture, const QRect &part, const QColor &color)
{
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            count += picture.valid(x, y) && picture.pixelColor(x, y).rgb() == color.rgb();
    }
    return count;
}

QImage pictureOf(QWidget *widget)
{
    QImage picture = widget->grab().toImage();
    if (const QString folder = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS"); !folder.isEmpty())
        picture.save(u"%1/%2.png"_s.arg(folder, QString::fromLatin1(QTest::currentTestFunction())));
    return picture;
}

} // namespace

class TestLook final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void aComboBoxOpensRoomyRowsWithATick_data();
    void aComboBoxOpensRoomyRowsWithATick();
    void aListIsAsWideAsItsLongestRow();
    void menusAndProposalsLookLikeTheListOfAComboBox();
    void aSpinBoxHasBothArrowsInItsField();
    void theFileDialogUsesTheIconsOfTheKit();
    void figuresAreElidedAtTheirEnd_data();
    void figuresAreElidedAtTheirEnd();
    void badgesKeepTheirShapeOnASelectedRow();
};

void TestLook::initTestCase()
{
    auto *style = new LookStyle(Theme::load(Theme::Mode::Light));
    QApplication::setStyle(style);
    style->apply(*qApp, Theme::load(Theme::Mode::Light));
}

void TestLook::aComboBoxOpensRoomyRowsWithATick_data()
{
    QTest::addColumn<Theme::Mode>("mode");
    QTest::addRow("light") << Theme::Mode::Light;
    QTest::addRow("dark") << Theme::Mode::Dark;
}

void TestLook::aComboBoxOpensRoomyRowsWithATick()
{
    QFETCH(const Theme::Mode, mode);
    const Theme theme = Theme::load(mode);
    static_cast<LookStyle *>(QApplication::style())->apply(*qApp, theme);
    QApplication::processEvents();
    QComboBox box;
    box.addItems({u"Today"_s, u"Last 7 days"_s, u"Last 30 days"_s});
    box.setCurrentIndex(1);
    box.show();
    box.showPopup();
    QAbstractItemView *list = box.view();
    QTRY_VERIFY(list->isVisible());
    for (int row = 0; row < 3; ++row)
        QCOMPARE(list->visualRect(list->model()->index(row, 0)).height(), 28);
    QWidget *frame = list->window();
    QVERIFY(frame->height() >= 3 * 28 + 10); // all rows are in view, with room above and below
    QVERIFY(list->visualRect(list->model()->index(2, 0)).bottom() < list->viewport()->height());
    const QImage picture = pictureOf(frame);
    const auto ticked = [&](int row) {
        QRect at = list->visualRect(list->model()->index(row, 0));
        at.moveTopLeft(list->viewport()->mapTo(frame, at.topLeft()));
        return pixelsOf(picture, at, theme.color(Ink::Accent)) > 0;
    };
    QVERIFY(!ticked(0));
    QVERIFY(ticked(1));
    QVERIFY(!ticked(2));
    QCOMPARE(picture.pixelColor(0, 0).alpha(), 0); // its corners are round
    QVERIFY(pixelsOf(picture, picture.rect(), theme.color(Ink::BorderStrong)) > frame->height());
    box.hidePopup();
    static_cast<LookStyle *>(QApplication::style())->apply(*qApp, Theme::load(Theme::Mode::Light));
}

void TestLook::aListIsAsWideAsItsLongestRow()
{
    QComboBox box;
    box.setFixedWidth(80);
    box.addItems({u"en"_s, u"a choice that is much longer than its field"_s});
    box.show();
    box.showPopup();
    QTRY_VERIFY(box.view()->isVisible());
    QTRY_VERIFY(box.view()->viewport()->width() > box.fontMetrics().horizontalAdvance(box.itemText(1)) + 30);
}

void TestLook::menusAndProposalsLookLikeTheListOfAComboBox()
{
    QMenu menu;
    menu.addAction(u"Rotate"_s);
    menu.popup(QPoint(0, 0));
    QTRY_VERIFY(menu.isVisible());
    QCOMPARE(pictureOf(&menu).pixelColor(0, 0).alpha(), 0);
    menu.close();
    QStringListModel tents({u"Alta 2"_s, u"Fjell 3"_s});
    QLineEdit field;
    proposeFrom(&field, &tents, u"Show all"_s);
    field.show();
    QApplication::setActiveWindow(&field);
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Down);
    QAbstractItemView *list = field.completer()->popup();
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->visualRect(list->model()->index(0, 0)).height(), 28);
    QCOMPARE(pictureOf(list).pixelColor(0, 0).alpha(), 0);
}

void TestLook::aSpinBoxHasBothArrowsInItsField()
{
    QSpinBox box;
    box.setRange(0, 9);
    box.setValue(4);
    box.resize(120, box.sizeHint().height());
    box.show();
    QCOMPARE(box.sizeHint().height(), 32);
    const QColor arrow = themeOf(&box).color(Ink::Text2);
    const QImage picture = pictureOf(&box);
    const QRect up(box.width() - 24, 1, 23, 15), down = up.translated(0, 15);
    const QColor paper = themeOf(&box).color(Ink::Surface);
    for (const QRect &part : {up, down})
        QVERIFY(
            pixelsOf(picture, part.adjusted(4, 3, -4, -3), paper) < (part.width() - 8) * (part.height() - 6));
    QTest::mouseClick(&box, Qt::LeftButton, {}, up.center());
    QCOMPARE(box.value(), 5);
    QTest::mouseClick(&box, Qt::LeftButton, {}, down.center());
    QCOMPARE(box.value(), 4);
    box.setValue(9);
    QCOMPARE(pixelsOf(pictureOf(&box), up, arrow), 0); // it cannot be more
}

void TestLook::theFileDialogUsesTheIconsOfTheKit()
{
    QTemporaryDir home;
    QVERIFY(QDir(home.path()).mkdir(u"manuals"_s));
    QFile file(home.filePath(u"prices.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QFileDialog dialog(nullptr, u"Import"_s, home.path());
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.show();
    for (const char *name : {"toParentButton", "newFolderButton", "listModeButton", "detailModeButton",
             "backButton", "forwardButton"}) {
        const auto *button = dialog.findChild<QToolButton *>(QString::fromLatin1(name));
        QVERIFY2(button, name);
        QVERIFY2(!button->icon().name().isEmpty(), name); // those of the kit have one
        QVERIFY2(button->width() >= 24 && button->height() >= 24, name);
    }
    auto *list = dialog.findChild<QAbstractItemView *>(u"treeView"_s);
    QVERIFY(list);
    QVERIFY(dialog.width() >= 820); // for all its columns
    QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 2);
    for (int row = 0; row < 2; ++row) {
        const auto icon
            = list->model()->index(row, 0, list->rootIndex()).data(Qt::DecorationRole).value<QIcon>();
        QVERIFY(icon.name() == u"folder" || icon.name() == u"file");
        QTRY_VERIFY(list->visualRect(list->model()->index(row, 0, list->rootIndex())).height() >= 28);
    }
    const auto *files = qobject_cast<QTreeView *>(list);
    QVERIFY(files);
    for (int column = 1; column < files->header()->count(); ++column) { // dates and kinds are whole
        const QString text = list->model()->index(1, column, list->rootIndex()).data().toString();
        QTRY_VERIFY(files->columnWidth(column) >= files->fontMetrics().horizontalAdvance(text) + 6);
    }
    QVERIFY(dialog.findChild<QWidget *>(u"sidebar"_s)->width() >= 160);
    QTRY_VERIFY(!pictureOf(&dialog).isNull());
}

void TestLook::figuresAreElidedAtTheirEnd_data()
{
    QTest::addColumn<Qt::Alignment>("alignment");
    QTest::addRow("right") << Qt::Alignment(Qt::AlignRight);
    QTest::addRow("left") << Qt::Alignment(Qt::AlignLeft);
    QTest::addRow("middle") << Qt::Alignment(Qt::AlignHCenter);
}

void TestLook::figuresAreElidedAtTheirEnd()
{
    QFETCH(const Qt::Alignment, alignment);
    const QString date = u"23 Nov 2026 20:02:25"_s;
    const QFont font = QApplication::font();
    QCOMPARE(elidedFigures(font, date, figuresWidth(font, date)), date);
    const QString shorter = elidedFigures(font, date, figuresWidth(font, date) - 20);
    QVERIFY2(shorter.startsWith(u"23 Nov 2026") && shorter.endsWith(u'…'), qPrintable(shorter));
    QVERIFY(figuresWidth(font, shorter) <= figuresWidth(font, date) - 19);
    QCOMPARE(elidedFigures(font, date, 0), u"…"_s);

    QImage picture(200, 24, QImage::Format_RGB32);
    picture.fill(Qt::white);
    const QRect cell(60, 0, 80, 24);
    QPainter painter(&picture);
    drawFigures(&painter, cell, alignment, date);
    painter.end();
    const QColor paper(Qt::white);
    QCOMPARE(pixelsOf(picture, QRect(0, 0, 58, 24), paper), 58 * 24); // nothing runs out of its cell
    QCOMPARE(pixelsOf(picture, QRect(142, 0, 58, 24), paper), 58 * 24);
    QVERIFY(pixelsOf(picture, cell, paper) < cell.width() * cell.height());
}

void TestLook::badgesKeepTheirShapeOnASelectedRow()
{
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        const Theme theme = Theme::load(mode);
        for (const Tone tone : {Tone::Neutral, Tone::Info, Tone::Success, Tone::Warning, Tone::Danger}) {
            QImage picture(120, 36, QImage::Format_RGB32);
            picture.fill(theme.color(Ink::Selection));
            QPainter painter(&picture);
            const int width = drawBadge(
                &painter, picture.rect(), u"Generating"_s, tone, theme, true, Qt::LeftToRight, true);
            painter.end();
            // Its edge, above the middle of its text.
            int top = 0;
            while (top < 18 && picture.pixelColor(width / 2, top) == theme.color(Ink::Selection))
                ++top;
            QVERIFY(top < 12);
            QVERIFY(Theme::contrast(picture.pixelColor(width / 2, top), theme.color(Ink::Selection)) > 1.3);
        }
    }
}

QTEST_MAIN(TestLook)
#include "tst_look.moc"
