// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/main_offer.h"
#include "server/web/page/html_page.h"

namespace answerdesk::faqs {

/// What shoppers see of the price and the rating, which counts more than what a page tells machines.
class VisiblePage
{
public:
    using Price = ShownPrice;
    struct Rating {
        QString value;
        QString best; ///< or empty
        QString text; ///< verbatim
    };

    VisiblePage(const web::HtmlPage &page, const MainOffer &offer);

    /// The price of the page's own offer, else the first that the page sets as one, or null.
    const Price *mainPrice() const { return m_marked.empty() ? nullptr : &m_marked.front(); }
    /// A price of this amount, or null.
    const Price *find(double number) const;
    /// Whether the page shows this amount as one that was paid earlier, beside another that is paid now.
    bool isOld(double number) const;
    /// "Rated 4.75 out of 5", before customers' reviews begin.
    const std::optional<Rating> &rating() const { return m_rating; }
    /// A button that can be pressed to buy, or empty.
    const QString &buyButton() const { return m_buyButton; }

private:
    void addPrices(const QString &text, std::vector<Price> &to) const;
    void weigh(const QString &line);

    std::vector<Price> m_marked; ///< in elements that are marked as prices
    std::vector<Price> m_all;
    std::vector<double> m_old;
    std::vector<double> m_payable; ///< in lines about the product
    std::vector<double> m_dismissed; ///< in such lines, as what was paid earlier, per unit and so on
    std::optional<Rating> m_rating;
    QString m_buyButton;
};

/// The product's number in the address of its page, or empty: "/watering-can-4711.html", "?pid=4711".
QString numberInAddress(const QString &address);

} // namespace answerdesk::faqs
