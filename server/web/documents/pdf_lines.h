// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"

namespace answerdesk::web {

/// A word of a page with its place: points from the upper left corner.
struct PdfWord {
    QString text;
    double left = 0, top = 0, right = 0, bottom = 0;
    double size = 0; ///< of the letters, in points
    bool hasSpaceAfter = true;
};

struct PdfPage {
    double height = 0;
    QList<PdfWord> words; ///< in reading order
};

/// Puts words together to lines, and lines to headings, paragraphs and list items. Plain values; any thread.
QList<HtmlPage::Block> blocksOf(const QList<PdfPage> &pages);

} // namespace answerdesk::web
