// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/price_context.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kBefore = 60; ///< characters before a price that may say what it is
constexpr qsizetype kAfter = 40;
constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

/// What stands right before a price that is none to pay.
bool isDismissedBefore(const QString &text)
{
    static const QRegularExpression kWords(
        u"((?<!\\p{L})(was|rrp|msrp|mrp|srp|list(ed)?( price)?|regular(ly)?( price)?|original(ly)?( "
        u"price)?|instead "
        u"of|"
        u"compare at|before|retail( price)?|"
        u"statt|uvp|bisher|früher|vorher|listenpreis|unverb\\w*|ehemals|"
        u"prix (conseillé|public|de référence|barré)|au lieu de|avant|"
        u"antes|pvpr?|precio (anterior|original|recomendado)|de:|preço (original|anterior)|"
        u"prima|prezzo (di listino|consigliato|originale)|listino|invece di|anziché|"
        u"van|adviesprijs|oude prijs|vanaf voor|ord\\.?( pris)?|tidigare|rek\\.? pris|før(pris)?|normalpris|"
        u"najniższa cena[^.]*|cena (katalogowa|regularna|poprzednia)|zamiast|"
        u"původní( cena)?|běžná cena|doporučená( cena)?|pôvodná( cena)?|bežná cena|nejnižší cena[^.]*|"
        u"eredeti ár|korábbi ár|preț (vechi|recomandat)|prp|стара цена|старая цена|"
        // saved, granted, won
        u"save|saving|you save|off|discount|coupon|voucher|gift card|cashback|credit|reward|rewards|"
        u"(du |sie )?spar(en|st|e)?|ersparnis|rabatt|gutschein|nachlass|économi[sz]\\w*|remise|réduction|bon "
        u"d'achat|"
        u"ahorr\\w+|descuento|desconto|poupe|economize|risparmi\\w*|sconto|bespaar\\w*|korting|oszczędz\\w+|"
        u"rabat|"
        u"ušetříte|sleva|ušetríte|zľava|"
        // without tax
        u"brez ddv|bez dph|bez vat|netto|cena netto|(excl?|exkl|ekskl|ex)\\.? "
        u"(vat|tax|mwst|btw|moms|gst|iva|tva)|ohne "
        u"mwst|hors taxes?|sin iva|iva esclusa|sem iva|税抜|税別|"
        // per unit
        u"grundpreis|unit price|base price|prix au (kg|kilo|litre)|prezzo al|precio por|cena za|jednotková "
        u"cena|"
        // instalments
        u"instal?lments? of|monthly|per month|rate[ns]?|raten|monatlich|mensualit\\w+|cuotas? de|parcelas? "
        u"de|"
        u"rat[ay] |rate lunare|finance[^.]*|financing[^.]*|as low as|leasing|"
        u"\\d{1,2} ?[x×] ?(de|of|fois|von|per|da)?|"
        // delivery and orders
        u"shipping[^.]*|delivery[^.]*|postage[^.]*|orders? (over|above|of)|purchases? over|spend|"
        u"versand[^.]*|lieferung[^.]*|versandkosten[^.]*|bestellwert|livraison[^.]*|frais de "
        u"port[^.]*|envío[^.]*|"
        u"envio[^.]*|frete[^.]*|portes[^.]*|spedizion\\w+[^.]*|consegna[^.]*|verzend\\w+[^.]*|bezorg\\w+[^.]*"
        u"|frakt[^.]*|"
        u"fragt[^.]*|leverans[^.]*|dostaw\\w+[^.]*|wysyłk\\w+[^.]*|doprav\\w+[^.]*|poštovn\\w+[^.]*|toimitus["
        u"^.]*|"
        u"szállítás[^.]*|livrare[^.]*|transport[^.]*|piegāde[^.]*|доставк\\w+[^.]*|dostava[^.]*|"
        u"(sub)?total|zwischensumme|gesamtsumme|summe|sous-total|subtotale|totale|totaal|razem|suma|celkem|"
        u"celkom|"
        u"deposit|pfand|consigne|statiegeld|tax|vat|mwst\\.?|"
        // other offers
        u"used|refurbished|gebraucht|occasion|d'occasion|usato|used from|other (offers?|sellers?)[^.]*|"
        u"new \\(\\d+\\) from|more buying choices|trade-?in[^.]*|bid|estimate|starting (bid|price))\\b|"
        u"送料|配送|运费|運費|배송비|定価|原价|原價|市场价|参考価格|メーカー希望[^0-9]*|割引|月々|ポイント)["
        u"\\s:.,(€$£]*(from|ab|von|de|à "
        u"partir de|dès|de la|da|od|fra|från)?[\\s:.(~]*$"_s,
        kOptions);
    static const QRegularExpression kSigns(u"[+=≥>]\\s*$|(^|\\s)[-–−]\\s*$"_s);
    return kWords.match(text).hasMatch() || kSigns.match(text).hasMatch();
}

