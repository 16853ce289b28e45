// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/answering/answer_replay.h"
#include "shared/api/messages.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

/// What is stored in place of the response.
struct AnsweredBy {
    QString threadId;
    qint64 messageId = 0;

    static constexpr const char *kName = "AnsweredBy";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AnsweredBy;
        return fields(field("thread_id", &T::threadId, about("Thread of the message.").required()),
            field("message_id", &T::messageId, about("Its number in the thread.").required()));
    }
};

} // namespace

http::PreparedPtr preparedAnswer(const QString &text, const QString &locale)
{
    api::SendMessageResponse answer;
    answer.resultText = text;
    QByteArray body = schema::toJson(answer);
    Q_ASSERT(body.endsWith("\"thread_id\":\"\"}"));
    body.chop(2);
    return std::make_shared<const http::PreparedContent>(
        http::PreparedContent{"Content-Language: " + locale.toLatin1() + "\r\n", std::move(body)});
}

void sendMessageResponse(const accounts::KeyedReply &reply, const MessageResponse &response)
{
    reply.request().threadId = response.threadId;
    reply.request().outcome = response.outcome;
    http::HttpResponse out;
    out.prepared = response.content;
    out.body = response.threadId.toLatin1() + "\"}";
    reply.send(out);
}

Result<std::optional<MessageResponse>> findReplay(const AnswerServices &services,
    storage::Connection &connection, const accounts::IdempotencyKey &key, const QString &locale, qint64 nowMs)
{
    const auto stored = accounts::findStoredResponse(connection, key, nowMs);
    if (!stored)
        return tl::unexpected(stored.error());
    if (!*stored)
        return std::nullopt;
    const Result<AnsweredBy> by = schema::readJson<AnsweredBy>((*stored)->prepared->body);
    if (!by)
        return tl::unexpected(Error::internal(u"a stored response of send_message names no message"_s));
    const auto answer = loadAnswer(connection, key.companyKey, by->threadId, by->messageId);
    if (answer && answer->faqId && !services.faqs.find(key.companyKey, *answer->faqId))
        return fail(ErrorCode::FaqNotFound);
    if (answer && !answer->isWithdrawn)
        return MessageResponse{preparedAnswer(answer->text, answer->locale), by->threadId, answer->outcome};
    const QString language = answer ? answer->locale : locale;
    const QString own = services.texts.find(key.companyKey)->find(Phrase::Refusal, language);
    return MessageResponse{preparedAnswer(own.isEmpty() ? phrase(Phrase::Refusal, language) : own, language),
        by->threadId, api::AnswerKind::Refusal};
}

void storeReplay(storage::Connection &connection, const accounts::IdempotencyKey &key,
    const QString &threadId, qint64 messageId, qint64 nowMs)
{
    accounts::storeResponse(
        connection, key, http::HttpResponse::json(AnsweredBy{threadId, messageId}), nowMs);
}

} // namespace answerdesk::answers
