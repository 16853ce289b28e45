// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/access_log.h"
#include "shared/core/log_area.h"
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace answerdesk::http {

namespace {
// Above it the disk is too slow: lines are counted, not kept. A record takes about 400 bytes.
constexpr std::size_t kMaxPending = 50'000;
constexpr auto kInterval = std::chrono::milliseconds(250);
constexpr quint64 kReportEvery = 10'000; // lost lines, besides the first
} // namespace

AccessLog::AccessLog(QString path, qint64 startMs)
    : m_path(std::move(path))
    , m_requests(startMs * 1000)
    , m_thread([this] { work(); })
{
}

AccessLog::~AccessLog()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void AccessLog::add(AccessRecord record)
{
    const std::scoped_lock lock(m_mutex);
    if (m_pending.size() < kMaxPending)
        m_pending.push_back(std::move(record));
    else
        ++m_lost;
}

RequestLog &AccessLog::requests()
{
    collect();
    return m_requests;
}

void AccessLog::collect()
{
    const std::scoped_lock order(m_collecting);
    // With room for as many as last time: growing would copy them while everybody waits.
    std::vector<AccessRecord> batch;
    batch.reserve(m_expected);
    {
        const std::scoped_lock lock(m_mutex);
        batch.swap(m_pending);
    }
    m_expected = batch.size() + batch.size() / 4;
    if (batch.empty())
        return;
    for (AccessRecord &record : batch)
        record.makeLoggable();
    m_requests.add(batch);
    if (m_path.isEmpty())
        return;
    if (m_unwritten.size() + batch.size() > 2 * kMaxPending) {
        m_lost += batch.size();
        return;
    }
    std::move(batch.begin(), batch.end(), std::back_inserter(m_unwritten));
}

void AccessLog::work()
{
    for (;;) {
        bool isStopping = false;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait_for(lock, kInterval, [this] { return m_isStopping; });
            isStopping = m_isStopping;
        }
        collect();
        m_requests.tick();
        std::vector<AccessRecord> batch;
        {
            const std::scoped_lock order(m_collecting);
            batch.swap(m_unwritten);
        }
        QByteArray lines;
        lines.reserve(qsizetype(batch.size()) * 400);
        for (const AccessRecord &record : batch)
            record.appendLine(lines);
        if (!lines.isEmpty())
            write(lines, batch.size());
        reportLost();
        if (isStopping)
            return;
    }
}

void AccessLog::write(const QByteArray &lines, std::size_t count)
{
    const QByteArray path = QFile::encodeName(m_path);
    int fd = ::open(path.constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0 && errno == ENOENT && QDir().mkpath(QFileInfo(m_path).absolutePath()))
        fd = ::open(path.constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) {
        m_fault = QString::fromLocal8Bit(std::strerror(errno));
        m_lost += count;
        return;
    }
    struct stat before {
    };
    ::fstat(fd, &before);
    qsizetype written = 0;
    while (written < lines.size()) {
        const ssize_t now = ::write(fd, lines.constData() + written, std::size_t(lines.size() - written));
        if (now < 0 && errno == EINTR)
            continue;
        if (now <= 0)
            break;
        written += now;
    }
    if (written < lines.size()) {
        m_fault = QString::fromLocal8Bit(std::strerror(errno));
        // No half line may stay, unless somebody else changed the file meanwhile.
        const qsizetype whole = written > 0 ? lines.lastIndexOf('\n', written - 1) + 1 : 0;
        struct stat after {
        };
        if (::fstat(fd, &after) == 0 && after.st_size == before.st_size + written) [[maybe_unused]]
            const int done = ::ftruncate(fd, before.st_size + whole);
        m_lost += quint64(lines.count('\n') - lines.left(whole).count('\n'));
    }
    ::close(fd);
}

void AccessLog::reportLost()
{
    const quint64 lost = m_lost;
    if (lost == m_reportedLost || (m_reportedLost > 0 && lost < m_reportedLost + kReportEvery))
        return;
    qCWarning(area::http, "the access log has lost %llu lines since the start: %s",
        static_cast<unsigned long long>(lost),
        m_fault.isEmpty() ? "the disk is too slow" : qUtf8Printable(m_fault));
    m_reportedLost = lost;
}

} // namespace answerdesk::http
