// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/gap_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/endpoints/own_answer_handlers.h"
#include "server/answers/engine/lexicon_proposals.h"
#include "server/answers/records/gap_store.h"
#include "server/answers/records/thread_store.h"
#include "server/http/paging.h"
#include "shared/core/random.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::objectOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

Error noSuchGap() { return Error::make(ErrorCode::NotFound, u"The company has no such gap."_s); }

void listGaps(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::GapsQuery>(
        *request, [&](const api::GapsQuery &query, const http::ListPosition &position, int limit) {
            const bool isByTime = query.order == api::GapOrder::LastAsked;
            return http::entriesOf(loadGaps(services->database.reader(), request->pathValue("company"), query,
                                       position.belowId, position.key, limit),
                [isByTime](const api::Gap &gap) {
                    return http::ListPosition{isByTime ? gap.lastAskedAt.ms : gap.asked, gap.gapId};
                });
        }));
}

void getGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto gap
        = loadGap(services->database.reader(), request->pathValue("company"), request->pathValue("gap"));
    if (!gap)
        return reply.send(noSuchGap());
    const QString company = request->pathValue("company");
    const knowledge::IndexPtr index = services->indexes.find(company);
    QList<int> nearest;
    for (const api::NearPassage &passage : gap->nearest) {
        const int number
            = bestPassage(*index, gap->question, passage.documentId.toLongLong(), passage.heading);
        if (number >= 0 && !nearest.contains(number))
            nearest << number;
    }
    api::GapDetails details{*gap, {}, {}};
    for (const int number : std::as_const(nearest)) {
        const knowledge::Passage &passage = index->passages()[number];
        details.linkChoices.push_back({QString::number(passage.documentId),
            QString::number(passage.passageId), passage.title, passage.headingPath, passage.text});
    }
    details.proposedEntries
        = proposedEntries(*index, *services->lexicons.find(company), gap->question, gap->locale, nearest);
    reply.send(HttpResponse::json(details));
}

/// What a write job did to a gap, and the links that it left.
struct Changed {
    api::Gap gap;
    LinkDirectory::Snapshot links;
};

/// After the commit: the next question is answered by the links when the answer goes out.
void sendChanged(const Services &services, const Reply &reply, const Result<Changed> &changed)
{
    if (!changed)
        return reply.send(changed.error());
    services->links.put(changed->links);
    reply.send(HttpResponse::json(changed->gap));
}

/// Changes nothing in a gap that is in this state already.
void putInto(api::GapState state, const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, state, now](storage::Connection &connection) -> Result<Changed> {
            const QString company = request->pathValue("company");
            const auto gap = loadGap(connection, company, request->pathValue("gap"));
            if (!gap)
                return tl::unexpected(noSuchGap());
            api::Gap after = *gap;
            if (gap->state == state)
                return Changed{after, services->links.read(connection, company)};
            after.state = state;
            after.ownAnswerId.reset();
            after.linkedDocumentId.reset();
            after.linkedTitle.reset();
            after.linkedHeading.reset();
            setGapState(connection, company, gap->gapId, state);
            insertAudit(connection,
                accounts::changeOf(*request, u"gap.changed"_s, gap->gapId, objectOf(*gap), objectOf(after)),
                now);
            return Changed{after, services->links.read(connection, company)};
        },
        [services, reply](const Result<Changed> &changed) { sendChanged(services, reply, changed); });
}

void dismissGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    putInto(api::GapState::Dismissed, services, request, reply);
}

void reopenGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    putInto(api::GapState::Open, services, request, reply);
}

/// The question of a message that was answered, but not as it should have been.
void reportAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, now](storage::Connection &connection) -> Result<Changed> {
            const QString company = request->pathValue("company");
            const QString thread = request->pathValue("thread");
            const auto message = loadMessage(connection, company, thread, request->pathNumber("message"));
            if (!message)
                return tl::unexpected(noSuchMessage());
            VainQuestion asked;
            asked.gapId = uuid7(now);
            asked.question = message->queryText;
            asked.locale = message->locale;
            asked.kind = api::GapKind::Reported;
            asked.confidence = message->confidence.value_or(0);
            asked.threshold = message->threshold.value_or(0);
            for (const api::AnswerSource &source : message->sources) {
                asked.nearest.push_back(
                    {source.documentId, source.title, source.path, source.heading, source.score});
            }
            const QString gapId = reportGap(connection, company, asked, thread, message->messageId, now);
            const api::Gap gap = *loadGap(connection, company, gapId);
            insertAudit(connection,
                accounts::changeOf(*request, u"gap.reported"_s, gapId, json::Object(), objectOf(gap)), now);
            return Changed{gap, services->links.read(connection, company)};
        },
        [services, reply](const Result<Changed> &changed) { sendChanged(services, reply, changed); });
}

