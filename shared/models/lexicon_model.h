// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/lexicon.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// A company's own lexicon, newest first; the server filters. Qt::DisplayRole gives the form.
class LexiconModel final : public PagedModel<api::LexiconEntry>
{
    Q_OBJECT
public:
    enum Role {
        MeaningRole = IdRole + 1,
        LanguageRole, ///< empty: every language
        BuiltInRole, ///< names of built-in concepts with the form, with spaces between them
        UpdatedAtRole ///< QDateTime in UTC
    };
    using PagedModel::PagedModel;
    /// Text in form or meaning; empty: all.
    void setText(const QString &text) { changeFilter(m_text, text); }
    api::LexiconQuery query() const; ///< as the text says, from its first page on
    QString text() const { return m_text; }

    void write(const api::LexiconEntryRequest &request);
    /// Refused with PRECONDITION_FAILED when it was changed since it was read.
    void change(const client::Tagged<api::LexiconEntry> &before, const api::LexiconEntryChange &change);
    void remove(const QString &lexiconEntryId);
    /// All rows or none. Then the list is read again.
    void importRows(const api::LexiconImportRequest &request);
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::Lexicon; }

signals:
    void written(const answerdesk::api::LexiconEntry &entry); ///< new or changed
    void writeFailed(const answerdesk::client::ApiFailure &failure);
    void removed(const answerdesk::api::LexiconEntry &entry);
    void removeFailed(
        const answerdesk::api::LexiconEntry &entry, const answerdesk::client::ApiFailure &failure);
    void imported(const answerdesk::api::LexiconImportResult &result);
    void importFailed(const answerdesk::client::ApiFailure &failure);

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::LexiconEntry &entry) const override { return entry.lexiconEntryId; }
    QVariant valueOf(const api::LexiconEntry &entry, int role) const override;

private:
    client::ApiClient::Callback<api::LexiconEntry> putWritten();
    QString m_text;
};

} // namespace answerdesk::models
