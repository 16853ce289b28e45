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
    X(ListServerLog, "GET", "/admin/v1/log", Admin, Operator, 0, "ServerLogQuery", "[LogLine]", 200, "The last lines of the program's log, newest first; wait and after watch for the next ones") \
    X(GetServerSettings, "GET", "/admin/v1/server-settings", Admin, Operator, 0, "", "ServerSettings", 200, "What the server was set to, and where that was said") \
    X(GetModelSetup, "GET", "/admin/v1/model-setup", Admin, Operator, 0, "", "ModelSetup", 200, "Which models the server is set up with") \
    X(PutModelSetup, "PUT", "/admin/v1/model-setup", Admin, Operator, 64 << 10, "ModelSetupRequest", "ModelSetup", 200, "Write the setup of models into the server's settings file") \
    X(TryModelSetup, "POST", "/admin/v1/model-setup/test", Admin, Operator, 64 << 10, "ModelTrialRequest", "ModelTrial", 200, "Try an address, a key and a model before they are saved") \
    X(WaitForChanges, "GET", "/admin/v1/changes", Admin, SignedIn, 0, "ChangesQuery", "Changes", 200, "Which lists may have changed; wait and after watch for the next change") \
    X(RemoveDemoData, "DELETE", "/admin/v1/demo-data", Admin, Operator, 0, "", "DemoRemoval", 200, "Delete all companies of the demo with everything in them") \
    X(ListBackups, "GET", "/admin/v1/backups", Admin, Operator, 0, "BackupsQuery", "[Backup]", 200, "Backups of the database, newest first") \
    X(CreateBackup, "POST", "/admin/v1/backups", Admin, Operator, 64 << 10, "", "Backup", 202, "Back the running SQLite database up, in the background") \
    X(GetBackup, "GET", "/admin/v1/backups/{backup}", Admin, Operator, 0, "", "Backup", 200, "One backup, also while it is made") \
    X(DeleteBackup, "DELETE", "/admin/v1/backups/{backup}", Admin, Operator, 0, "", "", 204, "Delete a backup, or end one that is being made") \
    X(GetIntegrity, "GET", "/admin/v1/integrity-check", Admin, Operator, 0, "", "IntegrityCheck", 200, "What the last check of the database found") \
    X(CheckIntegrity, "POST", "/admin/v1/integrity-check", Admin, Operator, 64 << 10, "", "IntegrityCheck", 202, "Check the running SQLite database, in the background") \
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
    X(DeleteCompany, "DELETE", "/admin/v1/companies/{company}", Admin, Operator, 0, "CompanyDeletionQuery", "", 204, "Delete a company with everything that belongs to it") \
    X(GetSettings, "GET", "/admin/v1/companies/{company}/settings", Admin, Viewer, 0, "", "Company", 200, "A company's settings: the company itself") \
    X(ChangeSettings, "PATCH", "/admin/v1/companies/{company}/settings", Admin, CompanyAdmin, 256 << 10, "CompanyRequest", "Company", 200, "Change a company's settings, like PATCH of the company") \
    X(CreateAnalyticsSecret, "POST", "/admin/v1/companies/{company}/analytics-secret", Admin, CompanyAdmin, 64 << 10, "AnalyticsSecretRequest", "CreatedAnalyticsSecret", 201, "Make or rotate the secret that the analytics endpoints require") \
    X(DeleteAnalyticsSecret, "DELETE", "/admin/v1/companies/{company}/analytics-secret", Admin, CompanyAdmin, 0, "", "", 204, "Require no analytics secret any more") \
    X(GetOverview, "GET", "/admin/v1/companies/{company}/overview", Admin, Viewer, 0, "", "CompanyOverview", 200, "What is going on in a company and what waits for somebody") \
    X(GetModelOffer, "GET", "/admin/v1/companies/{company}/model", Admin, Viewer, 0, "", "ModelOffer", 200, "Models that the operator lets companies use") \
    X(TestModel, "POST", "/admin/v1/companies/{company}/model/test", Admin, CompanyAdmin, 64 << 10, "ModelTestRequest", "ModelTest", 200, "Ask the company's model something small, to see whether it answers") \
    X(ListKeys, "GET", "/admin/v1/companies/{company}/keys", Admin, Viewer, 0, "KeysQuery", "[ApiKey]", 200, "API keys") \
    X(CreateKey, "POST", "/admin/v1/companies/{company}/keys", Admin, Tester, 64 << 10, "ApiKeyRequest", "CreatedApiKey", 201, "Make an API key; a tester may make test keys only") \
    X(GetKey, "GET", "/admin/v1/companies/{company}/keys/{key}", Admin, Viewer, 0, "", "ApiKey", 200, "One API key, without its secret") \
    X(ChangeKey, "PATCH", "/admin/v1/companies/{company}/keys/{key}", Admin, Tester, 64 << 10, "ApiKeyChange", "ApiKey", 200, "Change an API key; a tester may change test keys only") \
    X(RotateKey, "POST", "/admin/v1/companies/{company}/keys/{key}/rotate", Admin, Tester, 64 << 10, "RotateKeyRequest", "CreatedApiKey", 200, "Give an API key a new secret; the earlier one works on for the overlap") \
    X(RevokeKey, "POST", "/admin/v1/companies/{company}/keys/{key}/revoke", Admin, Tester, 64 << 10, "", "ApiKey", 200, "Revoke an API key at once; a tester may revoke test keys only") \
    X(ListSources, "GET", "/admin/v1/companies/{company}/sources", Admin, Viewer, 0, "SourcesQuery", "[Source]", 200, "Knowledge sources") \
    X(CreateSource, "POST", "/admin/v1/companies/{company}/sources", Admin, CompanyAdmin, 64 << 10, "SourceRequest", "Source", 201, "Make a knowledge source") \
    X(GetSource, "GET", "/admin/v1/companies/{company}/sources/{source}", Admin, Viewer, 0, "", "Source", 200, "One source") \
    X(ChangeSource, "PATCH", "/admin/v1/companies/{company}/sources/{source}", Admin, CompanyAdmin, 64 << 10, "SourceChange", "Source", 200, "Change a source's name, interval or limits") \
    X(RefreshSource, "POST", "/admin/v1/companies/{company}/sources/{source}/refresh", Admin, CompanyAdmin, 64 << 10, "", "Source", 200, "Read the source's page, sitemap or crawl again") \
    X(DeleteSource, "DELETE", "/admin/v1/companies/{company}/sources/{source}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a source; nothing quotes it afterwards") \
    X(PutDocument, "PUT", "/admin/v1/companies/{company}/sources/{source}/documents", Admin, CompanyAdmin, 32 << 20, "DocumentQuery", "ImportedDocument", 200, "Import one document (the body is the file as it is)") \
    X(ListDocuments, "GET", "/admin/v1/companies/{company}/documents", Admin, Viewer, 0, "DocumentsQuery", "[Document]", 200, "Documents") \
    X(GetDocument, "GET", "/admin/v1/companies/{company}/documents/{document}", Admin, Viewer, 0, "DocumentPassagesQuery", "DocumentDetails", 200, "A document with its passages") \
    X(DeleteDocument, "DELETE", "/admin/v1/companies/{company}/documents/{document}", Admin, CompanyAdmin, 0, "", "", 204, "Remove a document; later readings of its site leave it out") \
    X(RefreshDocument, "POST", "/admin/v1/companies/{company}/documents/{document}/refresh", Admin, CompanyAdmin, 64 << 10, "", "DocumentReading", 200, "Read the page of a document again now") \
    X(ListImports, "GET", "/admin/v1/companies/{company}/imports", Admin, Viewer, 0, "ImportsQuery", "[Import]", 200, "Imports, newest first; wait and after watch for changes") \
    X(CreateImport, "POST", "/admin/v1/companies/{company}/imports", Admin, CompanyAdmin, 64 << 10, "ImportRequest", "Import", 201, "Begin an import of documents that will be uploaded") \
    X(GetImport, "GET", "/admin/v1/companies/{company}/imports/{import}", Admin, Viewer, 0, "", "Import", 200, "One import with its progress") \
    X(ListImportReport, "GET", "/admin/v1/companies/{company}/imports/{import}/report", Admin, Viewer, 0, "ImportReportQuery", "[ImportLine]", 200, "What an import could not read, and why") \
    X(AddToImportReport, "POST", "/admin/v1/companies/{company}/imports/{import}/report", Admin, CompanyAdmin, 1 << 20, "ImportReportRequest", "Import", 200, "Report documents that are not sent") \
    X(FinishImport, "POST", "/admin/v1/companies/{company}/imports/{import}/finish", Admin, CompanyAdmin, 64 << 10, "ImportFinishRequest", "Import", 200, "End an import; with prune vanished documents are removed") \
    X(CancelImport, "POST", "/admin/v1/companies/{company}/imports/{import}/cancel", Admin, CompanyAdmin, 64 << 10, "", "Import", 200, "Cancel an import; what it has read stays") \
    X(ListOwnAnswers, "GET", "/admin/v1/companies/{company}/own-answers", Admin, Viewer, 0, "OwnAnswersQuery", "[OwnAnswer]", 200, "Questions with answers that administrators wrote") \
    X(CreateOwnAnswer, "POST", "/admin/v1/companies/{company}/own-answers", Admin, CompanyAdmin, 256 << 10, "OwnAnswerRequest", "OwnAnswer", 201, "Write an answer; it counts at once and before every other passage") \
    X(GetOwnAnswer, "GET", "/admin/v1/companies/{company}/own-answers/{own_answer}", Admin, Viewer, 0, "", "OwnAnswer", 200, "One own answer") \
    X(ChangeOwnAnswer, "PATCH", "/admin/v1/companies/{company}/own-answers/{own_answer}", Admin, CompanyAdmin, 256 << 10, "OwnAnswerChange", "OwnAnswer", 200, "Correct an own answer") \
    X(DeleteOwnAnswer, "DELETE", "/admin/v1/companies/{company}/own-answers/{own_answer}", Admin, CompanyAdmin, 0, "", "", 204, "Delete an own answer; nothing quotes it afterwards") \
    X(ListGaps, "GET", "/admin/v1/companies/{company}/gaps", Admin, Viewer, 0, "GapsQuery", "[Gap]", 200, "Questions that were refused or weakly answered") \
    X(GetGap, "GET", "/admin/v1/companies/{company}/gaps/{gap}", Admin, Viewer, 0, "", "GapDetails", 200, "One gap") \
    X(AnswerGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/answer", Admin, CompanyAdmin, 256 << 10, "GapAnswerRequest", "OwnAnswer", 201, "Answer a gap: makes an own answer and closes the gap") \
    X(LinkGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/link", Admin, CompanyAdmin, 64 << 10, "GapLinkRequest", "Gap", 200, "Link a gap to the section of a document that answers it") \
    X(DismissGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/dismiss", Admin, CompanyAdmin, 64 << 10, "", "Gap", 200, "Dismiss a gap") \
    X(ReopenGap, "POST", "/admin/v1/companies/{company}/gaps/{gap}/reopen", Admin, CompanyAdmin, 64 << 10, "", "Gap", 200, "Open a dismissed or answered gap again") \
    X(ListLexicon, "GET", "/admin/v1/companies/{company}/lexicon", Admin, Viewer, 0, "LexiconQuery", "[LexiconEntry]", 200, "The company's own lexicon: what customers say for words of the documents") \
    X(CreateLexiconEntry, "POST", "/admin/v1/companies/{company}/lexicon", Admin, CompanyAdmin, 64 << 10, "LexiconEntryRequest", "LexiconEntry", 201, "Add an entry to the lexicon; it counts with the next question") \
    X(GetLexiconEntry, "GET", "/admin/v1/companies/{company}/lexicon/{lexicon_entry}", Admin, Viewer, 0, "", "LexiconEntry", 200, "One entry of the lexicon") \
    X(ChangeLexiconEntry, "PATCH", "/admin/v1/companies/{company}/lexicon/{lexicon_entry}", Admin, CompanyAdmin, 64 << 10, "LexiconEntryChange", "LexiconEntry", 200, "Change an entry of the lexicon") \
    X(DeleteLexiconEntry, "DELETE", "/admin/v1/companies/{company}/lexicon/{lexicon_entry}", Admin, CompanyAdmin, 0, "", "", 204, "Delete an entry of the lexicon; no answer uses it afterwards") \
    X(ImportLexicon, "POST", "/admin/v1/companies/{company}/lexicon-imports", Admin, CompanyAdmin, 4 << 20, "LexiconImportRequest", "LexiconImportResult", 200, "Add and change entries of the lexicon by their forms, all of them or none") \
    X(GetTexts, "GET", "/admin/v1/companies/{company}/texts", Admin, Viewer, 0, "", "CompanyTexts", 200, "Greeting and refusal for each locale, with the built-in ones beside") \
    X(ChangeTexts, "PATCH", "/admin/v1/companies/{company}/texts", Admin, CompanyAdmin, 64 << 10, "TextsChange", "CompanyTexts", 200, "Change greeting and refusal of a locale") \
    X(ListFaqPages, "GET", "/admin/v1/companies/{company}/faq-pages", Admin, Viewer, 0, "FaqPagesQuery", "[FaqPage]", 200, "Pages with FAQs; wait and after watch for changes") \
    X(GetFaqPage, "GET", "/admin/v1/companies/{company}/faq-pages/{page}", Admin, Viewer, 0, "", "FaqPageDetails", 200, "A page with its FAQs and what they rest on") \
    X(RegenerateFaqPage, "POST", "/admin/v1/companies/{company}/faq-pages/{page}/regenerate", Admin, Tester, 64 << 10, "", "FaqPage", 202, "Make the page's FAQs anew") \
    X(ListFaqs, "GET", "/admin/v1/companies/{company}/faqs", Admin, Viewer, 0, "FaqsQuery", "[CompanyFaq]", 200, "FAQs of all pages: what an export is made of") \
    X(GetFaq, "GET", "/admin/v1/companies/{company}/faqs/{faq}", Admin, Viewer, 0, "", "CompanyFaq", 200, "One FAQ") \
    X(ChangeFaq, "PATCH", "/admin/v1/companies/{company}/faqs/{faq}", Admin, CompanyAdmin, 64 << 10, "FaqChange", "CompanyFaq", 200, "Edit, pin, hide or approve a FAQ") \
    X(DeleteFaq, "DELETE", "/admin/v1/companies/{company}/faqs/{faq}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a FAQ; it does not come back when the page is made anew") \
    X(AddFaq, "POST", "/admin/v1/companies/{company}/faq-pages/{page}/faqs", Admin, CompanyAdmin, 64 << 10, "FaqRequest", "CompanyFaq", 201, "Add an own FAQ to a page") \
    X(OrderFaqs, "PUT", "/admin/v1/companies/{company}/faq-pages/{page}/order", Admin, CompanyAdmin, 64 << 10, "FaqOrderRequest", "FaqPageDetails", 200, "Put a page's FAQs into an order of one's own") \
    X(ApproveFaqs, "POST", "/admin/v1/companies/{company}/faq-pages/{page}/approve", Admin, CompanyAdmin, 64 << 10, "FaqApprovalRequest", "FaqPageDetails", 200, "Approve a page's FAQs") \
    X(ImportFaqs, "POST", "/admin/v1/companies/{company}/faq-imports", Admin, CompanyAdmin, 4 << 20, "FaqImportRequest", "FaqImportResult", 200, "Add and change FAQs by their questions, many at once") \
    X(ListPregenerations, "GET", "/admin/v1/companies/{company}/pregenerations", Admin, Viewer, 0, "PregenerationsQuery", "[Pregeneration]", 200, "Pages whose FAQs are made in advance, newest first; wait and after watch for changes") \
    X(CreatePregeneration, "POST", "/admin/v1/companies/{company}/pregenerations", Admin, CompanyAdmin, 4 << 20, "PregenerationRequest", "Pregeneration", 202, "Make the FAQs of many pages before shoppers ask") \
    X(GetPregeneration, "GET", "/admin/v1/companies/{company}/pregenerations/{pregeneration}", Admin, Viewer, 0, "", "Pregeneration", 200, "One pre-generation with its progress") \
    X(ListPregenerationReport, "GET", "/admin/v1/companies/{company}/pregenerations/{pregeneration}/report", Admin, Viewer, 0, "PregenerationReportQuery", "[PregenerationLine]", 200, "Addresses without FAQs, and why") \
    X(PausePregeneration, "POST", "/admin/v1/companies/{company}/pregenerations/{pregeneration}/pause", Admin, CompanyAdmin, 64 << 10, "", "Pregeneration", 200, "Begin no more pages until it is resumed") \
    X(ResumePregeneration, "POST", "/admin/v1/companies/{company}/pregenerations/{pregeneration}/resume", Admin, CompanyAdmin, 64 << 10, "", "Pregeneration", 200, "Go on with a paused pre-generation") \
    X(CancelPregeneration, "POST", "/admin/v1/companies/{company}/pregenerations/{pregeneration}/cancel", Admin, CompanyAdmin, 64 << 10, "", "Pregeneration", 200, "End a pre-generation; what was made stays") \
    X(ListFeeds, "GET", "/admin/v1/companies/{company}/feeds", Admin, Viewer, 0, "FeedsQuery", "[Feed]", 200, "Product feeds; wait and after watch for changes") \
    X(CreateFeed, "POST", "/admin/v1/companies/{company}/feeds", Admin, CompanyAdmin, 64 << 10, "FeedRequest", "Feed", 201, "Add a product feed") \
    X(GetFeed, "GET", "/admin/v1/companies/{company}/feeds/{feed}", Admin, Viewer, 0, "", "Feed", 200, "One feed with its latest run") \
    X(ChangeFeed, "PATCH", "/admin/v1/companies/{company}/feeds/{feed}", Admin, CompanyAdmin, 64 << 10, "FeedChange", "Feed", 200, "Change a feed's settings") \
    X(DeleteFeed, "DELETE", "/admin/v1/companies/{company}/feeds/{feed}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a feed with its products; its pages are read again") \
    X(PreviewFeed, "POST", "/admin/v1/companies/{company}/feed-previews", Admin, Tester, 1 << 20, "FeedPreviewRequest", "FeedPreview", 200, "Show the first rows of a feed; stores nothing") \
    X(ListFeedProducts, "GET", "/admin/v1/companies/{company}/feeds/{feed}/products", Admin, Viewer, 0, "FeedProductsQuery", "[FeedProductRow]", 200, "A feed's products as they are stored") \
    X(ListFeedRuns, "GET", "/admin/v1/companies/{company}/feeds/{feed}/runs", Admin, Viewer, 0, "FeedRunsQuery", "[FeedRun]", 200, "Runs of a feed, newest first") \
    X(StartFeedRun, "POST", "/admin/v1/companies/{company}/feeds/{feed}/runs", Admin, CompanyAdmin, 64 << 10, "FeedRunRequest", "FeedRun", 202, "Fetch a feed now, or begin the upload of a file") \
    X(GetFeedRun, "GET", "/admin/v1/companies/{company}/feeds/{feed}/runs/{feed_run}", Admin, Viewer, 0, "", "FeedRun", 200, "One run with its progress") \
    X(PutFeedContent, "PUT", "/admin/v1/companies/{company}/feeds/{feed}/runs/{feed_run}/content", Admin, CompanyAdmin, 4 << 20, "FeedContentQuery", "FeedRun", 200, "Upload a part of a file (the body is its bytes)") \
    X(ConfirmFeedRun, "POST", "/admin/v1/companies/{company}/feeds/{feed}/runs/{feed_run}/confirm", Admin, CompanyAdmin, 64 << 10, "", "FeedRun", 200, "Apply a run that is held") \
    X(CancelFeedRun, "POST", "/admin/v1/companies/{company}/feeds/{feed}/runs/{feed_run}/cancel", Admin, CompanyAdmin, 64 << 10, "", "FeedRun", 200, "Cancel a run; applied rows stay applied") \
    X(ListFeedReport, "GET", "/admin/v1/companies/{company}/feeds/{feed}/runs/{feed_run}/report", Admin, Viewer, 0, "FeedReportQuery", "[FeedLine]", 200, "Problems of a run, the first 100") \
    X(GetPageRules, "GET", "/admin/v1/companies/{company}/page-rules", Admin, Viewer, 0, "", "PageRules", 200, "The company's page rules in their order") \
    X(PutPageRules, "PUT", "/admin/v1/companies/{company}/page-rules", Admin, CompanyAdmin, 512 << 10, "PageRulesRequest", "PageRules", 200, "Replace all page rules: their order, or an export") \
    X(CreatePageRule, "POST", "/admin/v1/companies/{company}/page-rules", Admin, CompanyAdmin, 64 << 10, "PageRuleRequest", "PageRule", 201, "Add a page rule") \
    X(ChangePageRule, "PATCH", "/admin/v1/companies/{company}/page-rules/{page_rule}", Admin, CompanyAdmin, 64 << 10, "PageRuleChange", "PageRule", 200, "Change or move a page rule") \
    X(DeletePageRule, "DELETE", "/admin/v1/companies/{company}/page-rules/{page_rule}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a page rule") \
    X(TryPageRule, "POST", "/admin/v1/companies/{company}/page-rule-trials", Admin, Tester, 64 << 10, "PageRuleTrialRequest", "PageRuleTrial", 200, "Show what a rule makes of a page; stores nothing") \
    X(InspectPage, "POST", "/admin/v1/companies/{company}/inspect-page", Admin, Tester, 64 << 10, "InspectPageRequest", "PageInspection", 200, "Show what is made of a page; stores nothing") \
    X(Ask, "POST", "/admin/v1/companies/{company}/ask", Admin, Tester, 256 << 10, "AskRequest", "Explanation", 200, "Ask a question and see why the answer is what it is; records nothing") \
    X(ListEvaluations, "GET", "/admin/v1/companies/{company}/evaluations", Admin, Viewer, 0, "EvaluationsQuery", "[EvaluationSet]", 200, "Sets of questions with expected answers") \
    X(CreateEvaluation, "POST", "/admin/v1/companies/{company}/evaluations", Admin, CompanyAdmin, 4 << 20, "EvaluationRequest", "EvaluationDetails", 201, "Make a set of questions") \
    X(GetEvaluation, "GET", "/admin/v1/companies/{company}/evaluations/{evaluation}", Admin, Viewer, 0, "", "EvaluationDetails", 200, "One set with its questions") \
    X(PutEvaluation, "PUT", "/admin/v1/companies/{company}/evaluations/{evaluation}", Admin, CompanyAdmin, 4 << 20, "EvaluationContent", "EvaluationDetails", 200, "Put another content into a set") \
    X(DeleteEvaluation, "DELETE", "/admin/v1/companies/{company}/evaluations/{evaluation}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a set with its runs") \
    X(AddEvaluationQuestion, "POST", "/admin/v1/companies/{company}/evaluations/{evaluation}/questions", Admin, CompanyAdmin, 64 << 10, "EvaluationQuestionRequest", "EvaluationQuestion", 201, "Add a question to a set") \
    X(ChangeEvaluationQuestion, "PATCH", "/admin/v1/companies/{company}/evaluations/{evaluation}/questions/{question}", Admin, CompanyAdmin, 64 << 10, "EvaluationQuestionChange", "EvaluationQuestion", 200, "Change a question of a set") \
    X(DeleteEvaluationQuestion, "DELETE", "/admin/v1/companies/{company}/evaluations/{evaluation}/questions/{question}", Admin, CompanyAdmin, 0, "", "", 204, "Delete a question of a set") \
    X(RunEvaluation, "POST", "/admin/v1/companies/{company}/evaluations/{evaluation}/runs", Admin, Tester, 64 << 10, "", "EvaluationRun", 202, "Ask all questions of a set, in the background") \
    X(ListEvaluationRuns, "GET", "/admin/v1/companies/{company}/evaluations/{evaluation}/runs", Admin, Viewer, 0, "EvaluationRunsQuery", "[EvaluationRun]", 200, "Runs of a set, newest first") \
    X(GetEvaluationRun, "GET", "/admin/v1/companies/{company}/evaluations/{evaluation}/runs/{run}", Admin, Viewer, 0, "", "EvaluationRun", 200, "One run, also while it goes on") \
    X(ListEvaluationResults, "GET", "/admin/v1/companies/{company}/evaluations/{evaluation}/runs/{run}/results", Admin, Viewer, 0, "EvaluationResultsQuery", "[EvaluationResult]", 200, "What each question of a run came to") \
    X(ListThreads, "GET", "/admin/v1/companies/{company}/threads", Admin, Viewer, 0, "ThreadsQuery", "[Thread]", 200, "Conversations") \
    X(GetThread, "GET", "/admin/v1/companies/{company}/threads/{thread}", Admin, Viewer, 0, "", "ThreadDetails", 200, "A conversation with the passages its answers stand on") \
    X(MarkAnswer, "PUT", "/admin/v1/companies/{company}/threads/{thread}/messages/{message}/mark", Admin, CompanyAdmin, 64 << 10, "AnswerMarkRequest", "Message", 200, "Mark an answer as wrong: it is not helpful for later orders") \
    X(UnmarkAnswer, "DELETE", "/admin/v1/companies/{company}/threads/{thread}/messages/{message}/mark", Admin, CompanyAdmin, 0, "", "Message", 200, "Remove the mark: the answer is as helpful for later orders as it was") \
    X(ReportGap, "POST", "/admin/v1/companies/{company}/threads/{thread}/messages/{message}/gap", Admin, CompanyAdmin, 64 << 10, "", "Gap", 200, "Report an answered question as a knowledge gap") \
    X(ListTickets, "GET", "/admin/v1/companies/{company}/tickets", Admin, Viewer, 0, "TicketsQuery", "[TicketRow]", 200, "Tickets") \
    X(ListOrders, "GET", "/admin/v1/companies/{company}/orders", Admin, Viewer, 0, "OrdersQuery", "[OrderRow]", 200, "Recorded orders") \
    X(GetOrder, "GET", "/admin/v1/companies/{company}/orders/{order}", Admin, Viewer, 0, "", "OrderDetails", 200, "An order with its lines, refunds, cart events, and the answer that it is credited to") \
    X(RefundOrder, "POST", "/admin/v1/companies/{company}/orders/{order}/refunds", Admin, CompanyAdmin, 64 << 10, "RefundRequest", "RefundRow", 201, "Refund or cancel an order; the order stays as it was recorded") \
    X(ListRefunds, "GET", "/admin/v1/companies/{company}/refunds", Admin, Viewer, 0, "RefundsQuery", "[RefundRow]", 200, "Refunds and cancellations") \
    X(ListEvents, "GET", "/admin/v1/companies/{company}/events", Admin, Viewer, 0, "EventsQuery", "[CartEventRow]", 200, "Recorded cart events") \
    X(ListRefusedEvents, "GET", "/admin/v1/companies/{company}/refused-events", Admin, Viewer, 0, "RefusedEventsQuery", "[RefusedEvent]", 200, "Events that were refused, and why") \
    X(ExplainRefusal, "GET", "/admin/v1/companies/{company}/refused-events/{refusal}", Admin, Viewer, 0, "", "EventExplanation", 200, "Why an event was refused, what would have made it pass, and the ticket that came closest") \
    X(SimulateEvent, "POST", "/admin/v1/companies/{company}/events/simulate", Admin, Tester, 4 << 20, "SimulationRequest", "EventExplanation", 200, "What would become of an event; records nothing") \
    X(GetVisitor, "GET", "/admin/v1/companies/{company}/visitors/{fingerprint}", Admin, Viewer, 0, "", "VisitorSummary", 200, "What is held of a visitor") \
    X(ListVisitorRecords, "GET", "/admin/v1/companies/{company}/visitors/{fingerprint}/records", Admin, Viewer, 0, "VisitorRecordsQuery", "[VisitorRecord]", 200, "Everything that is held of a visitor, the oldest first: the timeline, and the export") \
    X(EraseVisitor, "DELETE", "/admin/v1/companies/{company}/visitors/{fingerprint}", Admin, CompanyAdmin, 0, "", "VisitorErasure", 200, "Erase a visitor; figures stay as they are") \
    X(GetRevenue, "GET", "/admin/v1/companies/{company}/revenue", Admin, Viewer, 0, "RevenueQuery", "Revenue", 200, "Revenue impact per currency: every figure with its formula and its rows, by day, week or month") \
    X(GetRevenueBreakdown, "GET", "/admin/v1/companies/{company}/revenue/breakdown", Admin, Viewer, 0, "BreakdownQuery", "RevenueBreakdown", 200, "Revenue by channel, product, source, locale, page, FAQ, question, direct or assisted") \
    X(CheckRevenue, "GET", "/admin/v1/companies/{company}/revenue/check", Admin, Viewer, 0, "RevenueCheckQuery", "RevenueCheck", 200, "Hold the daily totals against a full scan of the events") \
    X(RepairRevenue, "POST", "/admin/v1/companies/{company}/revenue/repair", Admin, CompanyAdmin, 64 << 10, "RevenuePeriod", "RevenueCheck", 200, "The same, and mend what differs") \
    X(RecalculateRevenue, "POST", "/admin/v1/companies/{company}/revenue/recalculate", Admin, CompanyAdmin, 64 << 10, "RevenuePeriod", "Recalculation", 200, "Attribute the orders and carts of a period anew, by the settings of today") \
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
