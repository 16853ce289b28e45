// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_blocks.h"
#include <QtCore/QRegularExpression>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

/// What controls to buy say in the languages of Europe and East Asia, anywhere in their text.
bool saysBuy(const QString &text)
{
    static const QRegularExpression kWords(
        u"\\b(add( \\w+)? to( your| my| the)?( shopping)? (cart|bag|basket|trolley|order)|buy( it| this)? "
        u"now|buy "
        u"tickets?|get tickets?|order now|pre-?order( now)?|purchase now|"
        // German, Dutch, Scandinavian
        u"(in|zum) (den |die )?(waren|einkaufs)(korb|wagen|tasche)|in die tasche|jetzt "
        u"(kaufen|bestellen|vorbestellen|buchen)|tickets kaufen|(in|toevoegen aan|voeg toe aan)( de| het| "
        u"mijn| "
        u"je)? "
        u"(winkelwagen(tje)?|winkelmand(je)?|mandje)|bestel nu|nu (kopen|bestellen)|koop nu|l(ä|æ)gg? "
        u"(till )?i (din )?(varukorg|varukorgen|kundvagn|kundvagnen|korgen|shoppingbag)|till varukorgen|(læg "
        u"i|tilføj "
        u"til|føj til) (ind)?(købs)?kurv(en)?|legg (til )?i "
        u"(handlekurv|handlekurven|handlevogn|handlevognen|kurv|"
        u"kurven)|lis(ä|a)(a|ä)? (ostos|ostu)?(koriin|korvi)|setja í körfu|"
        // French, Spanish, Portuguese, Italian, Romanian
        u"ajouter (au|à mon|à la|dans le) (panier|sac|commande|chariot|caddie)|acheter maintenant|"
        u"(a(ñ|n)adir|agregar|agrega|a(ñ|n)ade|meter|poner) (al|a la|a mi|a tu|en el|en la) "
        u"(carrito|carro|cesta|bolsa|compra)|comprar (ahora|ya|agora|online)|(adicionar|colocar|adiciona) "
        u"(ao|à|no|na) "
        u"(carrinho|cesto|cesta|sacola|saco)|aggiungi (al|alla) (carrello|borsa|cestino|shopping bag)|metti "
        u"nel "
        u"carrello|(acquista|compra) (ora|subito)|(adaug|adaugă|adauga|adaugati|adăugați) (î|i)n "
        u"co(ș|s|ş)(ul)?( de cump(ă|a)r(ă|a)turi)?|cump(ă|a)r(ă|a) acum|"
        // Slavic and Baltic
        u"(dodaj |wrzuć |włóż )?do koszyka|kup teraz|(přidat |vložit |dát )?do košíku|(pridať |vložiť |dať "
        u")?do "
        u"košíka|(dodaj )?v košarico|(dodaj |stavi |ubaci )?u (košaricu|korpu|košarku)|(добавить |положить "
        u")?в "
        u"корзину|купить сейчас|(додати )?(в|у|до) (кошик|кошика|корзину)|(добави )?в "
        u"(количката|кошницата)|(dodaj "
        u")?у корпу|(ielikt|pievienot|likt) groz(ā|am)|(į|įdėti į|pridėti į) krepšelį|"
        // Hungarian, Greek, Turkish
        u"kosárba( teszem| rakom| helyez)?|(προσθήκη |προσθέστε )?στο καλάθι|sepete (ekle|at)|satın al)\\b"
        // Vietnamese, Indonesian
        u"|\\b(thêm vào giỏ( hàng)?|mua ngay|(masukkan|tambah(kan)?) ke (keranjang|troli)|beli sekarang)\\b|"
        // Thai, Arabic, Hebrew
        u"หยิบใส่ตะกร้า|เพิ่มลง(ใน)?ตะกร้า|ซื้อเลย|ซื้อทันที|(أضف|إضافة) إلى (السلة|العربة|عربة التسوق)|اشتر(ي)? "
        u"الآن|(הוסף|הוספה) "
        u"ל(סל|עגלה)|קנה עכשיו|"
        // East Asian
        u"カートに(入れる|追加|いれる)|カゴに入れる|かごに入れる|今すぐ(買う|購入)|購入(する|手続き)|"
        u"注文する|加入购物车|加入購物車|"
        u"放入购物车|加到購物車|加入购物袋|立即购买|立即購買|马上购买|馬上購買|直接購買|我要購買|장바구니|"
        u"바로 ?구매|구매하기|카트에 "
        u"담기|주문하기"_s,
        kOptions);
    return kWords.match(text).hasMatch();
}

