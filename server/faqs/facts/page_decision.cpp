// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/page_decision.h"
#include "server/faqs/facts/other_pages.h"
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_number.h"
#include "server/faqs/facts/product_page.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QSet>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

using Block = web::HtmlPage::Block;

constexpr int kShellText = 60; ///< less text than this is no content
constexpr int kEnough = 3;
constexpr double kLeastFit = 0.4; ///< of a product's name and the page's titles

bool hasAny(const QStringList &types, std::initializer_list<QStringView> wanted)
{
    return std::any_of(types.begin(), types.end(), [&](const QString &type) {
        return std::find(wanted.begin(), wanted.end(), QStringView(type)) != wanted.end();
    });
}

/// Collects evidence about one page.
class Weighing
{
public:
    Weighing(const web::HtmlPage &page, const StructuredData &data, const MainOffer &offer, const QUrl &url)
        : m_page(page)
        , m_data(data)
        , m_offer(offer)
        , m_url(url)
        , m_linked(mainProduct(page, data, u"json-ld"_s))
        , m_micro(mainProduct(page, data, u"microdata"_s))
        , m_kept(mainProduct(page, data, u"state"_s))
        , m_entries(entriesOfAList(page, offer))
    {
        if (m_kept && titleFit(page, m_kept->name) < 0.75)
            m_kept = nullptr;
        // Below a linked heading, markup of a thing that no title of the page names describes an entry.
        for (const ProductCandidate **product : {&m_linked, &m_micro}) {
            if (*product && offer.isEntry && titleFit(page, (*product)->name) < kLeastFit)
                *product = nullptr;
        }
        m_metaPrice = parseMachinePrice(page.metaContent(u"product:price:amount")).has_value()
            || parseMachinePrice(page.metaContent(u"og:price:amount")).has_value()
            || parseMachinePrice(page.metaContent(u"og:price")).has_value()
            || !page.metaContent(u"product:price").isEmpty();
        m_metaProduct = page.ogType.startsWith(u"product"_s, Qt::CaseInsensitive)
            || page.ogType.endsWith(u":product"_s, Qt::CaseInsensitive);
        countHints();
    }

    bool isShell() const
    {
        return m_page.visibleTextLength < kShellText && !m_linked && !m_micro && !m_metaPrice
            && !m_metaProduct && !(m_kept && hasPrice(*m_kept)) && !(m_offer.price && m_offer.control >= 0);
    }

    QList<Evidence> run()
    {
        weighMarkup();
        weighVisible();
        weighOtherKinds();
        weighLists();
        return std::move(m_evidence);
    }

private:
    void add(int points, const QString &text) { m_evidence << Evidence{points, text}; }

    void countHints()
    {
        QSet<QString> texts;
        for (const auto &hint : m_page.hints) {
            m_buttons += hint.role == u"add-to-cart"_s;
            if (hint.role == u"price"_s)
                texts.insert(hint.text);
        }
        for (const Block &block : m_page.blocks) {
            if (block.kind != Block::Choice && block.cells.size() == 2
                && isPriceLabel(comparable(block.cells[0])))
                texts.insert(block.cells[1]);
        }
        m_prices = int(texts.size());
    }

    void weighMarkup()
    {
        bool offered = false;
        for (const ProductCandidate *product : {m_linked, m_micro}) {
            if (!product)
                continue;
            offered = offered || (!product->offers.isEmpty() && titleFit(m_page, product->name) >= kLeastFit);
            m_priced = m_priced || hasPrice(*product);
        }
        if (m_priced)
            add(3, u"markup of a product with a price"_s);
        else if (offered)
            add(3, u"markup of a product with an offer"_s);
        else if (m_linked || m_micro)
            add(1, u"markup of a product without an offer"_s);
        if (m_kept && hasPrice(*m_kept) && !m_priced)
            add(m_page.visibleTextLength < kShellText ? 3 : 1,
                u"data of a product with a price in a script"_s);
        if (m_metaProduct && !m_metaPrice && !m_priced
            && pricesIn(m_page.metaContent(u"og:description")).size() == 1)
            add(1, u"a price in the page's description"_s);
        if (m_metaPrice)
            add(2, u"a price in the page's metadata"_s);
        if (m_metaProduct)
            add(m_metaPrice ? 1 : 2, u"declares itself a product"_s);
    }

