// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/countries.h"
#include "server/answers/engine/question_roles.h"
#include "server/answers/engine/small_talk.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/stop_words.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QSet>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

using knowledge::Token;
using knowledge::Tokenizer;

constexpr qsizetype kReach = 3; ///< questions that a follow-up leans on at most

/// The question from its first letter on, in small letters.
QString normalisedStart(const QString &question)
{
    const auto first
        = std::find_if(question.begin(), question.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return question.mid(first - question.begin()).toLower().replace(u'’', u'\'').trimmed();
}

bool startsWithOneOf(const QString &text, const QStringList &beginnings)
{
    return std::any_of(
        beginnings.begin(), beginnings.end(), [&](const QString &start) { return text.startsWith(start); });
}

/// A question that begins like this goes on with the one before.
bool beginsLikeFollowUp(const QString &question)
{
    static const QStringList beginnings{u"and "_s, u"what about "_s, u"how about "_s, u"what if "_s, u"or "_s,
        u"but "_s, u"also "_s, u"then "_s, u"same for "_s, u"und "_s, u"oder "_s, u"aber "_s,
        u"was ist mit "_s, u"wie sieht es mit "_s, u"wie ist es mit "_s, u"auch "_s, u"et "_s, u"ou "_s,
        u"mais "_s, u"qu'en est-il "_s, u"y "_s, u"pero "_s, u"e "_s, u"ed "_s, u"en "_s, u"maar "_s, u"i "_s,
        u"a co "_s, u"ale "_s, u"¿y "_s, u"o "_s, u"también "_s, u"qué tal "_s, u"mas "_s, u"o que "_s,
        u"anche "_s, u"hoe zit het met "_s, u"of "_s, u"ook "_s, u"och "_s, u"eller "_s, u"men "_s,
        u"hur är det med "_s, u"också "_s, u"lub "_s, u"a jak "_s, u"nebo "_s, u"a do "_s, u"a na "_s,
        u"a pro "_s, u"a dla "_s, u"a v "_s, u"a w "_s, u"那"_s, u"还有"_s, u"では"_s, u"じゃあ"_s, u"それ"_s,
        u"あと"_s, u"でも"_s};
    static const QStringList endings{u"呢"_s, u"呢?"_s, u"呢？"_s, u"は?"_s, u"は？"_s};
    const QString start = normalisedStart(question);
    return startsWithOneOf(start, beginnings)
        || std::any_of(
            endings.begin(), endings.end(), [&](const QString &end) { return start.endsWith(end); });
}

bool isPronoun(const QString &word)
{
    static const QSet<QString> words = wordSet(
        u"it its that this they them these those there one es das dies diese dieser dafür damit dazu dort "
        u"ihn ihm sie davon cela ça ceci celui celle lui y eso esto ello questo quello dat deze die isso "
        u"isto "
        u"to tego jego det den detta denna dem tam ten tento to ho"_s);
    return words.contains(word);
}

bool carriesTopic(const Token &token, const Tokenizer &tokenizer)
{
    return !token.stop && !tokenizer.isGeneric(token.word) && !isPronoun(token.word);
}

int contentWords(const QList<Token> &tokens, const Tokenizer &tokenizer)
{
    return int(std::count_if(
        tokens.begin(), tokens.end(), [&](const Token &token) { return carriesTopic(token, tokenizer); }));
}

QString languageIn(const QString &question, const QString &locale)
{
    return knowledge::guessLanguage(question, languageOf(locale));
}

/// Whether a text has only function words of a language.
bool isFunctional(const QString &question, const QString &language)
{
    const QSet<QString> &functional = knowledge::stopWords(language);
    const QList<Token> tokens = Tokenizer(language).tokens(question);
    return !functional.isEmpty() && std::all_of(tokens.begin(), tokens.end(), [&](const Token &token) {
        return functional.contains(token.word) || isPronoun(token.word);
    });
}

/// One topic of a thread, from one of its questions backwards.
struct Context {
    QString text; ///< its words that the follow-up does not say otherwise
    bool isReplaced = false; ///< the follow-up says some otherwise
    qsizetype next = -1; ///< the question before the topic's first one
};

Context contextFrom(
    qsizetype last, const QString &question, const QStringList &earlierQuestions, const QString &locale)
{
    Context context;
    qsizetype taken = 0;
    for (qsizetype i = last; i >= 0 && taken < kReach; --i) {
        context.next = i - 1;
        const QString &earlier = earlierQuestions[i];
        if (smallTalkIn(earlier, locale))
            continue;
        ++taken;
        const QString language = languageIn(earlier, locale);
        const QString kept = withoutReplaced(earlier, question, language);
        context.isReplaced = context.isReplaced || kept != earlier;
        context.text = context.text.isEmpty()
            ? kept
            : withoutReplaced(kept, context.text, language) + u' ' + context.text;
        if (!isFollowUp(earlier, locale) || (i > 0 && changesTopic(earlier, earlierQuestions[i - 1], locale)))
            break;
    }
    return context;
}

} // namespace

