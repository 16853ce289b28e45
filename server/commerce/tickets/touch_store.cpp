// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/touch_store.h"
#include "server/commerce/tickets/interactions.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

template <typename Row>
using MomentColumns = storage::Columns<Column<"at_ms", &Row::atMs>,
    Key<"interaction_id", &Row::interactionId>, Column<"is_helpful", &Row::isHelpful>>;
using Moments = storage::View<TouchMoment, MomentColumns<TouchMoment>>;

using InteractionColumns = storage::Columns<MomentColumns<Touch>, Column<"ticket_id", &Touch::ticketId>,
    Column<"channel", &Touch::channel>, Column<"is_test", &Touch::isTest>,
    Column<"user_fingerprint", &Touch::userFingerprint>,
    Column<"user_faq_fingerprint", &Touch::userFaqFingerprint>>;
using Touches = storage::View<Touch, InteractionColumns>;

template <typename Row>
using TopicColumns = storage::Columns<Column<"locale", &Row::locale>, Column<"page_url", &Row::pageUrl>,
    Column<"faq_id", &Row::faqId>, Column<"about", &Row::about>>;
using Answers = storage::View<AnsweredTouch, Column<"interaction_id", &AnsweredTouch::interactionId>,
    Column<"at_ms", &AnsweredTouch::atMs>, TopicColumns<AnsweredTouch>>;

struct InteractionRow : Touch, Interaction {
};
using InteractionTable
    = storage::Table<InteractionRow, "interaction", Key<"company_key", &Interaction::companyKey>,
        InteractionColumns, TopicColumns<Interaction>, Column<"thread_id", &Interaction::threadId>,
        Column<"message_id", &Interaction::messageId>, Column<"helpful_reason", &Interaction::helpfulReason>,
        Column<"is_clarification", &Interaction::isClarification>>;

/// An interaction that is there.
template <typename View>
auto readExisting(Connection &connection, const QString &companyKey, qint64 interactionId, const char *reader)
{
    auto row = View::template selectOne<
        "SELECT {columns} FROM interaction WHERE company_key = ? AND interaction_id = ?">(
        connection, companyKey, interactionId);
    if (!row)
        throw storage::SqlFailure(storage::SqlFailure::Kind::Other, "there is no such interaction", reader);
    return std::move(*row);
}

void keepEarliest(std::optional<TouchMoment> &first, const TouchMoment &moment)
{
    if (!first || moment < *first)
        first = moment;
}

void addFirstTouches(Connection &connection, FirstTouches &first, const QString &companyKey,
    const QString &fingerprint, const Period &period)
{
    // Four short seeks: a visitor with very many interactions costs no more than one with a few.
    storage::Rows rows = connection.run(Moments::sql<R"(
        SELECT * FROM (SELECT {columns} FROM interaction WHERE company_key = ?
            AND user_fingerprint = ? AND is_helpful = 1 AND at_ms >= ? AND at_ms <= ?
            ORDER BY at_ms, interaction_id LIMIT 1) AS helpful_chat
        UNION ALL SELECT * FROM (SELECT {columns} FROM interaction
            WHERE company_key = ? AND user_faq_fingerprint = ? AND is_helpful = 1 AND at_ms >= ?
            AND at_ms <= ? ORDER BY at_ms, interaction_id LIMIT 1) AS helpful_faq
        UNION ALL SELECT * FROM (SELECT {columns} FROM interaction
            WHERE company_key = ? AND user_fingerprint = ? AND is_helpful = 0 AND is_clarification = 0
            AND at_ms >= ? AND at_ms <= ? ORDER BY at_ms, interaction_id LIMIT 1) AS other_chat
        UNION ALL SELECT * FROM (SELECT {columns} FROM interaction
            WHERE company_key = ? AND user_faq_fingerprint = ? AND is_helpful = 0
            AND is_clarification = 0 AND at_ms >= ? AND at_ms <= ? ORDER BY at_ms, interaction_id LIMIT 1) AS other_faq)">(),
        companyKey, fingerprint, period.fromMs, period.toMs, companyKey, fingerprint, period.fromMs,
        period.toMs, companyKey, fingerprint, period.fromMs, period.toMs, companyKey, fingerprint,
        period.fromMs, period.toMs);
    while (rows.next()) {
        const TouchMoment moment = Moments::read(rows);
        keepEarliest(moment.isHelpful ? first.helpful : first.other, moment);
    }
}

} // namespace

FirstTouches findFirstTouches(
    Connection &connection, const QString &companyKey, const Visitor &visitor, const Period &period)
{
    FirstTouches first;
    for (const QString &fingerprint : visitor.fingerprints())
        addFirstTouches(connection, first, companyKey, fingerprint, period);
    return first;
}

std::vector<qint64> findHelpfulTouches(Connection &connection, const QString &companyKey,
    const Visitor &visitor, const Period &period, int limit)
{
    QList<TouchMoment> moments;
    for (const QString &fingerprint : visitor.fingerprints()) {
        moments << Moments::select<R"(
            SELECT * FROM (SELECT {columns} FROM interaction WHERE company_key = ?
                AND user_fingerprint = ? AND is_helpful = 1 AND at_ms >= ? AND at_ms <= ?
                ORDER BY at_ms, interaction_id LIMIT ?) AS chat
            UNION ALL SELECT * FROM (SELECT {columns} FROM interaction WHERE company_key = ?
                AND user_faq_fingerprint = ? AND is_helpful = 1 AND at_ms >= ? AND at_ms <= ?
                ORDER BY at_ms, interaction_id LIMIT ?) AS faq)">(connection, companyKey, fingerprint,
            period.fromMs, period.toMs, limit, companyKey, fingerprint, period.fromMs, period.toMs, limit);
    }
    std::sort(moments.begin(), moments.end());
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    moments.resize(std::min(moments.size(), qsizetype(limit)));
    std::vector<qint64> interactions;
    for (const TouchMoment &moment : moments)
        interactions.push_back(moment.interactionId);
    return interactions;
}

Touch readTouch(Connection &connection, const QString &companyKey, qint64 interactionId)
{
    return readExisting<Touches>(connection, companyKey, interactionId, "readTouch");
}

void insertInteraction(
    Connection &connection, const QString &companyKey, const Touch &touch, const Interaction &interaction)
{
    InteractionRow row{touch, interaction};
    row.companyKey = companyKey;
    row.interactionId = storage::nextValue(connection, companyKey, u"interaction"_s);
    InteractionTable::insert(connection, row);
}

void setTicket(Connection &connection, const QString &companyKey, qint64 interactionId, qint64 ticketId)
{
    connection.run("UPDATE interaction SET ticket_id = ? WHERE company_key = ? AND interaction_id = ?",
        ticketId, companyKey, interactionId);
}

void setHelpful(Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId,
    bool isHelpful, const QString &reason)
{
    connection.run("UPDATE interaction SET is_helpful = ?, helpful_reason = ? "
                   "WHERE company_key = ? AND thread_id = ? AND message_id = ?",
        isHelpful, reason, companyKey, threadId, messageId);
}

AnsweredTouch readAnswer(Connection &connection, const QString &companyKey, qint64 interactionId)
{
    return readExisting<Answers>(connection, companyKey, interactionId, "readAnswer");
}

} // namespace answerdesk::commerce
