// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/remote_model.h"
#include "shared/client/api_client.h"

namespace answerdesk::models {

RemoteModel::RemoteModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void RemoteModel::setClient(client::ApiClient *client)
{
    if (m_client == client)
        return;
    m_client = client;
    reset();
}

void RemoteModel::setCompany(const QString &companyKey)
{
    if (m_company == companyKey)
        return;
    m_company = companyKey;
    reset();
}

void RemoteModel::reset()
{
    beginResetModel();
    clear();
    m_loaded = false;
    endResetModel();
    setLoading(false);
}

void RemoteModel::setLoading(bool loading)
{
    if (m_loading == loading)
        return;
    m_loading = loading;
    emit loadingChanged(loading);
}

void RemoteModel::beginLoading() { setLoading(true); }

void RemoteModel::endLoading()
{
    m_loaded = true;
    setLoading(false);
    emit loaded();
}

void RemoteModel::endLoading(const client::ApiFailure &failure)
{
    setLoading(false);
    emit failed(failure);
}

} // namespace answerdesk::models
