// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/follow_up.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QSet>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

using knowledge::Token;
using knowledge::Tokenizer;

QSet<QString> setOf(const QString &words)
{
    const QStringList list = words.split(u' ');
    return QSet<QString>(list.begin(), list.end());
}

/// A question that begins like this goes on with the one before.
bool beginsLikeFollowUp(const QString &lower)
{
    static const QStringList beginnings{u"and "_s, u"what about "_s, u"how about "_s, u"what if "_s, u"or "_s,
        u"but "_s, u"also "_s, u"then "_s, u"same for "_s, u"und "_s, u"oder "_s, u"aber "_s,
        u"was ist mit "_s, u"wie sieht es mit "_s, u"wie ist es mit "_s, u"auch "_s, u"et "_s, u"ou "_s,
        u"mais "_s, u"qu'en est-il "_s, u"y "_s, u"pero "_s, u"e "_s, u"ed "_s, u"en "_s, u"maar "_s, u"i "_s,
        u"a co "_s, u"ale "_s};
    return std::any_of(
        beginnings.begin(), beginnings.end(), [&](const QString &start) { return lower.startsWith(start); });
}

const QSet<QString> &pronouns()
{
    static const QSet<QString> words = setOf(
        u"it its that this they them these those there one es das dies diese dieser dafür damit dazu dort "
        u"ihn "
        u"ihm sie davon cela ça ceci celui celle lui y eso esto ello questo quello dat deze die isso isto to "
        u"tego jego"_s);
    return words;
}

/// Words that put a place, a recipient or an occasion into a question: "to Austria", "für Stiefel".
const QSet<QString> &prepositions()
{
    static const QSet<QString> words
        = setOf(u"to for in from at with into within nach für in innerhalb aus bei mit zu von "
                u"pour en vers depuis dans avec au aux para a de "
                u"per naar voor do dla z"_s);
    return words;
}

QString normalisedStart(const QString &question) { return question.trimmed().toLower().replace(u'’', u'\''); }

int contentWords(const QList<Token> &tokens, const Tokenizer &tokenizer)
{
    int count = 0;
    for (const Token &token : tokens) {
        const bool carries
            = !token.stop && !tokenizer.isGeneric(token.word) && !pronouns().contains(token.word);
        count += carries ? 1 : 0;
    }
    return count;
}

/// The earlier question without what the new one says anew: "to Austria" goes when "for Germany" comes.
QString withoutReplaced(const QString &earlier, const QString &question, const QString &language)
{
    const Tokenizer tokenizer(language);
    const QList<Token> now = tokenizer.tokens(question), before = tokenizer.tokens(earlier);
    // "A return", "do returns": in English these two are no prepositions.
    static const QSet<QString> notInEnglish = setOf(u"a do"_s);
    const bool isEnglish = language == u"en";
    const auto names = [isEnglish](const QList<Token> &tokens, qsizetype i) {
        if (i == 0 || tokens[i].stop)
            return false;
        const QString &word = tokens[i - 1].word;
        return prepositions().contains(word) && !(isEnglish && notInEnglish.contains(word));
    };
    bool replaces = false, replacesName = false;
    for (qsizetype i = 1; i < now.size(); ++i) {
        replaces = replaces || names(now, i);
        replacesName = replacesName || (now[i].capitalised && !now[i].stop);
    }
    if (!replaces && !replacesName)
        return earlier;
    QString kept;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const bool sameRole
            = names(before, i) && before[i].capitalised == (replacesName && before[i].capitalised);
        const bool sameName = replacesName && i > 0 && before[i].capitalised && names(before, i);
        if ((replaces && sameRole) || sameName)
            continue;
        kept += (kept.isEmpty() ? u""_s : u" "_s) + earlier.mid(before[i].start, before[i].length);
    }
    return kept;
}

} // namespace

