// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/stop_words.h"
#include <QtCore/QHash>

namespace answerdesk::knowledge {

namespace {

using WordSets = QHash<QString, QSet<QString>>;

constexpr std::array<StopWordList, 8> kGenericWordLists{{
    {u"en",
        u"name called known term kind type sort many much year person people thing someone something used "
        u"using use "
        u"also would could may might shall one ones give given tell please want wanna like need know let get "
        u"hi hello"},
    {u"de",
        u"möchte möchten würde würden gerne kann können könnte brauche sagen wissen hallo name genannt art "
        u"jahr viel "
        u"viele lange person"},
    {u"fr",
        u"voudrais veux veut peux peut pouvez puis-je bonjour dire savoir nom appelle genre type année "
        u"personne merci"},
    {u"es", u"quiero quisiera puedo puede pueden hola decir saber nombre llama tipo año persona favor"},
    {u"it", u"vorrei voglio posso puoi può ciao dire sapere nome chiama tipo anno persona favore"},
    {u"nl", u"wil graag kan kunt mag hallo zeggen weten naam heet soort jaar persoon alstublieft"},
    {u"pt", u"quero queria posso pode podem olá dizer saber nome chama tipo ano pessoa favor"},
    {u"pl",
        u"chcę chciałbym chciałabym mogę możecie proszę powiedzieć wiedzieć dzień dobry nazwa rodzaj rok "
        u"osoba"},
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
