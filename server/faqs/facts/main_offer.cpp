// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/main_offer.h"
#include "server/faqs/facts/price_context.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QUrl>
#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

using Block = web::HtmlPage::Block;

constexpr qsizetype kReach = 80; ///< blocks behind the heading when no control ends the search
constexpr qsizetype kBehindControl = 8; ///< some shops write the price below the button
constexpr qsizetype kBeforeHeading = 6;
constexpr qsizetype kFewWords = 24; ///< characters
constexpr qsizetype kNear = 30; ///< blocks; what stands further away is less likely the product's
constexpr qsizetype kBeside = 3; ///< blocks between two prices of one thing
constexpr double kLeastFit = 0.3;
constexpr double kLeastFitOfLink = 0.5; ///< a heading that leads elsewhere names another thing more often
constexpr double kPoorFit = 0.6;
constexpr double kSameAsTitle = 0.85;
constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

QStringList segmentsOf(const QString &title)
{
    static const QRegularExpression kCut(u"\\s+[|–—»›·•<>-]+\\s+|\\s*[|｜]\\s*|\\s*::\\s*|:\\s+"_s);
    return title.split(kCut, Qt::SkipEmptyParts);
}

QString shopOf(const web::HtmlPage &page)
{
    const QStringList labels = QUrl(page.canonicalUrl).host().split(u'.');
    return labels.size() >= 2 ? labels[labels.size() - 2] : QString();
}

bool isShopName(const web::HtmlPage &page, const QString &text)
{
    const QString plain = comparable(text).remove(u' ');
    if (plain.isEmpty())
        return true;
    const QString shop = shopOf(page);
    return plain == comparable(page.ogSiteName).remove(u' ')
        || (shop.size() >= 3
            && (plain == comparable(shop).remove(u' ') || plain.startsWith(u"www"_s + shop)
                || comparable(text).split(u' ').front() == shop));
}

/// A candidate for the price of the product.
struct Candidate {
    ShownPrice shown;
    qsizetype block = 0;
    bool marked = false;
    bool old = false;
    double score = 0;
};

class Search
{
public:
    explicit Search(const web::HtmlPage &page)
        : m_page(page)
    {
        for (const auto &hint : page.hints) {
            const bool old = hint.role == u"old-price"_s;
            if (!old && hint.role != u"price"_s)
                continue;
            const std::vector<ParsedPrice> prices = pricesIn(hint.text);
            for (const ParsedPrice &price : prices) {
                (old ? m_old : m_marked)[price.amount] << hint.at;
                if (!old && prices.size() == 1)
                    m_single[price.amount] << hint.at;
            }
        }
    }

    MainOffer run()
    {
        m_offer.heading = mainHeadingBlock(m_page);
        const qsizetype begin = std::max<qsizetype>(0, m_offer.heading);
        m_offer.end = endOfProduct(begin);
        for (const auto &hint : m_page.hints) {
            const bool buys = hint.role == u"add-to-cart"_s;
            if (buys && m_offer.control < 0 && hint.at >= begin && hint.at < m_offer.end)
                m_offer.control = hint.at;
            m_offer.isAuction = m_offer.isAuction || hint.role == u"bid"_s;
        }
        for (const auto &hint : m_page.hints)
            m_offer.isAuction = m_offer.isAuction && hint.role != u"can-buy"_s;
        // The box to buy may be written before the heading that stands beside it.
        if (m_offer.control > begin + kReach || m_offer.control < 0) {
            for (const auto &hint : m_page.hints) {
                if (hint.role == u"add-to-cart"_s && hint.at < begin && hint.at >= begin - kReach)
                    m_offer.control = hint.at;
            }
        }
        const bool behind = m_offer.control >= begin;
        const qsizetype last = behind ? m_offer.control : begin + kReach;
        if (!choose(begin, last + 1) && behind)
            choose(last + 1, last + 1 + kBehindControl);
        if (!m_offer.price)
            choose(std::max<qsizetype>(0, begin - kBeforeHeading), begin);
        if (m_offer.price)
            m_offer.times = timesOf(*m_offer.price);
        return std::move(m_offer);
    }

private:
    /// Where recommendations begin.
    qsizetype endOfProduct(qsizetype begin) const
    {
        for (qsizetype i = begin + 1; i < m_page.blocks.size(); ++i) {
            const Block &block = m_page.blocks[i];
            const bool announces
                = block.kind == Block::Heading || (block.kind == Block::Paragraph && !block.isLink);
            if (announces && block.text.size() <= 80 && announcesOthers(block.text))
                return i;
        }
        return m_page.blocks.size();
    }

