// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_page.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr int kShellText = 60; ///< less text than this is no content
constexpr int kEnough = 3;

bool hasAny(const QStringList &types, std::initializer_list<QStringView> wanted)
{
    return std::any_of(types.begin(), types.end(), [&](const QString &type) {
        return std::find(wanted.begin(), wanted.end(), QStringView(type)) != wanted.end();
    });
}

bool hasPrice(const ProductCandidate &product)
{
    return std::any_of(product.offers.begin(), product.offers.end(),
        [](const OfferData &offer) { return parseMachinePrice(offer.price).has_value(); });
}

/// How well the name fits the page's own title: a page is about what its heading says.
double titleFit(const web::HtmlPage &page, const QString &name)
{
    if (name.isEmpty())
        return 0;
    double best = 0;
    for (const QString &title : {mainHeading(page), page.ogTitle, page.title}) {
        const QString a = comparable(name);
        const QString b = comparable(title);
        if (a.isEmpty() || b.isEmpty())
            continue;
        if (b.contains(a) || (a.contains(b) && b.size() >= 4))
            return 1;
        best = std::max(best, likeness(name, title));
    }
    return best;
}

int distinctNames(const StructuredData &data, const QString &kind)
{
    QSet<QString> names;
    for (const ProductCandidate &product : data.products) {
        if (product.kind == kind && !product.name.isEmpty())
            names.insert(comparable(product.name));
    }
    return int(names.size());
}

int countHints(const web::HtmlPage &page, QStringView role)
{
    QSet<QString> texts;
    int count = 0;
    for (const auto &hint : page.hints) {
        if (hint.role != role)
            continue;
        ++count;
        texts.insert(hint.text);
    }
    // One price is marked several times; the buttons of a list say the same words, too.
    if (role != u"price")
        return count;
    for (const web::HtmlPage::Block &block : page.blocks) {
        if (block.kind != web::HtmlPage::Block::Choice && block.cells.size() == 2
            && isPriceLabel(comparable(block.cells[0])))
            texts.insert(block.cells[1]);
    }
    return int(texts.size());
}

int longParagraphs(const web::HtmlPage &page)
{
    return int(std::count_if(page.blocks.begin(), page.blocks.end(), [](const web::HtmlPage::Block &block) {
        return block.kind == web::HtmlPage::Block::Paragraph && block.text.size() > 160;
    }));
}

/// How many of the lines "SKU: ...", "Brand: ...", "Availability: ..." the page has.
int identityLabels(const web::HtmlPage &page)
{
    static const QSet<QString> kLabels{u"sku"_s, u"ean"_s, u"gtin"_s, u"mpn"_s, u"brand"_s, u"availability"_s,
        u"item number"_s, u"article no"_s, u"artikelnummer"_s, u"marke"_s, u"hersteller"_s,
        u"verfügbarkeit"_s, u"référence"_s, u"marque"_s, u"disponibilité"_s, u"marca"_s, u"referencia"_s,
        u"šifra"_s, u"proizvajalec"_s, u"razpoložljivost"_s, u"producent"_s, u"dostępność"_s, u"výrobce"_s,
        u"dostupnosť"_s, u"dostupnost"_s};
    QSet<QString> found;
    for (const web::HtmlPage::Block &block : page.blocks) {
        const QString label = comparable(block.cells.value(0));
        if (block.cells.size() == 2 && kLabels.contains(label))
            found.insert(label);
    }
    return int(found.size());
}

