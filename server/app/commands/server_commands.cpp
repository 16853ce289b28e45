// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "resources/server_resources.h"
#include "server/app/commands/password_input.h"
#include "server/app/commands/settings_line.h"
#include "server/app/commands/shell.h"
#include "server/app/demo_history.h"
#include "server/app/demo_shop.h"
#include "server/app/program_log.h"
#include "server/app/runtime.h"
#include "server/app/stop_signals.h"
#include "server/storage/database/migrator.h"
#include "shared/core/log_area.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QSaveFile>
#include <array>
#include <cstdio>
#include <sys/resource.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

/// Connections need descriptors: take as many as the system permits.
void raiseDescriptorLimit()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_NOFILE, &limit);
    }
}

void printReady(const Runtime &runtime)
{
    const Runtime::Addresses addresses = runtime.addresses();
    std::printf("ready base_url=%s app_url=%s admin_url=%s\n", qUtf8Printable(addresses.base.toString()),
        qUtf8Printable(addresses.app.toString()), qUtf8Printable(addresses.admin.toString()));
    std::fflush(stdout);
}

int runUntilStopped(Runtime &runtime, StopSignals &stopSignals)
{
    QObject::connect(
        &stopSignals, &StopSignals::received, QCoreApplication::instance(), &QCoreApplication::quit);
    runtime.whenDatabaseFails([] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    });
    if (!stopSignals.wasReceived())
        QCoreApplication::exec();
    qCInfo(area::server, "stopping: requests in progress are answered");
    runtime.stop();
    qCInfo(area::server, "stopped");
    return runtime.hasDatabaseFailed() ? kDatabaseFailed : kDone;
}

int serve(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    if (const auto code = line.parse(arguments))
        return *code;
    const Result<Config> config = line.config();
    if (!config) {
        say(config.error().text());
        return kWrongUsage;
    }
    installProgramLog(config->logLevel);
    raiseDescriptorLimit();
    StopSignals stopSignals; // from here on SIGTERM means a clean end
    const auto runtime = Runtime::start(*config);
    if (!runtime) {
        say(runtime.error().text());
        return kFailed;
    }
    printReady(**runtime);
    return runUntilStopped(**runtime, stopSignals);
}

/// The demo takes other ports than those that are in use, unless they were asked for.
Result<std::unique_ptr<Runtime>> startDemo(const SettingsLine &line, Config config)
{
    auto runtime = Runtime::start(config);
    if (runtime || !runtime.error().text().contains(u"is in use by another program"_s))
        return runtime;
    QMap<QString, QString> free{{u"listen"_s, u"127.0.0.1:0"_s}, {u"admin_listen"_s, u"127.0.0.1:0"_s},
        {u"fetch_allow_loopback"_s, u"true"_s}, {u"data_dir"_s, config.dataDir}};
    const Result<Config> again = line.config(free);
    return again ? Runtime::start(*again) : tl::unexpected(again.error());
}

int removeDemo(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(api::Endpoint::RemoveDemoData));
}

int demo(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    line.option(
        u"summary"_s, u"Write addresses and keys to this file as JSON once all data is created"_s, u"FILE"_s);
    line.option(u"no-history"_s, u"Start without the 60 days of fictional questions, carts and orders"_s);
    if (const auto code = line.parse(arguments))
        return *code;
    const QString folder = QDir::home().filePath(u".local/share/answerdesk/demo"_s);
    const Result<Config> config
        = line.config({{u"data_dir"_s, folder}, {u"fetch_allow_loopback"_s, u"true"_s}});
    if (!config) {
        say(config.error().text());
        return kWrongUsage;
    }
    installProgramLog(config->logLevel);
    raiseDescriptorLimit();
    StopSignals stopSignals; // from here on SIGTERM means a clean end
    const auto progress = [](const QString &step) { say(step); };
    const auto isStopped = [&stopSignals] { return stopSignals.wasReceived(); };
    const DemoSite site;
    if (!line.isSet(u"no-history"_s)) {
        if (const auto written = writeDemoHistory(*config, site.url(), progress, isStopped); !written) {
            say(written.error().text());
            return kFailed;
        }
    }
    const auto runtime = startDemo(line, *config);
    if (!runtime) {
        say(runtime.error().text());
        return kFailed;
    }
    DemoShop shop(**runtime, site.url());
    const auto summary = shop.prepare(progress, isStopped);
    if (!summary) {
        say(summary.error().text());
        return kFailed;
    }
    if (!*summary)
        return runUntilStopped(**runtime, stopSignals);
    if (line.isSet(u"summary"_s)) {
        QSaveFile file(line.value(u"summary"_s));
        const bool written = file.open(QIODevice::WriteOnly)
            && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
            && file.write(json::Value(**summary).toJson() + '\n') > 0 && file.commit();
        if (!written) {
            say(u"The summary %1 cannot be written: %2"_s.arg(file.fileName(), file.errorString()));
            return kFailed;
        }
    }
    printReady(**runtime);
    return runUntilStopped(**runtime, stopSignals);
}

