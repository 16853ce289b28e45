// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/embedding_table.h"
#include <QtCore/QCryptographicHash>
#include <algorithm>
#include <cmath>

namespace answerdesk::knowledge {

namespace {

constexpr qsizetype kMostText = 4000; ///< characters; a passage has hardly more than 1,500

// The same source for processors with and without wide vectors: the program runs on both.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)                    \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#    define ANSWERDESK_WIDE __attribute__((target_clones("avx2", "default")))
#else
#    define ANSWERDESK_WIDE
#endif

ANSWERDESK_WIDE
qint32 product(const qint8 *a, const qint8 *b, int size)
{
    qint32 sum = 0;
    for (int i = 0; i < size; ++i)
        sum += qint32(a[i]) * qint32(b[i]);
    return sum;
}

float lengthOf(const qint8 *row, int size) { return std::sqrt(float(product(row, row, size))); }

} // namespace

QString embeddedText(const Passage &passage)
{
    QString text = passage.title;
    for (const QString &part : {passage.headingPath, passage.text}) {
        if (!text.isEmpty() && !part.isEmpty())
            text += u'\n';
        text += part;
    }
    return text.left(kMostText);
}

QString embeddedHash(const Passage &passage)
{
    const QByteArray text = embeddedText(passage).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

std::optional<QByteArray> quantised(const std::vector<float> &embedding)
{
    float largest = 0;
    for (const float component : embedding) {
        if (!std::isfinite(component))
            return std::nullopt;
        largest = std::max(largest, std::abs(component));
    }
    // Denormal numbers would overflow on division.
    if (largest < 1e-30F || embedding.size() > std::size_t(kMostDimensions))
        return std::nullopt;
    QByteArray bytes(qsizetype(embedding.size()), Qt::Uninitialized);
    std::transform(embedding.begin(), embedding.end(), bytes.begin(),
        [&](float component) { return char(qint8(std::lround(component / largest * 127.0F))); });
    return bytes;
}

EmbeddingTable::Pointer EmbeddingTable::changed(
    const std::vector<qint64> &kept, const std::vector<PassageEmbedding> &added) const
{
    const int dimensions = m_ids.empty() && !added.empty() ? int(added.front().bytes.size()) : m_dimensions;
    auto table = std::make_shared<EmbeddingTable>(dimensions);
    const std::size_t most = std::min(kept.size(), m_ids.size() + added.size());
    table->m_ids.reserve(most);
    table->m_lengths.reserve(most);
    table->m_rows.reserve(most * std::size_t(dimensions));
    const auto take = [&](qint64 id, const qint8 *row, float length) {
        table->m_ids.push_back(id);
        table->m_lengths.push_back(length);
        table->m_rows.insert(table->m_rows.end(), row, row + dimensions);
    };
    auto extra = added.begin();
    std::size_t own = 0;
    for (const qint64 id : kept) {
        while (extra != added.end() && extra->passageId < id)
            ++extra;
        while (own < m_ids.size() && m_ids[own] < id)
            ++own;
        if (extra != added.end() && extra->passageId == id && extra->bytes.size() == dimensions) {
            const auto *row = reinterpret_cast<const qint8 *>(extra->bytes.constData());
            take(id, row, lengthOf(row, dimensions));
        } else if (own < m_ids.size() && m_ids[own] == id) {
            take(id, m_rows.data() + own * std::size_t(dimensions), m_lengths[own]);
        }
    }
    return table;
}

bool EmbeddingTable::has(qint64 passageId) const
{
    return std::binary_search(m_ids.begin(), m_ids.end(), passageId);
}

void EmbeddingTable::cosines(
    const QuestionEmbedding &question, const std::vector<qint64> &ids, std::vector<float> &out) const
{
    out.assign(ids.size(), kNone);
    if (question.bytes.size() != m_dimensions || m_dimensions == 0)
        return;
    const auto *asked = reinterpret_cast<const qint8 *>(question.bytes.constData());
    const float length = lengthOf(asked, m_dimensions);
    std::size_t own = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        while (own < m_ids.size() && m_ids[own] < ids[i])
            ++own;
        if (own == m_ids.size())
            break;
        if (m_ids[own] != ids[i])
            continue;
        const qint8 *row = m_rows.data() + own * std::size_t(m_dimensions);
        out[i] = float(product(asked, row, m_dimensions)) / (length * m_lengths[own]);
    }
}

} // namespace answerdesk::knowledge
