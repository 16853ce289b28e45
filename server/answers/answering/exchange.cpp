// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/answering/exchange.h"
#include "server/answers/answering/model_answer.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/thread_reading.h"
#include "server/answers/records/metadata.h"
#include "server/commerce/tickets/interactions.h"
#include "shared/core/random.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

/// What an administrator learns about a question that was refused or answered on little evidence.
VainQuestion vainQuestion(
    const knowledge::RetrievalIndex &index, const Question &question, const ComposedAnswer &answer)
{
    VainQuestion vain;
    vain.question = question.condensed.isEmpty()
        ? resolveFollowUp(question.text, question.earlierQuestions, question.locale)
        : question.condensed;
    vain.locale = question.locale;
    vain.kind = answer.kind == ComposedAnswer::Refusal ? api::GapKind::Refused : api::GapKind::Weak;
    vain.confidence = answer.confidence;
    vain.threshold = answer.threshold;
    for (const knowledge::Hit &hit : answer.nearest) {
        const knowledge::Passage &passage = index.passages()[hit.passage];
        vain.nearest.push_back({QString::number(passage.documentId), passage.title, passage.path,
            passage.headingPath, hit.score});
    }
    return vain;
}

commerce::Interaction interactionOf(const StoredMessage &stored)
{
    const api::Message &message = stored.message;
    commerce::Interaction interaction;
    interaction.companyKey = stored.companyKey;
    interaction.userFingerprint = stored.userFingerprint;
    interaction.userFaqFingerprint = stored.userFaqFingerprint;
    interaction.channel = message.faqId ? commerce::Channel::Faq : commerce::Channel::Chat;
    interaction.threadId = stored.threadId;
    interaction.messageId = message.messageId;
    interaction.faqId = message.faqId;
    interaction.isTest = stored.isTest;
    interaction.isHelpful = message.helpful;
    interaction.isClarification = message.outcome == api::AnswerKind::Clarification;
    interaction.helpfulReason = message.helpfulReason;
    interaction.atMs = message.createdAt.ms;
    interaction.locale = message.locale;
    interaction.pageUrl = message.pageUrl.value_or(QString());
    interaction.about
        = message.faqId ? stored.about : aboutText({}, message.sources, message.pageUrl.value_or(QString()));
    return interaction;
}

} // namespace

Exchange::Exchange(std::shared_ptr<AnswerServices> services, accounts::CompanyPtr company,
    api::SendMessageRequest request, accounts::KeyedReply reply)
    : m_services(std::move(services))
    , m_company(std::move(company))
    , m_request(std::move(request))
    , m_reply(std::move(reply))
    , m_locale(answerLocale(m_request.locale, m_request.queryText, *m_company))
{
}

void Exchange::run()
{
    if (m_reply.key()) {
        const auto replay = findReplay(
            *m_services, m_services->database.reader(), *m_reply.key(), m_locale, m_services->clock.nowMs());
        if (!replay)
            return m_reply.send(replay.error());
        if (*replay)
            return sendMessageResponse(m_reply, **replay);
    }
    if (!prepare())
        return;
    if (!m_request.faqId)
        return understand();
    const FaqAnswerPtr faq = m_services->faqs.find(m_company->key, *m_request.faqId);
    if (!faq)
        return m_reply.send(Error::make(ErrorCode::FaqNotFound));
    if (normalized(m_request.queryText) != faq->question)
        return m_reply.send(Error::make(ErrorCode::FaqQuestionMismatch));
    answerFromFaq(*faq);
    record(faq->content);
}

bool Exchange::prepare()
{
    const http::Request &request = m_reply.request();
    const qint64 now = m_services->clock.nowMs();
    m_stored.companyKey = m_company->key;
    m_stored.isTest = request.principal.isTest;
    m_stored.threadId = m_request.threadId.value_or(QString());
    m_stored.isNewThread = m_stored.threadId.isEmpty();
    std::optional<QList<Exchanged>> context;
    if (m_stored.isNewThread) {
        m_stored.threadId = uuid7(now);
    } else {
        context
            = loadContext(m_services->database.reader(), m_company->key, m_stored.threadId, kContextMessages);
        if (!context) {
            m_reply.send(Error::make(ErrorCode::ThreadNotFound));
            return false;
        }
    }
    const Metadata metadata = readMetadata(m_request.userMetadata);
    m_stored.userFingerprint = metadata.userFingerprint;
    m_stored.userFaqFingerprint = metadata.userFaqFingerprint;
    m_stored.metadata = metadata.redacted;

    api::Message &message = m_stored.message;
    message.queryText = m_request.queryText;
    message.locale = m_locale;
    if (m_request.pageUrl)
        message.pageUrl = m_request.pageUrl->page.canonical;
    message.diagnostic = metadata.diagnostic;
    message.requestId = QString::fromLatin1(request.requestId);
    message.createdAt.ms = now;
    message.faqId = m_request.faqId;

    m_question.text = message.queryText;
    m_question.locale = message.locale;
    m_question.thresholdShare = m_company->answerThresholdShare();
    m_question.pageUrl = message.pageUrl.value_or(QString());
    if (context)
        readThread(m_question, *context);
    return true;
}

