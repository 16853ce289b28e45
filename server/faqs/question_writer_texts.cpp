// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/question_writer_texts.h"
#include "server/faqs/question_writer.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

WriterTexts english()
{
    return {
        .language = u"en"_s,
        .questions = {{Topic::Material, u"What material is used for {name}?"_s},
            {Topic::Size, u"What is the size of {name}?"_s},
            {Topic::Weight, u"What is the weight of {name}?"_s},
            {Topic::Included, u"What is included with {name}?"_s},
            {Topic::Care, u"How do I care for {name}?"_s},
            {Topic::Warranty, u"What warranty is there on {name}?"_s},
            {Topic::Delivery, u"What should I know about the delivery of {name}?"_s},
            {Topic::Returns, u"What are the return conditions for {name}?"_s},
            {Topic::Compatibility, u"What can I use {name} with or for?"_s},
            {Topic::Capacity, u"What is the capacity of {name}?"_s},
            {Topic::Temperature, u"For which temperatures or seasons can I use {name}?"_s},
            {Topic::Power, u"What is the power or running time of {name}?"_s},
            {Topic::Color, u"What is the colour of {name}?"_s},
            {Topic::Origin, u"What is the origin of {name}?"_s},
            {Topic::Assembly, u"How do I assemble or set up {name}?"_s},
            {Topic::Safety, u"Which standards and certificates apply to {name}?"_s},
            {Topic::Rating, u"How do customers rate {name}?"_s},
            {Topic::Availability, u"Can I buy {name} right now?"_s}},
        .nouns = {{Topic::Material, u"Material"_s}, {Topic::Size, u"Dimensions"_s},
            {Topic::Weight, u"Weight"_s}, {Topic::Capacity, u"Capacity"_s},
            {Topic::Temperature, u"Temperature"_s}, {Topic::Power, u"Power"_s}, {Topic::Color, u"Colour"_s},
            {Topic::Origin, u"Origin"_s}, {Topic::Warranty, u"Warranty"_s}},
        .price = u"The price of {name} is {value}."_s,
        .priceRange = u"The price of {name} is between {value} and {high}, depending on the offer."_s,
        .priceAsked = u"What is the price of {name}?"_s,
        .availability = {{u"InStock"_s, u"Yes, the product page lists {name} as in stock."_s},
            {u"OutOfStock"_s, u"No, the product page lists {name} as out of stock at the moment."_s},
            {u"BackOrder"_s,
                u"Yes, with a later delivery: the product page lists {name} as available on back-order."_s},
            {u"PreOrder"_s, u"Not yet: the product page lists {name} as available for pre-order."_s},
            {u"LimitedAvailability"_s,
                u"Yes, but the product page lists {name} with limited availability."_s},
            {u"Discontinued"_s, u"No, the product page lists {name} as discontinued."_s}},
        .weighs = u"The weight of {name} is {value}."_s,
        .states = u"The product page states: {facts}."_s,
        .rated = u"Customers rate {name} at {value}."_s,
        .ratedOf = u"Customers rate {name} at {value} out of {best}."_s,
        .ratedCount = u"The product page counts {count} ratings."_s,
        .about = u"What is special about {name}?"_s,
        .brandAsked = u"What is the brand of {name}?"_s,
        .brand = u"The brand of {name} is {value}."_s,
        .numberAsked = u"What is the item number of {name}?"_s,
        .number = u"The item number of {name} is {value}."_s,
        .detailAsked = u"What does the product page of {name} say about “{label}”?"_s,
        .colon = u": "_s,
    };
}

