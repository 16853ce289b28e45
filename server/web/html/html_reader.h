// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"
#include "server/web/page/html_selector.h"

namespace answerdesk::web {

inline constexpr qsizetype kMaxHtmlCharacters
    = 2 * 1024 * 1024; ///< of UTF-8 after decoding; the rest is cut off
inline constexpr int kMaxOpenTags = 512;
inline constexpr int kMaxAttributes = 1000; ///< of one element

/// Parses bytes that may be hostile. Refused with a reason for people: more than kMaxOpenTags elements open
/// at once or more than kMaxAttributes of one element (the parser's time is quadratic in both). It still runs
/// in the extractor's child process in the server; only tests and tools call it directly. Any thread.
tl::expected<HtmlPage, QString> readHtml(
    QByteArrayView bytes, const QByteArray &contentType, const QList<HtmlSelector> &selectors = {});

/// What the scan before the parser finds; it stops at the first bound that is passed.
struct MarkupExtent {
    int depth = 0; ///< elements open at once
    int attributes = 0; ///< of the element that has most
};
MarkupExtent markupExtent(QByteArrayView utf8);

} // namespace answerdesk::web