void Exchange::understand()
{
    understandQuestion(
        *m_services, *m_company, m_question, [self = shared_from_this()](const Question &understood) {
            self->m_question = understood;
            http::answerBy(self->m_reply, [&] { self->word(self->answer()); });
        });
}

Answered Exchange::answer()
{
    Answered answered = answerQuestion(*m_services, m_company->key, m_question);
    answerFromKnowledge(answered);
    return answered;
}

void Exchange::word(const Answered &answered)
{
    rephraseWithModel(*m_services, *m_company, answered, answered.question,
        {m_question.pageUrl, m_request.userMetadata},
        [self = shared_from_this(), answered](const Rephrased &rephrased) {
            http::answerBy(self->m_reply, [&] {
                if (rephrased.isOutdated)
                    self->answer();
                else if (rephrased.isUsed())
                    self->answerFromModel(rephrased);
                else if (rephrased.isRefused)
                    self->refuse(answered);
                api::Message &message = self->m_stored.message;
                message.model = rephrased.use;
                self->record(preparedAnswer(message.resultText, message.locale));
            });
        });
}

void Exchange::answerFromModel(const Rephrased &rephrased)
{
    api::Message &message = m_stored.message;
    message.resultText = rephrased.text;
    message.locale = rephrased.localeFor(m_locale);
    message.engine = kModelEngine;
    message.sources = rephrased.sources;
    if (!message.helpful)
        m_stored.vain.reset(); // it was a refusal
    message.outcome = api::AnswerKind::Answer;
    message.helpful = true;
    message.helpfulReason = kAnsweredReason;
}

void Exchange::refuse(Answered answered)
{
    refuseInstead(*m_services, m_company->key, m_question, answered);
    answerFromKnowledge(answered);
}

void Exchange::answerFromFaq(const FaqAnswer &faq)
{
    api::Message &message = m_stored.message;
    message.channel = u"faq"_s;
    message.resultText = faq.answer;
    message.locale = faq.locale;
    message.engine = u"faq-cache"_s;
    message.helpful = faq.sources != nullptr;
    message.helpfulReason = faq.sources ? QString(kAnsweredReason) : u"no source"_s;
    m_stored.sourceSet = faq.sources;
    m_stored.about = faq.about;
    if (!message.pageUrl)
        message.pageUrl = faq.pageUrl;
}

void Exchange::answerFromKnowledge(const Answered &answered)
{
    api::Message &message = m_stored.message;
    const ComposedAnswer &answer = answered.answer;
    if (!m_stored.isTest && (answer.kind == ComposedAnswer::Refusal || answer.isWeak)) {
        m_stored.vain = vainQuestion(*answered.index, m_question, answer);
        m_stored.vain->gapId = uuid7(message.createdAt.ms);
    }
    message.channel = u"chat"_s;
    message.resultText = answer.text;
    message.locale = answer.locale;
    message.engine = answer.engine;
    if (answer.kind != ComposedAnswer::SmallTalk) {
        message.confidence = answer.confidence;
        message.threshold = answer.threshold;
    }
    message.outcome = kindOf(answer.kind);
    message.helpful = answer.helpful;
    message.helpfulReason = answer.helpfulReason;
    message.sources = answered.sources();
}

void Exchange::record(http::PreparedPtr content)
{
    m_stored.message.tookMs = double(http::steadyMicroseconds() - m_reply.request().startedUs) / 1000.0;
    m_services->database.writer().submit(
        [self = shared_from_this(), content = std::move(content)](
            storage::Connection &connection) { return self->write(connection, content); },
        [self = shared_from_this()](const Result<MessageResponse> &written) { self->send(written); });
}

/// Writes the exchange and the interaction in one transaction, with the reference for a repeated request.
Result<MessageResponse> Exchange::write(storage::Connection &connection, const http::PreparedPtr &content)
{
    if (!m_services->companies.find(m_company->key)) // deleted while the answer was composed
        return fail(ErrorCode::InvalidApiKey);
    const api::Message &message = m_stored.message;
    const accounts::IdempotencyKey *key = m_reply.key();
    const qint64 now = m_services->clock.nowMs();
    if (key) { // another process may have answered the same request meanwhile
        const auto first = findReplay(*m_services, connection, *key, message.locale, now);
        if (!first || *first)
            return first ? Result<MessageResponse>(**first) : tl::unexpected(first.error());
    }
    if (const Result<void> done = storeMessage(connection, m_stored); !done)
        return tl::unexpected(done.error());
    if (m_stored.vain)
        recordGap(connection, m_company->key, *m_stored.vain, m_stored.threadId, message.messageId,
            message.createdAt.ms);
    commerce::recordInteraction(connection, *m_company, interactionOf(m_stored));
    if (key)
        storeReplay(connection, *key, m_stored.threadId, message.messageId, now);
    return MessageResponse{content, m_stored.threadId, message.outcome};
}

void Exchange::send(const Result<MessageResponse> &written)
{
    if (!written)
        return m_reply.send(written.error());
    if (m_stored.sourceSet && written->threadId == m_stored.threadId)
        m_stored.sourceSet->isStored = true;
    sendMessageResponse(m_reply, *written);
}

} // namespace answerdesk::answers
