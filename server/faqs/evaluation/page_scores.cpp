// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/evaluation/page_scores.h"
#include "server/faqs/facts/product_text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr double kSameName = 0.8;

QString withoutBlanks(const QString &text) { return comparable(text).remove(u' '); }

QString stateOf(const QString &word)
{
    if (word.isEmpty() || word == u"unknown"_s)
        return {};
    return word == u"OutOfStock"_s || word == u"Discontinued"_s ? u"OutOfStock"_s : u"InStock"_s;
}

QStringList sorted(const QSet<QString> &values)
{
    QStringList list(values.begin(), values.end());
    list.sort();
    return list;
}

/// The number that the shop's backend would get first, or any that is right where the gold has several kinds.
QString numberOf(const ProductFacts &facts, const QSet<QString> &right, bool isExact)
{
    QString first;
    for (const SourcedValue *value : {&facts.sku, &facts.mpn, &facts.gtin}) {
        const QString plain = isExact ? value->value : withoutBlanks(value->value);
        if (!isExact && right.contains(plain))
            return plain;
        if (first.isEmpty())
            first = plain;
    }
    return first;
}

} // namespace

void ValueScore::count(const QString &value, const QSet<QString> &right)
{
    if (right.contains(value) && !value.isEmpty()) {
        ++hits;
        return;
    }
    wrong += !value.isEmpty();
    missed += !right.isEmpty();
}

double ValueScore::f1() const
{
    const int all = 2 * hits + wrong + missed;
    return all == 0 ? 1 : 2.0 * hits / all;
}

double wordScore(const QString &a, const QString &b)
{
    const QString one = comparable(a);
    const QString two = comparable(b);
    return one == two && !one.isEmpty() ? 1 : likeness(one, two);
}

QStringList scorePage(const GoldPage &page, const ProductFacts &facts, PageScores &scores)
{
    QStringList errors;
    const auto judge = [&](Share &share, bool isRight, const QString &error) {
        share.count(isRight);
        if (!isRight)
            errors << error;
    };
    if (!page.isProduct) {
        judge(scores.rejected, !facts.isProduct, u"accepted: "_s + facts.explanation);
        return errors;
    }
    judge(scores.accepted, facts.isProduct, u"rejected: "_s + facts.explanation);
    const auto wrong = [](const QString &what, const QStringList &right, const QString &got) {
        return u"%1 \"%2\" instead of \"%3\""_s.arg(what, got, right.join(u"\" or \""_s));
    };
    if (!page.productName.isEmpty())
        judge(scores.name, wordScore(page.productName, facts.name.value) >= kSameName,
            wrong(u"name"_s, {page.productName}, facts.name.value));
    if (!page.brands.isEmpty()) {
        const bool same = std::any_of(page.brands.begin(), page.brands.end(),
            [&](const QString &brand) { return comparable(brand) == comparable(facts.brand.value); });
        judge(scores.brand, same, wrong(u"brand"_s, sorted(page.brands), facts.brand.value));
    }
    const QString price = comparableDecimal(facts.price.value);
    if (!page.prices.isEmpty())
        scores.price.count(page.prices.contains(price));
    const auto compare
        = [&](ValueScore &score, const QString &what, const QString &got, const QSet<QString> &right) {
              score.count(got, right);
              if (right.isEmpty() ? !got.isEmpty() : !right.contains(got))
                  errors << wrong(what, sorted(right), got);
          };
    compare(scores.priceValue, u"price"_s, price, page.prices);
    QSet<QString> numbers;
    for (const QString &number : page.numbers)
        numbers.insert(page.isExact ? number : withoutBlanks(number));
    compare(scores.number, u"number"_s, numberOf(facts, numbers, page.isExact), numbers);
    const QString state = stateOf(facts.availability.value);
    compare(scores.availability, u"availability"_s, state, page.availability);
    scores.guessedAvailability.count(state.isEmpty() ? u"InStock"_s : state, page.availability);
    return errors;
}

} // namespace answerdesk::faqs
