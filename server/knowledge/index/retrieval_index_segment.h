// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/concept_lexicon.h"
#include "server/knowledge/text/passage.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/text_encoder.h"
#include "server/knowledge/text/tokenizer.h"
#include <memory>
#include <unordered_map>
#include <vector>

namespace answerdesk::knowledge {

/// Which passages of a segment are not deleted; none listed: all of them. Shared by snapshots, never changed.
using LiveBits = std::shared_ptr<const std::vector<bool>>;

/// What names a word, a stem or a 5-gram: the same in every segment, run and machine.
using TermHash = quint64;
TermHash termHash(QStringView word);

/// Numbers of terms, 12 bytes each: built once, then looked up by binary search.
class TermTable
{
public:
    static constexpr quint32 kUnknown = ~0u;

    quint32 number(TermHash hash) const;
    std::size_t size() const { return m_hashes.size(); }
    void assign(const std::unordered_map<TermHash, quint32> &numbers);

private:
    std::vector<TermHash> m_hashes;
    std::vector<quint32> m_numbers;
};

/// One inverted field of a segment: for every term the passages that hold it. A posting packs the passage's
/// number with the term's count in body (63 and more are 63) and title (15 and more are 15) into 32 bits.
class InvertedField
{
public:
    static constexpr quint32 kMaxPassages = 1u << 22;
    struct Count {
        quint32 term = 0;
        quint16 body = 0, title = 0;
    };

    void begin(std::size_t passages, std::size_t terms);
    /// Every passage has to be counted before the first one is placed.
    void count(const std::vector<Count> &counts);
    void endCounting();
    void place(quint32 passage, const std::vector<Count> &counts, quint32 bodyLength);
    void finish() { m_fill = {}; }

    /// Passages with the term; those that are deleted do not count.
    quint32 frequency(quint32 term, const LiveBits &live) const;
    quint32 bodyLength(quint32 passage) const { return m_lengths[passage]; }
    /// Adds weight * BM25F of the term to each passage's score, deleted ones included.
    void score(quint32 term, double weight, double averageLength, std::vector<float> &scores) const;

private:
    std::vector<quint32> m_offsets, m_postings;
    std::vector<quint32> m_fill; ///< while building: where a term's next posting goes
    std::vector<quint32> m_lengths; ///< of the bodies, in terms
};

/// A piece of a shelf: passages of one language with their words and what is inverted of them, without any
/// statistics, which are the whole shelf's. Immutable after the constructor and shared by the snapshots of
/// the index; any thread.
class IndexSegment
{
public:
    struct Sentence {
        quint32 textStart = 0, textEnd = 0; ///< in the passage's text
        quint32 tokenStart = 0, tokenEnd = 0;
        qint32 intro = -1; ///< of a list item: the sentence that introduces the list
    };
    struct PassageSpan {
        quint32 tokenStart = 0, tokenEnd = 0, titleEnd = 0; ///< body, then title
        quint32 sentenceStart = 0, sentenceEnd = 0;
        int document = 0;
    };

    /// Takes about 0.3 ms a passage (of 120 words); 0.2 ms in a language without an encoder.
    IndexSegment(const QString &language, QList<Passage> passages);

    std::size_t size() const { return m_spans.size(); }
    const QList<Passage> &passages() const { return m_passages; }
    const PassageSpan &span(quint32 passage) const { return m_spans[passage]; }
    const Sentence &sentence(quint32 number) const { return m_sentences[number]; }
    const InvertedField &stems() const { return m_stems; }
    const InvertedField &grams() const { return m_grams; }
    const InvertedField &topics() const { return m_topics; }
    quint32 topicNumber(ConceptId topic) const { return m_topicTable.number(topic); }
    quint32 stemNumber(TermHash hash) const { return m_stemTable.number(hash); }
    quint32 gramNumber(TermHash hash) const { return m_gramTable.number(hash); }
    quint32 surfaceNumber(TermHash hash) const { return m_surfaceTable.number(hash); }
    quint32 surfaceAt(quint32 token) const { return m_tokens[token]; }
    quint32 stemAt(quint32 token) const { return m_surfaceStem[m_tokens[token]]; }
    /// Numbers of the 5-grams of a word.
    std::pair<const quint32 *, const quint32 *> gramsOf(quint32 surface) const
    {
        return {m_gramsOfSurface.data() + m_gramOffsets[surface],
            m_gramsOfSurface.data() + m_gramOffsets[surface + 1]};
    }

    /// What a passage means, for TextEncoder::similarity(); of a language with an encoder.
    const qint8 *vector(quint32 passage) const { return m_vectors.data() + passage * m_dimensions; }

    bool holds(quint32 tokenStart, quint32 tokenEnd, quint32 stem) const;
    bool holdsSurface(quint32 tokenStart, quint32 tokenEnd, quint32 surface) const;
    bool holdsTopic(quint32 tokenStart, quint32 tokenEnd, quint32 topic) const;
    /// The sentence itself, or what introduces the list it stands in.
    bool sentenceHolds(const Sentence &sentence, quint32 stem) const;
    bool sentenceHoldsTopic(const Sentence &sentence, quint32 topic) const;

private:
    struct Vocabulary; ///< while building
    quint32 surfaceOf(const Token &token, const Tokenizer &tokenizer, Vocabulary &words);
    void addPassage(
        const Passage &passage, const Tokenizer &tokenizer, const ConceptLexicon &lexicon, Vocabulary &words);
    /// Notes the concepts of tokens that stand together, from this one to the last.
    void addTopics(quint32 firstToken, const ConceptLexicon &lexicon, Vocabulary &words);
    void addVector(
        const Passage &passage, const Tokenizer &tokenizer, const TextEncoder &encoder, Vocabulary &words);
    template <typename Each>
    void invert(std::size_t terms, InvertedField &field, Each each) const;

    QList<Passage> m_passages;
    std::vector<PassageSpan> m_spans;
    std::vector<Sentence> m_sentences;
    std::vector<quint32> m_tokens; ///< surface numbers
    std::vector<quint32> m_surfaceStem;
    std::vector<quint32> m_gramOffsets, m_gramsOfSurface;
    struct Mention {
        quint32 token = 0, topic = 0;
    };
    std::vector<Mention>::const_iterator firstMention(quint32 token) const;
    std::vector<Mention> m_mentions; ///< of concepts, by ascending token
    std::size_t m_dimensions = 0; ///< of a vector; 0 for a language without an encoder
    std::vector<qint8> m_vectors; ///< of the passages
    TermTable m_surfaceTable, m_stemTable, m_gramTable, m_topicTable;
    InvertedField m_stems, m_grams, m_topics;
};

} // namespace answerdesk::knowledge
