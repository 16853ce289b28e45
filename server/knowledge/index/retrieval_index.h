// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/embedding_table.h"
#include "server/knowledge/text/passage.h"
#include <QtCore/QStringList>
#include <memory>
#include <vector>

namespace answerdesk::knowledge {

class IndexShelf;
struct ShelfQuery;
struct ShelfSentence;

struct SearchOptions {
    int limit = 10;
    QString language; ///< passages of this language are preferred; empty: the question's own
    QStringList titleTerms; ///< further words, for instance the title of the product in question; not needed
                            ///< for confidence
    std::shared_ptr<const Meaning> meaning; ///< null, or without the question: words alone rank
};

struct Hit {
    int passage = -1; ///< index into RetrievalIndex::passages()
    double score = 0;
    double meaning = 0; ///< what of the score its embedding gave
};

/// A sentence, list item or table row that may hold the answer.
struct SentenceHit {
    int passage = -1;
    int sentence = 0; ///< number within the passage, from 0
    qsizetype start = 0, length = 0; ///< within Passage::text, without outer white space
    double score = 0;
    double overlap = 0; ///< 0..1: share of the question's weight found in the sentence itself
};

/// What a passage's score is made of.
struct PassageScore {
    double stems = 0; ///< BM25F over stems of words, titles counted twice
    double grams = 0; ///< BM25F over 5-grams of characters, weighted
    double topics = 0; ///< BM25F over the question's concepts, weighted
    double similarity = 0; ///< how alike question and passage are to the encoder, weighted
    double sentence = 0; ///< what its best sentence holds of the question
    double proximity = 0; ///< words that stand near each other in the question and in the passage
    double exact = 0; ///< words in the very form of the question
    double total() const { return stems + grams + topics + similarity + sentence + proximity + exact; }
};

/// What a sentence's score is made of.
struct SentenceScore {
    double passage = 0; ///< score of its passage
    double words = 0; ///< the question's words in the sentence or its title
    double grams = 0; ///< 5-grams of characters
    double exact = 0; ///< words in the very form of the question
    double cue = 0; ///< a sign of what is asked for: a number for "how many", a date for "when"
    double shortness = 0; ///< below 0 for a sentence of few words
    double row = 0; ///< below 0 for a row of a table
    double total() const { return passage + words + grams + exact + cue + shortness + row; }
};

/// What the index can say about a question.
struct Evidence {
    QString language; ///< of the passages; empty when nothing was found
    QList<Hit> hits; ///< best first
    QList<SentenceHit> sentences; ///< of the first three passages, best first
    double confidence = 0; ///< by words and the encoder; embeddings add nothing to it
    double coverage = 0; ///< 0..1: share of the question's weight that the best sentence and its passage hold
    double similarity = 0; ///< -1..1: of the first passage's meaning; 0 without an encoder
    double weight = 0; ///< of the question: its words' rarity, 1 for a word that no passage has
    double threshold = 1; ///< answer when confidence >= threshold; lower for a question that names a title
    bool sufficient() const { return !sentences.isEmpty() && confidence >= threshold; }
};

class RetrievalIndex;

/// The passages of an index, by ascending passageId. Valid as long as the index.
class PassageView
{
public:
    explicit PassageView(const RetrievalIndex &index)
        : m_index(index)
    {
    }
    const Passage &operator[](qsizetype number) const;
    qsizetype size() const;

private:
    const RetrievalIndex &m_index;
};

/// A search index over a company's passages: stems, 5-grams of characters and concepts under BM25F, a re-rank
/// of the best 30, embeddings where there are some, a choice of sentences, and a confidence whose threshold
/// is learnt from the passages themselves. Every language has statistics of its own.
///
/// A snapshot: immutable, shared by all threads, all methods const. A change makes another one that shares
/// the segments which it leaves as they are (deleted passages are only marked there). What an index finds
/// depends on its passages alone and not on the changes that led to them, to the last bit; the thresholds
/// too, once tidied() has nothing more to do.
class RetrievalIndex
{
public:
    using Pointer = std::shared_ptr<const RetrievalIndex>;

    /// Takes what its segments take. Numbers of passages are their places by ascending passageId.
    static Pointer build(QList<Passage> passages);
    ~RetrievalIndex();
    RetrievalIndex(const RetrievalIndex &) = delete;
    RetrievalIndex &operator=(const RetrievalIndex &) = delete;

    /// The index without the passages of these ids and with others, whose ids it has not. Takes a few
    /// milliseconds and what the added passages take.
    Pointer changed(const QList<qint64> &removedIds, QList<Passage> added) const;
    /// The next step of what changes leave undone: few segments instead of many, deleted passages out of
    /// memory, thresholds learnt anew. Null when there is nothing more to do. May take as long as build().
    Pointer tidied() const;

    PassageView passages() const { return PassageView(*this); }
    /// Best first, at most options.limit.
    QList<Hit> search(const QString &query, const SearchOptions &options = {}) const;
    /// The passages, their sentences and whether they are enough for an answer.
    Evidence gather(const QString &query, const SearchOptions &options = {}) const;
    /// Sentences of one passage, best first: for an answer out of a passage that was chosen by other means.
    QList<SentenceHit> sentencesOf(int passage, const QString &query) const;
    /// What of a passage's score gather() gives for words, and that of a sentence without its passage.
    PassageScore scoreOf(int passage, const QString &query, const SearchOptions &options = {}) const;
    SentenceScore sentenceScoreOf(int passage, int sentence, const QString &query) const;
    /// The confidence that an answer in this language needs; between 0.8 and 2.5.
    double threshold(const QString &language) const;
    int segmentCount() const;
    /// Whether passages of one language have every word of a text, in any inflection, besides stop words.
    bool knowsWords(const QString &text) const;

private:
    friend class PassageView;
    using ShelfPointer = std::shared_ptr<const IndexShelf>;
    struct Place {
        quint32 shelf = 0, part = 0, passage = 0;
    };

    explicit RetrievalIndex(std::vector<ShelfPointer> shelves);
    static ShelfQuery analysed(const IndexShelf &shelf, const QString &query, const SearchOptions &options);
    std::vector<std::size_t> shelvesFor(const QString &query, const SearchOptions &options) const;
    SentenceHit sentenceHit(std::size_t shelf, const ShelfSentence &sentence) const;
    int numberOf(std::size_t shelf, quint32 part, quint32 passage) const
    {
        return int(m_numbers[shelf][part][passage]);
    }

    std::vector<ShelfPointer> m_shelves; ///< one a language, by its tag
    std::vector<Place> m_order; ///< of each passage, by its number
    std::vector<std::vector<std::vector<quint32>>> m_numbers; ///< of the passage in each place
};

} // namespace answerdesk::knowledge