    void weighVisible()
    {
        if (m_buttons >= 1 && m_buttons <= 6)
            add(1, u"a button to buy"_s);
        if (m_prices >= 1 && m_prices <= 8)
            add(1, u"a price beside the text"_s);
        // What follows tells products from lists only where the page names one thing.
        if (m_offer.heading < 0 || m_offer.isEntry)
            return;
        if (m_offer.price && m_offer.control >= 0)
            add(2, u"a price between the heading and the first button to buy"_s);
        if (m_offer.price && m_offer.times >= 2 && (m_offer.control >= 0 || m_offer.isMarked))
            add(1, u"the price of the heading appears on the page twice"_s);
        if (saysAvailability())
            add(1, u"availability beside the heading"_s);
        const int labels = identityLabels(m_page, m_offer);
        if (labels >= 1)
            add(labels >= 2 ? 2 : 1, u"labels of a product's identity (%1)"_s.arg(labels));
        if (isProductAddress(m_url))
            add(1, u"the address looks like that of a product"_s);
    }

    bool saysAvailability() const
    {
        const qsizetype last = std::min(m_offer.end, std::max(m_offer.heading + 30, m_offer.control + 10));
        for (qsizetype i = m_offer.heading + 1; i < std::min(last, m_page.blocks.size()); ++i) {
            const Block &block = m_page.blocks[i];
            if (block.text.size() <= 80 && !block.isLink && !availabilityInText(block.text).isEmpty())
                return true;
        }
        return false;
    }

    /// Whether the page's own offer is plain enough to outweigh markup of something else.
    bool sellsHere() const
    {
        return m_offer.price && !m_offer.isEntry && m_offer.control >= 0
            && (m_entries < kFewEntries || isProductAddress(m_url));
    }

    /// Whether address and labels of the page's heading name one product, whatever is listed beside it.
    bool isIdentified() const
    {
        return m_offer.heading >= 0 && !m_offer.isEntry && isProductAddress(m_url)
            && identityLabels(m_page, m_offer) >= 2;
    }

    int longParagraphs() const
    {
        return int(std::count_if(m_page.blocks.begin(), m_page.blocks.end(),
            [](const Block &block) { return block.kind == Block::Paragraph && block.text.size() > 160; }));
    }

    void weighOtherKinds()
    {
        const bool names = m_priced && (m_linked || m_micro);
        const int paragraphs = longParagraphs();
        const bool article = hasAny(m_data.types,
            {u"Article", u"NewsArticle", u"BlogPosting", u"Recipe", u"HowTo", u"ReportageNewsArticle",
                u"TechArticle", u"LiveBlogPosting"});
        const bool review = hasAny(m_data.types, {u"Review"}) && !names;
        // Some shops' software marks every page as an article.
        const bool sold = sellsHere() && paragraphs <= 1;
        if ((article && !sold) || review)
            add(sellsHere() && (names || sold) ? -1 : -4, u"markup of an article"_s);
        else if (m_page.ogType == u"article"_s && paragraphs >= 4)
            add(m_priced && m_buttons > 0 ? -1 : -3, u"declares itself an article"_s);
        // An event with an offer that can be bought here is an admission ticket.
        const bool ticket = sellsHere() && m_prices <= 4;
        if (hasAny(m_data.types, {u"Event", u"MusicEvent", u"JobPosting", u"Movie", u"TVSeries"}) && !ticket)
            add(-3, u"markup of an event or something else that is not a product"_s);
        if (isHomePage(m_url))
            add(-4, u"the address is a home page"_s);
        else if (isOtherAddress(m_url))
            add(-2, u"the address looks like that of a list, an article or a help page"_s);
        const QString heading = mainHeading(m_page);
        if (isOtherHeading(heading) || isOtherHeading(m_page.title))
            add(-8, u"the heading looks like that of a search, an order or an error"_s);
        else if (isArticleHeading(heading.isEmpty() ? m_page.title : heading))
            add(-3, u"the heading looks like that of a list, a guide, a review or a comparison"_s);
        if (paragraphs >= 8 && m_buttons == 0 && m_prices == 0 && !m_metaPrice)
            add(-2, u"long text without a price or a button, as in an article"_s);
    }

