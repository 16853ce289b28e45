// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/retrieval_index.h"

namespace answerdesk::answers {

/// A part of a passage in the form in which it is read out.
struct QuotedSentence {
    int passage = -1;
    qsizetype start = 0, end = 0; ///< in the passage's text
    double score = 0;
    QString text; ///< the same words, closed with a full stop; a list has a line for each item
    bool isRow = false; ///< of a table
    int list = -1; ///< number of the first item of the list that it is, or is an item of
};

/// A list item together with the line that introduces its list, an introducing line together with its list, a
/// question together with its answer, any other sentence alone.
QuotedSentence readable(const knowledge::PassageView &passages, const knowledge::SentenceHit &hit);

/// The list that a part is, or is an item of, whole with the line that introduces it.
QuotedSentence wholeList(const knowledge::PassageView &passages, const QuotedSentence &part);

/// So many sentences of a passage from one of them on, as far as they stay below so many characters; one at
/// least. Lists keep a line for each item, and paragraphs stay apart.
QuotedSentence stretch(const knowledge::PassageView &passages, const knowledge::SentenceHit &hit, int first,
    int count, qsizetype most);

bool overlaps(const QuotedSentence &a, const QuotedSentence &b);

/// The same statements out of the passages' translations into a language; a sentence without one is left out,
/// and when there is none at all the sentences come back as they are.
QList<QuotedSentence> translated(
    const knowledge::PassageView &passages, const QList<QuotedSentence> &sentences, const QString &language);

} // namespace answerdesk::answers
