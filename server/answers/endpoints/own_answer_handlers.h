// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/services.h"
#include "server/answers/records/own_answer_store.h"
#include "server/http/dispatcher.h"

namespace answerdesk::answers {

/// What an administrator gives of an own answer.
struct NewOwnAnswer {
    QString question;
    QStringList alternatives;
    QString answer;
    QString locale;
};

/// Texts of a request; none where the member is absent.
QStringList toList(const std::optional<std::vector<QString>> &texts);
/// Stores a new own answer of the request's company and its row in the audit log. Part of a write job. Throws
/// SqlFailure.
Result<OwnAnswer> addOwnAnswer(
    storage::Connection &connection, const http::Request &request, const NewOwnAnswer &words, qint64 nowMs);
/// After the commit: answers with the pair and its ETag once the next shopper gets it, or with the error.
void sendOnceSearched(const std::shared_ptr<AnswerServices> &services, const http::Reply &reply,
    const Result<OwnAnswer> &written, int status);

/// Own answers of the admin API.
void registerOwnAnswerHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AnswerServices> &services);

} // namespace answerdesk::answers