bool isHomePage(const QUrl &url)
{
    static const QRegularExpression kStart(u"^/?([a-z]{2}([-_][a-z]{2})?/?)?(index\\.(html?|php))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return url.isValid() && !url.host().isEmpty() && !url.hasQuery() && kStart.match(url.path()).hasMatch();
}

/// Addresses of searches, lists, articles, help and carts. A product's may lead through its category, so only
/// the first and the last part count.
bool isOtherAddress(const QUrl &url)
{
    static const QSet<QString> kParts{u"search"_s, u"suche"_s, u"recherche"_s, u"buscar"_s, u"busqueda"_s,
        u"cerca"_s, u"ricerca"_s, u"zoeken"_s, u"szukaj"_s, u"sok"_s, u"hledani"_s, u"category"_s,
        u"categories"_s, u"kategorie"_s, u"kategorien"_s, u"blog"_s, u"blogs"_s, u"news"_s, u"magazine"_s,
        u"magazin"_s, u"article"_s, u"articles"_s, u"ratgeber"_s, u"guide"_s, u"guides"_s, u"help"_s,
        u"hilfe"_s, u"aide"_s, u"ayuda"_s, u"support"_s, u"faq"_s, u"faqs"_s, u"cart"_s, u"basket"_s,
        u"warenkorb"_s, u"panier"_s, u"checkout"_s, u"login"_s, u"account"_s, u"event"_s, u"events"_s,
        u"review"_s, u"reviews"_s, u"tag"_s, u"wiki"_s, u"forum"_s};
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

/// "Search results for ...", "Page not found": what shops answer with 200 all the same.
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
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return kOther.match(text.trimmed()).hasMatch();
}

} // namespace

bool isPriceLabel(const QString &label)
{
    static const QSet<QString> kLabels{u"price"_s, u"our price"_s, u"preis"_s, u"unser preis"_s, u"prix"_s,
        u"precio"_s, u"prezzo"_s, u"cena"_s, u"preço"_s, u"prijs"_s, u"pris"_s, u"цена"_s, u"価格"_s,
        u"販売価格"_s, u"가격"_s, u"preț"_s, u"ár"_s, u"hinta"_s};
    return kLabels.contains(label);
}

QString mainHeading(const web::HtmlPage &page)
{
    for (const web::HtmlPage::Block &block : page.blocks) {
        if (block.kind == web::HtmlPage::Block::Heading && block.level == 1)
            return block.text;
    }
    return {};
}

const ProductCandidate *mainProduct(
    const web::HtmlPage &page, const StructuredData &data, const QString &kind)
{
    const ProductCandidate *best = nullptr;
    double bestScore = 0;
    for (const ProductCandidate &product : data.products) {
        if (product.kind != kind)
            continue;
        const double fit = titleFit(page, product.name);
        if (product.listed && fit < 0.9)
            continue;
        const double score = fit * 4 + (hasPrice(product) ? 1.5 : 0) + (product.listed ? 0 : 1)
            + (product.sku.isEmpty() ? 0 : 0.2) + 0.01 * double(product.properties.size());
        if (score > bestScore) {
            bestScore = score;
            best = &product;
        }
    }
    // One of many whose name the page's title does not bear is an entry of a list.
    if (best && titleFit(page, best->name) < 0.4 && distinctNames(data, kind) > 2)
        return nullptr;
    return best;
}

