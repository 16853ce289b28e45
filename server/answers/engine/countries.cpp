// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/countries.h"
#include "server/answers/engine/phrases.h"
#include <QtCore/QByteArrayList>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <unicode/uloc.h>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Names of countries, by their two letters, in all languages that answers are given in.
QSet<QString> namesOf(const QByteArrayList &countries)
{
    QSet<QString> all;
    for (const QString &language : phraseLanguages()) {
        for (const QByteArray &country : countries) {
            char16_t name[64];
            UErrorCode status = U_ZERO_ERROR;
            const int32_t size = uloc_getDisplayCountry(
                ("und_" + country).constData(), language.toLatin1().constData(), name, 64, &status);
            if (U_SUCCESS(status) && size < 64)
                all.insert(QString::fromUtf16(name, size).toLower());
        }
    }
    return all;
}

} // namespace

bool isCountry(const QString &word)
{
    static const QSet<QString> names = [] {
        QByteArrayList all;
        for (const char *const *country = uloc_getISOCountries(); *country; ++country)
            all << *country;
        return namesOf(all);
    }();
    return names.contains(word);
}

bool isEuCountry(const QString &word)
{
    static const QSet<QString> names
        = namesOf({"AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE",
            "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"});
    return names.contains(word);
}

bool speaksOfEu(QStringView text)
{
    static const QRegularExpression name(
        u"\\b(EU|UE)\\b|European Union|Europäischen? Union|Union européenne|Unión Europea|Unione europea|"
        "Europese Unie|União Europeia|Unii Europejskiej"_s);
    return name.match(text.toString()).hasMatch();
}

} // namespace answerdesk::answers
