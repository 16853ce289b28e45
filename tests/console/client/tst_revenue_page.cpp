// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/charts/daily_chart.h"
#include "console/pages/revenue/common/money.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/revenue/page/sending_dialog.h"
#include "console/pages/revenue/report/card_row.h"
#include "console/pages/revenue/report/report_body.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/console/samples/sample_revenue.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QMouseEvent>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolTip>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

namespace {

constexpr char kRevenue[] = "GET /admin/v1/companies/nordfjell/revenue";
constexpr char kOrders[] = "GET /admin/v1/companies/nordfjell/orders";
/// 30 January 2026, 23:30 UTC: in Berlin it is the 31st already.
constexpr qint64 kNow = 1769815800000;

api::Revenue revenue()
{
    api::Revenue made;
    made.timeZone = u"Europe/Berlin"_s;
    made.from = u"2026-01-02"_s;
    made.to = u"2026-01-31"_s;
    made.previousFrom = u"2025-12-03"_s;
    made.previousTo = u"2026-01-01"_s;
    made.tickets = 320;
    made.ticketsWithOrder = 40;
    made.conversion = u"0.125"_s;
    made.funnel = sampleFigures(
        true, {{"tickets", u"320"_s}, {"tickets_with_order", u"40"_s}, {"conversion", u"0.125"_s}});
    const auto part = [](const QString &currency, const QString &total, const QString &helpful, int orders,
                          const QString &average, const QString &added) {
        api::RevenueOfCurrency made;
        made.currency = currency;
        made.attributedRevenue = made.netRevenue = total;
        made.refunded = made.directRevenue = u"0"_s;
        made.helpfulRevenue = helpful;
        made.orders = orders;
        made.averageOrderValue = average;
        made.addedToCart = added;
        made.figures = sampleFigures(false,
            {{"attributed_revenue", total}, {"orders", QString::number(orders)},
                {"average_order_value", average}, {"added_to_cart", added}});
        return made;
    };
    const auto day = [](const QString &date, const QString &total, const QString &chat, const QString &faq,
                         int orders, const QString &added) {
        api::RevenueDay made;
        made.date = made.lastDate = date;
        made.revenue = made.netRevenue = total;
        made.chat = chat;
        made.faq = faq;
        made.refunded = made.helpful = made.direct = u"0"_s;
        made.orders = orders;
        made.addedToCart = added;
        return made;
    };
    api::RevenueOfCurrency euro = part(u"EUR"_s, u"51234.9"_s, u"40000.00"_s, 412, u"124.36"_s, u"-12.5"_s);
    api::RevenueOfCurrency yen = part(u"JPY"_s, u"1200000"_s, u"0"_s, 1, u"1200000"_s, u"0"_s);
    for (int i = 0; i < 30; ++i) {
        const QString date = QDate(2026, 1, 2).addDays(i).toString(Qt::ISODate);
        const int chat = 700 + (i * 37) % 300, faq = 350 + (i * 53) % 200;
        euro.days.push_back(day(date, u"%1.50"_s.arg(chat + faq), u"%1.50"_s.arg(chat), u"%1.00"_s.arg(faq),
            3 + i % 9, u"%1.00"_s.arg(chat / 2)));
        yen.days.push_back(day(date, u"0"_s, u"0"_s, u"0"_s, 0, u"0"_s));
    }
    made.currencies = {euro, yen};
    return made;
}

api::Revenue nothing()
{
    api::Revenue made = revenue();
    made.currencies.clear();
    made.tickets = made.ticketsWithOrder = 0;
    made.conversion.reset();
    return made;
}

} // namespace

