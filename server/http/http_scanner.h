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
    QByteArray target; ///< origin form: path and query, still percent-encoded
    QList<std::pair<QByteArray, QByteArray>> headers;

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

struct ScanLimits {
    int maxRequestLine = 8192; ///< bytes
    int maxHeaderBytes = 16384; ///< bytes, request line included
    int maxHeaderCount = 64;
    qint64 maxBody = 4 << 20; ///< bytes; what any endpoint of the listener accepts
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
    /// Reads bytes that follow those of earlier calls; stops at Done or Failed.
    void feed(QByteArrayView bytes);

    State state() const { return m_state; }
    ErrorCode error() const { return m_error; }
    bool hasHead() const { return m_hasHead; }
    const RequestHead &head() const { return m_head; }
    bool expectsContinue() const { return m_expectsContinue; }
    bool wantsClose() const { return m_wantsClose; }
    /// A body that is announced or has grown longer than this; the connection decides what to answer.
    qint64 bodyLength() const { return m_bodyTotal; }

private:
    void fail(ErrorCode code);
    void feedHead(char byte);
    void feedChunkSize(char byte);
    void parseHead();
    bool parseRequestLine(const QByteArray &line);
    bool parseHeader(const QByteArray &line, struct Framing &framing);
    bool finishHead(const struct Framing &framing);

    const ScanLimits *m_limits;
    State m_state = State::Head;
    ErrorCode m_error = ErrorCode::BadRequest;
    QByteArray m_bytes; ///< of the head
    QByteArray m_line; ///< of a chunk's size or end
    RequestHead m_head;
    int m_blankBytes = 0; ///< CR LF before the request line
    qint64 m_left = 0; ///< of the body or chunk
    qint64 m_bodyTotal = 0;
    bool m_hasHead = false;
    bool m_isHttp10 = false;
    bool m_expectsContinue = false;
    bool m_wantsClose = false;
};

} // namespace answerdesk::http