PageDecision decidePage(const web::HtmlPage &page, const StructuredData &data, const QString &address)
{
    const ProductCandidate *linked = mainProduct(page, data, u"json-ld"_s);
    const ProductCandidate *micro = mainProduct(page, data, u"microdata"_s);
    const ProductCandidate *kept = mainProduct(page, data, u"state"_s);
    if (kept && titleFit(page, kept->name) < 0.75)
        kept = nullptr;
    const bool metaPrice = parseMachinePrice(page.metaContent(u"product:price:amount")).has_value()
        || parseMachinePrice(page.metaContent(u"og:price:amount")).has_value()
        || parseMachinePrice(page.metaContent(u"og:price")).has_value()
        || !page.metaContent(u"product:price").isEmpty();
    const bool metaProduct = page.ogType.startsWith(u"product"_s, Qt::CaseInsensitive)
        || page.ogType.endsWith(u":product"_s, Qt::CaseInsensitive);
    if (page.visibleTextLength < kShellText && !linked && !micro && !metaPrice && !metaProduct
        && !(kept && hasPrice(*kept)))
        return {false, u"no_content"_s,
            u"The page holds no text; its content may be made by scripts in the browser."_s};

    int score = 0;
    QStringList why;
    const auto add = [&](int points, const QString &text) {
        score += points;
        why << (points > 0 ? u"+%1 %2"_s : u"%1 %2"_s).arg(points).arg(text);
    };
    bool offered = false;
    bool priced = false;
    for (const ProductCandidate *product : {linked, micro}) {
        if (!product)
            continue;
        const bool fits = titleFit(page, product->name) >= 0.4;
        offered = offered || (!product->offers.isEmpty() && fits);
        priced = priced || hasPrice(*product);
    }
    if (priced)
        add(3, u"markup of a product with a price"_s);
    else if (offered)
        add(3, u"markup of a product with an offer"_s);
    else if (linked || micro)
        add(1, u"markup of a product without an offer"_s);
    if (kept && hasPrice(*kept) && !priced)
        add(page.visibleTextLength < kShellText ? 3 : 1, u"data of a product with a price in a script"_s);
    if (metaProduct && !metaPrice && !priced && pricesIn(page.metaContent(u"og:description")).size() == 1)
        add(1, u"a price in the page's description"_s);
    if (metaPrice)
        add(2, u"a price in the page's metadata"_s);
    if (metaProduct)
        add(metaPrice ? 1 : 2, u"declares itself a product"_s);

    const int buttons = countHints(page, u"add-to-cart");
    const int prices = countHints(page, u"price");
    const double linkShare
        = page.visibleTextLength > 0 ? double(page.linkTextLength) / page.visibleTextLength : 0;
    if (buttons >= 1 && buttons <= 6)
        add(1, u"a button to buy"_s);
    if (prices >= 1 && prices <= 8)
        add(1, u"a price beside the text"_s);
    if (!priced && !metaPrice && buttons >= 1 && buttons <= 3 && prices >= 1 && prices <= 4)
        add(1, u"one price and one button"_s);
    if (!priced && !metaPrice && identityLabels(page) >= 2)
        add(1, u"labels that products have"_s);
    const int long_ = longParagraphs(page);
    const bool article = hasAny(data.types,
        {u"Article", u"NewsArticle", u"BlogPosting", u"Review", u"Recipe", u"HowTo", u"ReportageNewsArticle",
            u"TechArticle", u"LiveBlogPosting"});
    if (article)
        add(-4, u"markup of an article"_s);
    else if (page.ogType == u"article"_s && long_ >= 4)
        add(priced && buttons > 0 ? -1 : -3, u"declares itself an article"_s);
    if (hasAny(data.types, {u"Event", u"MusicEvent", u"JobPosting", u"Movie", u"TVSeries"}))
        add(-3, u"markup of an event or another thing that is no product"_s);
    if (hasAny(data.types, {u"CollectionPage", u"SearchResultsPage", u"ItemList", u"OfferCatalog"})
        && !metaPrice && distinctNames(data, u"json-ld"_s) != 1)
        add(-3, u"markup of a list"_s);
    const QUrl url(address.isEmpty() ? page.canonicalUrl : address);
    if (isHomePage(url))
        add(-4, u"the address is a home page"_s);
    else if (isOtherAddress(url))
        add(-2, u"the address is one of lists, articles or help"_s);
    if (isOtherHeading(mainHeading(page)) || isOtherHeading(page.title))
        add(-4, u"the heading is one of a search or a fault"_s);
    const int names = std::max(distinctNames(data, u"json-ld"_s), distinctNames(data, u"microdata"_s));
    if (names >= 3 && !linked && !micro)
        add(-3, u"%1 products, none of which the title names"_s.arg(names));
    if (buttons > 6 && prices > 8 && !priced && !metaPrice)
        add(-2, u"%1 prices and %2 buttons"_s.arg(prices).arg(buttons));
    // A product's page lists others as well; one that says twice what it is stays a product's.
    if (prices >= 10 && (linkShare > 0.4 || buttons > 6) && !metaPrice && !(priced && metaProduct))
        add(-3, u"many prices among links, as in a list"_s);
    if (long_ >= 8 && buttons == 0 && prices == 0 && !metaPrice)
        add(-2, u"long text without a price or a button, as in an article"_s);

    PageDecision decision;
    decision.isProduct = score >= kEnough;
    decision.explanation = why.join(u"; "_s);
    if (decision.isProduct)
        return decision;
    const bool shell = page.visibleTextLength < kShellText;
    decision.reason = shell ? u"no_content"_s : u"not_a_product_page"_s;
    if (why.isEmpty())
        decision.explanation = u"nothing on the page says that it sells a product"_s;
    return decision;
}

} // namespace answerdesk::faqs
