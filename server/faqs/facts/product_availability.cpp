// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_topics.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

QString availabilityInText(const QString &text)
{
    static const QRegularExpression kOut(
        u"\\b(out of stock|sold out|currently unavailable|not available|no "
        u"longer available|ausverkauft|nicht (mehr )?(lieferbar|"
        u"verfügbar|vorrätig)|nicht auf lager|vergriffen|rupture( de "
        u"stock)?|épuisé|indisponible|agotado|sin stock|esaurito|"
        u"non disponibile|niedostępny|brak w magazynie|nie je "
        u"skladom|vypredané|vyprodáno|uitverkocht|esgotado|no disponible|indisponível|"
        u"niet (beschikbaar|leverbaar|op voorraad)|slut i lager|slutsåld|(ikke|ej) på "
        u"lager|udsolgt|utsolgt|loppuunmyyty|elfogyott|nincs készleten|stoc epuizat|"
        u"indisponibil|nav pieejams|išparduota|välja müüdud|rasprodano|ni na zalogi|"
        u"εξαντλ\\w+|tükendi)\\b|"
        u"売り切れ|品切れ|在庫なし|在庫切れ|完売|缺货|缺貨|售罄|нет в наличии|품절"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kIn(
        u"\\b(in stock|available now|ships (today|same day)|auf lager|sofort "
        u"(lieferbar|verfügbar)|lieferbar|vorrätig|"
        u"en stock|disponible|in magazzino|disponibile|na "
        u"stanie|dostępny|skladom|na skladě|op voorraad|em stock|"
        u"în stoc|na zalogi|dobavljivo|ir noliktavā|lagernd|leverbaar|i lager|på lager|"
        u"varastossa|raktáron|készleten|disponível|na stanju|na zalihi|yra sandėlyje|"
        u"laos|διαθέσιμο|stokta)\\b|在庫あり|有货|現貨|в наличии|재고 있음"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kPre(
        u"\\b(pre-?order|vorbestell\\w*|précommande)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kBack(
        u"\\b(back-?order(ed)?|nachbestellt|sur commande)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    // What may be so again one day is not so now.
    static const QRegularExpression kAgain(
        u"\\b(back in stock|available again|in stock (again|soon)|(wieder|bald) "
        u"(lieferbar|verfügbar|vorrätig|auf lager)|de "
        u"nouveau (en stock|disponible|approvisionné)|di nuovo disponibile|de nuevo disponible|(de|em) novo "
        u"disponível|weer (leverbaar|op voorraad)|ponownie dostępny|znovu skladem|åter i lager|"
        u"(if|when|wenn|sobald|quando|si|kiedy)[^.]{0,40}(available|verfügbar|lieferbar|disponible|disponibile|dostępny))\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const bool out = kOut.match(text).hasMatch();
    QString rest = text;
    rest.remove(kAgain);
    const bool in = kIn.match(rest.remove(kOut)).hasMatch();
    // Both at once is a template that shows one of them by script.
    if (out != in)
        return out ? u"OutOfStock"_s : u"InStock"_s;
    if (out)
        return {};
    if (kBack.match(text).hasMatch())
        return u"BackOrder"_s;
    return kPre.match(text).hasMatch() ? u"PreOrder"_s : QString();
}

QString availabilityOfDetail(const FurtherFact &fact)
{
    return topicOfLabel(fact.label) == Topic::Availability ? availabilityInText(fact.value) : QString();
}

} // namespace answerdesk::faqs
