// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/small_talk.h"
#include "server/knowledge/text/tokenizer.h"
#include <QtCore/QSet>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Idiom {
    Phrase kind;
    const char16_t *text; ///< words as the tokenizer writes them
};

// Longer idioms first: "good bye" must not be read as "good".
constexpr Idiom kIdioms[] = {
    {Phrase::Wellbeing, u"how are you doing"},
    {Phrase::Wellbeing, u"how are you"},
    {Phrase::Wellbeing, u"how do you do"},
    {Phrase::Wellbeing, u"whats up"},
    {Phrase::Wellbeing, u"how is it going"},
    {Phrase::Wellbeing, u"hows it going"},
    {Phrase::Wellbeing, u"wie geht es ihnen"},
    {Phrase::Wellbeing, u"wie geht es dir"},
    {Phrase::Wellbeing, u"wie gehts dir"},
    {Phrase::Wellbeing, u"wie gehts"},
    {Phrase::Wellbeing, u"comment allez vous"},
    {Phrase::Wellbeing, u"comment vas tu"},
    {Phrase::Wellbeing, u"comment ça va"},
    {Phrase::Wellbeing, u"ça va"},
    {Phrase::Wellbeing, u"qué tal"},
    {Phrase::Wellbeing, u"cómo está"},
    {Phrase::Wellbeing, u"cómo estás"},
    {Phrase::Wellbeing, u"come va"},
    {Phrase::Wellbeing, u"come stai"},
    {Phrase::Wellbeing, u"come sta"},
    {Phrase::Wellbeing, u"hoe gaat het"},
    {Phrase::Wellbeing, u"como vai"},
    {Phrase::Wellbeing, u"tudo bem"},
    {Phrase::Wellbeing, u"jak się masz"},
    {Phrase::Wellbeing, u"hur mår du"},
    {Phrase::Wellbeing, u"hur är läget"},
    {Phrase::Wellbeing, u"jak se máte"},
    {Phrase::Wellbeing, u"jak se máš"},
    {Phrase::Thanks, u"thank you"},
    {Phrase::Thanks, u"thanks"},
    {Phrase::Thanks, u"thx"},
    {Phrase::Thanks, u"cheers"},
    {Phrase::Thanks, u"much appreciated"},
    {Phrase::Thanks, u"danke schön"},
    {Phrase::Thanks, u"dankeschön"},
    {Phrase::Thanks, u"vielen dank"},
    {Phrase::Thanks, u"besten dank"},
    {Phrase::Thanks, u"danke"},
    {Phrase::Thanks, u"merci"},
    {Phrase::Thanks, u"gracias"},
    {Phrase::Thanks, u"grazie"},
    {Phrase::Thanks, u"dank u wel"},
    {Phrase::Thanks, u"dank je wel"},
    {Phrase::Thanks, u"dank je"},
    {Phrase::Thanks, u"dank u"},
    {Phrase::Thanks, u"bedankt"},
    {Phrase::Thanks, u"obrigado"},
    {Phrase::Thanks, u"obrigada"},
    {Phrase::Thanks, u"dziękuję"},
    {Phrase::Thanks, u"dzięki"},
    {Phrase::Thanks, u"tack så mycket"},
    {Phrase::Thanks, u"tusen tack"},
    {Phrase::Thanks, u"tack"},
    {Phrase::Thanks, u"děkuji"},
    {Phrase::Thanks, u"děkuju"},
    {Phrase::Thanks, u"díky"},
    {Phrase::Farewell, u"good bye"},
    {Phrase::Farewell, u"goodbye"},
    {Phrase::Farewell, u"bye bye"},
    {Phrase::Farewell, u"bye"},
    {Phrase::Farewell, u"see you later"},
    {Phrase::Farewell, u"see you"},
    {Phrase::Farewell, u"have a nice day"},
    {Phrase::Farewell, u"auf wiedersehen"},
    {Phrase::Farewell, u"tschüss"},
    {Phrase::Farewell, u"tschüß"},
    {Phrase::Farewell, u"bis bald"},
    {Phrase::Farewell, u"schönen tag noch"},
    {Phrase::Farewell, u"au revoir"},
    {Phrase::Farewell, u"bonne journée"},
    {Phrase::Farewell, u"à bientôt"},
    {Phrase::Farewell, u"adiós"},
    {Phrase::Farewell, u"hasta luego"},
    {Phrase::Farewell, u"arrivederci"},
    {Phrase::Farewell, u"tot ziens"},
    {Phrase::Farewell, u"doei"},
    {Phrase::Farewell, u"adeus"},
    {Phrase::Farewell, u"tchau"},
    {Phrase::Farewell, u"do widzenia"},
    {Phrase::Farewell, u"hej då"},
    {Phrase::Farewell, u"vi ses"},
    {Phrase::Farewell, u"na shledanou"},
    {Phrase::Farewell, u"nashledanou"},
    {Phrase::Greeting, u"good morning"},
    {Phrase::Greeting, u"good afternoon"},
    {Phrase::Greeting, u"good evening"},
    {Phrase::Greeting, u"good day"},
    {Phrase::Greeting, u"greetings"},
    {Phrase::Greeting, u"hello"},
    {Phrase::Greeting, u"hi"},
    {Phrase::Greeting, u"hey"},
    {Phrase::Greeting, u"hiya"},
    {Phrase::Greeting, u"guten morgen"},
    {Phrase::Greeting, u"guten tag"},
    {Phrase::Greeting, u"guten abend"},
    {Phrase::Greeting, u"grüß gott"},
    {Phrase::Greeting, u"hallo"},
    {Phrase::Greeting, u"moin"},
    {Phrase::Greeting, u"servus"},
    {Phrase::Greeting, u"bonjour"},
    {Phrase::Greeting, u"bonsoir"},
    {Phrase::Greeting, u"salut"},
    {Phrase::Greeting, u"buenos días"},
    {Phrase::Greeting, u"buenas tardes"},
    {Phrase::Greeting, u"hola"},
    {Phrase::Greeting, u"buongiorno"},
    {Phrase::Greeting, u"buonasera"},
    {Phrase::Greeting, u"ciao"},
    {Phrase::Greeting, u"salve"},
    {Phrase::Greeting, u"goedemorgen"},
    {Phrase::Greeting, u"goedemiddag"},
    {Phrase::Greeting, u"goedendag"},
    {Phrase::Greeting, u"hoi"},
    {Phrase::Greeting, u"olá"},
    {Phrase::Greeting, u"bom dia"},
    {Phrase::Greeting, u"boa tarde"},
    {Phrase::Greeting, u"oi"},
    {Phrase::Greeting, u"dzień dobry"},
    {Phrase::Greeting, u"cześć"},
    {Phrase::Greeting, u"witam"},
    {Phrase::Greeting, u"god morgon"},
    {Phrase::Greeting, u"god dag"},
    {Phrase::Greeting, u"hej"},
    {Phrase::Greeting, u"hejsan"},
    {Phrase::Greeting, u"dobrý den"},
    {Phrase::Greeting, u"dobré ráno"},
    {Phrase::Greeting, u"ahoj"},
};

