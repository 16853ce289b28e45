// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/embedding_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::knowledge {

using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

struct EmbeddingRow : StoredEmbedding {
    QString companyKey;
    QString model;
};
using EmbeddingRows
    = storage::Table<EmbeddingRow, "passage_embedding", Key<"company_key", &EmbeddingRow::companyKey>,
        Key<"passage_id", &StoredEmbedding::passageId>, Column<"model", &EmbeddingRow::model>,
        Column<"text_hash", &StoredEmbedding::textHash>, Column<"embedding", &StoredEmbedding::bytes>>;
using Embeddings = storage::View<StoredEmbedding, Column<"passage_id", &StoredEmbedding::passageId>,
    Column<"text_hash", &StoredEmbedding::textHash>, Column<"embedding", &StoredEmbedding::bytes>>;
using EmbeddingsOfPassages = storage::View<EmbeddingRow, Column<"e.text_hash", &StoredEmbedding::textHash>,
    Column<"e.model", &EmbeddingRow::model>, Column<"e.embedding", &StoredEmbedding::bytes>>;

bool passageExists(Connection &connection, const QString &companyKey, qint64 passageId)
{
    return connection
        .run("SELECT 1 FROM passage WHERE company_key = ? AND passage_id = ?", companyKey, passageId)
        .next();
}

} // namespace

std::vector<StoredEmbedding> loadEmbeddings(
    Connection &connection, const QString &companyKey, const QString &model, qint64 aboveId)
{
    return Embeddings::select<
        "SELECT {columns} FROM passage_embedding WHERE company_key = ? AND model = ? AND "
        "passage_id > ? ORDER BY passage_id",
        std::vector<StoredEmbedding>>(connection, companyKey, model, aboveId);
}

void putEmbeddings(Connection &connection, const QString &companyKey, const QString &model,
    const std::vector<StoredEmbedding> &embeddings)
{
    for (const StoredEmbedding &one : embeddings) {
        if (passageExists(connection, companyKey, one.passageId))
            EmbeddingRows::upsert(connection, {one, companyKey, model});
    }
}

EmbeddingsOfDocument::EmbeddingsOfDocument(
    Connection &connection, const QString &companyKey, qint64 documentId)
    : m_connection(connection)
    , m_companyKey(companyKey)
{
    for (const EmbeddingRow &row : EmbeddingsOfPassages::select<
             "SELECT {columns} FROM passage p JOIN passage_embedding e ON e.company_key = p.company_key AND "
             "e.passage_id = p.passage_id WHERE p.company_key = ? AND p.document_id = ?">(
             connection, companyKey, documentId))
        m_known.insert(row.textHash, {row.model, row.bytes});
}

void EmbeddingsOfDocument::passOn(const Passage &passage)
{
    if (m_known.isEmpty())
        return;
    const QString hash = embeddedHash(passage);
    const auto known = m_known.constFind(hash);
    if (known != m_known.cend())
        EmbeddingRows::upsert(
            m_connection, {{passage.passageId, hash, known->bytes}, m_companyKey, known->model});
}

} // namespace answerdesk::knowledge