/// What stands right behind a price that is none to pay.
bool isDismissedAfter(const QString &text)
{
    static const QRegularExpression kWords(
        u"^[\\s*)]*((/|per|pro|je|par|al|por|za|na|a|pr\\.?|/ "
        u")\\s*(\\d+([.,]\\d+)?\\s*)?(kg|g|gr|mg|l|ml|cl|dl|liter|"
        u"litre|litro|kilo|meters?|metres?|metro|m|m2|m²|m³|cm|qm|lfm|oz|fl\\.? ?oz|lb|lbs|sq "
        u"?ft|ft|yd|gal|100|"
        u"month|mo|monat|mois|mes|mês|mese|maand|miesiąc|mies\\.?|měsíc|měs\\.?|mesiac|mån(ad)?|mnd|md\\.?|"
        u"kk|lună|hó|мес\\w*|"
        u"year|jahr|an|año|week|woche|day|tag)(?!\\p{L})|"
        u"(monthly|monatlich|mtl\\.?|mensual\\w*|mensili|miesięcznie|měsíčně|mesačne|lunar)\\b|"
        u"[x×]\\s?\\d{1,2}\\b|(shipping|delivery|postage|versand\\w*|lieferung|frais|de "
        u"frais|livraison|spedizione|"
        u"spese|envío|dostaw\\w*|doprav\\w*|verzend\\w*|frakt|import fees)\\b|"
        u"(off|discount|rabatt|gespart|de remise|de réduction|di sconto|de "
        u"descuento|korting|sleva|taniej|saved|savings?|"
        u"gutschein|voucher|coupon|gift card|credit|cashback|back)\\b|"
        u"(rrp|uvp|msrp|mrp|netto|ht|brez ddv|bez dph|bez vat|hors taxes?|sin iva|iva esclusa|sem iva)\\b|"
        u"(excl?|exkl|ekskl|ex)\\.? (vat|tax|mwst|btw|moms|gst|iva|tva)\\b|"
        // on a condition
        u"(upon|with (the |a |our |your )?(code|coupon|voucher|card|membership|subscription|trade-?in)|for "
        u"members|mit (dem )?(code|gutschein\\w*|coupon|kundenkarte|abo)|avec (le |la "
        u")?(code|carte|coupon)|con "
        u"(el |la |il )?(código|codice|cupón|tarjeta|carta|tessera)|met (de "
        u")?(code|kortingscode|klantenkaart)|z "
        u"kodem|z kartą|s kódem|s kartou)\\b)"_s,
        kOptions);
    return kWords.match(text).hasMatch();
}

