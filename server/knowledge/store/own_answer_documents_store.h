// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/core/result.h"

namespace answerdesk::knowledge {

// Own answers as documents of a passage for each way to ask, in a source of their own, so that they are found
// and quoted like any other text. Part of write jobs; throw SqlFailure.

/// The source that holds them, one a company; it comes with the first own answer.
constexpr char16_t kOwnAnswersSource[] = u"own-answers";

/// The locale in the path of an own answer's document, "de/0193..."; empty for a document of another source.
QString ownAnswerLocale(const QString &sourceId, const QString &path);

/// Puts questions (the first is the document's title) and their answer in place of what stands under the id,
/// as a passage for each question, and tells the document's id. documentId: of the own answer until now; 0
/// for a new one.
Result<qint64> putOwnAnswerDocument(storage::Connection &connection, const QString &companyKey,
    const QString &ownAnswerId, const QString &locale, const QStringList &questions, const QString &answer,
    qint64 documentId, qint64 nowMs);
void deleteOwnAnswerDocument(
    storage::Connection &connection, const QString &companyKey, qint64 documentId, qint64 nowMs);

} // namespace answerdesk::knowledge
