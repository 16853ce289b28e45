// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/appearance.h"
#include "console/pages/bench/bench_page.h"
#include "console/pages/bench/compare_view.h"
#include "console/pages/bench/faq_pane.h"
#include "console/widgets/builders.h"
#include "console/widgets/cells.h"
#include "console/widgets/data_table.h"
#include "console/widgets/json_view.h"
#include "console/widgets/timeline.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The tabs of the test bench beside the conversation, on the real server, driven by clicks and keys. The
/// analytics endpoints have an address of their own.
class TestBenchTabs : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::FakeSite> m_site;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<BenchPage> m_page;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    void click(const char *name) const { QVERIFY2(tests::click(part<QWidget>(name)), name); }
    void type(const char *name, const QString &text) const
    {
        auto *field = part<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    QString response() const { return m_page->findChild<JsonView *>()->shownText(); }
    QString sent() const
    {
        for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>()) {
            if (box->accessibleName() == u"Request as sent")
                return box->toPlainText();
        }
        return {};
    }
    QList<Timeline::Step> steps(const char *name) const { return part<Timeline>(name)->steps(); }
    QString lastDetail(const char *name) const
    {
        return steps(name).isEmpty() ? QString() : steps(name).last().detail;
    }
    QString historyCell(int row, int column) const
    {
        const QAbstractItemModel *model = part<DataTable>("requestHistory")->model();
        return model->index(row, column).data(kCellRole).value<Cell>().text;
    }
    int historySize() const { return part<DataTable>("requestHistory")->model()->rowCount(); }
    void chooseEndpoint(const QString &line) const
    {
        auto *combo = part<QComboBox>("requestEndpoint");
        const int index = combo->findText(line);
        QVERIFY2(index >= 0, qPrintable(line));
        combo->setCurrentIndex(index);
        emit combo->activated(index); // as a person's choice does
    }
    void triggerMistake(const QString &name) const
    {
        auto *menu = part<QPushButton>("requestMistakes")->menu();
        emit menu->aboutToShow();
        for (const QAction *group : menu->actions()) {
            for (QAction *action : group->menu()->actions()) {
                if (action->text() == name)
                    return action->trigger();
            }
        }
        QFAIL(qPrintable(name));
    }
    /// The status of the newest request of the history, once it has one.
    QString newestStatus(int size) const
    {
        [&] { QTRY_COMPARE(historySize(), size); }();
        [&] { QTRY_VERIFY(historyCell(0, 1) != u"Sent"); }();
        return historyCell(0, 1);
    }

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
        m_site = std::make_unique<test::FakeSite>();
        m_site->serve("/alta", {test::productPage(u"Alta 2"_s)});
        m_server = std::make_unique<test::TestServer>(
            test::TestServerOptions{.settings = {{u"app_listen"_s, u"127.0.0.1:0"_s}}});
        m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return everything within 30 days of delivery, free of charge.\n");
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setPublicAddresses(m_server->base(), m_server->app());
        m_client->setToken(m_server->adminToken());
        m_page = std::make_unique<BenchPage>(m_server->clock(), *m_settings);
        m_page->resize(1056, 760);
        m_page->show();
        m_page->activateWindow(); // shortcuts and the focus need it
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        m_page->setSession(m_client.get(), u"shop"_s);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
        m_site.reset();
    }

    void ctrlTabGoesThroughTheTabs()
    {
        auto *tabs = part<QTabBar>("benchPages");
        for (const int expected : {1, 2, 3, 4, 0}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
            QCOMPARE(tabs->currentIndex(), expected);
            QCOMPARE(part<QPushButton>("benchAnew")->isVisible(), expected == 0);
        }
        QTest::keyClick(
            QApplication::focusWidget(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tabs->currentIndex(), 4);
    }

    void faqsComeAfterWaitingAndAreAnsweredByAClick()
    {
        m_page->showTab(BenchPage::Faqs);
        m_site->hold("/alta");
        type("faqFlowPage", m_site->url(u"/alta"_s));
        type("faqFlowCount", u"3"_s);
        click("faqFlowSend");
        QTRY_COMPARE(steps("faqFlowSteps").size(), 2);
        QVERIFY(steps("faqFlowSteps").first().detail.startsWith(u"202 Accepted"));
        QVERIFY(steps("faqFlowSteps").last().wait >= 0); // the ring
        QVERIFY(steps("faqFlowSteps").last().detail.contains(u" s left"));
        QVERIFY(response().contains(u"\"status\": \"generating\""));
        QVERIFY(sent().contains(u"&locale=en&count=3 HTTP/1.1"));
        tests::checkPage(*m_page, "bench-faq-waiting");
        m_site->release("/alta");
        m_server->waitForPage(u"shop"_s, m_site->url(u"/alta"_s));
        click("faqFlowNow");
        QTRY_VERIFY(m_page->findChildren<FaqQuestion *>().size() > 0);
        QVERIFY(m_page->findChildren<FaqQuestion *>().size() <= 3);
        QCOMPARE(steps("faqFlowSteps").size(), 3);
        QVERIFY(steps("faqFlowSteps").last().detail.startsWith(u"200 OK"));
        FaqQuestion *question = m_page->findChildren<FaqQuestion *>().first();
        QVERIFY(tests::click(question));
        QTRY_VERIFY(question->answer() && question->answer()->isOver());
        QCOMPARE(question->answer()->state, BenchExchange::State::Answered);
        QTRY_VERIFY(response().contains(u"result_text"));
        QVERIFY(sent().contains(u"\"faq_id\":"));
        QVERIFY(!question->answer()->answer.isEmpty());
        tests::checkPage(*m_page, "bench-faq-answered");
        // A step of the timeline opens its exchange.
        QTest::mouseClick(part<Timeline>("faqFlowSteps"), Qt::LeftButton, {}, {200, 20});
        QVERIFY(response().contains(u"\"status\": \"generating\""));
    }

    void theWaitingCanBeStoppedAndBegunAnew()
    {
        m_page->showTab(BenchPage::Faqs);
        m_site->hold("/alta");
        type("faqFlowPage", m_site->url(u"/alta"_s));
        QTest::keyClick(part<QLineEdit>("faqFlowPage"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(steps("faqFlowSteps").size(), 2);
        QVERIFY(!part<QPushButton>("faqFlowSend")->isEnabled());
        click("faqFlowStop");
        QCOMPARE(steps("faqFlowSteps").last().title, u"Did not wait to the end"_s);
        QVERIFY(!part<QPushButton>("faqFlowStop")->isVisible());
        QVERIFY(part<QPushButton>("faqFlowSend")->isEnabled());
        m_site->release("/alta");
    }

    void theTimeOfRetryAfterIsWaitedFor()
    {
        m_page->showTab(BenchPage::Faqs);
        m_site->hold("/alta");
        type("faqFlowPage", m_site->url(u"/alta"_s));
        click("faqFlowSend");
        QTRY_COMPARE(steps("faqFlowSteps").size(), 2);
        m_site->release("/alta");
        QTRY_VERIFY(m_page->findChildren<FaqQuestion *>().size() > 0); // nobody asked but the time
        QCOMPARE(steps("faqFlowSteps").at(1).title, u"Waited as Retry-After says"_s);
    }

    void aPageWithoutFaqsSaysWhy()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        m_page->showTab(BenchPage::Faqs);
        type("faqFlowPage", m_site->url(u"/alta"_s));
        click("faqFlowSend");
        QTRY_VERIFY(response().contains(u"feature_disabled"));
        const auto labels = m_page->findChildren<ElidedLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const ElidedLabel *label) {
            return label->text().startsWith(u"Not available (feature_disabled");
        }));
    }

    void aVisitorIsFollowedFromTheFirstRefusalToTheOrder()
    {
        m_page->showTab(BenchPage::Shop);
        const QString visitor = part<QLineEdit>("shopChat")->text();
        QCOMPARE(visitor.size(), 36);
        click("shopAdd"); // before anything was asked
        QTRY_VERIFY(lastDetail("shopSteps").contains(u"ACTIVE_TICKET_NOT_FOUND"));
        QTRY_VERIFY(part<QWidget>("shopOutcome")->isVisible());
        QVERIFY(!part<Paragraph>("shopOutcomeText")->plain().isEmpty());
        QTRY_VERIFY(part<QPushButton>("shopAdd")->isEnabled());
        QVERIFY(sent().contains(u"Host: 127.0.0.1:%1\r\n"_s.arg(m_server->app().port()))
            || sent().contains(u"Host: 127.0.0.1:%1\n"_s.arg(m_server->app().port())));
        QVERIFY(!sent().contains(u"Authorization"));
        tests::checkPage(*m_page, "bench-shop-refused");

        type("shopQuestion", u"How long can I return things?"_s);
        click("shopAsk");
        QTRY_VERIFY(part<ElidedLabel>("shopTicket")->text().startsWith(u"opened by chat · 1 interaction"));
        click("shopAdd");
        QTRY_COMPARE(m_page->findChildren<QPushButton *>(u"basketRemove"_s).size(), 1);
        type("shopProductId", u"NF-MUG"_s);
        type("shopProductName", u"Mug"_s);
        type("shopPrice", u"12.50"_s);
        type("shopQuantity", u"2"_s);
        QTest::keyClick(part<QLineEdit>("shopQuantity"), Qt::Key_Return);
        QTRY_COMPARE(m_page->findChildren<QPushButton *>(u"basketRemove"_s).size(), 2);
        QVERIFY(tests::click(m_page->findChildren<QPushButton *>(u"basketMore"_s).at(1)));
        QTRY_COMPARE(m_page->findChildren<QLineEdit *>(u"basketQuantity"_s).at(1)->text(), u"3"_s);
        QVERIFY(sent().contains(u"\"type\":\"QUANTITY_INCREASED\""));
        QVERIFY(tests::click(m_page->findChildren<QPushButton *>(u"basketLess"_s).at(1)));
        QTRY_COMPARE(m_page->findChildren<QLineEdit *>(u"basketQuantity"_s).at(1)->text(), u"2"_s);
        tests::checkPage(*m_page, "bench-shop-basket");

        type("shopOrder", u"N-1"_s);
        click("shopCheckOut");
        QTRY_VERIFY(m_page->findChildren<QPushButton *>(u"basketRemove"_s).isEmpty());
        QVERIFY(sent().contains(u"\"value\":374.00,\"currency\":\"EUR\",\"orderId\":\"N-1\""));
        QTRY_VERIFY(lastDetail("shopSteps").contains(u"attributed to chat"));
        QVERIFY(part<Paragraph>("shopOutcomeText")->plain().contains(u"How long can I return things?"));
        QVERIFY(part<Paragraph>("shopOutcomeText")->plain().contains(u"test visitor"));
        QTRY_VERIFY(part<ElidedLabel>("shopTicket")->text().contains(u"1 order"));
        tests::checkPage(*m_page, "bench-shop-order");

        click("shopAnew");
        QVERIFY(part<QLineEdit>("shopChat")->text() != visitor);
        QVERIFY(steps("shopSteps").isEmpty());
    }

    void aRemovedItemLeavesTheBasket()
    {
        m_page->showTab(BenchPage::Shop);
        type("shopQuestion", u"How long can I return things?"_s);
        QTest::keyClick(part<QLineEdit>("shopQuestion"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(lastDetail("shopSteps").startsWith(u"200"));
        click("shopAdd");
        QTRY_COMPARE(m_page->findChildren<QPushButton *>(u"basketRemove"_s).size(), 1);
        QVERIFY(tests::click(part<QWidget>("basketRemove")));
        QTRY_VERIFY(m_page->findChildren<QPushButton *>(u"basketRemove"_s).isEmpty());
        QVERIFY(sent().contains(u"\"type\":\"ITEM_REMOVED\""));
        QVERIFY(!part<QPushButton>("shopCheckOut")->isEnabled());
    }

    void theFormOfAnEndpointMakesItsRequest()
    {
        m_page->showTab(BenchPage::Request);
        auto *question = part<QLineEdit>("requestField_query_text");
        QVERIFY(question);
        type("requestField_query_text", u"How long can I return \"things\"?"_s);
        type("requestField_locale", u"en"_s);
        const auto body = json::parse(part<QPlainTextEdit>("requestRaw")->toPlainText().toUtf8());
        QCOMPARE(body->string(u"query_text"), u"How long can I return \"things\"?"_s);
        tests::checkPage(*m_page, "bench-request-form");
        QTest::keyClick(question, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(newestStatus(1), u"200"_s);
        QTRY_VERIFY(response().contains(u"30 days"));
        QVERIFY(sent().contains(u"Authorization: Bearer ad_test_"));
        auto *tabs = part<QTabBar>("benchTabs");
        QTRY_VERIFY(tabs->tabText(3).startsWith(u"Sources ("));
        // Another test key is not made for another tab.
        m_page->showTab(BenchPage::Faqs);
        type("faqFlowPage", m_site->url(u"/alta"_s));
        click("faqFlowSend");
        QTRY_VERIFY(steps("faqFlowSteps").size() > 0 && lastDetail("faqFlowSteps") != u"Under way");
        QCOMPARE(m_server->sql("SELECT name FROM api_key WHERE company_key = 'shop'").size(), 1);
    }

    void queriesAndPathsComeFromTheFormToo()
    {
        m_page->showTab(BenchPage::Request);
        chooseEndpoint(u"GET /admin/v1/companies/{company}/keys/{key}"_s);
        QCOMPARE(part<QComboBox>("requestAuth")->currentText(), u"Own session"_s);
        type("requestField_key", u"nobody knows"_s);
        QVERIFY(part<QLineEdit>("requestAddress")
                    ->text()
                    .endsWith(u"/admin/v1/companies/shop/keys/nobody%20knows"));
        click("requestSend");
        QCOMPARE(newestStatus(1), u"404"_s);
        chooseEndpoint(u"GET /api/v1/product-faqs"_s);
        type("requestField_count", u"99"_s);
        QVERIFY(part<QLineEdit>("requestAddress")->text().endsWith(u"&count=99"));
        click("requestSend");
        QCOMPARE(newestStatus(2), u"400"_s);
        QTRY_VERIFY(response().contains(u"INVALID_FIELD"));
    }

    void rawTextIsSentAsItIs()
    {
        m_page->showTab(BenchPage::Request);
        auto *raw = part<QPlainTextEdit>("requestRaw");
        raw->setPlainText(u"{\"query_text\":\"Hello\",\"more\":[1]}"_s);
        QCOMPARE(part<QLineEdit>("requestField_query_text")->text(), u"Hello"_s);
        type("requestField_locale", u"de"_s);
        const auto body = json::parse(raw->toPlainText().toUtf8());
        QVERIFY(body->find(u"more")); // no field of the form, and still there
        raw->setPlainText(u"{\"query_text\": oops}"_s);
        QVERIFY(part<QLabel>("requestFlaw")->text().startsWith(u"No JSON at line 1, column "));
        click("requestSend");
        QCOMPARE(newestStatus(1), u"400"_s);
        QTRY_VERIFY(response().contains(u"INVALID_JSON"));
        QVERIFY(sent().endsWith(u"{\"query_text\": oops}"));
    }

    void mistakesAreMadeOnPurpose_data()
    {
        QTest::addColumn<QString>("mistake");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("code");
        QTest::newRow("missing") << u"Without query_text"_s << u"400"_s << u"MISSING_REQUIRED_FIELDS"_s;
        QTest::newRow("too long") << u"query_text too long"_s << u"400"_s << u"INVALID_FIELD"_s;
        QTest::newRow("cut off") << u"Cut off"_s << u"400"_s << u"INVALID_JSON"_s;
        QTest::newRow("bytes") << u"Bytes that are no UTF-8"_s << u"400"_s << u"INVALID_JSON"_s;
        QTest::newRow("too large") << u"One byte above the limit"_s << u"413"_s << u"PAYLOAD_TOO_LARGE"_s;
        QTest::newRow("nobody") << u"Without Authorization"_s << u"401"_s << u"MISSING_API_KEY"_s;
        QTest::newRow("stranger") << u"With an unknown key"_s << u"401"_s << u"INVALID_API_KEY"_s;
        QTest::newRow("method") << u"With the method GET"_s << u"405"_s << u"METHOD_NOT_ALLOWED"_s;
    }
    void mistakesAreMadeOnPurpose()
    {
        QFETCH(QString, mistake);
        QFETCH(QString, status);
        QFETCH(QString, code);
        m_page->showTab(BenchPage::Request);
        triggerMistake(mistake);
        QCOMPARE(newestStatus(1), status);
        QTRY_VERIFY2(response().contains(code), qPrintable(response()));
        QVERIFY(historyCell(0, 2).startsWith(mistake));
    }

    void twoAnswersStandSideBySide()
    {
        m_page->showTab(BenchPage::Request);
        click("requestSend");
        QCOMPARE(newestStatus(1), u"200"_s);
        triggerMistake(u"Without query_text"_s);
        QCOMPARE(newestStatus(2), u"400"_s);
        QVERIFY(!part<QPushButton>("historyCompare")->isEnabled());
        auto *table = part<DataTable>("requestHistory");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        click("historyCompare");
        auto *compare = m_page->findChild<CompareView *>();
        QVERIFY(compare->isVisible());
        QVERIFY(std::any_of(compare->rows().begin(), compare->rows().end(),
            [](const DiffRow &row) { return row.left.contains(u"thread_id"); }));
        QVERIFY(std::any_of(compare->rows().begin(), compare->rows().end(),
            [](const DiffRow &row) { return row.right.contains(u"MISSING_REQUIRED_FIELDS"); }));
        tests::checkPage(*m_page, "bench-compare");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!compare->isVisible());
    }

    void aSentRequestIsSentAgainAndEdited()
    {
        m_page->showTab(BenchPage::Request);
        type("requestField_query_text", u"First?"_s);
        click("requestSend");
        QCOMPARE(newestStatus(1), u"200"_s);
        type("requestField_query_text", u"Second?"_s);
        click("benchRepeat");
        QCOMPARE(newestStatus(2), u"200"_s);
        QVERIFY(sent().contains(u"First?"));
        click("historyEdit");
        QCOMPARE(part<QLineEdit>("requestField_query_text")->text(), u"First?"_s);
        click("historyClear");
        QCOMPARE(historySize(), 0);
    }

    void copiesHoldNoSessionAndNoPassword()
    {
        m_page->showTab(BenchPage::Request);
        chooseEndpoint(u"POST /admin/v1/admins"_s);
        type("requestField_password", u"hunter2hunter2"_s);
        click("requestSend");
        newestStatus(1);
        QVERIFY(!sent().contains(u"hunter2"));
        const QList<QAction *> formats = part<QPushButton>("benchCopyAs")->menu()->actions();
        QCOMPARE(formats.size(), 4);
        for (QAction *format : formats) {
            format->trigger();
            const QString code = QApplication::clipboard()->text();
            QVERIFY2(code.contains(u"YOUR_SESSION_TOKEN") && code.contains(u"YOUR_SECRET"), qPrintable(code));
            QVERIFY(!code.contains(u"hunter2"));
            QVERIFY(!code.contains(QString::fromLatin1(m_client->token().reveal())));
        }
    }

    void aStrangeServerGetsNoKey()
    {
        m_page->showTab(BenchPage::Request);
        type("requestAddress", m_site->url(u"/alta"_s));
        click("requestSend");
        QCOMPARE(newestStatus(1), u"200"_s);
        QVERIFY(!sent().contains(u"Authorization"));
    }

    void headersAreEditedInRows()
    {
        m_page->showTab(BenchPage::Request);
        auto names = m_page->findChildren<QLineEdit *>(u"headerName"_s);
        const auto values = m_page->findChildren<QLineEdit *>(u"headerValue"_s);
        names.last()->setText(u"X-Request-Id"_s);
        values.last()->setText(u"req_mine"_s);
        QCOMPARE(m_page->findChildren<QLineEdit *>(u"headerName"_s).size(), names.size() + 1);
        click("requestSend");
        newestStatus(1);
        QVERIFY(sent().contains(u"X-Request-Id: req_mine"));
    }

    void aRequestFromElsewhereWaitsInTheFields()
    {
        client::RawRequest request;
        request.method = "POST";
        request.url = m_client->addressOf(api::Endpoint::CartEvents);
        request.headers = {{"Content-Type", "application/json"}, {"Authorization", "Bearer YOUR_API_KEY"}};
        request.body = R"({"type":"ITEM_ADDED"})";
        m_page->fillIn(request);
        QCOMPARE(part<QTabBar>("benchPages")->currentIndex(), int(BenchPage::Request));
        QCOMPARE(part<QComboBox>("requestEndpoint")->currentText(), u"POST /analytics/cart_events"_s);
        QCOMPARE(part<QComboBox>("requestField_type")->currentText(), u"ITEM_ADDED"_s);
        QCOMPARE(historySize(), 0);
        click("requestSend");
        QCOMPARE(newestStatus(1), u"400"_s);
        QVERIFY(!sent().contains(u"YOUR_API_KEY"));
    }

    void offlineNothingIsSentAndWhatWasTypedStays()
    {
        type("faqFlowPage", u"https://shop.example/a"_s);
        m_page->setOffline(true, u"The server does not answer."_s);
        for (const char *name : {"faqFlowSend", "shopAdd", "shopAsk", "shopCheckOut", "requestSend"}) {
            QVERIFY2(!part<QPushButton>(name)->isEnabled(), name);
            QCOMPARE(part<QPushButton>(name)->toolTip(), u"The server does not answer."_s);
        }
        m_page->setOffline(false, {});
        QCOMPARE(part<QLineEdit>("faqFlowPage")->text(), u"https://shop.example/a"_s);
        QVERIFY(part<QPushButton>("requestSend")->isEnabled());
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
        for (const auto &[tab, name] : {std::pair(BenchPage::Faqs, "faqs"),
                 std::pair(BenchPage::Shop, "shop"), std::pair(BenchPage::Request, "request")}) {
            m_page->showTab(tab);
            tests::checkPage(
                *m_page, (QByteArray("bench-") + name + '-' + QTest::currentDataTag()).constData());
        }
        m_appearance->setChoice(Appearance::Choice::Light);
    }
};

QTEST_MAIN(TestBenchTabs)
#include "tst_bench_tabs.moc"
