// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/pages/faqs/feeds/feed_words.h"
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

} // namespace

Columns<api::Feed> FeedCells::feeds(const Clock &clock)
{
    using Row = api::Feed;
    const auto name
        = [](const Row &feed) { return addressCell(feed.name, feed.url.value_or(tr("Uploaded files"))); };
    const auto run = [&clock](const Row &feed) -> Cell {
        const FeedStatus status = FeedStatus::of(feed, utcDateTime(clock.nowMs()));
        QString tip;
        if (feed.lastRun)
            tip = feed.lastRun->reason ? serverwords::translated(*feed.lastRun->reason)
                                       : timetext::utc(timetext::moment(feed.lastRun->endedAt));
        return {status.text, Cell::Badge, status.tone, status.note, {}, tip};
    };
    const auto changes = [](const Row &feed) {
        const bool isDone = feed.lastRun && feed.lastRun->state == api::FeedRunState::Done;
        return isDone ? changesText(*feed.lastRun) : kNoValue.toString();
    };
    const auto next = [&clock](const Row &feed) -> Cell {
        const QDateTime at = timetext::moment(feed.nextRunAt), now = utcDateTime(clock.nowMs());
        const QString when = at.isValid() ? (at <= now ? tr("due") : timetext::until(at, now))
            : isUploaded(feed)            ? tr("with a file")
            : feed.intervalMinutes == 0   ? tr("on demand")
                                          : kNoValue.toString();
        return {when, Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    };
    const auto runKey = [](const Row &feed) {
        return feed.lastRun ? QString(schema::enumName(feed.lastRun->state)) : QString();
    };
    return {{tr("Feed"), &Row::name, name},
        {tr("Products"), &Row::products, figure(&Row::products), {.figures = true, .width = 96}},
        {tr("Last run"), runKey, run, {.width = 248}},
        {tr("Changes"), {}, changes, {.width = 264, .hideBelow = 820}},
        {tr("Next run"), &Row::nextRunAt, next, {.width = 120, .hideBelow = 940}}};
}

Columns<api::FeedProductRow> FeedCells::products()
{
    using Row = api::FeedProductRow;
    const auto name = [](const Row &row) -> Cell {
        return {orDash(row.name.value_or(row.url.value_or(QString()))), Cell::Strong, Tone::Neutral, {}, {},
            furtherFacts(row)};
    };
    const auto shownPrice = [](const Row &row) -> Cell {
        const QString price = orDash(priceText(row.price, row.currency));
        const QString reduced = priceText(row.salePrice, row.currency);
        return {reduced.isEmpty() ? price : reduced, Cell::Figures, Tone::Neutral, {}, {},
            reduced.isEmpty() ? QString() : tr("Reduced from %1").arg(price)};
    };
    const auto availability = [](const Row &row) { return orDash(availabilityText(row.availability)); };
    return {{tr("Product"), {}, name}, {tr("Number"), {}, &Row::number, {.width = 136}},
        {tr("Price"), {}, shownPrice, {.figures = true, .width = 120}},
        {tr("Availability"), {}, availability, {.width = 128}}, {tr("GTIN"), {}, &Row::gtin, {.width = 136}},
        {tr("Row"), {}, figure(&Row::row), {.figures = true, .width = 72}}};
}

Columns<api::FeedLine> FeedCells::lines()
{
    using Row = api::FeedLine;
    const auto place = [](const Row &line) -> Cell {
        return {line.column ? QLocale().toString(*line.column) : kNoValue.toString(), Cell::Figures};
    };
    const auto problem = [](const Row &line) -> Cell {
        const QString what = line.field ? u"%1: %2"_s.arg(fieldText(*line.field), problemText(line.reason))
                                        : problemText(line.reason);
        return {what, Cell::Text, Tone::Neutral, {}, {},
            what + u'\n'
                + (line.isSkipped ? tr("The row is skipped.") : tr("The row is used without this value."))};
    };
    const auto value = [](const Row &line) -> Cell { return {orDash(line.value.simplified()), Cell::Mono}; };
    return {{tr("Row"), {}, figure(&Row::row), {.figures = true, .width = 56}},
        {tr("Line"), {}, figure(&Row::line), {.figures = true, .width = 56}},
        {tr("Column"), {}, place, {.figures = true, .width = 72}}, {tr("Problem"), {}, problem},
        {tr("Value"), {}, value, {.width = 136}}};
}

} // namespace answerdesk::console
