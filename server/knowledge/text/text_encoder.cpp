// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/text_encoder.h"
#include "resources/language/language_files.h"
#include <QtCore/QDataStream>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

// As train.py has them.
constexpr quint32 kMagic = 0x41444531; // "ADE1"
constexpr std::size_t kShortest = 3, kLongest = 5; ///< letters of a piece of a word
constexpr float kPiecesOfKnown = 0.5F; ///< what the pieces of a word weigh that has a vector of its own
constexpr double kUnit = 127;

quint32 hashOf(std::string_view piece)
{
    quint32 hash = 2'166'136'261U;
    for (const char c : piece)
        hash = (hash ^ quint8(c)) * 16'777'619U;
    return hash;
}

} // namespace

const TextEncoder *TextEncoder::of(const QString &language)
{
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<const TextEncoder>> all;
    const std::scoped_lock lock(mutex);
    const auto [known, isNew] = all.try_emplace(language);
    if (isNew) {
        auto encoder = std::make_unique<TextEncoder>(languageFile(u"encoder/%1.bin"_s.arg(language)));
        if (encoder->dimensions() > 0)
            known->second = std::move(encoder);
    }
    return known->second.get();
}

TextEncoder::TextEncoder(const QByteArray &model)
{
    QDataStream in(model);
    in.setByteOrder(QDataStream::LittleEndian);
    in.setFloatingPointPrecision(QDataStream::SinglePrecision);
    quint32 magic = 0, dimensions = 0, words = 0, buckets = 0;
    in >> magic >> dimensions >> words >> buckets;
    QByteArray list;
    in >> list;
    const QList<QByteArray> names = list.split('\n');
    const std::size_t rows = std::size_t(words) + buckets;
    const std::size_t left
        = std::size_t(model.size()) - std::min<std::size_t>(20 + list.size(), model.size());
    if (in.status() != QDataStream::Ok || magic != kMagic || buckets == 0 || names.size() != qsizetype(words)
        || left != rows * (dimensions + sizeof(float)))
        return;
    m_scales.resize(rows);
    for (float &scale : m_scales)
        in >> scale;
    m_rows.resize(rows * dimensions);
    in.readRawData(reinterpret_cast<char *>(m_rows.data()), int(m_rows.size()));
    for (quint32 i = 0; i < words; ++i)
        m_words.emplace(names[qsizetype(i)].toStdString(), i);
    m_buckets = buckets;
    m_dimensions = dimensions;
}

void TextEncoder::addRow(std::size_t row, float weight, std::vector<float> &sum) const
{
    const float factor = weight * m_scales[row];
    const qint8 *numbers = m_rows.data() + row * m_dimensions;
    for (std::size_t i = 0; i < m_dimensions; ++i)
        sum[i] += factor * float(numbers[i]);
}

void TextEncoder::add(const QString &word, std::vector<float> &sum) const
{
    const std::string bytes = word.toStdString();
    const auto known = m_words.find(bytes);
    if (known != m_words.end())
        addRow(known->second, 1, sum);
    // In letters, which may be several bytes.
    const QString framed = u'<' + word + u'>';
    const auto letters = std::size_t(framed.size());
    if (letters < kShortest + 2)
        return;
    std::size_t pieces = 0;
    for (std::size_t n = kShortest; n <= kLongest; ++n)
        pieces += letters >= n ? letters - n + 1 : 0;
    const float weight = (known != m_words.end() ? kPiecesOfKnown : 1) / float(pieces);
    for (std::size_t n = kShortest; n <= kLongest; ++n) {
        for (std::size_t at = 0; at + n <= letters; ++at) {
            const QByteArray piece = QStringView(framed).mid(qsizetype(at), qsizetype(n)).toUtf8();
            addRow(m_words.size() + hashOf({piece.constData(), std::size_t(piece.size())}) % m_buckets,
                weight, sum);
        }
    }
}

TextEncoder::Vector TextEncoder::encode(const QList<Token> &tokens, WordVectors *cache) const
{
    Vector sum(m_dimensions, 0);
    WordVectors own;
    WordVectors &vectors = cache ? *cache : own;
    for (const Token &token : tokens) {
        if (token.kind != Token::Word)
            continue;
        const auto [vector, isNew] = vectors.try_emplace(token.word);
        if (isNew) {
            vector->second.assign(m_dimensions, 0);
            add(token.word, vector->second);
        }
        for (std::size_t i = 0; i < m_dimensions; ++i)
            sum[i] += vector->second[i];
    }
    double length = 0;
    for (const float number : sum)
        length += double(number) * double(number);
    for (float &number : sum)
        number = length > 0 ? float(double(number) / std::sqrt(length)) : 0;
    return sum;
}

TextEncoder::Packed TextEncoder::packed(const Vector &vector)
{
    Packed packed;
    packed.reserve(vector.size());
    for (const float number : vector)
        packed.push_back(qint8(std::lround(double(number) * kUnit)));
    return packed;
}

double TextEncoder::similarity(const qint8 *a, const qint8 *b) const
{
    qint32 sum = 0;
    for (std::size_t i = 0; i < m_dimensions; ++i)
        sum += qint32(a[i]) * qint32(b[i]);
    return double(sum) / (kUnit * kUnit);
}

} // namespace answerdesk::knowledge
