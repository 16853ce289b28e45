// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>

namespace answerdesk::console {

/// A file that is being written from rows, as a strip shows it. GUI thread; one at a time.
class ExportJob : public QObject
{
    Q_OBJECT
public:
    enum class State : unsigned char { Idle, Running, Done, Cancelled, Failed };

    explicit ExportJob(QObject *parent = nullptr);
    /// What was written goes.
    virtual void cancel() = 0;
    void clear(); ///< forgets how the last one went

    State state() const { return m_state; }
    qint64 rows() const { return m_rows; }
    QString file() const;
    /// Why it failed, for people.
    const QString &fault() const { return m_fault; }

signals:
    void changed();
    void ended();

protected:
    void begin(const QString &file);
    void end(State state, const QString &fault = {});

    QString m_fileName;
    State m_state = State::Idle;
    QString m_fault;
    qint64 m_rows = 0;
};

} // namespace answerdesk::console