/// Verbs that mean buying when a control says nothing else.
bool isBuyVerb(const QString &text)
{
    static const QRegularExpression kVerbs(u"^(buy|purchase|order|kaufen|bestellen|acheter|commander|"
                                           u"précommander|réserver|comprar|comprá|encargar|"
                                           u"acquista|compra|ordina|kopen|bestel|bestellen|kup|kupuję|zamów|"
                                           u"koupit|objednat|kúpiť|objednať|naroči|kupi|"
                                           u"naruči|купи|поръчай|купить|заказать|купити|замовити|αγορά|"
                                           u"αγοράστε|köp|beställ|køb|bestil|kjøp|bestill|osta|"
                                           u"tilaa|ostma|pirkt|pirkti|megveszem|megrendelem|cumpără|cumpara|"
                                           u"comandă|comanda|kaupa|購入|買う|购买|購買|구매)"
                                           u"[\\s!.>»›→]*$"_s,
        kOptions);
    return kVerbs.match(text.trimmed()).hasMatch();
}

/// What a control says while nothing is chosen that there is to buy.
bool asksToChoose(const QString &text)
{
    static const QRegularExpression kWords(
        u"^\\W*((please )?(select|choose) (a |an |your )?(size|colou?r|options?|variant|style)|(bitte "
        u")?(eine? |deine )?(größe|"
        u"variante|farbe|ausführung) (aus)?wählen|(choisi(r|ssez)|sélectionne[rz]) (une |la |votre |ta |des "
        u")?"
        u"(taille|couleur|options?|variante)|(selecciona|elige|escoge)r? (una? |tu |la |el "
        u")?(talla|color|opci\\w+)|(scegli|"
        u"seleziona) (la |una |il )?(taglia|misura|colore|opzion[ei])|(selecione|escolha) (o |um |a "
        u")?(tamanho|cor|"
        u"opç\\w+)|kies (je |een |uw )?(maat|kleur|opties?)|wybierz "
        u"(rozmiar|kolor|wariant|opcje)|(zvolte|vyberte) (si "
        u")?(velikost|variantu|barvu|veľkosť|farbu)|välj (storlek|färg)|vælg (størrelse|farve)|velg "
        u"(størrelse|farge)|valitse (koko|väri))\\W*$"_s,
        kOptions);
    return kWords.match(text).hasMatch();
}

bool saysBid(const QString &text)
{
    static const QRegularExpression kWords(
        u"\\b(place (a )?bid|bid now|log ?in to bid|register to bid|gebot abgeben|jetzt bieten|mitbieten|"
        u"enchérir|placer une enchère|pujar|hacer (una )?oferta|fai "
        u"un'offerta|licytuj|přihodit|prihodiť|bieden|"
        u"plaats bod|lägg bud|giv bud|dar lance)\\b|入札する|出价|出價|입찰"_s,
        kOptions);
    return kWords.match(text).hasMatch();
}

/// Controls of classified ads.
bool asksTheSeller(const QString &text)
{
    static const QRegularExpression kWords(
        u"\\b((contact|message|call|e-?mail|ask|chat with) (the "
        u")?(seller|advertiser|owner|dealer)|(verkäufer|anbieter|"
        u"inserent)(in)? (kontaktieren|anschreiben|anrufen)|nachricht an (den "
        u")?(verkäufer|anbieter)|contacter "
        u"(le |la )?(vendeu(r|se)|annonceu(r|se))|message au vendeur|(contacta(r)?|contacte)( con| al| a| o| "
        u"el)* "
        u"(vendedor|anunciante)|contatta (il )?(venditore|inserzionista)|(contacteer|bericht aan|contact (op "
        u")?met) (de )?"
        u"(verkoper|adverteerder)|(napisz|zadzwoń) do (sprzedawcy|sprzedającego|ogłoszeniodawcy)|kontaktovat "
        u"prodejce|kontaktovať predajcu|kontakta säljaren|kontakt (sælger|selger)|yhteyttä myyjään|написать "
        u"продавцу|contactează vânzătorul)\\b"_s,
        kOptions);
    return kWords.match(text).hasMatch();
}

