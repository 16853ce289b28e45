// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/document_model.h"

namespace answerdesk::models {

DocumentModel::DocumentModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListDocuments,
                    .id = &api::Document::documentId,
                    .topic = api::ChangeTopic::Documents,
                    .name = &api::Document::title},
        parent)
{
}

client::Query DocumentModel::query() const
{
    api::DocumentsQuery query;
    query.source = textOrNothing(m_filter.source);
    if (!m_filter.language.isEmpty())
        query.language = schema::LocaleTag{m_filter.language};
    query.q = textOrNothing(m_filter.text);
    return parametersOf(query);
}

void PassageModel::setDocument(const QString &documentId)
{
    if (m_documentId == documentId)
        return;
    m_documentId = documentId;
    reset();
}

void PassageModel::refresh()
{
    if (!m_documentId.isEmpty())
        ListModel::refresh();
}

void PassageModel::clear()
{
    ListModel::clear();
    m_document.reset();
}

client::PendingCall PassageModel::ask(const QString &cursor, Done done)
{
    return client()->document(company(), m_documentId, cursor, this,
        [this, done = std::move(done)](client::ApiResult<api::DocumentDetails> details) {
            if (!details)
                return done(tl::unexpected(details.error()));
            m_document = std::move(details->document);
            done(Page{std::move(details->passages), std::move(details->nextCursor)});
        });
}

} // namespace answerdesk::models
