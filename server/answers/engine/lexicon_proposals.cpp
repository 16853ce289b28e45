// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/lexicon_proposals.h"
#include "server/answers/engine/countries.h"
#include "server/knowledge/text/concept_lexicon.h"
#include "shared/api/lexicon.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using knowledge::Passage;
using knowledge::Token;
using knowledge::Tokenizer;

namespace {

constexpr std::size_t kMostProposals = 3;

class Proposer
{
public:
    Proposer(const knowledge::RetrievalIndex &index, const OwnLexicon &lexicon, const QString &question,
        const QString &locale)
        : m_index(index)
        , m_lexicon(lexicon)
        , m_locale(locale)
        , m_language(languageOf(locale))
        , m_tokenizer(m_language)
    {
        readQuestion(question);
    }

    /// What the question says and no passage does; words that follow each other are one.
    const QStringList &forms() const { return m_forms; }
    /// The words of the passage's heading that the question lacks; empty where it has nothing of the
    /// question.
    QString meaningIn(const Passage &passage) const
    {
        if (!stemsOf(passage.title + u'\n' + passage.headingPath + u'\n' + passage.text).intersects(m_known))
            return {};
        const QString heading = ownHeading(passage);
        QStringList words;
        for (const Token &token : m_tokenizer.tokens(heading)) {
            if (!token.stop && !m_known.contains(m_tokenizer.stem(token)))
                words << heading.mid(token.start, token.length);
        }
        const QString meaning = words.join(u' ');
        return meaning.size() <= api::kLongestLexiconText ? meaning : QString();
    }

private:
    void readQuestion(const QString &question)
    {
        qsizetype start = 0, end = -1; // of the form that is being read; -1: none is
        const auto take = [&] {
            const QString form = end < 0 ? QString() : question.mid(start, end - start);
            if (!form.isEmpty() && form.size() <= api::kLongestLexiconText && !isInLexicon(form))
                m_forms << form;
            end = -1;
        };
        for (const Token &token : m_tokenizer.tokens(question)) {
            const bool isNew = isUnknown(token);
            if (!isNew || (end >= 0 && !question.mid(end, token.start - end).trimmed().isEmpty()))
                take();
            if (isNew && end < 0)
                start = token.start;
            if (isNew)
                end = token.start + token.length;
            else if (!token.stop)
                m_known.insert(m_tokenizer.stem(token));
        }
        take();
        m_forms.removeDuplicates();
    }
    bool isUnknown(const Token &token) const
    {
        const bool isWord = token.kind == Token::Word
            && std::none_of(token.word.begin(), token.word.end(), [](QChar c) { return c.isDigit(); });
        const bool isName
            = (token.capitalised && token.start > 0 && m_language != u"de") // there nouns are too
            || isCountry(token.word);
        return isWord && !isName && !token.stop && !m_tokenizer.isGeneric(token.word)
            && !m_index.knowsWords(token.word)
            && knowledge::ConceptLexicon::of(m_language).conceptsOf(token.word).isEmpty();
    }
    bool isInLexicon(const QString &form) const
    {
        Question question;
        question.text = form;
        question.locale = m_locale;
        return m_lexicon.reading(question).has_value();
    }
    QSet<QString> stemsOf(const QString &text) const
    {
        QSet<QString> stems;
        for (const Token &token : m_tokenizer.tokens(text)) {
            if (!token.stop)
                stems.insert(m_tokenizer.stem(token));
        }
        return stems;
    }

    const knowledge::RetrievalIndex &m_index;
    const OwnLexicon &m_lexicon;
    QString m_locale, m_language;
    Tokenizer m_tokenizer;
    QStringList m_forms;
    QSet<QString> m_known; ///< stems of the question's other words
};

} // namespace

std::vector<api::ProposedEntry> proposedEntries(const knowledge::RetrievalIndex &index,
    const OwnLexicon &lexicon, const QString &question, const QString &locale, const QList<int> &nearest)
{
    const Proposer proposer(index, lexicon, question, locale);
    QStringList meanings;
    for (const int number : nearest) {
        const Passage &passage = index.passages()[number];
        const QString meaning = passage.ownLocale.isEmpty() ? proposer.meaningIn(passage) : QString();
        if (!meaning.isEmpty() && !meanings.contains(meaning))
            meanings << meaning;
    }
    std::vector<api::ProposedEntry> entries;
    for (const QString &meaning : std::as_const(meanings)) {
        for (const QString &form : proposer.forms()) {
            if (entries.size() < kMostProposals)
                entries.push_back({form, meaning});
        }
    }
    return entries;
}

} // namespace answerdesk::answers
