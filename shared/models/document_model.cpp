// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/document_model.h"

namespace answerdesk::models {

api::DocumentsQuery DocumentModel::query() const
{
    api::DocumentsQuery query;
    if (!m_filter.source.isEmpty())
        query.source = m_filter.source;
    if (!m_filter.language.isEmpty())
        query.language = schema::LocaleTag{m_filter.language};
    if (!m_filter.text.isEmpty())
        query.q = m_filter.text;
    return query;
}

client::PendingCall DocumentModel::ask(const QString &cursor, Done done)
{
    return client()->documents(company(), paged(query(), cursor), this, std::move(done));
}

QVariant DocumentModel::valueOf(const api::Document &document, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return document.title;
    case LanguageRole:
        return document.language;
    case PassagesRole:
        return document.passages;
    case UpdatedAtRole:
        return moment(document.updatedAt);
    case NameRole:
        return document.title.isEmpty() ? document.path : document.title;
    default:
        return {};
    }
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
        PagedModel::refresh();
}

void PassageModel::clear()
{
    PagedModel::clear();
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
