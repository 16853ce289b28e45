// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/thread_reading.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/question_roles.h"
#include "server/answers/engine/small_talk.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

using knowledge::Token;
using knowledge::Tokenizer;

/// From the first on; the last entry is the last one of whatever number there are.
constexpr std::array<const char16_t *, 6> kOrdinals{
    u"1 1st first former erste ersten erster erstes ersteres premier première 1er primero primera primer "
    u"primo "
    u"prima eerste primeiro primeira pierwszy pierwsza pierwsze pierwszą första förste první",
    u"2 2nd second latter zweite zweiten zweiter zweites deuxième second seconde 2e segundo segunda secondo "
    u"seconda tweede drugi druga drugie drugą andra andre druhý druhá druhé druhou",
    u"3 3rd third dritte dritten dritter drittes troisième 3e tercero tercera tercer terzo terza derde "
    u"terceiro "
    u"terceira trzeci trzecia trzecie trzecią tredje třetí",
    u"4 4th fourth vierte vierten vierter viertes quatrième 4e cuarto cuarta quarto quarta vierde czwarty "
    u"czwarta czwarte czwartą fjärde čtvrtý čtvrtá čtvrté čtvrtou",
    u"5 5th fifth fünfte fünften fünfter fünftes cinquième 5e quinto quinta vijfde piąty piąta piąte piątą "
    u"femte pátý pátá páté pátou",
    u"last letzte letzten letzter letztes letzteres dernier dernière último última ultimo ultima laatste "
    u"ostatni "
    u"ostatnia ostatnie ostatnią sista poslední"};

/// Words that stand around an ordinal and choose nothing themselves.
const QSet<QString> &fillers()
{
    static const QSet<QString> words = wordSet(u"the one ones option number no nr please i mean meant want "
                                               u"to about for is it yes thanks answer choice "
                                               u"die der das den dem ich meine bitte nummer ja option "
                                               u"antwort le la l les celui celle numéro s il sil vous "
                                               u"plaît oui el los las opción número por favor sí il lo "
                                               u"quello quella numero per favore sì opzione de het "
                                               u"nummer optie graag alstublieft ja o a os as opção numero "
                                               u"sim ten ta to tę numer proszę opcja tak den det "
                                               u"alternativet tack snälla ta tu číslo prosím možnost ano"_s);
    return words;
}

/// The place of an ordinal, from 0; -2 for the last one, -1 for another word.
int ordinalOf(const QString &word)
{
    static const QHash<QString, int> places = [] {
        QHash<QString, int> all;
        for (std::size_t place = 0; place < kOrdinals.size(); ++place) {
            const bool isLast = place + 1 == kOrdinals.size();
            for (const QString &each : wordSet(QString::fromUtf16(kOrdinals[place])))
                all.insert(each, isLast ? -2 : int(place));
        }
        return all;
    }();
    return places.value(word, -1);
}

/// The same in Chinese and Japanese: "第二个", "二番目", "2つ目".
int ideographicOrdinal(const QString &reply)
{
    static const QRegularExpression form(u"^(?:我?[要说是]*)?(?:第([一二三四五1-5])[个個种種项項]?|(["
                                         u"一二三四五1-5])(?:番目|つ目|番)|(最后|最後|後者|后者)|(前者|最初))"
                                         "[一个個のほうを方です吧。．.お願いしま]*$"_s);
    const QRegularExpressionMatch match = form.match(reply.simplified().remove(u' '));
    if (!match.hasMatch())
        return -1;
    if (!match.captured(3).isEmpty())
        return -2;
    const QString number = match.captured(1) + match.captured(2);
    if (number.isEmpty())
        return 0;
    const auto place = u"一二三四五"_s.indexOf(number);
    return place >= 0 ? int(place) : number.toInt() - 1;
}

/// The place that a reply gives and nothing else; -1 when it says more, or gives none.
int placeIn(const QString &reply, int count)
{
    int place = ideographicOrdinal(reply);
    if (place == -1) {
        for (const Token &token : Tokenizer(QString()).tokens(reply)) {
            const int ordinal = ordinalOf(token.word);
            if (ordinal == -1 && fillers().contains(token.word))
                continue;
            if (ordinal == -1 || place != -1)
                return -1;
            place = ordinal;
        }
    }
    if (place == -2)
        return count - 1;
    return place < count ? place : -1;
}

