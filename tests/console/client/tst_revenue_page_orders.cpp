// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/order/refund_dialog.h"
#include "console/pages/revenue/totals/totals_dialog.h"
#include "console/widgets/cards/timeline.h"
#include "tests/console/client/page_check.h"
#include "tests/console/client/revenue_desk.h"
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// From the figures down to an order and its visitor, click by click.
class TestRevenuePageOrders : public QObject, private tests::RevenueDesk
{
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void everyFigureOpensItsRows()
    {
        cart();
        record({u"NF-1"_s, "100.10"});
        record({u"NF-2"_s, "20.20", u"EUR"_s, u"stove"_s});
        open();
        QTRY_COMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: €120.30"_s);
        click("figure_attributed_revenue");
        QTRY_COMPARE(rows("rows_orders"), (QStringList{u"NF-2"_s, u"NF-1"_s}));
        QCOMPARE(rows("rows_orders", 2), (QStringList{u"€20.20"_s, u"€100.10"_s}));
        QCOMPARE(rowsTitle(), u"Attributed revenue"_s);
        QCOMPARE(list(), u"Orders"_s);

        // By keyboard, and to lists of other kinds.
        part<MetricCard>("figure_added_to_cart")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(part<MetricCard>("figure_added_to_cart"), Qt::Key_Space);
        QTRY_COMPARE(rows("rows_cart-events"), QStringList{u"Alta 2 tent"_s});
        QCOMPARE(list(), u"Cart events"_s);
        click("figure_conversion");
        QTRY_COMPARE(rows("rows_tickets").size(), 1);
        QCOMPARE(list(), u"Tickets"_s);
        click("rowsAll");
        QVERIFY(!part<QPushButton>("rowsAll")->isVisible());
        QCOMPARE(rowsTitle(), u"Last 30 days"_s);
        QCOMPARE(list(), u"Tickets"_s);
        // All of another kind.
        QVERIFY(tests::click(part<SegmentedControl>("ordersKind")->findChildren<QPushButton *>().first()));
        QTRY_COMPARE(rows("rows_orders"), (QStringList{u"NF-2"_s, u"NF-1"_s}));
        openReport();

        // The figures that have no card.
        m_page->body()->showTab(ReportBody::Figures);
        const QStringList names = rows("figureTable");
        QVERIFY(names.contains(u"Net revenue"_s) && names.contains(u"Tickets with a cart"_s));
        enter("figureTable", int(names.indexOf(u"Direct revenue"_s)));
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
    }

