// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"

namespace answerdesk::app {

/// Calls of the admin API for code that may wait: the command line and the demo. Lives on a thread that may
/// run an event loop; each call returns with its answer.
class BlockingClient
{
public:
    BlockingClient(const QUrl &adminUrl, const Secret &token);

    client::ApiResult<json::Value> call(api::Endpoint endpoint, client::CallArguments arguments);
    client::ApiResult<json::Value> call(api::Endpoint endpoint, const QStringList &segments = {},
        const QByteArray &body = {}, const client::Query &query = {});
    /// The pages of a list joined: so many rows, or all of them (0).
    client::ApiResult<json::Array> callAll(
        api::Endpoint endpoint, const QStringList &segments, const client::Query &query = {}, int limit = 0);
    /// The source of a company with this name, made when there is none.
    client::ApiResult<QString> sourceNamed(const QString &company, const QString &name);
    client::ApiResult<json::Value> putDocument(
        const QString &company, const QString &source, const QString &path, const QByteArray &bytes);
    void setPublicAddresses(const QUrl &base, const QUrl &app) { m_client.setPublicAddresses(base, app); }

private:
    client::ApiClient m_client;
};

} // namespace answerdesk::app
