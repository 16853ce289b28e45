// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/document_reader_layout.h"
#include <functional>

namespace answerdesk::knowledge {

/// Reads a piece of HTML.
using HtmlToBlocks = std::function<QList<DocumentBlock>(const QString &html)>;

/// The blocks of a Markdown text (CommonMark with GitHub's tables, strike-through and task lists). Links
/// become their text, pictures and tags inside a paragraph vanish. Blocks of HTML are read by html, which may
/// be null: then they are left out. Any thread.
QList<DocumentBlock> readMarkdown(QStringView text, const HtmlToBlocks &html);

/// The character of an HTML entity, "&amp;" or "&#8209;"; the entity itself when its name is not known.
QString decodedEntity(const QString &entity);

} // namespace answerdesk::knowledge
