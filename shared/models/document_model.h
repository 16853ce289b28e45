// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/knowledge.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// Documents of a company, newest first, read as they are needed; the server filters. Qt::DisplayRole gives
/// the title.
class DocumentModel final : public PagedModel<api::Document>
{
    Q_OBJECT
public:
    enum Role {
        LanguageRole = IdRole + 1,
        PassagesRole, ///< int
        UpdatedAtRole, ///< QDateTime in UTC
        NameRole ///< the title, or the path of what has none
    };
    struct Filter {
        QString source; ///< id; empty: all
        QString language; ///< empty: all
        QString text; ///< in title or path
        bool isEmpty() const { return source.isEmpty() && language.isEmpty() && text.isEmpty(); }
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    using PagedModel::PagedModel;
    void setFilter(const Filter &filter) { changeFilter(m_filter, filter); }
    const Filter &filter() const { return m_filter; }
    api::DocumentsQuery query() const; ///< as the filter says, from its first page on
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::Documents; }

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::Document &document) const override { return document.documentId; }
    QVariant valueOf(const api::Document &document, int role) const override;

private:
    Filter m_filter;
};

/// The passages of one document, in its order.
class PassageModel final : public PagedModel<api::DocumentPassage>
{
    Q_OBJECT
public:
    using PagedModel::PagedModel;
    /// Which document; drops the rows when it is another one. Empty: none. Does not ask: refresh() does.
    void setDocument(const QString &documentId);
    QString documentId() const { return m_documentId; }
    /// The document as the last answer had it.
    const std::optional<api::Document> &document() const { return m_document; }
    void refresh() override;

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::DocumentPassage &passage) const override { return passage.passageId; }
    void clear() override;

private:
    QString m_documentId;
    std::optional<api::Document> m_document;
};

} // namespace answerdesk::models
