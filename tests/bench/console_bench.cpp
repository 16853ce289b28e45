// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// answerdesk-bench-console [start|rows|chart]...
//
// How fast the desktop console is: from the start of its process with an empty profile to a usable window
// with its own server, and the memory of both; frames while 100,000 rows are scrolled; frames of the chart
// with two years of days. Each beside a baseline in the same run, and beside the figure to reach. Times are
// those of a clock on the wall, on a busy machine with others' work in them, and beside them those of the
// processor that the thread used (for a start: the whole process). Without a display it runs on Qt's
// offscreen platform, which paints all but has no screen to bring it to. Speed never fails it.
#include "console/app/window/appearance.h"
#include "tests/bench/console/times.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QWindow>
#include <QtWidgets/QApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::bench {

bool expose(QWidget &window)
{
    window.show();
    QElapsedTimer clock;
    clock.start();
    while (!window.windowHandle()->isExposed() && clock.elapsed() < 10'000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    for (int i = 0; i < 10; ++i) // what a view lays out later
        QCoreApplication::processEvents();
    Frames::paint(window);
    return window.windowHandle()->isExposed();
}

} // namespace answerdesk::bench

namespace {

constexpr int kRounds = 7, kRows = 100'000, kDays = 730;

/// The offscreen platform with a screen that the window fits on; also for the programs that are started.
void chooseOffscreen(const QTemporaryDir &home)
{
    QFile file(home.filePath(u"screen.json"_s));
    if (!file.open(QIODevice::WriteOnly))
        return qputenv("QT_QPA_PLATFORM", "offscreen"), void();
    file.write("{\"synchronousWindowSystemEvents\":false,\"windowFrameMargins\":true,\"screens\":[{\"name\":"
               "\"bench\",\"x\":0,\"y\":0,\"width\":1920,\"height\":1200,\"logicalDpi\":96,"
               "\"logicalBaseDpi\":96,\"dpr\":1}]}");
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file.fileName()));
}

} // namespace

int main(int argc, char **argv)
{
    using namespace answerdesk::bench;
    const QTemporaryDir home;
    const bool hasDisplay
        = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (!hasDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        chooseOffscreen(home);
    QApplication app(argc, argv);
    QStringList parts = QCoreApplication::arguments().mid(1);
    for (const QString &part : std::as_const(parts)) {
        if (part != u"start" && part != u"rows" && part != u"chart") {
            std::fprintf(stderr, "answerdesk-bench-console [start|rows|chart]...\n");
            return 2;
        }
    }
    if (parts.isEmpty())
        parts = {u"start"_s, u"rows"_s, u"chart"_s};
    std::printf("platform %s%s, Qt %s\n\n", qUtf8Printable(QGuiApplication::platformName()),
        QGuiApplication::platformName() == u"offscreen" ? " (no display)" : "", qVersion());
    QSettings settings(home.filePath(u"console.ini"_s), QSettings::IniFormat);
    const answerdesk::console::Appearance look(app, settings);
    bool taken = true;
    if (parts.contains(u"start"_s))
        taken = measureStart(kRounds) && taken;
    if (parts.contains(u"rows"_s))
        taken = measureRows(kRows) && taken;
    if (parts.contains(u"chart"_s))
        taken = measureChart(kDays) && taken;
    return taken ? 0 : 1;
}
