// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_job.h"
#include "console/export/export_plan.h"
#include <QtCore/QSaveFile>
#include <memory>

namespace answerdesk::console {

/// Writes rows to a file that appears when it is complete: CSV, or one JSON array when its name ends in
/// .json. A list is read page by page; one page is held at a time, and written in another thread before the
/// next is asked for. GUI thread; one export at a time.
class RowExport final : public ExportJob
{
    Q_OBJECT
public:
    explicit RowExport(QObject *parent = nullptr);
    /// The client outlives the export or goes with its session, which ends the export.
    void start(
        client::ApiClient *client, const QString &companyKey, const ExportPlan &plan, const QString &file);
    void cancel() override;

private:
    /// What happens to the file in the other thread: why it failed, or nothing.
    using Step = std::function<std::optional<QString>(QSaveFile &)>;
    void perform(const Step &step, const std::function<void()> &then);
    void readPage(const QString &cursor);
    void write(std::vector<json::Value> rows, const std::function<void()> &then);
    void finish();
    void end(State state, const QString &fault = {});

    QPointer<client::ApiClient> m_client;
    QString m_company;
    ExportPlan m_plan;
    std::shared_ptr<QSaveFile> m_file; ///< used by one step at a time
    int m_run = 0; ///< steps of an export before this one are of no interest
    client::PendingCall m_call;
    bool m_isJson = false;
};

} // namespace answerdesk::console
