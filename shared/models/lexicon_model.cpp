// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/lexicon_model.h"

namespace answerdesk::models {

api::LexiconQuery LexiconModel::query() const
{
    api::LexiconQuery query;
    if (!m_text.isEmpty())
        query.q = m_text;
    return query;
}

client::PendingCall LexiconModel::ask(const QString &cursor, Done done)
{
    return client()->lexicon(company(), paged(query(), cursor), this, std::move(done));
}

client::ApiClient::Callback<api::LexiconEntry> LexiconModel::putWritten()
{
    return [this, of = company()](client::ApiResult<api::LexiconEntry> entry) {
        if (!entry)
            return emit writeFailed(entry.error());
        if (of == company())
            put(*entry);
        emit written(*entry);
    };
}

void LexiconModel::write(const api::LexiconEntryRequest &request)
{
    if (canAsk())
        client()->createLexiconEntry(company(), request, this, putWritten());
}

void LexiconModel::change(
    const client::Tagged<api::LexiconEntry> &before, const api::LexiconEntryChange &change)
{
    if (canAsk())
        client()->changeLexiconEntry(company(), before, change, this, putWritten());
}

void LexiconModel::remove(const QString &lexiconEntryId)
{
    const int row = rowOf(lexiconEntryId);
    if (!canAsk() || row < 0)
        return;
    client()->deleteLexiconEntry(company(), lexiconEntryId, this,
        [this, before = at(row), of = company()](client::ApiResult<client::NoAnswer> answer) {
            if (!answer)
                return emit removeFailed(before, answer.error());
            if (of == company())
                drop(before.lexiconEntryId);
            emit removed(before);
        });
}

void LexiconModel::importRows(const api::LexiconImportRequest &request)
{
    if (!canAsk())
        return;
    client()->importLexicon(
        company(), request, this, [this, of = company()](client::ApiResult<api::LexiconImportResult> result) {
            if (!result)
                return emit importFailed(result.error());
            if (of == company())
                refresh();
            emit imported(*result);
        });
}

QVariant LexiconModel::valueOf(const api::LexiconEntry &entry, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return entry.form;
    case MeaningRole:
        return entry.meaning;
    case LanguageRole:
        return entry.language.value_or(QString());
    case BuiltInRole:
        return QStringList(entry.builtInConcepts.begin(), entry.builtInConcepts.end()).join(u' ');
    case UpdatedAtRole:
        return moment(entry.updatedAt);
    default:
        return {};
    }
}

} // namespace answerdesk::models
