// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/threads.h"
#include <QtCore/QAbstractListModel>

namespace answerdesk::models {

/// The passages that one answer stands on, best first. One thread; holds copies.
class SourceModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        TitleRole = Qt::UserRole + 1,
        DocumentIdRole,
        PathRole, ///< in the source, or the address of the page
        HeadingRole,
        TextRole, ///< the whole passage
        QuoteRole, ///< the words used
        ScoreRole ///< double; only its order means something
    };

    explicit SourceModel(QObject *parent = nullptr);

    void setSources(std::vector<api::AnswerSource> sources);
    const api::AnswerSource &at(int row) const { return m_rows[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<api::AnswerSource> m_rows;
};

} // namespace answerdesk::models
