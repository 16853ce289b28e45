// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/program_log.h"
#include "server/http/request_log.h"
#include "shared/core/clock.h"
#include "shared/core/log_area.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

std::atomic<LogLevel> g_level{LogLevel::Info};
bool g_isJournal = false;
std::mutex g_captureMutex;
int g_captures = 0;
std::atomic<QtMessageHandler> g_beforeCapture = nullptr;

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

void onMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const LogLevel level = levelOf(type);
    if (level > g_level)
        return;
    programLog().add(level, context.category, message);
    // One line a message, whatever stands in it, and one write, so that lines of several threads stay whole.
    QByteArray line = prefixOf(level) + message.toUtf8().replace('\n', "\\n").replace('\r', "\\r") + '\n';
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.constData(), std::size_t(line.size()));
}

bool isOwnArea(const char *category)
{
    const QLoggingCategory *const own[] = {&area::server(), &area::storage(), &area::http(),
        &area::knowledge(), &area::answers(), &area::faqs(), &area::revenue()};
    return std::any_of(std::begin(own), std::end(own),
        [category](const QLoggingCategory *known) { return qstrcmp(known->categoryName(), category) == 0; });
}

void onCapturedMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type != QtDebugMsg && isOwnArea(context.category))
        programLog().add(levelOf(type), context.category, message);
    if (const QtMessageHandler before = g_beforeCapture)
        before(type, context, message);
}

} // namespace

void LogRing::add(LogLevel level, const char *area, const QString &text)
{
    const bool isUnnamed = !area || qstrcmp(area, "default") == 0;
    LogEntry entry{0, SystemClock().nowMs(), level, isUnnamed ? u"server"_s : QString::fromLatin1(area),
        http::holdsSecret(text.toUtf8()) ? u"(a line that may hold a key is not kept)"_s
                                         : text.left(kMaxText)};
    const std::scoped_lock lock(m_mutex);
    m_latest = m_latest == 0 ? entry.atMs : m_latest + 1;
    entry.number = m_latest;
    m_lines.push_back(std::move(entry));
    if (m_lines.size() > kKept)
        m_lines.pop_front();
    for (const auto &changed : std::as_const(m_watches))
        changed();
}

std::vector<LogEntry> LogRing::read(qint64 above, qint64 below, int limit, const Filter &filter) const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<LogEntry> found;
    for (auto line = m_lines.rbegin(); line != m_lines.rend() && int(found.size()) < limit; ++line) {
        if (line->number <= above)
            break;
        if (line->number < below && filter(*line))
            found.push_back(*line);
    }
    return found;
}

qint64 LogRing::latest() const
{
    const std::scoped_lock lock(m_mutex);
    return m_latest;
}

int LogRing::watch(std::function<void()> changed)
{
    const std::scoped_lock lock(m_mutex);
    m_watches.insert(++m_lastWatch, std::move(changed));
    return m_lastWatch;
}

void LogRing::unwatch(int watch)
{
    const std::scoped_lock lock(m_mutex);
    m_watches.remove(watch);
}

LogRing &programLog()
{
    static LogRing ring;
    return ring;
}

LogCapture::LogCapture()
{
    const std::scoped_lock lock(g_captureMutex);
    if (g_captures++ == 0)
        g_beforeCapture = qInstallMessageHandler(onCapturedMessage);
}

LogCapture::~LogCapture()
{
    const std::scoped_lock lock(g_captureMutex);
    if (--g_captures == 0)
        qInstallMessageHandler(g_beforeCapture);
}

void installProgramLog(LogLevel level)
{
    g_level = level;
    g_isJournal = leadsToJournal();
    qInstallMessageHandler(onMessage);
}

} // namespace answerdesk::app
