// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/services.h"

namespace answerdesk::answers {

// What a repeated send_message with the same Idempotency-Key gets. The table of stored responses holds only
// which message answered the first request, never its text, so that erasing a visitor, deleting a
// conversation and deleting a document apply to the replay as well.

/// A successful response before it is bytes.
struct MessageResponse {
    http::PreparedPtr content; ///< up to the thread's id
    QString threadId;
    api::AnswerKind outcome = api::AnswerKind::Answer;
};

/// The content of a response: its headers, and its body up to the thread's id.
http::PreparedPtr preparedAnswer(const QString &text, const QString &locale);
void sendMessageResponse(const accounts::KeyedReply &reply, const MessageResponse &response);

/// The response to the first request with the key, byte for byte. The company's refusal takes the place of
/// the text when the message was deleted or erased, or rests on a document that was deleted since.
/// FAQ_NOT_FOUND for a FAQ that was withdrawn since; IDEMPOTENCY_KEY_REUSED when the first request had
/// another body; nothing when there was none within 24 hours. locale: of the refusal where the message is
/// gone. Throws SqlFailure.
Result<std::optional<MessageResponse>> findReplay(const AnswerServices &services,
    storage::Connection &connection, const accounts::IdempotencyKey &key, const QString &locale,
    qint64 nowMs);
/// Part of the write job that stores the message. Throws SqlFailure.
void storeReplay(storage::Connection &connection, const accounts::IdempotencyKey &key,
    const QString &threadId, qint64 messageId, qint64 nowMs);

} // namespace answerdesk::answers
