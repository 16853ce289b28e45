// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/answer_credit.h"
#include "server/commerce/model/product_match.h"
#include "server/commerce/tickets/touch_index.h"

namespace answerdesk::commerce {

namespace {

bool isAboutAny(const QString &about, const std::vector<Bought> &bought)
{
    return !about.isEmpty() && std::any_of(bought.begin(), bought.end(), [&about](const Bought &product) {
        return isAbout(about, product.productId, product.productName);
    });
}

} // namespace

OrderCredit creditOf(storage::Connection &connection, const accounts::Company &company,
    const Visitor &visitor, const Attribution &attribution, const std::vector<Bought> &bought, qint64 atMs)
{
    const auto credit = [](const AnsweredTouch &answer, bool isDirect) {
        return OrderCredit{
            answer.interactionId, answer.atMs, isDirect, {{}, answer.locale, answer.pageUrl, answer.faqId}};
    };
    const auto touches = connection.memory<TouchIndex>().findHelpful(connection, company.key,
        {visitor.first(), visitor.second()}, atMs - company.attributionWindowMs(), atMs, kMaxCredited);
    for (const qint64 id : touches) {
        const AnsweredTouch answer = readAnswer(connection, company.key, id);
        if (isAboutAny(answer.about, bought))
            return credit(answer, true);
    }
    return credit(readAnswer(connection, company.key, attribution.touch.interactionId), false);
}

} // namespace answerdesk::commerce
