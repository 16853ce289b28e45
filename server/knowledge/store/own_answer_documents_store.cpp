// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/own_answer_documents_store.h"
#include "server/knowledge/store/knowledge_store.h"
#include "shared/core/locale_tag.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::Connection;

QString ownAnswerLocale(const QString &sourceId, const QString &path)
{
    return sourceId == QStringView(kOwnAnswersSource) ? path.section(u'/', 0, 0) : QString();
}

Result<qint64> putOwnAnswerDocument(Connection &connection, const QString &companyKey,
    const QString &ownAnswerId, const QString &locale, const QStringList &questions, const QString &answer,
    qint64 documentId, qint64 nowMs)
{
    StoredDocument document;
    document.sourceId = QString::fromUtf16(kOwnAnswersSource);
    document.path = locale + u'/' + ownAnswerId;
    document.title = questions.front();
    document.language = languageOf(locale);
    document.translationGroup = document.path;
    document.contentHash = sha256(
        (document.path + QChar(u'\0') + questions.join(QChar(u'\0')) + QChar(u'\0') + answer).toUtf8());
    for (const QString &question : questions) {
        Passage passage;
        passage.title = question;
        passage.text = answer;
        passage.language = document.language;
        document.passages << passage;
    }
    connection.run("INSERT INTO source (company_key, source_id, name, kind, created_ms, updated_ms) "
                   "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (company_key, source_id) DO NOTHING",
        companyKey, document.sourceId, u"Custom answers"_s, document.sourceId, nowMs, nowMs);
    if (documentId != 0) { // the locale is part of the path, and may have changed
        connection.run("UPDATE document SET path = ? WHERE company_key = ? AND document_id = ?",
            document.path, companyKey, documentId);
    }
    const Result<PutResult> put = putDocument(connection, companyKey, document, nowMs);
    if (!put)
        return tl::unexpected(put.error());
    return put->document.documentId.toLongLong();
}

void deleteOwnAnswerDocument(
    Connection &connection, const QString &companyKey, qint64 documentId, qint64 nowMs)
{
    deleteDocument(connection, companyKey, documentId);
    connection.run("UPDATE source SET updated_ms = ? WHERE company_key = ? AND source_id = ?", nowMs,
        companyKey, QString::fromUtf16(kOwnAnswersSource));
}

} // namespace answerdesk::knowledge
