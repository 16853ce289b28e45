// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index_shelf.h"
#include <algorithm>
#include <cmath>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kSamples = 400;
constexpr int kSampleWords = 6, kSampleCharacters = 13;
constexpr double kQuantile = 0.95;
constexpr double kLowest = 0.8, kHighest = 2.5;
constexpr double kSmallest = 1.2; ///< highest threshold of a handful of passages

/// SplitMix64: the same passages have to give the same threshold on every node.
quint64 nextRandom(quint64 &state)
{
    state += 0x9e3779b97f4a7c15ULL;
    quint64 z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/// The sentences of a small knowledge base are about one subject and answer each other's questions, so that
/// most samples are no foreign questions and their quantile is far too high. What is really foreign to few
/// pages has mostly words that they never use, and stays low.
double highestThreshold(quint64 words)
{
    constexpr double kWordsOfPassage = 120; // on average, where this was measured
    const double doublings = std::log2(std::max(1.0, double(words) / kWordsOfPassage));
    return std::clamp(kSmallest + 0.24 * (doublings - 6), kSmallest, kHighest);
}

} // namespace

/// Six content words of a random sentence (13 characters where words are not separated), in their order.
QString IndexShelf::pseudoQuestion(const Tokenizer &tokenizer, quint64 &seed, int &document) const
{
    const ShelfPlace place = m_order[nextRandom(seed) % m_order.size()];
    const IndexSegment::PassageSpan &span = m_parts[place.part].segment->span(place.passage);
    const quint32 count = span.sentenceEnd - span.sentenceStart;
    const TextSpan at = this->span(place, quint32(nextRandom(seed) % std::max(1u, count)));
    const QStringView text = QStringView(passage(place).text).mid(at.start, at.end - at.start);
    document = span.document;
    QStringList words;
    bool wordless = false;
    for (const Token &token : tokenizer.tokens(text)) {
        wordless = wordless || token.kind != Token::Word;
        if (!token.stop && token.kind == Token::Word)
            words.append(token.word);
    }
    if (wordless) {
        QString letters;
        for (const QChar c : text) {
            if (!c.isSpace() && !c.isPunct())
                letters.append(c);
        }
        if (letters.size() <= kSampleCharacters)
            return {};
        const auto last = quint64(letters.size() - kSampleCharacters);
        return letters.mid(qsizetype(nextRandom(seed) % last), kSampleCharacters);
    }
    if (words.size() < kSampleWords)
        return {};
    while (words.size() > kSampleWords)
        words.removeAt(qsizetype(nextRandom(seed) % quint64(words.size())));
    return words.join(u' ');
}

double IndexShelf::learntThreshold() const
{
    const Tokenizer tokenizer(m_language);
    quint64 seed = 20'261'120;
    std::vector<double> found;
    for (int i = 0; i < kSamples && !m_order.empty(); ++i) {
        int document = 0;
        const QString question = pseudoQuestion(tokenizer, seed, document);
        if (!question.isEmpty())
            found.push_back(answer(analyse(question, {}), 3, document).confidence);
    }
    // Where a token is a syllable or a character, even foreign questions consist of known tokens.
    const bool wordless = m_language == "vi"_L1 || m_language == "zh"_L1 || m_language == "ja"_L1
        || m_language == "th"_L1 || m_language == "ko"_L1;
    const double highest = wordless ? kHighest : highestThreshold(m_words);
    if (found.empty())
        return kLowest;
    const auto at = found.begin() + qsizetype(kQuantile * double(found.size() - 1));
    std::nth_element(found.begin(), at, found.end());
    return std::clamp(*at, kLowest, highest);
}

} // namespace answerdesk::knowledge
