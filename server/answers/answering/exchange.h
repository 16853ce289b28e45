// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/answer_replay.h"
#include "server/answers/answering/answering.h"
#include "server/answers/records/thread_store.h"
#include "shared/api/messages.h"

namespace answerdesk::answers {

struct Rephrased;

/// One send_message request on its way to its response. The steps run one after the other: understand,
/// answer, word, record, send. A step that waits for a model, an embedding or the writer continues in another
/// thread, and the exchange lives until its response is sent. Steps never overlap, so nothing here is locked.
class Exchange : public std::enable_shared_from_this<Exchange>
{
public:
    Exchange(std::shared_ptr<AnswerServices> services, accounts::CompanyPtr company,
        api::SendMessageRequest request, accounts::KeyedReply reply);

    /// Sends the stored response to a repeated request, or carries the request out. Any thread, once.
    void run();

private:
    /// What the request needs before it can be answered: its thread, its visitor, its FAQ. False when the
    /// request was refused.
    bool prepare();
    void understand();
    Answered answer();
    void word(const Answered &answered);
    void record(http::PreparedPtr content);
    void send(const Result<MessageResponse> &written);

    void answerFromFaq(const FaqAnswer &faq);
    void answerFromKnowledge(const Answered &answered);
    void answerFromModel(const Rephrased &rephrased);
    void refuse(Answered answered);
    Result<MessageResponse> write(storage::Connection &connection, const http::PreparedPtr &content);

    const std::shared_ptr<AnswerServices> m_services;
    const accounts::CompanyPtr m_company;
    const api::SendMessageRequest m_request;
    const accounts::KeyedReply m_reply;
    const QString m_locale; ///< that the request is answered in
    Question m_question; ///< a FAQ's answer leaves it empty
    StoredMessage m_stored;
};

} // namespace answerdesk::answers
