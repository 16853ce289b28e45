// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/answer_credit.h"
#include "server/commerce/model/product_match.h"

namespace answerdesk::commerce {

namespace {

bool isAboutAny(const QString &about, const QList<Bought> &bought)
{
    return !about.isEmpty() && std::any_of(bought.begin(), bought.end(), [&about](const Bought &product) {
        return isAbout(about, product.productId, product.productName);
    });
}

} // namespace

OrderCredit creditOf(storage::Connection &connection, const accounts::Company &company,
    const Visitor &visitor, const Attribution &attribution, const QList<Bought> &bought, qint64 atMs)
{
    const auto credit = [](const AnsweredTouch &answer, bool isDirect) {
        return OrderCredit{
            answer.interactionId, answer.atMs, isDirect, {{}, answer.locale, answer.pageUrl, answer.faqId}};
    };
    const Period window{atMs - company.attributionWindowMs(), atMs};
    for (const qint64 id : findHelpfulTouches(connection, company.key, visitor, window, kMaxCredited)) {
        const AnsweredTouch answer = readAnswer(connection, company.key, id);
        if (isAboutAny(answer.about, bought))
            return credit(answer, true);
    }
    return credit(readAnswer(connection, company.key, attribution.touch.interactionId), false);
}

} // namespace answerdesk::commerce
