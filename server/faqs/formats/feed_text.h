// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <QtCore/QStringDecoder>

namespace answerdesk::faqs {

/// Makes valid UTF-8 of the bytes of a feed as they arrive. The character set is the one of the byte order
/// mark, of the HTTP header or of the XML declaration, else what the beginning looks like. Bytes that are no
/// text in it become kBadByte, so that only the row that holds them is lost.
class FeedText
{
public:
    /// head: the beginning of the feed, of which nothing is consumed. isText: neither XML nor JSON, which are
    /// in UTF-8 unless they say otherwise.
    Result<void> begin(QByteArrayView head, const QByteArray &contentType);
    QByteArray decode(QByteArrayView bytes);
    /// What is left of a character that the feed breaks off.
    QByteArray finish();

    QString encoding() const { return m_encoding; }
    bool hasBadBytes() const { return m_hasBadBytes; }

private:
    QByteArray checked(QByteArrayView bytes);

    QString m_encoding;
    QStringDecoder m_decoder; ///< not valid: UTF-8, which is only checked
    QByteArray m_rest; ///< the beginning of a character of UTF-8
    qsizetype m_mark = 0; ///< bytes of the byte order mark that are still to come
    bool m_hasBadBytes = false;
};

/// The first character that is not white space, as bytes of UTF-8 or UTF-16 have it, or 0.
char firstMark(QByteArrayView head);

} // namespace answerdesk::faqs
