// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/account_handlers.h"
#include "server/http/bounded_pool.h"
#include "server/knowledge/document_reader.h"
#include "server/knowledge/import_ledger.h"
#include "server/knowledge/index_directory.h"
#include "server/knowledge/source_reader.h"

namespace answerdesk::knowledge {

struct KnowledgeServices {
    storage::Database &database;
    IndexDirectory &indexes;
    const Clock &clock;
    HtmlToPage html;
    /// Takes the words of deleted documents out of what is kept of earlier answers; part of the deleting
    /// transaction.
    std::function<void(storage::Connection &, const QString &companyKey, const QStringList &documentIds)>
        forgetQuotes;
    http::BoundedPool &importPool; ///< reads documents, also through the child process
    const accounts::CompanyDirectory &companies;
    SourceReader &sources; ///< reads web pages
    ImportLedger &imports;
};

/// Sources, documents and imports of the admin API.
void registerKnowledgeHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<KnowledgeServices> &services);

} // namespace answerdesk::knowledge