int init(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    if (const auto code = line.parse(arguments, 1))
        return *code;
    Result<Config> config
        = line.config({{u"listen"_s, u"127.0.0.1:0"_s}, {u"admin_listen"_s, u"127.0.0.1:0"_s}});
    if (!config) {
        say(config.error().text());
        return kWrongUsage;
    }
    const QString email = line.positional().first();
    if (const QString fault = accounts::emailFault(email); !fault.isEmpty()) {
        say(u"EMAIL %1."_s.arg(fault));
        return kWrongUsage;
    }
    const Result<Secret> password
        = readPassword("ANSWERDESK_ADMIN_PASSWORD", "Password of the first administrator", true);
    const QString fault = password ? accounts::passwordFault(QString::fromUtf8(password->reveal()), email)
                                   : password.error().text();
    if (!fault.isEmpty()) {
        say(password ? u"The password %1."_s.arg(fault) : fault);
        return kWrongUsage;
    }
    const auto runtime = Runtime::start(*config);
    if (!runtime) {
        say(runtime.error().text());
        return kFailed;
    }
    if (const Result<void> done = (*runtime)->putAdmin(email, *password, accounts::Role::Operator); !done) {
        say(done.error().text());
        return kFailed;
    }
    say(u"The data folder %1 is ready, and %2 can sign in as operator."_s.arg(config->dataDir, email));
    return kDone;
}

int migrate(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    if (const auto code = line.parse(arguments))
        return *code;
    const Result<Config> config = line.config();
    if (!config) {
        say(config.error().text());
        return kWrongUsage;
    }
    initServerResources();
    const auto database = storage::Database::open(
        config->dataDir, SystemClock().nowMs(), config->database, config->databasePassword);
    if (!database) {
        say(database.error().text());
        return kFailed;
    }
    std::printf("The database %s has schema version %d.\n", qUtf8Printable((*database)->path()),
        (*database)->schemaVersion());
    return kDone;
}

int version(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QString::fromUtf8(command.help));
    parser.addOption({{u"h"_s, u"help"_s}, u"Explain this command"_s});
    parser.addOption({u"json"_s, u"Print JSON"_s});
    if (!parser.parse(QStringList{u"answerdesk-server version"_s} + arguments)
        || !parser.positionalArguments().isEmpty()) {
        say(u"version takes no arguments. See --help."_s);
        return kWrongUsage;
    }
    if (parser.isSet(u"help"_s)) {
        std::printf("Usage: answerdesk-server version [OPTION...]\n%s",
            qUtf8Printable(parser.helpText().section(u'\n', 1)));
        return kDone;
    }
    if (parser.isSet(u"json"_s))
        std::printf("{\"version\":\"%s\",\"qt_version\":\"%s\"}\n", ANSWERDESK_VERSION, qVersion());
    else
        std::printf("answerdesk-server %s (Qt %s)\n", ANSWERDESK_VERSION, qVersion());
    return kDone;
}

constexpr std::array kCommands{
    Command{"serve", "--data-dir DIR", "Run the server", serve},
    Command{"demo remove", "", "Delete all companies of the demo from a running server", removeDemo},
    Command{"demo", "", "Run the server with a fictional shop", demo},
    Command{"init", "EMAIL --data-dir DIR", "Create a data folder and its first administrator", init},
    Command{"check-config", "", "Check settings without starting, and show where each was set", checkConfig},
    Command{"migrate", "--data-dir DIR", "Upgrade a stopped server's database to this version", migrate},
    Command{"version", "", "Print the version", version},
};

} // namespace

std::span<const Command> serverCommands() { return kCommands; }

} // namespace answerdesk::app
