// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/document_reader_layout.h"

namespace answerdesk::knowledge {

/// The blocks of a plain text: paragraphs between blank lines, wrapped lines joined, lists by their marks,
/// underlined lines, lines in capitals and a short first line as headings. Any thread.
QList<DocumentBlock> readPlainText(QStringView text);

} // namespace answerdesk::knowledge
