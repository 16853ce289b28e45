// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <functional>

namespace answerdesk::app {

/// A whole number in an answer; 0 when there is none.
qint64 numberOf(const json::Value &object, QStringView member);

/// Calls of the admin API for code that may wait: the command line and the demo. Lives on a thread that may
/// run an event loop; each call returns with its answer.
class BlockingClient
{
public:
    BlockingClient(const QUrl &adminUrl, const Secret &token);

    client::ApiResult<json::Value> call(api::Endpoint endpoint, client::CallArguments arguments);
    client::ApiResult<json::Value> call(api::Endpoint endpoint, const QStringList &segments = {},
        const QByteArray &body = {}, const client::Query &query = {});
    /// Calls each() for the rows of a list, page by page, until it says false or had so many (0: all of
    /// them). Gives how many it had.
    client::ApiResult<int> forEach(api::Endpoint endpoint, const QStringList &segments,
        const client::Query &query, int limit, const std::function<bool(const json::Value &row)> &each);
    /// The same rows as a list.
    client::ApiResult<json::Array> callAll(
        api::Endpoint endpoint, const QStringList &segments, const client::Query &query = {}, int limit = 0);
    /// The source of a company with this name, made when there is none.
    client::ApiResult<QString> sourceNamed(const QString &company, const QString &name);
    client::ApiResult<json::Value> putDocument(
        const QString &company, const QString &source, const QString &path, const QByteArray &bytes);
    /// A call that does not wait: done comes from the event loop, unless its context has died before.
    void start(api::Endpoint endpoint, client::CallArguments arguments, QObject *context,
        std::function<void(client::ApiResult<json::Value>)> done)
    {
        m_client.call<json::Value>(endpoint, std::move(arguments), context, std::move(done));
    }
    void setPublicAddresses(const QUrl &base, const QUrl &app) { m_client.setPublicAddresses(base, app); }

private:
    client::ApiClient m_client;
};

} // namespace answerdesk::app
