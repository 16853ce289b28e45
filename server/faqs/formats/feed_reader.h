// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feeds.h"
#include "shared/core/result.h"
#include <functional>
#include <memory>

namespace answerdesk::faqs {

/// What a reading hands out while it goes on: each row as a product, or a problem, in the order of the feed.
struct FeedSink {
    std::function<void(api::FeedProductRow)> product;
    std::function<void(api::FeedLine)> problem;
};

/// What the beginning of a feed shows.
struct FeedContent {
    api::FeedFormat format = api::FeedFormat::Csv;
    QString encoding; ///< WHATWG name in lower case
    std::vector<api::FeedColumn> columns; ///< of a CSV or TSV file, in its order
};

inline constexpr qint64 kMostFeedRows = 2'000'000;
inline constexpr qint64 kMostFeedBytes = 2'147'483'648; ///< inflated

/// Reads a product feed as it arrives: bytes in, rows out, in a few MiB of memory whatever its size. The
/// first 64 KiB decide on compression, character set, format and columns. One thread; pure.
class FeedReader
{
public:
    /// contentType: of the HTTP response, or empty; its charset counts as declared.
    FeedReader(api::FeedReading settings, QByteArray contentType, FeedSink sink);
    FeedReader(FeedReader &&) noexcept;
    FeedReader &operator=(FeedReader &&) noexcept;
    ~FeedReader();

    /// An error ends the reading, its text is for people, and every later call answers the same. Rows that
    /// were handed out before it stay valid.
    Result<void> feed(QByteArrayView bytes);
    Result<void> finish();

    /// Nothing until enough of the beginning is there.
    const std::optional<FeedContent> &content() const;
    /// Rows read, those with problems included.
    qint64 rows() const;

private:
    class Reading;
    std::unique_ptr<Reading> m_reading;
};

} // namespace answerdesk::faqs
