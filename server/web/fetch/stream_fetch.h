// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/fetch/http_get.h"
#include <QtCore/QTimer>

namespace answerdesk::web {

struct StreamRequest {
    QUrl url;
    HostRules rules;
    QByteArray ifNoneMatch; ///< with it or the next one a 304 is a result
    QByteArray ifModifiedSince;
    qint64 maxBytes = 2LL << 30; ///< as sent
    int idleMs = 60'000; ///< without a byte; a pause does not count
    int maxRedirects = 5;
    std::function<void(QByteArray)> bytes; ///< the body as it arrives, gzip or not; called often
};

/// A GET of something large, by the address rules of pages: every redirect and every address is checked. It
/// does not ask for robots.txt, because a company names the address itself and no crawler finds it. Made,
/// used and destroyed in one thread with an event loop; the destructor ends the fetch without a result.
class StreamFetch final : public QObject
{
    Q_OBJECT
public:
    /// done: called once, with a page whose body is empty.
    StreamFetch(StreamRequest request, std::function<void(FetchResult)> done, QObject *parent = nullptr);
    ~StreamFetch() override;

    void start() { visit(m_request.url); }
    void setPaused(bool isPaused);

private:
    void visit(const QUrl &url);
    void finish(FetchResult result);

    StreamRequest m_request;
    std::function<void(FetchResult)> m_done;
    QNetworkAccessManager m_network;
    std::unique_ptr<Resolver> m_resolver = systemResolver();
    HttpGet *m_get = nullptr;
    QTimer m_idle;
    int m_redirects = 0;
    bool m_isPaused = false;
};

} // namespace answerdesk::web
