// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/tokenizer.h"
#include <string>
#include <unordered_map>

namespace answerdesk::knowledge {

/// Turns a text into a vector, so that texts of like meaning have like vectors: the sum of the vectors of its
/// words, each of which is learned or, for an unknown word, made of its letters. Trained by
/// resources/language/encoder/train.py. Immutable; any thread.
class TextEncoder
{
public:
    using Vector = std::vector<float>; ///< of length 1; all zero for a text without words
    using Packed = std::vector<qint8>; ///< the same in units of 1/127

    /// The encoder of a language, read once; nullptr for a language without one.
    static const TextEncoder *of(const QString &language);

    /// model: a file of train.py; one that is none gives an encoder with dimensions() 0.
    explicit TextEncoder(const QByteArray &model);

    std::size_t dimensions() const { return m_dimensions; }
    using WordVectors = std::unordered_map<QString, Vector>;
    /// cache: vectors of words that earlier calls encoded; this call adds its own. It saves time when one
    /// caller encodes many texts.
    Vector encode(const QList<Token> &tokens, WordVectors *cache = nullptr) const;
    /// Whether the word has a vector of its own.
    bool knows(const QString &word) const { return m_words.contains(word.toStdString()); }
    static Packed packed(const Vector &vector);
    /// Of two packed vectors: -1 to 1, how like their texts are.
    double similarity(const qint8 *a, const qint8 *b) const;

private:
    void add(const QString &word, std::vector<float> &sum) const;
    void addRow(std::size_t row, float weight, std::vector<float> &sum) const;

    std::size_t m_dimensions = 0, m_buckets = 0;
    std::unordered_map<std::string, quint32> m_words;
    std::vector<qint8> m_rows; ///< of the words, then of the buckets of letters
    std::vector<float> m_scales; ///< of each row
};

} // namespace answerdesk::knowledge
