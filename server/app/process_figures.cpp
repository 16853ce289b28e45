// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/process_figures.h"
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <ctime>
#include <sys/resource.h>
#include <unistd.h>

namespace answerdesk::app {

namespace {

double seconds(const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; }
double seconds(const timespec &time) { return double(time.tv_sec) + double(time.tv_nsec) / 1e9; }

QByteArray contentOf(const char *path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Seconds since 1970 at which the process began, or 0.
double startOf()
{
    // Not /proc/stat: under systemd's ProcSubset=pid there is nothing in /proc but the processes.
    timespec now{};
    timespec sinceBoot{};
    if (::clock_gettime(CLOCK_REALTIME, &now) != 0 || ::clock_gettime(CLOCK_BOOTTIME, &sinceBoot) != 0)
        return 0;
    // The name of a program may hold spaces; it ends with the last bracket.
    const QByteArray own = contentOf("/proc/self/stat");
    const QList<QByteArray> fields = own.mid(own.lastIndexOf(')') + 1).simplified().split(' ');
    if (fields.size() < 20)
        return 0;
    const double age = seconds(sinceBoot) - fields[19].toDouble() / double(::sysconf(_SC_CLK_TCK));
    return seconds(now) - age;
}

} // namespace

void collectProcess(std::vector<http::MetricFamily> &families)
{
    rusage usage{};
    if (::getrusage(RUSAGE_SELF, &usage) == 0) {
        families.push_back(http::counter("process_cpu_seconds_total", "Processor time of user and system.",
            seconds(usage.ru_utime) + seconds(usage.ru_stime)));
    }
    const QList<QByteArray> memory = contentOf("/proc/self/statm").split(' ');
    if (memory.size() > 1) {
        const auto page = double(::sysconf(_SC_PAGESIZE));
        families.push_back(
            http::gauge("process_virtual_memory_bytes", "Virtual memory.", memory[0].toDouble() * page));
        families.push_back(
            http::gauge("process_resident_memory_bytes", "Resident memory.", memory[1].toDouble() * page));
    }
    const QDir descriptors(QStringLiteral("/proc/self/fd"));
    if (descriptors.exists()) {
        const auto open
            = descriptors.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size();
        families.push_back(http::gauge("process_open_fds", "Open descriptors.", double(open)));
    }
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0)
        families.push_back(
            http::gauge("process_max_fds", "Descriptors that may be open.", double(limit.rlim_cur)));
    // Once: a clock that is put right must not look like a start of the program.
    if (static const double start = startOf(); start > 0)
        families.push_back(
            http::gauge("process_start_time_seconds", "Start of the process, since 1970.", start));
}

} // namespace answerdesk::app
