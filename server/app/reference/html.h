// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"

// Pieces of HTML. Everything that comes from a document is escaped here.
namespace answerdesk::app::html {

QString escaped(const QString &text);
/// `code` and **stress** within a line.
QString inlineMarkup(const QString &text);
/// Paragraphs and lists.
QString markup(const QString &text);
/// JSON for people, its keys and values told apart by colour.
QString jsonBlock(const json::Value &value);
/// A block that can be copied; the HTML inside is final.
QString codeBlock(const QString &html, const QString &label);
/// "get" as a coloured label.
QString methodLabel(const QString &method);
/// A link to a name on the page.
QString link(const QString &id, const QString &html);

} // namespace answerdesk::app::html
