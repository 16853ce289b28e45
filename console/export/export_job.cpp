// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/export/export_job.h"
#include <QtCore/QDir>

namespace answerdesk::console {

ExportJob::ExportJob(QObject *parent)
    : QObject(parent)
{
}

QString ExportJob::file() const { return QDir::toNativeSeparators(m_fileName); }

void ExportJob::begin(const QString &file)
{
    m_fileName = file;
    m_rows = 0;
    m_fault.clear();
    m_state = State::Running;
    emit changed();
}

void ExportJob::end(State state, const QString &fault)
{
    m_state = state;
    m_fault = fault;
    emit changed();
    emit ended();
}

void ExportJob::clear()
{
    if (m_state == State::Running)
        return;
    m_state = State::Idle;
    emit changed();
}

} // namespace answerdesk::console
