// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/main_window.h"
#include "console/connection/embedded_server.h"
#include "console/connection/server_connection.h"
#include "console/pages/bench/conversation/bubble.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUuid>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The main job as a person sees it: the whole window with its own server and the demo shop, driven by
/// clicks, while a shop's backend talks to the same server.
class TestConsoleMainJob : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    SystemClock m_clock;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<ServerConnection> m_connection;
    std::unique_ptr<MainWindow> m_window;
    Fault m_fault;
    Secret m_key;
    QString m_pageUrl;

    client::ApiClient &client() { return *m_connection->client(); }
    template <typename T>
    std::optional<T> call(api::Endpoint endpoint, const client::CallArguments &arguments)
    {
        std::optional<client::ApiResult<T>> result;
        client().call<T>(
            endpoint, arguments, this, [&](client::ApiResult<T> answer) { result = std::move(answer); });
        [&] { QTRY_VERIFY(result.has_value()); }();
        if (result && *result)
            return **result;
        qWarning("%s", qPrintable(result ? result->error().code + u' ' + result->error().text() : u"?"_s));
        return std::nullopt;
    }
    static bool click(QWidget *host, const QString &text)
    {
        for (QPushButton *button : host->findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible())
                return tests::click(button);
        }
        return false;
    }
    QStringList textsOf(const QString &page) const
    {
        QStringList all;
        for (const QLabel *label : m_window->page(page)->findChildren<QLabel *>()) {
            const auto *paragraph = qobject_cast<const Paragraph *>(label);
            all << (paragraph ? paragraph->plain() : label->text());
        }
        return all;
    }
    double figure(QStringView name)
    {
        const auto revenue = call<json::Value>(api::Endpoint::GetRevenue, {.segments = {u"nordfjell"_s}});
        const json::Value *currencies = revenue ? revenue->find(u"currencies") : nullptr;
        for (const json::Value &each : currencies ? *currencies->asArray() : json::Array()) {
            if (each.string(u"currency") == "EUR"_L1)
                return each.string(name).toDouble();
        }
        return 0;
    }
    double attributed() { return figure(u"attributed_revenue"); }
    double addedToCarts() { return figure(u"added_to_cart"); }
    static QString euros(double value)
    {
        return u"€"_s + QLocale(QLocale::English, QLocale::UnitedStates).toString(value, 'f', 2);
    }
    QStringList statesOfFaqPages() const
    {
        const auto *table = m_window->findChild<QTreeView *>(u"faqPagesTable"_s);
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table->model()->columnCount(); ++column)
                cells << table->model()->index(row, column).data(kCellRole).value<Cell>().text;
            all << cells.join(u'|');
        }
        return all;
    }
    void keepPicture(const char *name)
    {
        QApplication::processEvents();
        const QString folder = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS");
        if (!folder.isEmpty())
            m_window->grab().save(u"%1/%2.png"_s.arg(folder, QLatin1String(name)));
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
        m_profiles = std::make_unique<ProfileStore>(*m_settings);
        m_connection = std::make_unique<ServerConnection>(*m_profiles,
            std::make_unique<EmbeddedServer>(m_home.filePath(u"server"_s),
                QMap<QString, QString>{{u"extract_program"_s, QStringLiteral(EXTRACT_PROGRAM)}}),
            std::make_unique<SessionCredentials>());
        connect(
            m_connection.get(), &Connector::failed, this, [this](const Fault &fault) { m_fault = fault; });
        m_window = std::make_unique<MainWindow>(*m_connection, *m_settings, *m_appearance);
        m_window->addPage(new RevenuePage(m_clock));
        m_window->addPage(new FaqsPage(m_clock));
        m_window->addPage(new KeysPage(m_clock));
        m_window->addPage(new BenchPage(m_clock, *m_settings));
        m_window->restorePage();
        m_window->show();
    }
    void cleanupTestCase()
    {
        m_window.reset();
        m_connection.reset();
    }

    void oneClickStartsTheServerWithTheDemoShop()
    {
        QTRY_VERIFY(m_window->findChild<QDialog *>());
        QVERIFY(click(m_window->findChild<QDialog *>(), u"Start local server"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_connection->client() || !m_fault.what.isEmpty(), 90000);
        QVERIFY2(m_connection->client(), qPrintable(m_fault.details()));
        QTRY_VERIFY(!m_window->findChild<QDialog *>());
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if (action->text().remove(u'&') == u"Nordfjell Outdoor (demo)")
                action->trigger();
        }
        QTRY_VERIFY(m_window->windowTitle().startsWith(u"Nordfjell"));
        const auto company = call<api::Company>(api::Endpoint::GetCompany, {.segments = {u"nordfjell"_s}});
        QVERIFY(company && !company->allowedHosts.empty());
        m_pageUrl = u"http://%1/products/myra-mat.html"_s.arg(company->allowedHosts.front());
        const auto key = call<api::CreatedApiKey>(
            api::Endpoint::CreateKey, {.segments = {u"nordfjell"_s}, .body = "{\"name\":\"Shop backend\"}"});
        QVERIFY(key);
        m_key = Secret(key->apiKey.toUtf8());
    }

    void theBenchAnswersFromTheHelpCentre()
    {
        m_window->showPage(u"bench"_s);
        // What the demo's visitors asked can be asked with one click.
        QTRY_VERIFY(m_window->findChild<QPushButton *>(u"proposal0"_s));
        keepPicture("main-job-bench-empty");
        QTest::keyClicks(m_window->findChild<QLineEdit *>(u"benchQuestion"_s), u"How do I return an item?"_s);
        QVERIFY(tests::click(m_window->findChild<QPushButton *>(u"benchSend"_s)));
        QTRY_VERIFY(m_window->findChild<QPushButton *>(u"sourceChip"_s));
        const auto *answer = m_window->findChildren<Bubble *>().last()->findChild<Paragraph *>();
        QVERIFY2(answer->plain().size() > 20, qPrintable(answer->plain()));
        keepPicture("main-job-bench");
    }

    void aPageTurnsReadyBeforeOnesEyes()
    {
        m_window->showPage(u"faqs"_s);
        const auto first = call<api::ProductFaqsResponse>(
            api::Endpoint::ProductFaqs, {.query = {{u"page_url"_s, m_pageUrl}}, .bearer = m_key});
        QVERIFY(first);
        QCOMPARE(first->status, api::FaqState::Generating);
        QTRY_COMPARE(statesOfFaqPages().size(), 7); // the demo's history has six
        const auto row = [this] {
            const QStringList states = statesOfFaqPages();
            const auto found = std::find_if(states.begin(), states.end(),
                [](const QString &state) { return state.contains(u"Myra") || state.contains(u"myra-mat"); });
            return found == states.end() ? -1 : int(found - states.begin());
        };
        QTRY_VERIFY2(row() >= 0, qPrintable(statesOfFaqPages().join(u'\n')));
        QTRY_VERIFY(statesOfFaqPages().at(row()).contains(u"Ready"));
        const auto ready = call<api::ProductFaqsResponse>(
            api::Endpoint::ProductFaqs, {.query = {{u"page_url"_s, m_pageUrl}}, .bearer = m_key});
        QVERIFY(ready && ready->faqs && !ready->faqs->empty());
        auto *table = m_window->findChild<QTreeView *>(u"faqPagesTable"_s);
        table->setCurrentIndex(table->model()->index(row(), 0));
        QTRY_VERIFY2(textsOf(u"faqs"_s).contains(ready->faqs->front().question),
            qPrintable(ready->faqs->front().question + u'\n' + textsOf(u"faqs"_s).join(u'\n')));
        keepPicture("main-job-faqs");
    }

    void anOrderShowsAsAttributedRevenue()
    {
        const double soldBefore = attributed(), addedBefore = addedToCarts();
        const QString chat = QUuid::createUuid().toString(QUuid::WithoutBraces);
        const QString faq = QUuid::createUuid().toString(QUuid::WithoutBraces);
        api::SendMessageRequest question;
        question.queryText = u"How long does standard shipping take?"_s;
        question.userMetadata
            = json::Value(json::Object{{u"user_fingerprint"_s, chat}, {u"user_faq_fingerprint"_s, faq}});
        QVERIFY(call<api::SendMessageResponse>(
            api::Endpoint::SendMessage, {.body = schema::toJson(question), .bearer = m_key}));
        const json::Object visitor{{u"company_key"_s, u"nordfjell"_s}, {u"user_fingerprint"_s, chat},
            {u"user_faq_fingerprint"_s, faq}, {u"currency"_s, u"EUR"_s}};
        const json::Object tent{{u"product_id"_s, u"T1"_s}, {u"product_name"_s, u"Alta 2"_s},
            {u"quantity"_s, 1}, {u"value"_s, json::Number{"389.90"}}, {u"currency"_s, u"EUR"_s}};
        json::Object added = visitor;
        added.emplace_back(u"type"_s, u"ITEM_ADDED"_s);
        added.insert(added.end(), tent.begin(), tent.end() - 1);
        QVERIFY(
            call<json::Value>(api::Endpoint::CartEvents, {.body = json::Value(std::move(added)).toJson()}));
        json::Object order = visitor;
        order.emplace_back(u"value"_s, json::Number{"394.80"});
        order.emplace_back(u"orderId"_s, u"A-1"_s);
        order.emplace_back(u"line_items"_s, json::Array{tent});
        QVERIFY(call<json::Value>(
            api::Endpoint::CheckoutEvents, {.body = json::Value(std::move(order)).toJson()}));
        m_window->showPage(u"revenue"_s);
        QTRY_VERIFY2(textsOf(u"revenue"_s).contains(euros(soldBefore + 394.80)),
            qPrintable(euros(soldBefore + 394.80) + u'\n' + textsOf(u"revenue"_s).join(u'\n')));
        QVERIFY(textsOf(u"revenue"_s).contains(euros(addedBefore + 389.90)));
        keepPicture("main-job-revenue");
    }

    void theBenchsOwnKeyIsListedAsATestKey()
    {
        m_window->showPage(u"keys"_s);
        m_window->page(u"keys"_s)->refresh();
        const auto *table = m_window->findChild<QTreeView *>(u"keysTable"_s);
        const auto names = [table] {
            QStringList all;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                all << table->model()->index(row, 0).data(kCellRole).value<Cell>().text;
            return all;
        };
        QTRY_VERIFY(names().contains(u"Console test bench"_s));
        QVERIFY(names().contains(u"Shop backend"_s));
        keepPicture("main-job-keys");
    }
};

QTEST_MAIN(TestConsoleMainJob)
#include "tst_console_main_job.moc"
