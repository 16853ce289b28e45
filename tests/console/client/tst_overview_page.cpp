// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/first_steps.h"
#include "console/pages/overview/health_card.h"
#include "console/pages/overview/live_cards.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/overview/state_cards.h"
#include "console/pages/overview/todo_list.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "shared/client/api_client.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/page_check.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The overview on the real server, driven by clicks and keys.
class TestOverviewPage final : public QObject, tests::ConsoleTest<OverviewPage>
{
    Q_OBJECT
    static constexpr char kPassword[] = "correct horse battery";
    static constexpr qint64 kDayMs = 24 * 3'600'000LL;

    std::unique_ptr<QSignalSpy> m_wanted;
    QByteArray m_key;

    /// A control of a row; rows are made anew when what they say changes.
    QPushButton *verb(const QString &name) const
    {
        for (QPushButton *each : m_page->findChildren<QPushButton *>(name)) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    QString what() const { return part<ElidedLabel>(u"healthWhat"_s)->text(); }
    QString why() const { return part<ElidedLabel>(u"healthWhy"_s)->text(); }
    QString said(const QString &card) const { return part<MetricCard>(card)->accessibleName(); }
    /// Everything that a card says in lines that may be cut.
    QString textOf(const QString &card) const
    {
        QStringList all;
        for (const ElidedLabel *each : part<QWidget>(card)->findChildren<ElidedLabel *>()) {
            if (each->isVisible())
                all << each->text();
        }
        return all.join(u'\n');
    }
    QString lastWanted() const
    {
        return m_wanted->isEmpty() ? QString()
                                   : m_wanted->last()[0].toString() + u'/' + m_wanted->last()[1].toString();
    }
    QString wantedBy(const QString &control)
    {
        m_wanted->clear();
        [this, &control] { QVERIFY2(tests::click(verb(control)), qPrintable(control)); }();
        return lastWanted();
    }
    void ask(const QString &question)
    {
        m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}}, m_key);
    }
    /// A shop that needs nothing: knowledge, a key, and a question that was answered.
    void furnish()
    {
        m_key = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Storefront backend"_s}});
        m_server->importDocument(u"shop"_s, u"alta-2.md"_s,
            "# Alta 2 tent\n\n## How many people fit into the Alta 2 tent?\n\nThe Alta 2 tent has room for "
            "two people.\n");
        ask(u"How many people fit into the Alta 2 tent?"_s);
    }
    void open(const Secret &token)
    {
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(token);
        show();
        m_page->setActive(true);
    }
    void open() { open(m_server->runtime().adminToken()); }
    void openAs(accounts::Role role)
    {
        const QString email = u"somebody@shop.example"_s;
        QVERIFY(m_server->runtime().putAdmin(email, Secret(kPassword), role, {u"shop"_s}));
        const json::Object body{{u"email"_s, email}, {u"password"_s, QString::fromLatin1(kPassword)}};
        open(Secret(m_server->adminCall("POST", "/admin/v1/sessions", json::Value(body).toJson())
                        .text(u"token")
                        .toLatin1()));
    }

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        serve({{u"messages_per_minute"_s, 0}});
        makePage();
        m_wanted = std::make_unique<QSignalSpy>(m_page.get(), &Page::pageWanted);
    }
    void cleanup() { stop(); }

    void aFirstRunShowsTheSteps()
    {
        open();
        QTRY_VERIFY(verb(u"stepVerb_knowledge"_s));
        QVERIFY(!verb(u"stepVerb_company"_s)); // there is one
        QVERIFY(!part<TodoCard>(u"todoCard"_s)->isVisible());
        QTRY_COMPARE(part<QLabel>(u"firstStepsCount"_s)->text(), u"1 of 5 done"_s);
        QCOMPARE(wantedBy(u"stepVerb_knowledge"_s), u"knowledge/add"_s);
        QCOMPARE(wantedBy(u"stepVerb_key"_s), u"keys/create"_s);
        QCOMPARE(wantedBy(u"stepVerb_faqs"_s), u"faqs/pregenerate"_s);
        QCOMPARE(wantedBy(u"stepVerb_question"_s), u"bench/"_s);
        tests::checkPage(*m_page, "overview-first");
        furnish();
        QVERIFY(tests::click(part<QWidget>(u"overviewRefresh"_s)));
        QTRY_VERIFY(part<TodoCard>(u"todoCard"_s)->isVisible());
        QVERIFY(!part<FirstStepsCard>(u"firstSteps"_s)->isVisible());
    }
    void theWayBeginsWithoutACompany()
    {
        open();
        m_page->setSession(m_client.get(), {});
        QTRY_COMPARE(part<QLabel>(u"firstStepsCount"_s)->text(), u"0 of 5 done"_s);
        QVERIFY(!verb(u"stepVerb_key"_s)->isEnabled());
        QCOMPARE(wantedBy(u"stepVerb_company"_s), u"settings/create"_s);
        QTRY_COMPARE(what(), u"The server is running"_s);
        QVERIFY(!part<MetricCard>(u"liveRate"_s)->isVisible());
    }
    void nothingToDoIsSaid()
    {
        furnish();
        open();
        QTRY_COMPARE(what(), u"Everything is working"_s);
        QTRY_VERIFY(part<QLabel>(u"todoNothing"_s)->isVisible());
        QCOMPARE(part<QLabel>(u"todoNothing"_s)->text(), u"Nothing to do. The last check was just now."_s);
        m_server->clock().advance(17'000);
        QTRY_COMPARE(
            part<QLabel>(u"todoNothing"_s)->text(), u"Nothing to do. The last check was 17 seconds ago."_s);
        QCOMPARE(why(), u"Checked 17 seconds ago"_s);
        QVERIFY(textOf(u"changesCard"_s).contains(u"Key “Storefront backend” was created"_s));
        tests::checkPage(*m_page, "overview-quiet");
    }
    void whatWaitsOpensItsPage()
    {
        furnish();
        m_server->makeKey(u"shop"_s,
            {{u"name"_s, u"Nightly sync"_s},
                {u"expires_at"_s, rfc3339(m_server->clock().nowMs() + 3 * kDayMs)}});
        ask(u"Do you rent out avalanche airbags?"_s);
        ask(u"Do you rent out avalanche airbags?"_s);
        m_server->sql(
            "INSERT INTO source (company_key, source_id, name, kind, created_ms, updated_ms) VALUES "
            "('shop', 'guide', 'Size guide', 'page', 1, 1)");
        m_server->sql(
            "INSERT INTO source_page (company_key, source_id, url, state, reason, etag, "
            "last_modified) VALUES ('shop', 'guide', 'https://shop.example/', 'failed', '', '', '')");
        open();
        QTRY_VERIFY(verb(u"todo_gaps"_s));
        const QString text = textOf(u"todoCard"_s);
        QVERIFY2(text.contains(u"1 question has no good answer"_s), qPrintable(text));
        QVERIFY(text.contains(u"“Do you rent out avalanche airbags?” was asked 2 times"_s));
        QVERIFY(text.contains(u"1 API key expires within 14 days\n“Nightly sync” expires in 3 days"_s));
        QVERIFY(text.contains(u"1 source could not be read\n“Size guide”"_s));
        QVERIFY(text.indexOf(u"API key"_s) < text.indexOf(u"question"_s)); // the more urgent first
        QCOMPARE(wantedBy(u"todo_gaps"_s), u"knowledge/gaps"_s);
        QCOMPARE(wantedBy(u"todo_keys"_s), u"keys/expiring"_s);
        QCOMPARE(wantedBy(u"todo_sources"_s), u"knowledge/sources"_s);
        m_page->focusContent();
        QCOMPARE(QApplication::focusWidget(), verb(u"todo_keys"_s));
        m_wanted->clear();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(lastWanted(), u"keys/expiring"_s);
        tests::checkPage(*m_page, "overview-todo");
    }
    void everyCardOpensItsPage()
    {
        furnish();
        open();
        QTRY_VERIFY(said(u"liveRate"_s).startsWith(u"Requests per second: 0"_s));
        QCOMPARE(wantedBy(u"healthOpen"_s), u"server/"_s);
        const std::pair<QString, QString> cards[] = {{u"liveRate"_s, u"activity/requests"_s},
            {u"liveErrors"_s, u"activity/errors"_s}, {u"liveTime"_s, u"activity/requests"_s},
            {u"liveGenerating"_s, u"faqs/generating"_s}, {u"revenueCard"_s, u"revenue/"_s}};
        for (const auto &[card, page] : cards) {
            m_wanted->clear();
            part<MetricCard>(card)->setFocus(Qt::TabFocusReason);
            QTest::keyClick(part<MetricCard>(card), Qt::Key_Return);
            QCOMPARE(lastWanted(), page);
            m_wanted->clear();
            QVERIFY(tests::click(part<MetricCard>(card)));
            QCOMPARE(lastWanted(), page);
        }
        QTRY_VERIFY(verb(u"openAudit"_s));
        QCOMPARE(wantedBy(u"openAudit"_s), u"activity/audit"_s);
        QCOMPARE(wantedBy(u"openSources"_s), u"knowledge/sources"_s);
        QCOMPARE(wantedBy(u"openQuestions"_s), u"knowledge/gaps"_s);
        QCOMPARE(wantedBy(u"overviewBench"_s), u"bench/"_s);
    }
    void figuresAreThoseOfTheLastMinutes()
    {
        furnish();
        for (int i = 0; i < 5; ++i)
            m_server->get("/api/v1/product-faqs", m_key); // 400
        m_server->clock().advance(10'000);
        open();
        QTRY_COMPARE(said(u"liveRate"_s), u"Requests per second: 0.1"_s); // six in a minute
        QCOMPARE(said(u"liveErrors"_s), u"Errors: 83.3 %"_s);
        QVERIFY(said(u"liveTime"_s).contains(u" ms"_s));
        QCOMPARE(said(u"liveGenerating"_s), u"Pages generating: 0"_s);
        QCOMPARE(what(), u"Everything is working"_s); // the shop's own mistakes are none of the server's
        m_server->clock().advance(5 * 60'000);
        m_page->refresh();
        QTRY_COMPARE(said(u"liveErrors"_s), u"Errors: –"_s);
    }
    void whatWasKnownStaysWhileTheServerIsAway()
    {
        furnish();
        open();
        QTRY_COMPARE(what(), u"Everything is working"_s);
        m_server->stop();
        m_page->setOffline(true, u"The server does not answer."_s);
        QCOMPARE(what(), u"Last known state"_s);
        QVERIFY(why().startsWith(u"As of "_s));
        QVERIFY(!part<QWidget>(u"overviewRefresh"_s)->isEnabled());
        QVERIFY(part<TodoCard>(u"todoCard"_s)->isVisible());
        QVERIFY(said(u"liveRate"_s).endsWith(u"0.0"_s));
        tests::checkPage(*m_page, "overview-offline");
    }
    void aServerThatCannotAnswerIsSaid()
    {
        open();
        m_page->setSession(m_client.get(), u"nobody"_s);
        QTRY_COMPARE(what(), u"The overview could not be read."_s);
        QVERIFY(why().contains(u"NOT_FOUND"_s));
    }
    /// The database is of the whole server: viewers are not told of it, and nothing stands in its place.
    void theDatabaseIsForOperators()
    {
        furnish();
        const auto isShown = [this](const QString &name) {
            for (const QLabel *each : part<QWidget>(u"healthCard"_s)->findChildren<QLabel *>()) {
                if (each->text() == name)
                    return each->isVisible();
            }
            return false;
        };
        open();
        QTRY_VERIFY(isShown(u"Database"_s));
        openAs(accounts::Role::CompanyViewer);
        QTRY_VERIFY(!isShown(u"Database"_s));
        QVERIFY(isShown(u"Version"_s) && isShown(u"Uptime"_s) && isShown(u"Passages"_s));
    }

    void readersLookAndChangeNothing()
    {
        furnish();
        ask(u"Do you rent out avalanche airbags?"_s);
        openAs(accounts::Role::CompanyViewer);
        QTRY_VERIFY(verb(u"todo_gaps"_s));
        QTRY_COMPARE(verb(u"todo_gaps"_s)->text(), u"Show questions"_s);
        QTRY_VERIFY(part<ChangesCard>(u"changesCard"_s)->isVisible());
        QVERIFY(!part<QPushButton>(u"openAudit"_s)->isEnabled());
        QVERIFY(!part<QPushButton>(u"openAudit"_s)->toolTip().isEmpty());
        tests::checkPage(*m_page, "overview-reader");
    }
    void itAsksOnlyWhileItIsSeen()
    {
        furnish();
        open();
        QTRY_COMPARE(what(), u"Everything is working"_s);
        const auto running = [this] {
            const QList<QTimer *> timers = m_page->findChildren<QTimer *>();
            return std::count_if(
                timers.begin(), timers.end(), [](const QTimer *timer) { return timer->isActive(); });
        };
        QVERIFY(running() > 0);
        m_page->setActive(false);
        QCOMPARE(running(), 0);
    }
    void anotherCompanyBeginsAnew()
    {
        furnish();
        open();
        QTRY_VERIFY(part<TodoCard>(u"todoCard"_s)->isVisible());
        m_server->makeCompany(u"other"_s);
        m_page->setSession(m_client.get(), u"other"_s);
        QVERIFY(!part<TodoCard>(u"todoCard"_s)->isVisible());
        QCOMPARE(said(u"liveRate"_s), u"Requests per second: –"_s);
        QTRY_VERIFY(verb(u"stepVerb_knowledge"_s));
    }
};

QTEST_MAIN(TestOverviewPage)
#include "tst_overview_page.moc"
