// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/appearance.h"
#include "console/pages/revenue/refund_dialog.h"
#include "console/pages/revenue/report_body.h"
#include "console/pages/revenue/revenue_page.h"
#include "console/widgets/builders.h"
#include "console/widgets/card.h"
#include "console/widgets/cells.h"
#include "console/widgets/data_table.h"
#include "console/widgets/page_header.h"
#include "console/widgets/states.h"
#include "console/widgets/timeline.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using test::TestServer;

namespace {

constexpr qint64 kDayMs = 86'400'000;
const QByteArray kCompany = "/admin/v1/companies/shop";

QString fingerprint(int number) { return u"3f0e8c52-1d2b-4c47-9a55-%1"_s.arg(number, 12, 10, QChar(u'0')); }

struct Order {
    QString id;
    const char *value = "100";
    QString currency = u"EUR"_s;
    QString product = u"alta-2"_s;
    int user = 1;
};

} // namespace

/// The revenue page on the real server: from the figures down to an order and its visitor, click by click.
class TestRevenuePageOrders : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<RevenuePage> m_page;
    QByteArray m_key;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    template <typename T>
    T *dialog() const
    {
        for (T *each : m_page->window()->template findChildren<T *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    void ask(int user, const QByteArray &key)
    {
        const test::Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"How many people fit into the Alta 2 tent?"_s},
                {u"user_metadata"_s,
                    json::Object{{u"user_fingerprint"_s, fingerprint(user)},
                        {u"user_faq_fingerprint"_s, fingerprint(user + 500)}}}},
            key);
        QCOMPARE(answer.status, 200);
    }
    void cart(int user = 1)
    {
        const test::Answer answer = m_server->post("/analytics/cart_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, fingerprint(user)},
                {u"user_faq_fingerprint"_s, fingerprint(user + 500)}, {u"type"_s, u"ITEM_ADDED"_s},
                {u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s}, {u"value"_s, 100},
                {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}});
        QVERIFY2(answer.status == 200, answer.body);
    }
    void record(const Order &order)
    {
        const json::Object line{{u"product_id"_s, order.product},
            {u"product_name"_s, order.product == u"alta-2" ? u"Alta 2 tent"_s : u"Gas stove"_s},
            {u"quantity"_s, 1}, {u"value"_s, json::Number{order.value}}, {u"currency"_s, order.currency}};
        const test::Answer answer = m_server->post("/analytics/checkout_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, fingerprint(order.user)},
                {u"user_faq_fingerprint"_s, fingerprint(order.user + 500)},
                {u"value"_s, json::Number{order.value}}, {u"currency"_s, order.currency},
                {u"orderId"_s, order.id}, {u"line_items"_s, json::Array{line}}});
        QVERIFY2(answer.status == 200, answer.body);
    }
    QStringList rows(const char *table, int column = 0) const
    {
        QStringList all;
        const QAbstractItemModel *model = part<DataTable>(table)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, column).data(kCellRole).value<Cell>().text;
        return all;
    }
    QString figure(const char *name) const { return part<MetricCard>(name)->accessibleName(); }
    QString tab() const { return part<QTabBar>("revenueTabs")->tabText(m_page->body()->currentTab()); }
    QString subtitle() const { return m_page->findChild<PageHeader *>()->subtitle(); }
    QString rowsTitle() const { return part<ElidedLabel>("rowsTitle")->text(); }
    void click(const char *name) const { QVERIFY2(tests::click(part<QWidget>(name)), name); }
    void press(const char *name, QWidget *in) const
    {
        QVERIFY2(tests::click(in->findChild<QPushButton *>(QString::fromLatin1(name))), name);
    }
    /// Enter in a row of the table that is shown.
    void enter(const char *name, int row) const
    {
        auto *table = part<DataTable>(name);
        QTRY_VERIFY2(table->isVisible() && table->model()->rowCount() > row, name);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
    }
    void choose(const char *name, const QString &text) const
    {
        auto *combo = part<QComboBox>(name);
        const int index = combo->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }
    void saveAs(const char *action, const QString &file) const
    {
        part<QAction>(action)->trigger();
        auto *dialog = this->dialog<QFileDialog>();
        QVERIFY(dialog);
        dialog->selectFile(file);
        static_cast<QDialog *>(dialog)->accept();
    }
    static QByteArray contentOf(const QString &file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("none");
    }
    void open()
    {
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->show();
        m_page->activateWindow(); // shortcuts and the focus need it
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        QTRY_VERIFY(subtitle().contains(u"Europe/Berlin"));
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"events_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"alta-2.md"_s,
            "# Alta 2 tent\n\n## How many people fit into the Alta 2 tent?\n\nThe Alta 2 tent has room for "
            "two people.\n");
        ask(1, m_key);
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(m_server->runtime().adminToken());
        m_page = std::make_unique<RevenuePage>(m_server->clock());
        m_page->resize(1056, 760);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }

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
        QCOMPARE(tab(), u"Orders"_s);

        // By keyboard, and to lists of other kinds.
        part<MetricCard>("figure_added_to_cart")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(part<MetricCard>("figure_added_to_cart"), Qt::Key_Space);
        QTRY_COMPARE(rows("rows_cart-events"), QStringList{u"Alta 2 tent"_s});
        QCOMPARE(tab(), u"Cart events"_s);
        click("figure_conversion");
        QTRY_COMPARE(rows("rows_tickets").size(), 1);
        QCOMPARE(tab(), u"Tickets"_s);
        click("rowsAll");
        QTRY_COMPARE(tab(), u"Orders"_s);
        QVERIFY(!part<QPushButton>("rowsAll")->isVisible());

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
        QCOMPARE(rows("revenueTable", 3).first(), u"€100.00"_s);
        QTRY_COMPARE(rows("revenueTable", 4).first(), u"€0.00"_s); // the period before
        enter("revenueTable", 1);
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
        QCOMPARE(rowsTitle(), u"Orders: Thu 28 May 2026"_s);

        m_page->body()->showTab(ReportBody::Periods);
        choose("revenueMeasure", u"Orders"_s);
        QTRY_COMPARE(rows("revenueTable", 1).first(), u"1"_s); // of the chat
        QCOMPARE(rows("revenueTable", 2).first(), u"0"_s);
        part<QCheckBox>("revenueCompare")->setChecked(false);
        QTRY_COMPARE(rows("revenueTable", 4).first(), u"–"_s);
        auto *interval = part<SegmentedControl>("revenueInterval");
        QVERIFY(tests::click(interval->findChildren<QPushButton *>()[2]));
        QTRY_COMPARE(rows("revenueTable").size(), 2);
        QCOMPARE(tab(), u"By month"_s);
        QCOMPARE(rows("revenueTable", 3), (QStringList{u"2"_s, u"0"_s}));
    }

    void anOrderOpensWhatLedToIt()
    {
        cart();
        record({u"NF-1"_s, "99.95"});
        open();
        m_page->body()->showTab(ReportBody::Rows);
        enter("rows_orders", 0);
        auto *panel = part<QWidget>("orderPanel");
        QTRY_VERIFY(panel->isVisible());
        QTRY_VERIFY(part<Paragraph>("orderQuestion")->plain().contains(u"How many people"));
        QVERIFY(part<Paragraph>("orderAnswer")->plain().contains(u"room for two people"));
        auto *timeline = part<Timeline>("visitorTimeline");
        const auto titles = [timeline] {
            QStringList all;
            for (const Timeline::Step &step : timeline->steps())
                all << step.title;
            return all;
        };
        QTRY_COMPARE(titles(),
            (QStringList{u"Asked in the chat, and was helped"_s, u"Ticket 1 opened"_s, u"Added to the cart"_s,
                u"Order NF-1"_s}));
        QCOMPARE(timeline->current(), 3);
        timeline->setFocus();
        QTest::keyClick(timeline, Qt::Key_Escape);
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
        m_page->body()->showTab(ReportBody::Rows);
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
                     ->adminCall(
                         "POST", kCompany + "/orders/" + id + "/refunds", R"({"kind":"refund","value":65})")
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

        // The other order is cancelled, after a question.
        enter("rows_orders", 0);
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
        m_page->body()->showTab(ReportBody::Rows);
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-1"_s});
        choose("revenueCurrency", u"USD"_s);
        QCOMPARE(figure("figure_attributed_revenue"), u"Attributed revenue: $7.50"_s);
        QTRY_COMPARE(rows("rows_orders"), QStringList{u"NF-2"_s});
        m_page->body()->showTab(ReportBody::Products);
        QTRY_COMPARE(m_page->body()->list()->model()->rowCount(), 1);
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
        m_page->body()->showTab(ReportBody::Rows);
        QTRY_COMPARE(rows("rows_orders").size(), 2);
    }

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
        from->setText(u"2026-05-20"_s);
        QTest::keyClick(to, Qt::Key_Return);
        QTRY_COMPARE(subtitle(), u"20 May 2026 – 28 May 2026, Europe/Berlin · today is not over"_s);
        QTRY_VERIFY(!this->dialog<TaskDialog>());
        QCOMPARE(rows("revenueTable").size(), 9);
        QCOMPARE(part<QComboBox>("revenueRange")->currentText(), u"Choose days…"_s);

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
        const QString orders = m_home.filePath(u"orders.csv"_s);
        saveAs("exportTable", orders);
        QTRY_VERIFY2(said().startsWith(u"1 row in "), qPrintable(said()));
        QVERIFY2(contentOf(orders).contains("\"'=NF-2\""), contentOf(orders));
        QVERIFY(!contentOf(orders).contains("NF-1"));
        const QString json = m_home.filePath(u"orders.json"_s);
        saveAs("exportTable", json);
        QTRY_VERIFY2(said().contains(u"orders.json"), qPrintable(said()));
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
        m_page->body()->showTab(ReportBody::Rows);
        enter("rows_orders", 0);
        QTRY_VERIFY(part<QPushButton>("orderRefund")->isEnabled());
        const QString before = figure("figure_attributed_revenue");
        m_server->stop();
        m_page->setOffline(true, u"The server does not answer."_s);
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
};

QTEST_MAIN(TestRevenuePageOrders)
#include "tst_revenue_page_orders.moc"
