// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/retrieval_index_shelf.h"
#include <cmath>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double kSaturation = 0.7; // k1
constexpr double kLengthShare = 0.6; // b
constexpr double kTitleWeight = 2;
constexpr quint32 kPassageBits = 22, kBodyBits = 6;
constexpr quint32 kBodyLimit = (1u << kBodyBits) - 1, kTitleLimit = 15;

} // namespace

void InvertedField::begin(std::size_t passages, std::size_t terms)
{
    m_offsets.assign(terms + 1, 0);
    m_lengths.assign(passages, 0);
}

void InvertedField::count(const std::vector<Count> &counts)
{
    for (const Count &count : counts)
        ++m_offsets[count.term + 1];
}

void InvertedField::endCounting()
{
    for (std::size_t i = 1; i < m_offsets.size(); ++i)
        m_offsets[i] += m_offsets[i - 1];
    m_postings.resize(m_offsets.back());
    m_fill.assign(m_offsets.begin(), m_offsets.end() - 1);
}

void InvertedField::place(quint32 passage, const std::vector<Count> &counts, double bodyLength)
{
    for (const Count &count : counts) {
        const quint32 body = std::min<quint32>(count.body, kBodyLimit);
        const quint32 title = std::min<quint32>(count.title, kTitleLimit);
        m_postings[m_fill[count.term]++]
            = passage | body << kPassageBits | title << (kPassageBits + kBodyBits);
    }
    m_lengths[passage] = float(bodyLength);
}

constexpr double kAssumedPassages = 100;

void InvertedField::finish()
{
    m_fill = {};
    const double passages = double(m_lengths.size());
    // Among a handful of passages every word is common. They are judged as if they stood among others that do
    // not use their words, so that rare words weigh there as they do elsewhere.
    const double assumed = std::max(passages, kAssumedPassages);
    double sum = 0;
    for (const float length : m_lengths)
        sum += length;
    const double average = std::max(1e-9, sum / std::max(1.0, passages));
    for (float &length : m_lengths)
        length = float(1 - kLengthShare + kLengthShare * length / average);
    m_idf.resize(m_offsets.size() - 1);
    for (std::size_t term = 0; term < m_idf.size(); ++term) {
        const double df = m_offsets[term + 1] - m_offsets[term];
        m_idf[term] = float(std::log(1 + (assumed - df + 0.5) / (df + 0.5)));
    }
    m_highestIdf = std::log(1 + (assumed + 0.5) / 0.5);
}

void InvertedField::score(quint32 term, double weight, std::vector<float> &scores) const
{
    const double factor = weight * m_idf[term] * (kSaturation + 1);
    for (quint32 i = m_offsets[term]; i < m_offsets[term + 1]; ++i) {
        const quint32 posting = m_postings[i];
        const quint32 passage = posting & ((1u << kPassageBits) - 1);
        const double body = (posting >> kPassageBits) & kBodyLimit;
        const double title = posting >> (kPassageBits + kBodyBits);
        const double x = body / m_lengths[passage] + kTitleWeight * title;
        scores[passage] += float(factor * x / (kSaturation + x));
    }
}

IndexShelf::IndexShelf(QString language, const QList<Passage> &all, std::vector<int> numbers)
    : m_language(std::move(language))
    , m_numbers(std::move(numbers))
    , m_all(all)
{
    if (m_numbers.size() > InvertedField::kMaxPassages)
        m_numbers.resize(InvertedField::kMaxPassages);
    const Tokenizer tokenizer(m_language);
    // Without a stemmer the 5-grams carry what stems would have carried.
    m_gramWeight = tokenizer.hasStemmer() ? 0.2 : 0.4;
    m_passages.reserve(m_numbers.size());
    for (const int number : m_numbers)
        addPassage(all[number], tokenizer);
    m_gramOffsets.push_back(quint32(m_gramsOfSurface.size()));
    m_tokens.shrink_to_fit();
    m_sentences.shrink_to_fit();
    invert();
    m_threshold = calibrated();
}

