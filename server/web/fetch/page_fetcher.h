// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/fetch/address_rules.h"
#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QUrl>
#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

namespace answerdesk::web {

/// Name look-up, so that a test can play a name server. Lives in the fetcher's thread.
class Resolver
{
public:
    virtual ~Resolver() = default;
    /// Calls done once, in context's thread, with every address of the host, or none on failure; not at all
    /// when context is gone by then.
    virtual void resolve(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> done)
        = 0;
};

/// The system's resolver through QHostInfo.
std::unique_ptr<Resolver> systemResolver();

struct FetchRequest {
    QUrl url;
    HostRules rules;
    QByteArray ifNoneMatch; ///< with it or the next one a 304 is a result
    QByteArray ifModifiedSince;
    bool htmlOnly = true; ///< anything but HTML is refused with NotHtml before its body is read
    /// How long the host is left alone after this fetch, by everybody who asks this fetcher; the Crawl-delay
    /// of robots.txt counts where it is longer. Without it neither does.
    std::optional<int> restMs = std::nullopt;
};

struct FetchedPage {
    QUrl finalUrl; ///< after redirects
    int status = 0; ///< 2xx, or 304 for a conditional request
    QByteArray contentType;
    QByteArray body; ///< inflated
    QByteArray etag;
    QByteArray lastModified;
    QByteArray robotsTag; ///< X-Robots-Tag
    int crawlDelayMs = 0; ///< of robots.txt, as it stands there
};

struct FetchFailure {
    enum class Kind { NotAllowed, Unreachable, TooLarge, TimedOut, NotHtml, Cancelled };
    Kind kind = Kind::Unreachable;
    QString text; ///< a sentence for people
    int status = 0; ///< HTTP status when there was one
};

using FetchResult = tl::expected<FetchedPage, FetchFailure>;

struct FetchOptions {
    qint64 maxBytes = 5 * 1024 * 1024; ///< of the body, as sent and inflated
    int totalMs = 10'000; ///< from the first look-up to the last byte, robots.txt and redirects included
    int robotsMs = 3'000; ///< a robots.txt that hangs must not use up the page's time
    int maxRedirects = 5;
    int maxConcurrent = 6; ///< fetches at once; never two of one host
    int robotsLifetimeMs = 3'600'000;
    int maxCrawlDelayMs = 10'000; ///< longer ones are shortened to it
    QByteArray userAgent; ///< empty: fetcherUserAgent()
};

QByteArray fetcherUserAgent();

/// Fetches pages by the address rules: every address of a name is checked, and the checked one is connected
/// to; every redirect is checked again. Obeys robots.txt (one that is absent, unreachable or answers an error
/// permits all). Made, used by its timers and destroyed in one thread with an event loop; fetch() may be
/// called from any thread. The destructor answers what is still open with Cancelled.
class PageFetcher : public QObject
{
    Q_OBJECT
public:
    explicit PageFetcher(FetchOptions options = {}, std::unique_ptr<Resolver> resolver = systemResolver(),
        QObject *parent = nullptr);
    ~PageFetcher() override;

    /// Any thread. The future finishes in the fetcher's thread with exactly one result, or without one when
    /// it was cancelled: that ends the fetch.
    QFuture<FetchResult> fetch(FetchRequest request);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace answerdesk::web
