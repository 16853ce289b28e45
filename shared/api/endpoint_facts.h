// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/endpoints.h"
#include "shared/core/error.h"

namespace answerdesk::api {

/// A chapter of the reference.
struct Topic {
    const char *name;
    const char *description;
};

/// What the endpoint table does not say about an endpoint. Each has a note of its own; a test holds that.
struct EndpointNote {
    const char *description = ""; ///< paragraphs with `code` and **stress**, for people
    std::vector<ErrorCode> errors = {}; ///< besides those that follow from the endpoint's row
    bool hasEtag = false; ///< a success carries one
    bool isConditional = false; ///< If-None-Match gives 304
    bool isCacheable = false; ///< Cache-Control says more than no-store
    bool isGuarded = false; ///< If-Match gives 412
    bool hasLanguage = false; ///< a success carries Content-Language
    bool isIdempotent = false; ///< takes Idempotency-Key
    bool takesAnalyticsSecret = false; ///< takes Answerdesk-Analytics-Secret
};

/// The chapters in the order in which people read them.
std::span<const Topic> topics();
/// The chapter of an endpoint, told from its path.
const Topic &topicOf(const EndpointInfo &endpoint);
const EndpointNote &noteOf(Endpoint endpoint);

/// Every code that the endpoint can answer with, in the catalogue's order: those of framing, of its access,
/// its body and its path, and those of its note. The codes of unknown paths and wrong methods are not among
/// them.
std::vector<ErrorCode> errorsOf(const EndpointInfo &endpoint);
/// Whether answers carry RateLimit-* headers when a limit is set.
bool isRateLimited(const EndpointInfo &endpoint);

/// Whether the answer is a media type of its own, "text/html" for instance, and no schema.
bool answersWithMediaType(const EndpointInfo &endpoint);

} // namespace answerdesk::api
