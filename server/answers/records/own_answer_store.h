// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/own_answers.h"
#include "shared/core/result.h"

namespace answerdesk::answers {

/// A question and its answer as they are stored, and as the document that is searched and quoted.
struct OwnAnswer {
    QString companyKey;
    QString id; ///< a version 7 UUID
    qint64 documentId = 0;
    QString locale;
    QString question;
    QStringList alternatives; ///< other ways to ask it
    QString answer;
    QString createdBy;
    qint64 createdMs = 0;
    qint64 updatedMs = 0;
    qint64 revision = 1;

    QStringList questions() const { return QStringList{question} + alternatives; }
    api::OwnAnswer toApi() const;
};

// Reading.
std::optional<OwnAnswer> loadOwnAnswer(
    storage::Connection &connection, const QString &companyKey, const QString &id);
/// Newest first, below an id (empty: from the newest).
std::vector<api::OwnAnswer> loadOwnAnswers(storage::Connection &connection, const QString &companyKey,
    const api::OwnAnswersQuery &query, const QString &belowId, int limit);

// Writing, in a write job.
/// ALREADY_EXISTS when the question has an answer in this locale. Fills in the document's id.
Result<void> insertOwnAnswer(storage::Connection &connection, OwnAnswer &answer);
Result<void> updateOwnAnswer(storage::Connection &connection, const OwnAnswer &answer);
/// Deletes it and takes its words out of what is kept of earlier answers.
void deleteOwnAnswer(storage::Connection &connection, const OwnAnswer &answer, qint64 nowMs);
/// Documents were deleted: nothing that is kept of earlier answers quotes them any more, and the own answers
/// among them are gone.
void forgetDocuments(
    storage::Connection &connection, const QString &companyKey, const QStringList &documentIds);

} // namespace answerdesk::answers
