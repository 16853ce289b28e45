// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_visible.h"
#include "server/faqs/facts/price_context.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kLongestLine = 300;
constexpr qsizetype kMostPrices = 400;
constexpr int kBelow = 3; ///< blocks
constexpr qsizetype kBeside = 80; ///< blocks of a box to buy that is written before the heading

std::optional<VisiblePage::Rating> ratingIn(const QString &text)
{
    static const QRegularExpression kOf(
        u"(?:^|[\\s:(])(\\d(?:[.,]\\d{1,2})?|10)\\s*(?:out "
        u"of|von|sur|su|de|van|z|av|/)\\s*(?:the\\s+)?(5|10)(?:[.,]0)?\\s*"
        u"(?:stars?|sterne\\w*|étoiles?|estrellas?|stelle|sterren|gwiazdek|stjärnor|hvězdiček|$)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kStars(u"^\\(?(\\d[.,]\\d{1,2})\\)?\\s*(?:[★☆]\\s*){5}"_s);
    static const QRegularExpression kRated(
        u"\\brat(?:ed|ing)\\b|★|☆|bewertung|note|valoraci|valutazion|ocena|betyg|hodnocen|beoordel"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (text.size() > 160 || std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); }))
        return std::nullopt;
    auto match = kOf.match(text);
    if (match.hasMatch()
        && (kRated.match(text).hasMatch() || match.captured(0).contains(u"st"_s, Qt::CaseInsensitive)))
        return VisiblePage::Rating{match.captured(1).replace(u',', u'.'), match.captured(2), text};
    match = kStars.match(text);
    if (match.hasMatch())
        return VisiblePage::Rating{match.captured(1).replace(u',', u'.'), {}, text};
    return std::nullopt;
}

/// Ratings of sellers and shops are none of the product.
bool isAboutTheShop(const QString &text)
{
    static const QRegularExpression kShop(
        u"\\b(seller|shop|store|merchant|trusted ?shops|trustpilot|ekomi|verkäufer|händler|vendeur|boutique|"
        u"vendedor|tienda|venditore|negozio|verkoper|winkel|sprzedawc\\w+|sklepu?|prodejc\\w+|obchodu?|säljare|butik)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return text.size() <= 160 && kShop.match(text).hasMatch();
}

/// A control to buy behind recommendations that stands right below the price of the page's own product.
QString buttonBelow(const web::HtmlPage &page, const ShownPrice &price)
{
    for (const auto &hint : page.hints) {
        if (hint.role != u"can-buy"_s)
            continue;
        std::vector<ParsedPrice> prices;
        for (qsizetype i = std::min<qsizetype>(hint.at, page.blocks.size() - 1);
             i >= std::max(0, hint.at - kBelow) && prices.empty(); --i) {
            if (page.blocks[i].text.size() <= kLongestLine)
                prices = pricesIn(page.blocks[i].text);
        }
        const bool isOwn = std::any_of(prices.begin(), prices.end(),
            [&](const ParsedPrice &one) { return std::abs(one.amount.toDouble() - price.number) < 0.0005; });
        if (isOwn)
            return hint.text;
    }
    return {};
}

} // namespace

