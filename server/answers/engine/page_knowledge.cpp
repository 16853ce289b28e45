// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/page_knowledge.h"
#include "server/answers/engine/evidence.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

std::optional<ComposedAnswer> composeFromPage(
    const PageKnowledge &page, const Question &question, Reasoning &why)
{
    using api::SentenceChoice;
    knowledge::SearchOptions options;
    options.language = languageOf(page.locale);
    Reasoning found;
    found.resolved = found.searched = found.chosenBy = question.text;
    found.evidence = page.index->gather(question.text, options);
    int chosen = page.factFor(question.text);
    if (chosen < 0 && found.evidence.sufficient())
        chosen = found.evidence.sentences.front().passage;
    if (chosen < 0)
        return std::nullopt;
    const PageKnowledge::Fact &fact = page.facts[chosen];
    const knowledge::Passage &passage = page.index->passages()[chosen];
    if (!numbersSupported(fact.answer, {passage.text, fact.name}))
        return std::nullopt;
    for (const knowledge::SentenceHit &hit : std::as_const(found.evidence.sentences)) {
        found.sentences.append({hit, page.index->passages()[hit.passage].text.mid(hit.start, hit.length),
            hit.passage == chosen ? SentenceChoice::Chosen : SentenceChoice::NotNeeded});
    }
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::Answer;
    answer.text = fact.answer;
    answer.locale = languageOf(page.locale) == languageOf(question.locale) ? question.locale : page.locale;
    answer.threshold = found.evidence.threshold;
    // A topic that the page names is as good as its words.
    answer.confidence = std::max(found.evidence.confidence, answer.threshold);
    answer.helpful = true;
    answer.helpfulReason = kAnsweredReason;
    answer.engine = u"page-facts"_s;
    answer.sources.append({passage.passageId, chosen, answer.confidence, passage.text});
    why = std::move(found);
    why.isFromPage = true;
    return answer;
}

} // namespace answerdesk::answers
