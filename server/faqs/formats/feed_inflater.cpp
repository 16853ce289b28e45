// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/feed_inflater.h"
#include "server/faqs/formats/feed_parser.h"
#include <algorithm>
#include <zlib.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

/// Feeds inflate to 10 to 40 times their size; a bomb of zeros to a thousand times.
constexpr qint64 kMostRatio = 250;
constexpr qint64 kFreeBytes = 32 * 1024 * 1024; ///< that inflate at any ratio
constexpr qsizetype kMostInput = 1 << 30; ///< of one call, since zlib counts in 32 bits

} // namespace

struct FeedInflater::Stream {
    z_stream z{};
    Stream() = default;
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    ~Stream() { inflateEnd(&z); }
};

FeedInflater::FeedInflater(Next next)
    : m_next(std::move(next))
{
}

FeedInflater::~FeedInflater() = default;

Result<void> FeedInflater::feed(QByteArrayView bytes)
{
    if (!m_isDecided) {
        m_head.append(bytes);
        if (m_head.size() < 2)
            return {};
        m_isDecided = true;
        if (m_head.startsWith("\x1f\x8b")) {
            m_stream = std::make_unique<Stream>();
            if (inflateInit2(&m_stream->z, MAX_WBITS + 16) != Z_OK)
                return tl::unexpected(Error::internal(u"zlib cannot start to inflate a feed"_s));
            m_isComplete = false;
        }
        const QByteArray head = std::exchange(m_head, {});
        return m_stream ? inflate(head) : pass(head);
    }
    return m_stream ? inflate(bytes) : pass(bytes);
}

Result<void> FeedInflater::finish()
{
    if (!m_isDecided && !m_head.isEmpty())
        return pass(m_head);
    if (!m_isComplete)
        return feedFailure(u"The feed's gzip compression ends in the middle."_s);
    return {};
}

Result<void> FeedInflater::pass(QByteArrayView bytes)
{
    m_out += bytes.size();
    if (m_out > kMostFeedBytes)
        return feedFailure(u"The feed is larger than 2 GiB."_s);
    return m_next(bytes);
}

Result<void> FeedInflater::inflate(QByteArrayView bytes)
{
    z_stream &z = m_stream->z;
    char buffer[64 * 1024];
    while (!bytes.isEmpty()) {
        if (m_isComplete) {
            // Several streams of gzip in a row are one file; anything else behind the first one is ignored,
            // as gzip ignores it.
            if (uchar(bytes.front()) != 0x1f)
                return {};
            if (inflateReset(&z) != Z_OK)
                return feedFailure(u"The feed's gzip compression is damaged."_s);
            m_isComplete = false;
        }
        const qsizetype size = std::min(bytes.size(), kMostInput);
        z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
        z.avail_in = uInt(size);
        int status = Z_OK;
        do {
            z.next_out = reinterpret_cast<Bytef *>(buffer);
            z.avail_out = sizeof buffer;
            const uInt before = z.avail_in;
            status = ::inflate(&z, Z_NO_FLUSH);
            m_in += before - z.avail_in;
            const qsizetype count = qsizetype(sizeof buffer - z.avail_out);
            if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
                return feedFailure(u"The feed's gzip compression is damaged."_s);
            if (m_out + count > kFreeBytes && m_out + count > m_in * kMostRatio)
                return feedFailure(
                    u"The feed inflates to more than %1 times its size, which no feed does."_s.arg(
                        kMostRatio));
            if (count > 0) {
                if (auto done = pass({buffer, count}); !done)
                    return done;
            }
        } while (status == Z_OK && (z.avail_in > 0 || z.avail_out == 0));
        m_isComplete = status == Z_STREAM_END;
        bytes = bytes.sliced(size - z.avail_in);
        if (status == Z_BUF_ERROR && z.avail_in == 0)
            return {};
    }
    return {};
}

} // namespace answerdesk::faqs
