// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/column_plan.h"
#include "server/faqs/formats/google_fields.h"
#include "server/faqs/formats/woo_columns.h"
#include "shared/core/csv_records.h"
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;
using api::FeedFormat;

namespace {

constexpr int kSampledRows = 50;
constexpr qsizetype kMostColumns = 1'000;
constexpr qsizetype kMostHeader = 200;

bool isKnown(const QString &name)
{
    const FeedField field = fieldOfHeader(name);
    return googleField(name).kind != GoogleField::Kind::Ignored
        || (field != FeedField::Further && field != FeedField::Ignored);
}

/// The delimiter that makes the most known names of the first line, and of several that do the one that
/// divides the first rows most evenly.
QChar delimiterOf(QStringView text)
{
    QChar best = u',';
    std::pair<int, qsizetype> bestScore{-1, -1};
    for (const QChar candidate : {u',', u';', u'\t', u'|'}) {
        CsvRecords records(text, candidate);
        CsvRecord record;
        int names = 0;
        QHash<qsizetype, qsizetype> widths;
        for (int i = 0; i < kSampledRows && records.next(record); ++i) {
            if (i == 0 && record.cells.size() <= kMostColumns)
                names = int(std::count_if(record.cells.begin(), record.cells.end(), isKnown));
            if (record.cells.size() > 1 && record.fault.isEmpty())
                ++widths[record.cells.size()];
        }
        qsizetype rows = 0;
        for (const qsizetype count : std::as_const(widths))
            rows = std::max(rows, count);
        if (const std::pair score{names, rows}; score > bestScore) {
            bestScore = score;
            best = candidate;
        }
    }
    return best;
}

FeedFormat formatOf(const QStringList &header, const api::FeedReading &settings)
{
    if (settings.format)
        return *settings.format;
    if (settings.columns && !settings.columns->empty())
        return FeedFormat::Csv;
    if (WooColumns::isHeader(header))
        return FeedFormat::WooCommerce;
    return isGoogleHeader(header) ? FeedFormat::GoogleColumns : FeedFormat::Csv;
}

/// What the setting says of a column, else what its words do.
FeedField fieldIn(const QString &name, FeedFormat format, const api::FeedReading &settings)
{
    if (format == FeedFormat::GoogleColumns) {
        const GoogleField google = googleField(name);
        return google.kind == GoogleField::Kind::Ignored ? FeedField::Ignored : google.field;
    }
    if (settings.columns) {
        for (const api::FeedColumn &column : *settings.columns) {
            if (column.column.trimmed().compare(name, Qt::CaseInsensitive) == 0)
                return column.field;
        }
    }
    return fieldOfHeader(name);
}

bool isSet(const QString &name, const api::FeedReading &settings)
{
    return settings.columns
        && std::any_of(
            settings.columns->begin(), settings.columns->end(), [&](const api::FeedColumn &column) {
                return column.column.trimmed().compare(name, Qt::CaseInsensitive) == 0;
            });
}

std::vector<api::FeedColumn> columnsOf(
    const QStringList &header, FeedFormat format, const api::FeedReading &settings)
{
    std::vector<api::FeedColumn> columns;
    QSet<FeedField> taken;
    for (const QString &name : header) {
        columns.push_back({name, fieldIn(name, format, settings)});
        if (isSet(name, settings))
            taken.insert(columns.back().field);
    }
    // Of several columns with one meaning the first has it, unless a setting says otherwise.
    for (api::FeedColumn &column : columns) {
        const bool isShared = column.field == FeedField::Further || column.field == FeedField::Ignored
            || column.field == FeedField::SaleDates;
        if (isShared || format == FeedFormat::GoogleColumns || isSet(column.column, settings))
            continue;
        if (taken.contains(column.field))
            column.field = column.field == FeedField::Number || column.field == FeedField::Price
                    || column.field == FeedField::SalePrice || column.field == FeedField::Url
                ? FeedField::Ignored // a second price or number is no fact to tell
                : FeedField::Further;
        else
            taken.insert(column.field);
    }
    return columns;
}

} // namespace

Result<ColumnPlan> planColumns(QByteArrayView head, const api::FeedReading &settings)
{
    ColumnPlan plan;
    plan.lineBreak = !head.contains('\n') && head.contains('\r') ? '\r' : '\n';
    QString text = QString::fromUtf8(head);
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    QStringView rows = text;
    if (rows.startsWith(u"sep=") && rows.size() > 5 && rows[5] == u'\n' && rows[4].unicode() < 0x80) {
        plan.hasDelimiterLine = true;
        plan.delimiter = rows[4].toLatin1();
        rows = rows.sliced(6);
    } else {
        plan.delimiter = delimiterOf(rows).toLatin1();
    }
    CsvRecord record;
    CsvRecords records(rows, QLatin1Char(plan.delimiter));
    while (records.next(record) && record.isBlank()) { }
    if (record.cells.size() > kMostColumns)
        return feedFailure(u"The file has more than %1 columns."_s.arg(kMostColumns));
    for (const QString &cell : std::as_const(record.cells))
        plan.header << cell.left(kMostHeader);
    plan.format = formatOf(plan.header, settings);
    plan.columns = plan.format == FeedFormat::WooCommerce ? WooColumns(plan.header).columns()
                                                          : columnsOf(plan.header, plan.format, settings);
    const bool hasIdentity
        = std::any_of(plan.columns.begin(), plan.columns.end(), [](const api::FeedColumn &column) {
              return column.field == FeedField::Number || column.field == FeedField::Gtin
                  || column.field == FeedField::Url;
          });
    if (!hasIdentity)
        return feedFailure(
            u"No column holds a product number, a GTIN or the address of a page. The first line "
            "reads: %1"_s.arg(plan.header.join(u" | "_s).left(300)));
    if (plan.format == FeedFormat::WooCommerce && !settings.currency)
        return feedFailure(
            u"The file is an export of WooCommerce, which names no currency: the feed needs the "
            "setting \"currency\"."_s);
    return plan;
}

} // namespace answerdesk::faqs
