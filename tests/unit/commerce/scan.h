// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/upkeep/totals_maintainer.h"
#include "tests/unit/commerce/shop.h"

namespace answerdesk::commerce {

/// Runs a job as the writer does.
template <typename Job>
auto inJob(Shop &shop, Job job)
{
    using Value = std::invoke_result_t<Job &, storage::Connection &>;
    const auto done = shop.database().writer().submitAndWait(
        [&job](storage::Connection &connection) -> Result<Value> { return job(connection); });
    if (!done)
        qFatal("%s", qUtf8Printable(done.error().text() + u' ' + done.error().detail));
    return *done;
}

/// What differs between the totals and a full scan, over all days.
inline std::vector<api::TotalDifference> differences(Shop &shop, bool mends = false)
{
    std::vector<api::TotalDifference> all;
    const auto next = [&shop](const QString &from) {
        return inJob(shop,
            [&](storage::Connection &connection) { return nextDay(connection, shop.company.key, from); });
    };
    for (std::optional<QString> day = next({}); day; day = next(*day + u' ')) {
        const auto found = mends ? shop.totals().repair(shop.company.key, *day)
                                 : shop.totals().check(shop.company.key, *day);
        if (!found)
            qFatal("%s", qUtf8Printable(found.error().text() + u' ' + found.error().detail));
        all.insert(all.end(), found->begin(), found->end());
    }
    return all;
}

/// One a line.
inline QByteArray told(const std::vector<api::TotalDifference> &all)
{
    QByteArray text;
    for (const api::TotalDifference &each : all)
        text += schema::toJson(each) + '\n';
    return text;
}

} // namespace answerdesk::commerce
