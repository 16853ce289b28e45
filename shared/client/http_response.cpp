// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/http_response.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

bool HttpResponse::fail(const QString &why)
{
    m_fault = why;
    return false;
}

QByteArray HttpResponse::header(QByteArrayView name) const
{
    for (const auto &[key, value] : m_headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

void HttpResponse::feed(const QByteArray &bytes)
{
    if (isFaulty() || isComplete())
        return;
    m_buffer += bytes;
    while (!isFaulty() && !isComplete() && step()) { }
}

void HttpResponse::end()
{
    if (isFaulty() || isComplete())
        return;
    if (m_state == State::UntilClose)
        m_state = State::Complete;
    else if (m_state == State::Head && m_buffer.isEmpty() && m_status == 0)
        fail(u"the connection closed without an answer"_s);
    else
        fail(u"the connection closed before the answer was complete"_s);
}

bool HttpResponse::takeLine(QByteArray &line)
{
    const qsizetype end = m_buffer.indexOf('\n');
    if (end < 0)
        return m_buffer.size() > kMaxHead ? fail(u"a line is longer than 256 kB"_s) : false;
    line = m_buffer.left(end);
    m_buffer.remove(0, end + 1);
    if (line.endsWith('\r'))
        line.chop(1);
    return true;
}

bool HttpResponse::step()
{
    switch (m_state) {
    case State::Head:
        return readHead();
    case State::Sized:
    case State::ChunkData: {
        if (m_buffer.isEmpty() && m_left > 0)
            return false;
        const qsizetype take = qsizetype(qMin<qint64>(m_left, m_buffer.size()));
        m_body += m_buffer.left(take);
        m_buffer.remove(0, take);
        m_left -= take;
        if (m_left > 0)
            return false;
        if (m_state == State::Sized) {
            m_state = State::Complete;
            return true;
        }
        QByteArray empty;
        if (!takeLine(empty))
            return false;
        if (!empty.isEmpty())
            return fail(u"a chunk does not end where its size says"_s);
        m_state = State::ChunkSize;
        return true;
    }
    case State::ChunkSize: {
        QByteArray line;
        if (!takeLine(line))
            return false;
        bool ok = false;
        m_left = line.split(';').first().trimmed().toLongLong(&ok, 16);
        if (!ok || m_left < 0)
            return fail(u"a chunk has no size"_s);
        if (m_body.size() + m_left > kMaxBody)
            return fail(u"the body is larger than 64 MB"_s);
        m_state = m_left == 0 ? State::Trailer : State::ChunkData;
        return true;
    }
    case State::Trailer: {
        QByteArray line;
        if (!takeLine(line))
            return false;
        if (line.isEmpty())
            m_state = State::Complete;
        return true;
    }
    case State::UntilClose:
        m_body += m_buffer;
        m_buffer.clear();
        if (m_body.size() > kMaxBody)
            return fail(u"the body is larger than 64 MB"_s);
        return false;
    case State::Complete:
        return false;
    }
    return false;
}

bool HttpResponse::readHead()
{
    const qsizetype end = m_buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return m_buffer.size() > kMaxHead ? fail(u"the headers are longer than 256 kB"_s) : false;
    m_head = m_buffer.left(end + 4);
    m_buffer.remove(0, end + 4);
    const QList<QByteArray> lines = m_head.left(end).split('\n');
    const QByteArray first = lines.first().trimmed();
    const qsizetype space = first.indexOf(' ');
    bool ok = false;
    m_status = space < 0 ? 0 : first.mid(space + 1, 3).toInt(&ok);
    if (!first.startsWith("HTTP/1.") || !ok || m_status < 100)
        return fail(u"the server does not speak HTTP/1"_s);
    m_version = first.left(space);
    m_reason = first.mid(space + 5);
    m_headers.clear();
    for (const QByteArray &line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            m_headers.emplaceBack(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
    }
    if (m_status < 200)
        return true;
    chooseFraming();
    return true;
}

void HttpResponse::chooseFraming()
{
    if (!m_mayHaveBody || m_status == 204 || m_status == 304) {
        m_state = State::Complete;
    } else if (header("Transfer-Encoding").toLower().endsWith("chunked")) {
        m_state = State::ChunkSize;
    } else if (const QByteArray length = header("Content-Length"); !length.isEmpty()) {
        bool ok = false;
        m_left = length.toLongLong(&ok);
        if (!ok || m_left < 0)
            fail(u"Content-Length is not a number"_s);
        else if (m_left > kMaxBody)
            fail(u"the body is larger than 64 MB"_s);
        m_state = State::Sized;
    } else {
        m_state = State::UntilClose;
    }
}

} // namespace answerdesk::client
