// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/lexicon_model.h"

namespace answerdesk::models {

LexiconModel::LexiconModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListLexicon,
                    .id = &api::LexiconEntry::lexiconEntryId,
                    .topic = api::ChangeTopic::Lexicon,
                    .name = &api::LexiconEntry::form},
        parent)
{
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

} // namespace answerdesk::models
