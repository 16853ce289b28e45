// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/row_sorter.h"
#include "console/widgets/style/style.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "tests/support/qt_test.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QSortFilterProxyModel>
#include <QtCore/QStringListModel>
#include <QtGui/QClipboard>
#include <QtGui/QStandardItemModel>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

enum { Name, First, Last, Length };

class WordCells final : public CellModel
{
public:
    explicit WordCells(QAbstractItemModel *words)
        : CellModel({{u"Name"_s}, {u"First letter"_s}, {u"Last & least"_s}, {u"Length"_s, true}})
    {
        setSource(words);
    }
    bool canSort(int column) const override { return column == Name || column == Length; }

protected:
    QVariant sortKey(const QModelIndex &source, int) const override { return source.data(); }
    Cell cell(const QModelIndex &source, int column) const override
    {
        const QString word = source.data().toString();
        switch (column) {
        case Name:
            return {word, Cell::Strong};
        case First:
            return {word.left(1)};
        case Last:
            return {word.right(1)};
        default:
            return {QString::number(word.size()), Cell::Figures};
        }
    }
};

/// A list that comes page by page, each a turn of the event loop after it was asked for.
class PagedWords final : public QAbstractListModel
{
public:
    explicit PagedWords(QList<QStringList> pages)
        : m_pages(std::move(pages))
    {
        add();
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_words.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole || role == Qt::EditRole ? m_words.value(index.row()) : QVariant();
    }
    bool canFetchMore(const QModelIndex &parent) const override
    {
        return !parent.isValid() && !m_isAsked && !m_pages.isEmpty();
    }
    void fetchMore(const QModelIndex &) override
    {
        m_isAsked = true;
        ++asked;
        QMetaObject::invokeMethod(this, &PagedWords::add, Qt::QueuedConnection);
    }
    int asked = 0;

private:
    void add()
    {
        const QStringList page = m_pages.takeFirst();
        m_isAsked = false;
        beginInsertRows({}, rowCount(), rowCount() + int(page.size()) - 1);
        m_words += page;
        endInsertRows();
    }
    QList<QStringList> m_pages;
    QStringList m_words;
    bool m_isAsked = false;
};

QStringList names(const CellModel &cells)
{
    QStringList texts;
    for (int row = 0; row < cells.rowCount(); ++row)
        texts << cells.index(row, Name).data().toString();
    return texts;
}

QAction *entry(const QMenu *menu, const QString &text)
{
    for (QAction *action : menu->actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

} // namespace

/// What a reader chooses of a table: by the header, the menus and the mouse.
class TestTables final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theHeadersMenuHidesAndShowsColumns();
    void theFirstColumnStays();
    void aChoiceWinsOverTheWidth();
    void aColumnWithoutValuesCannotBeChosen();
    void theKeyboardReachesTheColumns();
    void aButtonOpensThemToo();
    void aLineIsDraggedWithTheMouse();
    void fromRightToLeftTheLineGoesWithTheMouseToo();
    void whatWasDraggedWideLeavesRoomOnASmallWindow();
    void hiddenColumnsAreNotCopied();
    void aDoubleClickFitsTheContent();
    void aClickSortsWhereThereIsSomethingToSortBy();
    void theMenuSortsToo();
    void aListWithoutAnOrderOfItsOwnGetsOne();
    void aListThatComesByPagesIsReadWholeBeforeItIsSorted();
    void whatHasNoValueComesLast();
    void manyRowsAreSortedInAMoment();
    void resetPutsAllAsItWas();
    void theStateComesBack();
    void theStateKnowsNoTextSize();
    void aStateOfOtherColumnsIsNone_data();
    void aStateOfOtherColumnsIsNone();

private:
    std::unique_ptr<DataTable> makeTable();
    QHeaderView *header() const { return m_table->header(); }
    QMenu *headerMenu();
    void choose(const QString &text);
    void drag(int line, int by);
    int lineAfter(int column) const
    {
        return header()->sectionViewportPosition(column) + header()->sectionSize(column);
    }
    QStringListModel m_words;
    QSortFilterProxyModel m_sorted;
    std::unique_ptr<WordCells> m_cells;
    std::unique_ptr<DataTable> m_table;
};

std::unique_ptr<DataTable> TestTables::makeTable()
{
    auto table = std::make_unique<DataTable>(m_cells.get(),
        QList<DataTable::Column>{{}, {.width = 100}, {.width = 120, .hideBelow = 500}, {.width = 90}});
    table->setSortable(-1, Qt::AscendingOrder);
    table->setAccessibleName(u"Words"_s);
    table->resize(700, 300);
    return table;
}

