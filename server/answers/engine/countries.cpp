// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/countries.h"
#include "server/answers/engine/phrases.h"
#include "server/knowledge/text/tokenizer.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>
#include <unicode/uloc.h>
#include <unicode/uregion.h>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView kUnion("EU"), kWorld("001");
constexpr qsizetype kShortestStem = 5; ///< letters that a name keeps in all its forms

struct PlaceNames {
    QHash<QString, QString> codes; ///< by the name as the tokenizer writes it: "new zealand"
    QHash<QString, QString> written; ///< of scripts without spaces between words
    QHash<QString, QStringList> beginnings; ///< the names that begin with so many letters
    qsizetype longest = 1; ///< words of a name
};

QString asWords(const QString &text)
{
    QStringList words;
    for (const knowledge::Token &token : knowledge::Tokenizer(QString()).tokens(text))
        words << token.word;
    return words.join(u' ');
}

bool isSpaced(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x2e80; });
}

void addName(PlaceNames &names, const QString &name, const QString &code)
{
    if (!isSpaced(name)) {
        names.written.insert(name, code);
        return;
    }
    const QString words = asWords(name);
    if (words.size() < 2 || names.codes.contains(words))
        return;
    names.codes.insert(words, code);
    names.longest = std::max(names.longest, words.count(u' ') + 1);
    if (words.size() >= kShortestStem && code.size() == 2)
        names.beginnings[words.left(kShortestStem)] << words;
}

/// Names that people use and ICU does not give, and words for everywhere.
constexpr std::pair<const char16_t *, const char *> kFurther[] = {{u"uk", "GB"}, {u"great britain", "GB"},
    {u"großbritannien", "GB"}, {u"england", "GB"}, {u"scotland", "GB"}, {u"wales", "GB"}, {u"usa", "US"},
    {u"america", "US"}, {u"amerika", "US"}, {u"holland", "NL"}, {u"worldwide", "001"}, {u"abroad", "001"},
    {u"weltweit", "001"}, {u"ausland", "001"}, {u"monde entier", "001"}, {u"étranger", "001"},
    {u"todo el mundo", "001"}, {u"extranjero", "001"}, {u"tutto il mondo", "001"}, {u"estero", "001"},
    {u"wereldwijd", "001"}, {u"buitenland", "001"}, {u"todo o mundo", "001"}, {u"estrangeiro", "001"},
    {u"całym świecie", "001"}, {u"cały świat", "001"}, {u"zagranicę", "001"}, {u"hela världen", "001"},
    {u"utomlands", "001"}, {u"celém světě", "001"}, {u"zahraničí", "001"}, {u"世界中", "001"},
    {u"海外", "001"}, {u"全球", "001"}, {u"国外", "001"}};

const PlaceNames &placeNames()
{
    static const PlaceNames names = [] {
        PlaceNames all;
        QList<QByteArray> codes{"150", "002", "019", "142", "009", "EU"};
        for (const char *const *country = uloc_getISOCountries(); *country; ++country)
            codes << *country;
        for (const QString &language : phraseLanguages()) {
            for (const QByteArray &code : std::as_const(codes)) {
                char16_t name[64];
                UErrorCode status = U_ZERO_ERROR;
                const int32_t size = uloc_getDisplayCountry(
                    ("und_" + code).constData(), language.toLatin1().constData(), name, 64, &status);
                if (U_SUCCESS(status) && size < 64)
                    addName(all, QString::fromUtf16(name, size), QString::fromLatin1(code));
            }
        }
        for (const auto &[name, code] : kFurther)
            addName(all, QString::fromUtf16(name), QString::fromLatin1(code));
        return all;
    }();
    return names;
}

bool isInUnion(const QString &country)
{
    static const QSet<QString> members{u"AT"_s, u"BE"_s, u"BG"_s, u"CY"_s, u"CZ"_s, u"DE"_s, u"DK"_s, u"EE"_s,
        u"ES"_s, u"FI"_s, u"FR"_s, u"GR"_s, u"HR"_s, u"HU"_s, u"IE"_s, u"IT"_s, u"LT"_s, u"LU"_s, u"LV"_s,
        u"MT"_s, u"NL"_s, u"PL"_s, u"PT"_s, u"RO"_s, u"SE"_s, u"SI"_s, u"SK"_s};
    return members.contains(country);
}

QString continentOf(const QString &country)
{
    UErrorCode status = U_ZERO_ERROR;
    const URegion *region = uregion_getRegionFromCode(country.toLatin1().constData(), &status);
    if (U_FAILURE(status))
        return {};
    const URegion *continent = uregion_getContainingRegionOfType(region, URGN_CONTINENT);
    return continent ? QString::fromLatin1(uregion_getRegionCode(continent)) : QString();
}

/// Abbreviations that are other words in small letters, and the union in its cases.
void addWritten(const QString &text, QSet<QString> &places)
{
    static const QRegularExpression unionName(
        u"\\b(EU|UE)\\b|Europäischen? Union|Unii Europejskiej|Evropské unie"_s);
    static const QRegularExpression states(u"\\bU\\.?S\\b"_s);
    if (unionName.match(text).hasMatch())
        places.insert(kUnion);
    if (states.match(text).hasMatch())
        places.insert(u"US"_s);
}

/// The country whose name a word is a form of: "szwajcarii" of "szwajcaria", "german" of "germany".
QString inflected(const QString &word)
{
    constexpr qsizetype kEnding = 2, kLonger = 3;
    for (const QString &name : placeNames().beginnings.value(word.left(kShortestStem))) {
        const qsizetype stem = std::max(kShortestStem, name.size() - kEnding);
        if (word.size() <= name.size() + kLonger && word.startsWith(QStringView(name).left(stem)))
            return placeNames().codes.value(name);
    }
    return {};
}

} // namespace

bool isCountry(const QString &word)
{
    const QString code = placeNames().codes.value(word, placeNames().written.value(word));
    return code.size() == 2 && code != kUnion;
}

QSet<QString> placesIn(const QString &text)
{
    const PlaceNames &names = placeNames();
    QSet<QString> places;
    addWritten(text, places);
    QStringList words;
    for (const knowledge::Token &token : knowledge::Tokenizer(QString()).tokens(text))
        words << token.word;
    for (qsizetype i = 0; i < words.size();) {
        qsizetype count = std::min(names.longest, words.size() - i);
        while (count > 0 && !names.codes.contains(words.mid(i, count).join(u' ')))
            --count;
        if (count > 0)
            places.insert(names.codes.value(words.mid(i, count).join(u' ')));
        else if (const QString code = inflected(words[i]); !code.isEmpty())
            places.insert(code);
        i += std::max<qsizetype>(1, count);
    }
    if (!isSpaced(text)) {
        for (auto name = names.written.cbegin(); name != names.written.cend(); ++name) {
            if (text.contains(name.key()))
                places.insert(name.value());
        }
    }
    return places;
}

bool coversPlace(const QSet<QString> &named, const QString &place)
{
    return named.contains(place) || named.contains(kWorld) || (isInUnion(place) && named.contains(kUnion))
        || named.contains(continentOf(place));
}

} // namespace answerdesk::answers