    void aPartOpensItsOrders()
    {
        record({u"NF-1"_s, "100"});
        record({u"NF-2"_s, "20", u"EUR"_s, u"stove"_s});
        open();
        QTRY_COMPARE(figure("figure_orders"), u"Orders: 2"_s);
        const auto table = [this] { return static_cast<DataTable *>(m_page->body()->list()); };
        const auto openFirst = [&] {
            QTRY_VERIFY(table()->model()->rowCount() > 0);
            table()->setFocus();
            table()->setCurrentIndex(table()->model()->index(0, 0));
            QTest::keyClick(table(), Qt::Key_Return);
        };
        m_page->body()->showTab(ReportBody::Products);
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        table()->sortByColumn(1, Qt::AscendingOrder); // the least revenue first
        openFirst();
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-2"_s});
        QCOMPARE(rowsTitle(), u"Product: Gas stove"_s);
        m_page->body()->showTab(ReportBody::Products);
        table()->sortByColumn(1, Qt::DescendingOrder);
        openFirst();
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
        QCOMPARE(rowsTitle(), u"Product: Alta 2 tent"_s);
        m_page->body()->showTab(ReportBody::Channels);
        openFirst();
        QTRY_COMPARE(rows("rows_orders").size(), 2);
        QCOMPARE(rowsTitle(), u"Channel: Chat"_s);
        m_page->body()->showTab(ReportBody::Sources);
        openFirst();
        QTRY_COMPARE(rowsTitle(), u"Source: None"_s);
        QTRY_COMPARE(rows("rows_orders").size(), 2);
        m_page->body()->showTab(ReportBody::More);
        openFirst();
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s}); // the direct one
        m_page->body()->showTab(ReportBody::More);
        for (QComboBox *choice : m_page->findChildren<QComboBox *>(u"breakdownChoice"_s)) {
            if (choice->isVisible())
                choice->setCurrentText(u"Locale"_s);
        }
        openFirst();
        QTRY_COMPARE(rowsTitle(), u"Locale: en"_s);
    }

    void aDayOpensItsOrders()
    {
        record({u"NF-1"_s});
        m_server->clock().advance(kDayMs);
        ask(1, m_key);
        record({u"NF-2"_s});
        open();
        QTRY_COMPARE(rows("revenueTable").size(), 30);
        QCOMPARE(rows("revenueTable", 4).first(), u"€100.00"_s);
        QTRY_COMPARE(rows("revenueTable", 5).first(), u"€0.00"_s); // the period before
        enter("revenueTable", 1);
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
        QCOMPARE(rowsTitle(), u"Orders: Thu 28 May 2026"_s);

        m_page->body()->showTab(ReportBody::Periods);
        choose("revenueMeasure", u"Orders"_s);
        QTRY_COMPARE(rows("revenueTable", 1).first(), u"1"_s); // of the chat
        QCOMPARE(rows("revenueTable", 2).first(), u"0"_s);
        part<QCheckBox>("revenueCompare")->setChecked(false);
        QTRY_COMPARE(rows("revenueTable", 5).first(), u"–"_s);
        auto *table = part<DataTable>("revenueTable");
        QVERIFY(table->isColumnHidden(5));
        QVERIFY(tests::click(part<QCheckBox>("revenueCompare")));
        QVERIFY(!table->isColumnHidden(5));
        QCOMPARE(part<QCheckBox>("revenueCompare")->toolTip(), u"Compare with the preceding period"_s);
        auto *interval = part<SegmentedControl>("revenueInterval");
        QVERIFY(tests::click(interval->findChildren<QPushButton *>()[2]));
        QTRY_COMPARE(rows("revenueTable").size(), 2);
        QCOMPARE(tab(), u"By month"_s);
        QVERIFY(table->isColumnHidden(5)); // months begin elsewhere in the period before
        QVERIFY(part<QCheckBox>("revenueCompare")->toolTip().contains(u"compare days only"));
        QCOMPARE(rows("revenueTable", 4), (QStringList{u"2"_s, u"0"_s}));
    }

    void revenueAfterNoHelpfulAnswerStandsApart()
    {
        const test::Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"Who won the football match yesterday?"_s},
                {u"user_metadata"_s,
                    json::Object{{u"user_fingerprint"_s, fingerprint(2)},
                        {u"user_faq_fingerprint"_s, fingerprint(502)}}}},
            m_key);
        QCOMPARE(answer.status, 200);
        record({u"NF-1"_s, "100.10"});
        record({.id = u"NF-2"_s, .value = "30.05", .user = 2});
        open();
        QTRY_COMPARE(rows("revenueTable", 4).value(0), u"€130.15"_s);
        auto *table = part<DataTable>("revenueTable");
        QVERIFY(table->isColumnHidden(3));
        choose("revenueMeasure", u"Revenue by helpfulness"_s);
        QVERIFY(!table->isColumnHidden(3));
        QTRY_COMPARE(rows("revenueTable", 1).first(), u"€100.10"_s);
        QCOMPARE(rows("revenueTable", 2).first(), u"€0.00"_s);
        QCOMPARE(rows("revenueTable", 3).first(), u"€30.05"_s);
        QCOMPARE(rows("revenueTable", 4).first(), u"€130.15"_s);
        QCOMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), u"Chat, helpful"_s);
        choose("revenueMeasure", u"Attributed revenue"_s);
        QTRY_COMPARE(rows("revenueTable", 1).first(), u"€130.15"_s);
        QVERIFY(table->isColumnHidden(3));
    }

    void totalsAreHeldAgainstTheEventsAndMended()
    {
        record({u"NF-1"_s, "99.95"});
        open();
        QTRY_COMPARE(figure("figure_orders"), u"Orders: 1"_s);
        click("revenueTotals");
        auto *totals = dialog<TotalsDialog>();
        QVERIFY(totals);
        const auto said = [totals] { return totals->findChild<Paragraph *>(u"totalsState"_s)->plain(); };
        auto *mend = totals->findChild<QPushButton *>(u"totalsMend"_s);
        QVERIFY(!mend->isVisible());
        press("totalsCheck", totals);
        QTRY_COMPARE(said(), u"1 day with events: its totals match its events."_s);
        QVERIFY(!mend->isVisible());

        m_server->sql("UPDATE daily_total SET orders = orders + 1");
        press("totalsCheck", totals);
        QTRY_VERIFY2(said().contains(u"not what"), qPrintable(said()));
        const QString list = totals->findChild<Paragraph *>(u"totalsList"_s)->plain();
        QVERIFY2(list.contains(u"stored 2, counted 1"), qPrintable(list));
        tests::checkPage(*totals, "revenue-totals");
        press("totalsMend", totals);
        QTRY_VERIFY2(said().contains(u"mended"), qPrintable(said()));
        press("totalsCheck", totals);
        QTRY_COMPARE(said(), u"1 day with events: its totals match its events."_s);

        press("totalsAttribute", totals);
        TaskDialog *question = nullptr;
        for (auto *each : totals->findChildren<TaskDialog *>())
            question = each;
        QVERIFY(question);
        QVERIFY(tests::click(question->findChildren<QPushButton *>().last()));
        QTRY_COMPARE(said(), u"Orders recalculated: 1. Attribution changed: 0. No longer attributed: 0."_s);
        QTRY_COMPARE(figure("figure_orders"), u"Orders: 1"_s);
    }

    void aVisitorIsCopiedAndErased()
    {
        cart();
        record({u"NF-1"_s, "99.95"});
        open();
        openOrders();
        enter("rows_orders", 0);
        QTRY_VERIFY(part<QPushButton>("visitorErase")->isVisible());
        part<QPushButton>("visitorSave")->click(); // below what is shown
        auto *files = dialog<QFileDialog>();
        QVERIFY(files);
        const QString file = m_home.filePath(u"visitor.json"_s);
        files->selectFile(file);
        static_cast<QDialog *>(files)->accept();
        QTRY_VERIFY(QFile::exists(file));
        const auto copy = json::parse(contentOf(file));
        QVERIFY(copy && copy->asArray());
        QStringList kinds;
        for (const json::Value &record : *copy->asArray())
            kinds << record.string(u"kind");
        QVERIFY2(kinds.contains(u"message") && kinds.contains(u"order"), qPrintable(kinds.join(u' ')));

        part<QPushButton>("visitorErase")->click();
        auto *question = dialog<TaskDialog>();
        QVERIFY(question);
        const QList<QPushButton *> buttons = question->findChildren<QPushButton *>();
        const auto acting = std::find_if(buttons.begin(), buttons.end(),
            [](const QPushButton *each) { return each->text() == u"Erase visitor"; });
        QVERIFY(acting != buttons.end() && !(*acting)->isEnabled());
        question->findChild<QLineEdit *>()->setText(u"3f0e8c52"_s); // the first part of the fingerprint
        QVERIFY(tests::click(*acting));
        QTRY_VERIFY(!part<QPushButton>("visitorErase")->isVisible());
        QCOMPARE(
            m_server->adminCall("GET", (QLatin1String(kCompany) + u"/visitors/"_s + fingerprint(1)).toUtf8())
                .status,
            404);
        m_page->refresh();
        QTRY_COMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: €99.95"_s); // as it was
    }

    void anOrderOpensWhatLedToIt()
    {
        cart();
        record({u"NF-1"_s, "99.95"});
        open();
        openOrders();
        enter("rows_orders", 0);
        auto *panel = part<QWidget>("orderPanel");
        QTRY_VERIFY(panel->isVisible());
        QTRY_VERIFY(part<Paragraph>("orderQuestion")->plain().contains(u"How many people"));
        QVERIFY(part<Paragraph>("orderAnswer")->plain().contains(u"room for two people"));
        QTest::keySequence(m_orders.get(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(u"Order NF-1\nValue: €99.95\n"_s), qPrintable(copied));
        QVERIFY(copied.contains(u"Alta 2 tent (alta-2)"_s) && copied.contains(u"How many people"_s));
        QSignalSpy pages(m_orders.get(), &Page::pageWanted);
        click("orderRequest");
        QTRY_COMPARE(pages.size(), 1);
        QCOMPARE(pages.first().at(0).toString(), u"activity"_s);
        const QString view = pages.first().at(1).toString();
        const QStringList ids = m_server->sql("SELECT request_id FROM message");
        QCOMPARE(ids.size(), 1);
        QCOMPARE(view, u"requests:"_s + ids.first());
        auto *timeline = part<Timeline>("visitorTimeline");
        const auto titles = [timeline] {
            QStringList all;
            for (const Timeline::Step &step : timeline->steps())
                all << step.title;
            return all;
        };
        QTRY_COMPARE(titles(),
            (QStringList{u"Asked in the chat, helpful answer"_s, u"Ticket 1 opened"_s, u"Added to the cart"_s,
                u"Order NF-1"_s}));
        QCOMPARE(timeline->current(), 3);
        timeline->setFocus();
        QTest::keyClick(timeline, Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
        QVERIFY(part<DataTable>("rows_orders")->hasFocus());
        QTest::keyClick(part<DataTable>("rows_orders"), Qt::Key_Return);
        QVERIFY(panel->isVisible());
        QTest::keyClick(part<DataTable>("rows_orders"), Qt::Key_Escape);
        QVERIFY(!panel->isVisible());

        // A ticket opens its visitor, without an order.
        click("figure_conversion");
        enter("rows_tickets", 0);
        QTRY_VERIFY(panel->isVisible());
        QTRY_COMPARE(titles().size(), 4);
        QVERIFY(!part<Paragraph>("orderQuestion")->isVisible());
        click("orderClose");
        QVERIFY(!panel->isVisible());
    }

    void whatIsGivenBackIsHeldAgainstWhatIsLeft()
    {
        record({u"NF-1"_s, "100"});
        record({u"NF-2"_s, "50"});
        open();
        openOrders();
        enter("rows_orders", 1);
        click("orderRefund");
        auto *dialog = this->dialog<RefundDialog>();
        QVERIFY(dialog);
        auto *value = dialog->findChild<QLineEdit *>(u"refundValue"_s);
        for (const QString &wrong : {u""_s, u"0"_s, u"-5"_s, u"1e2"_s, u"1,000"_s, u"100.01"_s}) {
            value->setText(wrong);
            press("refundRecord", dialog);
            QVERIFY2(value->property("invalid").toBool(), qPrintable(wrong));
            QCOMPARE(value->text(), wrong);
        }
        QVERIFY(m_server->sql("SELECT refund_id FROM refund").isEmpty());
        value->setText(u"30.5"_s);
        dialog->findChild<QLineEdit *>(u"refundReference"_s)->setText(u"RF-1"_s);
        press("refundRecord", dialog);
        QTRY_COMPARE(m_server->sql("SELECT value_micros FROM refund"), QStringList{u"30500000"_s});
        QTRY_VERIFY(!this->dialog<RefundDialog>());
        QTRY_COMPARE(rows("rows_orders", 3), (QStringList{u"–"_s, u"€30.50"_s}));
        // The same request once more, as after a lost response, records nothing twice.
        const QByteArray refunded = m_server->sql("SELECT event_id FROM refund").value(0).toLatin1();
        const QByteArray sent = m_server->sql("SELECT idempotency_key FROM idempotency").value(0).toLatin1();
        QCOMPARE(sent.size(), 22);
        api::RefundRequest again;
        again.value = *Decimal::parse("30.5");
        again.reference = u"RF-1"_s;
        QCOMPARE(m_server
                     ->adminCall("POST", QByteArray(kCompany) + "/orders/" + refunded + "/refunds",
                         schema::toJson(again), {{"Idempotency-Key", sent}})
                     .status,
            201);
        QCOMPARE(m_server->sql("SELECT value_micros FROM refund"), QStringList{u"30500000"_s});

        // A reference counts once; somebody else may have been faster with what is left.
        click("orderRefund");
        dialog = this->dialog<RefundDialog>();
        dialog->findChild<QLineEdit *>(u"refundValue"_s)->setText(u"10"_s);
        auto *reference = dialog->findChild<QLineEdit *>(u"refundReference"_s);
        reference->setText(u"RF-1"_s);
        press("refundRecord", dialog);
        QTRY_VERIFY(reference->property("invalid").toBool());
        const QByteArray id = m_server->sql("SELECT event_id FROM refund").value(0).toLatin1();
        QCOMPARE(m_server
                     ->adminCall("POST", QByteArray(kCompany) + "/orders/" + id + "/refunds",
                         R"({"kind":"refund","value":65})")
                     .status,
            201);
        reference->setText(u"RF-2"_s);
        press("refundRecord", dialog);
        value = dialog->findChild<QLineEdit *>(u"refundValue"_s);
        QTRY_VERIFY(value->property("invalid").toBool());
        QCOMPARE(value->text(), u"10"_s);
        value->setText(u"4.50"_s);
        press("refundRecord", dialog);
        QTRY_VERIFY(!this->dialog<RefundDialog>());
        QTRY_VERIFY(!part<QPushButton>("orderRefund")->isEnabled()); // nothing is left
        QVERIFY(!part<QPushButton>("orderCancel")->isEnabled());

        // What is open goes with the current row. The other order is cancelled, after a question.
        QTest::keyClick(part<DataTable>("rows_orders"), Qt::Key_Up);
        QTRY_VERIFY(part<QPushButton>("orderCancel")->isEnabled());
        click("orderCancel");
        auto *question = this->dialog<TaskDialog>();
        QVERIFY(question);
        for (QPushButton *button : question->findChildren<QPushButton *>()) {
            if (button->text() == u"Cancel order")
                QVERIFY(tests::click(button));
        }
        QTRY_COMPARE(m_server->sql("SELECT value_micros FROM refund WHERE kind = 'cancellation'"),
            QStringList{u"50000000"_s});
        openReport();
        m_page->body()->showTab(ReportBody::Figures);
        const int net = int(rows("figureTable").indexOf(u"Net revenue"_s));
        QTRY_COMPARE(rows("figureTable", 1).value(net), u"€0.00"_s);
    }

    void currenciesNeverMix()
    {
        record({u"NF-1"_s, "100"});
        record({u"NF-2"_s, "7.5", u"USD"_s});
        open();
        QTRY_VERIFY(part<QComboBox>("revenueCurrency")->isVisible());
        QCOMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: €100.00"_s);
        click("figure_orders");
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
        choose("revenueCurrency", u"USD"_s);
        QCOMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: $7.50"_s);
        click("figure_orders");
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-2"_s});
        m_page->body()->showTab(ReportBody::Products);
        QTRY_COMPARE(m_page->body()->list()->model()->rowCount(), 1);
    }
};

QTEST_MAIN(TestRevenuePageOrders)
#include "tst_revenue_page_orders.moc"
