// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/other_pages.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/facts/product_visible.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QUrlQuery>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

} // namespace

bool isHomePage(const QUrl &url)
{
    static const QRegularExpression kStart(u"^/?([a-z]{2}([-_][a-z]{2})?/?)?(index\\.(html?|php))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return url.isValid() && !url.host().isEmpty() && !url.hasQuery() && kStart.match(url.path()).hasMatch();
}

bool isOtherAddress(const QUrl &url)
{
    static const QSet<QString> kParts{u"search"_s, u"suche"_s, u"recherche"_s, u"buscar"_s, u"busqueda"_s,
        u"cerca"_s, u"ricerca"_s, u"zoeken"_s, u"szukaj"_s, u"sok"_s, u"hledani"_s, u"category"_s,
        u"categories"_s, u"kategorie"_s, u"kategorien"_s, u"blog"_s, u"blogs"_s, u"news"_s, u"magazine"_s,
        u"magazin"_s, u"article"_s, u"articles"_s, u"ratgeber"_s, u"guide"_s, u"guides"_s, u"help"_s,
        u"hilfe"_s, u"aide"_s, u"ayuda"_s, u"support"_s, u"faq"_s, u"faqs"_s, u"cart"_s, u"basket"_s,
        u"warenkorb"_s, u"panier"_s, u"carrito"_s, u"carrello"_s, u"koszyk"_s, u"kosik"_s, u"winkelwagen"_s,
        u"varukorg"_s, u"checkout"_s, u"kasse"_s, u"order"_s, u"login"_s, u"account"_s, u"wishlist"_s,
        u"compare"_s, u"comparison"_s, u"vergleich"_s, u"collection"_s, u"event"_s, u"events"_s, u"review"_s,
        u"reviews"_s, u"tag"_s, u"wiki"_s, u"forum"_s, u"seller"_s, u"sellers"_s, u"brand"_s, u"brands"_s};
    const QStringList parts = url.path().toLower().split(u'/', Qt::SkipEmptyParts);
    if (!parts.isEmpty() && (kParts.contains(parts.front()) || kParts.contains(parts.back())))
        return true;
    const QUrlQuery query(url);
    for (const QString &name :
        {u"q"_s, u"query"_s, u"search"_s, u"search_word"_s, u"keyword"_s, u"suche"_s}) {
        if (query.hasQueryItem(name))
            return true;
    }
    return false;
}

bool isProductAddress(const QUrl &url)
{
    static const QRegularExpression kParts(
        u"/(p|dp|pd|pdp|pdx|pp|itm|item|items|product|products|product[-_]?(detail|page|info)s?|prod|produkt|"
        u"produkte|"
        u"produkty|produit|produits|producto|productos|produto|produtos|prodotto|prodotti|artikel|goods|buy|"
        u"sku|"
        u"tuote|vare|termek|proizvod|izdelek|tovar|prekes?)/[^/]+|"
        u"[-_/.]p-?\\d{4,}|/(a|d|p|id)?\\d{5,14}(/|\\.html?|$)|[-_,]\\d{5,14}(\\.html?)?/?$"_s,
        kOptions);
    return kParts.match(url.path()).hasMatch() || !numberInAddress(url.toString()).isEmpty();
}

bool isOtherHeading(const QString &text)
{
    static const QRegularExpression kOther(
        u"^(404\\b|error 404|page not found|seite nicht gefunden|page introuvable|página no "
        u"encontrada|pagina non "
        u"trovata|pagina niet gevonden|nie znaleziono strony|stránka nenalezena|sidan hittades "
        u"inte)|\\b(search results|"
        u"results? for|suchergebnis\\w*|résultats (de|pour)|resultados (de|para)|risultati "
        u"(di|per|della)|zoekresultaten|"
        u"wyniki wyszukiwania|sökresultat|výsledky (hledání|vyhledávání))\\b|検索結果|搜索结果|搜尋結果|ページが見つかりません"_s,
        kOptions);
    static const QRegularExpression kOrder(
        u"^((your|my|the)? ?(shopping )?(cart|basket|bag|trolley)|(secure )?checkout|order "
        u"(summary|confirmation|complete|history|status)|(review|complete) your order|thank you for your "
        u"order|payment|(my )?"
        u"(wish ?list|favou?rites|account|orders)|log ?in|sign in|register|"
        u"(ihr |mein |dein |der )?warenkorb|einkaufswagen|kasse|zur kasse|bestell(übersicht|ung "
        u"abschließen|bestätigung)|"
        u"(meine )?merkliste|wunschliste|anmelden|mein konto|"
        u"(votre |mon )?panier|paiement|(finaliser|récapitulatif de) (la |votre )?commande|(ma )?liste "
        u"(d'envies|de "
        u"souhaits)|connexion|mon compte|"
        u"(tu |mi )?(carrito|cesta)( de (la )?compra)?|finalizar (compra|pedido)|resumen del "
        u"pedido|pago|lista de "
        u"deseos|mi cuenta|"
        u"(il tuo |il mio )?carrello|cassa|riepilogo (dell')?ordine|lista dei desideri|il mio account|"
        u"(meu |seu )?carrinho( de compras)?|finalizar (a )?compra|"
        u"(mijn |je |uw )?winkel(wagen|mand|mandje)(tje)?|afrekenen|besteloverzicht|verlanglijst|"
        u"(twój )?koszyk|zamówienie|podsumowanie( zamówienia)?|płatność|lista życzeń|"
        u"(váš |nákupní )?košík|pokladna|pokladňa|objednávka|(din )?(varukorg|kundvagn)|kassa|till "
        u"kassan|(din )?"
        u"indkøbskurv|(din )?handlekurv|ostoskori|kosár|coș(ul)?( de cumpărături)?|корзина|кошик|カート|"
        u"ショッピングカート|ご注文|购物车|購物車|结算|장바구니|주문)[\\s:!.]*(\\(?\\d+\\)?[\\s\\w]{0,12})?$"_s,
        kOptions);
    const QString plain = text.trimmed();
    return kOther.match(plain).hasMatch() || kOrder.match(plain).hasMatch();
}

bool isArticleHeading(const QString &text)
{
    static const QRegularExpression kWords(
        u"\\b(buying guide|buyer's guide|how to (choose|pick|buy)|(the |our )?\\d* ?best "
        u"[^|]{0,60}\\b(of|in|for) "
        u"(20\\d\\d|every|beginners|you)|top \\d+|\\d+ best|comparison|compare "
        u"products|reviewed|kaufberatung|"
        u"kaufratgeber|die \\d* ?besten|bestenliste|testbericht|im "
        u"(test|vergleich)|vergleichstest|produktvergleich|"
        u"guide d'achat|comment (bien )?choisir|bien choisir|les \\d* ?meilleure?s|comparatif|test (et "
        u"avis|complet)|notre "
        u"avis|guía de compra|cómo elegir|(los|las) \\d* ?mejores|comparativa|reseña|guida all'acquisto|come "
        u"scegliere|(i|"
        u"le) \\d* ?migliori|recensione|guia de compra|os \\d* ?melhores|koopgids|de \\d* ?beste|getest|jak "
        u"wybrać|porównanie|recenzja|jak vybrat|srovnání|recenze|köpguide|bäst i "
        u"test|jämförelse|sammenligning|vertailu)\\b|"
        u"\\breviews?( of\\b|:|$| "
        u"\\|)|\\b(compared|tested):|^(vergleich|análisis|confronto|comparação|vergelijking|"
        u"vergelijk|ranking)( |:|$)|\\bvs\\.?\\s|選び方|おすすめ\\d*選|の比較|レビュー|选购指南|對比|对比|评测|推荐 ?\\d|비교|리뷰$"_s,
        kOptions);
    static const QRegularExpression kList(
        u"\\(\\d{1,5} "
        u"?(products?|items?|artikel|produkte?|produits?|articles?|productos?|artículos?|prodotti|"
        u"articoli|produtos|producten|produkt\\w*|zboží|varor|results?)\\)\\s*$|^\\d{1,5} "
        u"(products?|items?|artikel|produkte?|produits?|articles?|productos?|prodotti|results?)\\b"_s,
        kOptions);
    const QString plain = text.trimmed();
    return kWords.match(plain).hasMatch() || kList.match(plain).hasMatch();
}

int entriesOfAList(const web::HtmlPage &page, const MainOffer &offer)
{
    using Block = web::HtmlPage::Block;
    // "39 answered questions" and "Visit the shop" name nothing that is sold.
    static const QRegularExpression kNoName(
        u"^\\W*\\d|\\b(reviews?|ratings?|questions?|store|bewertung\\w*|avis|"
        u"opiniones|recension\\w*|opinie|hodnocení|shipping|versand|delivery)\\b"_s,
        kOptions);
    const QString ownLine = offer.price ? page.blocks[offer.priceBlock].text : QString();
    qsizetype link = -10;
    int entries = 0;
    bool isOwn = false;
    for (qsizetype i = std::max<qsizetype>(0, offer.heading + 1); i < std::min(offer.end, page.blocks.size());
         ++i) {
        const Block &block = page.blocks[i];
        const bool priced = block.text.size() <= 160 && countPrices(block.text) > 0;
        // A row with a name, a price and a control of its own sells what it names.
        const bool isRow = priced && block.kind == Block::TableRow && block.cells.size() >= 3
            && std::any_of(page.hints.begin(), page.hints.end(),
                [i](const auto &hint) { return hint.role == u"add-to-cart"_s && hint.at == i; });
        if (isRow) {
            entries += 2;
            isOwn = isOwn || !offer.price || block.text == ownLine;
        } else if (priced && (i - link <= 3 || (block.isLink && block.text.size() > 30))) {
            ++entries;
            isOwn = isOwn || !offer.price || block.text == ownLine;
            link = -10;
        } else if (block.isLink && !priced && block.text.size() >= 4
            && !kNoName.match(block.text).hasMatch()) {
            link = i;
        }
    }
    return isOwn ? entries : 0;
}

} // namespace answerdesk::faqs