WriterTexts german()
{
    return {
        .language = u"de"_s,
        .questions = {{Topic::Material, u"Welches Material wird für {name} verwendet?"_s},
            {Topic::Size, u"Welche Maße oder Größen gibt es bei {name}?"_s},
            {Topic::Weight, u"Wie hoch ist das Gewicht von {name}?"_s},
            {Topic::Included, u"Was gehört zum Lieferumfang von {name}?"_s},
            {Topic::Care, u"Wie pflege ich {name}?"_s},
            {Topic::Warranty, u"Welche Garantie gilt für {name}?"_s},
            {Topic::Delivery, u"Was gilt für die Lieferung von {name}?"_s},
            {Topic::Returns, u"Welche Bedingungen gelten für die Rückgabe von {name}?"_s},
            {Topic::Compatibility, u"Wofür kann ich {name} verwenden?"_s},
            {Topic::Capacity, u"Wie groß ist das Fassungsvermögen von {name}?"_s},
            {Topic::Temperature,
                u"Bei welchen Temperaturen oder zu welchen Jahreszeiten kann ich {name} verwenden?"_s},
            {Topic::Power, u"Wie hoch ist die Leistung oder Laufzeit von {name}?"_s},
            {Topic::Color, u"In welcher Farbe gibt es {name}?"_s},
            {Topic::Origin, u"Welche Herkunft ist für {name} angegeben?"_s},
            {Topic::Assembly, u"Wie baue oder montiere ich {name}?"_s},
            {Topic::Safety, u"Welche Normen und Zertifikate gelten für {name}?"_s},
            {Topic::Rating, u"Wie bewerten Kunden {name}?"_s},
            {Topic::Availability, u"Kann ich {name} sofort kaufen?"_s}},
        .nouns = {{Topic::Material, u"Material"_s}, {Topic::Size, u"Maße"_s}, {Topic::Weight, u"Gewicht"_s},
            {Topic::Capacity, u"Fassungsvermögen"_s}, {Topic::Temperature, u"Temperatur"_s},
            {Topic::Power, u"Leistung"_s}, {Topic::Color, u"Farbe"_s}, {Topic::Origin, u"Herkunft"_s},
            {Topic::Warranty, u"Garantie"_s}},
        .price = u"Der Preis von {name} beträgt {value}."_s,
        .priceRange = u"Der Preis von {name} liegt je nach Angebot zwischen {value} und {high}."_s,
        .priceAsked = u"Wie hoch ist der Preis von {name}?"_s,
        .availability = {{u"InStock"_s, u"Ja, die Produktseite führt {name} als lieferbar."_s},
            {u"OutOfStock"_s, u"Nein, die Produktseite führt {name} derzeit als nicht lieferbar."_s},
            {u"BackOrder"_s,
                u"Ja, mit späterer Lieferung: Die Produktseite führt {name} als nachlieferbar."_s},
            {u"PreOrder"_s, u"Noch nicht: Die Produktseite führt {name} als vorbestellbar."_s},
            {u"LimitedAvailability"_s,
                u"Ja, aber die Produktseite führt {name} als nur begrenzt verfügbar."_s},
            {u"Discontinued"_s, u"Nein, die Produktseite führt {name} als nicht mehr lieferbar."_s}},
        .weighs = u"Das Gewicht von {name} beträgt {value}."_s,
        .states = u"Auf der Produktseite steht: {facts}."_s,
        .rated = u"Kunden bewerten {name} mit {value}."_s,
        .ratedOf = u"Kunden bewerten {name} mit {value} von {best}."_s,
        .ratedCount = u"Die Produktseite zählt {count} Bewertungen."_s,
        .about = u"Was ist das Besondere an {name}?"_s,
        .brandAsked = u"Welche Marke steht hinter {name}?"_s,
        .brand = u"Die Marke von {name} ist {value}."_s,
        .numberAsked = u"Wie lautet die Artikelnummer von {name}?"_s,
        .number = u"Die Artikelnummer von {name} lautet {value}."_s,
        .detailAsked = u"Was steht auf der Produktseite von {name} zu „{label}“?"_s,
        .colon = u": "_s,
    };
}

