// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/own_answer_store.h"
#include "server/answers/engine/question_key.h"
#include "server/answers/records/gap_store.h"
#include "server/answers/records/link_store.h"
#include "server/answers/records/thread_store.h"
#include "server/knowledge/store/own_answer_documents_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Key;

namespace {

struct QuestionKey {
    static QString write(const QString &question) { return questionDigest(question); }
};

using OwnAnswerTable = storage::Table<OwnAnswer, "own_answer", Key<"company_key", &OwnAnswer::companyKey>,
    Key<"own_answer_id", &OwnAnswer::id>, Fixed<"document_id", &OwnAnswer::documentId>,
    Column<"locale", &OwnAnswer::locale>, Column<"question", &OwnAnswer::question>,
    storage::Derived<QuestionKey, "question_key", &OwnAnswer::question>, Column<"answer", &OwnAnswer::answer>,
    Column<"alternative_questions", &OwnAnswer::alternatives>, Fixed<"created_by", &OwnAnswer::createdBy>,
    Fixed<"created_ms", &OwnAnswer::createdMs>, Column<"updated_ms", &OwnAnswer::updatedMs>,
    Column<"revision", &OwnAnswer::revision>>;

Result<void> checkUnique(Connection &connection, const OwnAnswer &answer)
{
    const auto other = storage::firstValue<QString>(connection.run(
        "SELECT own_answer_id FROM own_answer WHERE company_key = ? AND locale = ? AND question_key = ? AND "
        "own_answer_id <> ?",
        answer.companyKey, answer.locale, questionDigest(answer.question), answer.id));
    if (other)
        return fail(ErrorCode::AlreadyExists,
            u"The custom answer %1 already has this question in this locale."_s.arg(*other));
    return {};
}

Result<qint64> putDocumentOf(Connection &connection, const OwnAnswer &answer)
{
    return knowledge::putOwnAnswerDocument(connection, answer.companyKey, answer.id, answer.locale,
        answer.questions(), answer.answer, answer.documentId, answer.updatedMs);
}

/// The gaps that its questions opened are answered.
void closeGaps(Connection &connection, const OwnAnswer &answer)
{
    for (const QString &question : answer.questions())
        closeGapsOf(connection, answer.companyKey, answer.locale, questionDigest(question), answer.id);
}

} // namespace

api::OwnAnswer OwnAnswer::toApi() const
{
    api::OwnAnswer out;
    out.ownAnswerId = id;
    out.documentId = QString::number(documentId);
    out.question = question;
    out.alternativeQuestions.assign(alternatives.begin(), alternatives.end());
    out.answer = answer;
    out.locale = locale;
    out.createdBy = createdBy;
    out.createdAt.ms = createdMs;
    out.updatedAt.ms = updatedMs;
    return out;
}

std::optional<OwnAnswer> loadOwnAnswer(Connection &connection, const QString &companyKey, const QString &id)
{
    return OwnAnswerTable::selectOne<
        "SELECT {columns} FROM own_answer WHERE company_key = ? AND own_answer_id = ?">(
        connection, companyKey, id);
}

std::vector<api::OwnAnswer> loadOwnAnswers(Connection &connection, const QString &companyKey,
    const api::OwnAnswersQuery &query, const QString &belowId, int limit)
{
    // Identifiers are version 7 UUIDs: their order is the order in which they were made.
    const QString below = belowId.isEmpty() ? u"g"_s : belowId; // behind every one
    storage::ListSelect select(
        OwnAnswerTable::sql<"SELECT {columns} FROM own_answer WHERE company_key = ? AND own_answer_id < ?">(),
        companyKey, below);
    select.addIf(query.locale, "AND locale = ?");
    select.addIf(storage::patternOf(query.q),
        "AND (lower(question) LIKE ? ESCAPE '!' OR lower(alternative_questions) LIKE ? ESCAPE '!' OR "
        "lower(answer) LIKE ? ESCAPE '!')");
    select.add("ORDER BY own_answer_id DESC LIMIT ?", limit);
    std::vector<api::OwnAnswer> answers;
    for (const OwnAnswer &answer : OwnAnswerTable::readAll(select.run(connection)))
        answers.push_back(answer.toApi());
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
    OwnAnswerTable::insert(connection, answer);
    closeGaps(connection, answer);
    return {};
}

Result<void> updateOwnAnswer(Connection &connection, const OwnAnswer &answer)
{
    if (const Result<void> unique = checkUnique(connection, answer); !unique)
        return unique;
    if (const Result<qint64> document = putDocumentOf(connection, answer); !document)
        return tl::unexpected(document.error());
    OwnAnswerTable::update(connection, answer);
    closeGaps(connection, answer);
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
        const auto own = storage::firstValue<QString>(connection.run(
            "DELETE FROM own_answer WHERE company_key = ? AND document_id = ? RETURNING own_answer_id",
            companyKey, documentId.toLongLong()));
        if (own)
            reopenGapsOf(connection, companyKey, *own);
        unlinkDocument(connection, companyKey, documentId.toLongLong());
    }
}

} // namespace answerdesk::answers
