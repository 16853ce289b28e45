// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/link_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::answers {

using storage::Column;
using storage::Connection;

namespace {

using Links = storage::View<StoredLink, Column<"company_key", &StoredLink::companyKey>,
    Column<"gap_id", &QuestionLink::gapId>, Column<"question", &QuestionLink::question>,
    Column<"locale", &QuestionLink::locale>, Column<"linked_document_id", &QuestionLink::documentId>,
    Column<"linked_title", &StoredLink::title>, Column<"linked_heading", &QuestionLink::heading>,
    Column<"linked_digest", &QuestionLink::digest>>;

/// Leaves a link that was made since.
void unlink(Connection &connection, const QString &companyKey, const QuestionLink &link)
{
    connection.run(
        "UPDATE knowledge_gap SET state = CASE WHEN own_answer_id IS NULL THEN 'open' ELSE state END, "
        "linked_document_id = 0, linked_title = '', linked_heading = '', linked_digest = '' "
        "WHERE company_key = ? AND gap_id = ? AND linked_document_id = ? AND linked_digest = ?",
        companyKey, link.gapId, link.documentId, link.digest);
}

} // namespace

void storeLink(Connection &connection, const StoredLink &link)
{
    connection.run("UPDATE knowledge_gap SET state = 'answered', linked_document_id = ?, linked_title = ?, "
                   "linked_heading = ?, linked_digest = ? WHERE company_key = ? AND gap_id = ?",
        link.documentId, link.title, link.heading, link.digest, link.companyKey, link.gapId);
}

void unlinkDocument(Connection &connection, const QString &companyKey, qint64 documentId)
{
    for (const StoredLink &link :
        Links::select<"SELECT {columns} FROM knowledge_gap WHERE company_key = ? AND "
                      "linked_document_id = ?">(connection, companyKey, documentId))
        unlink(connection, companyKey, link);
}

void LinkDirectory::load(Connection &connection)
{
    QHash<QString, QList<QuestionLink>> all;
    for (const StoredLink &link :
        Links::select<"SELECT {columns} FROM knowledge_gap WHERE linked_document_id > 0 ORDER BY gap_id">(
            connection))
        all[link.companyKey].append(link);
    for (auto links = all.begin(); links != all.end(); ++links)
        put(made(links.key(), *links));
}

LinkDirectory::Snapshot LinkDirectory::read(Connection &connection, const QString &companyKey)
{
    QList<QuestionLink> links;
    for (const StoredLink &link :
        Links::select<"SELECT {columns} FROM knowledge_gap WHERE company_key = ? AND linked_document_id > 0 "
                      "ORDER BY gap_id">(connection, companyKey))
        links.append(link);
    return made(companyKey, std::move(links));
}

void LinkDirectory::endLost(
    storage::Database &database, const QString &companyKey, const knowledge::RetrievalIndex &index)
{
    const QList<QuestionLink> lost = find(companyKey)->lost(index);
    if (lost.isEmpty())
        return;
    database.writer().submit(
        [this, companyKey, lost](Connection &connection) -> Result<Snapshot> {
            for (const QuestionLink &link : lost)
                unlink(connection, companyKey, link);
            return read(connection, companyKey);
        },
        [this](const Result<Snapshot> &left) {
            if (left)
                put(*left);
        });
}

} // namespace answerdesk::answers
