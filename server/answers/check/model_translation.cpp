// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/model_check.h"
#include "server/answers/check/model_facts.h"
#include "server/answers/check/model_words.h"
#include "server/answers/engine/countries.h"
#include "server/knowledge/text/language_guess.h"
#include <QtCore/QRegularExpression>
#include <algorithm>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A translation that is longer or shorter than that says more or less than its source.
constexpr qsizetype kLengthShare = 3, kLengthRoom = 30;
constexpr qsizetype kGuessable = 40; ///< characters; the language of less is anybody's guess

/// Words that every language translates, though they may be written large or in capitals.
bool isCommon(const QString &lower)
{
    return !weightOf(lower).isEmpty() || !unitOf(lower).isEmpty() || isCountry(lower);
}

/// Names and codes, which no language translates: "Gore", "LED", "N100". Where every noun is written large,
/// and where a sentence or an entry of a list begins, a large first letter alone makes no name.
QStringList namesIn(const QString &text, const QString &language)
{
    static const QRegularExpression word(u"[\\p{L}\\d][\\p{L}\\p{M}\\d]*"_s);
    static const QRegularExpression inside(u"[\\p{L}\\p{M}\\d][ -]$"_s);
    QStringList names;
    auto matches = word.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString written = match.captured();
        if (!written.front().isLetter() || written.size() < 2 || isCommon(written.toLower()))
            continue;
        const bool isCode = std::any_of(
            written.begin() + 1, written.end(), [](QChar c) { return c.isUpper() || c.isDigit(); });
        const bool isLarge = written.front().isUpper() && language != u"de"
            && inside.match(text.left(match.capturedStart())).hasMatch();
        if (isCode || isLarge)
            names << written;
    }
    return names;
}

bool holdsAll(const QString &text, const QStringList &names)
{
    return std::all_of(names.begin(), names.end(),
        [&](const QString &name) { return text.contains(name, Qt::CaseInsensitive); });
}

QStringList sortedNumbers(const QString &text, const QString &language, bool withUnits)
{
    QStringList numbers;
    for (const Quantity &quantity : quantitiesIn(text, language))
        numbers << (withUnits ? quantity.number + u' ' + quantity.unit : quantity.number);
    numbers.sort();
    return numbers;
}

} // namespace

const QStringList &checkedLanguages()
{
    static const QStringList languages{
        u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"nl"_s, u"pt"_s, u"pl"_s};
    return languages;
}

ModelFault checkTranslation(
    const QString &source, const QString &translation, const QString &from, const QString &to)
{
    if (translation.isEmpty() || translation.size() > source.size() * kLengthShare + kLengthRoom
        || source.size() > translation.size() * kLengthShare + kLengthRoom)
        return ModelFault::Format;
    if (hasMarkup(translation))
        return ModelFault::Markup;
    if (speaksToMachines(translation))
        return ModelFault::Instruction;
    QStringList before = addressesIn(source), after = addressesIn(translation);
    before.sort();
    after.sort();
    if (before != after)
        return ModelFault::Address;
    if (sortedNumbers(source, from, false) != sortedNumbers(translation, to, false))
        return ModelFault::Number;
    if (sortedNumbers(source, from, true) != sortedNumbers(translation, to, true))
        return ModelFault::Unit;
    if (!holdsAll(translation, namesIn(source, from)) || !holdsAll(source, namesIn(translation, to))
        || !weightyWordsIn(source).contains(weightyWordsIn(translation)))
        return ModelFault::Weight;
    if (denies(source, from) != denies(translation, to))
        return ModelFault::Denial;
    const bool isOther = translation.size() >= kGuessable && knowledge::guessLanguage(translation, to) != to;
    return isOther ? ModelFault::Language : ModelFault::Nothing;
}

} // namespace answerdesk::answers
