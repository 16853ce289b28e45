// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/document_model.h"

namespace answerdesk::models {

DocumentModel::DocumentModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
{
}

void DocumentModel::setFilter(const Filter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    readAnew();
}

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
    api::DocumentsQuery query = this->query();
    query.limit = kRowsAPage;
    if (!cursor.isEmpty())
        query.cursor = cursor;
    return client()->documents(company(), query, this, std::move(done));
}

int DocumentModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant DocumentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::Document &document = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case TitleColumn:
            return document.title;
        case LanguageColumn:
            return document.language;
        case PassagesColumn:
            return document.passages;
        case UpdatedColumn:
            return moment(document.updatedAt);
        default:
            return {};
        }
    case DocumentIdRole:
        return document.documentId;
    case SourceIdRole:
        return document.sourceId;
    case TitleRole:
        return document.title;
    case PathRole:
        return document.path;
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

QHash<int, QByteArray> DocumentModel::roleNames() const
{
    return {{DocumentIdRole, "documentId"}, {SourceIdRole, "sourceId"}, {TitleRole, "title"},
        {PathRole, "path"}, {LanguageRole, "language"}, {PassagesRole, "passages"},
        {UpdatedAtRole, "updatedAt"}};
}

PassageModel::PassageModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
{
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

int PassageModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant PassageModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::DocumentPassage &passage = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return passage.text;
    case PassageIdRole:
        return passage.passageId;
    case HeadingRole:
        return passage.heading;
    case TitleRole:
        return passage.title.value_or(QString());
    default:
        return {};
    }
}

QHash<int, QByteArray> PassageModel::roleNames() const
{
    return {{PassageIdRole, "passageId"}, {HeadingRole, "heading"}, {TextRole, "text"}, {TitleRole, "title"}};
}

} // namespace answerdesk::models
