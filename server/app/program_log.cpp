// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/program_log.h"
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <sys/stat.h>
#include <unistd.h>

namespace answerdesk::app {

namespace {

std::atomic<LogLevel> g_level{LogLevel::Info};
bool g_isJournal = false;

LogLevel levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return LogLevel::Debug;
    case QtInfoMsg:
        return LogLevel::Info;
    case QtWarningMsg:
        return LogLevel::Warning;
    default:
        return LogLevel::Error;
    }
}

const char *nameOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Error:
        return "error";
    case LogLevel::Warning:
        return "warning";
    case LogLevel::Info:
        return "info";
    default:
        return "debug";
    }
}

/// Whether standard error is the journal's stream, as systemd tells in JOURNAL_STREAM: device:inode.
bool leadsToJournal()
{
    const QList<QByteArray> parts = qgetenv("JOURNAL_STREAM").split(':');
    struct stat own {
    };
    return parts.size() == 2 && ::fstat(STDERR_FILENO, &own) == 0 && parts[0].toULongLong() == own.st_dev
        && parts[1].toULongLong() == own.st_ino;
}

QByteArray prefixOf(LogLevel level)
{
    if (g_isJournal) {
        // The journal's priorities; it keeps the time itself.
        static constexpr const char *kPriorities[] = {"<3>", "<4>", "<6>", "<7>"};
        return kPriorities[std::size_t(level)];
    }
    const auto now = std::chrono::system_clock::now();
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    const auto ms
        = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
    char text[48];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    std::snprintf(text + length, sizeof text - length, ".%03dZ ", int(ms));
    return QByteArray(text) + nameOf(level) + ' ';
}

void onMessage(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    const LogLevel level = levelOf(type);
    if (level > g_level)
        return;
    // One line a message, whatever stands in it, and one write, so that lines of several threads stay whole.
    QByteArray line = prefixOf(level) + message.toUtf8().replace('\n', "\\n").replace('\r', "\\r") + '\n';
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.constData(), std::size_t(line.size()));
}

} // namespace

void installProgramLog(LogLevel level)
{
    g_level = level;
    g_isJournal = leadsToJournal();
    qInstallMessageHandler(onMessage);
}

} // namespace answerdesk::app
