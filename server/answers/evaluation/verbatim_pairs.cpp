// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/verbatim_pairs.h"
#include "server/knowledge/text/sentence.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

constexpr qsizetype kWholeAnswer = 600; ///< characters

QString withoutSpace(QString text)
{
    return text.removeIf([](QChar c) { return c.isSpace(); });
}

/// The sentences up to the bound, one at least; no line at their end that only introduces what follows.
QString beginningOf(const QString &answer)
{
    QList<knowledge::TextSpan> spans = knowledge::splitSentences(answer);
    while (spans.size() > 1 && (spans.back().end > kWholeAnswer || answer[spans.back().end - 1] == u':'))
        spans.removeLast();
    return spans.isEmpty() ? answer : answer.left(spans.back().end);
}

} // namespace

std::vector<VerbatimPair> verbatimPairsIn(
    const QString &path, QByteArrayView bytes, const knowledge::HtmlToPage &html)
{
    std::vector<VerbatimPair> pairs;
    const Result<knowledge::ReadDocument> document = knowledge::readDocument(path, bytes, html);
    if (!document)
        return pairs;
    for (const knowledge::ReadDocument::Part &part : document->parts) {
        const bool isRow = !part.title.isEmpty();
        const QString heading = isRow ? part.title : knowledge::ownHeading(document->title, part.headingPath);
        if (isRow || knowledge::isQuestion(heading)) {
            pairs.push_back(
                {heading, part.text, part.locale.isEmpty() ? document->locale : part.locale, !isRow});
        }
    }
    return pairs;
}

bool isReturnedWhole(const QString &answer, const QString &reply)
{
    const QString given = withoutSpace(reply);
    if (answer.size() <= kWholeAnswer)
        return given.contains(withoutSpace(answer));
    return given.startsWith(withoutSpace(beginningOf(answer)));
}

} // namespace answerdesk::answers
