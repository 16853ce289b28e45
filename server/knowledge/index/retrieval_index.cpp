// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index.h"
#include "server/knowledge/index/retrieval_index_shelf.h"
#include "server/knowledge/text/language_guess.h"
#include <algorithm>

namespace answerdesk::knowledge {

namespace {

/// A shelf in the asked language wins against an equally confident one in another language.
constexpr double kPreferredBonus = 1.15;

} // namespace

RetrievalIndex::RetrievalIndex(std::vector<ShelfPointer> shelves)
    : m_shelves(std::move(shelves))
{
    std::size_t count = 0;
    for (const ShelfPointer &shelf : m_shelves)
        count += shelf->size();
    m_order.reserve(count);
    m_numbers.resize(m_shelves.size());
    const auto before = [this](const Place &a, const Place &b) {
        return m_shelves[a.shelf]->passage({a.part, a.passage}).passageId
            < m_shelves[b.shelf]->passage({b.part, b.passage}).passageId;
    };
    for (std::size_t s = 0; s < m_shelves.size(); ++s) {
        const auto middle = qsizetype(m_order.size());
        for (const ShelfPlace &at : m_shelves[s]->order())
            m_order.push_back({quint32(s), at.part, at.passage});
        std::inplace_merge(m_order.begin(), m_order.begin() + middle, m_order.end(), before);
        for (const ShelfPart &part : m_shelves[s]->parts())
            m_numbers[s].emplace_back(part.segment->size());
    }
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_numbers[m_order[i].shelf][m_order[i].part][m_order[i].passage] = quint32(i);
}
RetrievalIndex::~RetrievalIndex() = default;

const Passage &PassageView::operator[](qsizetype number) const
{
    const RetrievalIndex::Place &place = m_index.m_order[std::size_t(number)];
    return m_index.m_shelves[place.shelf]->passage({place.part, place.passage});
}

qsizetype PassageView::size() const { return qsizetype(m_index.m_order.size()); }

std::vector<std::size_t> RetrievalIndex::shelvesFor(const QString &query, const SearchOptions &options) const
{
    std::vector<std::size_t> chosen, all;
    const QString guessed = guessLanguage(query, options.language);
    bool known = false;
    for (std::size_t s = 0; s < m_shelves.size(); ++s) {
        all.push_back(s);
        const QString &language = m_shelves[s]->language();
        const bool asked = !language.isEmpty() && (language == guessed || language == options.language);
        known = known || asked;
        if (asked || language.isEmpty())
            chosen.push_back(s);
    }
    return known ? chosen : all;
}

ShelfQuery RetrievalIndex::analysed(
    const IndexShelf &shelf, const QString &query, const SearchOptions &options)
{
    ShelfQuery analysed = shelf.analyse(query, options.titleTerms);
    if (options.meaning) {
        const auto question = options.meaning->questions.constFind(query);
        if (question != options.meaning->questions.cend())
            shelf.compare(*question, *options.meaning, analysed);
    }
    return analysed;
}

bool RetrievalIndex::knowsWords(const QString &text) const
{
    return std::any_of(m_shelves.begin(), m_shelves.end(),
        [&](const ShelfPointer &shelf) { return shelf->knowsWords(text); });
}

QList<Hit> RetrievalIndex::search(const QString &query, const SearchOptions &options) const
{
    QList<Hit> hits;
    const auto shelves = shelvesFor(query, options);
    for (const std::size_t s : shelves) {
        const IndexShelf &shelf = *m_shelves[s];
        const double bonus = shelves.size() > 1 && shelf.language() == options.language ? kPreferredBonus : 1;
        // Scores of different statistics compare once they are counted in each shelf's highest idf.
        const double scale = shelves.size() > 1 ? bonus / shelf.highestIdf() : 1;
        for (const ShelfHit &hit : shelf.rank(analysed(shelf, query, options), options.limit)) {
            hits.append({numberOf(s, hit.at.part, hit.at.passage), hit.score * scale, hit.meaning * scale});
        }
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit &a, const Hit &b) { return a.score > b.score; });
    if (hits.size() > options.limit)
        hits.resize(options.limit);
    return hits;
}

SentenceHit RetrievalIndex::sentenceHit(std::size_t shelf, const ShelfSentence &sentence) const
{
    const TextSpan span = m_shelves[shelf]->span(sentence.at, sentence.sentence);
    return {numberOf(shelf, sentence.at.part, sentence.at.passage), int(sentence.sentence), span.start,
        span.end - span.start, sentence.score, sentence.overlap};
}

Evidence RetrievalIndex::gather(const QString &query, const SearchOptions &options) const
{
    Evidence best;
    double bestRatio = -1;
    for (const std::size_t s : shelvesFor(query, options)) {
        const IndexShelf &shelf = *m_shelves[s];
        const ShelfAnswer answer = shelf.answer(analysed(shelf, query, options), options.limit);
        const double bonus = shelf.language() == options.language ? kPreferredBonus : 1;
        const double ratio = answer.confidence / answer.threshold * bonus;
        if (ratio <= bestRatio)
            continue;
        bestRatio = ratio;
        best = Evidence{shelf.language(), {}, {}, answer.confidence, answer.coverage, answer.similarity,
            answer.weight, answer.threshold};
        for (const ShelfHit &hit : answer.hits)
            best.hits.append({numberOf(s, hit.at.part, hit.at.passage), hit.score, hit.meaning});
        for (const ShelfSentence &sentence : answer.sentences)
            best.sentences.append(sentenceHit(s, sentence));
    }
    return best;
}

QList<SentenceHit> RetrievalIndex::sentencesOf(int passage, const QString &query) const
{
    const Place &place = m_order[std::size_t(passage)];
    const IndexShelf &shelf = *m_shelves[place.shelf];
    QList<SentenceHit> hits;
    for (const ShelfSentence &sentence :
        shelf.sentences(shelf.analyse(query, {}), {{{place.part, place.passage}, 0}}))
        hits.append(sentenceHit(place.shelf, sentence));
    return hits;
}

PassageScore RetrievalIndex::scoreOf(int passage, const QString &query, const SearchOptions &options) const
{
    const Place &place = m_order[std::size_t(passage)];
    const IndexShelf &shelf = *m_shelves[place.shelf];
    return shelf.passageScore(shelf.analyse(query, options.titleTerms), {place.part, place.passage});
}

SentenceScore RetrievalIndex::sentenceScoreOf(int passage, int sentence, const QString &query) const
{
    const Place &place = m_order[std::size_t(passage)];
    const IndexShelf &shelf = *m_shelves[place.shelf];
    return shelf.sentenceScore(shelf.analyse(query, {}), {place.part, place.passage}, quint32(sentence));
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

int RetrievalIndex::segmentCount() const
{
    std::size_t count = 0;
    for (const ShelfPointer &shelf : m_shelves)
        count += shelf->parts().size();
    return int(count);
}

} // namespace answerdesk::knowledge
