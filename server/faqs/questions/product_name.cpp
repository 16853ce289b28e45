// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/product_name.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kLongestSpoken = 40;

bool isWide(QChar c) { return c.unicode() >= 0x2e80; }

/// Endings by which a last word reads as a plural, which a verb would have to follow.
bool looksPlural(const QString &word, const QString &language)
{
    static const QHash<QString, QString> kEndings{{u"en"_s, u"[^s]s"_s}, {u"de"_s, u"en|er|e"_s},
        {u"fr"_s, u"s|x"_s}, {u"es"_s, u"s"_s}, {u"pt"_s, u"s"_s}, {u"it"_s, u"i|e"_s}, {u"nl"_s, u"en|s"_s},
        {u"sv"_s, u"or|ar|er|n"_s}, {u"pl"_s, u"y|i|e"_s}, {u"cs"_s, u"y|i|e"_s}};
    const QString endings = kEndings.value(language);
    if (endings.isEmpty())
        return false;
    const QRegularExpression plural(
        u"\\p{Ll}(?:"_s + endings + u")$"_s, QRegularExpression::UseUnicodePropertiesOption);
    return plural.match(word).hasMatch();
}

} // namespace

QString cleanName(const QString &full)
{
    static const QRegularExpression kBefore(
        u"^\\s*(details about|product details( of)?|product:|artikel:|produkt:|produit ?:|détails sur|"
        u"detalles (de|acerca de)|dettagli (su|di))\\s*[:|–-]*\\s+(?=\\S{2,})"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kAfter(
        u"\\s*[|–—-]?\\s*\\b(log ?in|sign in|anmelden|se connecter|iniciar sesión|accedi|inloggen|zaloguj( "
        u"się)?|"
        u"logga in|přihlásit( se)?|add to cart|buy (now|online)|online kaufen|jetzt kaufen|free shipping)\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    QString name = plainText(full);
    // Of breadcrumbs the last one is the product.
    for (const QString &crumb : {u" > "_s, u" › "_s, u" » "_s}) {
        if (const qsizetype at = name.lastIndexOf(crumb); at >= 0 && name.size() - at > crumb.size() + 2)
            name = name.sliced(at + crumb.size());
    }
    name.remove(kAfter);
    name.remove(kBefore);
    // "Mug - £4.50", "Mug | €3 off": a part that holds a price is none of the name.
    for (const QString &separator : {u" | "_s, u" – "_s, u" — "_s, u" - "_s}) {
        qsizetype at = name.lastIndexOf(separator);
        while (at > 0 && countPrices(name.sliced(at)) > 0) {
            name = name.first(at);
            at = name.lastIndexOf(separator);
        }
    }
    static const QString kLoose = u" .,;?!|–—-:"_s;
    while (!name.isEmpty() && kLoose.contains(name.back()))
        name.chop(1);
    return name.trimmed();
}

QString spokenName(const ProductFacts &facts, const QString &language)
{
    const QString name = cleanName(facts.name.value);
    static const QRegularExpression kSeparator(
        u"[|,;:/\\\\()\\[\\]{}<>\"“”„»«›‹【】（）、，：®™*+=_]|\\s[-–—]\\s|\\d\\s?%|!"_s);
    // "Fieldfare kettle 2 l" is a row of a catalogue.
    static const QRegularExpression kMeasure(
        u"\\d\\s?(kg|g|gr|mg|l|ml|cl|mm|cm|m|oz|lbs?|inch|zoll|ft|w|v|kw|gb|tb|pcs|stk|stück)\\b|\\d\\s?[x×]\\s?\\d"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (name.isEmpty() || name.size() > kLongestSpoken || kSeparator.match(name).hasMatch()
        || countPrices(name) > 0 || facts.language != language || kMeasure.match(name).hasMatch())
        return {};
    if (std::any_of(name.begin(), name.end(), isWide))
        return language == u"ja"_s || language == u"zh"_s ? name : QString();
    if (language == u"ja"_s || language == u"zh"_s)
        return name;
    // A name of its own, which takes no article: it begins with the brand, or is one or two words with a
    // number.
    const QString brand = comparable(facts.brand.value);
    const bool branded = !brand.isEmpty() && comparable(name).startsWith(brand + u' ');
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    const bool numbered = words.size() <= 2 && words.constLast()[0].isDigit() && words[0][0].isUpper();
    if ((!branded && !numbered) || name == name.toUpper() || looksPlural(words.constLast(), language))
        return {};
    return name;
}

} // namespace answerdesk::faqs
