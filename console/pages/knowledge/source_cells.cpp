// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/source_cells.h"
#include "console/widgets/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include "shared/models/knowledge_source_model.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Sources = models::KnowledgeSourceModel;

SourceStatus SourceStatus::of(const api::Source &source, bool isBusy, qint64 done, qint64 found)
{
    if (source.reading.value_or(false))
        return {SourceCells::tr("Reading"),
            found > 0 ? SourceCells::tr("%1 of %2").arg(QLocale().toString(done), QLocale().toString(found))
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
            source.readAt ? SourceCells::tr("text kept") : SourceCells::tr("never read"), Tone::Warning};
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
        return SourceCells::tr("Own answers");
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
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return m_text.isEmpty() || index.data(Sources::NameRole).toString().contains(m_text, Qt::CaseInsensitive)
        || index.data(Sources::UrlRole).toString().contains(m_text, Qt::CaseInsensitive);
}

SourceCells::SourceCells(const Clock &clock, QObject *parent)
    : CellModel(
        {{tr("Source"), false, Sources::NameRole}, {tr("Kind"), false, Sources::KindRole},
            {tr("State"), false, Sources::StateRole}, {tr("Documents"), true, Sources::DocumentsRole},
            {tr("Fresh"), false, Sources::UpdatedAtRole}, {tr("Next read"), false, Sources::NextReadAtRole}},
        parent)
    , m_clock(clock)
{
}

Cell SourceCells::cell(const QModelIndex &source, int column) const
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    switch (column) {
    case Name: {
        QString address = source.data(Sources::UrlRole).toString();
        const QString whole = address;
        if (const qsizetype at = address.indexOf(u"://"); at > 0)
            address.remove(0, at + 3);
        if (address.isEmpty())
            address = timetext::counted(
                source.data(Sources::PassagesRole).toInt(), tr("1 passage"), tr("%1 passages"));
        return {source.data(Sources::NameRole).toString(), Cell::TwoLine, Tone::Neutral, address, {}, whole};
    }
    case Kind:
        return {sourceKindText(source.data(Sources::KindRole).toString())};
    case State: {
        api::Source shown;
        shown.documents = source.data(Sources::DocumentsRole).toInt();
        shown.state = schema::enumValue<api::SourceState>(source.data(Sources::StateRole).toString());
        if (source.data(Sources::ReadAtRole).isValid())
            shown.readAt = schema::Timestamp{};
        shown.reading = source.data(Sources::IsReadingRole).toBool();
        const SourceStatus status = SourceStatus::of(shown, source.data(Sources::IsBusyRole).toBool(),
            source.data(Sources::DoneRole).toLongLong(), source.data(Sources::FoundRole).toLongLong());
        return {status.text, Cell::Badge, status.tone, status.note, {},
            serverwords::translated(source.data(Sources::ReasonRole).toString())};
    }
    case Documents:
        return {QLocale().toString(source.data(Sources::DocumentsRole).toInt()), Cell::Figures};
    case Fresh: {
        const QVariant read = source.data(Sources::ReadAtRole);
        const bool isPage = !source.data(Sources::UrlRole).toString().isEmpty();
        const QDateTime at = isPage ? read.toDateTime() : source.data(Sources::UpdatedAtRole).toDateTime();
        return {timetext::ago(at, now), Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    }
    default: {
        const QDateTime at = source.data(Sources::NextReadAtRole).toDateTime();
        return {at.isValid() ? (at <= now ? tr("due") : timetext::until(at, now)) : kNoValue.toString(),
            Cell::Text, Tone::Neutral, {}, {}, timetext::utc(at)};
    }
    }
}

} // namespace answerdesk::console
