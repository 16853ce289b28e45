// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"

namespace answerdesk::knowledge {

/// Cuts a document on paragraph borders into passages of at most 1,500 characters, one a section where it has
/// sections. Very short sections join their siblings under the same upper heading, a long section becomes
/// pieces of 500 to 1,500 characters, a paragraph above 1,500 is cut between sentences. Title, heading path,
/// text and language are filled; ids, path and translation group are the caller's. More than
/// kMaxDocumentPassages passages mean that the document is to be refused: then there is one above the bound,
/// and languages may be missing. Any thread.
QList<Passage> splitIntoPassages(const ReadDocument &document);

} // namespace answerdesk::knowledge
