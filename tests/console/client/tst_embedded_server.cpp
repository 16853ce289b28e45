// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/bench_session.h"
#include "console/connection/embedded_server.h"
#include "console/connection/server_connection.h"
#include "shared/api/maintenance.h"
#include "shared/api/server_log.h"
#include "shared/api/server_settings.h"
#include "shared/models/api_key_model.h"
#include "shared/models/faq_page_model.h"
#include "shared/models/revenue_model.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <csignal>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {
std::unique_ptr<CredentialStore> credentials() { return std::make_unique<SessionCredentials>(); }
} // namespace

/// The console's parts against the real server, over HTTP, in one process as a user runs them.
class TestEmbeddedServer : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<ServerConnection> m_connection;
    SystemClock m_clock;
    Fault m_fault;

    std::unique_ptr<LocalServer> server(const QString &folder) const
    {
        return std::make_unique<EmbeddedServer>(m_home.filePath(folder),
            QMap<QString, QString>{{u"extract_program"_s, QStringLiteral(EXTRACT_PROGRAM)}});
    }
    client::ApiClient &client() { return *m_connection->client(); }

    void open()
    {
        m_fault = {};
        m_connection = std::make_unique<ServerConnection>(*m_profiles, server(u"server"_s), credentials());
        connect(
            m_connection.get(), &Connector::failed, this, [this](const Fault &fault) { m_fault = fault; });
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->startLocal(false);
        QTRY_VERIFY2(!opened.isEmpty() || !m_fault.what.isEmpty(), "it opens or says why");
        QVERIFY2(!opened.isEmpty(), qPrintable(m_fault.details()));
    }
    void restart()
    {
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->close();
        QTRY_COMPARE(closed.size(), 1);
        QVERIFY(!m_connection->client());
        open();
    }
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

