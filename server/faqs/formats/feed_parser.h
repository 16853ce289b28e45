// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/row_rules.h"
#include "shared/core/result.h"

namespace answerdesk::faqs {

/// Most of a row, in bytes.
inline constexpr qsizetype kMostRowBytes = 1024 * 1024;
/// A tag of XML or a text of JSON without an end within these many bytes ends the reading: their parsers hold
/// it as a whole.
inline constexpr qsizetype kMostTokenBytes = 4 * 1024 * 1024;
/// Open elements of XML, open lists and objects of JSON.
inline constexpr int kMostFeedDepth = 64;

/// The parser of one format. It takes valid UTF-8 in pieces of any size and hands rows to the rules.
class FeedParser
{
public:
    FeedParser() = default;
    FeedParser(const FeedParser &) = delete;
    FeedParser &operator=(const FeedParser &) = delete;
    virtual ~FeedParser() = default;
    virtual Result<void> feed(QByteArrayView utf8) = 0;
    virtual Result<void> finish() = 0;
};

/// A feed as a whole cannot be read. text: a sentence for people.
inline tl::unexpected<Error> feedFailure(QString text)
{
    return fail(ErrorCode::InvalidFields, std::move(text));
}

} // namespace answerdesk::faqs
