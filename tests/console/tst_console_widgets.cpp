// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/toast.h"
#include "console/widgets/json/json_view.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include "tests/support/qt_test.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QSortFilterProxyModel>
#include <QtCore/QStringListModel>
#include <QtGui/QClipboard>
#include <QtGui/QImage>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextEdit>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

class NameCells final : public CellModel
{
public:
    explicit NameCells(QAbstractItemModel *names)
        : CellModel({{u"Name"_s}, {u"Length"_s, true}})
    {
        setSource(names);
    }
    bool canSort(int column) const override { return column == 0; }

protected:
    QVariant sortKey(const QModelIndex &source, int) const override { return source.data(); }
    Cell cell(const QModelIndex &source, int column) const override
    {
        const QString name = source.data().toString();
        if (column == 0)
            return {name, Cell::Strong, Tone::Neutral, u"note"_s};
        return {QString::number(name.size()), Cell::Figures};
    }
};

QStringList column(const QAbstractItemModel &model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data().toString();
    return texts;
}

} // namespace

class TestConsoleWidgets final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void jsonKeepsOrderAndSpellingOfNumbers_data();
    void jsonKeepsOrderAndSpellingOfNumbers();
    void flawedJsonNamesTheSpotAndKeepsTheText_data();
    void flawedJsonNamesTheSpotAndKeepsTheText();
    void everyLineOfJsonHasAPath_data();
    void everyLineOfJsonHasAPath();
    void aBodyThatIsNoJsonIsShownAsItIs();
    void aLargeBodyIsNotWrapped_data();
    void aLargeBodyIsNotWrapped();
    void timesAreSaidAsPeopleSayThem_data();
    void timesAreSaidAsPeopleSayThem();
    void aTermIsSaidByWhatIsLeft_data();
    void aTermIsSaidByWhatIsLeft();
    void cellModelFollowsItsSource();
    void cellModelSortsByTheColumnsKeyAndKeepsTheSelection();
    void selectedRowsAreCopiedAsText();
    void aDestroyingDialogWaitsForTheName();
    void enterInADestroyingDialogKeepsTheThing();
    void aSecretIsCopiedWholeAndNotSpoken();
    void aToastGoesAndAFaultStays();
    void aToastThatHoldsATextStays();
    void atMostFourToastsStack();
    void aFactWithoutSpacesIsCutInItsMiddleAndToldWhole();
    void everyGlyphOfTheKitExists();
    void textSizeMultipliesTypeAndSizes();
};

void TestConsoleWidgets::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto *style = new LookStyle(Theme::load(Theme::Mode::Light));
    QApplication::setStyle(style);
    style->apply(*qApp, Theme::load(Theme::Mode::Light));
}

void TestConsoleWidgets::jsonKeepsOrderAndSpellingOfNumbers_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("indented");
    QTest::addRow("order") << uR"({"b":1,"a":2})"_s << u"{\n  \"b\": 1,\n  \"a\": 2\n}"_s;
    QTest::addRow("numbers") << u"[1.10,1E2,-0]"_s << u"[\n  1.10,\n  1E2,\n  -0\n]"_s;
    QTest::addRow("empty") << u" { \"a\" : [ ] , \"o\" : { } } "_s << u"{\n  \"a\": [],\n  \"o\": {}\n}"_s;
    QTest::addRow("escapes") << uR"(["a\"b,]}","\u00e4"])"_s << u"[\n  \"a\\\"b,]}\",\n  \"\\u00e4\"\n]"_s;
    QTest::addRow("scalar") << u"null"_s << u"null"_s;
}

void TestConsoleWidgets::jsonKeepsOrderAndSpellingOfNumbers()
{
    QFETCH(const QString, json);
    std::optional<JsonFlaw> flaw;
    QTEST(indentJson(json, &flaw), "indented");
    QVERIFY(!flaw);
}

void TestConsoleWidgets::flawedJsonNamesTheSpotAndKeepsTheText_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addRow("missing comma") << u"{\"a\":1\n \"b\":2}"_s << 2 << 2;
    QTest::addRow("ends early") << u"[1,"_s << 1 << 4;
    QTest::addRow("bare word") << u"{\"a\":\n  yes}"_s << 2 << 3;
    QTest::addRow("trailing comma") << u"[1,]"_s << 1 << 4;
    QTest::addRow("more after it") << u"{} x"_s << 1 << 4;
    QTest::addRow("deep") << QString(4000, u'[') << 1 << 514;
}

