// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/fault.h"
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// Writes FAQs to a file: CSV, JSON, or schema.org's FAQPage as JSON-LD, as the name of the file ends. GUI
/// thread; reads part by part, and writes the file when all of them are there.
class FaqExport final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    /// Of one page, or of all with an empty identifier. Nothing happens while another export runs.
    void start(
        client::ApiClient *client, const QString &companyKey, const QString &pageId, const QString &file);
    bool isRunning() const { return m_isWriting || m_call.isRunning(); }
    void cancel();

signals:
    void finished(int count, const QString &file);
    void failed(const answerdesk::console::Fault &fault);

private:
    void read(client::ApiClient *client, const QString &companyKey, const QString &cursor);
    void write();
    api::FaqsQuery m_query;
    std::vector<api::CompanyFaq> m_faqs;
    QString m_file;
    client::PendingCall m_call;
    bool m_isWriting = false;
};

} // namespace answerdesk::console