// French puts a no-break space before "?" and ":".
WriterTexts french()
{
    return {
        .language = u"fr"_s,
        .questions = {{Topic::Material, u"Quelle matière est utilisée pour {name}\u00a0?"_s},
            {Topic::Size, u"Quelles sont les dimensions ou les tailles de {name}\u00a0?"_s},
            {Topic::Weight, u"Quel est le poids de {name}\u00a0?"_s},
            {Topic::Included, u"Que comprend la livraison de {name}\u00a0?"_s},
            {Topic::Care, u"Comment entretenir {name}\u00a0?"_s},
            {Topic::Warranty, u"Quelle garantie s’applique à {name}\u00a0?"_s},
            {Topic::Delivery, u"Que faut-il savoir sur la livraison de {name}\u00a0?"_s},
            {Topic::Returns, u"Quelles sont les conditions de retour pour {name}\u00a0?"_s},
            {Topic::Compatibility, u"Pour quels usages peut-on utiliser {name}\u00a0?"_s},
            {Topic::Capacity, u"Quelle est la capacité de {name}\u00a0?"_s},
            {Topic::Temperature, u"À quelles températures ou saisons peut-on utiliser {name}\u00a0?"_s},
            {Topic::Power, u"Quelles sont la puissance et l’autonomie de {name}\u00a0?"_s},
            {Topic::Color, u"Quelle est la couleur de {name}\u00a0?"_s},
            {Topic::Origin, u"Quelle est l’origine de {name}\u00a0?"_s},
            {Topic::Assembly, u"Comment monter ou installer {name}\u00a0?"_s},
            {Topic::Safety, u"Quelles normes et quels certificats s’appliquent à {name}\u00a0?"_s},
            {Topic::Rating, u"Comment les clients notent-ils {name}\u00a0?"_s},
            {Topic::Availability, u"Peut-on acheter {name} tout de suite\u00a0?"_s}},
        .nouns = {{Topic::Material, u"Matière"_s}, {Topic::Size, u"Dimensions"_s},
            {Topic::Weight, u"Poids"_s}, {Topic::Capacity, u"Capacité"_s},
            {Topic::Temperature, u"Température"_s}, {Topic::Power, u"Puissance"_s},
            {Topic::Color, u"Couleur"_s}, {Topic::Origin, u"Origine"_s}, {Topic::Warranty, u"Garantie"_s}},
        .price = u"Le prix de {name} est de {value}."_s,
        .priceRange = u"Le prix de {name} se situe entre {value} et {high} selon l’offre."_s,
        .priceAsked = u"Quel est le prix de {name}\u00a0?"_s,
        .availability = {{u"InStock"_s, u"Oui, la fiche produit indique {name} en stock."_s},
            {u"OutOfStock"_s, u"Non, la fiche produit indique {name} en rupture de stock pour le moment."_s},
            {u"BackOrder"_s,
                u"Oui, avec une livraison ultérieure\u00a0: la fiche produit indique {name} sur commande."_s},
            {u"PreOrder"_s, u"Pas encore\u00a0: la fiche produit indique {name} en précommande."_s},
            {u"LimitedAvailability"_s, u"Oui, mais la fiche produit indique un stock limité de {name}."_s},
            {u"Discontinued"_s, u"Non, la fiche produit indique la fin de la vente de {name}."_s}},
        .weighs = u"Le poids de {name} est de {value}."_s,
        .states = u"La fiche produit indique\u00a0: {facts}."_s,
        .rated = u"Les clients attribuent à {name} la note de {value}."_s,
        .ratedOf = u"Les clients attribuent à {name} la note de {value} sur {best}."_s,
        .ratedCount = u"La fiche produit compte {count} avis."_s,
        .about = u"Quelles sont les particularités de {name}\u00a0?"_s,
        .brandAsked = u"Quelle est la marque de {name}\u00a0?"_s,
        .brand = u"La marque de {name} est {value}."_s,
        .numberAsked = u"Quelle est la référence de {name}\u00a0?"_s,
        .number = u"La référence de {name} est {value}."_s,
        .detailAsked = u"Que dit la fiche produit de {name} à propos de «\u00a0{label}\u00a0»\u00a0?"_s,
        .colon = u"\u00a0: "_s,
    };
}

} // namespace

QStringList writtenLocales() { return {u"en"_s, u"de"_s, u"fr"_s}; }

const WriterTexts &writerTexts(const QString &language)
{
    static const WriterTexts kEnglish = english();
    static const WriterTexts kGerman = german();
    static const WriterTexts kFrench = french();
    if (language == u"de"_s)
        return kGerman;
    return language == u"fr"_s ? kFrench : kEnglish;
}

QString filled(const QString &sentence, const QHash<QString, QString> &values, bool french)
{
    QString out;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const qsizetype end = sentence[i] == u'{' ? sentence.indexOf(u'}', i) : -1;
        if (end < 0) {
            out += sentence[i];
            continue;
        }
        const QString value = values.value(sentence.sliced(i + 1, end - i - 1));
        // "de Alta" is "d’Alta".
        static const QString kVowels = u"aeiouyàâäéèêëîïôöùûüAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜ"_s;
        if (french && out.endsWith(u" de "_s) && !value.isEmpty() && kVowels.contains(value.front())) {
            out.chop(2);
            out += u'’';
        }
        out += value;
        i = end;
    }
    return out;
}

} // namespace answerdesk::faqs