/// Lines about instalments, thresholds of delivery, points and other sellers hold no price of the product.
bool isOtherLine(const QString &text)
{
    static const QRegularExpression kWords(
        u"\\b(klarna|afterpay|clearpay|affirm|sezzle|zip pay|laybuy|interest[- ]free|0% "
        u"(apr|interest|finanz\\w*)|"
        u"installments?|instalments?|finanzierung|ratenzahlung|ratenkauf|paiement en \\d|en \\d+ fois|a "
        u"plazos|"
        u"a rate|in \\d+ rate|gespreid betalen|na raty|delbetal\\w*|na splátky|sin intereses|sem juros|"
        u"free (shipping|delivery|returns?|gift)|versandkostenfrei|kostenlose[rn]? "
        u"(versand|lieferung)|gratis versand|livraison "
        u"(gratuite|offerte)|env[ií]o grati[ts]\\w*|spedizione gratuita|darmowa (dostawa|wysyłka)|gratis "
        u"verzending|fri "
        u"frakt|doprava zdarma|bezmaksas|gift cards?|reward points?|loyalty points?|other sellers?|used "
        u"(from|&)|"
        u"weitere angebote|autres (offres|vendeurs)|altri venditori|otros vendedores|price history|price "
        u"alert|"
        u"shipping costs?|versandkosten|frais de (port|livraison)|gastos de env[ií]o|spese di spedizione|"
        u"shipping & import|import fees)\\b|送料無料|包邮|免運|무료배송"_s,
        kOptions);
    return kWords.match(text).hasMatch();
}

/// What a price includes or what comes on top of it says nothing against the price: "12 € incl. VAT, plus
/// shipping costs".
QString withoutTerms(const QString &after)
{
    static const QRegularExpression kTerms(u"^[\\s,;*()]*(inkl|incl|inclu\\w+|including|zzgl|zuzügl\\w*|plus|"
                                           u"excl|exkl|exclu\\w+|hors|ttc|tva|vat|iva|mwst|"
                                           u"más|mais|più|oltre|y compris|con iva|btw|moms|ddv|dph|s dph|z "
                                           u"vat|w tym|brutto|cu tva|käibemaks\\w*|"
                                           u"pvn|pvm|áfa|kdv|税込|税込み)(?!\\p{L}).*$"_s,
        kOptions);
    QString rest = after;
    return rest.remove(kTerms);
}

} // namespace

bool dismissesNextPrice(const QString &label)
{
    return label.size() <= 30 && std::none_of(label.begin(), label.end(), [](QChar c) { return c.isDigit(); })
        && isDismissedBefore(label + u' ');
}

bool isLowestOfSeveral(QStringView line, const ParsedPrice &price)
{
    static const QRegularExpression kFrom(
        u"(?<!\\p{L})(from|starting at|ab|von|vanaf|à partir de|dès|desde|a partir de|a partire da|a partir "
        u"dos|od|už od|fra|från|alkaen|alates|de la|no|nuo|от|від|από)[\\s:]*$"_s,
        kOptions);
    return kFrom.match(line.first(price.start).right(kBefore).toString()).hasMatch();
}

std::vector<ParsedPrice> payablePrices(QStringView line)
{
    std::vector<ParsedPrice> payable;
    std::vector<ParsedPrice> all = pricesIn(line);
    const QString whole = line.toString();
    qsizetype previous = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        ParsedPrice &price = all[i];
        const qsizetype next = i + 1 < all.size() ? all[i + 1].start : line.size();
        const QString before
            = line.sliced(previous, std::max<qsizetype>(0, price.start - previous)).right(kBefore).toString();
        const QString after
            = line.sliced(price.end, std::max<qsizetype>(0, next - price.end)).left(kAfter).toString();
        previous = price.end;
        // The first price of a line may be the product's, with what delivery costs behind it.
        const QString around = before + u' ' + withoutTerms(after);
        if (price.amount.toDouble() > 0 && !isDismissedBefore(before) && !isDismissedAfter(after)
            && !isOtherLine(i == 0 && payable.empty() && all.size() > 1 ? before : around))
            payable.push_back(std::move(price));
    }
    return payable;
}

std::optional<ParsedPrice> bareDashPrice(QStringView line)
{
    static const QRegularExpression kDash(u"^(\\d{1,3}(?:[. ]?\\d{3})*),[-–—]{1,2}\\s*\\*?$"_s);
    const auto match = kDash.match(line.trimmed().toString());
    if (!match.hasMatch())
        return std::nullopt;
    ParsedPrice price;
    price.amount = match.captured(1).remove(u'.').remove(u' ');
    return price;
}

} // namespace answerdesk::faqs
