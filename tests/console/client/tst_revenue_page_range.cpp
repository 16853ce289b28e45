// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/range_calendar.h"
#include "tests/console/client/revenue_desk.h"
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Which days are shown and of whom, what leaves the page as a file, and what stays without a server.
class TestRevenuePageRange : public QObject, private tests::RevenueDesk
{
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void aRangeIsChosen()
    {
        record({u"NF-1"_s, "100"});
        open();
        QTRY_COMPARE(figure("figure_orders"), u"Orders: 1"_s);
        choose("revenueRange", u"Yesterday"_s);
        QTRY_VERIFY(!part<ContentStack>("revenueStack")->isShowingContent());
        QCOMPARE(subtitle(), u"27 May 2026, Europe/Berlin"_s);

        choose("revenueRange", u"Choose days…"_s);
        auto *dialog = this->dialog<TaskDialog>();
        QVERIFY(dialog);
        auto *from = dialog->findChild<QLineEdit *>(u"rangeFrom"_s);
        auto *to = dialog->findChild<QLineEdit *>(u"rangeTo"_s);
        const auto refuses = [&](const QString &first, const QString &last, const QLineEdit *where) {
            from->setText(first);
            to->setText(last);
            press("rangeShow", dialog);
            return where->property("invalid").toBool() && from->text() == first && to->text() == last;
        };
        QVERIFY(refuses({}, u"2026-05-28"_s, from));
        QVERIFY(refuses(u"2026-05-28"_s, u"2026-02-30"_s, to));
        QVERIFY(refuses(u"2026-05-28"_s, u"2026-05-27"_s, to));
        QCOMPARE(subtitle(), u"27 May 2026, Europe/Berlin"_s);
        // The server has the last word: what was typed and what is shown both stay.
        from->setText(u"1999-01-01"_s);
        to->setText(u"2026-05-28"_s);
        press("rangeShow", dialog);
        QTRY_VERIFY(from->isEnabled());
        QCOMPARE(from->text(), u"1999-01-01"_s);
        QCOMPARE(subtitle(), u"27 May 2026, Europe/Berlin"_s);
        auto *calendar = dialog->findChild<RangeCalendar *>(u"rangeCalendar"_s);
        const auto pick = [&](QDate day) {
            QTest::mouseClick(calendar, Qt::LeftButton, {}, calendar->rectOf(day).center());
        };
        pick(QDate(2026, 5, 28));
        QVERIFY(to->text().isEmpty());
        pick(QDate(2026, 5, 20));
        QCOMPARE(from->text(), u"2026-05-20"_s);
        QCOMPARE(to->text(), u"2026-05-28"_s);
        QTest::keyClick(to, Qt::Key_Return);
        QTRY_COMPARE(subtitle(), u"20 May 2026 – 28 May 2026, Europe/Berlin · today is not complete"_s);
        QTRY_VERIFY(!this->dialog<TaskDialog>());
        QCOMPARE(rows("revenueTable").size(), 9);
        QCOMPARE(part<QComboBox>("revenueRange")->currentText(), u"Choose days…"_s);

        // Last year beside it, instead of as many days before.
        m_server->clock().advance(365 * kDayMs);
        ask(1, m_key);
        record({u"NF-2"_s, "150"});
        choose("revenueRange", u"Today"_s);
        QTRY_COMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: €150.00"_s);
        const auto before = [this] { return rows("figureTable", 2).value(0); };
        QTRY_COMPARE(before(), u"€0.00"_s);
        choose("revenueAgainst", u"Last year"_s);
        QTRY_COMPARE(before(), u"€100.00"_s);
        QCOMPARE(rows("figureTable", 3).value(0), u"+50.0 %"_s);
        QTRY_COMPARE(rows("revenueTable", 5).first(), u"€100.00"_s);
        choose("revenueAgainst", u"Preceding period"_s);
        QTRY_COMPARE(before(), u"€0.00"_s);
        m_server->clock().advance(-365 * kDayMs);

        // Cancelled: the former choice stands there again.
        choose("revenueRange", u"Last 7 days"_s);
        QTRY_COMPARE(rows("revenueTable").size(), 7);
        choose("revenueRange", u"Choose days…"_s);
        QTest::keyClick(this->dialog<TaskDialog>(), Qt::Key_Escape);
        QTRY_COMPARE(part<QComboBox>("revenueRange")->currentText(), u"Last 7 days"_s);
    }