    bool isNear(const QHash<QString, QList<int>> &places, const QString &amount, qsizetype block) const
    {
        const QList<int> at = places.value(amount);
        return std::any_of(
            at.begin(), at.end(), [&](int place) { return std::abs(place - int(block)) <= 1; });
    }

    int timesOf(const ShownPrice &shown) const
    {
        const double number = shown.number;
        // The digits of thousands may be grouped, so the last three before the point are looked for first.
        const QString digits = shown.price.amount.section(u'.', 0, 0).right(3);
        int times = 0;
        const auto count = [&](const QString &text) {
            if (!text.contains(digits))
                return;
            for (const ParsedPrice &price : pricesIn(text))
                times += std::abs(price.amount.toDouble() - number) < 0.0005;
        };
        for (const Block &block : m_page.blocks) {
            if (block.text.size() <= 300)
                count(block.text);
        }
        count(m_page.title);
        count(m_page.metaContent(u"description"));
        return times;
    }

    void gather(const Block &block, qsizetype index, std::vector<Candidate> &to) const
    {
        if (block.kind == Block::Choice || block.text.size() > 300)
            return;
        for (ParsedPrice &price : payablePrices(block.text)) {
            Candidate candidate;
            const bool near = isNear(m_marked, price.amount, index);
            candidate.marked = near;
            candidate.old = isNear(m_old, price.amount, index) && !isNear(m_single, price.amount, index);
            candidate.block = index;
            candidate.score = (near ? 3 : 0) + (block.text.size() <= price.end - price.start + 14 ? 1 : 0)
                - (block.isLink ? 3 : 0) - (block.text.size() > 120 ? 2 : 0)
                - (isLowestOfSeveral(block.text, price) ? 1 : 0) - (isBehindLabelOfOther(index) ? 3 : 0)
                - (index > m_offer.heading + kNear ? 1 : 0);
            candidate.shown = {std::move(price), 0, {}};
            candidate.shown.number = candidate.shown.price.amount.toDouble();
            to.push_back(std::move(candidate));
        }
        if (auto bare = bareDashPrice(block.text)) {
            Candidate candidate;
            candidate.block = index;
            candidate.score = 1;
            candidate.shown = {std::move(*bare), 0, {}};
            candidate.shown.number = candidate.shown.price.amount.toDouble();
            to.push_back(std::move(candidate));
        }
    }

    bool isBehindLabelOfOther(qsizetype index) const
    {
        return index > 0 && m_page.blocks[index - 1].kind == Block::Paragraph
            && dismissesNextPrice(m_page.blocks[index - 1].text);
    }

    /// "€220 -50%" beside "€110": the arithmetic tells the price before a reduction, in any language.
    void markReduced(std::vector<Candidate> &found) const
    {
        static const QRegularExpression kPercent(u"(?<!\\d)(\\d{1,2})(?:[.,]\\d)?\\s?[%％]"_s);
        for (Candidate &high : found) {
            for (const Candidate &low : found) {
                if (low.shown.number >= high.shown.number || std::abs(low.block - high.block) > kBeside)
                    continue;
                const auto [first, last] = std::minmax(low.block, high.block);
                for (qsizetype i = std::max<qsizetype>(0, first - 1);
                     i <= std::min(last + 1, m_page.blocks.size() - 1); ++i) {
                    const QString &text = m_page.blocks[i].text;
                    if (text.size() > 120 || !(text.contains(u'%') || text.contains(u'％')))
                        continue;
                    for (auto it = kPercent.globalMatch(text); it.hasNext();) {
                        const double share = 1 - it.next().captured(1).toDouble() / 100;
                        high.old = high.old
                            || std::abs(low.shown.number - high.shown.number * share)
                                <= 0.01 * high.shown.number;
                    }
                }
            }
        }
    }

    static QString quoteOf(const ParsedPrice &price, const QString &line)
    {
        const std::vector<ParsedPrice> all = pricesIn(line);
        const auto same = std::find_if(all.begin(), all.end(),
            [&](const ParsedPrice &other) { return other.start == price.start && other.end == price.end; });
        return same == all.end() ? line : quotedPrice(line, all, std::size_t(same - all.begin()));
    }

