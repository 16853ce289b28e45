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

/// Words that turn a question round, though an index leaves them out.
bool turnsRound(const QString &word)
{
    static const QSet<QString> words{u"not"_s, u"no"_s, u"without"_s, u"nicht"_s, u"kein"_s, u"keine"_s,
        u"ohne"_s, u"pas"_s, u"sans"_s, u"sin"_s, u"senza"_s, u"non"_s, u"niet"_s, u"geen"_s, u"zonder"_s,
        u"não"_s, u"sem"_s, u"nie"_s, u"bez"_s, u"to"_s, u"from"_s, u"after"_s, u"before"_s, u"nach"_s,
        u"von"_s, u"aus"_s, u"vor"_s};
    return words.contains(word);
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

QString meaningKey(const QString &question, const QString &language)
{
    const knowledge::Tokenizer tokenizer(language);
    QStringList stems;
    for (const knowledge::Token &token : tokenizer.tokens(question)) {
        if (!token.stop || turnsRound(token.word))
            stems << tokenizer.stem(token);
    }
    stems.sort();
    stems.removeDuplicates();
    const int type = int(knowledge::questionTypeOf(question));
    return stems.size() < 2 ? QString() : QString::number(type) + u'\n' + stems.join(u'\n');
}

bool isSameQuestion(const QString &one, const QString &other, const QString &language)
{
    if (questionKey(one) == questionKey(other))
        return true;
    const QString meaning = meaningKey(one, language);
    return !meaning.isEmpty() && meaning == meaningKey(other, language);
}

} // namespace answerdesk::answers
