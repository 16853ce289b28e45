// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/stream_fetch.h"
#include <QtNetwork/QNetworkProxy>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

StreamFetch::StreamFetch(StreamRequest request, std::function<void(FetchResult)> done, QObject *parent)
    : QObject(parent)
    , m_request(std::move(request))
    , m_done(std::move(done))
{
    m_network.setProxy(QNetworkProxy::NoProxy);
    m_idle.setSingleShot(true);
    m_idle.setInterval(m_request.idleMs);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        finish(tl::unexpected(FetchFailure{FetchFailure::Kind::TimedOut,
            u"The shop's server sent nothing for %1 seconds."_s.arg(m_request.idleMs / 1000), 0}));
    });
}

StreamFetch::~StreamFetch()
{
    if (m_get)
        m_get->cancel();
}

void StreamFetch::setPaused(bool isPaused)
{
    if (m_isPaused == isPaused || !m_get)
        return;
    m_isPaused = isPaused;
    if (isPaused)
        m_idle.stop();
    else
        m_idle.start();
    m_get->setPaused(isPaused);
}

void StreamFetch::visit(const QUrl &url)
{
    GetRequest request{url, m_request.rules,
        {{"User-Agent", fetcherUserAgent()},
            {"Accept", "application/xml, application/json, text/csv, text/tab-separated-values, */*;q=0.5"}},
        m_request.maxBytes};
    if (!m_request.ifNoneMatch.isEmpty())
        request.headers.append({"If-None-Match", m_request.ifNoneMatch});
    if (!m_request.ifModifiedSince.isEmpty())
        request.headers.append({"If-Modified-Since", m_request.ifModifiedSince});
    request.bytes = [this](QByteArray bytes) {
        m_idle.start();
        m_request.bytes(std::move(bytes));
    };
    const auto done = [this](HttpGet::Outcome outcome) {
        std::exchange(m_get, nullptr)->deleteLater();
        if (!outcome)
            return finish(tl::unexpected(outcome.error()));
        if (outcome->redirect.isEmpty())
            return finish(std::move(outcome->page));
        if (++m_redirects > m_request.maxRedirects)
            return finish(tl::unexpected(
                FetchFailure{FetchFailure::Kind::Unreachable, u"The address redirects too often."_s, 0}));
        visit(outcome->redirect);
    };
    m_idle.start();
    m_get = new HttpGet(m_network, *m_resolver, std::move(request), done, this);
    m_get->start();
}

void StreamFetch::finish(FetchResult result)
{
    m_idle.stop();
    if (m_get) {
        m_get->cancel();
        std::exchange(m_get, nullptr)->deleteLater();
    }
    if (const auto done = std::exchange(m_done, {}))
        done(std::move(result));
}

} // namespace answerdesk::web
