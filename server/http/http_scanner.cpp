// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_scanner.h"
#include <cstring>

namespace answerdesk::http {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isLetter(char c) { return isUpper(c) || (c >= 'a' && c <= 'z'); }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool isOneOf(char c, const char *set) { return c != 0 && std::strchr(set, c) != nullptr; }

bool isTokenCharacter(char c) { return isDigit(c) || isLetter(c) || isOneOf(c, "!#$%&'*+-.^_`|~"); }

bool isKnownMethod(const QByteArray &method)
{
    for (const char *known : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}) {
        if (method == known)
            return true;
    }
    return false;
}

/// A name that a method could have. Methods are told apart by case, and all of them are in capitals.
bool isMethodName(const QByteArray &method)
{
    for (const char c : method) {
        if (!isTokenCharacter(c) || (isLetter(c) && !isUpper(c)))
            return false;
    }
    return !method.isEmpty() && method.size() <= 32;
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

/// The target with escapes of unreserved characters in its path undone (RFC 3986, section 6.2.2.2): they are
/// the same path.
QByteArray withoutNeedlessEscapes(const QByteArray &target)
{
    const qsizetype pathEnd = target.indexOf('?') < 0 ? target.size() : target.indexOf('?');
    if (QByteArrayView(target).first(pathEnd).indexOf('%') < 0)
        return target;
    QByteArray out;
    for (qsizetype i = 0; i < pathEnd; ++i) {
        if (target[i] != '%') {
            out += target[i];
            continue;
        }
        const char c = char(target.mid(i + 1, 2).toInt(nullptr, 16));
        if (isDigit(c) || isLetter(c) || isOneOf(c, "-._~"))
            out += c;
        else
            out += target.mid(i, 3);
        i += 2;
    }
    return out + target.mid(pathEnd);
}

/// RFC 9110, section 7.2: host [ ":" port ], without user information; empty is allowed.
bool isHost(const QByteArray &value)
{
    qsizetype end = 0;
    if (value.startsWith('[')) {
        end = value.indexOf(']') + 1;
        for (qsizetype i = 1; i < end - 1; ++i) {
            if (!isHexDigit(value[i]) && value[i] != ':' && value[i] != '.')
                return false;
        }
        if (end < 4)
            return false;
    } else {
        while (end < value.size()
            && (isLetter(value[end]) || isDigit(value[end]) || isOneOf(value[end], "-._~!$&'()*+,;=%")))
            ++end;
    }
    if (end == value.size())
        return true;
    if (value[end] != ':' || value.size() - end > 6)
        return false;
    for (qsizetype i = end + 1; i < value.size(); ++i) {
        if (!isDigit(value[i]))
            return false;
    }
    return true;
}

bool isHeaderName(QByteArrayView name)
{
    for (const char c : name) {
        if (!isTokenCharacter(c))
            return false;
    }
    return !name.isEmpty();
}

/// RFC 9110, section 5.5: visible characters, SP, HTAB and bytes above ASCII.
bool isHeaderValue(QByteArrayView value)
{
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\t') || byte == 0x7f)
            return false;
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

QByteArrayView trimBlanks(QByteArrayView text)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.isEmpty() && isBlank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text;
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
    const ScanLimits &limits = *m_limits;
    *this = HttpScanner(limits);
}

void HttpScanner::fail(ErrorCode code)
{
    m_error = m_noted.value_or(code);
    m_state = State::Failed;
}

void HttpScanner::note(ErrorCode code)
{
    if (!m_noted)
        m_noted = code;
}

qsizetype HttpScanner::feed(QByteArrayView bytes)
{
    qsizetype i = 0;
    while (i < bytes.size() && m_state != State::Done && m_state != State::Failed) {
        switch (m_state) {
        case State::Head:
            i += feedHead(bytes.sliced(i));
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
    return i;
}

/// Takes bytes up to the end of a line. Where it stops never depends on how the bytes were cut into pieces.
qsizetype HttpScanner::feedHead(QByteArrayView bytes)
{
    const qint64 limit
        = m_hasRequestLine ? m_limits->maxHeaderBytes - m_headerBytes : m_limits->maxRequestLine;
    bool afterCr = m_line.endsWith('\r');
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (m_line.size() + i >= limit) {
            fail(m_hasRequestLine ? ErrorCode::HeadersTooLarge : ErrorCode::UriTooLong);
            return i;
        }
        const char byte = bytes[i];
        if (byte == 0 || (byte == '\n') != afterCr) {
            m_noted.reset(); // where the head ends is in doubt now
            fail(ErrorCode::BadRequest);
            return i;
        }
        if (byte == '\n') {
            m_line += bytes.first(i + 1);
            endHeadLine();
            return i + 1;
        }
        afterCr = byte == '\r';
    }
    m_line += bytes;
    return bytes.size();
}

void HttpScanner::endHeadLine()
{
    const QByteArray line = m_line.first(m_line.size() - 2);
    if (m_hasRequestLine)
        m_headerBytes += m_line.size();
    m_line.resize(0); // its memory is the next line's
    if (!m_hasRequestLine) {
        // RFC 9112, section 2.2: at least one empty line before the request line is to be ignored.
        if (!line.isEmpty())
            readRequestLine(line);
        else if (std::exchange(m_hadBlankLine, true))
            fail(ErrorCode::BadRequest);
    } else if (line.isEmpty()) {
        finishHead();
    } else if (++m_headerCount > m_limits->maxHeaderCount) {
        fail(ErrorCode::HeadersTooLarge);
    } else {
        readHeader(line);
    }
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
    if (m_bodyTotal > m_limits->maxBody || ++m_chunks > m_limits->maxChunks)
        return fail(ErrorCode::PayloadTooLarge);
    m_state = m_left > 0 ? State::ChunkData : State::Trailer;
}

void HttpScanner::readRequestLine(const QByteArray &line)
{
    m_hasRequestLine = true;
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3 || !isMethodName(words[0]))
        return note(ErrorCode::BadRequest);
    m_head.method = words[0];
    if (!isKnownMethod(words[0]))
        return note(ErrorCode::NotImplemented);
    if (!isOriginForm(words[1]) && !(words[1] == "*" && words[0] == "OPTIONS"))
        return note(ErrorCode::BadRequest);
    m_head.target = withoutNeedlessEscapes(words[1]);
    m_isHttp10 = words[2] == "HTTP/1.0";
    if (!m_isHttp10 && words[2] != "HTTP/1.1")
        note(words[2].startsWith("HTTP/") ? ErrorCode::HttpVersionNotSupported : ErrorCode::BadRequest);
}

void HttpScanner::readHeader(const QByteArray &line)
{
    const qsizetype colon = line.indexOf(':');
    // Folded lines begin with white space and fail in the name.
    if (colon <= 0 || !isHeaderName(QByteArrayView(line).first(colon)))
        return note(ErrorCode::BadRequest);
    const QByteArray name = line.first(colon);
    const QByteArrayView sent = QByteArrayView(line).sliced(colon + 1);
    if (!isHeaderValue(sent)) {
        m_head.headers.emplace_back(
            name, QByteArray()); // lest an earlier line of the name passes for the last
        return note(ErrorCode::BadRequest);
    }
    const QByteArray value = trimBlanks(sent).toByteArray();
    m_head.headers.emplace_back(name, value);
    readKnownHeader(name, value);
}

/// Programs differ in which line of two they take, so a proxy may have checked the other one.
void HttpScanner::refuseSecond(bool &wasSent)
{
    if (std::exchange(wasSent, true))
        note(ErrorCode::BadRequest);
}

void HttpScanner::readKnownHeader(const QByteArray &name, const QByteArray &value)
{
    const auto is = [&name](QByteArrayView known) {
        return name.size() == known.size() && name.compare(known, Qt::CaseInsensitive) == 0;
    };
    if (is("host")) {
        refuseSecond(m_hasHost);
        if (!isHost(value))
            note(ErrorCode::BadRequest);
    } else if (is("origin")) {
        refuseSecond(m_hasOrigin);
    } else if (is("authorization")) {
        refuseSecond(m_hasAuthorization);
    } else if (is("content-type")) {
        refuseSecond(m_hasContentType);
    } else if (is("content-length")) {
        readContentLength(value);
    } else if (is("transfer-encoding")) {
        if (++m_codings > 1)
            note(ErrorCode::BadRequest);
        else if (value.compare("chunked", Qt::CaseInsensitive) != 0)
            note(ErrorCode::NotImplemented);
    } else if (is("upgrade")) {
        // Qt 6.4 would answer a WebSocket upgrade twice.
        if (value.toLower().contains("websocket"))
            note(ErrorCode::NotImplemented);
    } else if (is("connection")) {
        for (const QByteArray &option : value.toLower().split(',')) {
            m_wantsClose |= trimBlanks(option) == "close";
            m_keepsAlive |= trimBlanks(option) == "keep-alive";
        }
    } else if (is("expect")) {
        if (value.compare("100-continue", Qt::CaseInsensitive) != 0)
            note(ErrorCode::ExpectationFailed);
        m_expectsContinue = true;
    }
}

void HttpScanner::readContentLength(const QByteArray &value)
{
    bool isNumber = !value.isEmpty() && value.size() <= 15;
    for (const char c : value)
        isNumber = isNumber && isDigit(c);
    if (++m_lengths > 1 || !isNumber)
        return note(ErrorCode::BadRequest);
    m_length = value.toLongLong();
}

void HttpScanner::finishHead()
{
    m_head.isWhole = true;
    if ((!m_isHttp10 && !m_hasHost) || (m_codings > 0 && (m_lengths > 0 || m_isHttp10)))
        note(ErrorCode::BadRequest);
    if (m_noted)
        return fail(*m_noted);
    m_hasHead = true;
    m_wantsClose |= m_isHttp10 && !m_keepsAlive;
    m_expectsContinue &= !m_isHttp10; // such a client would take the interim answer for the answer
    m_left = m_bodyTotal = m_length;
    if (m_length > m_limits->maxBody)
        return fail(ErrorCode::PayloadTooLarge);
    m_state = m_codings > 0 ? State::ChunkSize : m_length > 0 ? State::Body : State::Done;
}

} // namespace answerdesk::http
