// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"

namespace answerdesk::web {

/// Headings, paragraphs, lists and tables of a Word document (.docx) in reading order; deleted and hidden
/// text is left out. The error is the reason for people: broken, encrypted, a DTD, parts that unpack to more
/// than kMaxDocxPart or more than 200 times their size, elements nested deeper than 512. Runs in the child
/// process.
tl::expected<HtmlPage, QString> readDocx(QByteArrayView bytes);

constexpr qsizetype kMaxDocxPart = 64 * 1024 * 1024;

} // namespace answerdesk::web
