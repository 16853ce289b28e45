// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_topics.h"
#include <QtCore/QRegularExpression>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

QString availabilityInText(const QString &text)
{
    static const QRegularExpression kOut(
        u"\\b(out of stock|sold out|(currently|temporarily|now) unavailable|unavailable online|(not|no "
        u"longer) "
        u"available|no stock|"
        // German, Dutch, Scandinavian
        u"ausverkauft|nicht (mehr |online )?(lieferbar|verfügbar|vorrätig|erhältlich|bestellbar)|nicht "
        u"(auf|am) "
        u"lager|vergriffen|uitverkocht|niet (meer |online )?(beschikbaar|leverbaar|op voorraad)|slut i "
        u"lager|slutsåld|(inte|ikke|ej) (i|på) lager|udsolgt|utsolgt|loppuunmyyty|ei varastossa|"
        // French, Spanish, Portuguese, Italian, Romanian
        u"rupture( de stock)?|épuisée?s?|indisponibles?|(non|plus|pas) (disponible|en "
        u"stock)s?|agotad[oa]s?|(sin|no "
        u"hay|fuera de) (stock|existencias)|no (está )?disponible|esaurit[oaie]|non (più |è )*disponibil[ei]|"
        u"esgotad[oa]s?|(sem|fora de) (stock|estoque)|(não|nao) disponível|indisponível|stoc epuizat|"
        u"indisponibil|nu (este |e )?(disponibil|(în|in) stoc)|"
        // Slavic and Baltic
        u"niedostępn[yae]|brak (w magazynie|towaru|na stanie)|wyprzedan[yae]|nie (je|jest) "
        u"(skladom|dostępny)|vypredan[éýá]|vyprodán[oaý]?|(není|nie je) (skladem|skladom|na sklad[eě])|"
        u"nedostupn[éýá]|rasprodano|razprodano|nije dostupno|nema na (stanju|zalihi|lageru)|ni (na zalogi|na "
        u"voljo|dobavljivo)|нет (в наличии|на складе)|распродан[оаы]?|немає в наявності|няма (в "
        u")?наличност|не е "
        u"наличен|изчерпан[оа]?|nav (pieejams|pieejama|noliktavā)|izpārdots|išparduota|nėra "
        u"(sandėlyje|prekyboje)|"
        // Others
        u"välja müüdud|(pole|ei ole) laos|elfogyott|nincs (készleten|raktáron)|nem "
        u"(elérhető|rendelhető|kapható)|"
        u"εξαντλ\\w+|μη διαθέσιμ\\w+|tükendi|stokta yok|hết hàng)\\b|"
        u"売り切れ|品切れ|在庫なし|在庫切れ|完売|缺货|缺貨|无货|無貨|售罄|售完|품절|재고 ?없음"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    // What follows a word for "available" may say that it speaks of variants: "available in 3 colours".
    static const QRegularExpression kIn(
        u"\\b(in stock|available (now|online|immediately|to ship|for (immediate "
        u")?(delivery|shipping|dispatch|home "
        u"delivery))|ready to ship|(ships|dispatched|dispatches) (today|same day|(with)?in \\d+)|only \\d+ "
        u"(left|remaining|in "
        u"stock)|low stock|limited stock|"
        u"auf lager|am lager|ab lager|(sofort |online "
        u")?(lieferbar|verfügbar|bestellbar)|vorrätig|versandfertig|"
        u"abholbereit|nur noch \\d+ (stück|auf lager|verfügbar)|lagernd|lagerware|op "
        u"voorraad|voorradig|leverbaar|"
        u"(direct|online) beschikbaar|morgen in huis|i (web)?lager|finns i lager|på lager|varastossa|heti "
        u"saatavilla|"
        u"(en|em) stock|em estoque|en existencias?|disponible|disponibilité immédiate|expédié sous|hay "
        u"stock|quedan? "
        u"\\d+ unidad\\w*|últimas unidades|in magazzino|disponibile|disponibilità immediata|pronta "
        u"(consegna|entrega)|"
        u"disponível|în stoc|in stoc|stoc (suficient|limitat)|disponibil|"
        u"na stanie|w magazynie|dostępn[yae]|od ręki|ostatnie sztuki|skladom|na sklad[eě]|skladem|ihned k "
        u"odeslání|"
        u"dostupn[éýáo]|na (stanju|zalihi|zalogi|lageru)|dobavljivo|raspoloživo|в наличии|на складе|(є )?в "
        u"наявності|в "
        u"наличност|на склад|ir (noliktavā|pieejams|uz vietas)|yra (sandėlyje|prekyboje)|"
        u"laos|raktáron|készleten|azonnal (szállítható|átvehető)|(άμεσα "
        u")?διαθέσιμ[οαη]|ετοιμοπαράδοτο|stokta|còn "
        u"hàng)\\b(?!\\s(in|en|em|i|w|ve?|as|ab|from)\\s(?!\\d+([-–]\\d+)? "
        u"?(h|std|tag|werk|day|hour|work|heure|jour|día|hora|giorn|ore|dag|uur|dn|zile|час)))|"
        u"在庫あり|残り\\d+点|即日(発送|出荷)|有货|有貨|現貨|现货|재고 ?있음|당일 ?발송|오늘 ?출발"_s,
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

namespace {

using Block = web::HtmlPage::Block;

constexpr qsizetype kReach = 30; ///< blocks behind the heading
constexpr qsizetype kBehindControl = 10;
constexpr qsizetype kLongest = 80; ///< characters of a line that says nothing else

/// What lies in shops of stone says nothing about an order here.
bool isAboutBranches(const QString &text)
{
    static const QRegularExpression kWords(
        u"\\b((in|nearby|selected|your|local)[- ]stores?|stores? (pick-?up|availability)|pick-?up|click "
        u"?(&|and|et|e|y|und) "
        u"?collect|collection|collect|filialen?|im markt|märkten|marktabholung|abhol\\w+|en "
        u"magasins?|retrait|en "
        u"tiendas?|recogida|in negozio|ritiro|punto vendita|na loja|nas lojas|levantamento|retirada|in "
        u"(de|onze) "
        u"winkels?|winkelvoorraad|afhalen|w salon\\w+|w "
        u"sklep\\w+|odbiór|osobistego|prodejn\\w+|osobní|predajn\\w+|osobný|i "
        u"butik\\w*|hämta|myymäl\\w+|nouto|üzlet\\w*|(în|in) magazin\\w*|ridicare|showroom|самовывоз|магазинах)\\b|店舗|门店|門市"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return kWords.match(text).hasMatch();
}

bool isOut(const SourcedValue &state) { return state.value == u"OutOfStock"_s; }

/// The one of several statements that holds: where what can be bought is in stock, a size that is sold out
/// says nothing about the product.
SourcedValue decided(const QList<SourcedValue> &states, bool canBuy)
{
    const auto in = std::find_if_not(states.begin(), states.end(), isOut);
    const auto out = std::find_if(states.begin(), states.end(), isOut);
    if (out == states.end())
        return in == states.end() ? SourcedValue{} : *in;
    return in == states.end() || !canBuy ? states.constFirst() : *in;
}

} // namespace

SourcedValue markedAvailability(const web::HtmlPage &page, const MainOffer &offer)
{
    QList<SourcedValue> states;
    bool canBuy = false;
    for (const auto &hint : page.hints) {
        const bool isOwn = offer.holds(hint.at);
        canBuy = canBuy || (isOwn && hint.role == u"can-buy"_s);
        if (!isOwn || hint.role != u"availability"_s)
            continue;
        const QString state = availabilityInText(hint.text);
        if (!state.isEmpty() && !(state == u"OutOfStock"_s && isAboutBranches(hint.text)))
            states << SourcedValue{state, {u"text"_s, u"availability"_s, hint.text}};
    }
    return decided(states, canBuy);
}

SourcedValue writtenAvailability(const web::HtmlPage &page, const MainOffer &offer, bool canBuy)
{
    if (offer.heading < 0)
        return {};
    const qsizetype last = std::min({offer.end, page.blocks.size(),
        std::max(offer.heading + kReach, offer.control < 0 ? 0 : offer.control + kBehindControl)});
    SourcedValue found;
    for (qsizetype i = offer.heading + 1; i < last; ++i) {
        const Block &block = page.blocks[i];
        if (block.kind != Block::Paragraph || block.isLink || block.text.size() > kLongest
            || isAboutBranches(block.text))
            continue;
        const QString state = availabilityInText(block.text);
        // A template holds the words for both and shows one of them by script.
        if (state.isEmpty() || (state == u"OutOfStock"_s && canBuy))
            continue;
        if (!found.isEmpty() && found.value != state)
            return {};
        if (found.isEmpty())
            found = {state, {u"text"_s, u"availability"_s, block.text}};
    }
    return found;
}

QString availabilityOfWord(const QString &word)
{
    static constexpr std::array<std::pair<QStringView, QStringView>, 16> kWords{
        {{u"instock", u"InStock"}, {u"instoreonly", u"InStock"}, {u"onlineonly", u"InStock"},
            {u"available", u"InStock"}, {u"availablefororder", u"InStock"}, {u"outofstock", u"OutOfStock"},
            {u"soldout", u"OutOfStock"}, {u"oos", u"OutOfStock"}, {u"unavailable", u"OutOfStock"},
            {u"backorder", u"BackOrder"}, {u"preorder", u"PreOrder"}, {u"presale", u"PreOrder"},
            {u"limitedavailability", u"LimitedAvailability"}, {u"discontinued", u"Discontinued"},
            {u"madetoorder", u"BackOrder"}, {u"reserved", u"LimitedAvailability"}}};
    QString plain;
    for (const QChar c : word.toLower()) {
        if (c.isLetter())
            plain += c;
    }
    for (const auto &[from, to] : kWords) {
        if (plain == from)
            return to.toString();
    }
    // Templates put the words for people where the ones for machines belong.
    return availabilityInText(word.left(80));
}

QString availabilityOfDetail(const FurtherFact &fact)
{
    if (topicOfLabel(fact.label) != Topic::Availability)
        return {};
    const QString state = availabilityInText(fact.value);
    // "Stock: 5 pieces"; "2-3 days" is no count.
    static const QRegularExpression kCount(
        u"^[<>~]?\\s*(\\d{1,6})\\s*\\+?\\s*(pcs?|pieces?|items?|units?|stück|stk|st|pi[eè]ces?|unidades|uds?|"
        u"pezzi|pz|stuks|"
        u"szt|ks|kusů|kusov|kpl|gab|vnt|tk|db|buc|шт|бр|kom|adet|kos|left|点|個|个|件|개)?\\.?$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const auto match = kCount.match(fact.value.trimmed());
    if (!state.isEmpty() || !match.hasMatch())
        return state;
    return match.captured(1).toInt() > 0 ? u"InStock"_s : u"OutOfStock"_s;
}

} // namespace answerdesk::faqs
