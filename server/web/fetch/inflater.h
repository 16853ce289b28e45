// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <memory>

namespace answerdesk::web {

/// Takes a body as it arrives and undoes its Content-Encoding with a hard limit on what comes out, so that a
/// few kilobytes cannot become gigabytes in memory. One thread.
class Inflater
{
public:
    enum class Outcome { Ok, TooLarge, Broken };

    /// encoding: "", "identity", "gzip", "x-gzip" or "deflate"; see supports().
    Inflater(const QByteArray &encoding, qint64 maxBytes);
    ~Inflater();
    static bool supports(const QByteArray &encoding);

    Outcome feed(QByteArrayView bytes);
    /// Whether the stream came to its end; a truncated one is Broken.
    Outcome finish() const;
    QByteArray take() { return std::move(m_out); }

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream; ///< null for identity
    QByteArray m_out;
    qint64 m_maxBytes;
    bool m_ended = false;
};

} // namespace answerdesk::web
