// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/embedding_table.h"
#include "server/knowledge/index/retrieval_index.h"
#include "server/knowledge/index/retrieval_index_segment.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/tokenizer.h"

namespace answerdesk::knowledge {

/// A word of a question as one shelf sees it.
struct QueryTerm {
    TermHash stem = 0, surface = 0;
    std::size_t group = 0; ///< the first term with the same stem
    double weight = 1; ///< 0.5 for generic question words
    double idf = 0; ///< the highest for an unknown word
    bool isKnown = false; ///< some passage has its stem
    bool counts = true; ///< for confidence
    bool isName = false; ///< written with a capital within a sentence
    bool isEncoded = false; ///< the encoder has a vector of it
    int topic = -1; ///< in ShelfQuery::topics; -1: the word stands for no concept
};

/// A concept of a question.
struct QueryTopic {
    ConceptId id = 0;
    double weight = 1; ///< of the form that the question uses
    double idf = 0;
    bool isKnown = false; ///< some passage speaks of it
};

struct ShelfQuery {
    /// The terms' numbers in one segment, in the order of the question's.
    struct Numbers {
        std::vector<quint32> stems, surfaces, grams, topics;
        /// Of each passage, 0..1 from the average to the nearest one; kNone without an embedding. Empty:
        /// words alone count.
        std::vector<float> nearness;
    };
    QString text, lower;
    std::vector<QueryTerm> terms; ///< content words in their order, repeated ones included
    std::vector<QueryTopic> topics;
    std::vector<std::size_t> distinct; ///< the terms once each, known ones by their stem
    std::vector<double>
        gramIdf; ///< of the distinct 5-grams that some passage has, in the order of their hashes
    std::vector<Numbers> parts;
    TextEncoder::Packed vector; ///< empty for a language without an encoder
    double understood = 0; ///< 0..1: how far the encoder knows its words
    double similarityWeight = 0; ///< what a passage of similarity 1 adds to its score
    QuestionType type = QuestionType::Other;
    double meaningWeight = 0; ///< 0: words alone count
    float leastNearness = 0; ///< of the passages that are considered for their meaning alone
    bool namesTopic = false; ///< has a word besides stop words and generic ones
};

/// A passage's place: the part of the shelf and the number in its segment.
struct ShelfPlace {
    quint32 part = 0, passage = 0;
    friend bool operator==(const ShelfPlace &, const ShelfPlace &) = default;
};

struct ShelfHit {
    ShelfPlace at;
    double score = 0;
    double similarity = 0; ///< the encoder's share of the score
    double meaning = 0; ///< the embedding's share of the score
};

struct ShelfCandidates {
    std::vector<ShelfHit> byWords; ///< the best first
    std::vector<ShelfHit> byMeaning; ///< the nearest ones, in no order; may be among byWords too
};

struct ShelfSentence {
    ShelfPlace at;
    quint32 sentence = 0;
    double score = 0;
    double overlap = 0;
};

/// What BM25F gives each passage of a part.
struct PartScores {
    std::vector<float> stems, grams, topics;
};

/// What a passage's score is the sum of; what came before the re-rank is apart.
struct ShelfRerank {
    double sentence = 0, proximity = 0, exact = 0;
};

struct ShelfAnswer {
    std::vector<ShelfHit> hits;
    std::vector<ShelfSentence> sentences;
    double confidence = 0;
    double coverage
        = 0; ///< 0..1: share of the question's weight in the best sentence and its passage, on average
    double similarity = 0; ///< -1..1: of the first passage's meaning
    double weight = 0; ///< of the question: its words' idf, counted in the highest idf
    double threshold = 1; ///< what the confidence has to reach
};

/// A segment as one snapshot sees it.
struct ShelfPart {
    std::shared_ptr<const IndexSegment> segment;
    LiveBits live;
    std::size_t count = 0; ///< of the passages that are not deleted

    bool isLive(quint32 passage) const { return !live || (*live)[passage]; }
};

/// The passages of one language with their statistics: segments, and what is deleted in them. What it says
/// depends on its passages alone, to the last bit, however they came to be spread over segments. Immutable
/// after the constructor; any thread.
class IndexShelf
{
public:
    /// The threshold is a guess until calibrate(); drift: passages that came or went since it was learnt.
    IndexShelf(QString language, std::vector<ShelfPart> parts, double threshold, std::size_t drift);
    /// The same passages with a threshold learnt from them; takes some 400 questions' time.
    std::shared_ptr<const IndexShelf> calibrated() const;