void TestConsoleWidgets::flawedJsonNamesTheSpotAndKeepsTheText()
{
    QFETCH(const QString, json);
    std::optional<JsonFlaw> flaw;
    QCOMPARE(indentJson(json, &flaw), json);
    QVERIFY(flaw.has_value());
    QTEST(flaw->line, "line");
    QTEST(flaw->column, "column");
}

void TestConsoleWidgets::everyLineOfJsonHasAPath_data()
{
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("path");
    QTest::addRow("root") << 0 << QString();
    QTest::addRow("member") << 1 << u"status"_s;
    QTest::addRow("list") << 2 << u"items"_s;
    QTest::addRow("first item") << 3 << u"items[0]"_s;
    QTest::addRow("name of the first") << 4 << u"items[0].name"_s;
    QTest::addRow("name of the second") << 7 << u"items[1].name"_s;
}

void TestConsoleWidgets::everyLineOfJsonHasAPath()
{
    QFETCH(const int, line);
    const QString indented = indentJson(uR"({"status":"ready","items":[{"name":"a"},{"name":"b"}]})"_s);
    QTEST(jsonPathAt(indented, line), "path");
}

void TestConsoleWidgets::aBodyThatIsNoJsonIsShownAsItIs()
{
    JsonView view;
    view.setBody("<html>502 Bad Gateway</html>");
    QVERIFY(!view.isJson());
    QVERIFY(!view.flaw());
    QCOMPARE(view.shownText(), u"<html>502 Bad Gateway</html>"_s);
    view.setBody("{\"a\":");
    QVERIFY(view.flaw().has_value());
    QCOMPARE(view.shownText(), u"{\"a\":"_s);
    view.setBody("{\"a\":1}");
    QVERIFY(view.isJson());
    QVERIFY(!view.flaw());
}

void TestConsoleWidgets::aLargeBodyIsNotWrapped_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isCut");
    QTest::addColumn<int>("longestLine");
    const auto items = [](int count) {
        return "{\"items\":[" + QByteArray("{\"name\":\"Alta 2\",\"price\":349.00},").repeated(count)
            + "{}]}";
    };
    QTest::addRow("JSON of 1 MB") << items(30'000) << false << 40;
    QTest::addRow("JSON of 12 MB in one line") << items(350'000) << true << 40;
    QTest::addRow("a value of 12 MB") << "{\"a\":\"" + QByteArray(12'000'000, 'x') + "\"}" << true << 10'000;
    QTest::addRow("no JSON of 12 MB") << QByteArray(12'000'000, 'x') << true << 10'000;
    QTest::addRow("no JSON of 1 MB") << QByteArray(1'000'000, 'x') << false << 10'000;
}

void TestConsoleWidgets::aLargeBodyIsNotWrapped()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isCut);
    QFETCH(const int, longestLine);
    JsonView view;
    view.resize(484, 600);
    view.show();
    QElapsedTimer clock;
    clock.start();
    view.setBody(body);
    QApplication::processEvents();
    qInfo("%lld ms", clock.elapsed());
    QCOMPARE(view.findChild<QPlainTextEdit *>()->lineWrapMode(), QPlainTextEdit::NoWrap);
    QVERIFY(view.findChild<QPlainTextEdit *>()->isVisible());
    const QStringList lines = view.shownText().split(u'\n');
    const auto longest = std::max_element(
        lines.begin(), lines.end(), [](const QString &a, const QString &b) { return a.size() < b.size(); });
    QVERIFY2(longest->size() <= longestLine, qPrintable(QString::number(longest->size())));
    auto *save = view.findChild<QPushButton *>(u"jsonSave"_s);
    QCOMPARE(save->isVisible(), isCut);
    QSignalSpy wanted(&view, &JsonView::saveRequested);
    if (isCut)
        save->click();
    QCOMPARE(wanted.size(), isCut ? 1 : 0);
    QCOMPARE(view.body(), body);
}

