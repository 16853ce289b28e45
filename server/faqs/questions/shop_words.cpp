// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/shop_words.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

} // namespace

bool isNameOfShop(const QString &brand)
{
    static const QRegularExpression kShop(
        u"\\b(stores?|shops?|e-?shop|outlet|official|webshop|onlineshop|kaufhaus|boutique|magasin|"
        u"tienda|"
        u"negozio|winkel|loja|sklep|butik|obchod|магазин)\\b|公式|ショップ|ストア|商店|旗舰店|旗艦店|专卖店"_s,
        kOptions);
    return kShop.match(brand).hasMatch();
}

bool isOfSomeProducts(const QString &text)
{
    static const QRegularExpression kSome(
        u"\\b((many|selected|select|some|most|certain|participating) (products?|items?|articles?|lines|"
        u"orders)|"
        u"(viele[nr]?|ausgewählte[nr]?|einige[nr]?|bestimmte[nr]?|zahlreiche[nr]?) "
        u"(produkte[n]?|artikeln?|waren)|"
        u"(une sélection (de|d.)|certains|de nombreux) ?(produits?|articles?)|"
        u"(muchos|algunos|una selección de) (productos|artículos)|(productos|artículos) seleccionados|"
        u"(molti|alcuni|una selezione di) (prodotti|articoli)|(prodotti|articoli) selezionati|"
        u"(veel|geselecteerde|sommige|bepaalde) (producten|artikelen)|"
        u"(muitos|alguns) (produtos|artigos|itens)|(produtos|artigos|itens) selecionados|"
        u"(wybran\\w+|wiel\\w+|niektór\\w+) (produkt\\w*|towar\\w*|artykuł\\w*)|"
        u"(utvalda|många|vissa) (produkter|varor|artiklar)|"
        u"(vybran\\w+|mnoh\\w+|někter\\w+) (produkt\\w*|zboží|položk\\w*))\\b|対象商品|一部商品|一部の商品|部分商品|指定商品"_s,
        kOptions);
    return kSome.match(text).hasMatch();
}

bool isTradeLabel(const QString &label)
{
    static const QRegularExpression kTrade(
        u"\\b(moq|minimum order( quantity)?|min\\.? order|lead time|supply ability|payment terms?|terms of "
        u"payment|"
        u"oem|odm|(loading )?port|fob|samples?|sample time|hs code|production time|trade terms?)\\b"_s,
        kOptions);
    return kTrade.match(label).hasMatch();
}

bool asksBack(const QString &text) { return text.contains(u'?') || text.contains(u'？'); }

bool isInstructionLabel(const QString &label)
{
    static const QRegularExpression kHow(
        u"\\b(directions|instructions|how to|\\w*hinweise?|anleitung|anwendung|mode d.emploi|conseils? "
        u"d.utilisation|"
        u"modo de (uso|empleo)|instrucciones|modo "
        u"d.uso|istruzioni|gebruiksaanwijzing|gebruiksadvies|instruções|"
        u"sposób użycia|instrukcj\\w*|bruksanvisning|návod|použití)\\b|使い方|使用方法|用法"_s,
        kOptions);
    return kHow.match(label).hasMatch();
}

bool isStateLabel(const QString &label)
{
    static const QRegularExpression kState(
        u"^\\W*(status|state|availability|stock|stock status|verfügbarkeit|lieferstatus|lagerstatus|"
        u"lagerbestand|disponibilité|disponibilidad|disponibilità|beschikbaarheid|voorraad|disponibilidade|"
        u"dostępność|tillgänglighet|lagersaldo|dostupnost|dostupnosť|razpoložljivost|pieejamība|наличие|"
        u"在庫|在庫状況|库存|庫存)\\W*$"_s,
        kOptions);
    return kState.match(label).hasMatch();
}

} // namespace answerdesk::faqs
