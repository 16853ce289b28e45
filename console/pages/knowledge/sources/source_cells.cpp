// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>

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

SourceFilter::SourceFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

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

SourceCells::SourceCells(const Sources *model, const Clock &clock, QObject *parent)
    : CellModel(
        {{tr("Source"), false, Qt::DisplayRole}, {tr("Kind"), false, Sources::KindRole},
            {tr("State"), false, Sources::StateRole}, {tr("Documents"), true, Sources::DocumentsRole},
            {tr("Fresh"), false, Sources::UpdatedAtRole}, {tr("Next read"), false, Sources::NextReadAtRole}},
        parent)
    , m_model(model)
    , m_clock(clock)
{
}

Cell SourceCells::cell(const QModelIndex &index, int column) const
{
    const api::Source &source = rowAt<Sources>(index);
    switch (column) {
    case Name: {
        Cell cell = addressCell(source.name, source.url.value_or(QString()));
        if (cell.sub.isEmpty())
            cell.sub = timetext::counted(source.passages, tr("1 passage"), tr("%1 passages"));
        return cell;
    }
    case Kind:
        return {sourceKindText(source.kind)};
    case State: {
        const SourceStatus status
            = SourceStatus::of(source, m_model->isBusy(source.sourceId), m_model->progress(source.sourceId));
        return {status.text, Cell::Badge, status.tone, status.note, {},
            serverwords::translated(source.reason.value_or(QString()))};
    }
    case Documents:
        return {QLocale().toString(source.documents), Cell::Figures};
    case Fresh:
        return agoCell(isReadFromAddress(source) ? source.readAt : source.updatedAt, m_clock);
    default: {
        const QDateTime at = timetext::moment(source.nextReadAt);
        const QDateTime now = utcDateTime(m_clock.nowMs());
        return {at.isValid() ? (at <= now ? tr("due") : timetext::until(at, now)) : kNoValue.toString(),
            Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    }
    }
}

} // namespace answerdesk::console
