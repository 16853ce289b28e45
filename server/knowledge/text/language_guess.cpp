// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/stop_words.h"
#include "server/knowledge/text/tokenizer.h"
#include <QtCore/QHash>
#include <algorithm>
#include <iterator>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The language of a script that only one of the known languages uses.
QString languageOfScript(QStringView text)
{
    QHash<QString, int> counts;
    int letters = 0;
    for (const QChar c : text) {
        if (!c.isLetter())
            continue;
        ++letters;
        const char16_t u = c.unicode();
        if (u >= 0x0400 && u <= 0x052f)
            ++counts[u"ru"_s];
        else if (u >= 0x0600 && u <= 0x06ff)
            ++counts[u"ar"_s];
        else if (u >= 0x3040 && u <= 0x30ff)
            ++counts[u"ja"_s];
        else if (u >= 0x4e00 && u <= 0x9fff)
            ++counts[u"zh"_s];
        else if (u >= 0xac00 && u <= 0xd7af)
            ++counts[u"ko"_s];
        else if (u >= 0x0e00 && u <= 0x0e7f)
            ++counts[u"th"_s];
        else if (u >= 0x0900 && u <= 0x097f)
            ++counts[u"hi"_s];
        else if (u >= 0x0370 && u <= 0x03ff)
            ++counts[u"el"_s];
    }
    // Japanese writes its topic in Chinese characters and its grammar in kana.
    if (counts.value(u"ja"_s) * 8 > counts.value(u"zh"_s)) {
        counts[u"ja"_s] += counts.value(u"zh"_s);
        counts.remove(u"zh"_s);
    }
    for (auto i = counts.cbegin(); i != counts.cend(); ++i) {
        if (i.value() * 2 > letters)
            return i.key();
    }
    return {};
}

/// Letters that a language uses and its neighbours do not.
double letterVote(const QString &language, const QString &unusual)
{
    static const QHash<QString, QString> letters{
        {u"de"_s, u"äöüß"_s},
        {u"fr"_s, u"éèêàçùœîôû"_s},
        {u"es"_s, u"ñáíóúé¿¡"_s},
        {u"it"_s, u"àèìòù"_s},
        {u"pt"_s, u"ãõçáéíóúâê"_s},
        {u"pl"_s, u"ąćęłńóśźż"_s},
        {u"cs"_s, u"ěščřžýůďťňáíéúó"_s},
        {u"sv"_s, u"åäö"_s},
        {u"da"_s, u"æøå"_s},
        {u"no"_s, u"æøå"_s},
        {u"fi"_s, u"äö"_s},
        {u"hu"_s, u"őűáéíóöúü"_s},
        {u"tr"_s, u"ğışçöü"_s},
        {u"ro"_s, u"ăâîșțşţ"_s},
        {u"vi"_s, u"ăđơưạảấầậắệốộớợủứựịọ"_s},
    };
    const QString own = letters.value(language);
    const auto hits = std::count_if(unusual.begin(), unusual.end(), [&](QChar c) { return own.contains(c); });
    return 0.4 * double(hits);
}

QHash<QString, double> votes(QStringView text)
{
    QHash<QString, double> out;
    const QString lower = text.left(kGuessSample).toString().toLower();
    // None of these letters is ASCII. Most text is, and to look for it once per language took most of a
    // guess.
    QString unusual;
    std::copy_if(
        lower.begin(), lower.end(), std::back_inserter(unusual), [](QChar c) { return c.unicode() >= 0x80; });
    const Tokenizer tokenizer{QString()};
    QStringList words;
    for (const Token &token : tokenizer.tokens(lower)) {
        if (token.kind == Token::Word)
            words.append(token.word);
    }
    for (const QString &language : stopWordLanguages()) {
        const QSet<QString> &stops = stopWords(language);
        const QSet<QString> &asking = genericWords(language);
        double vote = letterVote(language, unusual);
        for (const QString &word : std::as_const(words)) {
            if (stops.contains(word))
                vote += word.size() > 1 ? 1 : 0.3;
            else if (asking.contains(word))
                vote += 0.5;
        }
        out.insert(language, vote);
    }
    return out;
}

std::pair<QString, double> winner(const QHash<QString, double> &votes)
{
    std::pair<QString, double> best;
    // In the order of the lists, so that a tie is always settled alike.
    for (const QString &language : stopWordLanguages()) {
        if (votes.value(language) > best.second)
            best = {language, votes.value(language)};
    }
    return best;
}

} // namespace

QString guessLanguage(QStringView text)
{
    const QString byScript = languageOfScript(text.left(kGuessSample));
    if (!byScript.isEmpty())
        return byScript;
    const auto [language, vote] = winner(votes(text));
    return vote >= 1 ? language : QString();
}

QString guessLanguage(QStringView text, const QString &expected)
{
    const QString byScript = languageOfScript(text.left(kGuessSample));
    if (!byScript.isEmpty())
        return byScript;
    const QHash<QString, double> all = votes(text);
    const auto [language, vote] = winner(all);
    const double own = all.value(expected);
    if (!expected.isEmpty() && (vote < own + 1 || vote < 2 * own))
        return expected;
    return vote >= 1 ? language : expected;
}

} // namespace answerdesk::knowledge
