// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"
#include <QtCore/QHash>
#include <memory>
#include <optional>
#include <vector>

namespace answerdesk::knowledge {

/// What of a passage is given to an embedding model: title, headings and text.
QString embeddedText(const Passage &passage);
/// Tells whether that text is still the one that an embedding was made of.
QString embeddedHash(const Passage &passage);

/// The most dimensions that an embedding may have.
inline constexpr qsizetype kMostDimensions = 4096;

/// An embedding with a byte a dimension: the largest component is 127 or -127. Its length is of no matter, as
/// only angles are compared. Nothing for one that is empty, too long, zero, or not of finite numbers.
std::optional<QByteArray> quantised(const std::vector<float> &embedding);

/// A question as the model of the passages' embeddings sees it.
struct QuestionEmbedding {
    QByteArray bytes; ///< as quantised() made them
};

struct PassageEmbedding {
    qint64 passageId = 0;
    QByteArray bytes;
};

/// The embeddings of a company's passages: one byte a dimension and twelve bytes a passage. A snapshot:
/// immutable, any thread.
class EmbeddingTable
{
public:
    using Pointer = std::shared_ptr<const EmbeddingTable>;

    explicit EmbeddingTable(int dimensions = 0)
        : m_dimensions(dimensions)
    {
    }
    /// The table with more embeddings, all of its own dimensions (of the first one's when it is empty), and
    /// without those whose passages are not among kept; both in the order of their ids.
    Pointer changed(const std::vector<qint64> &kept, const std::vector<PassageEmbedding> &added) const;

    int dimensions() const { return m_dimensions; }
    std::size_t size() const { return m_ids.size(); }
    std::size_t bytes() const { return m_rows.size() + m_ids.size() * (sizeof(qint64) + sizeof(float)); }
    bool has(qint64 passageId) const;
    /// The cosine of each of these passages, in the order of their ids, with the question; kNone for those
    /// that have no embedding.
    void cosines(
        const QuestionEmbedding &question, const std::vector<qint64> &ids, std::vector<float> &out) const;
    static constexpr float kNone = -2;

private:
    int m_dimensions;
    std::vector<qint64> m_ids; ///< ascending
    std::vector<float> m_lengths; ///< of the rows, as they are quantised
    std::vector<qint8> m_rows;
};

/// What lets questions be compared with passages by their meaning: the second, optional signal of ranking.
struct Meaning {
    /// The weight that ranked best, see resources/docs/retrieval.md.
    static constexpr double kUsualWeight = 0.3;
    EmbeddingTable::Pointer passages; ///< never null
    QHash<QString, QuestionEmbedding> questions; ///< by their texts
    double weight = kUsualWeight; ///< of the passage nearest in meaning, against the best one by words
};

} // namespace answerdesk::knowledge
