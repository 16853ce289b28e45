// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Sources = models::KnowledgeSourceModel;

SourceStatus SourceStatus::of(const api::Source &source, bool isBusy, const Progress &progress)
{
    if (source.reading.value_or(false))
        return {SourceCells::tr("Reading"),
            progress.found > 0
                ? SourceCells::tr("%1 of %2")
                      .arg(QLocale().toString(progress.done), QLocale().toString(progress.found))
                : QString(),
            Tone::Info};
    if (isBusy)
        return {SourceCells::tr("Working"), {}, Tone::Info};
    if (!source.state)
        return source.documents > 0 ? SourceStatus{SourceCells::tr("Ready"), {}, Tone::Success}
                                    : SourceStatus{SourceCells::tr("Empty"), {}, Tone::Neutral};
    switch (*source.state) {
    case api::SourceState::Read:
        return {SourceCells::tr("Ready"), {}, Tone::Success};
    case api::SourceState::Gone:
        return {SourceCells::tr("Not available"), SourceCells::tr("gone"), Tone::Warning};
    case api::SourceState::Failed:
        return {SourceCells::tr("Not available"),
            source.readAt ? SourceCells::tr("text retained") : SourceCells::tr("never read"), Tone::Warning};
    default:
        return {SourceCells::tr("Not read yet"), {}, Tone::Neutral};
    }
}

QString sourceKindText(const QString &kind)
{
    if (kind == u"upload")
        return SourceCells::tr("Files");
    if (kind == u"page")
        return SourceCells::tr("Web page");
    if (kind == u"own-answers")
        return SourceCells::tr("Custom answers");
    if (kind == u"sitemap")
        return SourceCells::tr("Sitemap");
    if (kind == u"crawl")
        return SourceCells::tr("Website");
    return kind;
}

QString intervalText(const api::Source &source)
{
    if (!source.intervalHours)
        return {};
    const int hours = *source.intervalHours;
    if (hours == 0)
        return SourceCells::tr("On demand");
    if (hours == 24)
        return SourceCells::tr("Every day");
    if (hours == 168)
        return SourceCells::tr("Every week");
    return hours % 24 == 0
        ? SourceCells::tr("Every %1 days").arg(hours / 24)
        : timetext::counted(hours, SourceCells::tr("Every hour"), SourceCells::tr("Every %1 hours"));
}

bool isReadFromAddress(const api::Source &source) { return source.url && !source.url->isEmpty(); }

void SourceFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool SourceFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const api::Source &source = rowAt<Sources>(sourceModel()->index(row, 0, parent));
    return m_text.isEmpty() || source.name.contains(m_text, Qt::CaseInsensitive)
        || source.url.value_or(QString()).contains(m_text, Qt::CaseInsensitive);
}

Columns<api::Source> SourceCells::columns(const Sources &model, const Clock &clock)
{
    using Row = api::Source;
    const auto name = [](const Row &source) {
        Cell cell = addressCell(source.name, source.url.value_or(QString()));
        if (cell.sub.isEmpty())
            cell.sub = timetext::counted(source.passages, tr("1 passage"), tr("%1 passages"));
        return cell;
    };
    const auto state = [&model](const Row &source) -> Cell {
        const SourceStatus status
            = SourceStatus::of(source, model.isBusy(source.sourceId), model.progress(source.sourceId));
        return {status.text, Cell::Badge, status.tone, status.note, {},
            serverwords::translated(source.reason.value_or(QString()))};
    };
    const auto next = [&clock](const Row &source) -> Cell {
        const QDateTime at = timetext::moment(source.nextReadAt), now = utcDateTime(clock.nowMs());
        return {at.isValid() ? (at <= now ? tr("due") : timetext::until(at, now)) : kNoValue.toString(),
            Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    };
    const auto fresh = [](const Row &source) {
        return isReadFromAddress(source) ? source.readAt : std::optional(source.updatedAt);
    };
    const auto stateKey = [](const Row &source) {
        return source.state ? QString(schema::enumName(*source.state)) : QString();
    };
    return {{tr("Source"), &Row::name, name},
        {tr("Kind"), &Row::kind, [](const Row &source) { return sourceKindText(source.kind); },
            {.width = 104, .hideBelow = 760}},
        {tr("State"), stateKey, state, {.width = 196}},
        {tr("Documents"), &Row::documents, figure(&Row::documents), {.figures = true, .width = 100}},
        {tr("Fresh"), &Row::updatedAt, ago(fresh, clock), {.width = 144, .hideBelow = 700}},
        {tr("Next read"), &Row::nextReadAt, next, {.width = 110, .hideBelow = 900}}};
}

} // namespace answerdesk::console
