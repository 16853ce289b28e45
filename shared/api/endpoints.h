// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QByteArray>
#include <span>

namespace answerdesk::api {

/// Which address answers an endpoint.
enum class Listener { Base, App, Admin, Every };

/// What a caller must show.
enum class Access {
    Anyone, ///< nothing
    MessagesKey, ///< an API key with the scope messages:write
    FaqsKey, ///< an API key with the scope faqs:read
    SignedIn, ///< an administrator's session of any role
    Viewer, ///< a role that may read the company in the path
    Tester, ///< ... and exercise it
    CompanyAdmin, ///< ... and change it
    Operator ///< the role that may do everything
};

/// Every endpoint of the server. The dispatcher, the OpenAPI document, the docs and the console read this one
/// list: name, method, path, listener, access, largest body in bytes, request schema, answer schema, success
/// status, summary.
// clang-format off
#define ANSWERDESK_ENDPOINTS(X) \
    X(SendMessage, "POST", "/api/v1/send_message", Base, MessagesKey, 1 << 20, "SendMessageRequest", "SendMessageResponse", 200, "Answer a question, or return a FAQ's cached answer") \
    X(ProductFaqs, "GET", "/api/v1/product-faqs", Base, FaqsKey, 0, "ProductFaqsQuery", "ProductFaqsResponse", 200, "FAQs of a product page") \
    X(CartEvents, "POST", "/analytics/cart_events", App, Anyone, 1 << 20, "CartEventRequest", "EventRecorded", 200, "Record a cart event") \
    X(CheckoutEvents, "POST", "/analytics/checkout_events", App, Anyone, 4 << 20, "CheckoutEventRequest", "EventRecorded", 200, "Record an order") \
    X(Healthz, "GET", "/healthz", Every, Anyone, 0, "", "Health", 200, "Whether the process is alive") \
    X(Readyz, "GET", "/readyz", Every, Anyone, 0, "", "Health", 200, "Whether requests can be answered now") \
    X(OpenApi, "GET", "/openapi.json", Every, Anyone, 0, "", "", 200, "This document") \
    X(SignIn, "POST", "/admin/v1/sessions", Admin, Anyone, 64 << 10, "SignInRequest", "Session", 201, "Sign in") \
    X(CurrentSession, "GET", "/admin/v1/sessions/current", Admin, SignedIn, 0, "", "CurrentSession", 200, "Who is signed in") \
    X(SignOut, "DELETE", "/admin/v1/sessions", Admin, SignedIn, 0, "", "", 204, "End the session") \
    X(Status, "GET", "/admin/v1/status", Admin, SignedIn, 0, "", "ServerStatus", 200, "State of the server") \
    X(ListAdmins, "GET", "/admin/v1/admins", Admin, Operator, 0, "", "[Administrator]", 200, "Administrators") \
    X(CreateAdmin, "POST", "/admin/v1/admins", Admin, Operator, 64 << 10, "AdministratorRequest", "Administrator", 201, "Make an administrator") \
    X(ListCompanies, "GET", "/admin/v1/companies", Admin, SignedIn, 0, "", "[Company]", 200, "Companies") \
    X(CreateCompany, "POST", "/admin/v1/companies", Admin, Operator, 256 << 10, "CompanyRequest", "Company", 201, "Make a company") \
    X(GetCompany, "GET", "/admin/v1/companies/{company}", Admin, Viewer, 0, "", "Company", 200, "One company") \
    X(ChangeCompany, "PATCH", "/admin/v1/companies/{company}", Admin, CompanyAdmin, 256 << 10, "CompanyRequest", "Company", 200, "Change a company's settings") \
    X(ListKeys, "GET", "/admin/v1/companies/{company}/keys", Admin, Viewer, 0, "ListQuery", "[ApiKey]", 200, "API keys") \
    X(CreateKey, "POST", "/admin/v1/companies/{company}/keys", Admin, Tester, 64 << 10, "ApiKeyRequest", "CreatedApiKey", 201, "Make an API key; a tester may make test keys only") \
    X(RevokeKey, "POST", "/admin/v1/companies/{company}/keys/{key}/revoke", Admin, CompanyAdmin, 64 << 10, "", "ApiKey", 200, "Revoke an API key at once") \
    X(ListSources, "GET", "/admin/v1/companies/{company}/sources", Admin, Viewer, 0, "", "[Source]", 200, "Knowledge sources") \
    X(CreateSource, "POST", "/admin/v1/companies/{company}/sources", Admin, CompanyAdmin, 64 << 10, "SourceRequest", "Source", 201, "Make a knowledge source") \
    X(DeleteSource, "DELETE", "/admin/v1/companies/{company}/sources/{source}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a source; nothing quotes it afterwards") \
    X(PutDocument, "PUT", "/admin/v1/companies/{company}/sources/{source}/documents", Admin, CompanyAdmin, 32 << 20, "DocumentQuery", "ImportedDocument", 200, "Import one document (the body is the file as it is)") \
    X(ListDocuments, "GET", "/admin/v1/companies/{company}/documents", Admin, Viewer, 0, "DocumentsQuery", "[Document]", 200, "Documents") \
    X(ListFaqPages, "GET", "/admin/v1/companies/{company}/faq-pages", Admin, Viewer, 0, "FaqPagesQuery", "[FaqPage]", 200, "Pages with FAQs; wait and after watch for changes") \
    X(GetFaqPage, "GET", "/admin/v1/companies/{company}/faq-pages/{page}", Admin, Viewer, 0, "", "FaqPageDetails", 200, "A page with its FAQs and what they rest on") \
    X(RegenerateFaqPage, "POST", "/admin/v1/companies/{company}/faq-pages/{page}/regenerate", Admin, Tester, 64 << 10, "", "FaqPage", 202, "Make the page's FAQs anew") \
    X(ListThreads, "GET", "/admin/v1/companies/{company}/threads", Admin, Viewer, 0, "ListQuery", "[Thread]", 200, "Conversations") \
    X(GetThread, "GET", "/admin/v1/companies/{company}/threads/{thread}", Admin, Viewer, 0, "", "ThreadDetails", 200, "A conversation with the passages its answers stand on") \
    X(ListTickets, "GET", "/admin/v1/companies/{company}/tickets", Admin, Viewer, 0, "ListQuery", "[TicketRow]", 200, "Tickets") \
    X(ListOrders, "GET", "/admin/v1/companies/{company}/orders", Admin, Viewer, 0, "OrdersQuery", "[OrderRow]", 200, "Recorded orders") \
    X(ListEvents, "GET", "/admin/v1/companies/{company}/events", Admin, Viewer, 0, "EventsQuery", "[CartEventRow]", 200, "Recorded cart events") \
    X(ListRefusedEvents, "GET", "/admin/v1/companies/{company}/refused-events", Admin, Viewer, 0, "ListQuery", "[RefusedEvent]", 200, "Events that were refused, and why") \
    X(GetRevenue, "GET", "/admin/v1/companies/{company}/revenue", Admin, Viewer, 0, "RevenueQuery", "Revenue", 200, "Attributed revenue per currency and day") \
    X(ListAudit, "GET", "/admin/v1/companies/{company}/audit", Admin, CompanyAdmin, 0, "ListQuery", "[AuditEntry]", 200, "Audit log")
// clang-format on

enum class Endpoint : unsigned char {
#define ANSWERDESK_X(name, method, path, listener, access, body, request, answer, status, summary) name,
    ANSWERDESK_ENDPOINTS(ANSWERDESK_X)
#undef ANSWERDESK_X
};

struct EndpointInfo {
    Endpoint id;
    const char *name;
    const char *method;
    const char *path; ///< {name} stands for one segment
    Listener listener;
    Access access;
    qint64 maxBody; ///< bytes; 0 for endpoints that take none
    const char *request; ///< schema of the body, or of the query of a GET and of documents
    const char *answer; ///< schema; "[Name]" for a list page of them; empty for none
    int successStatus;
    const char *summary;
};

std::span<const EndpointInfo> endpoints();
const EndpointInfo &endpointInfo(Endpoint endpoint);

/// The OpenAPI 3.1 document, generated from the declarations: everything, or the public part alone.
json::Value openApi(bool withAdmin);

} // namespace answerdesk::api
