// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/html_page.h"

namespace answerdesk::web {

inline constexpr qsizetype kMaxHtmlCharacters
    = 2 * 1024 * 1024; ///< of UTF-8 after decoding; the rest is cut off
inline constexpr int kMaxOpenTags = 512;

/// Parses bytes that may be hostile. Refused with a reason for people: more than kMaxOpenTags elements open
/// at once (the parser's time is quadratic in the depth), or no text at all. It still runs in the extractor's
/// child process in the server; only tests and tools call it directly. Any thread.
tl::expected<HtmlPage, QString> readHtml(QByteArrayView bytes, const QByteArray &contentType);

/// The depth that the pre-scan sees, without parsing.
int deepestNesting(QByteArrayView utf8);

} // namespace answerdesk::web
