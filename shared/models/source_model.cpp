// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/source_model.h"

namespace answerdesk::models {

SourceModel::SourceModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void SourceModel::setSources(std::vector<api::AnswerSource> sources)
{
    beginResetModel();
    m_rows = std::move(sources);
    endResetModel();
}

int SourceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SourceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::AnswerSource &source = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return source.title.isEmpty() ? source.path : source.title;
    case DocumentIdRole:
        return source.documentId;
    case PathRole:
        return source.path;
    case HeadingRole:
        return source.heading;
    case TextRole:
        return source.text;
    case QuoteRole:
        return source.quote;
    case ScoreRole:
        return source.score;
    default:
        return {};
    }
}

QHash<int, QByteArray> SourceModel::roleNames() const
{
    return {{TitleRole, "title"}, {DocumentIdRole, "documentId"}, {PathRole, "path"},
        {HeadingRole, "heading"}, {TextRole, "text"}, {QuoteRole, "quote"}, {ScoreRole, "score"}};
}

} // namespace answerdesk::models
