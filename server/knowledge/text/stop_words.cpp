// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/stop_words.h"
#include <QtCore/QHash>

namespace answerdesk::knowledge {

namespace {

using WordSets = QHash<QString, QSet<QString>>;

constexpr std::array<StopWordList, 10> kGenericWordLists{{
    {u"en",
        u"name called known term kind type sort many much year person people thing someone "
        u"something used using use also would could may might shall one ones give given tell "
        u"please want wanna like need know let get hi hello hey got gotten getting go going "
        u"goes gone went come comes coming came see seen say says saying said look looking "
        u"looks try trying tried take takes took taking put happen happens happened happening "
        u"help assist assistance info information detail details question questions issue "
        u"issues problem problems anything nothing everything anyone anybody somebody everyone "
        u"stuff way ways able sure maybe perhaps possible possibly still yet already even "
        u"really actually ever never always currently recently today yesterday basically "
        u"however though although since thanks thank regarding concerning interested wondering "
        u"wonder explain understand think thought believe guess idea wish hope hoping seem "
        u"seems guys okay ok well kindly ill weve theyve theyre theres thats hasnt havent wont "
        u"wouldnt shouldnt werent wasnt hadnt mine around"},
    {u"de",
        u"möchte möchten würde würden gerne kann können könnte könnten könnt kannst brauche brauch "
        u"bräuchte sagen sag wissen weiß weiss hallo hi moin danke name genannt art jahr viel "
        u"viele lange person eigentlich mal irgendwie leider schon immer gerade heute gestern "
        u"jemand sache ding dinge frage fragen problem probleme info infos information "
        u"informationen verstehe glaube denke möglich helfen hilfe hilft erklären"},
    {u"fr",
        u"voudrais voudrait aimerais veux veut peux peut puis pouvez pourriez pouvoir puis-je "
        u"bonjour salut dire dites savoir nom appelle genre type année personne merci besoin aide "
        u"aider question problème problèmes information informations quelque chose toujours déjà "
        u"encore maintenant aujourdhui hier possible chez faut faire fais fait"},
    {u"es",
        u"quiero quisiera querría puedo puede pueden podría podrían puedes hola gracias decir dime "
        u"saber nombre llama tipo año persona favor necesito ayuda ayudar pregunta problema "
        u"problemas información todavía aún siempre ahora hoy ayer posible hacer hago cosa"},
    {u"it",
        u"vorrei voglio posso puoi può possono potrei potete ciao salve grazie dire sapere nome "
        u"chiama tipo anno persona favore bisogno aiuto aiutare domanda problema problemi "
        u"informazione informazioni sempre ancora già adesso oggi ieri possibile fare qualcosa"},
    {u"nl",
        u"wil graag kan kunt kun kunnen mag hallo dank bedankt zeggen weten weet naam heet soort "
        u"jaar persoon alstublieft alsjeblieft help hulp helpen vraag probleem problemen "
        u"informatie nog altijd al nu vandaag gisteren mogelijk doe doen"},
    {u"pt",
        u"quero queria gostaria posso pode podem poderia olá obrigado obrigada dizer saber nome "
        u"chama tipo ano pessoa favor preciso ajuda ajudar pergunta problema problemas informação "
        u"informações ainda sempre já agora hoje ontem possível fazer faço coisa"},
    {u"pl",
        u"chcę chciałbym chciałabym mogę możecie możesz proszę powiedzieć wiedzieć dzień dobry "
        u"witam dziękuję nazwa rodzaj rok osoba potrzebuję pomoc pomóc pytanie problem problemy "
        u"informacja informacje zawsze jeszcze teraz dziś dzisiaj wczoraj zrobić robić"},
    {u"sv",
        u"vill skulle kan kunna får hej tack säga veta vet namn heter slag år person behöver hjälp "
        u"hjälpa fråga problem information alltid ännu redan nu idag igår möjligt göra gör snälla"},
    {u"cs",
        u"chci chtěl chtěla bych můžu mohu prosím dobrý den ahoj děkuji říct vědět název druh rok "
        u"osoba potřebuji pomoc pomoci otázka problém problémy informace vždy ještě teď dnes včera "
        u"možné dělat udělat"},
}};

template <std::size_t N>
WordSets setsOf(const std::array<StopWordList, N> &lists)
{
    WordSets sets;
    for (const StopWordList &list : lists) {
        const QStringList words = QString::fromUtf16(list.words).split(u' ', Qt::SkipEmptyParts);
        sets.insert(QString::fromUtf16(list.language), QSet<QString>(words.begin(), words.end()));
    }
    return sets;
}

const QSet<QString> &find(const WordSets &sets, const QString &language)
{
    static const QSet<QString> none;
    const auto found = sets.constFind(language);
    return found == sets.constEnd() ? none : *found;
}

} // namespace

const QSet<QString> &stopWords(const QString &language)
{
    static const WordSets sets = setsOf(kStopWordLists);
    return find(sets, language);
}

const QSet<QString> &genericWords(const QString &language)
{
    static const WordSets sets = setsOf(kGenericWordLists);
    return find(sets, language);
}

const QStringList &stopWordLanguages()
{
    static const QStringList languages = [] {
        QStringList all;
        for (const StopWordList &list : kStopWordLists)
            all.append(QString::fromUtf16(list.language));
        return all;
    }();
    return languages;
}

} // namespace answerdesk::knowledge