/// The sections that the last answer rests on which a follow-up may lean on.
QList<Section> lastSections(const QList<Exchanged> &thread, const QString &locale)
{
    for (auto exchange = thread.rbegin(); exchange != thread.rend(); ++exchange) {
        if (!exchange->sections.isEmpty())
            return exchange->isAskedBack ? QList<Section>() : exchange->sections;
        if (!smallTalkIn(exchange->question, locale) && !isFollowUp(exchange->question, locale))
            break; // a topic of its own, without an answer
    }
    return {};
}

QString aboutSection(const QString &question, const Section &section)
{
    QStringList words{question, section.title, QString(section.headingPath).replace(u" > "_s, u" "_s)};
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(u' ');
}

} // namespace

QStringList labelsOf(const QList<Section> &sections)
{
    using Naming = QString (*)(const Section &);
    static constexpr Naming kNamings[]
        = {[](const Section &section) { return knowledge::ownHeading(section.title, section.headingPath); },
            [](const Section &section) { return section.title; },
            [](const Section &section) {
                return section.headingPath.isEmpty() ? section.title
                                                     : section.title + u": "_s + section.headingPath;
            }};
    QStringList labels;
    for (const Naming naming : kNamings) {
        labels.clear();
        for (const Section &section : sections)
            labels << naming(section).simplified();
        const QSet<QString> different(labels.begin(), labels.end());
        if (different.size() == labels.size() && !different.contains(QString()))
            break;
    }
    return labels;
}

QList<Section> namedIn(const QString &text, const QList<Section> &sections)
{
    QList<Section> different;
    for (const Section &section : sections) {
        if (!different.contains(section))
            different << section;
    }
    const QStringList labels = labelsOf(different);
    const bool areNamed = labels.size() > 1
        && std::all_of(
            labels.begin(), labels.end(), [&](const QString &label) { return text.contains(label); });
    return areNamed ? different : QList<Section>();
}

int chosenSection(const QString &reply, const QList<Section> &offered, const QString &locale)
{
    if (offered.size() < 2)
        return -1;
    if (const int place = placeIn(reply, int(offered.size())); place >= 0)
        return place;
    // Words of one heading that the others do not have, and nothing else.
    const Tokenizer tokenizer(knowledge::guessLanguage(reply, languageOf(locale)));
    const QStringList labels = labelsOf(offered);
    QSet<QString> said;
    for (const Token &token : tokenizer.tokens(reply)) {
        if (!token.stop && !tokenizer.isGeneric(token.word) && !fillers().contains(token.word))
            said.insert(tokenizer.stem(token));
    }
    QSet<QString> known;
    for (const QString &label : labels)
        known += tokenizer.topicStems(label);
    if (said.isEmpty() || !known.contains(said))
        return -1;
    int chosen = -1;
    for (int i = 0; i < labels.size(); ++i) {
        if (!tokenizer.topicStems(labels[i]).contains(said))
            continue;
        if (chosen >= 0)
            return -1;
        chosen = i;
    }
    return chosen;
}

void readThread(Question &question, const QList<Exchanged> &thread)
{
    const auto chosenIn = [&](const QString &reply, const Exchanged &before) -> std::optional<Section> {
        const QList<Section> offered = namedIn(before.answer, before.sections);
        const int chosen = chosenSection(reply, offered, question.locale);
        return chosen < 0 ? std::nullopt : std::optional(offered[chosen]);
    };
    const auto asked = [&](const Section &section) {
        const QStringList before = question.earlierQuestions.first(question.earlierQuestions.size() - 1);
        return aboutSection(
            resolveFollowUp(question.earlierQuestions.last(), before, question.locale), section);
    };
    question.earlierQuestions.clear();
    question.earlierAnswers.clear();
    for (qsizetype i = 0; i < thread.size(); ++i) {
        const auto section = i > 0 ? chosenIn(thread[i].question, thread[i - 1]) : std::nullopt;
        question.earlierQuestions << (section ? asked(*section) : thread[i].question);
        question.earlierAnswers << thread[i].answer;
    }
    if (thread.isEmpty())
        return;
    question.isAskedBack = thread.last().isAskedBack;
    question.earlierSections = lastSections(thread, question.locale);
    question.section = chosenIn(question.text, thread.last());
    if (question.section) {
        question.reply = question.text;
        question.text = asked(*question.section);
    }
}

} // namespace answerdesk::answers