bool isNamedBuy(const GumboNode *element, const QSet<QString> &words)
{
    static const QSet<QString> kNames{u"addtocart"_s, u"addtobasket"_s, u"addtobag"_s, u"buynow"_s,
        u"buybutton"_s, u"btnbuy"_s, u"buybtn"_s, u"inwarenkorb"_s};
    static const QSet<QString> kPlaces{u"cart"_s, u"basket"_s, u"bag"_s, u"trolley"_s, u"warenkorb"_s,
        u"panier"_s, u"carrito"_s, u"carrello"_s, u"koszyk"_s, u"kosik"_s};
    if (hasAny(words, kNames) || (words.contains(u"add"_s) && hasAny(words, kPlaces))
        || (words.contains(u"buy"_s)
            && (words.contains(u"button"_s) || words.contains(u"btn"_s) || words.contains(u"now"_s))))
        return true;
    static const QRegularExpression kCall(u"add_?-?to_?-?(cart|basket|bag)"_s, kOptions);
    const auto calls = [&](const char *name) {
        return hasAttribute(element, name) && kCall.match(attributeText(element, name).left(300)).hasMatch();
    };
    return calls("onclick") || calls("data-action");
}

bool isControl(const GumboNode *element)
{
    const GumboTag tag = tagOf(element);
    if (tag == GUMBO_TAG_INPUT) {
        const QString type = attributeText(element, "type").toLower();
        return type == u"submit"_s || type == u"button"_s || type == u"image"_s;
    }
    return tag == GUMBO_TAG_BUTTON || tag == GUMBO_TAG_A || attributeText(element, "role") == u"button"_s;
}

/// An element that scripts make a button of: nothing but a text and pictures.
bool isPlainElement(const GumboNode *element)
{
    const GumboTag tag = tagOf(element);
    if (tag != GUMBO_TAG_DIV && tag != GUMBO_TAG_SPAN)
        return false;
    const QList<const GumboNode *> children = childElements(element);
    return std::all_of(children.begin(), children.end(), [](const GumboNode *child) {
        const GumboTag inner = tagOf(child);
        return inner == GUMBO_TAG_SPAN || inner == GUMBO_TAG_I || inner == GUMBO_TAG_B
            || inner == GUMBO_TAG_IMG || inner == GUMBO_TAG_SVG;
    });
}

QString labelOf(const GumboNode *element)
{
    QString text = tagOf(element) == GUMBO_TAG_INPUT ? attributeText(element, "value") : textOf(element, 80);
    for (const char *name : {"aria-label", "title", "alt", "value"}) {
        if (text.isEmpty())
            text = attributeText(element, name).left(80);
    }
    return text;
}

} // namespace

void BlockReader::addControl(const GumboNode *element, const QSet<QString> &words)
{
    const bool named = isNamedBuy(element, words);
    if (!isControl(element) && !(named && isPlainElement(element)))
        return;
    static const QSet<QString> kOther{
        u"wishlist"_s, u"compare"_s, u"remove"_s, u"favorite"_s, u"favourites"_s};
    const QString text = labelOf(element);
    if (saysBid(text))
        hint(u"bid"_s, text);
    if (asksTheSeller(text))
        hint(u"contact-seller"_s, text);
    if (tagOf(element) != GUMBO_TAG_A && asksToChoose(text))
        hint(u"can-buy"_s, text);
    if (!saysBuy(text) && !isBuyVerb(text) && (!named || hasAny(words, kOther)))
        return;
    hint(u"add-to-cart"_s, text.isEmpty() ? u"add to cart"_s : text);
    // A control that waits for a size to be chosen is disabled until then.
    const bool waits = words.contains(u"selection"_s) && words.contains(u"needed"_s);
    const bool off = !waits
        && (hasAttribute(element, "disabled") || words.contains(u"disabled"_s)
            || attributeText(element, "aria-disabled") == u"true"_s);
    if (!off && text.size() >= 2 && (named || tagOf(element) != GUMBO_TAG_A || text.size() <= 40))
        hint(u"can-buy"_s, text);
}

} // namespace answerdesk::web::tree