bool isFollowUp(const QString &question, const QString &locale)
{
    const QString language = knowledge::guessLanguage(question, languageOf(locale));
    const Tokenizer tokenizer(language);
    const QList<Token> tokens = tokenizer.tokens(question);
    const int content = contentWords(tokens, tokenizer);
    if (beginsLikeFollowUp(normalisedStart(question)))
        return content <= 4;
    const bool pronoun = std::any_of(
        tokens.begin(), tokens.end(), [](const Token &token) { return pronouns().contains(token.word); });
    return content == 0 || (pronoun && content <= 2);
}

QString resolveFollowUp(const QString &question, const QStringList &earlierQuestions, const QString &locale)
{
    if (earlierQuestions.isEmpty() || !isFollowUp(question, locale))
        return question;
    constexpr qsizetype kReach = 3;
    QString context;
    for (qsizetype i = earlierQuestions.size() - 1; i >= 0 && i >= earlierQuestions.size() - kReach; --i) {
        const QString &earlier = earlierQuestions[i];
        const QString language = knowledge::guessLanguage(earlier, languageOf(locale));
        const QString kept = withoutReplaced(earlier, question, language);
        context = context.isEmpty() ? kept : withoutReplaced(kept, context, language) + u' ' + context;
        if (!isFollowUp(earlier, locale))
            break;
    }
    return context.isEmpty() ? question : context + u' ' + question;
}

QStringList focusWords(const QString &question, const QString &locale)
{
    const Tokenizer tokenizer(knowledge::guessLanguage(question, languageOf(locale)));
    static const QSet<QString> degrees
        = setOf(u"how wie combien cuánto quanto hoe jak"_s); // "how long" asks, it names nothing
    QStringList words;
    QString before;
    for (const Token &token : tokenizer.tokens(question)) {
        const bool names
            = !token.stop && !tokenizer.isGeneric(token.word) && !pronouns().contains(token.word);
        if (names && !degrees.contains(before))
            words << token.word;
        before = token.word;
    }
    return words;
}

bool changesTopic(const QString &question, const QString &earlierQuestion, const QString &locale)
{
    static const QSet<QString> conjunctions
        = setOf(u"and or but also then und oder aber auch et ou mais y pero e ed"_s);
    static const QSet<QString> askers
        = setOf(u"what how when where who which why is are do does can will was wie wann wo wer welche "
                u"welcher welches warum "
                u"wieviel ist sind kann kostet gibt quel quelle quels quelles comment combien quand où qui "
                u"pourquoi est "
                u"peut qué cómo cuánto cuándo dónde cuál quanto come quando dove quale"_s);
    const Tokenizer tokenizer(knowledge::guessLanguage(question, languageOf(locale)));
    QList<Token> tokens = tokenizer.tokens(question);
    while (!tokens.isEmpty() && conjunctions.contains(tokens.front().word))
        tokens.removeFirst();
    // "What about sale items?" is no sentence of its own.
    static const QStringList openings{u"what about "_s, u"how about "_s, u"what if "_s, u"was ist mit "_s,
        u"wie sieht es mit "_s, u"wie ist es mit "_s, u"wie steht es mit "_s};
    const QString start = normalisedStart(question);
    if (std::any_of(openings.begin(), openings.end(),
            [&](const QString &opening) { return start.startsWith(opening); }))
        return false;
    constexpr qsizetype kShortestSentence = 4;
    if (tokens.size() < kShortestSentence || !askers.contains(tokens.front().word))
        return false;
    const QSet<QString> before = tokenizer.topicStems(earlierQuestion);
    bool hasTopic = false;
    for (const Token &token : std::as_const(tokens)) {
        if (pronouns().contains(token.word))
            return false;
        if (token.stop || tokenizer.isGeneric(token.word))
            continue;
        if (before.contains(tokenizer.stem(token)))
            return false;
        hasTopic = true;
    }
    return hasTopic;
}

} // namespace answerdesk::answers
