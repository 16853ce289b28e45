// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QList>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <vector>

struct sb_stemmer;

namespace answerdesk::knowledge {

struct Token {
    enum Kind : unsigned char {
        Word,
        Ideographic, ///< one or two characters of a script without spaces between words
        Trigram, ///< three characters of Thai, Lao, Khmer or Burmese
    };
    QString word; ///< lower case, without apostrophes and without a final 's
    qsizetype start = 0, length = 0; ///< in the text
    Kind kind = Word;
    bool stop = false;
    bool capitalised = false; ///< as written in the text
};

/// Cuts text into words, stems them and cuts them into 5-grams, in one language. Holds a stemmer, which is
/// not thread-safe: make one for each call or thread; that costs about a microsecond.
class Tokenizer
{
public:
    /// An empty or unknown language: no stemming, no stop words.
    explicit Tokenizer(const QString &language);
    ~Tokenizer();
    Tokenizer(const Tokenizer &) = delete;
    Tokenizer &operator=(const Tokenizer &) = delete;

    QList<Token> tokens(QStringView text) const;
    /// The word's stem without diacritics (which are kept where they make another word, as in Vietnamese).
    QString stem(const Token &token) const;
    /// The stems of the words that carry a text's topic: no stop words, and none that only ask.
    QSet<QString> topicStems(QStringView text) const;
    /// Hashes of the 5-grams of "^word$" without diacritics; none for scripts without words.
    void grams(const Token &token, std::vector<quint64> &out) const;
    bool hasStemmer() const { return m_stemmer != nullptr; }
    bool isStopWord(const QString &word) const { return m_stopWords.contains(word); }
    bool isGeneric(const QString &word) const { return m_genericWords.contains(word); }

private:
    QString folded(const QString &word) const;

    QString m_language;
    const QSet<QString> &m_stopWords;
    const QSet<QString> &m_genericWords;
    sb_stemmer *m_stemmer = nullptr;
};

} // namespace answerdesk::knowledge
