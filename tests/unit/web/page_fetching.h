// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "fake_site.h"
#include "server/web/fetch/page_fetcher.h"
#include "tests/support/patience.h"
#include <QtCore/QFutureWatcher>
#include <QtTest/QtTest>

namespace answerdesk::web {

/// A made-up site and a fetcher of its own for each test function.
class PageFetching
{
protected:
    void begin()
    {
        m_site = std::make_unique<FakeSite>();
        auto resolver = std::make_unique<FakeResolver>();
        m_resolver = resolver.get();
        m_options = {};
        m_options.totalMs = 5000;
        m_fetcher = std::make_unique<PageFetcher>(m_options, std::move(resolver));
    }
    void end()
    {
        m_fetcher.reset();
        m_site.reset();
    }
    HostRules rules() const
    {
        const QString port = QString::number(m_site->port());
        return {{m_site->address(), QStringLiteral("shop.test:") + port, QStringLiteral("other.test:") + port,
                    QStringLiteral("public.test")},
            true};
    }
    FetchResult get(const QUrl &url, bool htmlOnly = true)
    {
        return get(FetchRequest{url, rules(), {}, {}, htmlOnly});
    }
    FetchResult get(FetchRequest request)
    {
        QFutureWatcher<FetchResult> watcher;
        QSignalSpy finished(&watcher, &QFutureWatcher<FetchResult>::finished);
        watcher.setFuture(m_fetcher->fetch(std::move(request)));
        if (!watcher.isFinished() && !finished.wait(test::kPatienceMs)) {
            return tl::unexpected(
                FetchFailure{FetchFailure::Kind::Cancelled, QStringLiteral("the test waited in vain"), 0});
        }
        return watcher.result();
    }

    std::unique_ptr<FakeSite> m_site;
    FakeResolver *m_resolver = nullptr;
    std::unique_ptr<PageFetcher> m_fetcher;
    FetchOptions m_options;
};

} // namespace answerdesk::web

#define COMPARE_FAILURE(result, expected)                                                                    \
    do {                                                                                                     \
        const FetchResult outcome = (result);                                                                \
        QVERIFY(!outcome.has_value());                                                                       \
        QVERIFY2(outcome.error().kind == (expected), qPrintable(outcome.error().text));                      \
        QVERIFY(!outcome.error().text.isEmpty());                                                            \
    } while (false)
