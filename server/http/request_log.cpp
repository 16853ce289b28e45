// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/request_log.h"
#include "shared/core/clock.h"
#include "shared/schema/json.h"
#include <QtCore/QSet>
#include <algorithm>
#include <iterator>

namespace answerdesk::http {

namespace {

void appendText(QByteArray &line, const char *key, const QString &value)
{
    if (value.isEmpty())
        return;
    line += ",\"";
    line += key;
    line += "\":";
    json::appendString(line, value);
}

void appendAscii(QByteArray &line, const char *key, const QByteArray &value)
{
    const bool isPlain = std::all_of(
        value.begin(), value.end(), [](char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; });
    if (!isPlain)
        return appendText(line, key, QString::fromUtf8(value));
    if (value.isEmpty())
        return;
    line += ",\"";
    line += key;
    line += "\":\"";
    line += value;
    line += '"';
}

/// The literal words of the server's own paths.
const QSet<QByteArray> &knownWords()
{
    static const QSet<QByteArray> words = [] {
        QSet<QByteArray> all;
        for (const api::EndpointInfo &info : api::endpoints()) {
            for (const QByteArray &word : QByteArray(info.path).mid(1).split('/')) {
                if (!word.startsWith('{'))
                    all.insert(word);
            }
        }
        return all;
    }();
    return words;
}

constexpr std::size_t kMaxSegments = 12;

QByteArray knownPartOf(const QByteArray &path)
{
    QByteArray out;
    std::size_t count = 0;
    for (const QByteArray &segment : path.mid(1).split('/')) {
        if (++count > kMaxSegments)
            break;
        const QByteArray part
            = knownWords().contains(segment) || segment.isEmpty() ? segment : QByteArray("*");
        if (part != "*" || !out.endsWith("/*"))
            out += '/' + part;
    }
    return out;
}

bool isKnownMethod(const QByteArray &method)
{
    static const QSet<QByteArray> known{
        "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"};
    return known.contains(method);
}

} // namespace

bool holdsSecret(const QByteArray &text)
{
    // Prefixes of API keys, of analytics secrets, of sessions, and of the local administrator's token.
    for (const char *prefix : {"ad_live_", "ad_test_", "ad_events_", "ads_", "adl_"}) {
        if (text.contains(prefix))
            return true;
    }
    return false;
}

void AccessRecord::makeLoggable()
{
    if (!isKnownMethod(method))
        method = method.isEmpty() ? QByteArray() : QByteArray("*");
    if (!endpoint) {
        path = path.isEmpty() || path == "*" ? path : knownPartOf(path);
        return;
    }
    const char *declared = api::endpointInfo(*endpoint).path;
    const bool isKnownCaller = !keyId.isEmpty() || !admin.isEmpty();
    // A visitor who is erased must not stay in the log of the erasure.
    const bool holdsVisitor = QByteArrayView(declared).contains("{fingerprint}");
    if (!isKnownCaller || holdsVisitor || holdsSecret(path))
        path = declared;
}

void AccessRecord::appendLine(QByteArray &out) const
{
    out += "{\"time\":\"" + rfc3339(atMs).toLatin1() + '"';
    appendAscii(out, "request_id", requestId);
    appendText(out, "address", address.toString());
    appendAscii(out, "method", method);
    appendAscii(out, "path", path);
    if (endpoint)
        appendAscii(out, "endpoint", api::endpointInfo(*endpoint).name);
    out += ",\"status\":" + QByteArray::number(status);
    out += ",\"duration_ms\":" + QByteArray::number(double(durationUs) / 1000.0, 'f', 3);
    out += ",\"bytes_in\":" + QByteArray::number(bytesIn);
    out += ",\"bytes_out\":" + QByteArray::number(bytesOut);
    appendAscii(out, "error_code", errorCode);
    appendText(out, "company", company);
    appendText(out, "key", keyId);
    appendText(out, "admin", admin);
    if (outcome)
        appendText(out, "outcome", schema::enumName(*outcome));
    out += "}\n";
}

template <typename IsDue>
std::vector<RequestLog::Watcher> RequestLog::takeWatchers(IsDue isDue)
{
    const auto due = std::stable_partition(
        m_watchers.begin(), m_watchers.end(), [&](const Watcher &watcher) { return !isDue(watcher); });
    std::vector<Watcher> taken(std::make_move_iterator(due), std::make_move_iterator(m_watchers.end()));
    m_watchers.erase(due, m_watchers.end());
    return taken;
}

void RequestLog::add(std::vector<AccessRecord> &records)
{
    std::vector<Watcher> due;
    {
        const std::scoped_lock lock(m_mutex);
        const qint64 before = m_latest;
        for (AccessRecord &record : records) {
            if (record.endpoint == api::Endpoint::ListRequests
                || record.endpoint == api::Endpoint::WaitForChanges)
                continue;
            // By the time and not by the count, which would tell a company how much the others are asked.
            record.number = m_latest = std::max(m_latest + 1, record.atMs * 1000);
            m_records.push_back(record);
            if (m_records.size() > kKept)
                m_records.pop_front();
        }
        due = takeWatchers([&](const Watcher &watcher) {
            return !readLocked(std::max(before, watcher.above), m_latest + 1, 1, watcher.filter).empty();
        });
    }
    for (const Watcher &watcher : due)
        watcher.done();
}

std::vector<AccessRecord> RequestLog::readLocked(
    qint64 above, qint64 below, int limit, const Filter &filter) const
{
    std::vector<AccessRecord> found;
    for (auto record = m_records.rbegin(); record != m_records.rend() && int(found.size()) < limit;
         ++record) {
        if (record->number <= above)
            break;
        if (record->number < below && filter(*record))
            found.push_back(*record);
    }
    return found;
}

std::vector<AccessRecord> RequestLog::read(qint64 above, qint64 below, int limit, const Filter &filter) const
{
    const std::scoped_lock lock(m_mutex);
    return readLocked(above, below, limit, filter);
}

qint64 RequestLog::latest() const
{
    const std::scoped_lock lock(m_mutex);
    return m_latest;
}

void RequestLog::watch(qint64 above, int seconds, Filter filter, std::function<void()> done)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_isStopping && m_watchers.size() < kMaxWatchers
            && readLocked(above, m_latest + 1, 1, filter).empty()) {
            m_watchers.push_back({above, std::chrono::steady_clock::now() + std::chrono::seconds(seconds),
                std::move(filter), std::move(done)});
            return;
        }
    }
    done();
}

void RequestLog::tick()
{
    std::vector<Watcher> due;
    {
        const std::scoped_lock lock(m_mutex);
        due = takeWatchers([now = std::chrono::steady_clock::now()](
                               const Watcher &watcher) { return watcher.deadline <= now; });
    }
    for (const Watcher &watcher : due)
        watcher.done();
}

void RequestLog::endWatching()
{
    std::vector<Watcher> due;
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
        due.swap(m_watchers);
    }
    for (const Watcher &watcher : due)
        watcher.done();
}

} // namespace answerdesk::http
