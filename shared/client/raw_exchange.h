// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_failure.h"
#include "shared/client/http_response.h"
#include <QtCore/QDateTime>
#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QUrl>
#include <optional>

class QTcpSocket;
class QTimer;

namespace answerdesk::client {

/// A request as a test bench composes it. Host, Content-Length and Connection are added when it is sent.
struct RawRequest {
    QByteArray method = "GET";
    QUrl url;
    HeaderList headers;
    QByteArray body;
    QByteArray raw = {}; ///< when not empty, these bytes are sent instead of all the rest
};

/// Where the time of an exchange went, in milliseconds; -1 for a phase that was not reached.
struct ExchangeTimings {
    double connect = -1; ///< name, TCP and TLS
    double send = -1; ///< until the system took the last byte
    double wait = -1; ///< until the first byte of the answer
    double receive = -1; ///< until the last one
    double total() const;
};

/// One finished exchange, good or bad.
struct RawRecord {
    RawRequest request;
    QDateTime startedAt; ///< UTC
    QByteArray sent; ///< the bytes on the wire
    HttpResponse response;
    ExchangeTimings timings;
    std::optional<ApiFailure> failure; ///< only when no complete answer came; an error status is an answer

    QString requestId() const { return QString::fromLatin1(response.header("X-Request-Id")); }
    /// The bytes of the request for showing: bearer tokens are cut to what names the key, the analytics
    /// secret is left out.
    QByteArray shownRequest() const;
};

/// The value of an Authorization header for showing: "Bearer ad_test_7Kq2Xe_…".
QByteArray maskedAuthorization(const QByteArray &value);

/// Sends one request on a connection of its own and keeps bytes and timings. One thread with an event loop;
/// an object serves one exchange; finished() comes exactly once after start(), unless cancel() is called.
class RawExchange final : public QObject
{
    Q_OBJECT
public:
    explicit RawExchange(QObject *parent = nullptr);
    ~RawExchange() override;

    void start(const RawRequest &request, int timeoutMs = 120'000);
    void cancel();
    bool isRunning() const { return m_socket != nullptr; }
    const RawRecord &record() const { return m_record; }

signals:
    void finished();

private:
    void connected();
    void wrote(qint64 bytes);
    void received();
    void closed();
    void broke();
    void finish(std::optional<ApiFailure> failure = {});
    double lap();

    QTcpSocket *m_socket = nullptr;
    QTimer *m_deadline;
    QElapsedTimer m_clock;
    qint64 m_lapNs = 0;
    qint64 m_unsent = 0;
    RawRecord m_record;
};

} // namespace answerdesk::client
