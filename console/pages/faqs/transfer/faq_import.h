// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/client/faq_file.h"

namespace answerdesk::console {

/// Sends the rows of a file with FAQs, part by part. GUI thread.
class FaqImport final : public QObject
{
    Q_OBJECT
public:
    /// What a file holds.
    struct File {
        client::FaqFileRows rows;
        QString fault; ///< why it is of no use, as a sentence; empty when it is
    };
    /// Reads a CSV file or a JSON one. Any thread.
    static File read(const QString &path);
    FaqImport(
        const File &file, client::ApiClient *client, const QString &companyKey, QObject *parent = nullptr);
    /// The company's client from now on, when there was another session; null: there is none.
    void setClient(client::ApiClient *client) { m_client = client; }
    int total() const { return int(m_file.rows.size()); }
    int sent() const { return int(m_sent); }
    /// Sends what has not been sent; after failed() once more from there.
    void send();
    /// What it came to so far, with the rows that could not even be sent.
    const api::FaqImportResult &result() const { return m_result; }

signals:
    void progressed();
    void finished();
    void failed(const answerdesk::client::ApiFailure &failure);

private:
    QPointer<client::ApiClient> m_client;
    QString m_company;
    client::FaqFileRows m_file;
    std::size_t m_sent = 0;
    api::FaqImportResult m_result;
};

} // namespace answerdesk::console
