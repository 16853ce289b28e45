// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "console/app/window/language.h"
#include "console/app/window/main_window.h"
#include "console/connection/embedded_server.h"
#include "console/connection/profile_store.h"
#include "console/connection/server_connection.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/evaluation/evaluation_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/server/server_page.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/run/run_command.h"
#include "console/start_options.h"
#include "console/widgets/style/glyph.h"
#include "shared/core/clock.h"
#include <QtCore/QSettings>
#include <QtWidgets/QApplication>
#include <memory>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

QSettings settingsAt(const QString &file)
{
    return file.isEmpty()
        ? QSettings(QSettings::IniFormat, QSettings::UserScope, u"answerdesk"_s, u"console"_s)
        : QSettings(file, QSettings::IniFormat);
}

std::optional<RunProfile> findProfile(const QString &name, const QString &settingsFile, QString &why)
{
    QSettings settings = settingsAt(settingsFile);
    const QList<RecentServer> servers = ProfileStore(settings).all();
    QStringList known;
    for (const RecentServer &server : servers) {
        if (server.local)
            continue; // it runs inside a console and has other addresses each time
        if (server.name == name || server.adminUrl.toString() == name || server.adminUrl.authority() == name)
            return RunProfile{server.adminUrl, server.email};
        known << server.name;
    }
    why = QCoreApplication::translate(
        "main", "The console has opened no other server named “%1”. It knows: %2.")
              .arg(name, known.isEmpty() ? u"–"_s : known.join(u", "_s));
    return std::nullopt;
}

/// The command without a window: it must not ask for a display.
int runWithoutDisplay(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"answerdesk-console"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ANSWERDESK_VERSION));
    return runScenarios(QCoreApplication::arguments().mid(2), {findProfile, onStopSignal});
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && qstrcmp(argv[1], "run") == 0)
        return runWithoutDisplay(argc, argv);
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const StartOptions options = StartOptions::read(arguments);
    if (options.exitCode)
        return *options.exitCode;
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication app(argc, argv);
    QApplication::setOrganizationName(u"answerdesk"_s);
    QApplication::setApplicationName(u"answerdesk-console"_s);
    QApplication::setApplicationDisplayName(u"Answerdesk"_s);
    QApplication::setApplicationVersion(QStringLiteral(ANSWERDESK_VERSION));
    QApplication::setDesktopFileName(u"answerdesk-console"_s);

    QSettings settings = settingsAt(options.settingsFile);
    const SystemClock clock;
    Language language(settings);
    Appearance appearance(app, settings);
    QApplication::setWindowIcon(glyph::applicationIcon());
    ProfileStore profiles(settings);
    const QString folder = options.dataFolder.isEmpty() ? EmbeddedServer::usualFolder() : options.dataFolder;
    ServerConnection connection(profiles, std::make_unique<EmbeddedServer>(folder), systemCredentials());
    EmbeddedCare care(folder);
    MainWindow window(connection, settings, appearance);
    window.setLanguage(language);
    window.addPage(new OverviewPage(clock));
    window.addPage(new RevenuePage(clock));
    window.addPage(new OrdersPage);
    auto *activity = new ActivityPage(clock);
    window.addPage(activity);
    window.addPage(new KnowledgePage(clock));
    window.addPage(new FaqsPage(clock));
    window.addPage(new EvaluationPage(clock));
    window.addPage(new KeysPage(clock));
    auto *bench = new BenchPage(clock, settings);
    window.addPage(bench);
    QObject::connect(
        activity, &ActivityPage::benchWanted, bench, [&window, bench](const BenchQuestion &question) {
            if (!question.text.isEmpty())
                bench->fillIn(question);
            window.showPage(bench->info().id);
            bench->focusContent();
        });
    QObject::connect(
        activity, &ActivityPage::requestWanted, bench, [&window, bench](const client::RawRequest &request) {
            window.showPage(bench->info().id);
            bench->fillIn(request);
        });
    window.addPage(new SettingsPage(clock));
    window.addPage(new ServerPage(clock, connection, &care));
    window.restorePage();
    onStopSignal(&window, [&window] {
        window.closeAtOnce();
        QApplication::exit(0); // main's objects end in order: the local server writes what is under way
    });
    window.show();
    return QApplication::exec();
}
