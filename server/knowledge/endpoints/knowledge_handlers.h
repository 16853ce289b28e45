// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/endpoints/account_handlers.h"
#include "server/knowledge/directory/index_directory.h"
#include "server/knowledge/sources/document_extractor.h"
#include "server/knowledge/sources/reading_pool.h"
#include "server/knowledge/sources/source_reader.h"
#include "server/knowledge/store/import_ledger.h"

namespace answerdesk::knowledge {

struct KnowledgeServices {
    storage::Database &database;
    IndexDirectory &indexes;
    const Clock &clock;
    ExtractDocument extract;
    /// Takes the words of deleted documents out of what is kept of earlier answers; part of the deleting
    /// transaction.
    std::function<void(storage::Connection &, const QString &companyKey, const QStringList &documentIds)>
        forgetQuotes;
    ReadingPool &readingPool; ///< waits for the child processes that read documents
    const accounts::CompanyDirectory &companies;
    SourceReader &sources; ///< reads web pages
    ImportLedger &imports;
};

/// Sources, documents and imports of the admin API.
void registerKnowledgeHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<KnowledgeServices> &services);

} // namespace answerdesk::knowledge
