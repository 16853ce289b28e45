// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/request_text.h"
#include "console/widgets/basics/time_text.h"
#include "shared/api/endpoints.h"
#include "shared/client/api_client.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

const api::EndpointInfo *endpointOf(const api::RequestRow &row)
{
    for (const api::EndpointInfo &info : api::endpoints()) {
        if (row.endpoint == QLatin1String(info.name))
            return &info;
    }
    return nullptr;
}

} // namespace

Tone requesttext::tone(int status)
{
    return status >= 500 ? Tone::Danger
        : status >= 400  ? Tone::Warning
        : status >= 300  ? Tone::Neutral
        : status == 202  ? Tone::Info
                         : Tone::Success;
}

QString requesttext::duration(double ms)
{
    return u"%1 ms"_s.arg(QLocale().toString(ms, 'f', ms < 10 ? 1 : 0));
}

QString requesttext::line(const api::RequestRow &row)
{
    const QString path = row.path.isEmpty() ? u"–"_s : row.path;
    return row.method.isEmpty() ? path : row.method + u' ' + path;
}

QString requesttext::time(const schema::Timestamp &at, const QDateTime &now)
{
    const QDateTime local = utcDateTime(at.ms).toLocalTime();
    const QString clock = local.toString(u"HH:mm:ss.zzz"_s);
    return local.date() == now.toLocalTime().date()
        ? clock
        : timetext::date(local.date(), "d MMM") + u' ' + clock.left(8);
}

QString requesttext::size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QList<ErrorCode> requesttext::explainedCodes()
{
    return {ErrorCode::ActiveTicketNotFound, ErrorCode::PreviousItemAddedEventNotFound,
        ErrorCode::PreviousQuantityIncreasedEventNotFound, ErrorCode::OrderAlreadyExists};
}

client::RawRequest requesttext::known(
    const api::RequestRow &row, const api::Message *message, const client::ApiClient &client)
{
    const api::EndpointInfo *info = endpointOf(row);
    client::RawRequest request;
    request.method = row.method.toLatin1();
    const bool isOfAdmin = info && info->listener == api::Listener::Admin;
    request.url = isOfAdmin                            ? client.server()
        : info && info->listener == api::Listener::App ? client.appUrl()
                                                       : client.baseUrl();
    request.url.setPath(row.path);
    if (info && info->access != api::Access::Anyone)
        request.headers.emplaceBack(
            "Authorization"_ba, isOfAdmin ? "Bearer YOUR_SESSION_TOKEN"_ba : "Bearer YOUR_API_KEY"_ba);
    if (!info || info->maxBody == 0 || request.method == "GET")
        return request;
    request.headers.emplaceBack("Content-Type"_ba, "application/json"_ba);
    json::Object body;
    if (message) {
        body.emplace_back(u"query_text"_s, message->queryText);
        body.emplace_back(u"locale"_s, message->locale);
        if (message->faqId)
            body.emplace_back(u"faq_id"_s, json::Number{QByteArray::number(*message->faqId)});
        if (message->pageUrl)
            body.emplace_back(u"page_url"_s, *message->pageUrl);
    }
    request.body = json::Value(body).toJson();
    return request;
}

} // namespace answerdesk::console
