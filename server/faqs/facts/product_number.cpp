// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_number.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

using Block = web::HtmlPage::Block;

constexpr qsizetype kAbove = 8; ///< blocks before the heading that may hold the number
constexpr qsizetype kLongest = 200;
constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

/// Labels of a shop's own number in the languages of Europe and East Asia.
constexpr QStringView kShopLabels
    = u"asin|sku|(?:product|item|article|catalogu?e?|stock|style|web|merchandise|reference|part|listing) "
      u"?(?:no|nr|num|number|code|id|#|№)|product|ref|reference|ref ?no|art ?(?:no|nr|n|№|id)|artikel "
      u"?(?:nummer|nr|no|id|"
      u"code)?|art ?nummer|best(?:ell)? ?(?:nummer|nr)|produkt ?(?:nummer|nr|code|id)|"
      u"réf|référence|réf ?(?:produit|article)|code (?:produit|article)|référence (?:produit|article)|n ?° "
      u"?(?:d ?article|"
      u"article)|referencia|código(?: (?:de|do|del) (?:producto|artículo|produto|artigo))?|cód|sku ?n|modelo "
      u"ref|codice"
      u"(?: (?:prodotto|articolo))?|cod(?: (?:art|articolo|prodotto|produs))?|rif|referência|artigo ?n|cod "
      u"?produs|"
      u"cod(?:ul)? (?:de )?(?:produs|articol)|nr (?:ref|kat|art|katalogowy|produktu|artykułu)|numer "
      u"(?:katalogowy|"
      u"produktu|artykułu|referencyjny)|kod (?:produktu|towaru|artykułu|výrobku|zboží|tovaru)|indeks|symbol|"
      u"katalogov[ée] číslo|objednac[íi]e? číslo|číslo (?:produktu|položky|výrobku|artiklu)|kód(?: "
      u"(?:produktu|zboží|"
      u"tovaru|výrobku))?|vare ?(?:nr|nummer)|artnr|tuote ?(?:numero|koodi|nro)|cikkszám|termék "
      u"?kód|rendelési szám|"
      u"šifra(?: (?:izdelka|artikla|proizvoda))?|produkta kods|preces kods|artikuls|prekės kodas|toote "
      u"?kood|артикул|код "
      u"(?:товара|товару|продукта)|каталожен номер|кодтовару|κωδικός(?: προϊόντος)?|ürün kodu|stok kodu|"
      u"商品番号|商品コード|品番|管理番号|商品编号|商品編號|货号|貨號|商品货号|상품번호|상품 ?코드|품번|"
      u"(?:anzeigen?|inserat) ?(?:nr|nummer|id)?|(?:post|ad|listing) ?id|annonce ?n|id "
      u"(?:oferty|ogłoszenia|inzerátu)";
/// Those of classified ads among them.
constexpr QStringView kAdLabels
    = u"(?:klein)?anzeigen? ?(?:nr|nummer|id)?|inserat "
      u"?(?:nr|nummer|id)?|(?:post|posting|ad|listing|classified) "
      u"?(?:id|no|number)|annonce ?n|id (?:oferty|ogłoszenia|inzerátu)|(?:numer|nr) ogłoszenia|advertentie "
      u"?(?:nr|nummer)|"
      u"annons ?(?:id|nr|nummer)|id (?:do )?an[uú]ncio|id annuncio";
constexpr QStringView kMakerLabels
    = u"mpn|(?:item )?model (?:number|no|nr|name number)|mfr?g? ?(?:part|item|model)? "
      u"?(?:no|number|nr|#)|manufacturers? "
      u"?s? (?:part|product|model)? ?(?:no|number|code|ref|reference)|part (?:no|number)|hersteller "
      u"?(?:artikel)? ?(?:nr|"
      u"nummer)|modell ?(?:nr|nummer)|modellbezeichnung|numéro de modèle|référence (?:du "
      u")?fabri[cq]u?ant|réf fabricant|número "
      u"de modelo(?: del producto)?|referencia del fabricante|numero(?: di)? modello(?: articolo)?|codice "
      u"produttore|modelnummer|fabrikantcode|kod producenta|numer (?:modelu|producenta)|model|kód výrobce|"
      u"číslo modelu|kód výrobcu|cod producător|ražotāja kods|модель|код "
      u"производителя|型番|メーカー型番|型号|型號|모델명|"
      u"모델번호";
constexpr QStringView kBookLabels
    = u"ean|gtin|upc|isbn|isbn ?1[03]|barcode|jan|strichcode|code barres?|čárový kód";

/// Letters, digits and the marks of numbers, with two digits at least.
constexpr QStringView kNumber = u"(?=[^\\s]*\\d[^\\s]*\\d)[A-Z0-9][A-Z0-9._/\\-]{2,30}";

