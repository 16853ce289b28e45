// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/document_reader.h"
#include <vector>

namespace answerdesk::answers {

/// A question that stands in a document together with its answer: who asks it in these words should be given
/// that answer.
struct VerbatimPair {
    QString question;
    QString answer; ///< laid out like Passage::text
    QString locale; ///< canonical; may be empty
    bool isHeading = false; ///< of a section, else a row of a table of questions
};

/// The questions of a table with their answers, and the headings that are questions with the text below each.
/// Empty for a document that cannot be read.
std::vector<VerbatimPair> verbatimPairsIn(
    const QString &path, QByteArrayView bytes, const knowledge::HtmlToPage &html);

/// Whether a reply gives an answer from its first sentence on, white space aside: all of one of up to 600
/// characters; of a longer one at least the sentences up to there.
bool isReturnedWhole(const QString &answer, const QString &reply);

} // namespace answerdesk::answers
