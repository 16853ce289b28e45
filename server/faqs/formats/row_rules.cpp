// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/row_rules.h"
#include "server/faqs/facts/currency_signs.h"
#include "shared/core/page_url.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;
using api::FeedProblem;

namespace {

constexpr qsizetype kMostName = 500;
constexpr qsizetype kMostDescription = 5'000;
constexpr qsizetype kMostText = 1'000;
constexpr qsizetype kMostReported = 200;
constexpr std::size_t kMostFurther = 100;
constexpr qsizetype kMostAvailabilities = 256; ///< remembered

bool isEmpty(const api::FeedProductRow &row)
{
    return !row.name && !row.brand && !row.description && !row.price && !row.salePrice && !row.availability
        && !row.mpn && !row.condition && !row.material && !row.color && !row.size && row.further.empty();
}

bool holdsBadByte(const QString &text) { return text.contains(QChar(kBadByte)); }

QString reported(const QString &text)
{
    QString value = text.trimmed().left(kMostReported);
    value.replace(QChar(kBadByte), QChar(QChar::ReplacementCharacter));
    if (!value.isEmpty() && value.back().isHighSurrogate())
        value.chop(1);
    return value;
}

} // namespace

struct RowRules::Row {
    const RowDraft &draft;
    api::FeedProductRow product;
    bool isSkipped = false;
};

RowRules::RowRules(const api::FeedReading &settings, FeedSink sink)
    : m_sink(std::move(sink))
    , m_currency(settings.currency ? settings.currency->code : QString())
{
    if (settings.baseUrl)
        m_base = QUrl(settings.baseUrl->page.canonical);
}

void RowRules::take(const RowDraft &draft)
{
    if (m_rows >= kMostFeedRows) {
        ++m_rows; // the reading ends with an error
        return;
    }
    Row row{draft, {}, false};
    row.product.row = ++m_rows;
    if (m_hasBadText && holdsBadText(row))
        return;
    readIdentity(row);
    if (!row.isSkipped)
        readPrices(row);
    if (row.isSkipped)
        return;
    readStates(row);
    readTexts(row);
    readFurther(row);
    if (isEmpty(row.product)) {
        skip(row, FeedProblem::NoFacts, {});
        return;
    }
    if (m_sink.product)
        m_sink.product(std::move(row.product));
}

void RowRules::skip(const RowPlace &place, FeedProblem reason, const QString &value)
{
    if (++m_rows <= kMostFeedRows)
        send(place, std::nullopt, reason, true, value);
}

void RowRules::skip(Row &row, FeedProblem reason, const QString &value)
{
    row.isSkipped = true;
    send(row.draft.place, std::nullopt, reason, true, value);
}

void RowRules::report(Row &row, FeedField field, FeedProblem reason, bool isSkipped)
{
    row.isSkipped = row.isSkipped || isSkipped;
    const DraftValue &value = row.draft[field];
    send(value.place.line > 0 ? value.place : row.draft.place, field, reason, isSkipped, value.text);
}

void RowRules::send(const RowPlace &place, std::optional<FeedField> field, FeedProblem reason, bool isSkipped,
    const QString &value)
{
    if (!m_sink.problem)
        return;
    const std::optional<int> column = place.column > 0 ? std::optional(place.column) : std::nullopt;
    m_sink.problem({m_rows, place.line, column, field, reason, isSkipped, reported(value)});
}

bool RowRules::holdsBadText(Row &row)
{
    for (std::size_t i = 0; i < RowDraft::kFields; ++i) {
        if (holdsBadByte(row.draft.values[i].text)) {
            report(row, FeedField(i), FeedProblem::BadText, true);
            return true;
        }
    }
    for (const api::FeedFact &fact : row.draft.further) {
        if (holdsBadByte(fact.label) || holdsBadByte(fact.value)) {
            skip(row, FeedProblem::BadText, fact.value);
            return true;
        }
    }
    return false;
}

std::optional<QString> RowRules::text(Row &row, FeedField field, qsizetype most)
{
    const QString &raw = row.draft.text(field);
    if (raw.isEmpty())
        return std::nullopt;
    const QString plain = feedText(raw);
    if (plain.size() > most) {
        report(row, field, FeedProblem::TooLarge, false);
        return std::nullopt;
    }
    return textOrNothing(plain);
}

std::optional<QString> RowRules::canonicalUrl(const QString &text) const
{
    const QString trimmed = text.trimmed();
    if (trimmed.startsWith(u"http://", Qt::CaseInsensitive)
        || trimmed.startsWith(u"https://", Qt::CaseInsensitive)) {
        const auto page = PageUrl::parse(trimmed);
        return page ? std::optional(page->canonical) : std::nullopt;
    }
    if (m_base.isEmpty() || trimmed.size() > PageUrl::kMaxLength)
        return std::nullopt;
    const QUrl relative(trimmed, QUrl::StrictMode);
    if (!relative.isValid())
        return std::nullopt;
    const auto page = PageUrl::parse(m_base.resolved(relative).toString(QUrl::FullyEncoded));
    return page ? std::optional(page->canonical) : std::nullopt;
}

