// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Small helpers over gumbo's tree, shared by the readers of text and of microdata. All walks are iterative.
#include "server/web/page/html_page.h"
#include <QtCore/QSet>
#include <gumbo.h>
#include <string_view>

namespace answerdesk::web::tree {

inline bool isElement(const GumboNode *node)
{
    return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}
inline bool isText(const GumboNode *node)
{
    return node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE
        || node->type == GUMBO_NODE_CDATA;
}
inline GumboTag tagOf(const GumboNode *node)
{
    return isElement(node) ? node->v.element.tag : GUMBO_TAG_UNKNOWN;
}

/// The attribute's text, or null when the element has none of this name.
const char *attribute(const GumboNode *element, const char *name);
QString attributeText(const GumboNode *element, const char *name);
bool hasAttribute(const GumboNode *element, const char *name);

/// White space collapsed to single blanks, NFC, no control or invisible characters.
QString cleaned(QStringView text);

/// The element's text in reading order as one line, without scripts and styles; cut off at limit characters.
QString textOf(const GumboNode *node, int limit = 5000, int *linkCharacters = nullptr);

/// Whether the element holds the two digits behind the point of the price that ends before it: "12" and a
/// raised "99".
bool isRaisedCents(const GumboNode *element, QStringView before);

/// The words of a name in lower case, split at every change of case or sign: "ProductPrice--old" has product,
/// price and old.
QSet<QString> wordsOf(QStringView text);

/// The words of class, id and the data attributes by which shops name parts.
QSet<QString> roleWords(const GumboNode *element);

/// Whether the two sets share a word.
inline bool hasAny(const QSet<QString> &words, const QSet<QString> &wanted)
{
    return words.intersects(wanted);
}

/// The child elements, without text.
QList<const GumboNode *> childElements(const GumboNode *element);
bool isBlockTag(GumboTag tag);

/// Whether class, id or role say that the element is navigation, a footer, recommendations or another part
/// that frames the content. words: roleWords() of it.
bool isFurniture(const GumboNode *element, const QSet<QString> &words);

/// Adds the objects of a script that may describe a product.
void addStates(const QByteArray &script, HtmlPage &page);

/// Microdata and RDFa of the whole document.
json::Value readMicrodata(const GumboNode *root);

} // namespace answerdesk::web::tree
