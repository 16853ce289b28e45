// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/blocking_client.h"
#include <QtCore/QEventLoop>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using client::ApiResult;

qint64 numberOf(const json::Value &object, QStringView member)
{
    const json::Value *value = object.find(member);
    return value && value->asNumber() ? value->asNumber()->text.toLongLong() : 0;
}

BlockingClient::BlockingClient(const QUrl &adminUrl, const Secret &token)
{
    m_client.setServer(adminUrl);
    m_client.setToken(token);
}

ApiResult<json::Value> BlockingClient::call(Endpoint endpoint, client::CallArguments arguments)
{
    std::optional<ApiResult<json::Value>> answer;
    QEventLoop loop;
    m_client.call<json::Value>(endpoint, std::move(arguments), &loop, [&](ApiResult<json::Value> result) {
        answer = std::move(result);
        loop.quit();
    });
    if (!answer)
        loop.exec();
    return std::move(*answer);
}

ApiResult<json::Value> BlockingClient::call(
    Endpoint endpoint, const QStringList &segments, const QByteArray &body, const client::Query &query)
{
    client::CallArguments arguments;
    arguments.segments = segments;
    arguments.query = query;
    arguments.body = body;
    return call(endpoint, std::move(arguments));
}

ApiResult<int> BlockingClient::forEach(Endpoint endpoint, const QStringList &segments,
    const client::Query &query, int limit, const std::function<bool(const json::Value &row)> &each)
{
    constexpr int kPage = 200;
    int count = 0;
    QString cursor;
    do {
        client::Query page = query;
        page << std::pair(u"limit"_s, QString::number(limit > 0 ? std::min(kPage, limit - count) : kPage));
        if (!cursor.isEmpty())
            page << std::pair(u"cursor"_s, cursor);
        const auto answer = call(endpoint, segments, {}, page);
        if (!answer)
            return tl::unexpected(answer.error());
        const json::Value *items = answer->find(u"items");
        for (const json::Value &row : items && items->asArray() ? *items->asArray() : json::Array()) {
            ++count;
            if (!each(row))
                return count;
        }
        cursor = answer->string(u"next_cursor");
    } while (!cursor.isEmpty() && (limit == 0 || count < limit));
    return count;
}

ApiResult<json::Array> BlockingClient::callAll(
    Endpoint endpoint, const QStringList &segments, const client::Query &query, int limit)
{
    json::Array rows;
    const auto count = forEach(endpoint, segments, query, limit, [&rows](const json::Value &row) {
        rows.push_back(row);
        return true;
    });
    if (!count)
        return tl::unexpected(count.error());
    return rows;
}

ApiResult<QString> BlockingClient::sourceNamed(const QString &company, const QString &name)
{
    const auto sources = callAll(Endpoint::ListSources, {company});
    if (!sources)
        return tl::unexpected(sources.error());
    for (const json::Value &source : *sources) {
        if (source.string(u"name") == name)
            return source.string(u"source_id");
    }
    const auto made
        = call(Endpoint::CreateSource, {company}, json::Value(json::Object{{u"name"_s, name}}).toJson());
    if (!made)
        return tl::unexpected(made.error());
    return made->string(u"source_id");
}

ApiResult<json::Value> BlockingClient::putDocument(
    const QString &company, const QString &source, const QString &path, const QByteArray &bytes)
{
    client::CallArguments arguments;
    arguments.segments = {company, source};
    arguments.query = {{u"path"_s, path}};
    arguments.body = bytes;
    arguments.contentType = "application/octet-stream";
    return call(Endpoint::PutDocument, std::move(arguments));
}

} // namespace answerdesk::app
