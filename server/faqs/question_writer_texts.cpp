// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/question_writer_texts.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

WriterTexts english()
{
    return {
        .language = u"en"_s,
        .questions = {{Topic::Material, u"What is {name} made of?"_s},
            {Topic::Size, u"What size is {name}?"_s}, {Topic::Weight, u"How much does {name} weigh?"_s},
            {Topic::Included, u"What is included with {name}?"_s},
            {Topic::Care, u"How do I care for {name}?"_s},
            {Topic::Warranty, u"What warranty does {name} come with?"_s},
            {Topic::Delivery, u"What should I know about the delivery of {name}?"_s},
            {Topic::Returns, u"What are the return conditions for {name}?"_s},
            {Topic::Compatibility, u"What is {name} suitable for?"_s},
            {Topic::Capacity, u"What is the capacity of {name}?"_s},
            {Topic::Temperature, u"Which temperatures or seasons is {name} suited to?"_s},
            {Topic::Power, u"What power and running time does {name} have?"_s},
            {Topic::Color, u"What colour is {name}?"_s}, {Topic::Origin, u"Where is {name} made?"_s},
            {Topic::Assembly, u"How is {name} assembled or set up?"_s},
            {Topic::Safety, u"Which standards and certificates apply to {name}?"_s},
            {Topic::Rating, u"How do customers rate {name}?"_s},
            {Topic::Availability, u"Is {name} in stock?"_s}},
        .nouns = {{Topic::Material, u"Material"_s}, {Topic::Size, u"Dimensions"_s},
            {Topic::Weight, u"Weight"_s}, {Topic::Capacity, u"Capacity"_s},
            {Topic::Temperature, u"Temperature"_s}, {Topic::Power, u"Power"_s}},
        .price = u"{name} costs {value}."_s,
        .priceRange = u"{name} costs between {value} and {high}, depending on the offer."_s,
        .priceAsked = u"How much does {name} cost?"_s,
        .availability = {{u"InStock"_s, u"Yes, according to the product page, {name} is in stock."_s},
            {u"OutOfStock"_s, u"No, according to the product page, {name} is currently out of stock."_s},
            {u"BackOrder"_s,
                u"Not at the moment: according to the product page, {name} can be ordered and will follow later."_s},
            {u"PreOrder"_s, u"Not yet: according to the product page, {name} can be pre-ordered."_s},
            {u"LimitedAvailability"_s,
                u"Yes, but according to the product page the availability of {name} is limited."_s},
            {u"Discontinued"_s, u"No, according to the product page, {name} has been discontinued."_s}},
        .weighs = u"{name} weighs {value}."_s,
        .states = u"The product page states: {facts}."_s,
        .rated = u"Customers rate {name} at {value}."_s,
        .ratedOf = u"Customers rate {name} at {value} out of {best}."_s,
        .ratedCount = u"The product page counts {count} ratings."_s,
        .about = u"What is special about {name}?"_s,
        .brandAsked = u"Which brand is {name}?"_s,
        .brand = u"{name} is from the brand {value}."_s,
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
        .questions = {{Topic::Material, u"Woraus besteht {name}?"_s},
            {Topic::Size, u"Welche Größe hat {name}?"_s}, {Topic::Weight, u"Wie viel wiegt {name}?"_s},
            {Topic::Included, u"Was gehört zum Lieferumfang von {name}?"_s},
            {Topic::Care, u"Wie pflege ich {name}?"_s},
            {Topic::Warranty, u"Welche Garantie gilt für {name}?"_s},
            {Topic::Delivery, u"Was gilt für die Lieferung von {name}?"_s},
            {Topic::Returns, u"Welche Bedingungen gelten für die Rückgabe von {name}?"_s},
            {Topic::Compatibility, u"Wofür ist {name} geeignet?"_s},
            {Topic::Capacity, u"Welches Fassungsvermögen hat {name}?"_s},
            {Topic::Temperature, u"Für welche Temperaturen oder Jahreszeiten ist {name} geeignet?"_s},
            {Topic::Power, u"Welche Leistung und Laufzeit hat {name}?"_s},
            {Topic::Color, u"Welche Farbe hat {name}?"_s}, {Topic::Origin, u"Wo wird {name} hergestellt?"_s},
            {Topic::Assembly, u"Wie wird {name} aufgebaut oder montiert?"_s},
            {Topic::Safety, u"Welche Normen und Zertifikate gelten für {name}?"_s},
            {Topic::Rating, u"Wie bewerten Kunden {name}?"_s},
            {Topic::Availability, u"Ist {name} lieferbar?"_s}},
        .nouns = {{Topic::Material, u"Material"_s}, {Topic::Size, u"Maße"_s}, {Topic::Weight, u"Gewicht"_s},
            {Topic::Capacity, u"Fassungsvermögen"_s}, {Topic::Temperature, u"Temperatur"_s},
            {Topic::Power, u"Leistung"_s}},
        .price = u"{name} kostet {value}."_s,
        .priceRange = u"{name} kostet je nach Angebot zwischen {value} und {high}."_s,
        .priceAsked = u"Was kostet {name}?"_s,
        .availability = {{u"InStock"_s, u"Ja, laut Produktseite ist {name} auf Lager."_s},
            {u"OutOfStock"_s, u"Nein, laut Produktseite ist {name} derzeit nicht lieferbar."_s},
            {u"BackOrder"_s,
                u"Derzeit nicht: Laut Produktseite kann {name} bestellt werden und wird nachgeliefert."_s},
            {u"PreOrder"_s, u"Noch nicht: Laut Produktseite kann {name} vorbestellt werden."_s},
            {u"LimitedAvailability"_s, u"Ja, aber laut Produktseite ist {name} nur begrenzt verfügbar."_s},
            {u"Discontinued"_s, u"Nein, laut Produktseite wird {name} nicht mehr angeboten."_s}},
        .weighs = u"{name} wiegt {value}."_s,
        .states = u"Auf der Produktseite steht: {facts}."_s,
        .rated = u"Kunden bewerten {name} mit {value}."_s,
        .ratedOf = u"Kunden bewerten {name} mit {value} von {best}."_s,
        .ratedCount = u"Die Produktseite zählt {count} Bewertungen."_s,
        .about = u"Was zeichnet {name} aus?"_s,
        .brandAsked = u"Von welcher Marke ist {name}?"_s,
        .brand = u"{name} ist von der Marke {value}."_s,
        .numberAsked = u"Welche Artikelnummer hat {name}?"_s,
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
        .questions = {{Topic::Material, u"En quelle matière est {name}\u00a0?"_s},
            {Topic::Size, u"Quelles sont les dimensions ou les tailles de {name}\u00a0?"_s},
            {Topic::Weight, u"Combien pèse {name}\u00a0?"_s},
            {Topic::Included, u"Que comprend la livraison de {name}\u00a0?"_s},
            {Topic::Care, u"Comment entretenir {name}\u00a0?"_s},
            {Topic::Warranty, u"Quelle garantie s’applique à {name}\u00a0?"_s},
            {Topic::Delivery, u"Que faut-il savoir sur la livraison de {name}\u00a0?"_s},
            {Topic::Returns, u"Quelles sont les conditions de retour pour {name}\u00a0?"_s},
            {Topic::Compatibility, u"À quoi convient {name}\u00a0?"_s},
            {Topic::Capacity, u"Quelle est la capacité de {name}\u00a0?"_s},
            {Topic::Temperature, u"À quelles températures ou saisons convient {name}\u00a0?"_s},
            {Topic::Power, u"Quelles sont la puissance et l’autonomie de {name}\u00a0?"_s},
            {Topic::Color, u"De quelle couleur est {name}\u00a0?"_s},
            {Topic::Origin, u"Où est fabriqué le produit {name}\u00a0?"_s},
            {Topic::Assembly, u"Comment monter ou installer {name}\u00a0?"_s},
            {Topic::Safety, u"Quelles normes et quels certificats s’appliquent à {name}\u00a0?"_s},
            {Topic::Rating, u"Comment les clients notent-ils {name}\u00a0?"_s},
            {Topic::Availability, u"Est-ce que {name} est en stock\u00a0?"_s}},
        .nouns = {{Topic::Material, u"Matière"_s}, {Topic::Size, u"Dimensions"_s},
            {Topic::Weight, u"Poids"_s}, {Topic::Capacity, u"Capacité"_s},
            {Topic::Temperature, u"Température"_s}, {Topic::Power, u"Puissance"_s}},
        .price = u"{name} coûte {value}."_s,
        .priceRange = u"{name} coûte entre {value} et {high} selon l’offre."_s,
        .priceAsked = u"Combien coûte {name}\u00a0?"_s,
        .availability = {{u"InStock"_s, u"Oui, d’après la fiche produit, {name} est en stock."_s},
            {u"OutOfStock"_s,
                u"Non, d’après la fiche produit, {name} est actuellement en rupture de stock."_s},
            {u"BackOrder"_s,
                u"Pas pour le moment\u00a0: d’après la fiche produit, {name} reste disponible sur commande."_s},
            {u"PreOrder"_s,
                u"Pas encore\u00a0: d’après la fiche produit, {name} est disponible en précommande."_s},
            {u"LimitedAvailability"_s,
                u"Oui, mais d’après la fiche produit, les stocks de {name} sont limités."_s},
            {u"Discontinued"_s, u"Non, d’après la fiche produit, {name} ne se vend plus."_s}},
        .weighs = u"{name} pèse {value}."_s,
        .states = u"La fiche produit indique\u00a0: {facts}."_s,
        .rated = u"Les clients attribuent à {name} la note de {value}."_s,
        .ratedOf = u"Les clients attribuent à {name} la note de {value} sur {best}."_s,
        .ratedCount = u"La fiche produit compte {count} avis."_s,
        .about = u"Quelles sont les particularités de {name}\u00a0?"_s,
        .brandAsked = u"De quelle marque est {name}\u00a0?"_s,
        .brand = u"{name} est de la marque {value}."_s,
        .numberAsked = u"Quelle est la référence de {name}\u00a0?"_s,
        .number = u"La référence de {name} est {value}."_s,
        .detailAsked = u"Que dit la fiche produit de {name} à propos de «\u00a0{label}\u00a0»\u00a0?"_s,
        .colon = u"\u00a0: "_s,
    };
}

} // namespace

const WriterTexts &writerTexts(const QString &language)
{
    static const WriterTexts kEnglish = english();
    static const WriterTexts kGerman = german();
    static const WriterTexts kFrench = french();
    if (language == u"de"_s)
        return kGerman;
    return language == u"fr"_s ? kFrench : kEnglish;
}

QString filled(const QString &sentence, const QHash<QString, QString> &values)
{
    QString out;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const qsizetype end = sentence[i] == u'{' ? sentence.indexOf(u'}', i) : -1;
        if (end < 0) {
            out += sentence[i];
            continue;
        }
        out += values.value(sentence.sliced(i + 1, end - i - 1));
        i = end;
    }
    return out;
}

} // namespace answerdesk::faqs