/// The passage that a gap is to be linked to.
Result<StoredLink> linkTo(
    const knowledge::RetrievalIndex &index, const api::Gap &gap, const api::GapLinkRequest &body)
{
    const qint64 documentId = body.documentId.toLongLong();
    int number = documentId > 0 ? bestPassage(index, gap.question, documentId) : -1;
    if (number < 0)
        return tl::unexpected(Error::invalidField(u"document_id"_s, u"is not a document of the company"_s));
    if (body.passageId) {
        const knowledge::PassageView passages = index.passages();
        for (number = int(passages.size()) - 1; number >= 0; --number) {
            if (passages[number].documentId == documentId
                && QString::number(passages[number].passageId) == *body.passageId)
                break;
        }
        if (number < 0)
            return tl::unexpected(
                Error::invalidField(u"passage_id"_s, u"is not a passage of the document"_s));
    }
    const knowledge::Passage &passage = index.passages()[number];
    StoredLink link;
    link.gapId = gap.gapId;
    link.question = gap.question;
    link.locale = gap.locale;
    link.documentId = documentId;
    link.heading = passage.headingPath;
    link.digest = passageDigest(passage.text);
    link.title = passage.title;
    return link;
}

void linkGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    const auto known = loadGap(services->database.reader(), company, request->pathValue("gap"));
    if (!known)
        return reply.send(noSuchGap());
    const Result<api::GapLinkRequest> body = request->readBody<api::GapLinkRequest>();
    if (!body)
        return reply.send(body.error());
    Result<StoredLink> to = linkTo(*services->indexes.find(company), *known, *body);
    if (!to)
        return reply.send(to.error());
    to->companyKey = company;
    services->database.writer().submit(
        [services, request, to = *to, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Changed> {
            const auto before = loadGap(connection, to.companyKey, to.gapId);
            if (!before)
                return tl::unexpected(noSuchGap());
            storeLink(connection, to);
            const auto after = loadGap(connection, to.companyKey, to.gapId);
            insertAudit(connection,
                accounts::changeOf(*request, u"gap.linked"_s, to.gapId, objectOf(*before), objectOf(*after)),
                now);
            return Changed{*after, services->links.read(connection, to.companyKey)};
        },
        [services, reply, company](const Result<Changed> &changed) {
            sendChanged(services, reply, changed);
            // Its document may have been read again meanwhile.
            services->links.endLost(services->database, company, *services->indexes.find(company));
        });
}

void answerGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!loadGap(services->database.reader(), request->pathValue("company"), request->pathValue("gap")))
        return reply.send(noSuchGap());
    const Result<api::GapAnswerRequest> body = request->readBody<api::GapAnswerRequest>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, body = *body, now](storage::Connection &connection) -> Result<OwnAnswer> {
            const QString company = request->pathValue("company");
            const auto gap = loadGap(connection, company, request->pathValue("gap"));
            if (!gap)
                return tl::unexpected(noSuchGap());
            Result<OwnAnswer> answer = addOwnAnswer(connection, *request,
                {body.question.value_or(gap->question), toList(body.alternativeQuestions), body.answer,
                    gap->locale},
                now);
            if (!answer)
                return answer;
            closeGap(connection, company, gap->gapId, answer->id);
            insertAudit(connection,
                accounts::auditOf(*request, u"gap.answered"_s, gap->gapId, {},
                    json::Object{{u"question"_s, gap->question}, {u"own_answer_id"_s, answer->id}}),
                now);
            return answer;
        },
        [services, reply](
            const Result<OwnAnswer> &written) { sendOnceSearched(services, reply, written, 201); });
}

} // namespace

void registerGapHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListGaps, listGaps);
    handle(Endpoint::GetGap, getGap);
    handle(Endpoint::LinkGap, linkGap);
    handle(Endpoint::DismissGap, dismissGap);
    handle(Endpoint::ReopenGap, reopenGap);
    handle(Endpoint::ReportGap, reportAnswer);
    handle(Endpoint::AnswerGap, answerGap);
}

} // namespace answerdesk::answers
