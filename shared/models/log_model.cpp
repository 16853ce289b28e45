// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/log_model.h"

namespace answerdesk::models {

LogModel::LogModel(QObject *parent)
    : LiveModel(api::Endpoint::ListServerLog, parent)
{
}

void LogModel::setFilter(std::optional<api::LogSeverity> level, const QString &text)
{
    if (m_level == level && m_text == text)
        return;
    m_level = level;
    m_text = text;
    if (isLoaded() || isLoading())
        refresh();
}

api::ServerLogQuery LogModel::asked() const
{
    api::ServerLogQuery query;
    query.level = m_level;
    query.q = textOrNothing(m_text);
    return query;
}

std::optional<api::Backup> BackupModel::firstIn(api::BackupState state) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (at(i).state == state)
            return at(i);
    }
    return std::nullopt;
}

std::optional<api::Backup> BackupModel::running() const { return firstIn(api::BackupState::Running); }

std::optional<api::Backup> BackupModel::lastGood() const { return firstIn(api::BackupState::Done); }

} // namespace answerdesk::models