    const QString &language() const { return m_language; }
    const std::vector<ShelfPart> &parts() const { return m_parts; }
    /// Every passage, by ascending passageId.
    const std::vector<ShelfPlace> &order() const { return m_order; }
    std::size_t size() const { return m_order.size(); }
    double threshold() const { return m_threshold; }
    std::size_t drift() const { return m_drift; }
    double highestIdf() const { return m_highestIdf; }
    const Passage &passage(ShelfPlace at) const
    {
        return m_parts[at.part].segment->passages()[qsizetype(at.passage)];
    }
    TextSpan span(ShelfPlace at, quint32 sentence) const;
    bool knowsWords(const QString &text) const;

    ShelfQuery analyse(const QString &question, const QStringList &titleTerms) const;
    /// Lets the query rank by meaning too.
    void compare(const QuestionEmbedding &question, const Meaning &meaning, ShelfQuery &query) const;
    /// maskedDocument: passages of this document are treated as absent; -1 for none.
    std::vector<ShelfHit> rank(const ShelfQuery &query, int limit, int maskedDocument = -1) const;
    std::vector<ShelfSentence> sentences(const ShelfQuery &query, const std::vector<ShelfHit> &hits) const;
    void judge(const ShelfQuery &query, ShelfAnswer &answer) const;
    /// Meaning may bring a passage to the front, but not over the threshold: an answer out of it has to be
    /// supported by its words. Where it is not, what words alone rank first is answered from.
    ShelfAnswer answer(const ShelfQuery &query, int limit, int maskedDocument = -1) const;
    /// The parts of one passage's score, which add up to what rank() says of it.
    PassageScore passageScore(const ShelfQuery &query, ShelfPlace at) const;
    /// The parts of one sentence's score, without its passage's.
    SentenceScore sentenceScore(const ShelfQuery &query, ShelfPlace at, quint32 sentence) const;

private:
    void countAll();
    double idf(double frequency) const;
    void scorePart(const ShelfQuery &query, std::size_t part, PartScores &scores) const;
    /// By score, the older passage first where that is equal.
    bool isBetter(const ShelfHit &a, const ShelfHit &b) const;
    /// The first ones by words, as many as depth says, before anything is ranked again.
    ShelfCandidates candidates(const ShelfQuery &query, std::size_t depth, int maskedDocument) const;
    ShelfAnswer answerOnce(const ShelfQuery &query, int limit, int maskedDocument) const;
    void addTopics(const QStringList &stems, const std::vector<int> &termOfToken, ShelfQuery &query) const;
    void weighUnknown(ShelfQuery &query) const;
    void encode(const QList<Token> &tokens, ShelfQuery &query) const;
    /// How alike question and passage are: -1..1; 0 without an encoder.
    double similarity(const ShelfQuery &query, ShelfPlace at) const;
    /// What that adds to the passage's score.
    double similarityScore(const ShelfQuery &query, ShelfPlace at) const;
    /// Passages with the term whose numbers were noted last in each part.
    quint32 frequencyOf(const ShelfQuery &query, std::vector<quint32> ShelfQuery::Numbers::*numbers,
        const InvertedField &(IndexSegment::*field)() const) const;
    quint32 frequency(TermHash stem) const;
    /// The word as it was meant, where no passage has it and one has a word that differs by one slip of the
    /// hand.
    Token spelled(const Token &token, const Tokenizer &tokenizer) const;
    ShelfRerank rerank(const ShelfQuery &query, ShelfPlace at) const;
    ShelfSentence sentenceAt(const ShelfQuery &query, const ShelfHit &hit, quint32 sentence) const;
    double learntThreshold() const;
    QString pseudoQuestion(const Tokenizer &tokenizer, quint64 &seed, int &document) const;

    QString m_language;
    const ConceptLexicon *m_lexicon; ///< of the language; lives as long as the process
    const TextEncoder *m_encoder; ///< the same; nullptr for a language without one
    std::vector<ShelfPart> m_parts;
    std::vector<ShelfPlace> m_order;
    std::vector<qint64> m_ids; ///< of the passages in m_order
    double m_threshold = 1;
    std::size_t m_drift = 0;
    double m_assumed = 0; ///< passages, and never a handful
    double m_highestIdf = 0;
    double m_stemLength = 0, m_gramLength = 0, m_topicLength = 0; ///< of an average passage
    double m_gramWeight = 0.2;
    quint64 m_words = 0;
};

} // namespace answerdesk::knowledge
