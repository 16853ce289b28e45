// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/text_box.h"
#include "tests/console/client/bench_desk.h"
#include <QtCore/QElapsedTimer>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The tab Request of the test bench, driven by clicks and keys.
class TestBenchRequest : public QObject, tests::BenchDesk
{
    Q_OBJECT

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

    QList<Timeline::Step> steps(const char *name) const { return part<Timeline>(name)->steps(); }

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

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
        QTRY_VERIFY(
            !steps("faqFlowSteps").isEmpty() && steps("faqFlowSteps").last().detail != u"In progress");
        QCOMPARE(m_server->sql("SELECT name FROM api_key WHERE company_key = 'shop'").size(), 1);
    }

    void anotherKeyIsSentInTheOwnOnesPlace()
    {
        const QString key = QString::fromLatin1(m_server->makeKey(u"shop"_s, {{u"name"_s, u"Storefront"_s}}));
        const QString name = key.section(u'_', 0, 2);
        auto *choice = part<QComboBox>("benchKey");
        QCOMPARE(choice->currentText(), u"Test key of the bench"_s);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        auto *text = part<QLineEdit>("benchKeyText");
        QVERIFY(text && text->isVisible());
        QCOMPARE(text->echoMode(), QLineEdit::Password);
        QCOMPARE(choice->currentText(), u"Test key of the bench"_s); // until there is another one
        QTest::keyClicks(text, u"nonsense"_s);
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(text->isVisible());
        text->selectAll();
        QTest::keyClicks(text, key);
        click("benchKeyTake");
        QVERIFY(!text->isVisible());
        QCOMPARE(choice->currentText(), name + u'…');
        const auto *header = m_page->findChild<PageHeader *>();
        QVERIFY2(header->subtitle().contains(u"count in all figures"), qPrintable(header->subtitle()));
        tests::checkPage(*m_page, "bench-other-key");
        m_page->showTab(BenchPage::Request);
        type("requestField_query_text", u"How long can I return things?"_s);
        click("requestSend");
        QCOMPARE(newestStatus(1), u"200"_s);
        QTRY_VERIFY(sent().contains(u"Authorization: Bearer "_s + name));
        QVERIFY(!sent().contains(key));
        click("benchCopyCurl");
        const QString curl = QGuiApplication::clipboard()->text();
        QVERIFY2(curl.contains(u"YOUR_API_KEY"_s) && !curl.contains(key), qPrintable(curl));
        QCOMPARE(m_server->sql("SELECT name FROM api_key WHERE company_key = 'shop'").size(), 1);
        // One that is refused is not replaced behind one's back.
        const QByteArray revoking
            = "/admin/v1/companies/shop/keys/" + name.section(u'_', 2).toLatin1() + "/revoke";
        QCOMPARE(m_server->adminCall("POST", revoking).status, 200);
        click("requestSend");
        QCOMPARE(newestStatus(2), u"401"_s);
        QCOMPARE(choice->currentText(), name + u'…');
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Up);
        QCOMPARE(choice->currentText(), u"Test key of the bench"_s);
        QVERIFY(header->subtitle().contains(u"excluded from all figures"));
        click("requestSend");
        QCOMPARE(newestStatus(3), u"200"_s);
        QTRY_VERIFY(sent().contains(u"Bearer ad_test_"));
    }

    void anotherKeyIsOfItsCompanyOnly()
    {
        const QString key
            = QString::fromLatin1(m_server->makeKey(u"shop"_s, {{u"name"_s, u"QA"_s}, {u"test"_s, true}}));
        for (QAction *action : m_page->actions()) {
            if (action->text() == u"Send with another key…")
                action->trigger();
        }
        QTest::keyClicks(part<QLineEdit>("benchKeyText"), key);
        QTest::keyClick(part<QLineEdit>("benchKeyText"), Qt::Key_Return);
        auto *choice = part<QComboBox>("benchKey");
        QVERIFY(choice->currentText().startsWith(u"ad_test_"));
        const auto *header = m_page->findChild<PageHeader *>();
        QVERIFY2(header->subtitle().contains(u"a test key"), qPrintable(header->subtitle()));
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!choice->isEnabled());
        QCOMPARE(choice->toolTip(), u"The server does not answer."_s);
        m_page->setOffline(false, {});
        QVERIFY(choice->isEnabled());
        m_server->makeCompany(u"other"_s);
        m_page->setSession(m_client.get(), u"other"_s);
        QCOMPARE(choice->currentText(), u"Test key of the bench"_s);
        m_page->setSession(m_client.get(), u"shop"_s);
        QCOMPARE(choice->currentText(), u"Test key of the bench"_s);
    }

    void queriesAndPathsComeFromTheFormToo()
    {
        m_page->showTab(BenchPage::Request);
        chooseEndpoint(u"GET /admin/v1/companies/{company}/keys/{key}"_s);
        QCOMPARE(part<QComboBox>("requestAuth")->currentText(), u"Your session"_s);
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
        QVERIFY(part<QLabel>("requestFlaw")->text().startsWith(u"Invalid JSON at line 1, column "));
        click("requestSend");
        QCOMPARE(newestStatus(1), u"400"_s);
        QTRY_VERIFY(response().contains(u"INVALID_JSON"));
        QVERIFY(sent().endsWith(u"{\"query_text\": oops}"));
    }

    void anotherEndpointDoesNotTakeWhatWasWritten()
    {
        m_page->showTab(BenchPage::Request);
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        chooseEndpoint(u"GET /api/v1/product-faqs"_s);
        chooseEndpoint(u"POST /api/v1/send_message"_s);
        QCOMPARE(toasts.size(), 0); // nobody wrote anything
        type("requestField_query_text", u"Mine?"_s);
        part<QComboBox>("requestMethod")->setCurrentText(u"PUT"_s);
        const QString raw = part<QPlainTextEdit>("requestRaw")->toPlainText();
        chooseEndpoint(u"GET /api/v1/product-faqs"_s);
        QVERIFY(part<QPlainTextEdit>("requestRaw")->toPlainText().isEmpty());
        QCOMPARE(toasts.size(), 1);
        const auto toast = toasts.first().first().value<ToastText>();
        QCOMPARE(toast.actionName, u"Undo"_s);
        toast.action();
        QCOMPARE(part<QPlainTextEdit>("requestRaw")->toPlainText(), raw);
        QCOMPARE(part<QComboBox>("requestMethod")->currentText(), u"PUT"_s);
        QVERIFY(part<QComboBox>("requestEndpoint")->currentText().contains(u"send_message"));
        QCOMPARE(part<QLineEdit>("requestField_query_text")->text(), u"Mine?"_s);
        // A request from elsewhere as well.
        m_page->fillIn(client::RawRequest{"GET", m_server->base().resolved(QUrl(u"/api/v1/none"_s)), {}, {}});
        QCOMPARE(toasts.size(), 2);
        toasts.last().first().value<ToastText>().action();
        QCOMPARE(part<QPlainTextEdit>("requestRaw")->toPlainText(), raw);
    }

    void tenMegabytesInOneLineAreKeptWhole()
    {
        m_page->showTab(BenchPage::Request);
        part<SegmentedControl>("requestView")->setCurrent(1);
        auto *raw = part<QPlainTextEdit>("requestRaw");
        const QString typed = raw->toPlainText();
        for (const int kilobytes : {20, 60}) { // still in the editor
            QElapsedTimer clock;
            clock.start();
            raw->setFocus();
            raw->selectAll();
            QApplication::clipboard()->setText(
                u"{\"query_text\":\""_s + QString(kilobytes * 1000, u'x') + u"\"}"_s);
            raw->paste();
            QApplication::processEvents();
            qInfo("%d kB: %lld ms", kilobytes, clock.elapsed());
            QTRY_VERIFY2(part<QLabel>("requestFlaw")->text().contains(u"kB"),
                qPrintable(part<QLabel>("requestFlaw")->text()));
            raw->undo();
        }
        QCOMPARE(raw->toPlainText(), typed);
        raw->setFocus(); // one long line is kept aside as well, and still checked
        raw->selectAll();
        QApplication::clipboard()->setText(
            u"{\"query_text\":\"Hi\",\"more\":\""_s + QString(100'000, u'x') + u"\"}"_s);
        raw->paste();
        QVERIFY(!raw->isVisible());
        QCOMPARE(part<QLabel>("requestFlaw")->text(), u"JSON, 100.0 kB"_s);
        QCOMPARE(part<QLineEdit>("requestField_query_text")->text(), u"Hi"_s);
        click("requestRawRemove");
        QCOMPARE(raw->toPlainText(), typed);
        QElapsedTimer clock;
        clock.start();
        const QString large = QString(10'000'000, u'ä');
        QApplication::clipboard()->setText(large);
        raw->setFocus();
        raw->selectAll();
        QTest::keyClick(raw, Qt::Key_V, Qt::ControlModifier);
        QApplication::processEvents();
        qInfo("10 MB: %lld ms", clock.elapsed());
        QVERIFY(!raw->isVisible());
        QVERIFY(part<QLabel>("requestFlaw")->text().startsWith(u"20.0 MB"));
        QVERIFY(!part<QPushButton>("requestMistakes")->isEnabled());
        click("requestRawPart");
        tests::checkPage(*m_page, "bench-request-large");
        clock.restart();
        click("requestSend");
        QVERIFY(!newestStatus(1).isEmpty()); // all of it was on its way
        QTRY_VERIFY(part<QPushButton>("benchRepeat")->isEnabled());
        qInfo("sent: %lld ms", clock.elapsed());
        click("requestRawRemove");
        QCOMPARE(raw->toPlainText(), typed);
        QVERIFY(raw->isVisible());
        // It comes back from the history.
        click("historyEdit");
        QVERIFY(part<QLabel>("requestFlaw")->text().startsWith(u"20.0 MB"));
    }

    void mistakesAreMadeOnPurpose_data()
    {
        QTest::addColumn<QString>("mistake");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("code");
        QTest::newRow("missing") << u"Without query_text"_s << u"400"_s << u"MISSING_REQUIRED_FIELDS"_s;
        QTest::newRow("too long") << u"query_text too long"_s << u"400"_s << u"INVALID_FIELD"_s;
        QTest::newRow("cut off") << u"Truncated"_s << u"400"_s << u"INVALID_JSON"_s;
        QTest::newRow("bytes") << u"Invalid UTF-8"_s << u"400"_s << u"INVALID_JSON"_s;
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

    void whatIsTypedOutlivesAnotherSessionAndAFormOfABrokenBody()
    {
        m_page->showTab(BenchPage::Request);
        auto *raw = part<QPlainTextEdit>("requestRaw");
        raw->setPlainText(u"{\"query_text\": \"one\u00a0two\", \"locale\": \"de\"}"_s);
        m_page->setSession(m_client.get(), {});
        m_page->setSession(m_client.get(), u"shop"_s); // as after signing in again
        QCOMPARE(raw->document()->toRawText(), u"{\"query_text\": \"one\u00a0two\", \"locale\": \"de\"}"_s);
        click("requestSend");
        QCOMPARE(newestStatus(1), u"200"_s);
        QTRY_COMPARE(m_server->sql("SELECT query_text FROM message"), (QStringList{u"one\u00a0two"_s}));

        // What the form shows is what is sent, whatever stood in the text.
        raw->setPlainText(u"{\"query_text\": \"one\", \"locale\": \"de\""_s);
        type("requestField_locale", u"fr"_s);
        const auto body = json::parse(exactText(*raw).toUtf8());
        QVERIFY(body && body->asObject());
        QCOMPARE(body->string(u"query_text"), part<QLineEdit>("requestField_query_text")->text());
        QCOMPARE(body->string(u"locale"), u"fr"_s);
    }
};

QTEST_MAIN(TestBenchRequest)
#include "tst_bench_request.moc"
