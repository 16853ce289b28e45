// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/access_log.h"
#include "shared/core/clock.h"
#include "shared/schema/json.h"
#include <QtCore/QFile>
#include <chrono>

namespace answerdesk::http {

namespace {
constexpr qsizetype kMaxPending
    = 16 << 20; // bytes; above it the disk is too slow and lines are counted, not kept

void appendText(QByteArray &line, const char *key, const QString &value)
{
    if (value.isEmpty())
        return;
    line += ",\"";
    line += key;
    line += "\":";
    json::appendString(line, value);
}
} // namespace

AccessLog::AccessLog(QString path)
    : m_path(std::move(path))
{
    if (!m_path.isEmpty())
        m_thread = std::thread([this] { work(); });
}

AccessLog::~AccessLog()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void AccessLog::add(const AccessRecord &record)
{
    if (m_path.isEmpty())
        return;
    QByteArray line = "{\"time\":\"" + rfc3339(record.atMs).toLatin1() + '"';
    appendText(line, "request_id", QString::fromLatin1(record.requestId));
    appendText(line, "address", record.address);
    appendText(line, "method", QString::fromLatin1(record.method));
    appendText(line, "path", QString::fromLatin1(record.path));
    line += ",\"status\":" + QByteArray::number(record.status);
    line += ",\"duration_ms\":" + QByteArray::number(double(record.durationUs) / 1000.0, 'f', 3);
    line += ",\"bytes_in\":" + QByteArray::number(record.bytesIn);
    line += ",\"bytes_out\":" + QByteArray::number(record.bytesOut);
    appendText(line, "error_code", QString::fromLatin1(record.errorCode));
    appendText(line, "company", record.company);
    appendText(line, "key", record.keyId);
    appendText(line, "admin", record.admin);
    line += "}\n";
    const std::scoped_lock lock(m_mutex);
    if (m_pending.size() > kMaxPending)
        ++m_dropped;
    else
        m_pending += line;
}

void AccessLog::work()
{
    for (;;) {
        QByteArray batch;
        bool stopping = false;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait_for(lock, std::chrono::milliseconds(250), [this] { return m_stopping; });
            batch = std::exchange(m_pending, {});
            stopping = m_stopping;
            if (const quint64 dropped = std::exchange(m_dropped, 0))
                qWarning("the access log lost %llu lines: the disk is too slow",
                    static_cast<unsigned long long>(dropped));
        }
        if (!batch.isEmpty()) {
            QFile file(m_path);
            if (file.open(QIODevice::Append))
                file.write(batch);
        }
        if (stopping)
            return;
    }
}

} // namespace answerdesk::http
