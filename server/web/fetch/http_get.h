// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/fetch/inflater.h"
#include "server/web/fetch/page_fetcher.h"
#include <QtCore/QPointer>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkReply>
#include <QtNetwork/QNetworkRequest>
#include <optional>

namespace answerdesk::web {

/// What one GET asks for.
struct GetRequest {
    QUrl url;
    HostRules rules;
    QList<QPair<QByteArray, QByteArray>> headers;
    qint64 maxBytes = 0;
    bool htmlOnly = false;
    bool cutOff = false; ///< a body over maxBytes is cut instead of refused
    /// Takes the body as it arrives, compressed or not, in place of FetchedPage::body.
    std::function<void(QByteArray)> bytes = {};
};

/// One GET without redirects: checks the host, looks it up, checks every address, connects to a checked one,
/// reads the body within its limits. Deletes nothing but its own reply; owned by whoever started it; one
/// thread.
class HttpGet : public QObject
{
    Q_OBJECT
public:
    struct Answer {
        FetchedPage page; ///< any status
        QUrl redirect; ///< where a 3xx points to, resolved; else empty
    };
    using Outcome = tl::expected<Answer, FetchFailure>;

    HttpGet(QNetworkAccessManager &network, Resolver &resolver, GetRequest request,
        std::function<void(Outcome)> done, QObject *parent);
    ~HttpGet() override;
    /// Calls done exactly once, later or at once, unless this is destroyed first.
    void start();
    /// done will not be called any more.
    void cancel();
    /// Takes no more of a streamed body until it is resumed, so that the sender has to wait.
    void setPaused(bool isPaused);

private:
    void checkAndConnect(QList<QHostAddress> addresses);
    void connectToNext();
    void readHead();
    void readBody();
    void replyFinished();
    void dropReply();
    void finish(Outcome outcome);
    void refuse(FetchFailure::Kind kind, const QString &text, int status = 0);

    QNetworkAccessManager &m_network;
    Resolver &m_resolver;
    GetRequest m_request;
    std::function<void(Outcome)> m_done;
    QString m_host;
    int m_port = 0;
    QList<QHostAddress> m_addresses;
    QPointer<QNetworkReply> m_reply;
    std::optional<Inflater> m_inflater;
    qint64 m_received = 0;
    bool m_headRead = false;
    bool m_isPaused = false;
};

} // namespace answerdesk::web