    bool choose(qsizetype from, qsizetype to)
    {
        std::vector<Candidate> found;
        for (qsizetype i = from; i < std::min({to, m_offer.end, m_page.blocks.size()}); ++i)
            gather(m_page.blocks[i], i, found);
        markReduced(found);
        // Magento calls the price of a thing that is not reduced its regular price.
        const bool anyNow
            = std::any_of(found.begin(), found.end(), [](const Candidate &one) { return !one.old; });
        QList<double> before;
        for (const Candidate &one : found) {
            if (anyNow && one.old)
                before << one.shown.number;
        }
        std::erase_if(found, [&](const Candidate &one) { return anyNow && one.old; });
        if (found.empty())
            return false;
        for (Candidate &candidate : found) {
            const auto same = std::count_if(found.begin(), found.end(), [&](const Candidate &other) {
                return std::abs(other.shown.number - candidate.shown.number) < 0.0005;
            });
            candidate.score += same > 1 ? 1 : 0;
        }
        const auto best = std::max_element(found.begin(), found.end(),
            [](const Candidate &a, const Candidate &b) { return a.score < b.score; });
        m_offer.price = best->shown;
        m_offer.price->text = quoteOf(best->shown.price, m_page.blocks[best->block].text);
        m_offer.priceBlock = best->block;
        m_offer.isMarked = best->marked;
        const ParsedPrice &price = best->shown.price;
        m_offer.isAlone = m_page.blocks[best->block].text.size() <= price.end - price.start + kFewWords;
        for (const double reduced : std::as_const(before)) {
            if (reduced > best->shown.number)
                m_offer.before << reduced;
        }
        m_offer.isEntry = isEntry(from, best->block);
        return true;
    }

    /// Another heading that leads elsewhere stands right before the price: the price is of what it names.
    bool isEntry(qsizetype from, qsizetype price) const
    {
        const QString own
            = m_offer.heading >= 0 ? m_page.blocks[m_offer.heading].text : titleWithoutShop(m_page);
        for (qsizetype i = price; i > std::max(from, price - kReach) && i > m_offer.heading; --i) {
            const Block &block = m_page.blocks[i];
            if (block.kind == Block::Heading && block.isLink && likeness(block.text, own) < 0.5)
                return true;
        }
        return false;
    }

    const web::HtmlPage &m_page;
    QHash<QString, QList<int>> m_marked;
    QHash<QString, QList<int>> m_single; ///< in an element that holds no other price
    QHash<QString, QList<int>> m_old;
    MainOffer m_offer;
};

} // namespace

QString titleWithoutShop(const web::HtmlPage &page)
{
    QStringList kept;
    for (const QString &segment : segmentsOf(page.title)) {
        if (!isShopName(page, segment))
            kept << segment;
    }
    return kept.isEmpty() ? page.title : kept.join(u" - "_s);
}

namespace {

/// headingFit() of texts as comparable() writes them.
double fitOfComparable(const QString &a, const QString &b)
{
    if (a.size() < 2 || b.isEmpty())
        return 0;
    if (a == b)
        return 1;
    if (b.contains(a))
        return 0.6 + 0.4 * double(a.size()) / double(b.size());
    if (b.size() >= 4 && a.contains(b))
        return 0.6 + 0.4 * double(b.size()) / double(a.size());
    return likenessOfComparable(a, b);
}

/// Some shops write the product's name in no heading: the first line that says what the title says.
qsizetype blockOfTitle(const web::HtmlPage &page, const QString &title, const QString &ogTitle)
{
    for (qsizetype i = 0; i < page.blocks.size(); ++i) {
        const Block &block = page.blocks[i];
        if (block.isLink || (block.kind != Block::Paragraph && block.kind != Block::Definition))
            continue;
        const QString &name = block.kind == Block::Definition ? block.cells.constLast() : block.text;
        if (name.size() < 8 || 2 * name.size() < title.size() || name.size() > title.size() + 20)
            continue;
        const QString text = comparable(name);
        if (fitOfComparable(text, title) >= kSameAsTitle || (text == ogTitle && !ogTitle.isEmpty()))
            return i;
    }
    return -1;
}

/// Menus have headings as well: where no heading fits the title, the last one of level 1 before the first
/// price, else the first.
qsizetype headingBeforePrice(const web::HtmlPage &page, qsizetype first)
{
    const auto isPrice = [&](const web::HtmlPage::Hint &hint) {
        return hint.at >= first && (hint.role == u"price"_s || hint.role == u"old-price"_s);
    };
    const auto price = std::find_if(page.hints.begin(), page.hints.end(), isPrice);
    if (first < 0 || price == page.hints.end())
        return first;
    qsizetype last = first;
    for (qsizetype i = first; i < std::min<qsizetype>(price->at, page.blocks.size()); ++i) {
        const Block &block = page.blocks[i];
        if (block.kind == Block::Heading && block.level == 1 && !block.isLink)
            last = i;
    }
    return last;
}

} // namespace

double headingFit(const QString &heading, const QString &title)
{
    return fitOfComparable(comparable(heading), comparable(title));
}

