// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index_segment.h"
#include <algorithm>
#include <array>

namespace answerdesk::knowledge {

namespace {

constexpr double kSaturation = 0.7; // k1
constexpr double kLengthShare = 0.6; // b
constexpr double kTitleWeight = 2;
constexpr float kLeastMention = 0.5F; ///< weight of a form that counts in a passage
constexpr qsizetype kEncodedText = 400; ///< characters
constexpr quint32 kPassageBits = 22, kBodyBits = 6;
constexpr quint32 kBodyLimit = (1u << kBodyBits) - 1, kTitleLimit = 15;

} // namespace

TermHash termHash(QStringView word)
{
    TermHash value = 0xcbf29ce484222325ULL;
    for (const QChar c : word) {
        value ^= c.unicode();
        value *= 0x100000001b3ULL;
        value ^= value >> 29;
    }
    return value;
}

quint32 TermTable::number(TermHash hash) const
{
    const auto at = std::lower_bound(m_hashes.begin(), m_hashes.end(), hash);
    return at == m_hashes.end() || *at != hash ? kUnknown : m_numbers[std::size_t(at - m_hashes.begin())];
}

void TermTable::assign(const std::unordered_map<TermHash, quint32> &numbers)
{
    std::vector<std::pair<TermHash, quint32>> sorted(numbers.begin(), numbers.end());
    std::sort(sorted.begin(), sorted.end());
    m_hashes.reserve(sorted.size());
    m_numbers.reserve(sorted.size());
    for (const auto &[hash, number] : sorted) {
        m_hashes.push_back(hash);
        m_numbers.push_back(number);
    }
}

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

void InvertedField::place(quint32 passage, const std::vector<Count> &counts, quint32 bodyLength)
{
    for (const Count &count : counts) {
        const quint32 body = std::min<quint32>(count.body, kBodyLimit);
        const quint32 title = std::min<quint32>(count.title, kTitleLimit);
        m_postings[m_fill[count.term]++]
            = passage | body << kPassageBits | title << (kPassageBits + kBodyBits);
    }
    m_lengths[passage] = bodyLength;
}

quint32 InvertedField::frequency(quint32 term, const LiveBits &live) const
{
    if (!live)
        return m_offsets[term + 1] - m_offsets[term];
    quint32 count = 0;
    for (quint32 i = m_offsets[term]; i < m_offsets[term + 1]; ++i)
        count += (*live)[m_postings[i] & ((1u << kPassageBits) - 1)] ? 1 : 0;
    return count;
}

void InvertedField::score(quint32 term, double weight, double averageLength, std::vector<float> &scores) const
{
    // In blocks, so that the divisions, which are most of the work, are done several at a time.
    constexpr quint32 kBlock = 64;
    std::array<quint32, kBlock> passages;
    std::array<float, kBlock> bodies, titles, lengths;
    const float factor = float(weight * (kSaturation + 1)), saturation = float(kSaturation);
    const float perTerm = float(kLengthShare / averageLength), constant = float(1 - kLengthShare);
    const quint32 end = m_offsets[term + 1];
    for (quint32 first = m_offsets[term]; first < end; first += kBlock) {
        const quint32 count = std::min(kBlock, end - first);
        for (quint32 i = 0; i < count; ++i) {
            const quint32 posting = m_postings[first + i];
            passages[i] = posting & ((1u << kPassageBits) - 1);
            bodies[i] = float(int((posting >> kPassageBits) & kBodyLimit));
            titles[i] = float(int(posting >> (kPassageBits + kBodyBits)));
            lengths[i] = float(int(m_lengths[passages[i]]));
        }
        for (quint32 i = 0; i < count; ++i) {
            const float x = bodies[i] / (constant + perTerm * lengths[i]) + float(kTitleWeight) * titles[i];
            bodies[i] = factor * x / (saturation + x);
        }
        for (quint32 i = 0; i < count; ++i)
            scores[passages[i]] += bodies[i];
    }
}

struct IndexSegment::Vocabulary {
    std::unordered_map<TermHash, quint32> surfaces, stems, grams, topics;
    std::vector<TermHash> hashes;
    std::vector<QString> stemOfSurface;
    TextEncoder::WordVectors vectors;
};

template <typename Each>
void IndexSegment::invert(std::size_t terms, InvertedField &field, Each each) const
{
    std::vector<InvertedField::Count> all(terms); // of the passage under way, by term
    std::vector<InvertedField::Count> counts;
    std::vector<quint32> touched;
    quint32 length = 0;
    const auto countTerms = [&](const PassageSpan &span) {
        length = 0;
        each(span, [&](quint32 term, bool title) {
            InvertedField::Count &count = all[term];
            if (count.body == 0 && count.title == 0)
                touched.push_back(term);
            quint16 &side = title ? count.title : count.body;
            side = quint16(std::min(side + 1, 0xffff));
            length += title ? 0 : 1;
        });
        counts.clear();
        for (const quint32 term : touched) {
            counts.push_back({term, all[term].body, all[term].title});
            all[term] = {};
        }
        touched.clear();
    };
    field.begin(m_spans.size(), terms);
    for (const PassageSpan &span : m_spans) {
        countTerms(span);
        field.count(counts);
    }
    field.endCounting();
    for (std::size_t i = 0; i < m_spans.size(); ++i) {
        countTerms(m_spans[i]);
        field.place(quint32(i), counts, length);
    }
    field.finish();
}

IndexSegment::IndexSegment(const QString &language, QList<Passage> passages)
    : m_passages(std::move(passages))
{
    if (m_passages.size() > qsizetype(InvertedField::kMaxPassages))
        m_passages.resize(InvertedField::kMaxPassages);
    const Tokenizer tokenizer(language);
    const ConceptLexicon &lexicon = ConceptLexicon::of(language);
    const TextEncoder *encoder = TextEncoder::of(language);
    m_dimensions = encoder ? encoder->dimensions() : 0;
    Vocabulary words;
    m_spans.reserve(std::size_t(m_passages.size()));
    for (const Passage &passage : std::as_const(m_passages)) {
        addPassage(passage, tokenizer, lexicon, words);
        if (encoder)
            addVector(passage, tokenizer, *encoder, words);
    }
    m_gramOffsets.push_back(quint32(m_gramsOfSurface.size()));
    m_surfaceTable.assign(std::exchange(words.surfaces, {}));
    m_stemTable.assign(std::exchange(words.stems, {}));
    m_gramTable.assign(std::exchange(words.grams, {}));
    m_topicTable.assign(std::exchange(words.topics, {}));
    m_tokens.shrink_to_fit();
    m_sentences.shrink_to_fit();
    m_mentions.shrink_to_fit();
    m_surfaceStem.shrink_to_fit();
    m_vectors.shrink_to_fit();
    m_gramOffsets.shrink_to_fit();
    m_gramsOfSurface.shrink_to_fit();
    invert(m_stemTable.size(), m_stems, [this](const PassageSpan &span, const auto &add) {
        for (quint32 i = span.tokenStart; i < span.titleEnd; ++i)
            add(stemAt(i), i >= span.tokenEnd);
    });
    invert(m_gramTable.size(), m_grams, [this](const PassageSpan &span, const auto &add) {
        for (quint32 i = span.tokenStart; i < span.titleEnd; ++i) {
            const auto [begin, end] = gramsOf(m_tokens[i]);
            for (const quint32 *gram = begin; gram != end; ++gram)
                add(*gram, i >= span.tokenEnd);
        }
    });
    invert(m_topicTable.size(), m_topics, [this](const PassageSpan &span, const auto &add) {
        for (auto mention = firstMention(span.tokenStart);
             mention != m_mentions.end() && mention->token < span.titleEnd; ++mention)
            add(mention->topic, mention->token >= span.tokenEnd);
    });
}

quint32 IndexSegment::surfaceOf(const Token &token, const Tokenizer &tokenizer, Vocabulary &words)
{
    const auto [known, isNew]
        = words.surfaces.try_emplace(termHash(token.word), quint32(m_surfaceStem.size()));
    if (!isNew)
        return known->second;
    const QString stem = tokenizer.stem(token);
    m_surfaceStem.push_back(
        words.stems.try_emplace(termHash(stem), quint32(words.stems.size())).first->second);
    words.stemOfSurface.push_back(stem);
    m_gramOffsets.push_back(quint32(m_gramsOfSurface.size()));
    if (!token.stop) {
        words.hashes.clear();
        tokenizer.grams(token, words.hashes);
        for (const TermHash hash : words.hashes)
            m_gramsOfSurface.push_back(
                words.grams.try_emplace(hash, quint32(words.grams.size())).first->second);
    }
    return known->second;
}

void IndexSegment::addTopics(quint32 firstToken, const ConceptLexicon &lexicon, Vocabulary &words)
{
    if (lexicon.isEmpty())
        return;
    QStringList stems;
    for (std::size_t i = firstToken; i < m_tokens.size(); ++i)
        stems << words.stemOfSurface[m_tokens[i]];
    for (const ConceptMention &mention : lexicon.mentions(stems, ConceptLexicon::Use::Answer)) {
        if (mention.weight < kLeastMention)
            continue;
        const quint32 topic
            = words.topics.try_emplace(mention.topic, quint32(words.topics.size())).first->second;
        m_mentions.push_back({firstToken + mention.firstToken, topic});
    }
}

void IndexSegment::addPassage(
    const Passage &passage, const Tokenizer &tokenizer, const ConceptLexicon &lexicon, Vocabulary &words)
{
    PassageSpan span;
    // The pairs of a file of questions are documents of their own: each has its question as title.
    span.document = int((termHash(passage.title) ^ quint64(passage.documentId)) & 0x7fffffff);
    span.tokenStart = quint32(m_tokens.size());
    span.sentenceStart = quint32(m_sentences.size());
    const QList<Token> tokens = tokenizer.tokens(passage.text);
    QList<TextSpan> spans = splitSentences(passage.text);
    if (spans.isEmpty())
        spans.append({0, passage.text.size()});
    qsizetype next = 0;
    qint32 intro = -1;
    for (const TextSpan &text : std::as_const(spans)) {
        Sentence sentence;
        sentence.textStart = quint32(text.start);
        sentence.textEnd = quint32(text.end);
        sentence.tokenStart = quint32(m_tokens.size());
        while (next < tokens.size() && tokens[next].start < text.end)
            m_tokens.push_back(surfaceOf(tokens[next++], tokenizer, words));
        sentence.tokenEnd = quint32(m_tokens.size());
        addTopics(sentence.tokenStart, lexicon, words);
        const QStringView view = QStringView(passage.text).mid(text.start, text.end - text.start);
        if (isListItem(view))
            sentence.intro = intro;
        else
            intro = view.endsWith(u':') ? qint32(m_sentences.size()) : -1;
        m_sentences.push_back(sentence);
    }
    while (next < tokens.size())
        m_tokens.push_back(surfaceOf(tokens[next++], tokenizer, words));
    span.tokenEnd = quint32(m_tokens.size());
    span.sentenceEnd = quint32(m_sentences.size());
    // A document's title often comes again as its first heading: it must not count twice.
    QString title = passage.title;
    if (!passage.headingPath.isEmpty() && passage.headingPath != passage.title)
        title += u'\n' + passage.headingPath;
    for (const Token &token : tokenizer.tokens(title))
        m_tokens.push_back(surfaceOf(token, tokenizer, words));
    addTopics(span.tokenEnd, lexicon, words);
    span.titleEnd = quint32(m_tokens.size());
    m_spans.push_back(span);
}

/// The mean of what the title, the passage's own heading and all of it mean.
void IndexSegment::addVector(
    const Passage &passage, const Tokenizer &tokenizer, const TextEncoder &encoder, Vocabulary &words)
{
    const std::array<QString, 3> texts{passage.title, ownHeading(passage),
        passage.title + u'\n' + passage.headingPath + u'\n' + passage.text.left(kEncodedText)};
    TextEncoder::Vector mean(encoder.dimensions(), 0);
    for (const QString &text : texts) {
        const TextEncoder::Vector vector = encoder.encode(tokenizer.tokens(text), &words.vectors);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += vector[i] / float(texts.size());
    }
    const TextEncoder::Packed packed = TextEncoder::packed(mean);
    m_vectors.insert(m_vectors.end(), packed.begin(), packed.end());
}

bool IndexSegment::holds(quint32 tokenStart, quint32 tokenEnd, quint32 stem) const
{
    if (stem == TermTable::kUnknown)
        return false;
    for (quint32 i = tokenStart; i < tokenEnd; ++i) {
        if (stemAt(i) == stem)
            return true;
    }
    return false;
}

bool IndexSegment::holdsSurface(quint32 tokenStart, quint32 tokenEnd, quint32 surface) const
{
    const auto begin = m_tokens.begin() + tokenStart, end = m_tokens.begin() + tokenEnd;
    return surface != TermTable::kUnknown && std::find(begin, end, surface) != end;
}

std::vector<IndexSegment::Mention>::const_iterator IndexSegment::firstMention(quint32 token) const
{
    return std::lower_bound(m_mentions.begin(), m_mentions.end(), token,
        [](const Mention &mention, quint32 at) { return mention.token < at; });
}

bool IndexSegment::holdsTopic(quint32 tokenStart, quint32 tokenEnd, quint32 topic) const
{
    for (auto mention = firstMention(tokenStart);
         topic != TermTable::kUnknown && mention != m_mentions.end() && mention->token < tokenEnd;
         ++mention) {
        if (mention->topic == topic)
            return true;
    }
    return false;
}

bool IndexSegment::sentenceHoldsTopic(const Sentence &sentence, quint32 topic) const
{
    if (holdsTopic(sentence.tokenStart, sentence.tokenEnd, topic))
        return true;
    if (sentence.intro < 0)
        return false;
    const Sentence &intro = m_sentences[std::size_t(sentence.intro)];
    return holdsTopic(intro.tokenStart, intro.tokenEnd, topic);
}

bool IndexSegment::sentenceHolds(const Sentence &sentence, quint32 stem) const
{
    if (holds(sentence.tokenStart, sentence.tokenEnd, stem))
        return true;
    if (sentence.intro < 0)
        return false;
    const Sentence &intro = m_sentences[std::size_t(sentence.intro)];
    return holds(intro.tokenStart, intro.tokenEnd, stem);
}

} // namespace answerdesk::knowledge
