// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/core/clock.h"
#include "shared/models/knowledge_source_model.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QSortFilterProxyModel>

namespace answerdesk::console {

/// How a source's state is said: the same word for the same tone everywhere, the note beside it.
struct SourceStatus {
    QString text;
    QString note;
    Tone tone = Tone::Neutral;

    using Progress = models::KnowledgeSourceModel::Progress;
    static SourceStatus of(const api::Source &source, bool isBusy, const Progress &progress = {});
};
/// "Files", "Web page", ...: what the kind is called.
QString sourceKindText(const QString &kind);
/// "Every week", "On demand", "Every 36 hours"; empty for what is not read from the web.
QString intervalText(const api::Source &source);
/// True for a source whose text comes from an address, so that it can be read again.
bool isReadFromAddress(const api::Source &source);

class SourceFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setText(const QString &text);
    QString text() const { return m_text; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
};

/// The list of sources.
struct SourceCells {
    Q_DECLARE_TR_FUNCTIONS(SourceCells)
public:
    /// Model and clock are not owned.
    static Columns<api::Source> columns(const models::KnowledgeSourceModel &model, const Clock &clock);
};

} // namespace answerdesk::console
