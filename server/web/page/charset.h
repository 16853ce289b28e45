// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace answerdesk::web {

struct DecodedText {
    QString text;
    QString charset; ///< in lower case, WHATWG name ("utf-8", "windows-1252", "euc-jp")
};

/// Finds the charset of a document and decodes it: byte order mark, then the Content-Type header, then a
/// <meta> or XML declaration, then what the bytes look like. A declared UTF-8 that is not valid UTF-8 gives
/// way to the content. Bytes that cannot be decoded become U+FFFD. Any thread.
DecodedText decodeText(QByteArrayView bytes, const QByteArray &contentType);

/// The same for text without a declaration, such as Markdown, which may show those of others: byte order
/// mark, else what the bytes look like.
DecodedText decodePlainText(QByteArrayView bytes);

/// The charset parameter of a Content-Type, in lower case, or empty.
QByteArray charsetOfContentType(const QByteArray &contentType);

} // namespace answerdesk::web