bool isFollowUp(const QString &question, const QString &locale)
{
    const Tokenizer tokenizer(languageIn(question, locale));
    const QList<Token> tokens = tokenizer.tokens(question);
    const int content = contentWords(tokens, tokenizer);
    if (beginsLikeFollowUp(question))
        return content <= 4;
    const bool pronoun
        = std::any_of(tokens.begin(), tokens.end(), [](const Token &token) { return isPronoun(token.word); });
    return content == 0 || (pronoun && content <= 2);
}

bool hasTopic(const QString &question, const QString &locale)
{
    const QSet<QString> languages{languageIn(question, locale), languageOf(locale), u"en"_s};
    return std::none_of(languages.begin(), languages.end(),
        [&](const QString &language) { return isFunctional(question, language); });
}

QStringList readingsOf(const QString &question, const QStringList &earlierQuestions, const QString &locale)
{
    if (earlierQuestions.isEmpty() || !isFollowUp(question, locale))
        return {question};
    const Context latest = contextFrom(earlierQuestions.size() - 1, question, earlierQuestions, locale);
    QStringList readings{latest.text.isEmpty() ? question : latest.text + u' ' + question};
    // After "delivery to Germany" and "what does a return cost?", "and to Austria?" may mean either.
    if (latest.isReplaced || namesIn(question, locale).isEmpty())
        return readings;
    for (qsizetype next = latest.next; next >= 0;) {
        const Context older = contextFrom(next, question, earlierQuestions, locale);
        if (older.isReplaced) {
            readings << older.text + u' ' + question;
            break;
        }
        next = older.next;
    }
    return readings;
}

QString resolveFollowUp(const QString &question, const QStringList &earlierQuestions, const QString &locale)
{
    return readingsOf(question, earlierQuestions, locale).front();
}

QStringList focusWords(const QString &question, const QString &locale)
{
    const Tokenizer tokenizer(languageIn(question, locale));
    static const QSet<QString> degrees
        = wordSet(u"how wie combien cuánto quanto hoe jak"_s); // "how long" asks, it names nothing
    QStringList words;
    QString before;
    for (const Token &token : tokenizer.tokens(question)) {
        if (carriesTopic(token, tokenizer) && !degrees.contains(before))
            words << token.word;
        before = token.word;
    }
    return words;
}

QStringList namesIn(const QString &question, const QString &locale)
{
    QStringList names;
    for (const QuestionPhrase &phrase : phrasesIn(question, languageIn(question, locale))) {
        if (phrase.role == QuestionPhrase::Name)
            names << question.mid(phrase.start, phrase.length);
    }
    return names;
}

bool changesTopic(const QString &question, const QString &earlierQuestion, const QString &locale)
{
    static const QSet<QString> conjunctions = wordSet(
        u"and or but also then und oder aber auch et ou mais y pero e ed en maar of mas i a ale och men"_s);
    static const QSet<QString> askers = wordSet(
        u"what how when where who which why is are do does can will was wie wann wo wer welche welcher "
        u"welches warum wieviel ist sind kann kostet gibt quel quelle quels quelles comment combien quand où "
        u"qui pourquoi est peut qué cómo cuánto cuándo dónde cuál quanto come quando dove quale wat hoe "
        u"wanneer waar wie welke waarom hoeveel como onde qual quem porque jak co kiedy gdzie kto ile jaki "
        u"jaka jakie dlaczego vad hur när var vem vilken vilket vilka varför kdy kde kdo kolik proč jaký "
        u"jaká jaké"_s);
    const Tokenizer tokenizer(languageIn(question, locale));
    QList<Token> tokens = tokenizer.tokens(question);
    while (!tokens.isEmpty() && conjunctions.contains(tokens.front().word))
        tokens.removeFirst();
    // "What about sale items?" is no sentence of its own.
    static const QStringList openings{u"what about "_s, u"how about "_s, u"what if "_s, u"was ist mit "_s,
        u"wie sieht es mit "_s, u"wie ist es mit "_s, u"wie steht es mit "_s, u"hoe zit het met "_s,
        u"hur är det med "_s};
    if (startsWithOneOf(normalisedStart(question), openings))
        return false;
    constexpr qsizetype kShortestSentence = 4;
    if (tokens.size() < kShortestSentence || !askers.contains(tokens.front().word))
        return false;
    const QSet<QString> before = tokenizer.topicStems(earlierQuestion);
    bool isAboutSomething = false;
    for (const Token &token : std::as_const(tokens)) {
        if (isPronoun(token.word))
            return false;
        if (!carriesTopic(token, tokenizer))
            continue;
        if (before.contains(tokenizer.stem(token)))
            return false;
        isAboutSomething = true;
    }
    return isAboutSomething;
}

} // namespace answerdesk::answers
