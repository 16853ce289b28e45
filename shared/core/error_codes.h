// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The one list of every error that an endpoint can answer: identifier, HTTP status, cause, remedy.
// The parser, the dispatcher, the OpenAPI document, the docs and the console read it from here.
// clang-format off
#define ANSWERDESK_ERRORS(X) \
    /* request framing, answered before a request is complete; the connection closes */ \
    X(BadRequest, "BAD_REQUEST", 400, "The bytes are not a well-formed HTTP/1.1 request.", "Send the request with a standard HTTP client.") \
    X(RequestTimeout, "REQUEST_TIMEOUT", 408, "The request did not arrive in time.", "Send the whole request without pauses.") \
    X(LengthRequired, "LENGTH_REQUIRED", 411, "The body has no length.", "Send a Content-Length header.") \
    X(UriTooLong, "URI_TOO_LONG", 414, "The request line is longer than the server accepts.", "Shorten the URL.") \
    X(ExpectationFailed, "EXPECTATION_FAILED", 417, "The Expect header asks for something other than 100-continue.", "Leave the Expect header out.") \
    X(HeadersTooLarge, "HEADERS_TOO_LARGE", 431, "The headers are too many or too long.", "Send fewer or shorter headers.") \
    X(NotImplemented, "NOT_IMPLEMENTED", 501, "The method or the transfer coding is not known here.", "Use GET, HEAD, POST, PUT, PATCH, DELETE or OPTIONS and no transfer coding but chunked.") \
    X(HttpVersionNotSupported, "HTTP_VERSION_NOT_SUPPORTED", 505, "The HTTP version is not 1.0 or 1.1.", "Use HTTP/1.1.") \
    /* every endpoint */ \
    X(NotFound, "NOT_FOUND", 404, "There is nothing at this path, or no such object in it.", "Check the path and the identifiers in it.") \
    X(MethodNotAllowed, "METHOD_NOT_ALLOWED", 405, "The path exists, the method does not work on it.", "Use a method named in the Allow header.") \
    X(UnsupportedMediaType, "UNSUPPORTED_MEDIA_TYPE", 415, "The body is not sent as plain application/json in UTF-8.", "Send Content-Type: application/json and no Content-Encoding.") \
    X(PayloadTooLarge, "PAYLOAD_TOO_LARGE", 413, "The body is larger than this endpoint accepts.", "Send a smaller body.") \
    X(InvalidJson, "INVALID_JSON", 400, "The body is not a JSON object in valid UTF-8, is nested deeper than 64, or holds a number out of range.", "Send one JSON object.") \
    X(MissingRequiredFields, "MISSING_REQUIRED_FIELDS", 400, "Required fields are absent, null or empty; missing_fields names all of them.", "Send the named fields.") \
    X(InvalidFields, "INVALID_FIELDS", 400, "Fields have a wrong type, format or range; invalid_fields says why for each.", "Correct the named fields.") \
    X(RateLimited, "RATE_LIMITED", 429, "The company or the API key has sent more requests in the last minute than its limit allows.", "Wait as long as Retry-After says.") \
    X(Unavailable, "UNAVAILABLE", 503, "The server is overloaded, shutting down, or cannot write at the moment.", "Try again after Retry-After seconds.") \
    X(InternalError, "INTERNAL_ERROR", 500, "Something unforeseen happened; the server's log has the cause under the request id.", "Report the request id to the operator.") \
    /* API keys */ \
    X(MissingApiKey, "MISSING_API_KEY", 401, "The Authorization header is absent or not of the Bearer scheme.", "Send Authorization: Bearer <API_KEY>.") \
    X(InvalidApiKey, "INVALID_API_KEY", 401, "The key is not one of this server's.", "Check the key, or create one in the console.") \
    X(ApiKeyRevoked, "API_KEY_REVOKED", 401, "The key was revoked.", "Use another key.") \
    X(ApiKeyExpired, "API_KEY_EXPIRED", 401, "The key's expiry date has passed, or it was rotated and the overlap is over.", "Use the new key.") \
    X(ApiAccessDisabled, "API_ACCESS_DISABLED", 403, "API access is switched off for the company.", "An operator switches it on in the company's settings.") \
    X(InsufficientScope, "INSUFFICIENT_SCOPE", 403, "The key lacks the scope that the endpoint needs.", "Use a key with the scope messages:write or faqs:read.") \
    X(AddressNotAllowed, "ADDRESS_NOT_ALLOWED", 403, "The client's address is not on the key's address list.", "Call from a listed address, or change the list.") \
    X(ApiKeyNotActive, "API_KEY_NOT_ACTIVE", 409, "The key is revoked, or it has expired, so it cannot be changed or rotated.", "Create a new key; an expired one can be given a later end first.") \
    /* messages */ \
    X(ThreadNotFound, "THREAD_NOT_FOUND", 404, "The company has no thread with this thread_id.", "Leave thread_id out to start a new thread.") \
    X(FaqNotFound, "FAQ_NOT_FOUND", 404, "The company has no FAQ with this faq_id, or it was withdrawn.", "Fetch the page's FAQs again.") \
    X(FaqQuestionMismatch, "FAQ_QUESTION_MISMATCH", 400, "query_text is not the question of the FAQ with this faq_id.", "Send the FAQ's question as it was served.") \
    /* commerce events */ \
    X(CompanyNotFound, "COMPANY_NOT_FOUND", 404, "No company of this region has this company_key.", "Check company_key and the region's address.") \
    X(InvalidAnalyticsSecret, "INVALID_ANALYTICS_SECRET", 401, "The company requires its analytics secret, and Answerdesk-Analytics-Secret is absent, wrong, or was rotated and the overlap is over.", "Send the company's current secret in Answerdesk-Analytics-Secret.") \
    X(ActiveTicketNotFound, "ACTIVE_TICKET_NOT_FOUND", 404, "Neither fingerprint interacted with the chat or the FAQs within the company's window.", "Send the fingerprints of the visitor's session; events of other visitors need not be sent.") \
    X(PreviousItemAddedEventNotFound, "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND", 409, "The visitor has no such product in the cart.", "Send ITEM_ADDED first.") \
    X(PreviousQuantityIncreasedEventNotFound, "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND", 409, "The quantity was never increased, so it cannot be decreased.", "Send QUANTITY_INCREASED first, or ITEM_REMOVED.") \
    X(OrderAlreadyExists, "ORDER_ALREADY_EXISTS", 409, "The company has recorded this order before; first_recorded_at says when.", "Nothing needs to be done: the order counts once.") \
    X(IdempotencyKeyReused, "IDEMPOTENCY_KEY_REUSED", 409, "The Idempotency-Key was used with another body within 24 hours, or a request with it and another body is being answered.", "Use a new key for a new request.") \
    /* administration */ \
    X(MissingSession, "MISSING_SESSION", 401, "The Authorization header with a session token is absent.", "Sign in with POST /admin/v1/sessions and send the token as Bearer.") \
    X(InvalidSession, "INVALID_SESSION", 401, "The session is unknown, was ended, or has expired.", "Sign in again.") \
    X(InvalidCredentials, "INVALID_CREDENTIALS", 401, "E-mail address and password do not belong together.", "Check both and try again.") \
    X(TooManyAttempts, "TOO_MANY_ATTEMPTS", 429, "Sign-in failed too often for this account or address.", "Wait as long as Retry-After says.") \
    X(Forbidden, "FORBIDDEN", 403, "The signed-in administrator's role does not permit this.", "Ask an administrator with the role that permits it.") \
    X(AlreadyExists, "ALREADY_EXISTS", 409, "An object with this name exists.", "Choose another name.") \
    X(ImportNotRunning, "IMPORT_NOT_RUNNING", 409, "The import was cancelled, has ended, or was interrupted.", "Start a new import; documents that are there already cost nothing.") \
    X(PregenerationEnded, "PREGENERATION_ENDED", 409, "The pre-generation has ended or was cancelled.", "Start a new one; pages that are fresh cost nothing.") \
    X(FeedRunActive, "FEED_RUN_ACTIVE", 409, "Another run of the feed has not ended.", "Wait for its end, confirm it, or cancel it.") \
    X(FeedRunEnded, "FEED_RUN_ENDED", 409, "The run has ended, or is in a state that does not allow this.", "Start a new run; products that did not change cost nothing.") \
    X(FeedOffsetMismatch, "FEED_OFFSET_MISMATCH", 409, "The bytes do not continue those that the run has.", "Continue at the position that the run's received states.") \
    X(LastOperator, "LAST_OPERATOR", 409, "No operator would be left who can sign in.", "Make or enable another operator first.") \
    X(PreconditionFailed, "PRECONDITION_FAILED", 412, "The object was changed since it was read.", "Read it again and repeat the change.") \
    X(ForbiddenOrigin, "FORBIDDEN_ORIGIN", 403, "The Host or Origin header is not one of the admin address's own.", "Open the admin address by the name or address that the server was given.")
// clang-format on
