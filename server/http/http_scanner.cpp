// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_scanner.h"
#include <cstring>

namespace answerdesk::http {

struct Framing {
    int hosts = 0;
    int lengths = 0;
    int codings = 0;
    qint64 length = 0;
    bool keepAlive = false;
};

namespace {

bool isTokenCharacter(unsigned char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (c != 0 && std::strchr("!#$%&'*+-.^_`|~", c) != nullptr);
}

bool isHexDigit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

bool isKnownMethod(const QByteArray &method)
{
    for (const char *known : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}) {
        if (method == known)
            return true;
    }
    return false;
}

/// Visible ASCII in origin form, escapes complete and not NUL, no authority hidden in a leading "//", no
/// fragment.
bool isOriginForm(const QByteArray &target)
{
    if (!target.startsWith('/') || target.startsWith("//"))
        return false;
    for (qsizetype i = 0; i < target.size(); ++i) {
        const auto c = static_cast<unsigned char>(target[i]);
        if (c <= 0x20 || c >= 0x7f || c == '#')
            return false;
        if (c == '%') {
            if (i + 2 >= target.size() || !isHexDigit(target[i + 1]) || !isHexDigit(target[i + 2]))
                return false;
            if (target[i + 1] == '0' && target[i + 2] == '0')
                return false;
        }
    }
    return true;
}

} // namespace

QByteArray RequestHead::value(QByteArrayView name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

int RequestHead::count(QByteArrayView name) const
{
    int found = 0;
    for (const auto &[key, value] : headers)
        found += key.compare(name, Qt::CaseInsensitive) == 0;
    return found;
}

void HttpScanner::reset()
{
    m_state = State::Head;
    m_bytes.clear();
    m_line.clear();
    m_head = {};
    m_blankBytes = 0;
    m_left = m_bodyTotal = 0;
    m_hasHead = m_isHttp10 = m_expectsContinue = m_wantsClose = false;
}

void HttpScanner::fail(ErrorCode code)
{
    m_error = code;
    m_state = State::Failed;
}

void HttpScanner::feed(QByteArrayView bytes)
{
    qsizetype i = 0;
    while (i < bytes.size() && m_state != State::Done && m_state != State::Failed) {
        switch (m_state) {
        case State::Head:
            feedHead(bytes[i++]);
            break;
        case State::ChunkSize:
            feedChunkSize(bytes[i++]);
            break;
        case State::Body:
        case State::ChunkData: {
            const qint64 taken = std::min<qint64>(m_left, bytes.size() - i);
            i += taken;
            m_left -= taken;
            if (m_left == 0)
                m_state = m_state == State::Body ? State::Done : State::ChunkEnd;
            break;
        }
        case State::ChunkEnd:
        case State::Trailer: // only an empty trailer section
            m_line += bytes[i++];
            if (m_line == "\r\n") {
                m_line.clear();
                m_state = m_state == State::Trailer ? State::Done : State::ChunkSize;
            } else if (m_line != "\r") {
                fail(ErrorCode::BadRequest);
            }
            break;
        case State::Done:
        case State::Failed:
            break;
        }
    }
}

void HttpScanner::feedHead(char byte)
{
    if (m_bytes.isEmpty() && (byte == '\r' || byte == '\n')) {
        // RFC 9112, section 2.2: at least one empty line before the request line is to be ignored.
        if (++m_blankBytes > 2)
            fail(ErrorCode::BadRequest);
        return;
    }
    const bool afterCr = m_bytes.endsWith('\r');
    if (byte == 0 || (byte == '\n') != afterCr)
        return fail(ErrorCode::BadRequest);
    m_bytes += byte;
    if (byte == '\n' && m_bytes.endsWith("\r\n\r\n"))
        return parseHead();
    if (m_bytes.size() > m_limits->maxRequestLine && !m_bytes.contains('\n'))
        return fail(ErrorCode::UriTooLong);
    if (m_bytes.size() > m_limits->maxHeaderBytes)
        fail(ErrorCode::HeadersTooLarge);
}

void HttpScanner::feedChunkSize(char byte)
{
    if (byte != '\n') {
        m_line += byte;
        if (m_line.size() > 10)
            fail(ErrorCode::BadRequest);
        return;
    }
    if (!m_line.endsWith('\r'))
        return fail(ErrorCode::BadRequest);
    m_line.chop(1);
    if (m_line.isEmpty() || m_line.size() > 8)
        return fail(ErrorCode::BadRequest);
    for (const char c : std::as_const(m_line)) {
        if (!isHexDigit(c)) // chunk extensions end here as well
            return fail(ErrorCode::BadRequest);
    }
    m_left = m_line.toLongLong(nullptr, 16);
    m_line.clear();
    m_bodyTotal += m_left;
    if (m_bodyTotal > m_limits->maxBody)
        return fail(ErrorCode::PayloadTooLarge);
    m_state = m_left > 0 ? State::ChunkData : State::Trailer;
}

void HttpScanner::parseHead()
{
    QList<QByteArray> lines = m_bytes.first(m_bytes.size() - 4).split('\n');
    for (QByteArray &line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
    }
    if (!parseRequestLine(lines.takeFirst()))
        return;
    if (lines.size() > m_limits->maxHeaderCount)
        return fail(ErrorCode::HeadersTooLarge);
    Framing framing;
    for (const QByteArray &line : std::as_const(lines)) {
        if (!parseHeader(line, framing))
            return;
    }
    m_hasHead = finishHead(framing);
}

bool HttpScanner::parseRequestLine(const QByteArray &line)
{
    const auto refuse = [this](ErrorCode code) {
        fail(code);
        return false;
    };
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3)
        return refuse(ErrorCode::BadRequest);
    m_head.method = words[0];
    m_head.target = words[1];
    if (m_head.method.isEmpty() || m_head.method.size() > 16)
        return refuse(ErrorCode::BadRequest);
    for (const char c : std::as_const(m_head.method)) {
        if (c < 'A' || c > 'Z')
            return refuse(ErrorCode::BadRequest);
    }
    if (!isKnownMethod(m_head.method))
        return refuse(ErrorCode::NotImplemented);
    if (!isOriginForm(m_head.target) && !(m_head.target == "*" && m_head.method == "OPTIONS"))
        return refuse(ErrorCode::BadRequest);
    if (words[2] != "HTTP/1.1" && words[2] != "HTTP/1.0")
        return refuse(
            words[2].startsWith("HTTP/") ? ErrorCode::HttpVersionNotSupported : ErrorCode::BadRequest);
    m_isHttp10 = words[2] == "HTTP/1.0";
    return true;
}