class TestRevenuePage : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    ManualClock m_clock{kNow};
    std::unique_ptr<RevenuePage> m_page;

    void open(const api::Revenue &answer)
    {
        m_server->answer(kRevenue, {.body = schema::toJson(answer)});
        m_page->setSession(m_client.get(), u"nordfjell"_s);
        QTRY_VERIFY(!header()->subtitle().isEmpty() && header()->subtitle().contains(u"Europe/Berlin"));
    }
    ContentStack *stack() const { return m_page->findChild<ContentStack *>(u"revenueStack"_s); }
    PageHeader *header() const { return m_page->findChild<PageHeader *>(); }
    /// The queries of all reports so far.
    QList<QByteArray> asked() const
    {
        QList<QByteArray> queries;
        for (const FakeRequest &request : m_server->requests()) {
            if (request.method + ' ' + request.path == kRevenue)
                queries << request.query;
        }
        return queries;
    }
    QStringList labels() const
    {
        QStringList all;
        for (const QLabel *label : m_page->findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all;
    }
    QString cell(int row, int column) const
    {
        const auto *table = m_page->findChild<DataTable *>(u"revenueTable"_s);
        return table->model()->index(row, column).data(kCellRole).value<Cell>().text;
    }
    void picture(const char *name) const { checkPage(*m_page, name); }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_page = std::make_unique<RevenuePage>(m_clock);
        m_page->resize(1056, 760);
        m_page->show();
    }

    void cleanup() { m_page.reset(); }

    void figuresAreExactAndSayTheirRange()
    {
        open(revenue());
        QCOMPARE(asked().first(), QByteArray("preset=30_days"));
        QVERIFY(labels().contains(u"€51,234.90"_s));
        QVERIFY(labels().contains(u"412"_s));
        QVERIFY(labels().contains(u"€124.36"_s));
        QVERIFY(labels().contains(u"−€12.50"_s));
        QVERIFY(labels().contains(u"12.5 %"_s));
        QVERIFY(labels().contains(u"was €45,582.70"_s));
        QCOMPARE(header()->subtitle(), u"2 Jan 2026 – 31 Jan 2026, Europe/Berlin · today is not complete"_s);
        QApplication::processEvents();
        picture("revenue");
    }

    void theChartIsReusedNotLeftBehind()
    {
        DailyChart chart(u"Revenue"_s);
        chart.resize(600, 240);
        const auto items = [&chart] { return chart.findChild<QGraphicsView *>()->scene()->items().size(); };
        DailyChart::Data data;
        data.periods
            = {{u"2 Jan"_s, u"Fri 2 Jan"_s}, {u"3 Jan"_s, u"Sat 3 Jan"_s}, {u"4 Jan"_s, u"Sun 4 Jan"_s}};
        data.channels = {{u"Chat"_s, Ink::Chart1, {10, 20, 30}, {}}, {u"FAQs"_s, Ink::Chart2, {5, 0, 1}, {}}};
        data.currency = u"EUR"_s;
        chart.setData(data);
        chart.grab();
        const auto before = items();
        for (int i = 0; i < 5; ++i) {
            data.channels[0].values[0] += 1; // the axes keep their lines
            chart.setData(data);
            chart.grab();
        }
        QCOMPARE(items(), before);
    }

    void everyLookFits_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::newRow("dark") << true << QSize(1056, 760);
        QTest::newRow("narrow") << false << QSize(944, 660);
        QTest::newRow("wide") << false << QSize(1696, 1040);
    }
    void everyLookFits()
    {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        m_appearance->setChoice(dark ? Appearance::Choice::Dark : Appearance::Choice::Light);
        m_page->resize(size);
        open(revenue());
        QApplication::processEvents();
        QCOMPARE(m_page->size(), size);
        picture((QByteArray("revenue-") + QTest::currentDataTag()).constData());
        m_appearance->setChoice(Appearance::Choice::Light);
    }

    void theTableStandsNewestFirst()
    {
        open(revenue());
        const auto *table = m_page->findChild<DataTable *>(u"revenueTable"_s);
        QCOMPARE(table->model()->rowCount(), 30);
        QCOMPARE(cell(0, 0), u"Sat 31 Jan 2026, so far"_s);
        QCOMPARE(cell(29, 0), u"Fri 2 Jan 2026"_s);
        QCOMPARE(cell(29, 1), u"€700.50"_s);
        QCOMPARE(cell(29, 2), u"€350.00"_s);
        QCOMPARE(cell(29, 4), u"€1,050.50"_s);
        QCOMPARE(cell(29, 6), u"3"_s);
    }

    void anotherCurrencyIsNeverMixedIn()
    {
        open(revenue());
        auto *choice = m_page->findChild<QComboBox *>(u"revenueCurrency"_s);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->count(), 2);
        choice->setCurrentIndex(1);
        emit choice->activated(1);
        QVERIFY(labels().contains(u"1,200,000 JPY"_s));
        QCOMPARE(cell(0, 4), u"0 JPY"_s);
    }

    void oneCurrencyNeedsNoChoice()
    {
        api::Revenue one = revenue();
        one.currencies.pop_back();
        open(one);
        QVERIFY(!m_page->findChild<QComboBox *>(u"revenueCurrency"_s)->isVisible());
    }

    void theChannelsAndThePeriodBeforeAreOfTheSameDays()
    {
        open(revenue());
        QTRY_COMPARE(asked().size(), 4);
        for (const char *query : {"from=2026-01-02&to=2026-01-31&channel=chat&interval=day",
                 "from=2026-01-02&to=2026-01-31&channel=faq&interval=day",
                 "from=2025-12-03&to=2026-01-01&interval=day"})
            QVERIFY2(asked().contains(query), query);
    }

    void aBarNamesEveryChannelAndOpensItsDay()
    {
        open(revenue());
        auto *view = m_page->findChild<QGraphicsView *>();
        QTRY_VERIFY(!view->viewport()->visibleRegion().isEmpty());
        // Somewhere in the middle there is a day.
        const QPoint at = view->viewport()->rect().center() + QPoint(20, 30);
        QMouseEvent move(QEvent::MouseMove, at, view->viewport()->mapToGlobal(at), Qt::NoButton, {}, {});
        QApplication::sendEvent(view->viewport(), &move);
        const QStringList lines = QToolTip::text().split(u'\n');
        QVERIFY2(lines.size() >= 4, qPrintable(QToolTip::text()));
        QVERIFY(lines[1].startsWith(u"Chat  €"_s) && lines[1].endsWith(u".50"));
        QVERIFY(lines[2].startsWith(u"Product FAQs  €"_s));
        QVERIFY(lines[3].startsWith(u"Total  €"_s));
        QToolTip::hideText();
        QSignalSpy pages(m_page.get(), &Page::pageWanted);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(pages.size(), 1);
        QCOMPARE(pages.first().first().toString(), u"orders"_s);
        const std::optional<RowsLink> link = RowsLink::ofView(pages.first().last().toString());
        QVERIFY(link && link->kind == RowsLink::Kind::Orders);
        QCOMPARE(link->title, u"Orders: "_s + lines[0]);
        QVERIFY(link->filter.contains({u"currency"_s, u"EUR"_s}));
        const auto from = std::find_if(
            link->filter.begin(), link->filter.end(), [](const auto &each) { return each.first == u"from"; });
        QVERIFY(from != link->filter.end() && from->second.startsWith(u"2026-01-"));
    }

    void withoutOrdersItSaysWhatBringsThem()
    {
        open(nothing());
        QVERIFY(!stack()->isShowingContent());
        QVERIFY(labels().contains(u"No orders yet in this range"_s));
        picture("revenue-empty");
        QVERIFY(tests::click(m_page->findChild<QPushButton *>(u"revenueSending"_s)));
        const auto *dialog = m_page->window()->findChild<SendingDialog *>();
        QVERIFY(dialog);
        const QString curl = dialog->findChild<QLabel *>(u"sendingCurl"_s)->text();
        QVERIFY2(curl.contains(u"/analytics/checkout_events"), qPrintable(curl));
        QVERIFY(curl.contains(u"\"company_key\": \"nordfjell\""));
    }

    void aRefusalStandsInPlaceAndIsTriedAgain()
    {
        m_server->answerOnce(
            kRevenue, FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
        m_page->setSession(m_client.get(), u"nordfjell"_s);
        QTRY_VERIFY(stack()->findChild<ErrorState *>()->isVisible());
        picture("revenue-error");
        m_server->answer(kRevenue, {.body = schema::toJson(revenue())});
        emit stack()->findChild<ErrorState *>()->retryRequested();
        QTRY_VERIFY(stack()->isShowingContent());
    }

    void aFailedRefreshKeepsTheFiguresAndIsToasted()
    {
        open(revenue());
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        QTRY_COMPARE(asked().size(), 4);
        m_server->answer(kRevenue, FakeReply::error(503, "UNAVAILABLE", "Busy."));
        m_page->refresh();
        QTRY_COMPARE(toasts.size(), 1);
        QVERIFY(stack()->isShowingContent());
        QVERIFY(labels().contains(u"€51,234.90"_s));
    }

    void moneyKeepsEveryDigit_data()
    {
        QTest::addColumn<QString>("decimal");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::newRow("cents") << u"1234.5"_s << u"EUR"_s << u"€1,234.50"_s << u"1.234,50 €"_s;
        QTest::newRow("no cents") << u"1234"_s << u"JPY"_s << u"1,234 JPY"_s << u"1.234 JPY"_s;
        QTest::newRow("more digits") << u"0.123456"_s << u"USD"_s << u"$0.123456"_s << u"0,123456 $"_s;
        QTest::newRow("superfluous") << u"2.500000"_s << u"GBP"_s << u"£2.50"_s << u"2,50 £"_s;
        QTest::newRow("huge") << u"123456789012345678901.01"_s << u"EUR"_s
                              << u"€123,456,789,012,345,678,901.01"_s
                              << u"123.456.789.012.345.678.901,01 €"_s;
        QTest::newRow("negative") << u"-3.1"_s << u"EUR"_s << u"−€3.10"_s << u"−3,10 €"_s;
        QTest::newRow("none") << QString() << u"EUR"_s << u"–"_s << u"–"_s;
    }
    void moneyKeepsEveryDigit()
    {
        QFETCH(QString, decimal);
        QFETCH(QString, currency);
        QTEST(exactMoney(decimal, currency, QLocale(QLocale::English, QLocale::UnitedKingdom)), "english");
        QTEST(exactMoney(decimal, currency, QLocale(QLocale::German, QLocale::Germany)), "german");
    }

    void moneyIsShortFromTenThousandOn()
    {
        const QLocale english(QLocale::English, QLocale::UnitedKingdom);
        const std::pair<QString, QString> sums[] = {{u"9999.95"_s, u"€9,999.95"_s},
            {u"46318.2"_s, u"€46,318"_s}, {u"2341234.9"_s, u"€2.34 M"_s}, {u"-2341234.9"_s, u"−€2.34 M"_s}};
        for (const auto &[exact, text] : sums)
            QCOMPARE(shortMoney(exact, u"EUR"_s, english), text);
        QCOMPARE(shortMoney({}, u"EUR"_s, english), u"–"_s);
    }

    void figuresShortenBeforeCardsWrap()
    {
        QList<MetricCard *> cards;
        for (int i = 0; i < 5; ++i) {
            auto *card = new MetricCard(u"Added to carts"_s, u"The sum"_s);
            card->setValue(u"€2,341,234.90"_s, u"was €2,141,234.90"_s);
            card->setShortValue(u"€2.34 M"_s, u"was €2.14 M"_s);
            card->setChange(u"+9.3 %"_s, Tone::Success);
            cards << card;
        }
        CardRow row(cards);
        row.show();
        const auto rows = [&] {
            QSet<int> tops;
            for (const MetricCard *card : std::as_const(cards))
                tops << card->y();
            return int(tops.size());
        };
        const auto shows = [&](const QString &text) {
            const QList<QLabel *> all = row.findChildren<QLabel *>();
            return std::any_of(
                all.begin(), all.end(), [&](const QLabel *each) { return each->text() == text; });
        };
        const auto resized = [&](int width) {
            row.resize(width, 220);
            for (int i = 0; i < 3; ++i)
                QApplication::processEvents();
        };
        resized(1700);
        QVERIFY(shows(u"€2,341,234.90"_s));
        QCOMPARE(rows(), 1);
        resized(1008); // what a window of 1280 has
        QVERIFY(shows(u"€2.34 M"_s) && !shows(u"€2,341,234.90"_s));
        QCOMPARE(rows(), 1);
        QCOMPARE(cards[0]->findChildren<QLabel *>().at(1)->toolTip(), u"€2,341,234.90"_s);
        resized(560);
        QCOMPARE(rows(), 2);
    }
};

QTEST_MAIN(TestRevenuePage)
#include "tst_revenue_page.moc"
