// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/own_answer_store.h"
#include "server/answers/engine/question_key.h"
#include "server/answers/records/gap_store.h"
#include "server/answers/records/thread_store.h"
#include "server/knowledge/store/own_answer_documents_store.h"
#include "server/storage/rows/list_select.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Connection;
using storage::Rows;

namespace {

#define ANSWERDESK_OWN_ANSWER_COLUMNS                                                                        \
    "own_answer_id, document_id, locale, question, answer, created_by, created_ms, updated_ms, revision"

OwnAnswer readOwnAnswer(const Rows &rows, const QString &companyKey)
{
    OwnAnswer answer;
    answer.companyKey = companyKey;
    answer.id = rows.text(0);
    answer.documentId = rows.integer(1);
    answer.locale = rows.text(2);
    answer.question = rows.text(3);
    answer.answer = rows.text(4);
    answer.createdBy = rows.text(5);
    answer.createdMs = rows.integer(6);
    answer.updatedMs = rows.integer(7);
    answer.revision = rows.integer(8);
    return answer;
}

Result<void> checkUnique(Connection &connection, const OwnAnswer &answer)
{
    Rows rows = connection.run("SELECT own_answer_id FROM own_answer WHERE company_key = ? AND locale = ? "
                               "AND question_key = ? AND own_answer_id <> ?",
        answer.companyKey, answer.locale, questionDigest(answer.question), answer.id);
    if (rows.next()) {
        return fail(ErrorCode::AlreadyExists,
            u"The own answer %1 has this question in this locale."_s.arg(rows.text(0)));
    }
    return {};
}

Result<qint64> putDocumentOf(Connection &connection, const OwnAnswer &answer)
{
    return knowledge::putOwnAnswerDocument(connection, answer.companyKey, answer.id, answer.locale,
        answer.question, answer.answer, answer.documentId, answer.updatedMs);
}

} // namespace

api::OwnAnswer OwnAnswer::toApi() const
{
    api::OwnAnswer out;
    out.ownAnswerId = id;
    out.documentId = QString::number(documentId);
    out.question = question;
    out.answer = answer;
    out.locale = locale;
    out.createdBy = createdBy;
    out.createdAt.ms = createdMs;
    out.updatedAt.ms = updatedMs;
    return out;
}

std::optional<OwnAnswer> loadOwnAnswer(Connection &connection, const QString &companyKey, const QString &id)
{
    Rows rows = connection.run("SELECT " ANSWERDESK_OWN_ANSWER_COLUMNS
                               " FROM own_answer WHERE company_key = ? AND own_answer_id = ?",
        companyKey, id);
    return rows.next() ? std::optional(readOwnAnswer(rows, companyKey)) : std::nullopt;
}

std::vector<api::OwnAnswer> loadOwnAnswers(Connection &connection, const QString &companyKey,
    const api::OwnAnswersQuery &query, const QString &belowId, int limit)
{
    // Identifiers are version 7 UUIDs: their order is the order in which they were made.
    const QString below = belowId.isEmpty() ? u"g"_s : belowId; // behind every one
    storage::ListSelect select("SELECT " ANSWERDESK_OWN_ANSWER_COLUMNS
                               " FROM own_answer WHERE company_key = ? AND own_answer_id < ?",
        companyKey, below);
    if (query.locale)
        select.add("AND locale = ?", query.locale->tag);
    select.addIf(storage::patternOf(query.q),
        "AND (lower(question) LIKE ? ESCAPE '!' OR lower(answer) LIKE ? ESCAPE '!')");
    Rows rows = select.add("ORDER BY own_answer_id DESC LIMIT ?", limit).run(connection);
    std::vector<api::OwnAnswer> answers;
    while (rows.next())
        answers.push_back(readOwnAnswer(rows, companyKey).toApi());
    return answers;
}

Result<void> insertOwnAnswer(Connection &connection, OwnAnswer &answer)
{
    if (const Result<void> unique = checkUnique(connection, answer); !unique)
        return unique;
    const Result<qint64> document = putDocumentOf(connection, answer);
    if (!document)
        return tl::unexpected(document.error());
    answer.documentId = *document;
    connection.run(
        "INSERT INTO own_answer (company_key, own_answer_id, document_id, locale, question, question_key, "
        "answer, created_by, created_ms, updated_ms, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        answer.companyKey, answer.id, answer.documentId, answer.locale, answer.question,
        questionDigest(answer.question), answer.answer, answer.createdBy, answer.createdMs, answer.updatedMs,
        answer.revision);
    closeGapsOf(connection, answer.companyKey, answer.locale, questionDigest(answer.question), answer.id);
    return {};
}

Result<void> updateOwnAnswer(Connection &connection, const OwnAnswer &answer)
{
    if (const Result<void> unique = checkUnique(connection, answer); !unique)
        return unique;
    if (const Result<qint64> document = putDocumentOf(connection, answer); !document)
        return tl::unexpected(document.error());
    connection.run("UPDATE own_answer SET locale = ?, question = ?, question_key = ?, answer = ?, "
                   "updated_ms = ?, revision = ? WHERE company_key = ? AND own_answer_id = ?",
        answer.locale, answer.question, questionDigest(answer.question), answer.answer, answer.updatedMs,
        answer.revision, answer.companyKey, answer.id);
    closeGapsOf(connection, answer.companyKey, answer.locale, questionDigest(answer.question), answer.id);
    return {};
}

void deleteOwnAnswer(Connection &connection, const OwnAnswer &answer, qint64 nowMs)
{
    knowledge::deleteOwnAnswerDocument(connection, answer.companyKey, answer.documentId, nowMs);
    forgetDocuments(connection, answer.companyKey, {QString::number(answer.documentId)});
}

void forgetDocuments(Connection &connection, const QString &companyKey, const QStringList &documentIds)
{
    forgetQuotes(connection, companyKey, documentIds);
    for (const QString &documentId : documentIds) {
        QString own;
        {
            Rows rows = connection.run(
                "SELECT own_answer_id FROM own_answer WHERE company_key = ? AND document_id = ?", companyKey,
                documentId.toLongLong());
            if (!rows.next())
                continue;
            own = rows.text(0);
        }
        reopenGapsOf(connection, companyKey, own);
        connection.run("DELETE FROM own_answer WHERE company_key = ? AND document_id = ?", companyKey,
            documentId.toLongLong());
    }
}

} // namespace answerdesk::answers
