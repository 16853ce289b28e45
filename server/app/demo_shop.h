// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/runtime.h"
#include "server/http/static_site.h"
#include "shared/client/api_failure.h"

namespace answerdesk::app {

/// Why the demo is not there.
Error demoError(const QString &reason);
Error demoError(const client::ApiFailure &failure);

/// The pages of the demo shop, served on a loopback port for as long as this lives.
class DemoSite
{
public:
    /// port: that of an earlier run, whose pages stand where they stood; 0 for the usual one, or a free one
    /// where that is taken.
    explicit DemoSite(quint16 port = 0);
    /// Empty where the port cannot be opened.
    const QUrl &url() const { return m_url; }

private:
    http::StaticSite m_site;
    QUrl m_url;
};

/// The demo: a made-up outdoor shop with its pages, help centre, companies, keys and an administrator.
/// Everything is made through the admin API of the running server, as an administrator would. Safe to run
/// again on the same data: what is there stays, keys and the password are new.
class DemoShop
{
public:
    DemoShop(Runtime &runtime, const QUrl &site);
    /// progress gets a line for people as each step is done. isStopped is asked between documents, which take
    /// the longest. The summary holds what a client needs to try the shop; there is none when it was stopped.
    Result<std::optional<json::Object>> prepare(
        const std::function<void(const QString &)> &progress, const std::function<bool()> &isStopped);

private:
    Runtime &m_runtime;
    const QUrl m_site;
};

} // namespace answerdesk::app