void TestTables::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto *style = new LookStyle(Theme::load(Theme::Mode::Light));
    QApplication::setStyle(style);
    style->apply(*qApp, Theme::load(Theme::Mode::Light));
    m_words.setStringList({u"pear"_s, u"fig"_s, u"a banana that is riper than the other bananas"_s});
    m_sorted.setSourceModel(&m_words);
}

void TestTables::init()
{
    m_cells = std::make_unique<WordCells>(&m_sorted);
    m_table = makeTable();
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void TestTables::cleanup()
{
    m_table.reset();
    m_cells.reset();
}

QMenu *TestTables::headerMenu()
{
    const QPoint at(m_table->width() / 2, header()->height() / 2);
    QTest::mouseClick(m_table->windowHandle(), Qt::RightButton, {}, header()->mapTo(m_table.get(), at));
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

void TestTables::choose(const QString &text)
{
    QPointer<QMenu> menu = headerMenu();
    QVERIFY(menu);
    QAction *action = entry(menu, text);
    QVERIFY2(action && action->isEnabled(), qPrintable(text));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    QTRY_VERIFY(!menu);
}

void TestTables::drag(int line, int by)
{
    QWidget *at = header()->viewport();
    const int middle = at->height() / 2;
    QTest::mousePress(at, Qt::LeftButton, {}, QPoint(line, middle));
    QTest::mouseMove(at, QPoint(line + by / 2, middle));
    QTest::mouseMove(at, QPoint(line + by, middle));
    QTest::mouseRelease(at, Qt::LeftButton, {}, QPoint(line + by, middle));
}

void TestTables::theHeadersMenuHidesAndShowsColumns()
{
    QSignalSpy changes(m_table.get(), &DataTable::stateChanged);
    choose(u"First letter"_s);
    QVERIFY(m_table->isColumnHidden(First));
    QCOMPARE(changes.size(), 1);
    QPointer<QMenu> menu = headerMenu();
    QVERIFY(!entry(menu, u"First letter"_s)->isChecked());
    QVERIFY(entry(menu, u"Last && least"_s)->isChecked());
    menu->close();
    choose(u"First letter"_s);
    QVERIFY(!m_table->isColumnHidden(First));
}

void TestTables::theFirstColumnStays()
{
    const QPointer<QMenu> menu = headerMenu();
    QVERIFY(entry(menu, u"Name"_s)->isChecked());
    QVERIFY(!entry(menu, u"Name"_s)->isEnabled());
    menu->close();
    m_table->chooseColumn(Name, false);
    QVERIFY(!m_table->isColumnHidden(Name));
}

void TestTables::aChoiceWinsOverTheWidth()
{
    m_table->resize(400, 300);
    QVERIFY(m_table->isColumnHidden(Last)); // by itself
    choose(u"Last && least"_s);
    QVERIFY(!m_table->isColumnHidden(Last));
    m_table->resize(700, 300);
    choose(u"Last && least"_s);
    QVERIFY(m_table->isColumnHidden(Last));
    m_table->resize(1200, 300);
    QVERIFY(m_table->isColumnHidden(Last));
}

void TestTables::aColumnWithoutValuesCannotBeChosen()
{
    m_table->setColumnAvailable(First, false);
    QVERIFY(m_table->isColumnHidden(First));
    const QPointer<QMenu> menu = headerMenu();
    QVERIFY(!entry(menu, u"First letter"_s));
    menu->close();
    m_table->setColumnAvailable(First, true);
    QVERIFY(!m_table->isColumnHidden(First));
}

void TestTables::theKeyboardReachesTheColumns()
{
    m_table->setFocus();
    m_table->setCurrentIndex(m_cells->index(0, 0));
    auto *verb = new QAction(u"Eat"_s, m_table.get());
    m_table->addAction(verb);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    QTest::keyClick(m_table.get(), Qt::Key_F10, Qt::ShiftModifier);
    const QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(entry(menu, u"Eat"_s));
    QTest::keyClick(menu, Qt::Key_Up); // the last entry
    QTest::keyClick(menu, Qt::Key_Right);
    const QPointer<QMenu> columns = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(columns && columns != menu);
    QCOMPARE(columns->activeAction(), entry(columns, u"First letter"_s)); // the first that can go
    QTest::keyClick(columns, Qt::Key_Return);
    QVERIFY(m_table->isColumnHidden(First));
    QTRY_VERIFY(!menu);
}

void TestTables::aButtonOpensThemToo()
{
    m_table->setObjectName(u"words"_s);
    const std::unique_ptr<QPushButton> button(columnsButton(m_table.get()));
    QCOMPARE(button->objectName(), u"wordsColumns"_s);
    QCOMPARE(button->accessibleName(), u"Columns"_s);
    button->show();
    QVERIFY(QTest::qWaitForWindowExposed(button.get()));
    QTest::mouseClick(button.get(), Qt::LeftButton);
    QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QTest::mouseClick(
        menu, Qt::LeftButton, {}, menu->actionGeometry(entry(menu, u"First letter"_s)).center());
    QVERIFY(m_table->isColumnHidden(First));
    QTRY_VERIFY(!menu);
}

void TestTables::aLineIsDraggedWithTheMouse()
{
    // Behind the column that takes what is left the line goes with the mouse as well.
    drag(lineAfter(First), -30);
    QCOMPARE(m_table->columnWidth(Last), 150);
    QCOMPARE(m_table->columnWidth(First), 100);
    drag(lineAfter(Name), 20);
    QCOMPARE(m_table->columnWidth(First), 80);
    QCOMPARE(m_table->columnWidth(Name), m_table->viewport()->width() - 80 - 150 - 90);
    drag(lineAfter(Name), 500); // no column goes
    QCOMPARE(m_table->columnWidth(First), 40);
    drag(lineAfter(Name), -2000); // and what is left keeps room
    QVERIFY(m_table->columnWidth(Name) >= 130);
    QVERIFY(m_table->header()->length() <= m_table->viewport()->width());
}

void TestTables::fromRightToLeftTheLineGoesWithTheMouseToo()
{
    m_table->setLayoutDirection(Qt::RightToLeft);
    QTRY_COMPARE(header()->sectionViewportPosition(Length), 0);
    drag(header()->sectionViewportPosition(First), 30); // the line between First and Last
    QCOMPARE(m_table->columnWidth(Last), 150);
    drag(header()->sectionViewportPosition(Name), -20);
    QCOMPARE(m_table->columnWidth(First), 80);
}

void TestTables::hiddenColumnsAreNotCopied()
{
    m_table->setCurrentIndex(m_cells->indexOf(0));
    choose(u"First letter"_s);
    m_table->resize(400, 300); // what has no room is still copied
    QVERIFY(m_table->isColumnHidden(Last));
    QTest::keySequence(m_table.get(), QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"pear\tr\t4"_s);
}

void TestTables::whatWasDraggedWideLeavesRoomOnASmallWindow()
{
    m_table->resize(1400, 300);
    drag(lineAfter(Name), -500);
    QCOMPARE(m_table->columnWidth(First), 600);
    m_table->resize(600, 300);
    QVERIFY(m_table->columnWidth(Name) >= 130);
    QVERIFY(m_table->header()->length() <= m_table->viewport()->width());
    m_table->resize(1400, 300);
    QCOMPARE(m_table->columnWidth(First), 600);
}

void TestTables::aDoubleClickFitsTheContent()
{
    drag(lineAfter(Name), -200);
    QCOMPARE(m_table->columnWidth(First), 300);
    QWidget *at = header()->viewport();
    QTest::mouseDClick(at, Qt::LeftButton, {}, QPoint(lineAfter(Name), at->height() / 2));
    const int title = QFontMetrics(header()->font()).horizontalAdvance(u"First letter"_s);
    QVERIFY(m_table->columnWidth(First) > title);
    QVERIFY(m_table->columnWidth(First) < title + 60);
}

void TestTables::aClickSortsWhereThereIsSomethingToSortBy()
{
    QWidget *at = header()->viewport();
    const auto click = [&](int column) {
        QTest::mouseClick(
            at, Qt::LeftButton, {}, QPoint(header()->sectionViewportPosition(column) + 20, at->height() / 2));
    };
    click(First);
    QCOMPARE(header()->sortIndicatorSection(), -1);
    click(Name);
    QCOMPARE(header()->sortIndicatorSection(), int(Name));
    QCOMPARE(m_cells->index(1, 0).data().toString(), u"fig"_s);
    click(First);
    QCOMPARE(header()->sortIndicatorSection(), int(Name));
    click(Name);
    QCOMPARE(m_cells->index(0, 0).data().toString(), u"pear"_s);
}

void TestTables::theMenuSortsToo()
{
    QPointer<QMenu> menu = headerMenu();
    QMenu *orders = entry(menu, u"Sort by"_s)->menu();
    QVERIFY(!entry(orders, u"First letter"_s));
    QVERIFY(!entry(orders, u"Descending"_s)->isEnabled()); // of what?
    entry(orders, u"Name"_s)->trigger();
    menu->close();
    QCOMPARE(m_cells->index(1, 0).data().toString(), u"fig"_s);
    menu = headerMenu();
    orders = entry(menu, u"Sort by"_s)->menu();
    QVERIFY(entry(orders, u"Name"_s)->isChecked());
    QVERIFY(entry(orders, u"Ascending"_s)->isChecked());
    entry(orders, u"Descending"_s)->trigger();
    menu->close();
    QCOMPARE(m_cells->index(0, 0).data().toString(), u"pear"_s);
}

void TestTables::aListWithoutAnOrderOfItsOwnGetsOne()
{
    QStringListModel words({u"zebra"_s, u"Äpfel"_s, u"page 10"_s, u"banana"_s, u"page 9"_s});
    WordCells cells(&words);
    const QAbstractItemModelTester tester(&cells, QAbstractItemModelTester::FailureReportingMode::QtTest);
    DataTable table(&cells, {{}, {.width = 100}, {.width = 100}, {.width = 80}});
    table.setSortable(-1, Qt::AscendingOrder);
    QCOMPARE(names(cells), words.stringList());
    table.setCurrentIndex(cells.indexOf(3));
    table.sortByColumn(Name, Qt::AscendingOrder);
    QCOMPARE(names(cells), QStringList({u"Äpfel"_s, u"banana"_s, u"page 9"_s, u"page 10"_s, u"zebra"_s}));
    QCOMPARE(table.currentIndex().data().toString(), u"banana"_s);
    QCOMPARE(table.currentSourceRow(), 3);
    QCOMPARE(cells.indexOf(0).row(), 4);
    words.setData(words.index(3), u"yoghurt"_s);
    QCOMPARE(cells.indexOf(3).row(), 3);
    QCOMPARE(table.currentSourceRow(), 3);
    words.insertRow(0);
    words.setData(words.index(0), u"cherry"_s);
    QCOMPARE(names(cells).indexOf(u"cherry"_s), 1);
    words.removeRow(2); // the apples
    QCOMPARE(names(cells).first(), u"cherry"_s);
    table.resetColumns();
    QCOMPARE(names(cells), words.stringList());
}

void TestTables::aListThatComesByPagesIsReadWholeBeforeItIsSorted()
{
    PagedWords words({{u"m"_s, u"z"_s}, {u"c"_s, u"x"_s}, {u"a"_s}});
    WordCells cells(&words);
    cells.sort(Name, Qt::AscendingOrder);
    QCOMPARE(names(cells), QStringList({u"m"_s, u"z"_s})); // a part in order would pass for the whole
    QTRY_COMPARE(names(cells), QStringList({u"a"_s, u"c"_s, u"m"_s, u"x"_s, u"z"_s}));
    QCOMPARE(words.asked, 2);
}

void TestTables::whatHasNoValueComesLast()
{
    QStandardItemModel moments;
    const QDateTime day(QDate(2026, 11, 20), QTime(12, 0), Qt::UTC);
    for (const QVariant &moment : {QVariant(day), QVariant(), QVariant(day.addDays(-3))}) {
        auto *item = new QStandardItem;
        item->setData(moment, Qt::UserRole);
        moments.appendRow(item);
    }
    RowSorter sorter([](const QModelIndex &index) { return index.data(Qt::UserRole); });
    sorter.setSourceModel(&moments);
    sorter.sort(0, Qt::AscendingOrder);
    QCOMPARE(sorter.index(0, 0).data(Qt::UserRole).toDateTime(), day.addDays(-3));
    QVERIFY(!sorter.index(2, 0).data(Qt::UserRole).isValid());
}

void TestTables::manyRowsAreSortedInAMoment()
{
    QStringList many;
    for (int i = 0; i < 100'000; ++i)
        many << u"document %1"_s.arg((i * 7919) % 100'003);
    QStringListModel words(many);
    RowSorter sorter([](const QModelIndex &index) { return index.data(); });
    sorter.setSourceModel(&words);
    QElapsedTimer clock;
    clock.start();
    sorter.sort(0, Qt::AscendingOrder);
    qInfo("100,000 texts sorted in %lld ms", clock.elapsed());
    QCOMPARE(sorter.index(0, 0).data().toString(), u"document 0"_s);
    QCOMPARE(sorter.rowCount(), 100'000);
}

void TestTables::resetPutsAllAsItWas()
{
    QPointer<QMenu> menu = headerMenu();
    QVERIFY(!entry(menu, u"Reset columns"_s)->isEnabled());
    menu->close();
    choose(u"First letter"_s);
    drag(lineAfter(Name), -30);
    m_table->sortByColumn(Name, Qt::DescendingOrder);
    choose(u"Reset columns"_s);
    QVERIFY(!m_table->isColumnHidden(First));
    QCOMPARE(m_table->columnWidth(Last), 120);
    QCOMPARE(header()->sortIndicatorSection(), -1);
    QCOMPARE(m_cells->index(0, 0).data().toString(), u"pear"_s);
    QCOMPARE(m_cells->index(1, 0).data().toString(), u"fig"_s);
    QVERIFY(m_table->saveState().isEmpty());
}

void TestTables::theStateComesBack()
{
    QVERIFY(m_table->saveState().isEmpty());
    choose(u"First letter"_s);
    choose(u"Last && least"_s);
    choose(u"Last && least"_s); // hidden and shown again: from now on at any width
    drag(lineAfter(Name), -30);
    m_table->sortByColumn(Name, Qt::DescendingOrder);
    const QVariantMap state = m_table->saveState();
    m_table = makeTable();
    m_table->restoreState(state);
    m_table->resize(400, 300);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
    QVERIFY(m_table->isColumnHidden(First));
    QVERIFY(!m_table->isColumnHidden(Last));
    m_table->resize(700, 300);
    QCOMPARE(m_table->columnWidth(Last), 150);
    QCOMPARE(header()->sortIndicatorSection(), int(Name));
    QCOMPARE(m_cells->index(0, 0).data().toString(), u"pear"_s);
    QCOMPARE(m_table->saveState(), state);
}

void TestTables::theStateKnowsNoTextSize()
{
    auto *style = static_cast<LookStyle *>(QApplication::style());
    m_table->resize(1200, 300);
    drag(lineAfter(Name), -50);
    QCOMPARE(m_table->columnWidth(First), 150);
    style->apply(*qApp, Theme::load(Theme::Mode::Light, 130));
    QTRY_COMPARE(m_table->columnWidth(First), 195);
    QCOMPARE(m_table->columnWidth(Length), 117);
    const QVariantMap state = m_table->saveState();
    style->apply(*qApp, Theme::load(Theme::Mode::Light));
    m_table = makeTable();
    m_table->resize(1200, 300);
    m_table->restoreState(state);
    m_table->show();
    QCOMPARE(m_table->columnWidth(First), 150);
}

void TestTables::aStateOfOtherColumnsIsNone_data()
{
    QTest::addColumn<QVariantMap>("state");
    QTest::addRow("nothing") << QVariantMap();
    QTest::addRow("other columns") << QVariantMap{{u"columns"_s, 5}, {u"shown1"_s, false}};
    QTest::addRow("without a count") << QVariantMap{{u"shown1"_s, false}};
    QTest::addRow("the first hidden") << QVariantMap{{u"columns"_s, 4}, {u"shown0"_s, false}};
    QTest::addRow("wild widths") << QVariantMap{{u"columns"_s, 4}, {u"width0"_s, 90}, {u"width1"_s, -7},
        {u"width2"_s, 1e300}, {u"width3"_s, u"wide"_s}, {u"width9"_s, 70}};
    QTest::addRow("wild order") << QVariantMap{{u"columns"_s, 4}, {u"sort"_s, 99}, {u"descending"_s, true}};
    QTest::addRow("no order") << QVariantMap{{u"columns"_s, 4}, {u"sort"_s, int(First)}};
    QTest::addRow("other types") << QVariantMap{
        {u"columns"_s, 4}, {u"width1"_s, QVariantMap{}}, {u"sort"_s, QVariantList{1, 2}}};
}

void TestTables::aStateOfOtherColumnsIsNone()
{
    QFETCH(const QVariantMap, state);
    m_table->restoreState(state);
    for (const int column : {Name, First, Last, Length})
        QVERIFY(!m_table->isColumnHidden(column));
    QCOMPARE(m_table->columnWidth(First), 100);
    QCOMPARE(m_table->columnWidth(Last), 120);
    QCOMPARE(m_table->columnWidth(Length), 90);
    QVERIFY(m_table->saveState().isEmpty());
}

QTEST_MAIN(TestTables)
#include "tst_tables.moc"
