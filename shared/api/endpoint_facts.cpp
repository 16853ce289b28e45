// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_facts.h"
#include "shared/api/endpoint_notes.h"
#include "shared/api/schemas.h"
#include <QtCore/QSet>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::api {

namespace {

constexpr std::array kTopics{
    Topic{"Messages", "Questions of shoppers, and answers made of the shop's own documents."},
    Topic{"Product FAQs", "Questions and answers about a product, made from its page."},
    Topic{"Commerce events", "Carts and orders of visitors, sent by the shop's server."},
    Topic{"Service", "Whether the server works, and the documents about its interface."},
    Topic{"Sessions", "Signing in to the admin API and out of it."},
    Topic{"Administrators", "People who may sign in, and their roles."},
    Topic{"Companies", "Companies and their settings."},
    Topic{"API keys", "Keys of the backends that send messages and read FAQs."},
    Topic{"Knowledge", "Documents that answers are made of."},
    Topic{"FAQ pages", "Product pages, their FAQs, and what these rest on."},
    Topic{"Product feeds", "Files and addresses that state the facts of a shop's products."},
    Topic{"Page rules", "Rules that correct how pages are read."},
    Topic{"Conversations", "Threads with the passages that their answers stand on."},
    Topic{"Revenue", "Tickets, carts, orders, and the revenue that answers brought in."},
    Topic{"Audit", "Who changed what, and when."},
    Topic{"Server", "State and measurements of the server itself."},
    Topic{"Administration", "Everything else."},
};

struct Segment {
    const char *name;
    const char *topic;
};

/// The topic of the first of these names that stands in a path, behind the company's when there is one.
constexpr Segment kSegments[] = {{"send_message", "Messages"}, {"product-faqs", "Product FAQs"},
    {"cart_events", "Commerce events"}, {"checkout_events", "Commerce events"}, {"sessions", "Sessions"},
    {"password", "Sessions"}, {"admins", "Administrators"}, {"keys", "API keys"}, {"sources", "Knowledge"},
    {"documents", "Knowledge"}, {"imports", "Knowledge"}, {"own-answers", "Knowledge"}, {"gaps", "Knowledge"},
    {"lexicon", "Knowledge"}, {"lexicon-imports", "Knowledge"}, {"texts", "Knowledge"},
    {"faq-pages", "FAQ pages"}, {"faqs", "FAQ pages"}, {"faq-imports", "FAQ pages"},
    {"pregenerations", "FAQ pages"}, {"inspect-page", "FAQ pages"}, {"feeds", "Product feeds"},
    {"feed-previews", "Product feeds"}, {"page-rules", "Page rules"}, {"page-rule-trials", "Page rules"},
    {"threads", "Conversations"}, {"tickets", "Revenue"}, {"orders", "Revenue"}, {"refunds", "Revenue"},
    {"events", "Revenue"}, {"refused-events", "Revenue"}, {"revenue", "Revenue"}, {"visitors", "Revenue"},
    {"audit", "Audit"}, {"status", "Server"}, {"requests", "Server"}, {"metrics", "Server"},
    {"log", "Server"}, {"server-settings", "Server"}, {"backups", "Server"}, {"integrity-check", "Server"},
    {"changes", "Server"}, {"model-setup", "Server"}, {"demo-data", "Companies"}, {"settings", "Companies"},
    {"analytics-secret", "Companies"}, {"model", "Companies"}, {"healthz", "Service"}, {"readyz", "Service"},
    {"openapi.json", "Service"}, {"docs", "Service"}, {"companies", "Companies"}};

const Topic &topicNamed(QByteArrayView name)
{
    const auto found = std::find_if(
        kTopics.begin(), kTopics.end(), [name](const Topic &topic) { return name == topic.name; });
    return found == kTopics.end() ? kTopics.back() : *found;
}

/// Answered by the guard before an endpoint is known, or at any time.
constexpr ErrorCode kOfEverything[] = {ErrorCode::BadRequest, ErrorCode::RequestTimeout,
    ErrorCode::UriTooLong, ErrorCode::ExpectationFailed, ErrorCode::HeadersTooLarge,
    ErrorCode::NotImplemented, ErrorCode::HttpVersionNotSupported, ErrorCode::PayloadTooLarge,
    ErrorCode::InvalidFields, ErrorCode::Unavailable, ErrorCode::InternalError};
constexpr ErrorCode kOfKeys[]
    = {ErrorCode::MissingApiKey, ErrorCode::InvalidApiKey, ErrorCode::ApiKeyRevoked, ErrorCode::ApiKeyExpired,
        ErrorCode::ApiAccessDisabled, ErrorCode::InsufficientScope, ErrorCode::AddressNotAllowed};

bool hasKeyAccess(const EndpointInfo &endpoint)
{
    return endpoint.access == Access::MessagesKey || endpoint.access == Access::FaqsKey;
}

} // namespace

