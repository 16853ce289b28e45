// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/spoken_text.h"
#include "server/answers/engine/countries.h"
#include "server/knowledge/text/tokenizer.h"

namespace answerdesk::answers {

using knowledge::Passage;
using knowledge::Token;
using knowledge::Tokenizer;

SpokenText::SpokenText(QString text, QString language)
    : m_text(std::move(text))
    , m_language(std::move(language))
{
}

SpokenText SpokenText::ofPassage(const Passage &passage)
{
    return {passage.title + u'\n' + passage.headingPath + u'\n' + passage.text, passage.language};
}

SpokenText SpokenText::ofHeadings(const Passage &passage)
{
    return {passage.title + u'\n' + passage.headingPath, passage.language};
}

bool SpokenText::has(const QString &name) const
{
    if (const QSet<QString> meant = placesIn(name); !meant.isEmpty()) {
        if (!m_places)
            m_places = placesIn(m_text);
        return std::any_of(
            meant.begin(), meant.end(), [&](const QString &place) { return coversPlace(*m_places, place); });
    }
    // "US" stands in "Austria", but is not spoken of there.
    constexpr qsizetype kPartOfNone = 4;
    if (name.size() >= kPartOfNone && m_text.contains(name, Qt::CaseInsensitive))
        return true;
    const Tokenizer tokenizer(m_language);
    if (!m_stems) {
        m_stems.emplace();
        for (const Token &token : tokenizer.tokens(m_text))
            m_stems->insert(tokenizer.stem(token));
    }
    const QList<Token> words = tokenizer.tokens(name);
    return !words.isEmpty() && std::all_of(words.begin(), words.end(), [&](const Token &word) {
        return m_stems->contains(tokenizer.stem(word));
    });
}

bool SpokenText::hasAll(const QStringList &names) const
{
    return std::all_of(names.begin(), names.end(), [this](const QString &name) { return has(name); });
}

} // namespace answerdesk::answers
