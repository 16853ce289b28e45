// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include <QtCore/QSaveFile>
#include <memory>

namespace answerdesk::console {

/// Writes rows to a file that appears when it is complete: CSV, or one JSON array when its name ends in
/// .json. A list is read page by page; one page is held at a time. GUI thread; one export at a time.
class RowExport final : public QObject
{
    Q_OBJECT
public:
    enum class State : unsigned char { Idle, Running, Done, Cancelled, Failed };

    explicit RowExport(QObject *parent = nullptr);
    /// The client outlives the export or goes with its session, which ends the export.
    void start(
        client::ApiClient *client, const QString &companyKey, const ExportPlan &plan, const QString &file);
    /// What was written goes.
    void cancel();
    void clear(); ///< forgets how the last one went

    State state() const { return m_state; }
    qint64 rows() const { return m_rows; }
    QString file() const;
    /// Why it failed, for people.
    const QString &fault() const { return m_fault; }

signals:
    void changed();
    void ended();

private:
    void readPage(const QString &cursor);
    bool write(const json::Value &row);
    void put(const QByteArray &bytes);
    void finish();
    void end(State state, const QString &fault = {});

    QPointer<client::ApiClient> m_client;
    QString m_company;
    ExportPlan m_plan;
    std::unique_ptr<QSaveFile> m_file;
    QString m_fileName;
    client::PendingCall m_call;
    State m_state = State::Idle;
    QString m_fault;
    bool m_isJson = false;
    bool m_isWritten = true;
    qint64 m_rows = 0;
};

} // namespace answerdesk::console