void RowRules::readIdentity(Row &row)
{
    const RowDraft &draft = row.draft;
    const QString number = feedText(draft.text(FeedField::Number));
    if (number.size() > kMostText) {
        report(row, FeedField::Number, FeedProblem::TooLarge, true);
        return;
    }
    row.product.number = textOrNothing(number);
    if (!draft.text(FeedField::Gtin).trimmed().isEmpty()) {
        row.product.gtin = readGtin(draft.text(FeedField::Gtin));
        if (!row.product.gtin)
            report(row, FeedField::Gtin, FeedProblem::BadGtin, false);
    }
    if (!draft.text(FeedField::Url).trimmed().isEmpty()) {
        row.product.url = canonicalUrl(draft.text(FeedField::Url));
        if (!row.product.url) {
            const bool isAlone = !row.product.number && !row.product.gtin;
            report(row, FeedField::Url, FeedProblem::BadUrl, isAlone);
        }
    }
    if (row.isSkipped || row.product.number || row.product.gtin || row.product.url)
        return;
    skip(row, FeedProblem::NoIdentity, draft.text(FeedField::Name));
}

void RowRules::readPrices(Row &row)
{
    // A column of its own speaks of the row; the setting only of prices that name no currency.
    const QString stated = row.draft.text(FeedField::Currency).trimmed().toUpper();
    const QString own = stated.isEmpty() ? QString() : currencyCode(stated);
    if (!stated.isEmpty() && own.isEmpty() && !row.draft.text(FeedField::Price).trimmed().isEmpty()) {
        report(row, FeedField::Currency, FeedProblem::NoCurrency, true);
        return;
    }
    const auto price = readFeedPrice(row.draft.text(FeedField::Price), own.isEmpty() ? m_currency : own);
    if (!price) {
        report(row, FeedField::Price, price.error(), true);
        return;
    }
    if (!price->amount.isEmpty() && price->currency.isEmpty()) {
        report(row, FeedField::Price, FeedProblem::NoCurrency, true);
        return;
    }
    if (!price->amount.isEmpty() && !own.isEmpty() && price->currency != own) {
        report(row, FeedField::Price, FeedProblem::TwoCurrencies, true);
        return;
    }
    row.product.price = textOrNothing(price->amount);
    row.product.currency = textOrNothing(price->amount.isEmpty() ? QString() : price->currency);
    readSalePrice(row, *price);
}

void RowRules::readSalePrice(Row &row, const FeedPrice &price)
{
    const QString &text = row.draft.text(FeedField::SalePrice);
    if (text.trimmed().isEmpty())
        return;
    const auto sale = readFeedPrice(text, price.currency.isEmpty() ? m_currency : price.currency);
    const bool isOther
        = sale && !sale->amount.isEmpty() && !price.amount.isEmpty() && sale->currency != price.currency;
    if (isOther || (!sale && sale.error() == FeedProblem::TwoCurrencies)) {
        report(row, FeedField::SalePrice, FeedProblem::TwoCurrencies, true);
        return;
    }
    if (sale && sale->amount.isEmpty())
        return;
    if (!sale || price.amount.isEmpty() || !(sale->value < price.value)) {
        report(row, FeedField::SalePrice, FeedProblem::BadSalePrice, false);
        return;
    }
    const QString &dates = row.draft.text(FeedField::SaleDates);
    if (!dates.trimmed().isEmpty()) {
        const auto interval = readInterval(dates);
        if (!interval) {
            // Without its dates a reduced price would hold for ever.
            report(row, FeedField::SaleDates, FeedProblem::BadDates, false);
            return;
        }
        row.product.saleFrom = interval->from;
        row.product.saleUntil = interval->until;
    }
    row.product.salePrice = sale->amount;
}

std::optional<QString> RowRules::availability(const QString &text)
{
    const auto known = m_availabilities.constFind(text);
    if (known != m_availabilities.constEnd())
        return textOrNothing(*known);
    const auto read = readAvailability(text);
    if (m_availabilities.size() < kMostAvailabilities && text.size() <= kMostReported)
        m_availabilities.insert(text, read.value_or(QString()));
    return read;
}

void RowRules::readStates(Row &row)
{
    const QString &available = row.draft.text(FeedField::Availability);
    if (!available.trimmed().isEmpty()) {
        row.product.availability = availability(available);
        if (!row.product.availability)
            report(row, FeedField::Availability, FeedProblem::BadAvailability, false);
    }
    if (!row.draft.text(FeedField::Condition).isEmpty())
        row.product.condition = readCondition(row.draft.text(FeedField::Condition));
}

void RowRules::readTexts(Row &row)
{
    row.product.name = text(row, FeedField::Name, kMostName);
    row.product.brand = text(row, FeedField::Brand, kMostText);
    row.product.mpn = text(row, FeedField::Mpn, kMostText);
    row.product.material = text(row, FeedField::Material, kMostText);
    row.product.color = text(row, FeedField::Color, kMostText);
    row.product.size = text(row, FeedField::Size, kMostText);
    row.product.group = text(row, FeedField::Group, kMostText);
    const QString description = feedText(row.draft.text(FeedField::Description));
    row.product.description = textOrNothing(cutAtWord(description, kMostDescription));
}

void RowRules::readFurther(Row &row)
{
    for (const api::FeedFact &fact : row.draft.further) {
        if (row.product.further.size() >= kMostFurther)
            return;
        const api::FeedFact plain{feedText(fact.label), cutAtWord(feedText(fact.value), kMostText)};
        const auto &known = row.product.further;
        if (!plain.label.isEmpty() && plain.label.size() <= kMostReported && !plain.value.isEmpty()
            && std::find(known.begin(), known.end(), plain) == known.end())
            row.product.further.push_back(plain);
    }
}

} // namespace answerdesk::faqs
