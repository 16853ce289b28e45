// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/console/times.h"
#include <QtCore/QMap>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::bench {

namespace {

constexpr int kPatienceMs = 60'000;
constexpr double kStartMs = 1'000, kMemoryMb = 150;

/// One line of the watch inside the program, counted from the moment when the process was asked for.
struct Moment {
    double wall = 0, processor = 0; ///< milliseconds
    double resident = 0, proportional = 0; ///< MB
};

using Moments = QMap<QString, Moment>;

/// Starts the program with the watch in it, and ends it after the line with this name.
std::optional<Moments> watch(
    const QString &program, const QStringList &arguments, const QString &what, const QString &last)
{
    const QString folder = QCoreApplication::applicationDirPath();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_PLUGIN_PATH"_s, folder + u"/../bench"_s);
    environment.insert(u"QT_QPA_GENERIC_PLUGINS"_s, u"answerdeskstart:"_s + what);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s); // the watch knows English texts
    process.setProcessEnvironment(environment);
    const double began = wallMs();
    process.start(folder + u'/' + program, arguments);
    Moments moments;
    while (!moments.contains(last) && (process.canReadLine() || process.waitForReadyRead(kPatienceMs))) {
        while (process.canReadLine()) {
            const QList<QByteArray> words = process.readLine().simplified().split(' ');
            if (words.size() != 5)
                continue;
            moments.insert(QString::fromLatin1(words[0]),
                {words[1].toDouble() - began, words[2].toDouble(), words[3].toDouble() * 1024 / 1e6,
                    words[4].toDouble() * 1024 / 1e6});
        }
    }
    process.terminate();
    const bool ended = process.waitForFinished(kPatienceMs);
    if (ended && moments.contains(last))
        return moments;
    std::fprintf(stderr, "%s\n%s %s: %s\n", process.readAllStandardError().constData(),
        qUtf8Printable(program), qUtf8Printable(what),
        ended ? "the watch in it did not see all that it waits for" : "it did not end");
    process.kill();
    return std::nullopt;
}

std::optional<Moments> openConsole(const QString &what)
{
    const QTemporaryDir home; // an empty profile each time
    return watch(u"answerdesk-console"_s,
        {u"--settings"_s, home.filePath(u"console.ini"_s), u"--data-dir"_s, home.filePath(u"server"_s)}, what,
        what == u"demo" ? u"changed"_s : u"visited"_s);
}

struct Series {
    QList<Moments> rounds;

    template <typename Value>
    double median(const QString &name, Value Moment::*value) const
    {
        std::vector<double> values;
        for (const Moments &round : rounds)
            values.push_back(round[name].*value);
        return at(values, 0.5);
    }
    void printTime(const char *text, const QString &name, const Series *baseline) const
    {
        std::vector<double> wall;
        for (const Moments &round : rounds)
            wall.push_back(round[name].wall);
        std::printf("  %-44s median %6.0f ms   worst %6.0f ms   processor %6.0f ms", text, at(wall, 0.5),
            at(wall, 1), median(name, &Moment::processor));
        if (baseline)
            std::printf("   baseline %4.0f ms", baseline->median(u"shown"_s, &Moment::wall));
    }
    void printMemory(const char *text, const QString &name, const Series &baseline) const
    {
        const double resident = median(name, &Moment::resident);
        std::printf("  %-44s resident %6.1f MB   proportional %6.1f MB   baseline %5.1f, %5.1f MB   to reach "
                    "%.0f MB: %s\n",
            text, resident, median(name, &Moment::proportional),
            baseline.median(u"shown"_s, &Moment::resident),
            baseline.median(u"shown"_s, &Moment::proportional), kMemoryMb,
            resident < kMemoryMb ? "yes" : "no");
    }
};

} // namespace

bool measureStart(int rounds)
{
    Series window, plain, demo;
    for (int round = -1; round < rounds;
         ++round) { // the first one brings files into the memory and is not counted
        const auto baseline = watch(u"answerdesk-bench-window"_s, {}, u"window"_s, u"shown"_s);
        const auto started = openConsole(u"plain"_s);
        if (!baseline || !started)
            return false;
        if (round < 0)
            continue;
        window.rounds << *baseline;
        plain.rounds << *started;
    }
    const auto filled = openConsole(u"demo"_s);
    if (!filled)
        return false;
    demo.rounds << *filled;

    std::printf("start of answerdesk-console with an empty profile, %d rounds, from the process's start; "
                "baseline: an empty window of Qt\n",
        rounds);
    plain.printTime("the dialog that opens a server is painted", u"shown"_s, &window);
    std::printf("\n");
    plain.printTime("its server runs, the Overview is painted", u"usable"_s, nullptr);
    std::printf("                      to reach %.0f ms: %s\n", kStartMs,
        verdict(plain.median(u"usable"_s, &Moment::wall), plain.median(u"usable"_s, &Moment::processor),
            kStartMs));
    plain.printMemory("memory then, the server included", u"usable"_s, window);
    plain.printMemory("memory after a visit of every page", u"visited"_s, window);
    std::printf("with the demo shop, whose documents and FAQs are made in this time, 1 round\n");
    demo.printTime("its server runs, the Overview is painted", u"usable"_s, nullptr);
    std::printf("\n");
    demo.printMemory("memory after a visit of every page", u"visited"_s, window);
    demo.printMemory("memory after 500 changes of the page", u"changed"_s, window);
    std::printf("\n");
    std::fflush(stdout);
    return true;
}

} // namespace answerdesk::bench
