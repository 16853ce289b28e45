// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/column_rows.h"
#include "server/faqs/facts/currency_signs.h"
#include "server/faqs/formats/row_values.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;
using api::FeedFormat;
using api::FeedProblem;

namespace {

QString currencyInHeader(const ColumnPlan &plan)
{
    for (const api::FeedColumn &column : plan.columns) {
        if (column.field != FeedField::Price)
            continue;
        for (const CurrencySign &sign : currencySigns(column.column)) {
            if (!sign.weak && sign.currencies.size() == 1)
                return sign.currencies.front();
        }
    }
    return {};
}

} // namespace

ColumnRows::ColumnRows(const ColumnPlan &plan, RowRules &rules)
    : m_plan(plan)
    , m_rules(rules)
    , m_stream(plan.delimiter, plan.lineBreak)
    , m_linesBefore(plan.hasDelimiterLine ? 2 : 1)
{
    if (plan.format == FeedFormat::WooCommerce)
        m_woo.emplace(plan.header);
    else if (plan.format == FeedFormat::GoogleColumns)
        std::transform(plan.header.begin(), plan.header.end(), std::back_inserter(m_google),
            [](const QString &name) { return googleField(name); });
    else
        m_currency = currencyInHeader(plan);
}

Result<void> ColumnRows::feed(QByteArrayView utf8)
{
    m_stream.append(utf8);
    readRows();
    return {};
}

Result<void> ColumnRows::finish()
{
    m_stream.end();
    readRows();
    return {};
}

void ColumnRows::readRows()
{
    while (m_stream.next(m_row)) {
        const bool isBroken = m_row.fault != CsvRow::Fault::None;
        if (!isBroken && m_row.isBlank())
            continue;
        if (m_linesBefore > 0)
            --m_linesBefore;
        else
            readRow(m_row);
    }
}

void ColumnRows::readRow(const CsvRow &row)
{
    const RowPlace place{row.line, 0};
    if (row.fault != CsvRow::Fault::None) {
        m_rules.skip(place,
            row.fault == CsvRow::Fault::Quoting ? FeedProblem::BadQuoting : FeedProblem::TooLarge, row.text);
        return;
    }
    const std::size_t width = std::size_t(m_plan.header.size());
    const bool isWider = row.cells.size() > width
        && std::any_of(row.cells.begin() + qsizetype(width), row.cells.end(),
            [](const QString &cell) { return !cell.isEmpty(); });
    if (row.cells.size() < width || isWider) {
        m_rules.skip(place, FeedProblem::WrongColumns, row.cells.front());
        return;
    }
    m_draft.clear();
    m_draft.place = place;
    if (m_woo) {
        if (!m_woo->fill(row, m_draft))
            return;
    } else if (m_google.empty()) {
        fillPlain(row);
    } else {
        fillGoogle(row);
    }
    m_rules.take(m_draft);
}

void ColumnRows::fillGoogle(const CsvRow &row)
{
    for (std::size_t i = 0; i < m_google.size(); ++i) {
        if (!row.cells[i].isEmpty())
            addGoogleValue(
                m_draft, m_google[i], m_plan.header[qsizetype(i)], row.cells[i], {row.line, int(i) + 1});
    }
}

void ColumnRows::fillPlain(const CsvRow &row)
{
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        const api::FeedColumn &column = m_plan.columns[i];
        const QString &cell = row.cells[i];
        if (cell.isEmpty() || column.field == FeedField::Ignored)
            continue;
        if (column.field == FeedField::Further) {
            m_draft.further.push_back({readableLabel(column.column), cell});
            continue;
        }
        DraftValue &value = m_draft[column.field];
        if (value.text.isEmpty())
            value = {cell, {row.line, int(i) + 1}};
        else if (column.field == FeedField::SaleDates && !value.text.contains(u'/'))
            value.text += u'/' + cell; // a column for each end
    }
    if (!m_currency.isEmpty() && m_draft.text(FeedField::Currency).isEmpty())
        m_draft[FeedField::Currency].text = m_currency;
}

} // namespace answerdesk::faqs
