// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/own_lexicon.h"
#include "shared/api/gaps.h"

namespace answerdesk::answers {

/// Entries that the company's lexicon could get from a question without an answer, three at most: words that
/// no passage has, with the words of a heading that came near. Nothing for names, for words that the built-in
/// or the company's lexicon knows, and where a passage has no word of the question. nearest: passages of the
/// index, best first. Pure; any thread.
std::vector<api::ProposedEntry> proposedEntries(const knowledge::RetrievalIndex &index,
    const OwnLexicon &lexicon, const QString &question, const QString &locale, const QList<int> &nearest);

} // namespace answerdesk::answers
