// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/document_reader_layout.h"

namespace answerdesk::knowledge {

/// The blocks of a Markdown text (CommonMark with GitHub's tables, strike-through and task lists). Links
/// become their text, pictures and raw HTML tags vanish. Any thread.
QList<DocumentBlock> readMarkdown(QStringView text);

/// The character of an HTML entity, "&amp;" or "&#8209;"; the entity itself when its name is not known.
QString decodedEntity(const QString &entity);

} // namespace answerdesk::knowledge