QRegularExpression lineOf(QStringView labels)
{
    return QRegularExpression(
        u"(?:^|[\\s(\\[|/·•-])(?:%1)\\s*[.:#№°ºª|)]*\\s*[:：]?\\s*(%2)(?=$|[\\s),;\\]|:])"_s.arg(
            labels.toString().replace(u' ', u"[\\s.\\-]?"_s), kNumber),
        kOptions);
}

QRegularExpression labelOf(QStringView labels)
{
    return QRegularExpression(
        u"^(?:%1)\\s*[.:#№°º：]*$"_s.arg(labels.toString().replace(u' ', u"[\\s.\\-]?"_s)), kOptions);
}

QRegularExpression wholeNumber() { return QRegularExpression(u"^(%1)$"_s.arg(kNumber), kOptions); }

QString chopped(QString number)
{
    while (!number.isEmpty() && (number.endsWith(u'.') || number.endsWith(u'-') || number.endsWith(u'/')))
        number.chop(1);
    return number;
}

/// Dates and amounts look like numbers of products.
bool isSomethingElse(const QString &number)
{
    static const QRegularExpression kElse(
        u"^(\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d+[.,]\\d{2}|\\d+x\\d+.*|\\d{1,3}(mm|cm|m|kg|g|ml|l|w|v|gb|tb))$"_s,
        kOptions);
    return number.size() < 3 || kElse.match(number).hasMatch();
}

/// The number beside a label in this block or, where the label stands alone, in the next one.
QString numberAt(
    const web::HtmlPage &page, qsizetype i, const QRegularExpression &label, const QRegularExpression &line)
{
    static const QRegularExpression kWhole = wholeNumber();
    const Block &block = page.blocks[i];
    const auto hasDigit = [](const QString &text) {
        return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    };
    const bool here = block.text.size() <= 4 * kLongest && hasDigit(block.text);
    const bool next = !here && block.text.size() <= 40 && i + 1 < page.blocks.size()
        && page.blocks[i + 1].text.size() <= 40 && hasDigit(page.blocks[i + 1].text);
    if (block.kind == Block::Choice || block.kind == Block::Heading || (!here && !next))
        return {};
    QString number;
    if (block.cells.size() == 2 && label.match(block.cells[0]).hasMatch()) {
        const auto match = kWhole.match(block.cells[1].trimmed());
        if (match.hasMatch())
            number = match.captured(1);
    }
    if (here && number.isEmpty() && block.text.size() <= kLongest) {
        const auto match = line.match(block.text);
        if (match.hasMatch())
            number = match.captured(1);
    }
    if (next && label.match(block.text).hasMatch()) {
        const auto match = kWhole.match(page.blocks[i + 1].text.trimmed());
        if (match.hasMatch())
            number = match.captured(1);
    }
    number = chopped(number);
    return isSomethingElse(number) ? QString() : number;
}

SourcedValue find(const web::HtmlPage &page, const MainOffer &offer, const QRegularExpression &label,
    const QRegularExpression &line)
{
    const qsizetype begin = std::max<qsizetype>(0, offer.heading - kAbove);
    const qsizetype end = std::min(offer.end, page.blocks.size());
    for (qsizetype i = begin; i < end; ++i) {
        const QString number = numberAt(page, i, label, line);
        if (!number.isEmpty())
            return {number, {u"text"_s, u"number"_s, page.blocks[i].text.left(kLongest)}};
    }
    return {};
}

/// The number in an element that is named after it.
SourcedValue markedNumber(const web::HtmlPage &page, const MainOffer &offer)
{
    static const QRegularExpression kWhole = wholeNumber();
    for (const auto &hint : page.hints) {
        const QString text = hint.text.trimmed();
        if (hint.role == u"sku"_s && hint.at >= offer.heading - kAbove && hint.at < offer.end
            && kWhole.match(text).hasMatch() && !isSomethingElse(text))
            return {chopped(text), {u"text"_s, u"sku"_s, hint.text}};
    }
    return {};
}

/// A number that stands alone or behind a label of its own and in the address, too.
SourcedValue repeatedNumber(const web::HtmlPage &page, const MainOffer &offer, const QString &address)
{
    static const QRegularExpression kWhole = wholeNumber();
    static const QRegularExpression kRun(u"[A-Za-z0-9]{5,20}"_s);
    QStringList runs;
    for (auto it = kRun.globalMatch(address.section(u"//"_s, 1).section(u'/', 1)); it.hasNext();)
        runs << it.next().captured().toUpper();
    for (qsizetype i = std::max<qsizetype>(0, offer.heading); i < std::min(offer.end, page.blocks.size());
         ++i) {
        const Block &block = page.blocks[i];
        if (block.kind == Block::Choice || block.text.size() > 60)
            continue;
        const QString text = (block.cells.size() == 2 ? block.cells[1] : block.text).trimmed();
        const auto match = kWhole.match(text);
        if (!match.hasMatch() || text.size() < 5 || isSomethingElse(text))
            continue;
        QString plain = text.toUpper();
        plain.remove(u'/').remove(u'-').remove(u'.');
        for (const QString &run : std::as_const(runs)) {
            if (run == plain || (plain.size() >= 6 && run.endsWith(plain)))
                return {chopped(text), {u"text"_s, u"number"_s, block.text}};
        }
    }
    return {};
}

} // namespace

