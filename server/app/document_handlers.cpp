// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/document_handlers.h"
#include "server/app/reference/reference_page.h"
#include "shared/api/openapi.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QCryptographicHash>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;

namespace {

/// A document that does not change while the program runs.
struct Document {
    QByteArray type;
    QByteArray bytes;
    QByteArray etag;
    QByteArray policy = {}; ///< Content-Security-Policy; empty: none
};

Document documentOf(QByteArray type, QByteArray bytes, QByteArray policy = {})
{
    const QByteArray hash
        = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toBase64(QByteArray::Base64UrlEncoding);
    return {std::move(type), std::move(bytes), '"' + hash.first(22) + '"', std::move(policy)};
}

struct Documents {
    Document whole;
    Document open;
    Document reference;
};

Documents makeDocuments()
{
    const auto examples = api::loadExamples(u":/answerdesk/openapi/examples"_s);
    if (!examples) // they are part of the program
        throw std::runtime_error(examples.error().detail.toStdString());
    const json::Value whole = api::openApi(true, *examples);
    ReferencePage page = renderReference(whole, *examples);
    return {documentOf("application/json", json::toPrettyJson(whole)),
        documentOf("application/json", json::toPrettyJson(api::openApi(false, *examples))),
        documentOf("text/html; charset=utf-8", std::move(page.html), std::move(page.policy))};
}

/// Not at start: most servers are never asked for them.
const Documents &documents()
{
    static const Documents all = makeDocuments();
    return all;
}

void send(const Document &document, const http::Request &request, const Reply &reply)
{
    HttpResponse response;
    response.contentType = document.type;
    if (http::isUnchanged(request.head, document.etag))
        response.status = 304;
    else
        response.body = document.bytes;
    response.setHeader("ETag", document.etag);
    response.setHeader("Cache-Control", "no-cache");
    if (!document.policy.isEmpty()) {
        response.setHeader("Content-Security-Policy", document.policy);
        response.setHeader("Referrer-Policy", "no-referrer");
    }
    reply.send(std::move(response));
}

} // namespace

void registerDocumentHandlers(http::Dispatcher &dispatcher)
{
    dispatcher.handle(Endpoint::OpenApi, [](const RequestPtr &request, const Reply &reply) {
        send(request->isOnAdminAddress ? documents().whole : documents().open, *request, reply);
    });
    dispatcher.handle(Endpoint::Docs,
        [](const RequestPtr &request, const Reply &reply) { send(documents().reference, *request, reply); });
}

} // namespace answerdesk::app
