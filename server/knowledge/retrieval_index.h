// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/passage.h"
#include <QtCore/QStringList>
#include <memory>
#include <vector>

namespace answerdesk::knowledge {

class IndexShelf;

struct SearchOptions {
    int limit = 10;
    QString language; ///< passages of this language are preferred; empty: the question's own
    QStringList titleTerms; ///< further words, for instance the title of the product in question; not needed
                            ///< for confidence
};

struct Hit {
    int passage = -1; ///< index into RetrievalIndex::passages()
    double score = 0;
};

/// A sentence, list item or table row that may hold the answer.
struct SentenceHit {
    int passage = -1;
    int sentence = 0; ///< number within the passage, from 0
    qsizetype start = 0, length = 0; ///< within Passage::text, without outer white space
    double score = 0;
    double overlap = 0; ///< 0..1: share of the question's weight found in the sentence itself
};

/// What the index can say about a question.
struct Evidence {
    QString language; ///< of the passages; empty when nothing was found
    QList<Hit> hits; ///< best first
    QList<SentenceHit> sentences; ///< of the first three passages, best first
    double confidence = 0;
    double coverage = 0; ///< 0..1: share of the question's weight that the best sentence and its passage hold
    double weight = 0; ///< of the question: its words' rarity, 1 for a word that no passage has
    double threshold = 1; ///< answer when confidence >= threshold; lower for a question that names a title
    bool sufficient() const { return !sentences.isEmpty() && confidence >= threshold; }
};

/// An immutable search index over a company's passages: stems and 5-grams of characters under BM25F, a
/// re-rank of the best 30, a choice of sentences, and a confidence whose threshold is learnt from the
/// passages themselves. Every language has statistics of its own. Built once, shared by all threads; all
/// methods are const and may be called from any thread at the same time.
class RetrievalIndex
{
public:
    /// Takes about 70 microseconds a passage; the same passages in the same order give the same index.
    static std::shared_ptr<const RetrievalIndex> build(QList<Passage> passages);
    ~RetrievalIndex();
    RetrievalIndex(const RetrievalIndex &) = delete;
    RetrievalIndex &operator=(const RetrievalIndex &) = delete;

    const QList<Passage> &passages() const { return m_passages; }
    /// Best first, at most options.limit.
    QList<Hit> search(const QString &query, const SearchOptions &options = {}) const;
    /// The passages, their sentences and whether they are enough for an answer.
    Evidence gather(const QString &query, const SearchOptions &options = {}) const;
    /// Sentences of one passage, best first: for an answer out of a passage that was chosen by other means.
    QList<SentenceHit> sentencesOf(int passage, const QString &query) const;
    /// The confidence that an answer in this language needs; between 0.8 and 2.5.
    double threshold(const QString &language) const;

private:
    explicit RetrievalIndex(QList<Passage> passages);
    std::vector<const IndexShelf *> shelvesFor(const QString &query, const SearchOptions &options) const;

    QList<Passage> m_passages;
    std::vector<std::unique_ptr<IndexShelf>> m_shelves; ///< one a language
    std::vector<std::pair<int, int>> m_place; ///< of each passage: shelf and number in it
};

} // namespace answerdesk::knowledge
