// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_parser.h"

namespace answerdesk::faqs {

/// The parser of Shopify's list of products or of products of schema.org; fails when a setting is missing.
Result<std::unique_ptr<FeedParser>> makeJsonRows(
    api::FeedFormat format, const api::FeedReading &settings, RowRules &rules);

} // namespace answerdesk::faqs
