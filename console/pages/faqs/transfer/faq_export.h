// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_job.h"
#include "shared/client/api_client.h"
#include <atomic>
#include <memory>

namespace answerdesk::console {

/// Writes FAQs to a file: CSV, JSON, or schema.org's FAQPage as JSON-LD, as the name of the file ends. GUI
/// thread; reads part by part, and writes the file when all of them are there.
class FaqExport final : public ExportJob
{
    Q_OBJECT
public:
    using ExportJob::ExportJob;
    /// Of one page, or of all with an empty identifier. Nothing happens while another export runs. The client
    /// outlives the export or goes with its session, which ends the export.
    void start(
        client::ApiClient *client, const QString &companyKey, const QString &pageId, const QString &file);
    bool isRunning() const { return state() == State::Running; }
    /// While the file is being written its end is waited for: it is there, or it is not.
    void cancel() override;

private:
    void read(const QString &cursor);
    void write();
    QPointer<client::ApiClient> m_client;
    QString m_company;
    api::FaqsQuery m_query;
    std::vector<api::CompanyFaq> m_faqs;
    client::PendingCall m_call;
    std::shared_ptr<std::atomic_bool> m_isCancelled; ///< told to the thread that writes; null before it does
};

} // namespace answerdesk::console
