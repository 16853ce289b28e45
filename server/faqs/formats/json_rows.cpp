// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/json_rows.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

Result<std::unique_ptr<FeedParser>> makeJsonRows(api::FeedFormat, const api::FeedReading &, RowRules &)
{
    return feedFailure(u"Feeds in JSON are not read yet."_s);
}

} // namespace answerdesk::faqs
