// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

namespace answerdesk::client {

using HeaderList = QList<std::pair<QByteArray, QByteArray>>; ///< in the order of the wire

/// Reads one HTTP/1.x response as its bytes arrive and keeps what a test bench shows: the head as it was
/// sent, the headers in their order, the body without its transfer coding. Informational responses (1xx) are
/// skipped.
class HttpResponse
{
public:
    static constexpr qsizetype kMaxHead = 256 * 1024;
    static constexpr qsizetype kMaxBody = 64 * 1024 * 1024;

    /// hasBody: false for an answer to HEAD.
    HttpResponse() = default;
    explicit HttpResponse(bool hasBody)
        : m_mayHaveBody(hasBody)
    {
    }

    void feed(const QByteArray &bytes);
    /// The peer closed the connection.
    void end();

    bool isComplete() const { return m_state == State::Complete; }
    bool isFaulty() const { return !m_fault.isEmpty(); }
    /// What was wrong with the bytes, for people; empty while nothing is.
    const QString &fault() const { return m_fault; }

    int status() const { return m_status; }
    const QByteArray &reason() const { return m_reason; }
    const QByteArray &version() const { return m_version; }
    const QByteArray &head() const { return m_head; }
    const HeaderList &headers() const { return m_headers; }
    /// The first header of this name, whatever its case; empty when there is none.
    QByteArray header(QByteArrayView name) const;
    const QByteArray &body() const { return m_body; }

private:
    enum class State { Head, Sized, ChunkSize, ChunkData, Trailer, UntilClose, Complete };
    bool step();
    bool readHead();
    void chooseFraming();
    bool fail(const QString &why);
    /// Takes one line off the buffer, without its end; false when it is not there yet.
    bool takeLine(QByteArray &line);

    State m_state = State::Head;
    bool m_mayHaveBody = true;
    QByteArray m_buffer;
    QByteArray m_head;
    QByteArray m_version;
    QByteArray m_reason;
    int m_status = 0;
    HeaderList m_headers;
    QByteArray m_body;
    qint64 m_left = 0; ///< bytes of the body or of the chunk that are still to come
    QString m_fault;
};

} // namespace answerdesk::client
