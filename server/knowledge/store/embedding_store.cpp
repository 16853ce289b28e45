// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/embedding_store.h"

namespace answerdesk::knowledge {

using storage::Connection;
using storage::Rows;

namespace {

bool passageExists(Connection &connection, const QString &companyKey, qint64 passageId)
{
    Rows rows = connection.run(
        "SELECT 1 FROM passage WHERE company_key = ? AND passage_id = ?", companyKey, passageId);
    return rows.next();
}

void insertEmbedding(Connection &connection, const QString &companyKey, qint64 passageId,
    const QString &model, const QString &textHash, const QByteArray &bytes)
{
    connection.run("INSERT INTO passage_embedding (company_key, passage_id, model, text_hash, embedding) "
                   "VALUES (?, ?, ?, ?, ?) ON CONFLICT (company_key, passage_id) DO UPDATE SET "
                   "model = excluded.model, text_hash = excluded.text_hash, embedding = excluded.embedding",
        companyKey, passageId, model, textHash, bytes);
}

} // namespace

std::vector<StoredEmbedding> loadEmbeddings(
    Connection &connection, const QString &companyKey, const QString &model, qint64 aboveId)
{
    std::vector<StoredEmbedding> embeddings;
    Rows rows = connection.run("SELECT passage_id, text_hash, embedding FROM passage_embedding WHERE "
                               "company_key = ? AND model = ? AND passage_id > ? ORDER BY passage_id",
        companyKey, model, aboveId);
    while (rows.next())
        embeddings.push_back({rows.integer(0), rows.text(1), rows.bytes(2)});
    return embeddings;
}

void putEmbeddings(Connection &connection, const QString &companyKey, const QString &model,
    const std::vector<StoredEmbedding> &embeddings)
{
    for (const StoredEmbedding &one : embeddings) {
        if (passageExists(connection, companyKey, one.passageId))
            insertEmbedding(connection, companyKey, one.passageId, model, one.textHash, one.bytes);
    }
}

EmbeddingsOfDocument::EmbeddingsOfDocument(
    Connection &connection, const QString &companyKey, qint64 documentId)
    : m_connection(connection)
    , m_companyKey(companyKey)
{
    Rows rows = connection.run(
        "SELECT e.text_hash, e.model, e.embedding FROM passage p JOIN passage_embedding e ON e.company_key = "
        "p.company_key AND e.passage_id = p.passage_id WHERE p.company_key = ? AND p.document_id = ?",
        companyKey, documentId);
    while (rows.next())
        m_known.insert(rows.text(0), {rows.text(1), rows.bytes(2)});
}

void EmbeddingsOfDocument::passOn(const Passage &passage)
{
    if (m_known.isEmpty())
        return;
    const QString hash = embeddedHash(passage);
    const auto known = m_known.constFind(hash);
    if (known != m_known.cend())
        insertEmbedding(m_connection, m_companyKey, passage.passageId, known->model, hash, known->bytes);
}

} // namespace answerdesk::knowledge
