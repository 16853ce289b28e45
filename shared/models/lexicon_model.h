// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/lexicon.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// A company's own lexicon, newest first; the server filters. Qt::DisplayRole gives the form.
class LexiconModel final : public ListModel<api::LexiconEntry>
{
    Q_OBJECT
public:
    explicit LexiconModel(QObject *parent = nullptr);
    /// Text in form or meaning; empty: all.
    void setText(const QString &text) { changeFilter(m_text, text); }
    client::Query query() const override { return withText(m_text); }
    QString text() const { return m_text; }

    void write(const api::LexiconEntryRequest &request);
    /// Refused with PRECONDITION_FAILED when it was changed since it was read.
    void change(const client::Tagged<api::LexiconEntry> &before, const api::LexiconEntryChange &change);
    /// All rows or none. Then the list is read again.
    void importRows(const api::LexiconImportRequest &request);

signals:
    void written(const answerdesk::api::LexiconEntry &entry); ///< new or changed
    void writeFailed(const answerdesk::client::ApiFailure &failure);
    void imported(const answerdesk::api::LexiconImportResult &result);
    void importFailed(const answerdesk::client::ApiFailure &failure);

private:
    client::ApiClient::Callback<api::LexiconEntry> putWritten();
    QString m_text;
};

} // namespace answerdesk::models
