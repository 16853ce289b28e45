// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_failure.h"
#include <QtCore/QAbstractTableModel>
#include <QtCore/QPointer>

namespace answerdesk::client {
class ApiClient;
}

namespace answerdesk::models {

/// A table over one list of a company. Domain roles answer in every column; Qt::DisplayRole gives the column's plain
/// value (text, number, or QDateTime in UTC; invalid when there is none), formatted by nobody. One thread; the client
/// must outlive its use here or be replaced by null.
class RemoteModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit RemoteModel(QObject *parent = nullptr);

    /// Both drop the rows when they change something; neither asks the server: refresh() does.
    void setClient(client::ApiClient *client);
    void setCompany(const QString &companyKey);
    client::ApiClient *client() const { return m_client; }
    QString company() const { return m_company; }

    bool isLoading() const { return m_loading; }
    /// True once the server has answered for this company: an empty table is then really empty.
    bool isLoaded() const { return m_loaded; }
    bool canAsk() const { return m_client && !m_company.isEmpty(); }

    /// Asks the server; rows that are still there change in place and keep their selection.
    virtual void refresh() = 0;

    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : count(); }

signals:
    void failed(const answerdesk::client::ApiFailure &failure);
    void loadingChanged(bool loading);
    void loaded(); ///< after each complete answer

protected:
    virtual int count() const = 0;
    /// Empties the rows and drops what is under way. Called inside a model reset.
    virtual void clear() = 0;
    void beginLoading();
    void endLoading();
    void endLoading(const client::ApiFailure &failure);

private:
    void reset();
    void setLoading(bool loading);
    QPointer<client::ApiClient> m_client;
    QString m_company;
    bool m_loading = false;
    bool m_loaded = false;
};

} // namespace answerdesk::models