    void weighLists()
    {
        const int names
            = std::max(distinctNames(m_data, u"json-ld"_s), distinctNames(m_data, u"microdata"_s));
        if (hasAny(m_data.types, {u"CollectionPage", u"SearchResultsPage", u"ItemList", u"OfferCatalog"})
            && !m_metaPrice && distinctNames(m_data, u"json-ld"_s) != 1)
            add(-3, u"markup of a list"_s);
        if (names >= 3 && !m_linked && !m_micro && !sellsHere())
            add(-3, u"%1 products, none of which the title names"_s.arg(names));
        // A list declares no price of its own.
        if (m_offer.isEntry && !m_priced && !m_metaPrice)
            add(-3, u"the price belongs to another heading below the page's"_s);
        if (m_entries >= kFewEntries && !m_metaPrice && !sellsHere() && !isIdentified())
            add(m_priced ? -2 : -3,
                u"%1 linked names with prices, one of which is the page's"_s.arg(m_entries));
        // A product's page lists others as well: what stands behind its own offer says nothing against it.
        if (sellsHere() || m_metaPrice || (m_priced && m_metaProduct))
            return;
        const double linkShare
            = m_page.visibleTextLength > 0 ? double(m_page.linkTextLength) / m_page.visibleTextLength : 0;
        if (m_buttons > 6 && m_prices > 8 && !m_priced)
            add(-2, u"%1 prices and %2 buttons"_s.arg(m_prices).arg(m_buttons));
        const bool named = m_priced && (m_linked || m_micro) && m_offer.price && !m_offer.isEntry;
        if (m_prices >= 10 && (linkShare > 0.4 || m_buttons > 6) && !named)
            add(-3, u"many prices among links, as in a list"_s);
    }

    const web::HtmlPage &m_page;
    const StructuredData &m_data;
    const MainOffer &m_offer;
    const QUrl &m_url;
    const ProductCandidate *m_linked;
    const ProductCandidate *m_micro;
    const ProductCandidate *m_kept; ///< what a script holds
    const int m_entries; ///< of a list that the page's price belongs to
    bool m_metaPrice = false;
    bool m_metaProduct = false;
    bool m_priced = false;
    int m_buttons = 0;
    int m_prices = 0; ///< different ones
    QList<Evidence> m_evidence;
};

} // namespace

PageDecision decidePage(
    const web::HtmlPage &page, const StructuredData &data, const MainOffer &offer, const QString &address)
{
    const QUrl url(address.isEmpty() ? page.canonicalUrl : address);
    Weighing weighing(page, data, offer, url);
    if (weighing.isShell())
        return {false, u"no_content"_s,
            u"The page contains no text; its content may be created by scripts in the browser."_s, {}};
    PageDecision decision;
    decision.evidence = weighing.run();
    int score = 0;
    QStringList why;
    for (const Evidence &one : std::as_const(decision.evidence)) {
        score += one.points;
        why << (one.points > 0 ? u"+%1 %2"_s : u"%1 %2"_s).arg(one.points).arg(one.text);
    }
    decision.isProduct = score >= kEnough;
    decision.explanation
        = why.isEmpty() ? u"nothing on the page says that it sells a product"_s : why.join(u"; "_s);
    if (!decision.isProduct)
        decision.reason = page.visibleTextLength < kShellText ? u"no_content"_s : u"not_a_product_page"_s;
    return decision;
}

void overrule(PageDecision &decision, bool isProduct)
{
    const auto add = [&](int points, const QString &text) {
        decision.evidence << Evidence{points, text};
        decision.explanation = (points > 0 ? u"+%1 %2"_s : u"%1 %2"_s).arg(points).arg(text);
    };
    int score = 0;
    for (const Evidence &one : std::as_const(decision.evidence))
        score += one.points;
    decision.isProduct = isProduct;
    decision.reason = isProduct ? QString() : u"not_a_product_page"_s;
    add(isProduct ? std::max(kEnough, kEnough - score) : std::min(-kEnough, kEnough - 1 - score),
        u"a page rule says so"_s);
}

} // namespace answerdesk::faqs
