// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"
#include "shared/client/http_response.h"
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QUrl>
#include <QtNetwork/QTcpServer>

class QTcpSocket;

namespace answerdesk::tests {

struct FakeRequest {
    QByteArray method;
    QByteArray path; ///< without the query
    QByteArray query;
    client::HeaderList headers;
    QByteArray body;
    QByteArray header(QByteArrayView name) const;
};

struct FakeReply {
    int status = 200;
    QByteArray body = {};
    client::HeaderList headers = {};
    QByteArray raw
        = {}; ///< when not empty, these bytes instead of all the rest; the connection closes after them
    bool hold = false; ///< no answer until releaseHeld()

    static FakeReply error(int status, const QByteArray &code, const QByteArray &message);
};

/// A scripted HTTP server on a free port of loopback, in the thread of the test. It answers by method and
/// path and keeps what it was asked.
class FakeServer final : public QObject
{
    Q_OBJECT
public:
    FakeServer();
    ~FakeServer() override;

    QUrl url() const;
    /// What is always answered: "GET /admin/v1/status"; with a query, to exactly that one.
    void answer(const QByteArray &methodAndPath, FakeReply reply)
    {
        m_standing[methodAndPath] = std::move(reply);
    }
    /// Answered once, before the standing answer; several are taken in order.
    void answerOnce(const QByteArray &methodAndPath, FakeReply reply);
    void releaseHeld(const FakeReply &reply);
    int heldCount() const { return int(m_held.size()); }

    const QList<FakeRequest> &requests() const { return m_requests; }
    int count(const QByteArray &methodAndPath) const;
    FakeRequest last(const QByteArray &methodAndPath) const;

    /// Closes every connection and the port; reopen() takes the same port again.
    void goOffline();
    void reopen();

private:
    void accept();
    void read(QTcpSocket *socket);
    void handle(QTcpSocket *socket, const FakeRequest &request);
    static void write(QTcpSocket *socket, const FakeReply &reply);

    QTcpServer m_server;
    quint16 m_port = 0;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    QList<QPointer<QTcpSocket>> m_held;
    QHash<QByteArray, FakeReply> m_standing;
    QHash<QByteArray, QList<FakeReply>> m_once;
    QList<FakeRequest> m_requests;
};

/// The JSON of a list with these rows.
template <typename T>
QByteArray listOf(std::vector<T> items, const std::optional<QString> &next = {})
{
    return schema::toJson(api::ListPage<T>{std::move(items), next});
}

} // namespace answerdesk::tests