const QSet<QString> &fillers()
{
    static const QSet<QString> words = [] {
        const QStringList list
            = u"there all everyone team sir madam dear very so much many a lot for your the help to you "
              u"again and ok that this helped helps was is helpful all "
              u"okay great perfect good nice today now everybody folks zusammen ihnen dir euch sehr für die "
              u"hilfe und "
              u"liebes super alles klar gut beaucoup bien pour votre aide et mille muchas por su ayuda tante "
              u"molte per "
              u"il suo aiuto voor je uw hulp muito pela ajuda bardzo za pomoc à tous"_s.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

} // namespace

std::optional<Phrase> smallTalkIn(const QString &message, const QString &)
{
    constexpr qsizetype kLongest = 12; // words; who writes more has a question
    QStringList words;
    for (const knowledge::Token &token : knowledge::Tokenizer(QString()).tokens(message))
        words.append(token.word);
    if (words.isEmpty() || words.size() > kLongest)
        return std::nullopt;
    QString rest = u' ' + words.join(u' ') + u' ';
    std::optional<Phrase> kind;
    for (const Idiom &idiom : kIdioms) {
        const QString text = u' ' + QString::fromUtf16(idiom.text) + u' ';
        if (!rest.contains(text))
            continue;
        rest.replace(text, u" "_s);
        if (!kind)
            kind = idiom.kind;
    }
    const QStringList left = rest.split(u' ', Qt::SkipEmptyParts);
    const bool onlyFillers
        = std::all_of(left.begin(), left.end(), [](const QString &word) { return fillers().contains(word); });
    return kind && onlyFillers ? kind : std::nullopt;
}

} // namespace answerdesk::answers
