// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index_shelf.h"
#include <algorithm>
#include <cmath>

namespace answerdesk::knowledge {

namespace {

// Among a handful of passages every word is common. They are judged as if they stood among others that do not
// use their words, so that rare words weigh there as they do elsewhere.
constexpr double kAssumedPassages = 100;

} // namespace

IndexShelf::IndexShelf(QString language, std::vector<ShelfPart> parts, double threshold, std::size_t drift)
    : m_language(std::move(language))
    , m_lexicon(&ConceptLexicon::of(m_language))
    , m_encoder(TextEncoder::of(m_language))
    , m_parts(std::move(parts))
    , m_threshold(threshold)
    , m_drift(drift)
{
    countAll();
    m_assumed = std::max(double(m_order.size()), kAssumedPassages);
    m_highestIdf = idf(0);
    // Without a stemmer the 5-grams carry what stems would have carried.
    m_gramWeight = Tokenizer(m_language).hasStemmer() ? 0.2 : 0.4;
}

void IndexShelf::countAll()
{
    quint64 stems = 0, grams = 0, topics = 0; // whole numbers, whose sum does not depend on the order
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const ShelfPart &part = m_parts[p];
        for (quint32 i = 0; i < part.segment->size(); ++i) {
            if (!part.isLive(i))
                continue;
            m_order.push_back({quint32(p), i});
            stems += part.segment->stems().bodyLength(i);
            grams += part.segment->grams().bodyLength(i);
            topics += part.segment->topics().bodyLength(i);
            m_words += part.segment->span(i).titleEnd - part.segment->span(i).tokenStart;
        }
    }
    const auto before
        = [this](ShelfPlace a, ShelfPlace b) { return passage(a).passageId < passage(b).passageId; };
    if (!std::is_sorted(m_order.begin(), m_order.end(), before))
        std::stable_sort(m_order.begin(), m_order.end(), before);
    m_ids.reserve(m_order.size());
    for (const ShelfPlace at : m_order)
        m_ids.push_back(passage(at).passageId);
    const double count = std::max(1.0, double(m_order.size()));
    m_stemLength = std::max(1e-9, double(stems) / count);
    m_gramLength = std::max(1e-9, double(grams) / count);
    m_topicLength = std::max(1e-9, double(topics) / count);
}

std::shared_ptr<const IndexShelf> IndexShelf::calibrated() const
{
    const auto shelf = std::make_shared<IndexShelf>(*this);
    shelf->m_threshold = learntThreshold();
    shelf->m_drift = 0;
    return shelf;
}

double IndexShelf::idf(double frequency) const
{
    return std::log(1 + (m_assumed - frequency + 0.5) / (frequency + 0.5));
}

TextSpan IndexShelf::span(ShelfPlace at, quint32 sentence) const
{
    const IndexSegment &segment = *m_parts[at.part].segment;
    const IndexSegment::Sentence &found = segment.sentence(segment.span(at.passage).sentenceStart + sentence);
    return {found.textStart, found.textEnd};
}

} // namespace answerdesk::knowledge
