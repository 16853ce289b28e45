// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/question_links.h"
#include "server/answers/records/snapshot_directory.h"
#include "server/storage/database/database.h"

namespace answerdesk::answers {

/// A gap's link as it is stored in the gap's row.
struct StoredLink : QuestionLink {
    QString companyKey;
    QString title; ///< of the document
};

// Writing, in a write job.
/// Links the gap and closes it.
void storeLink(storage::Connection &connection, const StoredLink &link);
/// The links of gaps to a document end; those without a custom answer are open again.
void unlinkDocument(storage::Connection &connection, const QString &companyKey, qint64 documentId);

/// The links of all companies in memory.
class LinkDirectory final : public SnapshotDirectory<QuestionLinks, QuestionLink>
{
public:
    /// Reads the links of all companies.
    void load(storage::Connection &connection);
    /// At the end of a write job.
    Snapshot read(storage::Connection &connection, const QString &companyKey);
    /// Ends the links whose section the company's index has no more: their gaps are open again soon.
    void endLost(
        storage::Database &database, const QString &companyKey, const knowledge::RetrievalIndex &index);
};

} // namespace answerdesk::answers