quint32 IndexShelf::surfaceOf(const Token &token, const Tokenizer &tokenizer)
{
    const auto known = m_surfaces.constFind(token.word);
    if (known != m_surfaces.constEnd())
        return *known;
    const quint32 number = quint32(m_surfaceStem.size());
    m_surfaces.insert(token.word, number);
    const QString stem = tokenizer.stem(token);
    const auto found = m_stemNumbers.constFind(stem);
    const quint32 stemNumber = found != m_stemNumbers.constEnd() ? *found : quint32(m_stemNumbers.size());
    if (found == m_stemNumbers.constEnd())
        m_stemNumbers.insert(stem, stemNumber);
    m_surfaceStem.push_back(stemNumber);
    m_surfaceStop.push_back(token.stop);
    m_gramOffsets.push_back(quint32(m_gramsOfSurface.size()));
    if (!token.stop) {
        std::vector<quint64> hashes;
        tokenizer.grams(token, hashes);
        for (const quint64 hash : hashes)
            m_gramsOfSurface.push_back(
                m_gramNumbers.try_emplace(hash, quint32(m_gramNumbers.size())).first->second);
    }
    return number;
}

void IndexShelf::addPassage(const Passage &passage, const Tokenizer &tokenizer)
{
    PassageSpan span;
    span.document = int(passage.documentId % 0x7fffffff);
    span.tokenStart = quint32(m_tokens.size());
    span.sentenceStart = quint32(m_sentences.size());
    const QList<Token> tokens = tokenizer.tokens(passage.text);
    QList<TextSpan> spans = splitSentences(passage.text);
    if (spans.isEmpty())
        spans.append({0, passage.text.size()});
    qsizetype next = 0;
    qint32 intro = -1;
    for (const TextSpan &text : spans) {
        Sentence sentence;
        sentence.textStart = quint32(text.start);
        sentence.textEnd = quint32(text.end);
        sentence.tokenStart = quint32(m_tokens.size());
        while (next < tokens.size() && tokens[next].start < text.end)
            m_tokens.push_back(surfaceOf(tokens[next++], tokenizer));
        sentence.tokenEnd = quint32(m_tokens.size());
        const QStringView view = QStringView(passage.text).mid(text.start, text.end - text.start);
        if (isListItem(view))
            sentence.intro = intro;
        else
            intro = view.endsWith(u':') ? qint32(m_sentences.size()) : -1;
        m_sentences.push_back(sentence);
    }
    while (next < tokens.size())
        m_tokens.push_back(surfaceOf(tokens[next++], tokenizer));
    span.tokenEnd = quint32(m_tokens.size());
    span.sentenceEnd = quint32(m_sentences.size());
    // A document's title often comes again as its first heading: it must not count twice.
    QString title = passage.title;
    if (!passage.headingPath.isEmpty() && passage.headingPath != passage.title)
        title += u'\n' + passage.headingPath;
    for (const Token &token : tokenizer.tokens(title))
        m_tokens.push_back(surfaceOf(token, tokenizer));
    span.titleEnd = quint32(m_tokens.size());
    m_passages.push_back(span);
}

void IndexShelf::countTerms(
    const PassageSpan &span, bool grams, std::vector<InvertedField::Count> &out, double *bodyLength) const
{
    std::vector<std::pair<quint32, bool>> found; // term, in the title
    double length = 0;
    for (quint32 i = span.tokenStart; i < span.titleEnd; ++i) {
        const quint32 surface = m_tokens[i];
        const bool title = i >= span.tokenEnd;
        if (!grams) {
            found.emplace_back(m_surfaceStem[surface], title);
            length += title ? 0 : 1;
            continue;
        }
        for (quint32 g = m_gramOffsets[surface]; g < m_gramOffsets[surface + 1]; ++g) {
            found.emplace_back(m_gramsOfSurface[g], title);
            length += title ? 0 : 1;
        }
    }
    std::sort(found.begin(), found.end());
    out.clear();
    for (const auto &[term, title] : found) {
        if (out.empty() || out.back().term != term)
            out.push_back({term, 0, 0});
        ++(title ? out.back().title : out.back().body);
    }
    if (bodyLength)
        *bodyLength = length;
}

void IndexShelf::invert()
{
    for (const bool grams : {false, true}) {
        InvertedField &field = grams ? m_grams : m_stems;
        field.begin(m_passages.size(), grams ? m_gramNumbers.size() : std::size_t(m_stemNumbers.size()));
        std::vector<InvertedField::Count> counts;
        for (const PassageSpan &span : m_passages) {
            countTerms(span, grams, counts, nullptr);
            field.count(counts);
        }
        field.endCounting();
        for (std::size_t i = 0; i < m_passages.size(); ++i) {
            double length = 0;
            countTerms(m_passages[i], grams, counts, &length);
            field.place(quint32(i), counts, length);
        }
        field.finish();
    }
}

TextSpan IndexShelf::span(quint32 passage, quint32 sentence) const
{
    const Sentence &found = m_sentences[m_passages[passage].sentenceStart + sentence];
    return {found.textStart, found.textEnd};
}

} // namespace answerdesk::knowledge