    void whatIsShownIsExported()
    {
        record({u"NF-1"_s, "100.10"});
        record({u"=NF-2"_s, "20", u"EUR"_s, u"stove"_s});
        open();
        QTRY_COMPARE(figure("figure_orders"), u"Orders: 2"_s);
        const auto said = [this] { return part<ElidedLabel>("exportText")->text(); };
        const QString days = m_home.filePath(u"days.csv"_s);
        saveAs("exportTable", days);
        QTRY_VERIFY2(said().startsWith(u"30 rows in "), qPrintable(said()));
        const QByteArrayList lines = contentOf(days).split('\n');
        QCOMPARE(lines.size(), 32); // a head, and an empty one behind the last line end
        QVERIFY2(lines.first().startsWith("currency,date,last_date,revenue,"), lines.first());
        QVERIFY2(lines[30].startsWith(R"("EUR","2026-05-28","2026-05-28","120.10")"), lines[30]);

        // The filtered list, all of it, and a text that a spreadsheet would take for a formula.
        m_page->body()->showTab(ReportBody::Products);
        QTRY_COMPARE(m_page->body()->list()->model()->rowCount(), 2);
        auto *parts = m_page->body()->list();
        parts->setFocus();
        parts->setCurrentIndex(parts->model()->index(1, 0));
        QTest::keyClick(parts, Qt::Key_Return);
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"=NF-2"_s});
        const auto listSaid = [this] { return m_orders->findChild<ElidedLabel *>(u"exportText"_s)->text(); };
        const QString orders = m_home.filePath(u"orders.csv"_s);
        QTRY_VERIFY(part<QAction>("listExport")->isEnabled());
        saveAs("listExport", orders);
        QTRY_VERIFY2(listSaid().startsWith(u"1 row in "), qPrintable(listSaid()));
        QVERIFY2(contentOf(orders).contains("\"'=NF-2\""), contentOf(orders));
        QVERIFY(!contentOf(orders).contains("NF-1"));
        const QString json = m_home.filePath(u"orders.json"_s);
        saveAs("listExport", json);
        QTRY_VERIFY2(listSaid().contains(u"orders.json"), qPrintable(listSaid()));
        QTRY_VERIFY(json::parse(contentOf(json)).value_or(json::Value()).asArray());
        QCOMPARE(json::parse(contentOf(json))->asArray()->front().string(u"order_id"), u"=NF-2"_s);

        // Cancelled, or to where nothing can be written: there is no file, and the reason is said.
        const QString cancelled = m_home.filePath(u"cancelled.csv"_s);
        saveAs("exportTable", cancelled);
        part<QPushButton>("exportCancel")->click();
        QVERIFY(said().contains(u"cancelled"));
        QVERIFY(!QFile::exists(cancelled));
        part<QAction>("exportTable")->trigger();
        auto *dialog = this->dialog<QFileDialog>();
        QVERIFY(dialog);
        emit dialog->fileSelected(u"/proc/orders.csv"_s);
        dialog->close();
        QTRY_VERIFY2(said().contains(u"was not written"), qPrintable(said()));
        click("exportClose");
        QVERIFY(!part<QWidget>("exportStrip")->isVisible());

        const QString chart = m_home.filePath(u"chart.png"_s);
        saveAs("saveChart", chart);
        QTRY_VERIFY(QImage(chart).width() > 1'000);
    }

    void withoutTheServerWritingRests()
    {
        record({u"NF-1"_s, "100"});
        open();
        openOrders();
        enter("rows_orders", 0);
        QTRY_VERIFY(part<QPushButton>("orderRefund")->isEnabled());
        const QString before = figure("figure_attributed_revenue");
        m_server->stop();
        m_page->setOffline(true, u"The server does not answer."_s);
        m_orders->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!part<QPushButton>("orderRefund")->isEnabled());
        QCOMPARE(part<QPushButton>("orderRefund")->toolTip(), u"The server does not answer."_s);
        QVERIFY(!part<QComboBox>("revenueRange")->isEnabled());
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        QSignalSpy failures(m_client.get(), &client::ApiClient::unanswered);
        m_page->refresh();
        QTRY_VERIFY(!failures.isEmpty());
        QCOMPARE(figure("figure_attributed_revenue"), before); // the last known state stays
        QCOMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
        QVERIFY(toasts.isEmpty()); // the banner speaks of it

        // An export says what it lacks.
        saveAs("exportTable", m_home.filePath(u"offline.csv"_s));
        QTRY_VERIFY(part<ElidedLabel>("exportText")->text().contains(u"was not written"));
        QVERIFY(!QFile::exists(m_home.filePath(u"offline.csv"_s)));
        m_page->setOffline(false, {});
        QVERIFY(part<QComboBox>("revenueRange")->isEnabled());
    }
    void testVisitorsStayApart()
    {
        record({u"NF-1"_s, "100"});
        ask(2, m_server->makeKey(u"shop"_s, {{u"name"_s, u"Bench"_s}, {u"test"_s, true}}));
        record({.id = u"NF-2"_s, .value = "1", .user = 2});
        open();
        QTRY_COMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: €100.00"_s);
        part<QCheckBox>("revenueTest")->setFocus();
        QTest::keyClick(part<QCheckBox>("revenueTest"), Qt::Key_Space);
        QTRY_COMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: €101.00"_s);
        QVERIFY(subtitle().endsWith(u"with test visitors"));
        click("figure_orders");
        QTRY_COMPARE(rows("rows_orders").size(), 2);
        click("rowsAll");
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s}); // all without the test visitors
        QVERIFY(tests::click(part<QCheckBox>("ordersTest")));
        QTRY_COMPARE(rows("rows_orders").size(), 2);
    }
};

QTEST_MAIN(TestRevenuePageRange)
#include "tst_revenue_page_range.moc"
