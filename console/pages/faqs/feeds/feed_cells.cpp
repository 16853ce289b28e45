// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/pages/faqs/feeds/feed_model.h"
#include "console/pages/faqs/feeds/feed_product_model.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/rows.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString orDash(const QString &text) { return text.isEmpty() ? kNoValue.toString() : text; }

/// What else a row says, a fact a line.
QString furtherFacts(const api::FeedProductRow &row)
{
    const std::pair<api::FeedField, const std::optional<QString> &> named[] = {
        {api::FeedField::Brand, row.brand}, {api::FeedField::Mpn, row.mpn},
        {api::FeedField::Condition, row.condition}, {api::FeedField::Material, row.material},
        {api::FeedField::Color, row.color}, {api::FeedField::Size, row.size}, {api::FeedField::Url, row.url}};
    QStringList lines;
    for (const auto &[field, value] : named) {
        if (value)
            lines << u"%1: %2"_s.arg(fieldText(field), *value);
    }
    for (const api::FeedFact &fact : row.further)
        lines << u"%1: %2"_s.arg(fact.label, fact.value);
    return lines.join(u'\n');
}

const api::FeedProductRow &productAt(const QModelIndex &index)
{
    if (qobject_cast<const FeedProductModel *>(index.model()))
        return rowAt<FeedProductModel>(index);
    return rowAt<Rows<api::FeedProductRow>>(index);
}

} // namespace

FeedCells::FeedCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Feed"), false, Qt::DisplayRole}, {tr("Products"), true, FeedModel::ProductsRole},
                    {tr("Last run"), false, FeedModel::StateRole}, {tr("What changed"), false},
                    {tr("Next run"), false, FeedModel::NextRunRole}},
        parent)
    , m_clock(clock)
{
    setLive();
}

Cell FeedCells::cell(const QModelIndex &source, int column) const
{
    const api::Feed &feed = rowAt<FeedModel>(source);
    const QDateTime now = utcDateTime(m_clock.nowMs());
    switch (column) {
    case Name:
        return addressCell(feed.name, feed.url.value_or(tr("Uploaded files")));
    case Products:
        return {QLocale().toString(feed.products), Cell::Figures};
    case LastRun: {
        const FeedStatus status = FeedStatus::of(feed, now);
        QString tip;
        if (feed.lastRun)
            tip = feed.lastRun->reason ? serverwords::translated(*feed.lastRun->reason)
                                       : timetext::utc(timetext::moment(feed.lastRun->endedAt));
        return {status.text, Cell::Badge, status.tone, status.note, {}, tip};
    }
    case Changes: {
        const bool isDone = feed.lastRun && feed.lastRun->state == api::FeedRunState::Done;
        return {isDone ? changesText(*feed.lastRun) : kNoValue.toString()};
    }
    default: {
        const QDateTime at = timetext::moment(feed.nextRunAt);
        const QString when = at.isValid() ? (at <= now ? tr("due") : timetext::until(at, now))
            : isUploaded(feed)            ? tr("with a file")
            : feed.intervalMinutes == 0   ? tr("on demand")
                                          : kNoValue.toString();
        return {when, Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    }
    }
}

FeedProductCells::FeedProductCells(QObject *parent)
    : CellModel({{tr("Product"), false}, {tr("Number"), false}, {tr("Price"), true},
                    {tr("Availability"), false}, {tr("GTIN"), false}, {tr("Row"), true}},
        parent)
{
}

Cell FeedProductCells::cell(const QModelIndex &source, int column) const
{
    const api::FeedProductRow &row = productAt(source);
    switch (column) {
    case Row:
        return {QLocale().toString(row.row), Cell::Figures};
    case Name:
        return {orDash(row.name.value_or(row.url.value_or(QString()))), Cell::Strong, Tone::Neutral, {}, {},
            furtherFacts(row)};
    case Number:
        return {orDash(row.number.value_or(QString()))};
    case Price: {
        const QString price = orDash(priceText(row.price, row.currency));
        const QString reduced = priceText(row.salePrice, row.currency);
        return {reduced.isEmpty() ? price : reduced, Cell::Figures, Tone::Neutral, {}, {},
            reduced.isEmpty() ? QString() : tr("Reduced from %1").arg(price)};
    }
    case Availability:
        return {orDash(availabilityText(row.availability))};
    default:
        return {orDash(row.gtin.value_or(QString()))};
    }
}

FeedLineCells::FeedLineCells(QObject *parent)
    : CellModel({{tr("Row"), true}, {tr("Line"), true}, {tr("Column"), true}, {tr("Problem"), false},
                    {tr("Value"), false}},
        parent)
{
}

Cell FeedLineCells::cell(const QModelIndex &source, int column) const
{
    const api::FeedLine &line = rowAt<Rows<api::FeedLine>>(source);
    switch (column) {
    case Row:
        return {QLocale().toString(line.row), Cell::Figures};
    case Line:
        return {QLocale().toString(line.line), Cell::Figures};
    case Place:
        return {line.column ? QLocale().toString(*line.column) : kNoValue.toString(), Cell::Figures};
    case Problem: {
        const QString what = line.field ? u"%1: %2"_s.arg(fieldText(*line.field), problemText(line.reason))
                                        : problemText(line.reason);
        return {what, Cell::Text, Tone::Neutral, {}, {},
            what + u'\n'
                + (line.isSkipped ? tr("The row is skipped.") : tr("The row is used without this value."))};
    }
    default:
        return {orDash(line.value.simplified()), Cell::Mono};
    }
}

} // namespace answerdesk::console
