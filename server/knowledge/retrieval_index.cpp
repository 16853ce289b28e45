// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/retrieval_index.h"
#include "server/knowledge/language_guess.h"
#include "server/knowledge/retrieval_index_shelf.h"
#include <algorithm>
#include <map>

namespace answerdesk::knowledge {

namespace {

/// A shelf in the asked language wins against an equally confident one in another language.
constexpr double kPreferredBonus = 1.15;

} // namespace

RetrievalIndex::RetrievalIndex(QList<Passage> passages)
    : m_passages(std::move(passages))
{
}
RetrievalIndex::~RetrievalIndex() = default;

std::shared_ptr<const RetrievalIndex> RetrievalIndex::build(QList<Passage> passages)
{
    std::shared_ptr<RetrievalIndex> index(new RetrievalIndex(std::move(passages)));
    std::map<QString, std::vector<int>> byLanguage;
    for (int i = 0; i < int(index->m_passages.size()); ++i)
        byLanguage[index->m_passages[i].language].push_back(i);
    index->m_place.resize(std::size_t(index->m_passages.size()));
    for (auto &[language, numbers] : byLanguage) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            index->m_place[std::size_t(numbers[i])] = {int(index->m_shelves.size()), int(i)};
        index->m_shelves.push_back(
            std::make_unique<IndexShelf>(language, index->m_passages, std::move(numbers)));
    }
    return index;
}

std::vector<const IndexShelf *> RetrievalIndex::shelvesFor(
    const QString &query, const SearchOptions &options) const
{
    std::vector<const IndexShelf *> chosen, all;
    const QString guessed = guessLanguage(query, options.language);
    bool known = false;
    for (const auto &shelf : m_shelves) {
        all.push_back(shelf.get());
        const QString &language = shelf->language();
        const bool asked = !language.isEmpty() && (language == guessed || language == options.language);
        known = known || asked;
        if (asked || language.isEmpty())
            chosen.push_back(shelf.get());
    }
    return known ? chosen : all;
}

QList<Hit> RetrievalIndex::search(const QString &query, const SearchOptions &options) const
{
    QList<Hit> hits;
    const auto shelves = shelvesFor(query, options);
    for (const IndexShelf *shelf : shelves) {
        const double bonus
            = shelves.size() > 1 && shelf->language() == options.language ? kPreferredBonus : 1;
        const ShelfQuery analysed = shelf->analyse(query, options.titleTerms);
        // Scores of different statistics compare once they are counted in each shelf's highest idf.
        const double scale = shelves.size() > 1 ? bonus / shelf->highestIdf() : 1;
        for (const ShelfHit &hit : shelf->rank(analysed, options.limit))
            hits.append({shelf->globalNumber(hit.passage), hit.score * scale});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit &a, const Hit &b) { return a.score > b.score; });
    if (hits.size() > options.limit)
        hits.resize(options.limit);
    return hits;
}

namespace {

SentenceHit sentenceHit(const IndexShelf &shelf, const ShelfSentence &sentence)
{
    const TextSpan span = shelf.span(sentence.passage, sentence.sentence);
    return {shelf.globalNumber(sentence.passage), int(sentence.sentence), span.start, span.end - span.start,
        sentence.score, sentence.overlap};
}

} // namespace

Evidence RetrievalIndex::gather(const QString &query, const SearchOptions &options) const
{
    Evidence best;
    double bestRatio = -1;
    for (const IndexShelf *shelf : shelvesFor(query, options)) {
        const ShelfAnswer answer = shelf->answer(shelf->analyse(query, options.titleTerms), options.limit);
        const double bonus = shelf->language() == options.language ? kPreferredBonus : 1;
        const double ratio = answer.confidence / answer.threshold * bonus;
        if (ratio <= bestRatio)
            continue;
        bestRatio = ratio;
        best = Evidence{
            shelf->language(), {}, {}, answer.confidence, answer.coverage, answer.weight, answer.threshold};
        for (const ShelfHit &hit : answer.hits)
            best.hits.append({shelf->globalNumber(hit.passage), hit.score});
        for (const ShelfSentence &sentence : answer.sentences)
            best.sentences.append(sentenceHit(*shelf, sentence));
    }
    return best;
}

QList<SentenceHit> RetrievalIndex::sentencesOf(int passage, const QString &query) const
{
    const auto [shelfNumber, number] = m_place[std::size_t(passage)];
    const IndexShelf &shelf = *m_shelves[std::size_t(shelfNumber)];
    QList<SentenceHit> hits;
    for (const ShelfSentence &sentence : shelf.sentences(shelf.analyse(query, {}), {{quint32(number), 0}}))
        hits.append(sentenceHit(shelf, sentence));
    return hits;
}

double RetrievalIndex::threshold(const QString &language) const
{
    double lowest = 2.5;
    for (const auto &shelf : m_shelves) {
        if (shelf->language() == language)
            return shelf->threshold();
        lowest = std::min(lowest, shelf->threshold());
    }
    return m_shelves.empty() ? 0.8 : lowest;
}

} // namespace answerdesk::knowledge