bool HttpScanner::parseHeader(const QByteArray &line, Framing &framing)
{
    const auto refuse = [this](ErrorCode code) {
        fail(code);
        return false;
    };
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0) // folded lines begin with white space and fail in the name
        return refuse(ErrorCode::BadRequest);
    const QByteArray name = line.first(colon);
    const QByteArray value = line.mid(colon + 1).trimmed();
    for (const char c : name) {
        if (!isTokenCharacter(static_cast<unsigned char>(c)))
            return refuse(ErrorCode::BadRequest);
    }
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\t') || byte == 0x7f)
            return refuse(ErrorCode::BadRequest);
    }
    m_head.headers.emplace_back(name, value);
    const QByteArray lower = name.toLower();
    if (lower == "host") {
        ++framing.hosts;
    } else if (lower == "content-length") {
        if (++framing.lengths > 1 || value.isEmpty() || value.size() > 15)
            return refuse(ErrorCode::BadRequest);
        for (const char c : value) {
            if (c < '0' || c > '9')
                return refuse(ErrorCode::BadRequest);
        }
        framing.length = value.toLongLong();
    } else if (lower == "transfer-encoding") {
        if (++framing.codings > 1)
            return refuse(ErrorCode::BadRequest);
        if (value.compare("chunked", Qt::CaseInsensitive) != 0)
            return refuse(ErrorCode::NotImplemented);
    } else if (lower == "upgrade") {
        // Qt 6.4 would answer a WebSocket upgrade twice.
        if (value.toLower().contains("websocket"))
            return refuse(ErrorCode::NotImplemented);
    } else if (lower == "connection") {
        for (const QByteArray &option : value.toLower().split(',')) {
            m_wantsClose |= option.trimmed() == "close";
            framing.keepAlive |= option.trimmed() == "keep-alive";
        }
    } else if (lower == "expect") {
        if (value.compare("100-continue", Qt::CaseInsensitive) != 0)
            return refuse(ErrorCode::ExpectationFailed);
        m_expectsContinue = true;
    }
    return true;
}

bool HttpScanner::finishHead(const Framing &framing)
{
    if ((!m_isHttp10 && framing.hosts != 1) || framing.hosts > 1
        || (framing.codings > 0 && (framing.lengths > 0 || m_isHttp10))) {
        fail(ErrorCode::BadRequest);
        return false;
    }
    if (m_isHttp10 && !framing.keepAlive)
        m_wantsClose = true;
    m_left = framing.length;
    m_bodyTotal = framing.length;
    m_line.clear();
    if (framing.length > m_limits->maxBody) {
        fail(ErrorCode::PayloadTooLarge);
        return true; // the head itself is known, so the refusal can name what comes before the size
    }
    m_state = framing.codings > 0 ? State::ChunkSize : framing.length > 0 ? State::Body : State::Done;
    return true;
}

} // namespace answerdesk::http
