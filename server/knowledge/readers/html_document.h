// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/document_reader_layout.h"
#include "server/web/page/html_page.h"

namespace answerdesk::knowledge {

/// The blocks of a page as a document: the first row of a table with three or more columns names them, two
/// columns are name and value. Any thread.
QList<DocumentBlock> readHtmlPage(const web::HtmlPage &page);

} // namespace answerdesk::knowledge