VisiblePage::VisiblePage(const web::HtmlPage &page, const MainOffer &offer)
{
    if (offer.price && !offer.isEntry && !offer.isAuction)
        m_marked.push_back(*offer.price);
    for (const double number : offer.before)
        m_old.push_back(number);
    QSet<QString> old;
    for (const auto &hint : page.hints) {
        if (hint.role != u"old-price"_s)
            continue;
        old.insert(hint.text);
        for (const ParsedPrice &price : pricesIn(hint.text))
            m_old.push_back(price.amount.toDouble());
    }
    static const QRegularExpression kNumber(u"^(\\d(?:\\.\\d{1,2})?|10)$"_s);
    for (const auto &hint : page.hints) {
        // A text that is only the old price is marked as both.
        if (hint.role == u"price"_s && (!old.contains(hint.text) || old.size() == 1)
            && qsizetype(m_marked.size()) < kMostPrices) {
            // What a cart, a menu or a recommendation costs is not what the product costs.
            const bool isOwn = offer.heading < 0 || offer.holds(hint.at);
            addPrices(hint.text, isOwn && !payablePrices(hint.text).empty() ? m_marked : m_all);
        } else if (hint.role == u"can-buy"_s && m_buyButton.isEmpty() && hint.at < offer.end
            && hint.at >= offer.heading - kBeside)
            m_buyButton = hint.text;
        else if (hint.role == u"rating"_s && !m_rating && kNumber.match(hint.text).hasMatch()
            && hint.text.toDouble() > 0)
            m_rating = Rating{hint.text, {}, hint.text};
    }
    if (m_buyButton.isEmpty() && offer.price)
        m_buyButton = buttonBelow(page, *offer.price);
    std::optional<Rating> written;
    const qsizetype last = std::min(offer.end, std::max(offer.heading, offer.control) + kBeside);
    qsizetype at = -1;
    for (const web::HtmlPage::Block &block : page.blocks) {
        ++at;
        if (block.kind == web::HtmlPage::Block::Choice)
            continue; // what other variants cost
        if (block.text.size() <= kLongestLine && qsizetype(m_all.size()) < kMostPrices)
            addPrices(block.text, m_all);
        if (block.text.size() <= kLongestLine && at > offer.heading && at < last)
            weigh(block.text);
        if (!written) {
            written = ratingIn(block.text);
            if (written && isAboutTheShop(block.text))
                written.reset();
        }
    }
    if (written)
        m_rating = written;
}

void VisiblePage::addPrices(const QString &text, std::vector<Price> &to) const
{
    const std::vector<ParsedPrice> prices = pricesIn(text);
    for (std::size_t i = 0; i < prices.size(); ++i) {
        const double number = prices[i].amount.toDouble();
        if (number > 0)
            to.push_back({prices[i], number, quotedPrice(text, prices, i)});
    }
}

void VisiblePage::weigh(const QString &line)
{
    const std::vector<ParsedPrice> all = pricesIn(line);
    if (all.empty())
        return;
    const std::vector<ParsedPrice> payable = payablePrices(line);
    for (const ParsedPrice &price : all) {
        const bool isPayable = std::any_of(payable.begin(), payable.end(),
            [&](const ParsedPrice &other) { return other.amount == price.amount; });
        (isPayable ? m_payable : m_dismissed).push_back(price.amount.toDouble());
    }
}

const VisiblePage::Price *VisiblePage::find(double number) const
{
    for (const std::vector<Price> *prices : {&m_marked, &m_all}) {
        for (const Price &price : *prices) {
            if (std::abs(price.number - number) < 0.0005)
                return &price;
        }
    }
    return nullptr;
}

bool VisiblePage::isOld(double number) const
{
    const auto same = [number](double other) { return std::abs(other - number) < 0.0005; };
    if (m_marked.empty() || same(m_marked.front().number))
        return false;
    // "Was 100 €", and nowhere beside the product just "100 €".
    const bool isDismissed = std::any_of(m_dismissed.begin(), m_dismissed.end(), same)
        && std::none_of(m_payable.begin(), m_payable.end(), same) && m_marked.front().number < number;
    return isDismissed || std::any_of(m_old.begin(), m_old.end(), same);
}

QString numberInAddress(const QString &address)
{
    const QUrl url(address);
    static const QRegularExpression kId(u"^[A-Za-z]{0,3}\\d{4,14}$"_s);
    const QUrlQuery query(url);
    for (const QString &name : {u"pid"_s, u"product_id"_s, u"productId"_s, u"products_id"_s, u"sku"_s,
             u"artnr"_s, u"item"_s, u"id"_s}) {
        const QString value = query.queryItemValue(name);
        if (kId.match(value).hasMatch())
            return value;
    }
    QString last = url.path();
    while (last.endsWith(u'/'))
        last.chop(1);
    last = last.sliced(last.lastIndexOf(u'/') + 1);
    static const QRegularExpression kSuffix(
        u"\\.(html?|php|aspx?|jsp)$"_s, QRegularExpression::CaseInsensitiveOption);
    last.remove(kSuffix);
    static const QRegularExpression kTail(u"(?:^|[-_,.])p?(\\d{5,14})$"_s);
    // "/dp/B07C8KMQQ6"
    static const QRegularExpression kCode(u"^(?=.*\\d.*\\d)(?=.*[A-Z])[A-Z0-9]{8,14}$"_s);
    const auto match = kTail.match(last);
    return match.hasMatch() ? match.captured(1) : kCode.match(last).hasMatch() ? last : QString();
}

} // namespace answerdesk::faqs
