// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"

namespace answerdesk::web {

/// Headings, paragraphs and list items of a PDF in reading order: lines that the layout broke are joined
/// again, and what repeats at the edges of pages (headers, footers, page numbers) is left out. The title is
/// the document's own, else its first line in large letters. The error is the reason for people: broken, cut
/// short, encrypted, without text, more than kMaxPdfPages pages. Runs in the child process, whose bounds hold
/// for what a hostile file unpacks to.
tl::expected<HtmlPage, QString> readPdf(QByteArrayView bytes);

constexpr int kMaxPdfPages = 5000;

} // namespace answerdesk::web
