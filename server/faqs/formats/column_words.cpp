// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/currency_signs.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/formats/column_plan.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;

namespace {

struct Words {
    FeedField field;
    const char16_t *words; ///< as comparable() writes them, separated by "|"
};

/// Headers in en de fr es it nl pl pt sv cs ja zh.
constexpr Words kWords[] = {
    {FeedField::Number,
        u"id|sku|number|product number|product no|product id|product code|item number|item no|item id|item "
        u"code|"
        u"article number|article no|article|code|reference|ref|stock code|part number|"
        u"artikelnummer|artikelnr|artikel nr|artikel nummer|art nr|artnr|produktnummer|produkt id|produktnr|"
        u"bestellnummer|bestellnr|artikel id|artikelcode|artikel|nummer|"
        u"réf|référence|reference|ref produit|référence produit|code article|code produit|numéro|numéro d "
        u"article|"
        u"referencia|código|codigo|código de producto|código de artículo|número|número de artículo|"
        u"codice|codice articolo|codice prodotto|riferimento|numero articolo|"
        u"productnummer|productcode|artikelnummer|bestelnummer|"
        u"numer|numer produktu|numer katalogowy|nr katalogowy|kod|kod produktu|indeks|symbol|"
        u"código do produto|referência|número do artigo|código do artigo|"
        u"artikelnr|produktkod|artikelkod|varunummer|"
        u"číslo|číslo produktu|číslo položky|kód|kód produktu|katalogové číslo|kód zboží|"
        u"商品番号|商品コード|品番|型番|商品id|商品管理番号|番号|编号|商品编号|商品編號|货号|貨號|产品编号|"
        u"产品型号"},
    {FeedField::Url,
        u"url|link|product url|product link|deeplink|deep link|address|page|web page|page url|href|"
        u"produkt url|produkturl|produktlink|produkt link|adresse|webadresse|internetadresse|seite|"
        u"lien|lien produit|url produit|adresse web|enlace|enlace del producto|url del producto|dirección|"
        u"collegamento|link prodotto|url prodotto|indirizzo|pagina|productlink|product "
        u"pagina|producturl|webadres|"
        u"adres|adres url|link do produktu|adres strony|endereço|ligação|link do produto|url do produto|"
        u"länk|produktlänk|webbadress|odkaz|adresa|url produktu|odkaz na produkt|"
        u"商品url|商品ページ|リンク|ページurl|链接|商品链接|連結|网址|產品連結"},
    {FeedField::Name,
        u"name|title|product name|product title|item name|product|item title|article name|"
        u"titel|produktname|produkttitel|artikelname|artikelbezeichnung|bezeichnung|produktbezeichnung|"
        u"produkt|"
        u"nom|titre|nom du produit|nom produit|désignation|libellé|intitulé|produit|"
        u"nombre|título|nombre del producto|denominación|producto|"
        u"nome|titolo|nome prodotto|nome del prodotto|denominazione|prodotto|"
        u"naam|productnaam|artikelnaam|producttitel|omschrijving kort|"
        u"nazwa|nazwa produktu|tytuł|nazwa towaru|título do produto|nome do produto|designação|produto|"
        u"namn|produktnamn|artikelnamn|benämning|název|název produktu|název zboží|titulek|jméno|"
        u"商品名|名称|製品名|タイトル|品名|商品名称|名稱|标题|產品名稱|产品名称"},
    {FeedField::Brand,
        u"brand|brand "
        u"name|manufacturer|maker|vendor|marke|hersteller|markenname|marque|fabricant|marca|fabricante|"
        u"marchio|produttore|merk|fabrikant|marka|producent|varumärke|tillverkare|märke|značka|výrobce|"
        u"ブランド|メーカー|製造元|品牌|制造商|廠商|厂商"},
    {FeedField::Description,
        u"description|long description|product description|text|details|"
        u"beschreibung|produktbeschreibung|artikelbeschreibung|langtext|langbeschreibung|"
        u"description produit|description longue|descriptif|descripción|descripción del producto|"
        u"descrizione|descrizione prodotto|beschrijving|omschrijving|productbeschrijving|productomschrijving|"
        u"opis|opis produktu|descrição|descrição do produto|beskrivning|produktbeskrivning|"
        u"popis|popis produktu|popis "
        u"zboží|説明|商品説明|商品説明文|詳細|描述|商品描述|說明|产品描述|商品说明"},
    {FeedField::Price,
        u"price|regular price|list price|retail price|unit price|price incl vat|price with vat|gross "
        u"price|rrp|msrp|"
        u"preis|verkaufspreis|vk|vk preis|bruttopreis|preis brutto|normalpreis|regulärer preis|endpreis|uvp|"
        u"prix|prix ttc|prix de vente|prix public|prix normal|tarif|precio|pvp|precio de venta|precio normal|"
        u"precio con iva|prezzo|prezzo di vendita|prezzo di listino|prezzo ivato|prijs|verkoopprijs|prijs "
        u"incl btw|"
        u"adviesprijs|cena|cena brutto|cena sprzedaży|cena katalogowa|cena regularna|preço|preço de "
        u"venda|pvp|"
        u"preço normal|pris|försäljningspris|ordinarie pris|pris inkl moms|cena s dph|prodejní cena|běžná "
        u"cena|"
        u"価格|販売価格|税込価格|定価|通常価格|价格|售价|價格|售價|单价|定价|原价"},
    {FeedField::SalePrice,
        u"sale price|special price|offer price|discount price|discounted price|reduced price|promo price|"
        u"promotional price|angebotspreis|sonderpreis|aktionspreis|reduzierter preis|rabattpreis|"
        u"prix promo|prix promotionnel|prix soldé|prix remisé|prix réduit|precio de oferta|precio rebajado|"
        u"precio especial|precio oferta|prezzo scontato|prezzo in offerta|prezzo promozionale|prezzo "
        u"speciale|"
        u"aanbiedingsprijs|actieprijs|kortingsprijs|cena promocyjna|cena wyprzedażowa|cena obniżona|"
        u"preço promocional|preço de oferta|preço de saldo|preço com desconto|reapris|kampanjpris|rabatterat "
        u"pris|"
        u"akční cena|zlevněná cena|cena po slevě|セール価格|特価|割引価格|促销价|特价|特價|优惠价|折扣价"},
    {FeedField::SaleDates,
        u"sale price effective date|sale dates|sale start|sale end|sale from|sale until|sale price dates|"
        u"angebot von|angebot bis|angebotszeitraum|aktionszeitraum|aktion von|aktion bis|début promo|fin "
        u"promo|"
        u"inicio oferta|fin oferta|inizio offerta|fine offerta|aanbieding van|aanbieding tot|promocja od|"
        u"promocja do|início promoção|fim promoção|kampanjstart|kampanjslut|akce od|akce "
        u"do|セール開始|セール終了"},
    {FeedField::Currency,
        u"currency|currency code|währung|währungscode|devise|monnaie|moneda|divisa|valuta|waluta|moeda|měna|"
        u"通貨|货币|貨幣|币种|幣別"},
    {FeedField::Availability,
        u"availability|in stock|stock status|stock|stock quantity|quantity|qty|inventory|available|"
        u"verfügbarkeit|lagerbestand|bestand|verfügbar|auf lager|lager|lagerstatus|vorrätig|menge|"
        u"disponibilité|en stock|stock disponible|quantité|disponible|disponibilidad|existencias|cantidad|"
        u"disponibilità|disponibile|giacenza|quantità|magazzino|beschikbaarheid|voorraad|op "
        u"voorraad|voorraadstatus|"
        u"dostępność|stan magazynowy|dostępny|ilość|stan|disponibilidade|estoque|em stock|em "
        u"estoque|quantidade|"
        u"tillgänglighet|i lager|lagersaldo|saldo|antal|dostupnost|skladem|sklad|množství|"
        u"在庫|在庫数|在庫状況|库存|庫存|库存状态|有货|数量"},
    {FeedField::Gtin,
        u"gtin|ean|ean13|ean 13|ean code|upc|barcode|bar code|isbn|jan|gtin13|gtin 13|eancode|eannummer|ean "
        u"nummer|"
        u"gtin ean|ean gtin|strichcode|code barres|code ean|código de barras|código ean|codice ean|"
        u"codice a barre|streepjescode|kod ean|kod kreskowy|streckkod|ean kod|ean kód|čárový kód|"
        u"jan コード|janコード|バーコード|条码|條碼|条形码|商品条码"},
    {FeedField::Mpn,
        u"mpn|manufacturer part number|manufacturer number|model number|model|herstellernummer|"
        u"hersteller artikelnummer|herstellerartikelnummer|hersteller nr|modellnummer|modell|référence "
        u"fabricant|"
        u"modèle|referencia del fabricante|modelo|codice produttore|modello|fabrikantcode|modelnummer|"
        u"kod producenta|referência do fabricante|tillverkarens artikelnummer|kód "
        u"výrobce|メーカー品番|型号|型號"},
    {FeedField::Condition,
        u"condition|item condition|product "
        u"condition|zustand|artikelzustand|état|etat|estado|condizione|condizioni|"
        u"staat|conditie|stan produktu|estado do produto|condição|skick|stav|状態|成色|商品状态"},
    {FeedField::Material,
        u"material|materials|materialien|matière|matériau|matériaux|composition|materiale|materiaal|materiał|"
        u"materiał wykonania|materiál|composición|composizione|composição|素材|材質|材质|材料"},
    {FeedField::Color,
        u"color|colour|colors|farbe|farben|couleur|color principal|colore|kleur|kolor|cor|färg|barva|"
        u"色|カラー|颜色|顏色"},
    {FeedField::Size,
        u"size|sizes|größe|grösse|groesse|taille|pointure|talla|tamaño|taglia|misura|maat|rozmiar|tamanho|"
        u"storlek|"
        u"velikost|サイズ|尺码|尺寸|尺碼"},
    {FeedField::Group,
        u"item group id|group id|group|parent|parent id|parent sku|variant "
        u"group|gruppe|gruppennummer|elternartikel|"
        u"vaterartikel|hauptartikel|groupe|sku parent|grupo|grupo id|gruppo|codice padre|groep|hoofdartikel|"
        u"grupa|id grupy|grupp|grupp id|skupina|id skupiny|グループ|グループid|商品组|分组"},
};

/// What is no shopper's business, such as a purchase price, or no fact about the product.
const QRegularExpression &noFact()
{
    static const QRegularExpression kNone(
        u"\\b(images?|picture|photo|bild\\w*|foto\\w*|thumbnail|imagen\\w*|immagin\\w+|afbeelding\\w*|"
        u"zdjęci\\w+|"
        u"obraz\\w*|obrázek|imagem|video|ads?|adwords|campaign|custom "
        u"label|google|facebook|tracking|gclid|utm|"
        u"shipping|versand\\w*|porto|livraison|envío|spedizione|verzend\\w*|wysyłk\\w+|frete|frakt\\w*|"
        u"doprava|"
        u"delivery|liefer(kosten|zeit)\\w*|tax|taxes|vat|steuer\\w*|mwst|tva|iva|btw|dph|moms|"
        u"purchase|cost|costs|wholesale|margin|supplier|einkauf\\w*|ek|ek preis|marge|lieferant\\w*|"
        u"prix d achat|achat|fournisseur|coste|proveedor|acquisto|fornitore|inkoop\\w*|leverancier|zakup\\w*|"
        u"dostawc\\w+|fornecedor|custo|inköp\\w*|leverantör|nákup\\w*|dodavatel\\w*|"
        u"net|netto\\w*|ht|categor\\w+|kategori\\w*|catégori\\w+|rubrik|tags?|keywords?|meta|seo|slug|"
        u"created|updated|"
        u"status|published|position|sort\\w*|internal|intern\\w*|note|notes|notiz\\w*|score|priority|"
        u"product type|google product category)\\b|画像|图片|圖片|送料|运费|運費|分类|分類|カテゴリ|仕入|进价|成本"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return kNone;
}

} // namespace

FeedField fieldOfHeader(const QString &header)
{
    static const QHash<QString, FeedField> kFields = [] {
        QHash<QString, FeedField> fields;
        for (const Words &entry : kWords) {
            for (const QStringView word : QStringView(entry.words).split(u'|')) {
                const QString plain = comparable(word);
                if (!fields.contains(plain))
                    fields.insert(plain, entry.field);
            }
        }
        return fields;
    }();
    // "product_name" and "Price (EUR)": marks separate words, and a unit in brackets is none of them.
    static const QRegularExpression kBrackets(u"[(\\[][^)\\]]*[)\\]]"_s);
    QString spaced = header.left(200);
    spaced.replace(u'_', u' ').replace(u'-', u' ').replace(u'.', u' ');
    const QString bare = comparable(QString(spaced).remove(kBrackets));
    const QString last = bare.section(u' ', -1);
    const bool hasCurrency = bare.contains(u' ') && !currencyCode(last.toUpper()).isEmpty(); // "Price EUR"
    for (const QString &name :
        {comparable(spaced), bare, hasCurrency ? bare.chopped(last.size() + 1) : bare}) {
        const auto known = kFields.constFind(name);
        if (known != kFields.constEnd())
            return *known;
    }
    const QString name = comparable(spaced);
    return name.isEmpty() || noFact().match(name).hasMatch() ? FeedField::Ignored : FeedField::Further;
}

} // namespace answerdesk::faqs