std::span<const Topic> topics() { return kTopics; }

const Topic &topicOf(const EndpointInfo &endpoint)
{
    QByteArrayList segments = QByteArray(endpoint.path).split('/');
    if (segments.contains("{company}"))
        segments = segments.mid(segments.indexOf("{company}") + 1);
    for (const QByteArray &segment : segments) {
        for (const Segment &known : kSegments) {
            if (segment == known.name)
                return topicNamed(known.topic);
        }
    }
    return topicNamed(QByteArray(endpoint.path).contains("/companies") ? "Companies" : "Administration");
}

const EndpointNote &noteOf(Endpoint endpoint)
{
    static const EndpointNote none;
    const auto found = endpointNotes().find(endpoint);
    return found == endpointNotes().end() ? none : found->second;
}

bool isRateLimited(const EndpointInfo &endpoint)
{
    return hasKeyAccess(endpoint) || endpoint.listener == Listener::App;
}

bool answersWithMediaType(const EndpointInfo &endpoint)
{
    return QByteArrayView(endpoint.answer).contains('/');
}

std::vector<ErrorCode> errorsOf(const EndpointInfo &endpoint)
{
    QSet<ErrorCode> codes(std::begin(kOfEverything), std::end(kOfEverything));
    if (hasKeyAccess(endpoint))
        codes.unite({std::begin(kOfKeys), std::end(kOfKeys)});
    else if (endpoint.access != Access::Anyone)
        codes.unite({ErrorCode::MissingSession, ErrorCode::InvalidSession});
    if (endpoint.access == Access::Viewer || endpoint.access == Access::Tester
        || endpoint.access == Access::CompanyAdmin || endpoint.access == Access::Operator)
        codes.insert(ErrorCode::Forbidden);
    if (isRateLimited(endpoint))
        codes.insert(ErrorCode::RateLimited);
    if (endpoint.listener == Listener::Admin || endpoint.listener == Listener::Every)
        codes.insert(ErrorCode::ForbiddenOrigin);
    if (QByteArrayView(endpoint.path).contains('{'))
        codes.insert(ErrorCode::NotFound);

    const QString request = QString::fromLatin1(endpoint.request);
    const bool isQuery = request.endsWith(u"Query");
    if (json::Value(requestSchemas().value(request)).find(u"required"))
        codes.insert(ErrorCode::MissingRequiredFields);
    if (endpoint.maxBody > 0) {
        if (!request.isEmpty())
            codes.insert(ErrorCode::LengthRequired);
        if (!isQuery)
            codes.insert(ErrorCode::UnsupportedMediaType);
        if (!request.isEmpty() && !isQuery)
            codes.insert(ErrorCode::InvalidJson);
    }
    const EndpointNote &note = noteOf(endpoint.id);
    codes.unite({note.errors.begin(), note.errors.end()});
    if (note.isGuarded)
        codes.insert(ErrorCode::PreconditionFailed);
    std::vector<ErrorCode> ordered;
    for (const ErrorInfo &info : errorCatalogue()) {
        if (codes.contains(info.code))
            ordered.push_back(info.code);
    }
    return ordered;
}

} // namespace answerdesk::api
