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
        "`thread_id`: leave it out to begin one, send that of the previous answer to go on; the follow-up is "
        "understood in the light of what was said before.\n\n"
        "With `faq_id` the cached answer of that FAQ is returned and nothing is generated; `query_text` must "
        "then be the FAQ's `question`, compared after Unicode NFC and trimming.\n\n"
        "With `page_url` the facts of that product page are searched too, once product FAQs were made for "
        "it: "
        "first for questions about \"this\" product, else where the documents do not hold the answer. A page "
        "that is not known is not fetched.\n\n"
        "When the documents do not hold the answer, `result_text` says so politely: it is never a guess. "
        "`Content-Language` names the locale that was used.\n\n"
        "`user_fingerprint` and `user_faq_fingerprint` in `user_metadata` tie the conversation to a visitor, "
        "and so to the revenue that follows it. Keys that begin with `_` are private: their values are "
        "neither stored nor logged.",
        {ErrorCode::ThreadNotFound, ErrorCode::FaqNotFound, ErrorCode::FaqQuestionMismatch,
            ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::SendMessage].hasLanguage = notes[Endpoint::SendMessage].isIdempotent = true;

    notes[Endpoint::ProductFaqs] = {
        "The first request for a page starts the generation and answers 202 with status `generating`. Ask "
        "again after `retry_after_seconds`, which equals `Retry-After`, until the status is `ready` or "
        "`not_available`.\n\n"
        "Show `question` to the shopper. For the answer, call `POST /api/v1/send_message` with the entry's "
        "`faq_id`, and its `question` as `query_text`.\n\n"
        "A ready set is kept for 24 hours, then served for up to 7 days while a fresh one is made. It "
        "carries "
        "an `ETag`; send it as `If-None-Match` and an unchanged set is answered with 304. Every "
        "authenticated request counts against the company's limit, 304 and 400 too."};
    notes[Endpoint::ProductFaqs].hasLanguage = true;
    notes[Endpoint::ProductFaqs].hasEtag = true;
    notes[Endpoint::ProductFaqs].isConditional = notes[Endpoint::ProductFaqs].isCacheable = true;

    notes[Endpoint::CartEvents] = {
        "Records that a visitor put a product into the cart, changed its quantity, or took it out. Send it "
        "from "
        "your server, with the fingerprints of the visitor's session. No API key is needed: `company_key` is "
        "a public name. A company may require a secret in `Answerdesk-Analytics-Secret`.\n\n"
        "An event counts when either fingerprint asked something or opened a FAQ within the company's "
        "window, "
        "24 hours by default; else it is refused with `ACTIVE_TICKET_NOT_FOUND`, and there is nothing to "
        "repeat. Events carry no time: they count in the order in which they arrive. The answer is sent "
        "after "
        "the event is on disk.",
        {ErrorCode::CompanyNotFound, ErrorCode::InvalidAnalyticsSecret, ErrorCode::ActiveTicketNotFound,
            ErrorCode::PreviousItemAddedEventNotFound, ErrorCode::PreviousQuantityIncreasedEventNotFound,
            ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::CartEvents].isIdempotent = notes[Endpoint::CartEvents].takesAnalyticsSecret = true;

    notes[Endpoint::CheckoutEvents] = {
        "Records an order. `orderId` and `order_id` are one field under two spellings; an order that has one "
        "counts once, for ever, so a repeated request is harmless: it answers 409 `ORDER_ALREADY_EXISTS` "
        "with "
        "`first_recorded_at`.\n\n"
        "The sum of the lines may differ from `value`: taxes, shipping and order discounts are the "
        "difference. "
        "Amounts are exact decimals with up to six decimals, never binary floats. The answer is sent after "
        "the "
        "order is on disk.",
        {ErrorCode::CompanyNotFound, ErrorCode::InvalidAnalyticsSecret, ErrorCode::ActiveTicketNotFound,
            ErrorCode::OrderAlreadyExists, ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::CheckoutEvents].isIdempotent = notes[Endpoint::CheckoutEvents].takesAnalyticsSecret
        = true;

    notes[Endpoint::Healthz]
        = {"Answers 200 as long as the process runs. For a supervisor's liveness probe."};
    notes[Endpoint::Readyz]
        = {"Answers 200 when requests can be answered, and 503 while the server starts or stops. For a load "
           "balancer."};
    notes[Endpoint::OpenApi]
        = {"This document, OpenAPI 3.1: the whole of it on the admin address, the public part on the others. "
           "It is "
           "generated from the declarations that the server itself reads requests with."};
    notes[Endpoint::OpenApi].hasEtag = true;
    notes[Endpoint::OpenApi].isConditional = notes[Endpoint::OpenApi].isCacheable = true;
    notes[Endpoint::Docs]
        = {"A reference for people, made of this document and its examples. It needs no internet."};
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
    notes[Endpoint::SignIn] = {
        "Gives a session token for `Authorization: Bearer`. It is shown once; only a hash of it is stored. "
        "Repeated failures lock the account and the address out for a while.",
        {ErrorCode::InvalidCredentials, ErrorCode::TooManyAttempts}};
    notes[Endpoint::CurrentSession]
        = {"The administrator and the end of the session that the request shows."};
    notes[Endpoint::SignOut] = {"Ends the session that the request shows."};
    notes[Endpoint::ListSessions] = {"One's own open sessions; an operator sees everybody's."};
    notes[Endpoint::RevokeSession] = {"Ends a session of one's own at once; an operator may end anybody's."};
    notes[Endpoint::RevokeOtherSessions] = {"Ends every session of one's own but the one that asks."};
    notes[Endpoint::ChangeOwnPassword]
        = {"Needs the password until now. The session that asks stays, all others of the administrator end.",
            {ErrorCode::InvalidCredentials, ErrorCode::TooManyAttempts, ErrorCode::Forbidden}};

    notes[Endpoint::ListAdmins] = {"Everybody who may sign in."};
    notes[Endpoint::CreateAdmin]
        = {"An operator sees everything; the other roles see the companies that they are given. There is no "
           "default password.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateAdmin].hasEtag = true;
    notes[Endpoint::GetAdmin] = {"One administrator, without the password."};
    notes[Endpoint::ChangeAdmin] = {"Changes what is sent and leaves the rest. It counts at once, in open "
                                    "sessions too. The last operator "
                                    "who can sign in stays one.",
        {ErrorCode::AlreadyExists, ErrorCode::LastOperator}};
    notes[Endpoint::DeleteAdmin]
        = {"Takes the administrator away with all sessions. What it did stays in the audit log.",
            {ErrorCode::LastOperator}};
    notes[Endpoint::DeleteAdmin].isGuarded = true;
    notes[Endpoint::SetAdminPassword]
        = {"For somebody who has forgotten it: ends the administrator's sessions and a lock-out. One's own "
           "password is changed with `PUT /admin/v1/sessions/current/password`."};
    notes[Endpoint::EndAdminSessions] = {"Signs the administrator out everywhere."};
    tag(notes, {Endpoint::GetAdmin}, {Endpoint::ChangeAdmin});

    notes[Endpoint::ListCompanies] = {"The companies that the administrator sees."};
    notes[Endpoint::CreateCompany]
        = {"`company_key` and `name` are needed; every other setting has a default. API access is granted "
           "unless `api_access` or `granted_api_access` is false.",
            {ErrorCode::AlreadyExists, ErrorCode::MissingRequiredFields}};
    notes[Endpoint::CreateCompany].hasEtag = true;
    notes[Endpoint::GetCompany] = {"A company with all its settings."};
    notes[Endpoint::GetOverview] = {
        "Counts that would need many lists: requests of the last five minutes, what became of the last "
        "messages, open gaps, keys that end soon, sources that could not be read, pages by state. Each read "
        "is "
        "bounded, so it may be asked for every few seconds. Requests are counted in the memory of the server "
        "that answers, since its start."};
    notes[Endpoint::ChangeCompany] = {
        "Changes the settings that are sent and leaves the others as they are. With `If-Match` the change is "
        "made only when nobody changed the company in between.\n\n"
        "The operator of the server grants API access, the limits and the kinds of allowed hosts. A company "
        "administrator who sends more than is granted, or another `granted_` value, gets 403 `FORBIDDEN`: "
        "`invalid_fields` names every such field with its bound, and nothing is changed. When an operator "
        "sends `api_access` or a limit without its `granted_` field, the value becomes the grant too and "
        "ends "
        "what the company had narrowed."};
    notes[Endpoint::DeleteCompany] = {
        "Once this is answered the company is gone: its API keys are unknown, it is in no list, nothing is "
        "quoted, fetched or generated for it, and whoever watches its lists is told. Its rows are deleted in "
        "the background within the next minutes, also when the server is restarted in between; until then "
        "its `company_key` is taken, while its name is free at once. It cannot be undone; backups that were "
        "made before still hold it.\n\n"
        "Administrators lose the company from their lists. One who had no other is disabled, because a role "
        "other than operator needs a company; give it another one and enable it again, or delete it. The "
        "audit log of the company stays, and operators read it in the server's. A later company with the "
        "same key begins a log of its own."};
    notes[Endpoint::DeleteCompany].isGuarded = true;
    notes[Endpoint::CreateAnalyticsSecret] = {
        "Makes a secret that the analytics endpoints then require in `Answerdesk-Analytics-Secret`. "
        "`analytics_secret` in the response is the only time that it is shown: the server stores a SHA-256 "
        "hash. When the company has a secret already, the earlier one works for the overlap as well, so that "
        "a shop can be changed without a failed request. For the first secret, requests without one are "
        "accepted during the overlap."};
    notes[Endpoint::DeleteAnalyticsSecret]
        = {"The analytics endpoints ignore `Answerdesk-Analytics-Secret` from now on. Deleting a secret that "
           "the company does not have changes nothing."};
    notes[Endpoint::CreateAnalyticsSecret].isGuarded = notes[Endpoint::DeleteAnalyticsSecret].isGuarded
        = true;
    notes[Endpoint::GetSettings] = {"The same as the company itself, under a name that says what it is for."};
    notes[Endpoint::ChangeSettings] = {"The same as `PATCH` of the company."};
    tag(notes, {Endpoint::GetCompany, Endpoint::GetSettings},
        {Endpoint::ChangeCompany, Endpoint::ChangeSettings});
}

void addCompanyNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::ListKeys]
        = {"Keys without their secrets, newest first, with their use of the last 30 days."};
    notes[Endpoint::CreateKey] = {
        "`api_key` in the answer is the only time that the whole key is shown: the server stores a hash. A "
        "tester may make test keys only, whose visitors stay out of every revenue figure."};
    notes[Endpoint::GetKey] = {"One key, without its secret."};
    notes[Endpoint::ChangeKey]
        = {"Changes what is sent and leaves the rest; the secret stays. A revoked key cannot be changed.",
            {ErrorCode::ApiKeyNotActive}};
    notes[Endpoint::RotateKey]
        = {"Gives the key a new secret. The earlier one works on for the overlap, so that a backend can be "
           "changed without a failed request.",
            {ErrorCode::ApiKeyNotActive}};
    notes[Endpoint::RevokeKey] = {"The key stops working with the next request, an overlap of a rotation "
                                  "included. It cannot be undone."};
    tag(notes, {}, {Endpoint::ChangeKey, Endpoint::RotateKey});
    for (const Endpoint endpoint : {Endpoint::CreateKey, Endpoint::GetKey, Endpoint::RevokeKey})
        notes[endpoint].hasEtag = true;

    notes[Endpoint::ListSources] = {"Groups of documents."};
    notes[Endpoint::CreateSource] = {
        "A group of documents that are uploaded, or with `url` a web page, a sitemap or a crawl. A page is "
        "read before the answer is sent, on the company's allowed hosts only, and robots.txt is obeyed; "
        "menus, footers and banners are left out. When it cannot be read the source is made nevertheless, "
        "and `state` and `reason` say why.\n\n"
        "With the kind `sitemap` or `crawl` the answer comes at once and the pages are read in the "
        "background, one at a time: `import_id` names the import that tells how it goes and that can be "
        "cancelled. `noindex`, `nofollow` and `rel=canonical` are honoured, and pages that are linked by "
        "`hreflang` are translations of each other."};
    notes[Endpoint::CreateSource].hasEtag = true;
    notes[Endpoint::ChangeSource]
        = {"Changes what is sent and leaves the rest. Another interval counts from the last reading; other "
           "limits count with the next one."};
    tag(notes, {}, {Endpoint::ChangeSource});
    notes[Endpoint::RefreshSource]
        = {"Reads the page now and answers afterwards. A page that has not changed, by `ETag`, "
           "`Last-Modified` or its content, costs nothing; a changed one replaces its text; the text of one "
           "that answers 404 or 410 is removed; any other failure keeps the last good text and says so in "
           "`state`, `reason` and `tried_at`. A sitemap or a crawl is read in the background: the answer "
           "comes at once, with `import_id`; while one is being read nothing new is begun. A source that "
           "is not of the web stays as it is."};
    notes[Endpoint::GetSource] = {"One source; what comes from the web with how its last reading went."};
    notes[Endpoint::GetSource].hasEtag = true;
    notes[Endpoint::DeleteSource]
        = {"Takes the source away with all its documents. Nothing quotes them afterwards, earlier answers "
           "included."};
    notes[Endpoint::PutDocument] = {
        "The body is the file as it is: Markdown, HTML, Word (.docx), CSV of question/answer pairs or plain "
        "text, told by the extension of `path`. A document at the same path is replaced. It is used by the "
        "next answer. With `import_id` it counts in that import, and once the import has ended nothing is "
        "taken any more; answers use its documents within a second, and all of them once it is finished.",
        {ErrorCode::MissingRequiredFields, ErrorCode::ImportNotRunning}};
    notes[Endpoint::ListDocuments] = {"Documents of all sources, with the number of their passages."};
    notes[Endpoint::GetDocument]
        = {"The passages that answers are made of, in the order of the document. A long document comes in "
           "parts: ask again with `cursor` set to `next_cursor` until that is null. When the document "
           "changes in between, its passages change too; begin anew when `updated_at` differs."};
    notes[Endpoint::DeleteDocument] = {
        "Nothing quotes the document afterwards, earlier answers included. A page of a sitemap or a crawl is "
        "also put on the `excluded` list of its source, so that later readings leave it out; take it from "
        "the list to have it read again. The only page of a source, and own answers, are refused: delete the "
        "source or the own answer. An uploaded document comes back when it is uploaded again."};
    notes[Endpoint::RefreshDocument]
        = {"Fetches the page that the document was read from, whatever its source's interval is, and answers "
           "once it is read. Documents that were uploaded are refused: upload them again.",
            {ErrorCode::Forbidden}};
    notes[Endpoint::ListImports] = {"Each import with its progress. The last 50 of a source are kept. With "
                                    "`wait` and `after` the answer comes as soon as an import has changed: "
                                    "send `revision` of the answer as the next `after`."};
    notes[Endpoint::CreateImport]
        = {"Then send each document with `import_id`, tell with `POST .../report` what is not sent, and end "
           "the import with `POST .../finish`. An import of which nothing is heard for an hour is "
           "interrupted, and so is one that runs when the server ends."};
    notes[Endpoint::GetImport] = {"What it has found, read and refused, and whether it still runs."};
    notes[Endpoint::ListImportReport]
        = {"Paths with their reasons, in the order in which they came up: the first 1,000; `unreported` of "
           "the import counts the rest."};
    notes[Endpoint::AddToImportReport]
        = {"For documents that the client cannot read or does not send. They count as failed, and what is "
           "there of them already stays.",
            {ErrorCode::ImportNotRunning}};
    notes[Endpoint::FinishImport]
        = {"Answers once everything that was imported is used by answers. With `prune` the documents of the "
           "source that the import has neither brought nor reported are removed first, as if they had been "
           "deleted: nothing quotes them afterwards.",
            {ErrorCode::ImportNotRunning}};
    notes[Endpoint::CancelImport]
        = {"Documents that are sent for it from now on are refused with `IMPORT_NOT_RUNNING`. An import that "
           "was cancelled already stays as it is.",
            {ErrorCode::ImportNotRunning}};
    notes[Endpoint::ListOwnAnswers] = {"Own answers, newest first."};
    notes[Endpoint::CreateOwnAnswer]
        = {"The next shopper who asks the question gets the answer word for word, whatever other documents "
           "say; for other questions it is a passage like any other. Without `locale` it is in the company's "
           "first locale. A question has one own answer in a locale.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateOwnAnswer].hasEtag = true;
    notes[Endpoint::GetOwnAnswer] = {"The question with its answer."};
    notes[Endpoint::ChangeOwnAnswer]
        = {"Changes what is sent and leaves the rest; it counts with the next question.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::DeleteOwnAnswer] = {
        "Nothing quotes the answer afterwards; its words are taken out of the sources of earlier answers."};
    notes[Endpoint::DeleteOwnAnswer].isGuarded = true;
    tag(notes, {Endpoint::GetOwnAnswer}, {Endpoint::ChangeOwnAnswer});
    notes[Endpoint::ListLexicon] = {"Entries of the lexicon, newest first. A CSV export is made of it."};
    notes[Endpoint::CreateLexiconEntry]
        = {"A question with the words of `form`, in their order and in any inflection, is also read with "
           "those of `meaning` in their place. What no document says is read in no other way; where the "
           "documents say both, the reading that finds the surer answer counts. A company has 2,000 entries "
           "at most, and each form once in a language.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateLexiconEntry].hasEtag = true;
    notes[Endpoint::GetLexiconEntry] = {"The entry, with the built-in concepts that have its form too."};
    notes[Endpoint::ChangeLexiconEntry]
        = {"Changes what is sent and leaves the rest; it counts with the next question.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::DeleteLexiconEntry] = {"Questions are read as they stand again, from the next one on."};
    notes[Endpoint::DeleteLexiconEntry].isGuarded = true;
    tag(notes, {Endpoint::GetLexiconEntry}, {Endpoint::ChangeLexiconEntry});
    notes[Endpoint::ImportLexicon]
        = {"The rows of a CSV file with `form`, `meaning` and `language`. When one row cannot be used, the "
           "answer names it (`rows[0]` is the first) and nothing is changed."};
    notes[Endpoint::ListGaps] = {
        "Each question once for a locale, however it is spelt, with how often and when it was asked and "
        "the passages that came nearest. Test keys and small talk leave none, and nothing of "
        "`user_metadata` is kept. They are deleted with the conversations, after the company's retention."};
    notes[Endpoint::GetGap]
        = {"The question with the passages that came nearest the last time, those of them that it can be "
           "linked to, "
           "and entries that the company's lexicon could get: words of the question that no document has."};
    notes[Endpoint::AnswerGap] = {
        "Makes an own answer to the question, which counts with the next one, and closes the gap. When that "
        "answer is deleted, or the question is refused again, the gap is open again.",
        {ErrorCode::AlreadyExists}};
    notes[Endpoint::AnswerGap].hasEtag = true;
    notes[Endpoint::LinkGap] = {
        "From the next request on, the question, also in other order and inflection, is answered with this "
        "section as a whole, unless there is an own answer to it. The link ends, and the gap is open again, "
        "when "
        "the document is deleted or read again without the section, and when the gap is opened or dismissed. "
        "A "
        "linked gap is kept beyond the conversations."};
    notes[Endpoint::DismissGap] = {"It stays dismissed, however often the question is asked again."};
    notes[Endpoint::ReopenGap] = {"Puts it among the open ones again."};
    notes[Endpoint::GetModelOffer] = {"What `model_name`, `model_timeout_ms`, `model_tokens` and "
                                      "`model_daily_tokens` of the company may be. "
                                      "Addresses and keys "
                                      "are the operator's alone and stand in no answer."};
    notes[Endpoint::TestModel] = {
        "Sends one small request to each kind of model that the server has, with the company's model and "
        "time, "
        "or those of the body, whether or not the company has turned models on: so a choice can be tried "
        "before it is saved. It takes as long as the model, at most that time for each check. The audit log "
        "has who asked and what came of it."};
    notes[Endpoint::GetTexts]
        = {"What shoppers get for a greeting, and where the documents do not hold the answer. The built-in "
           "texts are there in en, de, fr, es, it, nl, pt and pl, and in English for other languages."};
    notes[Endpoint::ChangeTexts] = {
        "Changes the texts of one locale; they count with the next message, for the locale and for those of "
        "its language that have none. The built-in words, sent as the text, bring the built-in one back."};
    tag(notes, {Endpoint::GetTexts}, {Endpoint::ChangeTexts});
    notes[Endpoint::ListFaqPages] = {"Product pages that FAQs were asked for. With `wait` and `after` the "
                                     "answer comes as soon as a page has "
                                     "changed: send `revision` of the answer as the next `after`."};
    notes[Endpoint::GetFaqPage]
        = {"All FAQs of the page, hidden and waiting ones too, and what on the page each of them rests on. "
           "`served` says which of them shoppers get."};
    notes[Endpoint::RegenerateFaqPage] = {
        "Fetches the page and makes its FAQs again. The present set is served until the new one is there. "
        "Edits, pins, hiding, order and own FAQs stay. An edit that repeats words or numbers which the page "
        "no longer holds is kept from shoppers (`review`: `fact_gone`) until somebody has looked at it; the "
        "page's own answer is served in its place."};
    notes[Endpoint::ListFaqs] = {"By page and position. JSON, CSV and JSON-LD exports are made of it."};
    notes[Endpoint::GetFaq]
        = {"The FAQ with its page and what it rests on, also while it is hidden or waits."};
    notes[Endpoint::ChangeFaq]
        = {"What is changed counts with the next request: an edited answer is given at once, and a hidden "
           "FAQ is "
           "`FAQ_NOT_FOUND`. Another wording of the question keeps the `faq_id`; who still sends the old one "
           "gets `FAQ_QUESTION_MISMATCH`. What an administrator words is approved by that.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::DeleteFaq]
        = {"Its `faq_id` is `FAQ_NOT_FOUND` at once. A question that the page gave does not come back when "
           "the page is made anew."};
    notes[Endpoint::DeleteFaq].isGuarded = true;
    notes[Endpoint::AddFaq]
        = {"An own FAQ stays whatever the page says, and stands for every question of the "
           "page that asks the same. A page that gives no FAQs of its own is `ready` with "
           "own ones.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::AddFaq].hasEtag = true;
    notes[Endpoint::OrderFaqs] = {"The order stays when the page is made anew; new FAQs come last."};
    notes[Endpoint::ApproveFaqs]
        = {"The body may be `{}`. Counts where the company's setting `faqs_require_approval` is on. Until a "
           "FAQ of a page is "
           "approved, `product-faqs` answers `not_available` with the reason `awaiting_approval`."};
    notes[Endpoint::ImportFaqs] = {"A row whose question the page has, in any case and punctuation, changes "
                                   "that FAQ; another one adds an "
                                   "own FAQ. A page that is not known is made. Rows that cannot be used are "
                                   "told in `failed`, the others "
                                   "count."};
    notes[Endpoint::ListPregenerations] = {
        "Each with its progress; the last 50 are kept. With `wait` and `after` the answer comes as soon as "
        "one has changed: send `revision` of the answer as the next `after`."};
    notes[Endpoint::CreatePregeneration]
        = {"Answers at once; the pages are made in the background, behind those that shoppers wait for, and "
           "a restart of the server loses none. Pages whose FAQs are fresh count as `ready` and are not "
           "fetched. An address that cannot be used is told in the report, and the others count."};
    notes[Endpoint::GetPregeneration] = {"What it has found, made and left out, and whether it goes on."};
    notes[Endpoint::ListPregenerationReport]
        = {"Pages without FAQs and addresses that were not asked for, in the order of their turn. The first "
           "1,000 lines are kept; the pre-generation counts the rest."};
    notes[Endpoint::PausePregeneration]
        = {"Pages that are being made, a dozen at most, are finished.", {ErrorCode::PregenerationEnded}};
    notes[Endpoint::ResumePregeneration]
        = {"One that is not paused goes on as it does.", {ErrorCode::PregenerationEnded}};
    notes[Endpoint::CancelPregeneration] = {
        "Pages that are being made are finished; none is begun any more.", {ErrorCode::PregenerationEnded}};
    notes[Endpoint::InspectPage] = {
        "Fetches the page by the rules for pages of shops, reads it and writes its FAQs with the code that "
        "serves shoppers, and keeps nothing. A page without FAQs is an answer as well: `page.reason` says "
        "why, in the words of `product-faqs`, and `message` for people. The answer waits for the page, "
        "which is fetched in its host's turn. Two pages of a company are looked at at once, and four of "
        "all; one more is `UNAVAILABLE`, with `Retry-After`. Who closes the connection ends it."};
    tag(notes, {Endpoint::GetFaqPage, Endpoint::GetFaq},
        {Endpoint::ChangeFaq, Endpoint::OrderFaqs, Endpoint::ApproveFaqs});
    notes[Endpoint::Ask] = {
        "Answers exactly as `send_message` would and says why: what was searched for, the passages with what "
        "their scores are made of, every sentence that was considered and what became of it, the confidence "
        "beside the threshold, and the reason of a refusal. Where a model words the company's answers it "
        "words "
        "this one: `model` says whether its words passed every check or why they were not used, and "
        "`text_without_model` is what they replaced. Nothing is recorded: no conversation, no ticket, no "
        "gap.",
        {ErrorCode::ThreadNotFound}};
    notes[Endpoint::ListEvaluations]
        = {"Sets by their identifiers, each with the run that was started last."};
    notes[Endpoint::CreateEvaluation]
        = {"A question says what its answer must hold: `facts`, `documents`, or that it must be refused "
           "(`refuse`). The identifier of a question is what its results are compared by from run to run.",
            {ErrorCode::AlreadyExists}};
    notes[Endpoint::CreateEvaluation].hasEtag = true;
    notes[Endpoint::GetEvaluation] = {"The set with all its questions, in their order."};
    notes[Endpoint::PutEvaluation]
        = {"Replaces name and questions as a whole. Runs stay, and the next one is compared with them."};
    notes[Endpoint::DeleteEvaluation] = {"The set goes with its questions, runs and results."};
    notes[Endpoint::DeleteEvaluation].isGuarded = true;
    notes[Endpoint::AddEvaluationQuestion]
        = {"Puts the question behind the others. `ETag` is the set's.", {ErrorCode::AlreadyExists}};
    notes[Endpoint::AddEvaluationQuestion].hasEtag = true;
    notes[Endpoint::AddEvaluationQuestion].isGuarded = true;
    notes[Endpoint::ChangeEvaluationQuestion]
        = {"Changes what is sent and leaves the rest. `ETag` and `If-Match` are the set's."};
    notes[Endpoint::DeleteEvaluationQuestion] = {"Takes the question out of the set; results stay."};
    notes[Endpoint::DeleteEvaluationQuestion].isGuarded = true;
    tag(notes, {Endpoint::GetEvaluation}, {Endpoint::PutEvaluation, Endpoint::ChangeEvaluationQuestion});
    notes[Endpoint::RunEvaluation] = {
        "Every question is answered as `send_message` would and nothing else is recorded. The answer comes "
        "before the run is over: ask for the run until its `state` is `done`. A set that is being run "
        "already answers with that run. The last 20 runs of a set are kept."};
    notes[Endpoint::ListEvaluationRuns] = {"Runs with their score and how many questions changed."};
    notes[Endpoint::GetEvaluationRun]
        = {"`fixed` and `broken` count beside the run in `compared_to`. `interrupted` is a run that the "
           "server's end cut short."};
    notes[Endpoint::ListEvaluationResults]
        = {"Answer, passages and reason of each question, in the order of the set; with `passed=false` the "
           "failures alone, with `change=broken` those that passed in the run before."};
    notes[Endpoint::ListThreads] = {"Conversations, the last one first."};
    notes[Endpoint::GetThread] = {
        "Every exchange with the passages that its answer stands on, the time it took, and whether it counts "
        "as helpful."};
    notes[Endpoint::MarkAnswer]
        = {"From now on no cart event and no order is attributed to the answer as a helpful one. Recorded "
           "events "
           "keep their attribution until `revenue/recalculate` runs, and none of them is refused. Marking "
           "again replaces the note. The mark is in the audit log and beside the orders of the answer."};
    notes[Endpoint::UnmarkAnswer]
        = {"The answer counts for later orders as it did before the mark. Answers 200 without a mark too."};
    notes[Endpoint::ReportGap] = {"The question becomes an open gap of the kind `reported`, also one that "
                                  "was dismissed. Reporting again "
                                  "counts it once."};
    notes[Endpoint::ListTickets] = {"A ticket is open when a visitor has interacted within the company's "
                                    "window; events count against it."};
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
