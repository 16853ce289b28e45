// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/client/bench_desk.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The tabs of the test bench beside the conversation and the request, driven by clicks and keys.
class TestBenchTabs : public QObject, tests::BenchDesk
{
    Q_OBJECT

    QList<Timeline::Step> steps(const char *name) const { return part<Timeline>(name)->steps(); }
    QString lastDetail(const char *name) const
    {
        return steps(name).isEmpty() ? QString() : steps(name).last().detail;
    }

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

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

    void earlierConversationsAreInAMenu()
    {
        auto *earlier = part<QPushButton>("benchEarlier");
        QVERIFY(!earlier->isVisible());
        type("benchQuestion", u"How long can I return things?"_s);
        click("benchSend");
        auto *thread = part<QLineEdit>("benchThread");
        QTRY_VERIFY(!thread->text().isEmpty());
        const QString first = thread->text();
        QTRY_VERIFY(part<QPushButton>("benchAnew")->isEnabled());
        click("benchAnew");
        QTRY_VERIFY(earlier->isVisible());
        QVERIFY(thread->text().isEmpty());
        emit earlier->menu()->aboutToShow();
        QCOMPARE(earlier->menu()->actions().size(), 1);
        QAction *action = earlier->menu()->actions().first();
        QVERIFY2(action->text().endsWith(u"How long can I return things?, questions: 1"_s),
            qPrintable(action->text()));
        action->trigger();
        QCOMPARE(thread->text(), first); // the next question continues it
        QVERIFY(!earlier->isVisible());
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
        QCOMPARE(steps("faqFlowSteps").last().title, u"Wait skipped"_s);
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
        QCOMPARE(steps("faqFlowSteps").at(1).title, u"Waited for Retry-After"_s);
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

    void ctrlEnterInAFingerprintSendsTheNewOne()
    {
        m_page->showTab(BenchPage::Shop);
        const QString visitor = u"3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10"_s;
        type("shopPage", m_site->url(u"/alta"_s));
        type("shopFaqId", u"987654"_s);
        type("shopQuestion", u"How long can I return things?"_s);
        type("shopCurrency", u"CHF"_s);
        type("shopChat", visitor);
        QTest::keyClick(part<QLineEdit>("shopChat"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!lastDetail("shopSteps").isEmpty());
        QTRY_VERIFY2(sent().contains(u"\"user_fingerprint\":\""_s + visitor + u'"'), qPrintable(sent()));
        QVERIFY(sent().contains(u"\"faq_id\":987654"));
        QVERIFY(sent().contains(u"\"page_url\":\""_s + m_site->url(u"/alta"_s)));
        QTRY_VERIFY(response().contains(u"error_code")); // there is no such FAQ
        // What was typed is not the company's again at the next F5.
        part<QComboBox>("faqFlowLocale")->clear();
        m_page->refresh();
        QTRY_VERIFY(part<QComboBox>("faqFlowLocale")->count() > 0);
        QCOMPARE(part<QLineEdit>("shopCurrency")->text(), u"CHF"_s);
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

    void aViewerIsToldWhyNothingIsSent()
    {
        const QString email = u"somebody@shop.example"_s, password = u"correct horse battery"_s;
        QVERIFY(m_server->runtime().putAdmin(
            email, Secret(password.toLatin1()), accounts::Role::CompanyViewer, {u"shop"_s}));
        const json::Object body{{u"email"_s, email}, {u"password"_s, password}};
        client::ApiClient viewer;
        viewer.setServer(m_server->admin());
        viewer.setPublicAddresses(m_server->base(), m_server->app());
        viewer.setToken(Secret(m_server->adminCall("POST", "/admin/v1/sessions", json::Value(body).toJson())
                                   .text(u"token")
                                   .toLatin1()));
        m_page->setSession(&viewer, u"shop"_s);
        type("faqFlowPage", m_site->url(u"/alta"_s));
        part<QLineEdit>("benchQuestion")->setText(u"Dry?"_s);
        QTRY_VERIFY(!part<QPushButton>("requestSend")->isEnabled());
        for (const char *name :
            {"benchSend", "faqFlowSend", "shopAdd", "shopAsk", "requestSend", "scenarioRunAll"}) {
            QVERIFY2(!part<QPushButton>(name)->isEnabled(), name);
            QVERIFY2(part<QPushButton>(name)->toolTip().contains(u"read only"), name);
        }
        m_page->setOffline(true, u"The server does not answer."_s);
        QCOMPARE(part<QPushButton>("benchSend")->toolTip(), u"The server does not answer."_s);
        m_page->setOffline(false, {});
        QVERIFY(part<QPushButton>("benchSend")->toolTip().contains(u"read only"));
        m_page->setSession(m_client.get(), u"shop"_s); // somebody else signs in
        QTRY_VERIFY(part<QPushButton>("benchSend")->isEnabled());
        m_page.reset(); // before its client
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
