// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/knowledge.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// Documents of a company, newest first, read as they are needed; the server filters. Qt::DisplayRole gives
/// the title.
class DocumentModel final : public ListModel<api::Document>
{
    Q_OBJECT
public:
    struct Filter {
        QString source; ///< id; empty: all
        QString language; ///< empty: all
        QString text; ///< in title or path
        bool isEmpty() const { return source.isEmpty() && language.isEmpty() && text.isEmpty(); }
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    explicit DocumentModel(QObject *parent = nullptr);
    void setFilter(const Filter &filter) { changeFilter(m_filter, filter); }
    const Filter &filter() const { return m_filter; }
    client::Query query() const override;

private:
    Filter m_filter;
};

/// The passages of one document, in its order.
class PassageModel final : public ListModel<api::DocumentPassage>
{
    Q_OBJECT
public:
    explicit PassageModel(QObject *parent = nullptr)
        : ListModel({.endpoint = api::Endpoint::GetDocument, .id = &api::DocumentPassage::passageId}, parent)
    {
    }
    /// Which document; drops the rows when it is another one. Empty: none. Does not ask: refresh() does.
    void setDocument(const QString &documentId);
    QString documentId() const { return m_documentId; }
    /// The document as the last answer had it.
    const std::optional<api::Document> &document() const { return m_document; }
    void refresh() override;

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    void clear() override;

private:
    QString m_documentId;
    std::optional<api::Document> m_document;
};

} // namespace answerdesk::models
