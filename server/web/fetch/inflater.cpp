// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/inflater.h"
#include <zlib.h>

namespace answerdesk::web {

struct Inflater::Stream {
    z_stream z{};
    bool deflate = false;
    bool begun = false;
};

bool Inflater::supports(const QByteArray &encoding)
{
    const QByteArray name = encoding.trimmed().toLower();
    return name.isEmpty() || name == "identity" || name == "gzip" || name == "x-gzip" || name == "deflate";
}

Inflater::Inflater(const QByteArray &encoding, qint64 maxBytes)
    : m_maxBytes(maxBytes)
{
    const QByteArray name = encoding.trimmed().toLower();
    if (name.isEmpty() || name == "identity")
        return;
    m_stream = std::make_unique<Stream>();
    m_stream->deflate = name == "deflate";
}

Inflater::~Inflater()
{
    if (m_stream && m_stream->begun)
        inflateEnd(&m_stream->z);
}

Inflater::Outcome Inflater::feed(QByteArrayView bytes)
{
    if (!m_stream) {
        if (m_out.size() + bytes.size() > m_maxBytes)
            return Outcome::TooLarge;
        m_out.append(bytes);
        return Outcome::Ok;
    }
    if (bytes.isEmpty() || m_ended)
        return Outcome::Ok; // servers append garbage to gzip streams; every client ignores it
    z_stream &z = m_stream->z;
    if (!m_stream->begun) {
        // "deflate" means zlib by the book and raw deflate by some servers; a zlib header begins with 0x?8.
        const bool raw = m_stream->deflate && (uchar(bytes[0]) & 0x0f) != 8;
        if (inflateInit2(&z, raw ? -MAX_WBITS : m_stream->deflate ? MAX_WBITS : MAX_WBITS + 16) != Z_OK)
            return Outcome::Broken;
        m_stream->begun = true;
    }
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    z.avail_in = uInt(bytes.size());
    char buffer[32 * 1024];
    do {
        z.next_out = reinterpret_cast<Bytef *>(buffer);
        z.avail_out = sizeof buffer;
        const int status = inflate(&z, Z_NO_FLUSH);
        const qsizetype count = qsizetype(sizeof buffer - z.avail_out);
        if (m_out.size() + count > m_maxBytes)
            return Outcome::TooLarge;
        m_out.append(buffer, count);
        if (status == Z_STREAM_END) {
            m_ended = true;
            return Outcome::Ok;
        }
        if (status == Z_BUF_ERROR)
            return Outcome::Ok; // wants more input
        if (status != Z_OK)
            return Outcome::Broken;
    } while (z.avail_in > 0 || z.avail_out == 0);
    return Outcome::Ok;
}

Inflater::Outcome Inflater::finish() const
{
    const bool complete = !m_stream || m_ended || !m_stream->begun;
    return complete ? Outcome::Ok : Outcome::Broken;
}

} // namespace answerdesk::web