qsizetype mainHeadingBlock(const web::HtmlPage &page)
{
    const QString title = comparable(titleWithoutShop(page));
    const QString ogTitle = comparable(page.ogTitle);
    const bool sharesTitle = !page.ogTitle.isEmpty() && !isShopName(page, page.ogTitle);
    qsizetype best = -1;
    qsizetype first = -1;
    double bestFit = 0;
    for (qsizetype i = 0; i < page.blocks.size(); ++i) {
        const Block &block = page.blocks[i];
        if (block.kind != Block::Heading || block.level > 3)
            continue;
        if (block.level == 1 && first < 0)
            first = i;
        const QString heading = comparable(block.text);
        double fit = fitOfComparable(heading, title);
        if (sharesTitle)
            fit = std::max(fit, fitOfComparable(heading, ogTitle));
        if (fit < (block.isLink ? kLeastFitOfLink : kLeastFit) || isShopName(page, block.text))
            continue;
        fit += block.level == 1 ? 0.15 : block.level == 2 ? 0.05 : 0;
        fit -= block.isLink ? 0.1 : 0;
        if (fit > bestFit + 0.001) {
            bestFit = fit;
            best = i;
        }
    }
    if (bestFit < kPoorFit) {
        const qsizetype named = blockOfTitle(page, title, sharesTitle ? ogTitle : QString());
        if (named >= 0)
            return named;
    }
    return best >= 0 ? best : headingBeforePrice(page, first);
}

bool announcesOthers(const QString &heading)
{
    static const QRegularExpression kWords(
        u"\\b(you (may|might|will)( also)? (like|love|be interested)|(customers|people|others|shoppers) "
        u"(who|also|viewed|bought)[^.]*(also|bought|viewed)|frequently bought|related "
        u"(products?|items?)|similar "
        u"(products?|items?|styles?)|recommended (for you|products?|items?)|recommendations|recently "
        u"viewed|more from this "
        u"(brand|seller|shop)|complete the look|goes well with|products? related|sponsored products?|"
        u"(das könnte|könnte|wird) (dir|ihnen|dich|sie)[^.]*(gefallen|interessieren)|kunden "
        u"(kauften|haben|kaufen)[^.]*|"
        u"ähnlicher? (produkte?|artikel|angebote?)|passend dazu|zuletzt "
        u"(angesehen|gesehen)|empfehlungen|weitere "
        u"(produkte|artikel|anzeigen)[^.]*|"
        u"vous aimerez( aussi)?|(produit|article)s? (similaires?|associés?|complémentaires?)|les clients "
        u"ayant[^.]*|déjà (vus?|"
        u"consultés?)|nos recommandations|"
        u"tambi[ée]n (te|le)[^.]*(gustar|interesar)|(productos?|artículos?) "
        u"(relacionados?|similares?)|clientes "
        u"que[^.]*|vistos? "
        u"recientemente|"
        u"potrebbe(ro)? (anche )?(piacer|interessar)\\w*|ti potrebbe[^.]*|(prodotti|articoli) "
        u"(correlati|simili)|chi ha "
        u"(acquistato|comprato|visto)[^.]*|visti di recente|"
        u"produtos? (relacionados?|semelhantes)|quem (viu|comprou)[^.]*|poderá gostar[^.]*|"
        u"gerelateerde producten|anderen (kochten|bekeken)[^.]*|vergelijkbare producten|misschien ook[^.]*|"
        u"(podobne|powiązane|polecane) (produkty|oferty)|klienci (kupili|oglądali)[^.]*|ostatnio oglądane|"
        u"(podobné|související|súvisiace) (produkty|zboží|tovary)|mohlo by (se|sa)[^.]*|naposledy "
        u"(prohlížené|navštívené)|"
        u"liknande produkter|relaterade produkter|andra (köpte|tittade)[^.]*|relaterede produkter|lignende "
        u"(produkter|varer)|andre (kjøpte|købte)[^.]*|samankaltaiset tuotteet|"
        u"(î|i)(t|ț|ţ)i (mai )?recomand(a|ă)m[^.]*|hasonló termékek|produse "
        u"(similare|asemănătoare|recomandate)|(сопутствующие|похожие|рекомендуемые) "
        u"товары|с "
        u"этим товаром[^.]*|līdzīg\\w+ (preces|produkti)|panašios prekės|podobni izdelki|slični "
        u"proizvodi|benzer "
        u"ürünler|σχετικά προϊόντα)\\b|関連商品|おすすめ商品|この商品を(買った|見た)|相关商品|相關商品|猜你喜欢|为你推荐|관련 ?상품|추천 ?상품"_s,
        kOptions);
    return kWords.match(heading).hasMatch();
}

MainOffer findMainOffer(const web::HtmlPage &page) { return Search(page).run(); }

} // namespace answerdesk::faqs
