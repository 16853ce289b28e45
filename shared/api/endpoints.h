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
    X(OpenApi, "GET", "/openapi.json", Every, Anyone, 0, "", "application/json", 200, "The OpenAPI document") \
    X(Docs, "GET", "/docs", Admin, Anyone, 0, "", "text/html; charset=utf-8", 200, "The reference for people") \
    X(MetricsText, "GET", "/metrics", Admin, Anyone, 0, "", "text/plain; version=0.0.4", 200, "Metrics in Prometheus' text format; with the setting metrics_token it must be sent as Bearer") \
    X(Metrics, "GET", "/admin/v1/metrics", Admin, Operator, 0, "", "Metrics", 200, "The same metrics as JSON") \
    X(ListRequests, "GET", "/admin/v1/requests", Admin, SignedIn, 0, "RequestsQuery", "[RequestRow]", 200, "The last requests, newest first; wait and after watch for the next ones") \
    X(SignIn, "POST", "/admin/v1/sessions", Admin, Anyone, 64 << 10, "SignInRequest", "Session", 201, "Sign in") \
    X(CurrentSession, "GET", "/admin/v1/sessions/current", Admin, SignedIn, 0, "", "CurrentSession", 200, "Who is signed in") \
    X(SignOut, "DELETE", "/admin/v1/sessions", Admin, SignedIn, 0, "", "", 204, "End the session") \
    X(ListSessions, "GET", "/admin/v1/sessions", Admin, SignedIn, 0, "SessionsQuery", "[SessionRow]", 200, "Open sessions: one's own, and everybody's for an operator") \
    X(RevokeSession, "DELETE", "/admin/v1/sessions/{session}", Admin, SignedIn, 0, "", "", 204, "End one session; an operator may end anybody's") \
    X(RevokeOtherSessions, "DELETE", "/admin/v1/sessions/others", Admin, SignedIn, 0, "", "", 204, "End all sessions of one's own but this one") \
    X(ChangeOwnPassword, "PUT", "/admin/v1/sessions/current/password", Admin, SignedIn, 64 << 10, "OwnPasswordRequest", "", 204, "Change one's own password; ends one's other sessions") \
    X(Status, "GET", "/admin/v1/status", Admin, SignedIn, 0, "", "ServerStatus", 200, "State of the server") \
    X(ListAdmins, "GET", "/admin/v1/admins", Admin, Operator, 0, "AdministratorsQuery", "[Administrator]", 200, "Administrators") \
    X(CreateAdmin, "POST", "/admin/v1/admins", Admin, Operator, 64 << 10, "AdministratorRequest", "Administrator", 201, "Make an administrator") \
    X(GetAdmin, "GET", "/admin/v1/admins/{admin}", Admin, Operator, 0, "", "Administrator", 200, "One administrator") \
    X(ChangeAdmin, "PATCH", "/admin/v1/admins/{admin}", Admin, Operator, 64 << 10, "AdministratorChange", "Administrator", 200, "Change an administrator; counts in open sessions at once") \
    X(DeleteAdmin, "DELETE", "/admin/v1/admins/{admin}", Admin, Operator, 0, "", "", 204, "Delete an administrator and end its sessions") \
    X(SetAdminPassword, "PUT", "/admin/v1/admins/{admin}/password", Admin, Operator, 64 << 10, "PasswordRequest", "", 204, "Give an administrator a new password; ends its sessions and a lock-out") \
    X(EndAdminSessions, "DELETE", "/admin/v1/admins/{admin}/sessions", Admin, Operator, 0, "", "", 204, "End all sessions of an administrator") \
    X(ListCompanies, "GET", "/admin/v1/companies", Admin, SignedIn, 0, "CompaniesQuery", "[Company]", 200, "Companies") \
    X(CreateCompany, "POST", "/admin/v1/companies", Admin, Operator, 256 << 10, "CompanyRequest", "Company", 201, "Make a company") \
    X(GetCompany, "GET", "/admin/v1/companies/{company}", Admin, Viewer, 0, "", "Company", 200, "One company") \
    X(ChangeCompany, "PATCH", "/admin/v1/companies/{company}", Admin, CompanyAdmin, 256 << 10, "CompanyRequest", "Company", 200, "Change a company's settings") \
    X(GetSettings, "GET", "/admin/v1/companies/{company}/settings", Admin, Viewer, 0, "", "Company", 200, "A company's settings: the company itself") \
    X(ChangeSettings, "PATCH", "/admin/v1/companies/{company}/settings", Admin, CompanyAdmin, 256 << 10, "CompanyRequest", "Company", 200, "Change a company's settings, like PATCH of the company") \
    X(ListKeys, "GET", "/admin/v1/companies/{company}/keys", Admin, Viewer, 0, "KeysQuery", "[ApiKey]", 200, "API keys") \
    X(CreateKey, "POST", "/admin/v1/companies/{company}/keys", Admin, Tester, 64 << 10, "ApiKeyRequest", "CreatedApiKey", 201, "Make an API key; a tester may make test keys only") \
    X(GetKey, "GET", "/admin/v1/companies/{company}/keys/{key}", Admin, Viewer, 0, "", "ApiKey", 200, "One API key, without its secret") \
    X(ChangeKey, "PATCH", "/admin/v1/companies/{company}/keys/{key}", Admin, Tester, 64 << 10, "ApiKeyChange", "ApiKey", 200, "Change an API key; a tester may change test keys only") \
    X(RotateKey, "POST", "/admin/v1/companies/{company}/keys/{key}/rotate", Admin, Tester, 64 << 10, "RotateKeyRequest", "CreatedApiKey", 200, "Give an API key a new secret; the earlier one works on for the overlap") \
    X(RevokeKey, "POST", "/admin/v1/companies/{company}/keys/{key}/revoke", Admin, Tester, 64 << 10, "", "ApiKey", 200, "Revoke an API key at once; a tester may revoke test keys only") \
    X(ListSources, "GET", "/admin/v1/companies/{company}/sources", Admin, Viewer, 0, "SourcesQuery", "[Source]", 200, "Knowledge sources") \
    X(CreateSource, "POST", "/admin/v1/companies/{company}/sources", Admin, CompanyAdmin, 64 << 10, "SourceRequest", "Source", 201, "Make a knowledge source") \
    X(GetSource, "GET", "/admin/v1/companies/{company}/sources/{source}", Admin, Viewer, 0, "", "Source", 200, "One source") \
    X(RefreshSource, "POST", "/admin/v1/companies/{company}/sources/{source}/refresh", Admin, CompanyAdmin, 64 << 10, "", "Source", 200, "Read the source's page again") \
    X(DeleteSource, "DELETE", "/admin/v1/companies/{company}/sources/{source}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a source; nothing quotes it afterwards") \
    X(PutDocument, "PUT", "/admin/v1/companies/{company}/sources/{source}/documents", Admin, CompanyAdmin, 32 << 20, "DocumentQuery", "ImportedDocument", 200, "Import one document (the body is the file as it is)") \
    X(ListDocuments, "GET", "/admin/v1/companies/{company}/documents", Admin, Viewer, 0, "DocumentsQuery", "[Document]", 200, "Documents") \
    X(ListOwnAnswers, "GET", "/admin/v1/companies/{company}/own-answers", Admin, Viewer, 0, "OwnAnswersQuery", "[OwnAnswer]", 200, "Questions with answers that administrators wrote") \
    X(CreateOwnAnswer, "POST", "/admin/v1/companies/{company}/own-answers", Admin, CompanyAdmin, 256 << 10, "OwnAnswerRequest", "OwnAnswer", 201, "Write an answer; it counts at once and before every other passage") \
    X(GetOwnAnswer, "GET", "/admin/v1/companies/{company}/own-answers/{own_answer}", Admin, Viewer, 0, "", "OwnAnswer", 200, "One own answer") \
    X(ChangeOwnAnswer, "PATCH", "/admin/v1/companies/{company}/own-answers/{own_answer}", Admin, CompanyAdmin, 256 << 10, "OwnAnswerChange", "OwnAnswer", 200, "Correct an own answer") \
    X(DeleteOwnAnswer, "DELETE", "/admin/v1/companies/{company}/own-answers/{own_answer}", Admin, CompanyAdmin, 0, "", "", 204, "Delete an own answer; nothing quotes it afterwards") \
    X(ListGaps, "GET", "/admin/v1/companies/{company}/gaps", Admin, Viewer, 0, "GapsQuery", "[Gap]", 200, "Questions that were refused or weakly answered") \
    X(GetGap, "GET", "/admin/v1/companies/{company}/gaps/{gap}", Admin, Viewer, 0, "", "Gap", 200, "One gap") \
    X(AnswerGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/answer", Admin, CompanyAdmin, 256 << 10, "GapAnswerRequest", "OwnAnswer", 201, "Answer a gap: makes an own answer and closes the gap") \
    X(DismissGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/dismiss", Admin, CompanyAdmin, 64 << 10, "", "Gap", 200, "Dismiss a gap") \
    X(ReopenGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/reopen", Admin, CompanyAdmin, 64 << 10, "", "Gap", 200, "Open a dismissed or answered gap again") \
    X(GetTexts, "GET", "/admin/v1/companies/{company}/texts", Admin, Viewer, 0, "", "CompanyTexts", 200, "Greeting and refusal for each locale, with the built-in ones beside") \
    X(ChangeTexts, "PATCH", "/admin/v1/companies/{company}/texts", Admin, CompanyAdmin, 64 << 10, "TextsChange", "CompanyTexts", 200, "Change greeting and refusal of a locale") \
    X(ListFaqPages, "GET", "/admin/v1/companies/{company}/faq-pages", Admin, Viewer, 0, "FaqPagesQuery", "[FaqPage]", 200, "Pages with FAQs; wait and after watch for changes") \
    X(GetFaqPage, "GET", "/admin/v1/companies/{company}/faq-pages/{page}", Admin, Viewer, 0, "", "FaqPageDetails", 200, "A page with its FAQs and what they rest on") \
    X(RegenerateFaqPage, "POST", "/admin/v1/companies/{company}/faq-pages/{page}/regenerate", Admin, Tester, 64 << 10, "", "FaqPage", 202, "Make the page's FAQs anew") \
    X(ListThreads, "GET", "/admin/v1/companies/{company}/threads", Admin, Viewer, 0, "ThreadsQuery", "[Thread]", 200, "Conversations") \
    X(GetThread, "GET", "/admin/v1/companies/{company}/threads/{thread}", Admin, Viewer, 0, "", "ThreadDetails", 200, "A conversation with the passages its answers stand on") \
    X(ListTickets, "GET", "/admin/v1/companies/{company}/tickets", Admin, Viewer, 0, "TicketsQuery", "[TicketRow]", 200, "Tickets") \
    X(ListOrders, "GET", "/admin/v1/companies/{company}/orders", Admin, Viewer, 0, "OrdersQuery", "[OrderRow]", 200, "Recorded orders") \
    X(ListEvents, "GET", "/admin/v1/companies/{company}/events", Admin, Viewer, 0, "EventsQuery", "[CartEventRow]", 200, "Recorded cart events") \
    X(ListRefusedEvents, "GET", "/admin/v1/companies/{company}/refused-events", Admin, Viewer, 0, "RefusedEventsQuery", "[RefusedEvent]", 200, "Events that were refused, and why") \
    X(GetRevenue, "GET", "/admin/v1/companies/{company}/revenue", Admin, Viewer, 0, "RevenueQuery", "Revenue", 200, "Attributed revenue per currency and day") \
    X(ListAudit, "GET", "/admin/v1/companies/{company}/audit", Admin, CompanyAdmin, 0, "AuditQuery", "[AuditEntry]", 200, "A company's audit log, newest first") \
    X(ListServerAudit, "GET", "/admin/v1/audit", Admin, Operator, 0, "ServerAuditQuery", "[AuditEntry]", 200, "Audit log of the server and all companies, newest first")
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
    const char *answer; ///< schema; "[Name]" for a list page of them; a media type; empty for none
    int successStatus;
    const char *summary;
};

std::span<const EndpointInfo> endpoints();
const EndpointInfo &endpointInfo(Endpoint endpoint);

/// The OpenAPI 3.1 document without examples: everything, or the public part alone. See openapi.h.
json::Value openApi(bool withAdmin);

} // namespace answerdesk::api
