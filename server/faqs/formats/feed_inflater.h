// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <functional>
#include <memory>

namespace answerdesk::faqs {

/// Takes the bytes of a feed and passes them on, inflated in small pieces when they are those of gzip. Stops
/// what would become too large: a few kilobytes can inflate to gigabytes.
class FeedInflater
{
public:
    using Next = std::function<Result<void>(QByteArrayView)>;

    explicit FeedInflater(Next next);
    ~FeedInflater();
    Result<void> feed(QByteArrayView bytes);
    Result<void> finish();

private:
    struct Stream;
    Result<void> inflate(QByteArrayView bytes);
    Result<void> pass(QByteArrayView bytes);

    Next m_next;
    QByteArray m_head; ///< until its two bytes tell
    std::unique_ptr<Stream> m_stream; ///< null: the bytes are passed on as they are
    bool m_isDecided = false;
    bool m_isComplete = true; ///< no stream of gzip is open
    qint64 m_in = 0;
    qint64 m_out = 0;
};

} // namespace answerdesk::faqs
