// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/passage.h"
#include "server/knowledge/sentence.h"
#include "server/knowledge/tokenizer.h"
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <unordered_map>
#include <vector>

namespace answerdesk::knowledge {

/// One inverted field of a shelf: for every term the passages that hold it. A posting packs the passage's
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
    void place(quint32 passage, const std::vector<Count> &counts, double bodyLength);
    void finish();

    double idf(quint32 term) const { return m_idf[term]; }
    double highestIdf() const { return m_highestIdf; }
    /// Adds weight * BM25F of the term to each passage's score.
    void score(quint32 term, double weight, std::vector<float> &scores) const;

private:
    std::vector<quint32> m_offsets, m_postings;
    std::vector<quint32> m_fill; ///< while building: where a term's next posting goes
    std::vector<float> m_lengths; ///< 1 - b + b * length / average, once finished
    std::vector<float> m_idf;
    double m_highestIdf = 0;
};

/// A word of a question as one shelf sees it.
struct QueryTerm {
    static constexpr quint32 kUnknown = ~0u;
    quint32 stem = kUnknown;
    quint32 surface = kUnknown;
    double weight = 1; ///< 0.5 for generic question words
    double idf = 0; ///< the highest for an unknown word
    bool counts = true; ///< for confidence
    Token::Kind kind = Token::Word;
};

struct ShelfQuery {
    QString text, lower;
    std::vector<QueryTerm> terms; ///< content words in their order, repeated ones included
    std::vector<quint32> grams; ///< distinct
    QuestionType type = QuestionType::Other;
    bool namesTopic = false; ///< has a word besides stop words and generic ones
};

struct ShelfHit {
    quint32 passage = 0;
    double score = 0;
};

struct ShelfSentence {
    quint32 passage = 0;
    quint32 sentence = 0;
    double score = 0;
    double overlap = 0;
};

struct ShelfAnswer {
    std::vector<ShelfHit> hits;
    std::vector<ShelfSentence> sentences;
    double confidence = 0;
    double coverage
        = 0; ///< 0..1: share of the question's weight in the best sentence and its passage, on average
    double weight = 0; ///< of the question: its words' idf, counted in the highest idf
    double threshold = 1; ///< what the confidence has to reach
};

/// The passages of one language with their own statistics. Immutable after the constructor; any thread.
class IndexShelf
{
public:
    /// numbers: the shelf's passages as indices into all.
    IndexShelf(QString language, const QList<Passage> &all, std::vector<int> numbers);

    const QString &language() const { return m_language; }
    int globalNumber(quint32 passage) const { return m_numbers[passage]; }
    std::size_t size() const { return m_numbers.size(); }
    double threshold() const { return m_threshold; }
    double highestIdf() const { return m_stems.highestIdf(); }
    TextSpan span(quint32 passage, quint32 sentence) const;

    ShelfQuery analyse(const QString &question, const QStringList &titleTerms) const;
    /// maskedDocument: passages of this document are treated as absent; -1 for none.
    std::vector<ShelfHit> rank(const ShelfQuery &query, int limit, int maskedDocument = -1) const;
    std::vector<ShelfSentence> sentences(const ShelfQuery &query, const std::vector<ShelfHit> &hits) const;
    void judge(const ShelfQuery &query, ShelfAnswer &answer) const;
    ShelfAnswer answer(const ShelfQuery &query, int limit, int maskedDocument = -1) const;

private:
    struct Sentence {
        quint32 textStart = 0, textEnd = 0; ///< in the passage's text
        quint32 tokenStart = 0, tokenEnd = 0; ///< in m_tokens
        qint32 intro = -1; ///< of a list item: the sentence that introduces the list, in m_sentences
    };
    struct PassageSpan {
        quint32 tokenStart = 0, tokenEnd = 0, titleEnd = 0; ///< body, then title, in m_tokens
        quint32 sentenceStart = 0, sentenceEnd = 0;
        int document = 0;
    };

    quint32 surfaceOf(const Token &token, const Tokenizer &tokenizer);
    void addPassage(const Passage &passage, const Tokenizer &tokenizer);
    void invert();
    void countTerms(const PassageSpan &span, bool grams, std::vector<InvertedField::Count> &out,
        double *bodyLength) const;
    double rerank(const ShelfQuery &query, quint32 passage, double first) const;
    double proximity(const ShelfQuery &query, const PassageSpan &span) const;
    bool holds(quint32 tokenStart, quint32 tokenEnd, quint32 stem) const;
    bool sentenceHolds(const Sentence &sentence, quint32 stem) const;
    double calibrated() const;
    QString pseudoQuestion(const Tokenizer &tokenizer, quint64 &seed, int &document) const;

    QString m_language;
    std::vector<int> m_numbers;
    const QList<Passage> &m_all;
    std::vector<PassageSpan> m_passages;
    std::vector<Sentence> m_sentences;
    std::vector<quint32> m_tokens; ///< surface numbers
    QHash<QString, quint32> m_surfaces; ///< a word as written, in lower case
    std::vector<quint32> m_surfaceStem;
    std::vector<bool> m_surfaceStop;
    std::vector<quint32> m_gramOffsets, m_gramsOfSurface;
    QHash<QString, quint32> m_stemNumbers;
    std::unordered_map<quint64, quint32> m_gramNumbers;
    InvertedField m_stems, m_grams;
    double m_gramWeight = 0.2;
    double m_threshold = 1;
};

} // namespace answerdesk::knowledge
