// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QSet>
#include <QtCore/QUrl>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QTcpSocket>
#include <memory>

namespace answerdesk::test {

using Headers = QList<std::pair<QByteArray, QByteArray>>;

/// One HTTP answer as it came. status is 0 when none came.
struct Answer {
    int status = 0;
    Headers headers;
    QByteArray body;

    /// A header's value, compared without case; empty when absent.
    QByteArray header(QByteArrayView name) const;
    bool hasHeader(QByteArrayView name) const;
    /// The body as JSON; null when it is none.
    json::Value json() const;
    QString text(QStringView member) const { return json().string(member); }
    /// error_code of the body; empty when there is none. Answers of success are not looked into.
    QByteArray code() const { return status < 400 ? QByteArray() : text(u"error_code").toLatin1(); }
    /// Reasons by path, of invalid_fields.
    QMap<QString, QString> invalidFields() const;
    QStringList missingFields() const;
};

/// A blocking HTTP/1.1 client on one connection that sends exactly the bytes it is given. Belongs to the
/// thread that made it; needs no event loop.
class HttpProbe
{
public:
    /// from: the client's own address, one of 127.0.0.0/8; otherwise the system chooses.
    explicit HttpProbe(const QUrl &server, const QHostAddress &from = {});
    ~HttpProbe();

    bool isOpen() const;
    /// Looks at the connection once more, without waiting: a server closes one that was idle for too long,
    /// which a client without an event loop only learns when it asks.
    bool isStillOpen();
    void send(const QByteArray &bytes);
    /// The same for a client that leaves every answer in the kernel's buffer.
    void sendWithoutReading(const QByteArray &bytes);
    /// Sends the block again and again until the other side takes no more, or this many bytes are sent.
    void sendAsMuchAsFits(const QByteArray &block, qint64 most);
    /// The next answer; interim answers (100) are skipped unless asked for.
    Answer read(bool isHead = false, bool withInterim = false);
    /// Sends a well-formed request and reads its answer. Content-Length is added when there is a body or the
    /// method takes one.
    Answer request(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
        const Headers &headers = {});
    /// Waits up to this long until there is something to read.
    bool waitForBytes(int ms);
    /// Waits until the server closes; true when it did without sending more.
    bool isClosedByServer();
    /// Whatever comes until the server closes.
    QByteArray readToEnd();
    /// Closes the client's own direction only: the server sees the end, and may still answer.
    void closeWriting();
    /// Ends the connection as a client that vanishes.
    void abort();

    /// The request's bytes.
    static QByteArray format(const QByteArray &method, const QByteArray &target, const QByteArray &body,
        const Headers &headers, const QByteArray &host);

private:
    bool waitForMore();
    QByteArray m_host;
    std::unique_ptr<QTcpSocket> m_socket;
    QByteArray m_buffer;
};

/// Every error code that any probe of this process has read.
QSet<QByteArray> seenErrorCodes();
/// "METHOD /path CODE" of every error that answered a request() of any probe of this process.
QSet<QByteArray> seenErrors();

} // namespace answerdesk::test
