// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/html/html_tree.h"
#include "server/web/page/html_selector.h"

namespace answerdesk::web::tree {

/// What each of the selectors finds in the document, in their order. One walk for each, in time that grows
/// with the elements and never with their depth.
QList<HtmlPage::Selection> select(const GumboNode *root, const QList<HtmlSelector> &selectors);

} // namespace answerdesk::web::tree