private slots:
    void initTestCase()
    {
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
        m_profiles = std::make_unique<ProfileStore>(*m_settings);
        open();
    }

    void theConsoleIsAnOperatorOfItsOwnServer()
    {
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QVERIFY(client().baseUrl() != client().server());
        QVERIFY(call<api::Company>(api::Endpoint::CreateCompany,
            {.body = R"({"company_key":"nordfjell","name":"Nordfjell","region":"eu","api_access":true,)"
                     R"("locales":["en","de"],"time_zone":"Europe/Berlin","currency":"EUR"})"}));
        m_connection->reloadCompanies();
        QTRY_COMPARE(m_connection->companies().size(), 1);
        QCOMPARE(m_connection->companies().first().name, u"Nordfjell"_s);
    }

    void aSignalAsksToStop()
    {
        QObject context;
        int asked = 0;
        onStopSignal(&context, [&asked] { ++asked; });
        std::raise(SIGTERM);
        QTRY_COMPARE(asked, 1);
        std::raise(SIGINT);
        QTRY_COMPARE(asked, 2);
    }

    void keysAreMadeShownOnceAndRevoked()
    {
        models::ApiKeyModel model;
        model.setClient(&client());
        model.setCompany(u"nordfjell"_s);
        Secret secret;
        connect(&model, &models::ApiKeyModel::created, this,
            [&](const api::ApiKey &, const Secret &made) { secret = made; });
        api::ApiKeyRequest request;
        request.name = u"Storefront"_s;
        model.create(request);
        QTRY_VERIFY(!secret.isEmpty());
        QVERIFY(secret.reveal().startsWith("ad_live_"));
        QVERIFY(secret.reveal().startsWith(model.at(0).prefix.toLatin1()));
        model.refresh();
        QTRY_VERIFY(model.isLoaded());
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.at(0).status, u"active"_s);
        model.revoke(model.at(0).keyId);
        QTRY_COMPARE(model.at(0).status, u"revoked"_s);
    }

    void aQuestionIsAnsweredFromADocumentAndShowsItsSource()
    {
        const auto source = call<api::Source>(api::Endpoint::CreateSource,
            {.segments = {u"nordfjell"_s}, .body = R"({"name":"Help","kind":"upload"})"});
        QVERIFY(source);
        QVERIFY(call<api::ImportedDocument>(api::Endpoint::PutDocument,
            {.segments = {u"nordfjell"_s, source->sourceId},
                .query = {{u"path"_s, u"en/shipping.md"_s}},
                .body
                = "# Shipping costs\n\nStandard shipping within Germany costs 4.90 euros. "
                  "Orders over 80 euros ship free of charge.\n\n# Returns\n\nYou can return unworn items "
                  "within 30 days. The return label is in the parcel.\n",
                .contentType = "text/markdown"}));
        ExchangeRunner runner(m_clock);
        BenchSession bench(runner);
        runner.setSession(&client(), u"nordfjell"_s);
        const auto ask = [&](const QString &text, const QString &thread) {
            bench.ask({text, u"en"_s, {}, thread});
            QTRY_VERIFY(!bench.isBusy());
            QTRY_COMPARE(bench.history().last()->sources, BenchExchange::Sources::Loaded);
        };
        ask(u"How much does standard shipping within Germany cost?"_s, {});
        const BenchExchange &first = bench.at(0);
        QVERIFY2(first.state == BenchExchange::State::Answered, first.record.response.body().constData());
        QVERIFY2(first.answer.contains(u"4.90"), qPrintable(first.answer));
        QVERIFY(first.message.has_value());
        QCOMPARE(first.message->sources.at(0).path, u"en/shipping.md"_s);
        QCOMPARE(first.record.response.status(), 200);
        QVERIFY(!first.record.requestId().isEmpty());
        ask(u"And how long can I return items?"_s, first.threadId);
        QCOMPARE(bench.history().last()->threadId, first.threadId);
    }

    void aRefusalOfTheServerIsReadable()
    {
        ExchangeRunner runner(m_clock);
        BenchSession bench(runner);
        runner.setSession(&client(), u"nordfjell"_s);
        bench.ask({u"Dry?"_s, u"not a locale"_s, {}, {}});
        QTRY_VERIFY(!bench.isBusy());
        QCOMPARE(bench.history().last()->failure->code, u"INVALID_FIELDS"_s);
        QVERIFY(!bench.history().last()->failure->requestId.isEmpty());
        QCOMPARE(bench.history().last()->failure->error.invalidFields.front().first, u"locale"_s);
    }

    void revenueHasThirtyDaysAndFaqPagesAreWatched()
    {
        models::RevenueModel revenue;
        revenue.setClient(&client());
        revenue.setCompany(u"nordfjell"_s);
        revenue.refresh();
        QTRY_VERIFY(revenue.isLoaded());
        QCOMPARE(revenue.revenue()->timeZone, u"Europe/Berlin"_s);
        const QDate from = QDate::fromString(revenue.revenue()->from, Qt::ISODate);
        QCOMPARE(from.daysTo(QDate::fromString(revenue.revenue()->to, Qt::ISODate)), 29);
        models::FaqPageModel pages;
        pages.setClient(&client());
        pages.setCompany(u"nordfjell"_s);
        pages.setWatching(true);
        pages.refresh();
        QTRY_VERIFY(pages.isLoaded());
        QCOMPARE(pages.rowCount(), 0);
    }

    void anotherConsoleSignsInWithAPassword()
    {
        QVERIFY(call<api::Administrator>(api::Endpoint::CreateAdmin,
            {.body = schema::toJson(api::AdministratorRequest{
                 u"mara@nordfjell.example"_s, u"a long pass phrase"_s, api::AdminRole::Operator, {}})}));
        ServerConnection second(*m_profiles, nullptr, credentials());
        QSignalSpy failed(&second, &Connector::failed);
        QSignalSpy opened(&second, &Connector::opened);
        second.connectTo(
            {client().server(), u"mara@nordfjell.example"_s, Secret("a wrong pass phrase"), {}, false});
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().at(0).value<Fault>().code, u"INVALID_CREDENTIALS"_s);
        QCOMPARE(failed.first().at(1).value<Connector::Field>(), Connector::Field::Password);
        second.connectTo(
            {client().server(), u"mara@nordfjell.example"_s, Secret("a long pass phrase"), {}, false});
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(second.companies().size(), 1);
        // The session ends on the server as well: its token is of no use to anybody afterwards.
        const Secret token = second.client()->token();
        second.close();
        client::ApiClient thief;
        thief.setServer(client().server());
        thief.setToken(token);
        QString code;
        QTRY_VERIFY([&] {
            std::optional<QString> answer;
            thief.setToken(token);
            thief.currentSession(this, [&](client::ApiResult<api::CurrentSession> current) {
                answer = current ? QString() : current.error().code;
            });
            [&] { QTRY_VERIFY(answer.has_value()); }();
            code = answer.value_or(QString());
            return code == u"INVALID_SESSION";
        }());
    }

    void theServerThatRunsIsOpenedAgain()
    {
        const QPointer before = &client();
        const QUrl address = before->server();
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->startLocal(false);
        QCOMPARE(m_connection->client(), before.data());
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(m_connection->client() != before);
        QCOMPARE(client().server(), address); // it has not been started again
        QTRY_VERIFY(!before);
        QVERIFY(call<api::CreatedApiKey>(
            api::Endpoint::CreateKey, {.segments = {u"nordfjell"_s}, .body = "{\"name\":\"Opened again\"}"}));
    }

    void itRunsUntilAnotherServerHasAnswered()
    {
        ServerConnection elsewhere(*m_profiles, server(u"elsewhere"_s), credentials());
        QSignalSpy isUp(&elsewhere, &Connector::opened);
        elsewhere.startLocal(false);
        QTRY_COMPARE(isUp.size(), 1);
        std::optional<bool> isMade;
        elsewhere.client()->call<api::Administrator>(api::Endpoint::CreateAdmin,
            {.body = schema::toJson(api::AdministratorRequest{
                 u"ole@nordfjell.example"_s, u"a long pass phrase"_s, api::AdminRole::Operator, {}})},
            this, [&](const client::ApiResult<api::Administrator> &admin) { isMade = admin.has_value(); });
        QTRY_VERIFY(isMade.has_value());
        QVERIFY(*isMade);

        const QPointer before = &client();
        SignIn there{elsewhere.client()->server(), u"ole@nordfjell.example"_s, Secret("wrong"), {}, false};
        m_fault = {};
        m_connection->connectTo(there);
        QTRY_COMPARE(m_fault.code, u"INVALID_CREDENTIALS"_s);
        QCOMPARE(m_connection->client(), before.data());
        QVERIFY(call<api::Company>(api::Endpoint::GetCompany, {.segments = {u"nordfjell"_s}}));

        QSignalSpy opened(m_connection.get(), &Connector::opened);
        there.password = Secret("a long pass phrase");
        m_connection->connectTo(there);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(client().server(), there.adminUrl);
        // The folder is free when the local server has stopped.
        ServerConnection other(*m_profiles, server(u"server"_s), credentials());
        QSignalSpy free(&other, &Connector::opened);
        QSignalSpy taken(&other, &Connector::failed);
        other.startLocal(false);
        QTRY_VERIFY(free.size() + taken.size() > 0);
        while (free.isEmpty()) { // each failure is one more look
            taken.clear();
            other.startLocal(false);
            QTRY_VERIFY(free.size() + taken.size() > 0);
        }
        QSignalSpy closed(&other, &Connector::closed);
        other.close();
        QTRY_COMPARE(closed.size(), 1);

        // Back again: the other server goes on without this console.
        m_connection->startLocal(false);
        QCOMPARE(client().server(), there.adminUrl);
        QTRY_COMPARE(opened.size(), 2);
        QVERIFY(client().server() != there.adminUrl && m_connection->status().local);
        QVERIFY(call<api::Company>(api::Endpoint::GetCompany, {.segments = {u"nordfjell"_s}}));
        QCOMPARE(elsewhere.status().state, ConnectionStatus::Online);
    }

    void startingAndStoppingInHasteEndsInWhatWasAskedForLast()
    {
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->close();
        m_connection->startLocal(false);
        m_connection->cancel();
        m_connection->startLocal(false);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(call<api::Company>(api::Endpoint::GetCompany, {.segments = {u"nordfjell"_s}}));
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->startLocal(false);
        m_connection->close();
        QTRY_COMPARE(closed.size(), 1);
        QVERIFY(!m_connection->client());
        open();
    }

    void stoppingAndStartingKeepsEverything()
    {
        restart();
        QCOMPARE(m_connection->companies().size(), 1);
    }

    void settingsOfTheFolderAreCheckedKeptAndCount()
    {
        EmbeddedCare care(m_home.filePath(u"server"_s));
        QSignalSpy checked(&care, &LocalCare::settingsChecked);
        QSignalSpy saved(&care, &LocalCare::settingsSaved);
        care.checkSettings({{u"max_connections"_s, u"many"_s}});
        QTRY_COMPARE(checked.size(), 1);
        QVERIFY(checked.first().first().toString().startsWith(u"must be a number"_s));
        care.saveSettings({{u"max_connections"_s, u"many"_s}});
        QTRY_COMPARE(checked.size(), 2);
        QVERIFY(!QFile::exists(EmbeddedServer::settingsFile(care.dataFolder())));
        care.checkSettings({{u"max_connections"_s, u"321"_s}});
        QTRY_COMPARE(checked.size(), 3);
        QCOMPARE(checked.last().first().toString(), QString());
        care.saveSettings({{u"max_connections"_s, u"321"_s}, {u"drain_seconds"_s, u"3"_s}});
        QTRY_COMPARE(saved.size(), 1);
        care.saveSettings({{u"drain_seconds"_s, QString()}});
        QTRY_COMPARE(saved.size(), 2);
        restart();
        const auto settings = call<api::ServerSettings>(api::Endpoint::GetServerSettings, {});
        QVERIFY(settings);
        QMap<QString, api::ServerSetting> all;
        for (const api::ServerSetting &setting : settings->settings)
            all.insert(setting.name, setting);
        QCOMPARE(all[u"max_connections"_s].value, u"321"_s);
        QCOMPARE(all[u"max_connections"_s].source, api::SettingSource::File);
        QCOMPARE(all[u"drain_seconds"_s].source, api::SettingSource::Default);
        QCOMPARE(all[u"listen"_s].value, u"127.0.0.1:0"_s); // a free port still
    }

    void settingsThatKeepItFromStartingCanBeSeenAndChanged()
    {
        const QString folder = m_home.filePath(u"broken"_s);
        QDir().mkpath(folder);
        QFile file(EmbeddedServer::settingsFile(folder));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# mine\nregion = moon\nmodel_key = top-secret\n");
        file.close();
        EmbeddedCare care(folder);
        QSignalSpy read(&care, &LocalCare::settingsRead);
        QSignalSpy checked(&care, &LocalCare::settingsChecked);
        care.readSettings();
        QTRY_COMPARE(read.size(), 1);
        QMap<QString, api::ServerSetting> all;
        for (const api::ServerSetting &each : read.first().first().value<api::ServerSettings>().settings)
            all.insert(each.name, each);
        QVERIFY(all.size() > 30);
        QCOMPARE(all[u"region"_s].value.value_or(QString()), u"moon"_s);
        QCOMPARE(all[u"region"_s].source, api::SettingSource::File);
        QVERIFY(all[u"model_key"_s].isSet && !all[u"model_key"_s].value);
        care.checkSettings(
            {{u"region"_s, u"eu"_s}, {u"listen"_s, u"203.0.113.7:8420"_s}}); // not of this computer
        QTRY_COMPARE(checked.size(), 1);
        QVERIFY(!checked.first().first().toString().isEmpty());
        care.checkSettings({{u"region"_s, u"eu"_s}, {u"listen"_s, u"127.0.0.1:0"_s}});
        QTRY_COMPARE(checked.size(), 2);
        QCOMPARE(checked.last().first().toString(), QString());
    }

    void aBackupIsRestoredWhileTheServerRests()
    {
        auto backup = call<api::Backup>(api::Endpoint::CreateBackup, {.body = "{}"});
        while (backup && backup->state == api::BackupState::Running)
            backup = call<api::Backup>(api::Endpoint::GetBackup, {.segments = {backup->backupId}});
        QVERIFY(backup);
        QCOMPARE(backup->state, api::BackupState::Done);
        QVERIFY(call<api::Company>(api::Endpoint::CreateCompany,
            {.body = "{\"company_key\":\"later\",\"name\":\"Later\",\"region\":\"eu\"}"}));
        const auto log = call<client::WatchedPage<api::LogLine>>(
            api::Endpoint::ListServerLog, {.query = {{u"q"_s, backup->backupId}}});
        QVERIFY(log);
        QCOMPARE(log->items.size(), 1u);

        EmbeddedCare care(m_home.filePath(u"server"_s));
        QSignalSpy restored(&care, &LocalCare::restored);
        QSignalSpy failed(&care, &LocalCare::failed);
        care.restore(backup->file); // not under the running server
        QTRY_COMPARE(failed.size(), 1);
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->close();
        QTRY_COMPARE(closed.size(), 1);
        care.restore(backup->file);
        QTRY_COMPARE(restored.size(), 1);
        QVERIFY(QFile::exists(restored.first().first().toString()));
        open();
        QCOMPARE(m_connection->companies().size(), 1); // the one that came later is in what was kept aside
    }

    void theDemoShopIsFilledAndItsPagesComeBack()
    {
        QStringList steps;
        for (const bool withDemoShop : {true, false}) {
            ServerConnection connection(*m_profiles, server(u"demo"_s), credentials());
            connect(&connection, &Connector::progressed, this, [&](const QString &step) { steps << step; });
            connect(&connection, &Connector::failed, this, [this](const Fault &fault) { m_fault = fault; });
            QSignalSpy opened(&connection, &Connector::opened);
            connection.startLocal(withDemoShop);
            m_fault = {};
            QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty() || !m_fault.what.isEmpty(), 90000);
            QVERIFY2(!opened.isEmpty(), qPrintable(m_fault.details()));
            QVERIFY(connection.companies().size() >= 3);
            ExchangeRunner runner(m_clock);
            BenchSession bench(runner);
            runner.setSession(connection.client(), u"nordfjell"_s);
            bench.ask({u"How long does standard shipping take?"_s, u"en"_s, {}, {}});
            QTRY_VERIFY(!bench.isBusy());
            QCOMPARE(bench.history().last()->state, BenchExchange::State::Answered);
            QTRY_VERIFY(bench.history().last()->message.has_value());
            QVERIFY(!bench.history().last()->message->sources.empty());
        }
        QVERIFY(steps.size() > 5);
    }

    void quittingWhileTheDemoShopIsFilledIsHarmless()
    {
        ServerConnection connection(*m_profiles, server(u"hurried"_s), credentials());
        QSignalSpy progressed(&connection, &Connector::progressed);
        connection.startLocal(true);
        QTRY_VERIFY(progressed.size() >= 2);
        connection.cancel();
    }

    void anotherProgramInTheFolderIsNamed()
    {
        ServerConnection second(*m_profiles, server(u"server"_s), credentials());
        QSignalSpy failed(&second, &Connector::failed);
        second.startLocal(false);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed.first().first().value<Fault>().why.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestEmbeddedServer)
#include "tst_embedded_server.moc"
