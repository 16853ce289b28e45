// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <optional>

namespace answerdesk::http {

/// Start line and headers of a request, as they were sent.
struct RequestHead {
    QByteArray method;
    QByteArray target; ///< origin form: path and query, still percent-encoded where that means something
    QList<std::pair<QByteArray, QByteArray>> headers; ///< in the order in which they were sent
    bool isWhole = false; ///< every line of it was read, to the empty one at its end

    /// The value of a header, compared without case; empty when absent. The first one when it was sent twice.
    QByteArray value(QByteArrayView name) const;
    int count(QByteArrayView name) const;
    QByteArray path() const
    {
        return target.left(target.indexOf('?') < 0 ? target.size() : target.indexOf('?'));
    }
    QByteArray query() const
    {
        return target.indexOf('?') < 0 ? QByteArray() : target.mid(target.indexOf('?') + 1);
    }
};

/// A header's value, or a part of one, without the blanks around it: SP and HTAB alone (RFC 9110, section
/// 5.6.3). QByteArray::trimmed() also takes off VT and FF, which other parsers keep.
QByteArrayView trimBlanks(QByteArrayView text);

struct ScanLimits {
    /// Bytes. A page_url of 2,048 characters outside ASCII takes 24 KiB in a query.
    int maxRequestLine = 32768;
    int maxHeaderBytes = 16384; ///< bytes of all lines behind the request line
    int maxHeaderCount = 64;
    qint64 maxBody = 4 << 20; ///< bytes; what any endpoint of the listener accepts
    int maxChunks = 65'536; ///< each of them costs QHttpServer far more memory than its bytes
};

/// Strict incremental reader of HTTP/1.x message framing. Only what every parser frames alike passes: a front
/// proxy and this server can never disagree where one request ends. Not thread-safe; one per connection.
class HttpScanner
{
public:
    enum class State { Head, Body, ChunkSize, ChunkData, ChunkEnd, Trailer, Done, Failed };

    explicit HttpScanner(const ScanLimits &limits)
        : m_limits(&limits)
    {
    }
    void reset();
    /// Reads bytes that follow those of earlier calls; stops at Done or Failed. Returns how many it took.
    qsizetype feed(QByteArrayView bytes);

    State state() const { return m_state; }
    ErrorCode error() const { return m_error; }
    /// The request so far; whole behind State::Head. Of a request that failed, what was understood of it.
    const RequestHead &head() const { return m_head; }
    /// A fault was found; the rest of the head is read for its request id alone.
    bool isDoomed() const { return m_noted.has_value(); }
    bool expectsContinue() const { return m_expectsContinue; }
    /// The body stands as it is behind the head, not in chunks.
    bool bodyHasLength() const { return m_codings == 0; }
    bool wantsClose() const { return m_wantsClose; }
    /// Of the empty line behind the last chunk the CR has come, and the LF has not.
    bool isInsideLastLine() const { return m_state == State::Trailer && !m_line.isEmpty(); }
    /// Bytes of the body that were announced so far: all of them by its length, or chunk by chunk.
    qint64 bodyLength() const { return m_bodyTotal; }
    /// Bytes of the body that have come.
    qint64 bodyReceived() const { return m_hasHead ? m_bodyTotal - m_left : 0; }
    /// Bytes that the body, or the chunk under way, still lacks.
    qint64 bytesToCome() const { return m_left; }

private:
    void fail(ErrorCode code);
    /// A fault that leaves no doubt where the head ends: its other lines are read first, for the request id.
    void note(ErrorCode code);
    qsizetype feedHead(QByteArrayView bytes);
    void feedChunkSize(char byte);
    void endHeadLine();
    void readRequestLine(const QByteArray &line);
    void readHeader(const QByteArray &line);
    void readKnownHeader(const QByteArray &name, const QByteArray &value);
    void refuseSecond(bool &wasSent);
    void readContentLength(const QByteArray &value);
    void finishHead();

    const ScanLimits *m_limits;
    State m_state = State::Head;
    ErrorCode m_error = ErrorCode::BadRequest;
    std::optional<ErrorCode> m_noted;
    QByteArray m_line; ///< of the head, or of a chunk's size or end
    RequestHead m_head;
    qint64 m_headerBytes = 0;
    qint64 m_length = 0; ///< as announced
    qint64 m_left = 0; ///< of the body or chunk
    qint64 m_bodyTotal = 0;
    int m_headerCount = 0;
    int m_chunks = 0;
    int m_lengths = 0;
    int m_codings = 0;
    bool m_hasHost = false;
    bool m_hasOrigin = false;
    bool m_hasAuthorization = false;
    bool m_hasContentType = false;
    bool m_hadBlankLine = false; ///< before the request line
    bool m_hasRequestLine = false;
    bool m_hasHead = false;
    bool m_isHttp10 = false;
    bool m_keepsAlive = false;
    bool m_expectsContinue = false;
    bool m_wantsClose = false;
};

} // namespace answerdesk::http