SourcedValue printedNumber(const web::HtmlPage &page, const MainOffer &offer, const QString &address)
{
    static const QRegularExpression kAsin = labelOf(u"asin");
    static const QRegularExpression kAsinLine = lineOf(u"asin");
    static const QRegularExpression kLabel = labelOf(kShopLabels);
    static const QRegularExpression kLine = lineOf(kShopLabels);
    SourcedValue found = find(page, offer, kAsin, kAsinLine);
    if (found.isEmpty())
        found = find(page, offer, kLabel, kLine);
    if (found.isEmpty())
        found = markedNumber(page, offer);
    return found.isEmpty() ? repeatedNumber(page, offer, address) : found;
}

SourcedValue openAd(const web::HtmlPage &page, const MainOffer &offer)
{
    static const QRegularExpression kLabel = labelOf(kAdLabels);
    static const QRegularExpression kLine = lineOf(kAdLabels);
    static const QRegularExpression kGone(
        u"^\\W*(sold|verkauft|reserviert|reserved|vendue?|réservée?|vendid[oa]|reservad[oa]|vendut[oa]|"
        u"verkocht|"
        u"gereserveerd|sprzedan[ey]|zarezerwowan[ey]|prodán[oa]?|predan[éý]|såld|solgt|myyty|eladva|vândut|"
        u"продано|"
        u"(this |the |diese "
        u")?(ad|listing|posting|anzeige|annonce|inserat|anuncio|annuncio)[^.]{0,20}(expired|deleted|"
        u"removed|inactive|abgelaufen|gelöscht|deaktiviert|expirée|supprimée|caducado|scaduto))\\b"_s,
        kOptions);
    for (qsizetype i = std::max<qsizetype>(0, offer.heading - kAbove);
         i < std::min(offer.end, page.blocks.size()); ++i) {
        if (page.blocks[i].text.size() <= 60 && kGone.match(page.blocks[i].text).hasMatch())
            return {};
    }
    SourcedValue ad = find(page, offer, kLabel, kLine);
    for (const auto &hint : page.hints) {
        if (ad.isEmpty() && hint.role == u"contact-seller"_s)
            ad = {hint.text, {u"text"_s, u"button"_s, hint.text}};
    }
    if (!ad.isEmpty())
        ad.source.where = kClassifiedAd.toString();
    return ad;
}

QString stockOf(const ProductFacts &facts)
{
    return facts.availability.source.where == kClassifiedAd ? QString() : facts.availability.value;
}

SourcedValue printedMakersNumber(const web::HtmlPage &page, const MainOffer &offer)
{
    static const QRegularExpression kLabel = labelOf(kMakerLabels);
    static const QRegularExpression kLine = lineOf(kMakerLabels);
    return find(page, offer, kLabel, kLine);
}

int identityLabels(const web::HtmlPage &page, const MainOffer &offer)
{
    static const QRegularExpression kNumbers
        = labelOf(kShopLabels.toString() + u'|' + kMakerLabels.toString() + u'|' + kBookLabels.toString());
    static const QRegularExpression kLines
        = lineOf(kShopLabels.toString() + u'|' + kMakerLabels.toString() + u'|' + kBookLabels.toString());
    static const QRegularExpression kNames(
        u"^(brand|brand "
        u"name|availability|manufacturer|marke|hersteller|verfügbarkeit|marque|fabricant|disponibilité|"
        u"disponibilidad|marca|fabricante|disponibilità|produttore|disponibilidade|merk|fabrikant|"
        u"beschikbaarheid|"
        u"producent|marka|dostępność|výrobce|značka|výrobca|dostupnost|dostupnosť|varumärke|tillverkare|"
        u"lagerstatus|"
        u"mærke|merke|tuotemerkki|valmistaja|márka|gyártó|brand|disponibilitate|producător|proizvajalec|"
        u"razpoložljivost|proizvođač|ražotājs|zīmols|pieejamība|gamintojas|tootja|бренд|производитель|"
        u"наличие|виробник|"
        u"марка|メーカー|ブランド|品牌|厂商|브랜드|제조사)\\s*[:：]*$"_s,
        kOptions);
    QSet<QString> found;
    for (qsizetype i = std::max<qsizetype>(0, offer.heading - kAbove);
         i < std::min(offer.end, page.blocks.size()); ++i) {
        const Block &block = page.blocks[i];
        const QString name = block.cells.size() == 2 ? block.cells[0]
            : block.text.size() <= 40                ? block.text
                                                     : QString();
        if (block.cells.size() == 2 && kNames.match(name).hasMatch())
            found.insert(comparable(name));
        else if (!numberAt(page, i, kNumbers, kLines).isEmpty())
            found.insert(u"#"_s + comparable(name).left(24));
    }
    return int(found.size());
}

} // namespace answerdesk::faqs
