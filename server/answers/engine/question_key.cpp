// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/question_key.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/secret.h"
#include <QtCore/QStringList>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

QStringList sorted(const QSet<QString> &words)
{
    QStringList list(words.begin(), words.end());
    list.sort();
    return list;
}

/// Words that turn a question round, though an index leaves them out.
bool turnsRound(const QString &word)
{
    static const QSet<QString> words{u"not"_s, u"no"_s, u"without"_s, u"nicht"_s, u"kein"_s, u"keine"_s,
        u"ohne"_s, u"pas"_s, u"sans"_s, u"sin"_s, u"senza"_s, u"non"_s, u"niet"_s, u"geen"_s, u"zonder"_s,
        u"não"_s, u"sem"_s, u"nie"_s, u"bez"_s, u"to"_s, u"from"_s, u"after"_s, u"before"_s, u"nach"_s,
        u"von"_s, u"aus"_s, u"vor"_s};
    return words.contains(word);
}

/// Stems of the words that carry meaning.
QSet<QString> meaningOf(const QString &question, const QString &language)
{
    const knowledge::Tokenizer tokenizer(language);
    QSet<QString> stems;
    for (const knowledge::Token &token : tokenizer.tokens(question)) {
        if (!token.stop || turnsRound(token.word))
            stems.insert(tokenizer.stem(token));
    }
    return stems;
}

} // namespace

QString questionKey(const QString &question)
{
    const QString text = question.normalized(QString::NormalizationForm_KC);
    QStringList words;
    for (const knowledge::Token &token : knowledge::Tokenizer(QString()).tokens(text)) {
        if (token.kind == knowledge::Token::Word)
            words << token.word;
    }
    // A script without words, and a message of signs alone.
    const bool hasWords = !words.isEmpty() && std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.isLetter() && c.unicode() >= 0x0e00 && c.unicode() < 0xff00;
    });
    return hasWords ? words.join(u' ') : text.simplified().toLower();
}

QString questionDigest(const QString &question)
{
    return QString::fromLatin1(sha256(questionKey(question).toUtf8()).toHex());
}

bool isSameQuestion(const QString &one, const QString &other, const QString &language)
{
    if (questionKey(one) == questionKey(other))
        return true;
    if (knowledge::questionTypeOf(one) != knowledge::questionTypeOf(other))
        return false;
    const QSet<QString> meaning = meaningOf(one, language);
    return meaning.size() >= 2 && sorted(meaning) == sorted(meaningOf(other, language));
}

} // namespace answerdesk::answers
