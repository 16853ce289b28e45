// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/rule_facts.h"
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

using api::PageRuleEffect;
using api::PageRuleField;
using Selection = web::HtmlPage::Selection;

constexpr qsizetype kMostRows = 150;
constexpr qsizetype kLongestLabel = 60;
constexpr qsizetype kLongestValue = 600;
constexpr qsizetype kLongestName = 300;
constexpr qsizetype kLongestBrand = 100;
constexpr qsizetype kLongestNumber = 60;

/// Puts what was selected into the facts of one page.
class Application
{
public:
    Application(const web::HtmlPage &page, const QUrl &address, ProductFacts &facts)
        : m_page(page)
        , m_host(QUrl(page.canonicalUrl).host().isEmpty() ? address.host() : QUrl(page.canonicalUrl).host())
        , m_facts(facts)
    {
    }

    void apply(const api::PageRuleSelector &rule, const Selection &selection)
    {
        const QString text = selection.text;
        const Provenance source{kRuleKind, rule.selector, text};
        switch (rule.field) {
        case PageRuleField::Name:
            return put(m_facts.name, text.left(kLongestName), source);
        case PageRuleField::Brand:
            return put(m_facts.brand, withoutLabel(text).left(kLongestBrand), source);
        case PageRuleField::Price:
            return putPrice(selection, source);
        case PageRuleField::Number:
            return put(m_facts.sku, numberIn(text), source);
        case PageRuleField::Availability:
            // schema.org's word may be an address.
            return put(m_facts.availability,
                availabilityOfWord(text.contains(u"://"_s) ? text.section(u'/', -1) : text), source);
        case PageRuleField::Description:
            return put(m_facts.description, text, source);
        case PageRuleField::Specification:
            return putRows(selection, rule.selector);
        }
    }

private:
    static void put(SourcedValue &fact, const QString &value, const Provenance &source)
    {
        if (!value.isEmpty())
            fact = {value, source};
    }

    /// "Brand: Fieldfare" is Fieldfare.
    static QString withoutLabel(const QString &text)
    {
        const qsizetype colon = text.indexOf(u": "_s);
        return colon > 0 && colon + 2 < text.size() ? text.sliced(colon + 2).trimmed() : text;
    }

    /// "Item no. F-2201" and "Artikelnummer: F-2201" are F-2201.
    static QString numberIn(const QString &text)
    {
        static const QRegularExpression kLabel(
            u"^[\\p{L} .-]{0,30}?(?:\\b(?:no|nr|n°|sku|ref|réf|id)|№|number|nummer|numéro|número|nr)"
            u"[ .:#]*[.:# ](?=\\S*\\d)"_s,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        QString number = withoutLabel(text);
        return number.remove(kLabel).trimmed().left(kLongestNumber);
    }

    void putPrice(const Selection &selection, const Provenance &source)
    {
        const QString &known = m_facts.currency.value;
        const auto price = selection.isAttribute ? parseMachinePrice(selection.text, known)
                                                 : parsePrice(selection.text, known);
        if (!price || price->amount.toDouble() <= 0)
            return;
        QString currency = price->currency;
        if (currency.isEmpty() && !price->currencies.isEmpty())
            currency = price->currencies.contains(known)
                ? known
                : chosenCurrency(price->currencies, m_host, m_page.language);
        if (currency.isEmpty() && price->currencies.isEmpty())
            currency = known.isEmpty() ? currencyOfPlace(m_host, m_page.language) : known;
        // A number without a currency tells no shopper what the product costs.
        if (currency.isEmpty())
            return;
        m_facts.price = {price->amount, source};
        m_facts.priceHigh = {};
        if (currency != known)
            m_facts.currency = {currency, source};
    }

    /// Rows stand before what the page reader found; of a label that both have, only the row stays.
    void putRows(const Selection &selection, const QString &selector)
    {
        QList<FurtherFact> rows;
        QStringList labels;
        for (const auto &[label, value] : selection.rows) {
            if (rows.size() >= kMostRows || label.size() > kLongestLabel || value.size() > kLongestValue)
                continue;
            labels << comparable(label);
            rows << FurtherFact{label, value, {kRuleKind, selector, label + u": "_s + value}};
        }
        for (const FurtherFact &fact : std::as_const(m_facts.further)) {
            if (!labels.contains(comparable(fact.label)))
                rows << fact;
        }
        m_facts.further = rows;
    }

    const web::HtmlPage &m_page;
    const QString m_host;
    ProductFacts &m_facts;
};

} // namespace

QStringList selectorsOf(const api::PageRuleContent &rule)
{
    QStringList selectors;
    for (const api::PageRuleSelector &one : rule.selectors)
        selectors << one.selector;
    return selectors;
}

ProductFacts factsByRule(const web::HtmlPage &page, const QUrl &address, const api::PageRuleContent &rule)
{
    ProductFacts facts = extractFacts(page, address, rule.effect != PageRuleEffect::NotProduct);
    if (!facts.isProduct)
        return facts;
    Application application(page, address, facts);
    const std::size_t count = std::min(rule.selectors.size(), std::size_t(page.selections.size()));
    for (std::size_t i = 0; i < count; ++i)
        application.apply(rule.selectors[i], page.selections[qsizetype(i)]);
    return facts;
}

} // namespace answerdesk::faqs
