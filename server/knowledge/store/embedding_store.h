// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/embedding_table.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::knowledge {

// Rows of passages' embeddings. They go with their passage. Writing functions run in a write job.

struct StoredEmbedding {
    qint64 passageId = 0;
    QString textHash; ///< of the text that it was made of, as embeddedHash() tells it
    QByteArray bytes; ///< as quantised() made them
};

/// What a model made of a company's passages with ids above one, in the order of their ids.
std::vector<StoredEmbedding> loadEmbeddings(
    storage::Connection &connection, const QString &companyKey, const QString &model, qint64 aboveId);
/// Puts embeddings in place of what the passages had. Those of passages that are gone are left out.
void putEmbeddings(storage::Connection &connection, const QString &companyKey, const QString &model,
    const std::vector<StoredEmbedding> &embeddings);

/// The embeddings of a document whose passages are about to be replaced, by text.
class EmbeddingsOfDocument
{
public:
    EmbeddingsOfDocument(storage::Connection &connection, const QString &companyKey, qint64 documentId);
    /// Gives a new passage of the same text what the old one had.
    void passOn(const Passage &passage);

private:
    struct Known {
        QString model;
        QByteArray bytes;
    };
    storage::Connection &m_connection;
    QString m_companyKey;
    QHash<QString, Known> m_known; ///< by text hash
};

} // namespace answerdesk::knowledge
