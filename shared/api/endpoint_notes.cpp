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
        "When the documents do not hold the answer, `result_text` says so politely: it is never a guess. "
        "`Content-Language` names the locale that was used.\n\n"
        "`user_fingerprint` and `user_faq_fingerprint` in `user_metadata` tie the conversation to a visitor, "
        "and so to the revenue that follows it. Keys that begin with `_` are private: their values are "
        "neither stored nor logged.",
        {ErrorCode::ThreadNotFound, ErrorCode::FaqNotFound, ErrorCode::FaqQuestionMismatch}};
    notes[Endpoint::SendMessage].hasLanguage = true;

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
    notes[Endpoint::ProductFaqs].isConditional = true;

    notes[Endpoint::CartEvents] = {
        "Records that a visitor put a product into the cart, changed its quantity, or took it out. Send it "
        "from "
        "your server, with the fingerprints of the visitor's session. No key is needed: `company_key` is a "
        "public name.\n\n"
        "An event counts when either fingerprint asked something or opened a FAQ within the company's "
        "window, "
        "24 hours by default; else it is refused with `ACTIVE_TICKET_NOT_FOUND`, and there is nothing to "
        "repeat. Events carry no time: they count in the order in which they arrive. The answer is sent "
        "after "
        "the event is on disk.",
        {ErrorCode::CompanyNotFound, ErrorCode::ActiveTicketNotFound,
            ErrorCode::PreviousItemAddedEventNotFound, ErrorCode::PreviousQuantityIncreasedEventNotFound,
            ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::CartEvents].isIdempotent = true;

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
        {ErrorCode::CompanyNotFound, ErrorCode::ActiveTicketNotFound, ErrorCode::OrderAlreadyExists,
            ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::CheckoutEvents].isIdempotent = true;

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
    notes[Endpoint::OpenApi].isConditional = true;
    notes[Endpoint::Docs]
        = {"A reference for people, made of this document and its examples. It needs no internet."};
    notes[Endpoint::Docs].hasEtag = true;
    notes[Endpoint::Docs].isConditional = true;
    return notes;
}

void addAdminNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::SignIn] = {
        "Gives a session token for `Authorization: Bearer`. It is shown once; only a hash of it is stored. "
        "Repeated failures lock the account and the address out for a while.",
        {ErrorCode::InvalidCredentials, ErrorCode::TooManyAttempts}};
    notes[Endpoint::CreateAdmin].errors = {ErrorCode::AlreadyExists};
    notes[Endpoint::CreateCompany]
        = {"`company_key` and `name` are needed; every other setting has a default.",
            {ErrorCode::AlreadyExists, ErrorCode::MissingRequiredFields}};
    notes[Endpoint::CreateCompany].hasEtag = true;
    notes[Endpoint::GetCompany].hasEtag = true;
    notes[Endpoint::ChangeCompany] = {
        "Changes the settings that are sent and leaves the others as they are. With `If-Match` the change is "
        "made only when nobody changed the company in between."};
    notes[Endpoint::ChangeCompany].hasEtag = true;
    notes[Endpoint::ChangeCompany].isGuarded = true;
}

} // namespace

const std::map<Endpoint, EndpointNote> &endpointNotes()
{
    static const std::map<Endpoint, EndpointNote> all = [] {
        auto notes = publicNotes();
        addAdminNotes(notes);
        return notes;
    }();
    return all;
}

} // namespace answerdesk::api
