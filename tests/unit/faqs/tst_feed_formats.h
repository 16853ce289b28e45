// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_reader.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QFile>
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

namespace answerdesk::faqs {

/// All that a reading handed out.
struct FeedReport {
    std::vector<api::FeedProductRow> products;
    std::vector<api::FeedLine> problems;
    QString error; ///< empty: it was read to its end
    std::optional<FeedContent> content;
    qint64 rows = 0;
};

inline api::FeedReading feedSettings(const QString &currency = {}, const QString &baseUrl = {})
{
    api::FeedReading settings;
    if (!currency.isEmpty())
        settings.currency = schema::CurrencyCode{currency};
    if (!baseUrl.isEmpty())
        settings.baseUrl = schema::PageAddress{*PageUrl::parse(baseUrl), baseUrl};
    return settings;
}

/// nextSize: of the pieces in which the bytes arrive; nothing: all at once.
inline FeedReport readFeed(QByteArrayView bytes, const api::FeedReading &settings = {},
    const QByteArray &contentType = {}, const std::function<qsizetype()> &nextSize = {})
{
    FeedReport report;
    FeedReader reader(settings, contentType,
        {[&](api::FeedProductRow row) { report.products.push_back(std::move(row)); },
            [&](api::FeedLine line) { report.problems.push_back(std::move(line)); }});
    Result<void> done;
    while (done && !bytes.isEmpty()) {
        const qsizetype size = nextSize ? std::min(nextSize(), bytes.size()) : bytes.size();
        done = reader.feed(bytes.first(size));
        bytes = bytes.sliced(size);
    }
    if (done)
        done = reader.finish();
    if (!done)
        report.error = done.error().text();
    report.content = reader.content();
    report.rows = reader.rows();
    return report;
}

template <typename E>
QString feedName(E value)
{
    for (const auto &[known, name] : schema::EnumNames<E>::kNames) {
        if (known == value)
            return QString::fromLatin1(name);
    }
    return QStringLiteral("?");
}

/// A product as a line of text that is easy to compare and to read.
inline QString said(const api::FeedProductRow &row)
{
    QStringList words{QString::number(row.row)};
    const auto add = [&](const char *name, const std::optional<QString> &value) {
        if (value)
            words << QString::fromLatin1(name) + u'=' + *value;
    };
    const auto moment = [](const std::optional<schema::Timestamp> &time) {
        return time ? std::optional(utcDateTime(time->ms).toString(Qt::ISODateWithMs)) : std::nullopt;
    };
    add("number", row.number);
    add("group", row.group);
    add("url", row.url);
    add("name", row.name);
    add("brand", row.brand);
    add("description", row.description);
    add("price", row.price);
    add("currency", row.currency);
    add("sale", row.salePrice);
    add("from", moment(row.saleFrom));
    add("until", moment(row.saleUntil));
    add("availability", row.availability);
    add("gtin", row.gtin);
    add("mpn", row.mpn);
    add("condition", row.condition);
    add("material", row.material);
    add("color", row.color);
    add("size", row.size);
    for (const api::FeedFact &fact : row.further)
        words << fact.label + QStringLiteral(": ") + fact.value;
    return words.join(QStringLiteral(" | "));
}

inline QString said(const api::FeedLine &line)
{
    return QStringLiteral("%1 line %2 cell %3 %4 %5%6: %7")
        .arg(line.row)
        .arg(line.line)
        .arg(line.column.value_or(0))
        .arg(line.field ? feedName(*line.field) : QStringLiteral("row"), feedName(line.reason),
            line.isSkipped ? QStringLiteral(" skipped") : QString(), line.value);
}

inline QString said(const FeedReport &report)
{
    QString text;
    if (report.content) {
        text += feedName(report.content->format) + u' ' + report.content->encoding + u'\n';
        for (const api::FeedColumn &column : report.content->columns)
            text += column.column + QStringLiteral(" -> ") + feedName(column.field) + u'\n';
    }
    for (const api::FeedProductRow &row : report.products)
        text += said(row) + u'\n';
    for (const api::FeedLine &line : report.problems)
        text += said(line) + u'\n';
    text += QStringLiteral("%1 rows\n").arg(report.rows);
    return report.error.isEmpty() ? text : text + report.error + u'\n';
}

} // namespace answerdesk::faqs