void TestConsoleWidgets::timesAreSaidAsPeopleSayThem_data()
{
    QTest::addColumn<qint64>("secondsAgo");
    QTest::addColumn<QString>("text");
    QTest::addRow("now") << 2LL << u"just now"_s;
    QTest::addRow("seconds") << 8LL << u"8 seconds ago"_s;
    QTest::addRow("a minute") << 61LL << u"1 minute ago"_s;
    QTest::addRow("minutes") << 125LL << u"2 minutes ago"_s;
    QTest::addRow("an hour") << 3700LL << u"1 hour ago"_s;
    QTest::addRow("earlier today") << 13LL * 3600 << u"Today, 02:30"_s;
    QTest::addRow("yesterday") << 20LL * 3600 << u"Yesterday, 19:30"_s;
    QTest::addRow("this year") << 37LL * 86400 << u"14 Oct"_s;
    QTest::addRow("long ago") << 400LL * 86400 << u"16 Oct 2025"_s;
    QTest::addRow("a clock that runs ahead") << -30LL << u"just now"_s;
}

void TestConsoleWidgets::timesAreSaidAsPeopleSayThem()
{
    QFETCH(const qint64, secondsAgo);
    const QDateTime now = utcDateTime(1'795'188'600'000); // 20 November 2026, 15:30 UTC
    QTEST(timetext::ago(now.addSecs(-secondsAgo), now), "text");
}

void TestConsoleWidgets::aTermIsSaidByWhatIsLeft_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("until");
    QTest::addColumn<QString>("left");
    QTest::addRow("seconds") << 42LL << u"in 42 s"_s << u"42 s left"_s;
    QTest::addRow("minutes") << 48LL * 60 << u"in 48 min"_s << u"48 min left"_s;
    QTest::addRow("hours") << 21LL * 3600 + 240 << u"in 21 h 4 min"_s << u"21 h left"_s;
    QTest::addRow("a day") << 30LL * 3600 << u"in 1 day"_s << u"30 h left"_s;
    QTest::addRow("days") << 6LL * 86400 << u"in 6 days"_s << u"144 h left"_s;
    QTest::addRow("months") << 112LL * 86400 << u"12 Mar 2027"_s << u"2688 h left"_s;
    QTest::addRow("over") << -86400LL << u"19 Nov"_s << QString();
}

void TestConsoleWidgets::aTermIsSaidByWhatIsLeft()
{
    QFETCH(const qint64, seconds);
    const QDateTime now = utcDateTime(1'795'188'600'000);
    QTEST(timetext::until(now.addSecs(seconds), now), "until");
    QTEST(timetext::left(now.addSecs(seconds), now), "left");
    QCOMPARE(timetext::until({}, now), u"Never"_s);
}

