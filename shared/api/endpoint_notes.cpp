// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

namespace {

std::map<Endpoint, EndpointNote> publicNotes()
{
    std::map<Endpoint, EndpointNote> notes;
    notes[Endpoint::SendMessage] = {
        "Answers a shopper's question from the company's own documents. Messages of one conversation share a "
        "`thread_id`: omit it to start one, or send that of the previous answer to continue; follow-up "
        "questions are understood in their context.\n\nWith `faq_id` the cached answer of that FAQ is "
        "returned and nothing is generated; `query_text` must then be the FAQ's `question`, compared after "
        "Unicode NFC and trimming.\n\nWith `page_url` the facts of that product page are searched as well, "
        "once product FAQs have been generated for it: first for questions about \"this\" product, otherwise "
        "if the documents do not contain the answer. Unknown pages are not fetched.\n\nIf the documents do "
        "not contain the answer, `result_text` says so politely; answers are never guessed. "
        "`Content-Language` names the locale of the answer.\n\n`user_fingerprint` and `user_faq_fingerprint` "
        "in `user_metadata` link the conversation to a visitor, and thereby to attributed revenue. Keys that "
        "begin with `_` are private: their values are neither stored nor logged.",
        {ErrorCode::ThreadNotFound, ErrorCode::FaqNotFound, ErrorCode::FaqQuestionMismatch,
            ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::SendMessage].hasLanguage = notes[Endpoint::SendMessage].isIdempotent = true;

    notes[Endpoint::ProductFaqs] = {
        "The first request for a page starts the generation and answers 202 with status `generating`. Ask "
        "again after `retry_after_seconds`, which equals `Retry-After`, until the status is `ready` or "
        "`not_available`.\n\nShow `question` to the shopper. For the answer, call `POST "
        "/api/v1/send_message` with the entry's `faq_id`, and its `question` as `query_text`.\n\nA ready set "
        "is cached for 24 hours, then served for up to 7 days while a new one is generated. It carries an "
        "`ETag`; send it as `If-None-Match` and an unchanged set is answered with 304. Every authenticated "
        "request counts against the company's limit, including those answered with 304 and 400."};
    notes[Endpoint::ProductFaqs].hasLanguage = true;
    notes[Endpoint::ProductFaqs].hasEtag = true;
    notes[Endpoint::ProductFaqs].isConditional = notes[Endpoint::ProductFaqs].isCacheable = true;

    notes[Endpoint::CartEvents]
        = {"Records that a visitor added a product to the cart, changed its quantity or removed it. Send it "
           "from your server, with the fingerprints of the visitor's session. No API key is needed: "
           "`company_key` is a public name. A company may require a secret in "
           "`Answerdesk-Analytics-Secret`.\n\nAn event counts if either fingerprint asked a question or "
           "opened a FAQ within the company's window, 24 hours by default; otherwise it is refused with "
           "`ACTIVE_TICKET_NOT_FOUND` and need not be repeated. Events carry no time: they count in the "
           "order in which they arrive. The answer is sent after the event is on disk.",
            {ErrorCode::CompanyNotFound, ErrorCode::InvalidAnalyticsSecret, ErrorCode::ActiveTicketNotFound,
                ErrorCode::PreviousItemAddedEventNotFound, ErrorCode::PreviousQuantityIncreasedEventNotFound,
                ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::CartEvents].isIdempotent = notes[Endpoint::CartEvents].takesAnalyticsSecret = true;

    notes[Endpoint::CheckoutEvents]
        = {"Records an order. `orderId` and `order_id` are one field under two spellings; an order with an "
           "identifier is counted only once, forever, so a repeated request is harmless: it answers 409 "
           "`ORDER_ALREADY_EXISTS` with `first_recorded_at`.\n\nThe sum of the lines may differ from `value` "
           "by taxes, shipping and order discounts. Amounts are exact decimals with up to six decimals, "
           "never binary floats. The answer is sent after the order is on disk.",
            {ErrorCode::CompanyNotFound, ErrorCode::InvalidAnalyticsSecret, ErrorCode::ActiveTicketNotFound,
                ErrorCode::OrderAlreadyExists, ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::CheckoutEvents].isIdempotent = notes[Endpoint::CheckoutEvents].takesAnalyticsSecret
        = true;

    notes[Endpoint::Healthz] = {"Answers 200 while the process runs; for liveness probes."};
    notes[Endpoint::Readyz] = {"Answers 200 when requests can be answered, and 503 while the server starts "
                               "or stops; for load balancers."};
    notes[Endpoint::OpenApi]
        = {"This document, OpenAPI 3.1: complete on the admin address, the public part on the others. It is "
           "generated from the declarations that the server uses to read requests."};
    notes[Endpoint::OpenApi].hasEtag = true;
    notes[Endpoint::OpenApi].isConditional = notes[Endpoint::OpenApi].isCacheable = true;
    notes[Endpoint::Docs] = {"A readable reference, generated from this document and its examples. It works "
                             "without internet access."};
    notes[Endpoint::Docs].hasEtag = true;
    notes[Endpoint::Docs].isConditional = notes[Endpoint::Docs].isCacheable = true;
    return notes;
}

/// The answer carries an ETag; reads take If-None-Match, changes If-Match.
void tag(std::map<Endpoint, EndpointNote> &notes, std::initializer_list<Endpoint> reads,
    std::initializer_list<Endpoint> changes)
{
    for (const Endpoint endpoint : reads)
        notes[endpoint].hasEtag = notes[endpoint].isConditional = true;
    for (const Endpoint endpoint : changes)
        notes[endpoint].hasEtag = notes[endpoint].isGuarded = true;
}

void addAccountNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::SignIn]
        = {"Gives a session token for `Authorization: Bearer`. It is shown once; only a hash of it is "
           "stored. Repeated failures lock the account and the address temporarily.",
            {ErrorCode::InvalidCredentials, ErrorCode::TooManyAttempts}};
    notes[Endpoint::CurrentSession]
        = {"The administrator and the expiry time of the session used by the request."};
    notes[Endpoint::SignOut] = {"Ends the session used by the request."};
    notes[Endpoint::ListSessions] = {"Your own open sessions; operators see all sessions."};
    notes[Endpoint::RevokeSession]
        = {"Ends one of your own sessions immediately; operators can end any session."};
    notes[Endpoint::RevokeOtherSessions] = {"Ends all your sessions except the one used by the request."};
    notes[Endpoint::ChangeOwnPassword] = {"Requires the current password. The session used by the request "
                                          "stays open; all other sessions of the administrator end.",
        {ErrorCode::InvalidCredentials, ErrorCode::TooManyAttempts, ErrorCode::Forbidden}};

    notes[Endpoint::ListAdmins] = {"All administrators."};
    notes[Endpoint::CreateAdmin] = {"Operators see everything; other roles see the companies assigned to "
                                    "them. There is no default password.",
        {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateAdmin].hasEtag = true;
    notes[Endpoint::GetAdmin] = {"One administrator, without the password."};
    notes[Endpoint::ChangeAdmin] = {"Changes the sent fields only. The change takes effect immediately, also "
                                    "in open sessions. The last operator who can sign in keeps the role.",
        {ErrorCode::AlreadyExists, ErrorCode::LastOperator}};
    notes[Endpoint::DeleteAdmin] = {
        "Deletes the administrator and ends all sessions. The audit log keeps the administrator's entries.",
        {ErrorCode::LastOperator}};
    notes[Endpoint::DeleteAdmin].isGuarded = true;
    notes[Endpoint::SetAdminPassword]
        = {"For a forgotten password: ends the administrator's sessions and a lockout. Change your own "
           "password with `PUT /admin/v1/sessions/current/password`."};
    notes[Endpoint::EndAdminSessions] = {"Signs out the administrator everywhere."};
    tag(notes, {Endpoint::GetAdmin}, {Endpoint::ChangeAdmin});

    notes[Endpoint::ListCompanies] = {"The companies that the administrator can access."};
    notes[Endpoint::CreateCompany]
        = {"`company_key` and `name` are required; every other setting has a default. API access is granted "
           "unless `api_access` or `granted_api_access` is false.",
            {ErrorCode::AlreadyExists, ErrorCode::MissingRequiredFields}};
    notes[Endpoint::CreateCompany].hasEtag = true;
    notes[Endpoint::GetCompany] = {"A company with all its settings."};
    notes[Endpoint::GetOverview]
        = {"Counts that would otherwise need many lists: requests of the last five minutes, outcomes of the "
           "last messages, open gaps, keys that expire soon, sources that could not be read, pages by state. "
           "Each request is cheap and can be repeated every few seconds. Requests are counted in the memory "
           "of the answering server, since its start."};
    notes[Endpoint::ChangeCompany]
        = {"Changes the sent settings only. With `If-Match`, the change is made only if the company has not "
           "been changed in between.\n\nThe operator of the server grants API access, the limits and the "
           "kinds of allowed hosts. A company administrator who exceeds a grant, or sends a different "
           "`granted_` value, gets 403 `FORBIDDEN`: `invalid_fields` names every such field with its bound, "
           "and nothing is changed. If an operator sends `api_access` or a limit without its `granted_` "
           "field, the value also becomes the grant and replaces a lower value set by the company."};
    notes[Endpoint::DeleteCompany] = {
        "After the answer, the company no longer exists: its API keys are unknown, no list contains it, "
        "nothing is quoted, fetched or generated for it, and clients that watch its lists are notified. Its "
        "data is deleted in the background within minutes, also across a restart; until then, its "
        "`company_key` is reserved, but its name can be reused. This cannot be undone; earlier backups still "
        "contain the company.\n\nThe company is removed from the lists of its administrators. Administrators "
        "without another company are disabled, because roles other than operator need a company; assign "
        "another one and enable them, or delete them. The company's audit log is kept, and operators can "
        "read it in the server's log. A later company with the same key starts a new log."};
    notes[Endpoint::DeleteCompany].isGuarded = true;
    notes[Endpoint::CreateAnalyticsSecret]
        = {"Creates a secret that the analytics endpoints then require in `Answerdesk-Analytics-Secret`. It "
           "is shown only once, as `analytics_secret` in the response: the server stores a SHA-256 hash. If "
           "the company already has a secret, the previous one still works during the overlap, so that the "
           "shop can be updated without a failed request. For the first secret, requests without one are "
           "accepted during the overlap."};
    notes[Endpoint::DeleteAnalyticsSecret] = {"The analytics endpoints ignore `Answerdesk-Analytics-Secret` "
                                              "from now on. Deleting a missing secret changes nothing."};
    notes[Endpoint::CreateAnalyticsSecret].isGuarded = notes[Endpoint::DeleteAnalyticsSecret].isGuarded
        = true;
    notes[Endpoint::GetSettings] = {"The same as the company itself, under a descriptive name."};
    notes[Endpoint::ChangeSettings] = {"The same as `PATCH` of the company."};
    tag(notes, {Endpoint::GetCompany, Endpoint::GetSettings},
        {Endpoint::ChangeCompany, Endpoint::ChangeSettings});
}

void addCompanyNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::ListKeys]
        = {"Keys without their secrets, newest first, with their use of the last 30 days."};
    notes[Endpoint::CreateKey]
        = {"The complete key is shown only once, as `api_key` in the answer: the server stores a hash. "
           "Testers may create test keys only, whose visitors are excluded from all revenue figures."};
    notes[Endpoint::GetKey] = {"One key, without its secret."};
    notes[Endpoint::ChangeKey]
        = {"Changes the sent fields only; the secret is kept. A revoked key cannot be changed.",
            {ErrorCode::ApiKeyNotActive}};
    notes[Endpoint::RotateKey] = {"Gives the key a new secret. The previous one still works during the "
                                  "overlap, so that the backend can be updated without a failed request.",
        {ErrorCode::ApiKeyNotActive}};
    notes[Endpoint::RevokeKey] = {"The key stops working with the next request, including a previous secret "
                                  "in its overlap. This cannot be undone."};
    tag(notes, {}, {Endpoint::ChangeKey, Endpoint::RotateKey});
    for (const Endpoint endpoint : {Endpoint::CreateKey, Endpoint::GetKey, Endpoint::RevokeKey})
        notes[endpoint].hasEtag = true;

    notes[Endpoint::ListSources] = {"Groups of documents."};
    notes[Endpoint::CreateSource]
        = {"A group of uploaded documents or, with `url`, a web page, a sitemap or a crawl. A page is read "
           "before the answer is sent, only on the company's allowed hosts and according to robots.txt; "
           "menus, footers and banners are skipped. If it cannot be read, the source is created anyway, and "
           "`state` and `reason` give the cause.\n\nWith the kind `sitemap` or `crawl`, the answer is "
           "immediate and the pages are read in the background, one at a time: `import_id` names the import "
           "with the progress, which can be cancelled. `noindex`, `nofollow` and `rel=canonical` are "
           "honoured, and pages linked by `hreflang` are treated as translations of each other."};
    notes[Endpoint::CreateSource].hasEtag = true;
    notes[Endpoint::ChangeSource] = {"Changes the sent fields only. A new interval counts from the last "
                                     "reading; new limits apply from the next one on."};
    tag(notes, {}, {Endpoint::ChangeSource});
    notes[Endpoint::RefreshSource]
        = {"Reads the page now and answers afterwards. A page that has not changed, by `ETag`, "
           "`Last-Modified` or its content, is skipped; a changed page replaces its text; the text of a page "
           "that answers 404 or 410 is removed; after any other failure, the last good text is kept and "
           "`state`, `reason` and `tried_at` report it. A sitemap or a crawl is read in the background: the "
           "answer is immediate, with `import_id`; during a reading, no second one is started. Sources that "
           "are not read from the web are not changed."};
    notes[Endpoint::GetSource] = {"One source; if read from the web, with the result of its last reading."};
    notes[Endpoint::GetSource].hasEtag = true;
    notes[Endpoint::DeleteSource] = {
        "Deletes the source with all its documents. They are no longer quoted, also not in earlier answers."};
    notes[Endpoint::PutDocument]
        = {"The body is the unchanged file: Markdown, HTML, Word (.docx), CSV of question/answer pairs or "
           "plain text, by the extension of `path`. A document at the same path is replaced. The next answer "
           "uses it. With `import_id`, it is counted in that import; after the import has ended, documents "
           "are refused. Answers use its documents within one second, and all of them once it is finished.",
            {ErrorCode::MissingRequiredFields, ErrorCode::ImportNotRunning}};
    notes[Endpoint::ListDocuments] = {"Documents of all sources, with the number of their passages."};
    notes[Endpoint::GetDocument]
        = {"The passages that answers quote, in the order of the document. A long document is returned in "
           "parts: ask again with `cursor` set to `next_cursor` until that is null. If the document changes "
           "in between, its passages change as well; start again if `updated_at` differs."};
    notes[Endpoint::DeleteDocument]
        = {"The document is no longer quoted, also not in earlier answers. A page of a sitemap or a crawl is "
           "also added to the `excluded` list of its source, so that later readings skip it; remove it from "
           "the list to have it read again. The only page of a source and custom answers are refused: delete "
           "the source or the custom answer instead. An uploaded document returns if it is uploaded again."};
    notes[Endpoint::RefreshDocument]
        = {"Fetches the page of the document, regardless of its source's interval, and answers once it is "
           "read. Uploaded documents are refused: upload them again.",
            {ErrorCode::Forbidden}};
    notes[Endpoint::ListImports]
        = {"Each import with its progress. The last 50 of a source are kept. With `wait` and `after`, the "
           "answer is sent as soon as an import changes: send `revision` of the answer as the next `after`."};
    notes[Endpoint::CreateImport]
        = {"Then send each document with `import_id`, report with `POST .../report` what is not sent, and "
           "end the import with `POST .../finish`. An import without activity for one hour is interrupted, "
           "and so is one that runs when the server stops."};
    notes[Endpoint::GetImport] = {"Its state and the numbers of documents found, read and refused."};
    notes[Endpoint::ListImportReport] = {
        "Paths with their reasons, in order: the first 1,000; `unreported` of the import counts the rest."};
    notes[Endpoint::AddToImportReport] = {"For documents that the client cannot read or does not send. They "
                                          "count as failed, and their existing versions are kept.",
        {ErrorCode::ImportNotRunning}};
    notes[Endpoint::FinishImport]
        = {"Answers once answers use everything that was imported. With `prune`, documents of the source "
           "that the import has neither sent nor reported are removed first, as if they had been deleted: "
           "they are no longer quoted.",
            {ErrorCode::ImportNotRunning}};
    notes[Endpoint::CancelImport] = {"Documents sent for it afterwards are refused with "
                                     "`IMPORT_NOT_RUNNING`. Cancelling again changes nothing.",
        {ErrorCode::ImportNotRunning}};
    notes[Endpoint::ListOwnAnswers] = {"Custom answers, newest first."};
    notes[Endpoint::CreateOwnAnswer]
        = {"The next shopper who asks the question gets the answer word for word, regardless of other "
           "documents; for other questions, it is a passage like any other. The default for `locale` is the "
           "company's first locale. A question has one custom answer per locale.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateOwnAnswer].hasEtag = true;
    notes[Endpoint::GetOwnAnswer] = {"The question with its answer."};
    notes[Endpoint::ChangeOwnAnswer]
        = {"Changes the sent fields only; the change applies from the next question on.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::DeleteOwnAnswer]
        = {"The answer is no longer quoted; its text is removed from the sources of earlier answers."};
    notes[Endpoint::DeleteOwnAnswer].isGuarded = true;
    tag(notes, {Endpoint::GetOwnAnswer}, {Endpoint::ChangeOwnAnswer});
    notes[Endpoint::ListLexicon] = {"Entries of the lexicon, newest first; also used for the CSV export."};
    notes[Endpoint::CreateLexiconEntry]
        = {"A question with the words of `form`, in this order and in any inflection, is also read with "
           "those of `meaning` in their place. Words that no document contains are read only this way; if "
           "the documents contain both, the reading with the more confident answer counts. A company can "
           "have up to 2,000 entries, and each form once per language.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateLexiconEntry].hasEtag = true;
    notes[Endpoint::GetLexiconEntry] = {"The entry, with built-in concepts of the same form."};
    notes[Endpoint::ChangeLexiconEntry]
        = {"Changes the sent fields only; the change applies from the next question on.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::DeleteLexiconEntry]
        = {"From the next question on, questions are interpreted literally again."};
    notes[Endpoint::DeleteLexiconEntry].isGuarded = true;
    tag(notes, {Endpoint::GetLexiconEntry}, {Endpoint::ChangeLexiconEntry});
    notes[Endpoint::ImportLexicon]
        = {"The rows of a CSV file with `form`, `meaning` and `language`. If a row cannot be used, the "
           "answer names it (`rows[0]` is the first) and nothing is changed."};
    notes[Endpoint::ListGaps]
        = {"Each question once per locale, regardless of its spelling, with the number and times of requests "
           "and the closest passages. Test keys and small talk create no gaps, and no `user_metadata` is "
           "kept. Gaps are deleted with the conversations, after the company's retention."};
    notes[Endpoint::GetGap]
        = {"The question with the closest passages of the last time, whether it can be linked to them, and "
           "suggested entries for the company's lexicon: words of the question not found in any document."};
    notes[Endpoint::AnswerGap]
        = {"Creates a custom answer to the question, which is live immediately, and closes the gap. The gap "
           "is reopened if that answer is deleted or the question is refused again.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::AnswerGap].hasEtag = true;
    notes[Endpoint::LinkGap]
        = {"From the next request on, the question, also in another order and inflection, is answered with "
           "the whole section, unless it has a custom answer. The link ends and the gap is reopened if the "
           "document is deleted or read again without the section, or if the gap is reopened or dismissed. A "
           "linked gap is kept longer than the conversations."};
    notes[Endpoint::DismissGap] = {"It stays dismissed even if the question is asked again."};
    notes[Endpoint::ReopenGap] = {"Moves it back to the open gaps."};
    notes[Endpoint::GetModelOffer]
        = {"Allowed values of `model_name`, `model_timeout_ms`, `model_tokens` and `model_daily_tokens` of "
           "the company. Addresses and keys are known to the operator only and are in no answer."};
    notes[Endpoint::TestModel]
        = {"Sends one small request to each kind of model that the server has, with the company's model and "
           "time, or those of the body, whether or not the company has turned on models, so that a choice "
           "can be tested before it is saved. The request takes as long as the model, at most that time for "
           "each check. The audit log records who tested and the result."};
    notes[Endpoint::GetTexts]
        = {"Texts for greetings, and for questions that the documents do not answer. The default texts exist "
           "in en, de, fr, es, it, nl, pt and pl; other languages get English."};
    notes[Endpoint::ChangeTexts]
        = {"Changes the texts of one locale; they apply from the next message on, for the locale and for "
           "locales of its language without texts. Sending the default text restores the default."};
    tag(notes, {Endpoint::GetTexts}, {Endpoint::ChangeTexts});
    notes[Endpoint::ListFaqPages]
        = {"Product pages with requested FAQs. With `wait` and `after`, the answer is sent as soon as a page "
           "changes: send `revision` of the answer as the next `after`."};
    notes[Endpoint::GetFaqPage] = {"All FAQs of the page, including hidden and unapproved ones, each with "
                                   "its source on the page. `served` tells which of them shoppers see."};
    notes[Endpoint::RegenerateFaqPage]
        = {"Fetches the page and regenerates its FAQs. The current set is served until the new one is ready. "
           "Edits, pins, hidden FAQs, the order and custom FAQs are kept. An edit that repeats words or "
           "numbers no longer found on the page is held back (`review`: `fact_gone`) until it is reviewed; "
           "the page's own answer is served instead."};
    notes[Endpoint::ListFaqs] = {"By page and position; also used for JSON, CSV and JSON-LD exports."};
    notes[Endpoint::GetFaq]
        = {"The FAQ with its page and its sources, also if it is hidden or not approved."};
    notes[Endpoint::ChangeFaq]
        = {"Changes apply from the next request on: an edited answer is given immediately, and a hidden FAQ "
           "is `FAQ_NOT_FOUND`. Rephrasing the question keeps the `faq_id`; requests with the old question "
           "get `FAQ_QUESTION_MISMATCH`. Text written by an administrator counts as approved.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::DeleteFaq] = {"Its `faq_id` is `FAQ_NOT_FOUND` immediately. A question from the page is "
                                  "not restored when the page is regenerated."};
    notes[Endpoint::DeleteFaq].isGuarded = true;
    notes[Endpoint::AddFaq]
        = {"A custom FAQ is kept regardless of the page, and replaces questions of the page that ask the "
           "same. A page without FAQs of its own is `ready` if it has custom ones.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::AddFaq].hasEtag = true;
    notes[Endpoint::OrderFaqs]
        = {"The order is kept when the page is regenerated; new FAQs are placed last."};
    notes[Endpoint::ApproveFaqs] = {
        "The body may be `{}`. Relevant if the company's setting `faqs_require_approval` is on. Until a FAQ "
        "of a page is approved, `product-faqs` answers `not_available` with the reason `awaiting_approval`."};
    notes[Endpoint::ImportFaqs]
        = {"A row with an existing question of the page, regardless of case and punctuation, changes that "
           "FAQ; other rows add custom FAQs. Unknown pages are created. Unusable rows are listed in "
           "`failed`; the others are applied."};
    notes[Endpoint::ListPregenerations]
        = {"Each with its progress; the last 50 are kept. With `wait` and `after`, the answer is sent as "
           "soon as one changes: send `revision` of the answer as the next `after`."};
    notes[Endpoint::CreatePregeneration]
        = {"Answers immediately; the pages are generated in the background, after those that shoppers are "
           "waiting for, and a restart of the server loses none. Pages with current FAQs count as `ready` "
           "and are not fetched. Unusable addresses are listed in the report; the others are used."};
    notes[Endpoint::GetPregeneration] = {"Its state and the numbers of pages found, generated and skipped."};
    notes[Endpoint::ListPregenerationReport]
        = {"Pages without FAQs and skipped addresses, in order of processing. The first 1,000 lines are "
           "kept; the pre-generation counts the rest."};
    notes[Endpoint::PausePregeneration]
        = {"Pages being generated, up to twelve, are finished.", {ErrorCode::PregenerationEnded}};
    notes[Endpoint::ResumePregeneration]
        = {"A pre-generation that is not paused is not changed.", {ErrorCode::PregenerationEnded}};
    notes[Endpoint::CancelPregeneration] = {
        "Pages being generated are finished; no further pages are started.", {ErrorCode::PregenerationEnded}};
    notes[Endpoint::InspectPage]
        = {"Fetches the page by the rules for shop pages, reads it and writes its FAQs with the code that "
           "serves shoppers, and stores nothing. A page without FAQs is a valid answer: `page.reason` gives "
           "the reason code of `product-faqs`, and `message` the explanation. The answer waits until the "
           "page has been fetched in its host's turn. Up to two pages per company and four in total are "
           "inspected at the same time; further requests get `UNAVAILABLE` with `Retry-After`. Closing the "
           "connection cancels the inspection."};
    tag(notes, {Endpoint::GetFaqPage, Endpoint::GetFaq},
        {Endpoint::ChangeFaq, Endpoint::OrderFaqs, Endpoint::ApproveFaqs});
    notes[Endpoint::Ask]
        = {"Answers exactly as `send_message` would and explains the answer: the search text, the passages "
           "with the parts of their scores, every considered sentence with its outcome, the confidence and "
           "the threshold, and the reason of a refusal. If a model phrases the company's answers, it phrases "
           "this one as well: `model` tells whether its text passed every check or why it was not used, and "
           "`text_without_model` is the text that it replaced. Nothing is recorded: no conversation, no "
           "ticket, no gap.",
            {ErrorCode::ThreadNotFound}};
    notes[Endpoint::ListEvaluations]
        = {"Sets by their identifiers, each with the run that was started last."};
    notes[Endpoint::CreateEvaluation]
        = {"A question defines what its answer must contain: `facts`, `documents`, or that it must be "
           "refused (`refuse`). Results are compared from run to run by the identifier of the question.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateEvaluation].hasEtag = true;
    notes[Endpoint::GetEvaluation] = {"The set with all its questions, in their order."};
    notes[Endpoint::PutEvaluation]
        = {"Replaces the name and all questions. Runs are kept, and the next one is compared with them."};
    notes[Endpoint::DeleteEvaluation] = {"Deletes the set with its questions, runs and results."};
    notes[Endpoint::DeleteEvaluation].isGuarded = true;
    notes[Endpoint::AddEvaluationQuestion]
        = {"Adds the question after the others. `ETag` is that of the set.", {ErrorCode::AlreadyExists}};
    notes[Endpoint::AddEvaluationQuestion].hasEtag = true;
    notes[Endpoint::AddEvaluationQuestion].isGuarded = true;
    notes[Endpoint::ChangeEvaluationQuestion]
        = {"Changes the sent fields only. `ETag` and `If-Match` are those of the set."};
    notes[Endpoint::DeleteEvaluationQuestion] = {"Removes the question from the set; results are kept."};
    notes[Endpoint::DeleteEvaluationQuestion].isGuarded = true;
    tag(notes, {Endpoint::GetEvaluation}, {Endpoint::PutEvaluation, Endpoint::ChangeEvaluationQuestion});
    notes[Endpoint::RunEvaluation]
        = {"Every question is answered as `send_message` would and nothing else is recorded. The answer is "
           "sent before the run is finished: ask for the run until its `state` is `done`. If the set is "
           "already being run, that run is returned. The last 20 runs of a set are kept."};
    notes[Endpoint::ListEvaluationRuns] = {"Runs with their score and how many questions changed."};
    notes[Endpoint::GetEvaluationRun] = {"`fixed` and `broken` refer to the run in `compared_to`. A run is "
                                         "`interrupted` if the server stopped before its end."};
    notes[Endpoint::ListEvaluationResults]
        = {"Answer, passages and reason of each question, in the order of the set; with `passed=false` only "
           "the failures, with `change=broken` only those that passed in the previous run."};
    notes[Endpoint::ListThreads] = {"Conversations, newest first."};
    notes[Endpoint::GetThread] = {"Every exchange with the passages that its answer uses, the response time, "
                                  "and whether it counts as helpful."};
    notes[Endpoint::MarkAnswer]
        = {"From now on, cart events and orders are no longer attributed to the answer as a helpful one. "
           "Recorded events keep their attribution until `revenue/recalculate` runs, and none of them is "
           "refused. Marking again replaces the note. The mark is recorded in the audit log and shown with "
           "the orders of the answer."};
    notes[Endpoint::UnmarkAnswer]
        = {"The answer counts for later orders as before the mark. Answers 200 also if there is no mark."};
    notes[Endpoint::ReportGap] = {"The question becomes an open gap of the kind `reported`, also one that "
                                  "was dismissed. Reporting again "
                                  "counts it once."};
    notes[Endpoint::ListTickets] = {
        "A ticket is open if the visitor has interacted within the company's window; events count for it."};
}

} // namespace

const std::map<Endpoint, EndpointNote> &endpointNotes()
{
    static const std::map<Endpoint, EndpointNote> all = [] {
        auto notes = publicNotes();
        addFeedNotes(notes);
        addServerNotes(notes);
        addAccountNotes(notes);
        addCompanyNotes(notes);
        addRevenueNotes(notes);
        return notes;
    }();
    return all;
}

} // namespace answerdesk::api
