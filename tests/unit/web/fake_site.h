// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/fetch/page_fetcher.h"
#include <QtCore/QHash>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

/// A site on loopback whose answers are raw bytes, so that it can misbehave in any way.
class FakeSite : public QObject
{
    Q_OBJECT
public:
    FakeSite();
    int port() const { return m_server.serverPort(); }
    QString address() const { return QStringLiteral("127.0.0.1:%1").arg(port()); }
    QUrl url(const QString &path, const QString &host = QStringLiteral("127.0.0.1")) const;

    /// A whole answer with its Content-Length.
    void serve(const QByteArray &path, const QByteArray &body,
        const QByteArray &headers = "Content-Type: text/html\r\n", const QByteArray &status = "200 OK");
    void redirect(const QByteArray &path, const QByteArray &target);
    /// Writes the head, then pieces for as long as the client reads.
    void serveEndless(const QByteArray &path, const QByteArray &head, const QByteArray &piece);
    /// Takes the request and says nothing.
    void hang(const QByteArray &path);

    QList<QByteArray> requests; ///< heads, in order of arrival
    int open = 0; ///< requests that are not answered yet
    int mostOpen = 0;
    bool delayed = false; ///< answers after a turn of the event loop

private:
    void answer(QTcpSocket *socket, const QByteArray &path);

    struct Route {
        QByteArray bytes;
        QByteArray piece;
        bool hangs = false;
    };
    QTcpServer m_server;
    QHash<QByteArray, Route> m_routes;
};

/// Answers from a table; a name asked repeatedly may answer differently each time.
class FakeResolver : public answerdesk::web::Resolver
{
public:
    void resolve(
        const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> done) override;
    void set(const QString &host, const QList<QStringList> &answers) { m_answers[host] = answers; }
    int asked(const QString &host) const { return m_asked.value(host); }

private:
    QHash<QString, QList<QStringList>> m_answers;
    QHash<QString, int> m_asked;
};