void TestConsoleWidgets::cellModelFollowsItsSource()
{
    QStringListModel names({u"b"_s, u"ccc"_s});
    NameCells cells(&names);
    const QAbstractItemModelTester tester(&cells, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(column(cells, 1), QStringList({u"1"_s, u"3"_s}));
    QCOMPARE(cells.index(0, 0).data(Qt::AccessibleTextRole).toString(), u"b, note"_s);
    names.insertRow(1);
    names.setData(names.index(1), u"dd"_s);
    QCOMPARE(column(cells, 0), QStringList({u"b"_s, u"dd"_s, u"ccc"_s}));
    names.moveRow({}, 2, {}, 0);
    QCOMPARE(column(cells, 0), QStringList({u"ccc"_s, u"b"_s, u"dd"_s}));
    names.removeRow(0);
    QCOMPARE(cells.rowCount(), 2);
    names.setStringList({u"x"_s});
    QCOMPARE(column(cells, 0), QStringList({u"x"_s}));
    cells.setSource(nullptr);
    QCOMPARE(cells.rowCount(), 0);
}

void TestConsoleWidgets::cellModelSortsByTheColumnsKeyAndKeepsTheSelection()
{
    QStringListModel names({u"b"_s, u"a"_s, u"c"_s});
    QSortFilterProxyModel filter;
    filter.setSourceModel(&names);
    NameCells cells(&filter);
    const QAbstractItemModelTester tester(&cells, QAbstractItemModelTester::FailureReportingMode::QtTest);
    DataTable table(&cells, {{}, {.width = 60}});
    table.setCurrentIndex(cells.index(0, 0));
    table.setSortable(0, Qt::AscendingOrder);
    QCOMPARE(column(cells, 0), QStringList({u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(table.currentIndex().data().toString(), u"b"_s);
    QCOMPARE(table.selectionModel()->selectedRows().size(), 1);
    QCOMPARE(table.selectionModel()->selectedRows().first().data().toString(), u"b"_s);
    table.sortByColumn(0, Qt::DescendingOrder);
    QCOMPARE(column(cells, 0), QStringList({u"c"_s, u"b"_s, u"a"_s}));
    QCOMPARE(table.selectionModel()->selectedIndexes().size(), 2);
}

void TestConsoleWidgets::selectedRowsAreCopiedAsText()
{
    QStringListModel names({u"one"_s, u"three"_s});
    NameCells cells(&names);
    DataTable table(&cells, {{}, {.width = 60}});
    table.selectAll();
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one, note\t3\nthree, note\t5"_s);
}

void TestConsoleWidgets::aDestroyingDialogWaitsForTheName()
{
    QWidget window;
    bool done = false;
    QPointer dialog = confirm(&window,
        {u"Revoke “Nightly sync”?"_s, u"Requests with it fail at once."_s, u"Keep key"_s, u"Revoke key"_s,
            u"Nightly sync"_s},
        [&] { done = true; });
    QPushButton *act = nullptr;
    for (QPushButton *b : dialog->findChildren<QPushButton *>()) {
        if (b->text() == u"Revoke key")
            act = b;
    }
    QVERIFY(act && !act->isEnabled());
    QCOMPARE(dialog->focusWidget(), dialog->findChild<QLineEdit *>());
    QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"Nightly sync"_s);
    QVERIFY(act->isEnabled());
    act->click();
    QVERIFY(done);
    QTRY_VERIFY(!dialog);
}

void TestConsoleWidgets::enterInADestroyingDialogKeepsTheThing()
{
    QWidget window;
    bool done = false;
    QPointer dialog = confirm(
        &window, {u"Revoke?"_s, u"At once."_s, u"Keep key"_s, u"Revoke key"_s, {}}, [&] { done = true; });
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(!done);
    QTRY_VERIFY(!dialog);
}

void TestConsoleWidgets::aSecretIsCopiedWholeAndNotSpoken()
{
    SecretField field(u"API key"_s);
    field.setSecret("ad_live_EXAMPLE_0123");
    for (const QWidget *w : field.findChildren<QWidget *>()) {
        QVERIFY(!w->accessibleName().contains(u"EXAMPLE"));
        QVERIFY(!w->accessibleDescription().contains(u"EXAMPLE"));
        QVERIFY(!w->toolTip().contains(u"EXAMPLE"));
    }
    auto *copy = field.findChild<QPushButton *>();
    copy->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"ad_live_EXAMPLE_0123"_s);
    QCOMPARE(copy->text(), u"Copied"_s);
    QVERIFY(field.wasCopied());
}

void TestConsoleWidgets::aToastGoesAndAFaultStays()
{
    QWidget window;
    window.resize(800, 600);
    ToastArea area(&window);
    window.show();
    bool acted = false;
    area.show({u"“Agency preview” was revoked"_s, u"Show log"_s, [&] { acted = true; }});
    area.show(ToastText::of(
        Fault::of(u"The key was not revoked."_s, Error::make(ErrorCode::Forbidden), u"req_7"_s)));
    QCOMPARE(area.count(), 2);
    const auto press = [&](const QString &name) {
        for (QPushButton *b : window.findChildren<QPushButton *>()) {
            if (b->accessibleName() == name)
                return b->click();
        }
        QFAIL("no such button");
    };
    press(u"Copy details"_s);
    const QString details = QGuiApplication::clipboard()->text();
    QVERIFY(details.contains(u"FORBIDDEN"));
    QVERIFY(details.contains(u"req_7"));
    press(u"Show log"_s);
    QVERIFY(acted);
    QTRY_COMPARE(area.count(), 1); // the action closes its toast, the fault stays
    press(u"Close message"_s);
    QTRY_COMPARE(area.count(), 0);
}

/// Others give way, and the keyboard comes to the newest.
void TestConsoleWidgets::aToastThatHoldsATextStays()
{
    QWidget window;
    window.resize(800, 600);
    ToastArea area(&window);
    window.show();
    QApplication::setActiveWindow(&window);
    QVERIFY(!area.focusNewest());
    bool given = false;
    area.show(
        ToastText::holding(u"Your answer was not saved"_s, u"Continue editing"_s, [&] { given = true; }));
    for (int i = 0; i < 6; ++i)
        area.show({QString::number(i)});
    QCOMPARE(area.count(), 4);
    for (QWidget *toast : window.findChildren<QWidget *>(u"toast"_s)) {
        if (toast->accessibleName() != u"Your answer was not saved")
            delete toast;
    }
    QCOMPARE(area.count(), 1);
    QVERIFY(!area.hasFocus());
    QVERIFY(area.focusNewest());
    QVERIFY(area.hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(given);
    QTRY_COMPARE(area.count(), 0);
}

void TestConsoleWidgets::atMostFourToastsStack()
{
    QWidget window;
    window.resize(800, 600);
    ToastArea area(&window);
    for (int i = 0; i < 6; ++i)
        area.show({QString::number(i)});
    QCOMPARE(area.count(), 4);
}

void TestConsoleWidgets::aFactWithoutSpacesIsCutInItsMiddleAndToldWhole()
{
    const QString id = u"00000000-0000-0000-0000-000000000000"_s, said = u"made by "_s + id;
    FactList facts(80);
    facts.resize(200, 200);
    facts.show();
    facts.set(u"Visitor"_s, said);
    facts.set(u"Time"_s, u"20 Nov 2026, 15:23"_s, u"in UTC"_s);
    QLabel *visitor = nullptr, *time = nullptr;
    for (auto *each : facts.findChildren<QLabel *>()) {
        visitor = each->accessibleName() == u"Visitor" ? each : visitor;
        time = each->accessibleName() == u"Time" ? each : time;
    }
    QVERIFY(visitor && time);
    QTRY_VERIFY(visitor->text().contains(u'…'));
    QVERIFY(visitor->text().startsWith(u"made by 0"_s));
    QCOMPARE(visitor->toolTip(), said);
    facts.resize(600, 200);
    QTRY_COMPARE(visitor->text(), said);
    QVERIFY(visitor->toolTip().isEmpty());
    facts.resize(104, 400);
    QTRY_VERIFY(visitor->text().contains(u'…'));
    QCOMPARE(time->toolTip(), u"in UTC"_s);
    facts.set(u"Visitor"_s, {});
    QCOMPARE(visitor->text(), u"–"_s);
    QVERIFY(visitor->toolTip().isEmpty());
}

void TestConsoleWidgets::everyGlyphOfTheKitExists()
{
    for (const char *name : {"key", "faqs", "bench", "revenue", "server", "search", "plus", "copy", "check",
             "alert", "info", "close", "chevron-up", "chevron-down", "chevron-right", "chevrons", "refresh",
             "external", "menu", "revoke", "knowledge", "bolt", "eye", "eye-off", "help", "sliders", "cart",
             "link", "globe", "history"})
        QVERIFY2(glyph::exists(QString::fromLatin1(name)), name);
    QVERIFY(!glyph::exists(u"no-such-thing"_s));
}

void TestConsoleWidgets::textSizeMultipliesTypeAndSizes()
{
    const Theme normal = Theme::load(Theme::Mode::Dark), large = Theme::load(Theme::Mode::Dark, 130);
    QCOMPARE(large.font(Type::Body).pixelSize(), 17);
    QCOMPARE(large.size(Size::Row), 47);
    QCOMPARE(large.size(Size::Icon), normal.size(Size::Icon));
    QCOMPARE(large.color(Ink::Text), normal.color(Ink::Text));
}

QTEST_MAIN(TestConsoleWidgets)
#include "tst_console_widgets.moc"
