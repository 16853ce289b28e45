// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/activity/details_panel.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/text.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/page_check.h"
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The Activity page on the real server, driven by clicks and keys.
class TestActivityPage final : public QObject, tests::ConsoleTest<ActivityPage>
{
    Q_OBJECT
    QByteArray m_key;

    void keys(const QKeySequence &keys) const { QTest::keySequence(m_page.get(), keys); }
    DataTable *table(const char *name = "requestsTable") const { return part<DataTable>(name); }
    QStringList column(const char *name, int column) const
    {
        QStringList all;
        const QAbstractItemModel *model = table(name)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, column).data(kCellRole).value<Cell>().text;
        return all;
    }
    QStringList statuses() const { return column("requestsTable", 1); }
    QString subtitle() const { return m_page->findChild<PageHeader *>()->subtitle(); }
    /// Chooses a row as a person does and gives what its details say.
    QString details(const char *name, const char *panel, int row) const
    {
        DataTable *view = table(name);
        QTest::mouseClick(
            view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(row, 0)).center());
        auto *shown = part<DetailsPanel>(panel);
        return shown->isVisible() ? shown->text() : QString();
    }
    void choose(const char *name, const QVariant &data) const
    {
        auto *combo = part<QComboBox>(name);
        const int index = combo->findData(data);
        QVERIFY2(index >= 0, name);
        combo->setCurrentIndex(index);
    }
    QString ask(const QString &question, const QByteArray &id = {})
    {
        const test::Answer answer
            = m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}}, m_key,
                id.isEmpty() ? test::Headers() : test::Headers{{"X-Request-Id", id}});
        return answer.text(u"thread_id");
    }
    /// Refused: the page is missing.
    void refuse() { m_server->get("/api/v1/product-faqs", m_key); }
    test::Answer cart(const QString &product)
    {
        return m_server->post("/analytics/cart_events",
            json::Object{{u"company_key"_s, u"shop"_s},
                {u"user_fingerprint"_s, u"3f0e8c52-1d2b-4c47-9a55-000000000001"_s},
                {u"user_faq_fingerprint"_s, u"3f0e8c52-1d2b-4c47-9a55-000000000002"_s},
                {u"type"_s, u"ITEM_ADDED"_s}, {u"product_id"_s, product}, {u"product_name"_s, product},
                {u"value"_s, 10}, {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}});
    }
    void makePage()
    {
        ConsoleTest::makePage();
        for (const char *name : {"requestsTable", "refusedTable", "auditTable"})
            new QAbstractItemModelTester(table(name)->cells()->source(), m_page.get());
    }
    void open()
    {
        show();
        m_page->setActive(true);
    }

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        m_settings->clear();
        serve({{u"messages_per_minute"_s, 0}, {u"events_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Storefront backend"_s}});
        signIn();
        makePage();
    }
    void cleanup() { stop(); }

    void requestsComeAsTheyAreMade()
    {
        open();
        QTRY_VERIFY(part<QPushButton>("requestsBench")->isVisible()); // nothing was sent yet
        QSignalSpy bench(m_page.get(), &ActivityPage::benchWanted);
        click("requestsBench");
        QCOMPARE(bench.count(), 1);
        QVERIFY(bench.first().first().value<BenchQuestion>().text.isEmpty());
        ask(u"Hello!"_s);
        QTRY_COMPARE(statuses(), QStringList{u"200"_s});
        QCOMPARE(column("requestsTable", 2), QStringList{u"POST /api/v1/send_message"_s});
        QTRY_COMPARE(column("requestsTable", 5), QStringList{u"Storefront backend"_s});
        QVERIFY(column("requestsTable", 6).first().endsWith(u" ms"_s));
        refuse();
        QTRY_COMPARE(statuses(), (QStringList{u"400"_s, u"200"_s}));
        QCOMPARE(column("requestsTable", 3).first(), u"MISSING_REQUIRED_FIELDS"_s);
        QTRY_VERIFY(subtitle().startsWith(u"2 requests"_s));
    }

    void aRefusalSaysWhyInWords()
    {
        refuse();
        open();
        QTRY_COMPARE(statuses(), QStringList{u"400"_s});
        QTRY_COMPARE(column("requestsTable", 5), QStringList{u"Storefront backend"_s});
        const QString text = details("requestsTable", "requestDetails", 0);
        QVERIFY2(text.contains(u"Why it was refused"_s), qPrintable(text));
        QVERIFY(text.contains(QString::fromUtf8(errorInfo(ErrorCode::MissingRequiredFields).remedy)));
        QVERIFY(text.contains(u"Key: Storefront backend ("_s));
        QVERIFY(text.contains(u"Address: 127.0.0.1"_s));
        QSignalSpy bench(m_page.get(), &ActivityPage::requestWanted);
        click("requestBench"); // with what the log keeps of it
        const auto wanted = bench.first().first().value<client::RawRequest>();
        QCOMPARE(wanted.method, "GET");
        QCOMPARE(wanted.url, m_client->addressOf(api::Endpoint::ProductFaqs));
        QVERIFY(!text.contains(QString::fromLatin1(m_key)));
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        click("requestCurl");
        const QString curl = QGuiApplication::clipboard()->text();
        QVERIFY2(curl.contains(m_server->base().toString() + u"/api/v1/product-faqs"_s), qPrintable(curl));
        QVERIFY(curl.contains(u"Bearer YOUR_API_KEY"_s));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Escape);
        QVERIFY(!part<DetailsPanel>("requestDetails")->isVisible());
        tests::checkPage(*m_page, "activity-page");
    }

    void anAnswerLeadsToItsConversationAndTheBench()
    {
        m_server->importDocument(u"shop"_s, u"alta-2.md"_s,
            "# Alta 2 tent\n\n## How many people fit into the Alta 2 tent?\n\nThe Alta 2 tent has room for "
            "two people.\n");
        const QString question = u"How many people fit into the Alta 2 tent?"_s;
        const QString thread = ask(question);
        open();
        QTRY_COMPARE(statuses(), QStringList{u"200"_s});
        details("requestsTable", "requestDetails", 0);
        auto *panel = part<DetailsPanel>("requestDetails");
        QTRY_VERIFY(panel->text().contains(u"room for two people"_s));
        QVERIFY(panel->text().contains(question) && panel->text().contains(thread));
        QSignalSpy bench(m_page.get(), &ActivityPage::benchWanted);
        click("requestBench");
        const auto asked = bench.first().first().value<BenchQuestion>();
        QCOMPARE(asked.text, question);
        QCOMPARE(asked.locale, u"en"_s);
        QVERIFY(asked.threadId.isEmpty()); // a shopper's conversation is left alone
        click("requestCurl");
        QVERIFY(QGuiApplication::clipboard()->text().contains(question));
    }

    void pausedItStandsStill()
    {
        ask(u"Hello!"_s);
        open();
        QTRY_COMPARE(statuses().size(), 1);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_P);
        QCOMPARE(part<QPushButton>("activityPause")->text(), u"Resume"_s);
        ask(u"Hello again!"_s);
        refuse();
        QTRY_COMPARE(part<QPushButton>("requestsNews")->text(), u"2 new"_s);
        QCOMPARE(statuses(), QStringList{u"200"_s});
        click("requestsNews");
        QCOMPARE(statuses(), (QStringList{u"400"_s, u"200"_s, u"200"_s}));
        QVERIFY(!part<QPushButton>("requestsNews")->isVisible());
        QCOMPARE(part<QPushButton>("activityPause")->text(), u"Pause"_s);
        click("activityPause");
        QCOMPARE(part<QPushButton>("activityPause")->text(), u"Resume"_s);
        // A letter that is typed is a letter.
        part<QLineEdit>("requestsSearch")->setFocus();
        QTest::keyClick(part<QLineEdit>("requestsSearch"), Qt::Key_P);
        QCOMPARE(part<QPushButton>("activityPause")->text(), u"Resume"_s);
    }

    void followingEndsWhereOneScrolls()
    {
        for (int i = 0; i < 40; ++i)
            ask(u"Hello!"_s);
        open();
        QTRY_COMPARE(statuses().size(), 40);
        QScrollBar *bar = table()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(100);
        refuse();
        QTRY_COMPARE(part<QPushButton>("requestsNews")->text(), u"1 new"_s);
        QCOMPARE(bar->value(), 100);
        QCOMPARE(statuses().size(), 40);
        click("requestsNews");
        QCOMPARE(bar->value(), 0);
        QCOMPARE(statuses().first(), u"400"_s);
        ask(u"Hello!"_s);
        QTRY_COMPARE(statuses().size(), 42);
    }

    void filtersNarrowTheRows()
    {
        ask(u"Hello!"_s, "the-first");
        refuse();
        QCOMPARE(cart(u"alta-2"_s).status, 404);
        open();
        QTRY_COMPARE(statuses(), (QStringList{u"404"_s, u"400"_s, u"200"_s}));
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
        QTRY_COMPARE(statuses(), (QStringList{u"404"_s, u"400"_s}));
        QVERIFY(subtitle().startsWith(u"2 requests match"_s));
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
        QTRY_COMPARE(statuses().size(), 3);
        choose("requestsCalls", u"CartEvents"_s);
        QTRY_COMPARE(column("requestsTable", 2), QStringList{u"POST /analytics/cart_events"_s});
        choose("requestsCalls", u"area:shop"_s);
        m_page->focusFilter();
        QTest::keyClicks(part<QLineEdit>("requestsSearch"), u"THE-FIRST"_s);
        QTRY_COMPARE(statuses(), QStringList{u"200"_s});
        QTest::keyClicks(part<QLineEdit>("requestsSearch"), u"-of-none"_s);
        auto *stack = part<ContentStack>("requestsStack");
        QTRY_VERIFY(!stack->isShowingContent());
        QTest::keyClick(part<QLineEdit>("requestsSearch"), Qt::Key_Escape);
        QTRY_COMPARE(statuses().size(), 3);
        QVERIFY(stack->isShowingContent());
        // What nobody's key came with is in the log of the whole server only.
        m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, "no-key");
        part<QComboBox>("activityScope")->setCurrentIndex(1);
        QTRY_COMPARE(statuses(), (QStringList{u"401"_s, u"404"_s, u"400"_s, u"200"_s}));
        QVERIFY(!table()->isColumnHidden(4));
        QCOMPARE(column("requestsTable", 4), (QStringList{u"–"_s, u"shop"_s, u"shop"_s, u"shop"_s}));
    }

    void refusedEventsAreExplained()
    {
        QCOMPARE(cart(u"alta-2"_s).status, 404);
        open();
        QTRY_COMPARE(statuses(), QStringList{u"404"_s});
        details("requestsTable", "requestDetails", 0);
        click("requestRefusals");
        QTRY_COMPARE(column("refusedTable", 2), QStringList{u"alta-2"_s});
        QCOMPARE(part<QComboBox>("refusedCode")->currentText(), u"ACTIVE_TICKET_NOT_FOUND"_s);
        const QString text = details("refusedTable", "refusedDetails", 0);
        QVERIFY2(text.contains(u"Why it was refused"_s) && text.contains(u"How it would have passed"_s),
            qPrintable(text));
        QVERIFY(text.contains(u"3f0e8c52-1d2b-4c47-9a55-000000000001"_s));
        tests::checkPage(*m_page, "activity-refused");
        click("refusedRequests");
        QTRY_COMPARE(statuses(), QStringList{u"404"_s});
        QCOMPARE(part<QLineEdit>("requestsSearch")->text(), u"ACTIVE_TICKET_NOT_FOUND"_s);
        // Of another code there is none.
        keys(Qt::CTRL | Qt::Key_PageDown);
        choose("refusedCode", u"ORDER_ALREADY_EXISTS"_s);
        QTRY_VERIFY(!part<ContentStack>("refusedStack")->isShowingContent());
    }

    void theAuditLogSaysWhatItWas()
    {
        m_server->changeCompany(u"shop"_s, {{u"name"_s, u"Northwind"_s}});
        open();
        keys(Qt::CTRL | Qt::Key_PageDown);
        keys(Qt::CTRL | Qt::Key_PageDown);
        QTRY_COMPARE(column("auditTable", 2),
            (QStringList{u"Settings were changed"_s, u"Key “Storefront backend” was created"_s,
                u"Company “shop” was created"_s}));
        const QString text = details("auditTable", "auditDetails", 0);
        QVERIFY2(text.contains(u"name: shop → Northwind"_s), qPrintable(text));
        tests::checkPage(*m_page, "activity-audit");
        choose("auditAction", u"key."_s);
        QTRY_COMPARE(column("auditTable", 2), QStringList{u"Key “Storefront backend” was created"_s});
        QVERIFY(!part<DetailsPanel>("auditDetails")->isVisible()); // its row is not shown any more
        QVERIFY(!details("auditTable", "auditDetails", 0).contains(QString::fromLatin1(m_key)));
        click("auditActor");
        QTRY_COMPARE(column("auditTable", 1), QStringList(3, u"Local user"_s));
        m_server->makeCompany(u"other"_s);
        part<QComboBox>("activityScope")->setCurrentIndex(1);
        QTRY_VERIFY(column("auditTable", 3).contains(u"other"_s));
    }

    void messagesCanBeReadAgain()
    {
        refuse();
        open();
        QTRY_COMPARE(statuses(), QStringList{u"400"_s});
        keys(Qt::CTRL | Qt::Key_PageUp);
        QVERIFY(!part<ContentStack>("messagesStack")->isShowingContent());
        QVERIFY(!part<QComboBox>("activityScope")->isVisible()); // they are of the window
        m_page->messageShown({u"“Nightly sync” was revoked"_s, u"Show log"_s, [] {}});
        m_client->call<json::Value>(api::Endpoint::ListKeys, {.segments = {u"nobody"_s}}, m_page.get(),
            [this](client::ApiResult<json::Value> keys) {
                QVERIFY(!keys);
                m_page->messageShown(ToastText::of(faultOf(u"The keys were not read."_s, keys.error())));
            });
        QTRY_COMPARE(column("messagesTable", 2),
            (QStringList{u"The keys were not read."_s, u"“Nightly sync” was revoked"_s}));
        QCOMPARE(column("messagesTable", 1), (QStringList{u"Failed"_s, u"Message"_s}));
        QCOMPARE(column("messagesTable", 3), (QStringList{u"NOT_FOUND"_s, u"–"_s}));
        const QString requestId = column("messagesTable", 4).first();
        QVERIFY(requestId.size() > 4);
        const QString done = details("messagesTable", "messageDetails", 1);
        QVERIFY2(done.contains(u"“Nightly sync” was revoked"_s), qPrintable(done));
        QVERIFY(!part<QPushButton>("messageRequest")->isVisible());
        const QString failed = details("messagesTable", "messageDetails", 0);
        QVERIFY2(failed.contains(u"Code: NOT_FOUND"_s) && failed.contains(requestId)
                && failed.contains(u"Why it failed"_s),
            qPrintable(failed));
        tests::checkPage(*m_page, "activity-messages");
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
        QCOMPARE(QGuiApplication::clipboard()->text(), failed);
        QVERIFY2(subtitle().startsWith(u"Messages: 2"_s), qPrintable(subtitle()));
        choose("messagesKind", u"faults"_s);
        QTRY_COMPARE(column("messagesTable", 1), QStringList{u"Failed"_s});
        QVERIFY2(subtitle().startsWith(u"1 of 2 messages"_s), qPrintable(subtitle()));
        QTest::keyClicks(part<QLineEdit>("messagesSearch"), u"nightly"_s);
        QTRY_VERIFY(!part<ContentStack>("messagesStack")->isShowingContent());
        QTest::keyClick(part<QLineEdit>("messagesSearch"), Qt::Key_Escape);
        QTRY_COMPARE(column("messagesTable", 4), QStringList{requestId});
        details("messagesTable", "messageDetails", 0);
        click("messageRequest"); // a figure leads to its rows, a message to its request
        QCOMPARE(part<SegmentedControl>("activitySegments")->current(), int(ActivityPage::Requests));
        QTRY_COMPARE(statuses(), QStringList{u"404"_s});
        // Other companies and servers do not take them away, and the oldest go when there are too many.
        m_page->setSession(nullptr, {});
        m_page->showView(u"messages"_s);
        choose("messagesKind", QString());
        QTRY_COMPARE(column("messagesTable", 1).size(), 2);
        for (int i = 1; i <= 200; ++i)
            m_page->messageShown({u"Message %1"_s.arg(i)});
        QCOMPARE(column("messagesTable", 2).size(), 200);
        QCOMPARE(column("messagesTable", 2).first(), u"Message 200"_s);
        QCOMPARE(column("messagesTable", 2).last(), u"Message 1"_s);
    }

    void messagesAreExportedWithoutAServer()
    {
        open();
        m_page->messageShown({u"The key, “Nightly sync”, was revoked"_s});
        m_page->setOffline(true, u"The server does not answer."_s);
        m_page->showView(u"messages"_s);
        const QString file = m_home.filePath(u"messages.csv"_s);
        keys(Qt::CTRL | Qt::Key_E);
        auto *dialog = m_page->findChild<QFileDialog *>();
        QVERIFY(dialog);
        dialog->selectFile(file);
        static_cast<QDialog *>(dialog)->accept();
        QTRY_VERIFY(QFile::exists(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray text = written.readAll();
        QVERIFY2(text.startsWith("at,message,why,code,request_id\r\n\"2"), text);
        QVERIFY2(text.contains("\"The key, “Nightly sync”, was revoked\""), text);
    }

    void rowsAreCopiedAndExported()
    {
        ask(u"Hello!"_s, "the-first");
        refuse();
        open();
        QTRY_COMPARE(statuses().size(), 2);
        table()->setFocus();
        table()->selectAll();
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied.count(u'\n'), 1);
        QVERIFY(copied.contains(u"MISSING_REQUIRED_FIELDS\t"_s));
        const QString file = m_home.filePath(u"requests.csv"_s);
        keys(Qt::CTRL | Qt::Key_E);
        auto *dialog = m_page->findChild<QFileDialog *>();
        QVERIFY(dialog);
        dialog->selectFile(file);
        static_cast<QDialog *>(dialog)->accept();
        QTRY_VERIFY(QFile::exists(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray text = written.readAll();
        QVERIFY2(text.startsWith("number,at,request_id,") && text.contains("the-first"), text);
        QCOMPARE(text.count("\r\n"), 3);
    }

    void whatWasChosenIsFoundAgain()
    {
        open();
        choose("requestsStatus", u"5xx"_s);
        choose("requestsCalls", u"all"_s);
        part<QComboBox>("activityScope")->setCurrentIndex(1);
        m_page->showSegment(ActivityPage::Refused);
        choose("refusedCode", u"ORDER_ALREADY_EXISTS"_s);
        RememberedView(*m_settings, *m_page).save();
        m_page.reset();
        makePage();
        RememberedView(*m_settings, *m_page).restore();
        QCOMPARE(part<SegmentedControl>("activitySegments")->current(), int(ActivityPage::Refused));
        QCOMPARE(part<QComboBox>("requestsStatus")->currentText(), u"5xx"_s);
        QCOMPARE(part<QComboBox>("requestsCalls")->currentData(), u"all"_s);
        QCOMPARE(part<QComboBox>("refusedCode")->currentText(), u"ORDER_ALREADY_EXISTS"_s);
        QCOMPARE(part<QComboBox>("activityScope")->currentIndex(), 1);
    }

    void withoutAServerItSaysSo()
    {
        m_server->stop();
        open();
        auto *stack = part<ContentStack>("requestsStack");
        QTRY_VERIFY(stack->findChild<ErrorState *>()->isVisible());
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!part<QWidget>("requestsState")->isVisible());
    }
};

QTEST_MAIN(TestActivityPage)
#include "tst_activity_page.moc"
