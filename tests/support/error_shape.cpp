// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/error_shape.h"
#include "shared/core/error.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

QString problemOf(const Answer &answer, const QByteArray &code)
{
    const QString seen = u"%1 %2"_s.arg(answer.status).arg(QString::fromUtf8(answer.body));
    if (answer.code() != code)
        return u"not %1 but %2"_s.arg(QString::fromLatin1(code), seen);
    const auto known = errorCodeOf(code);
    if (!known)
        return u"%1 is not in the catalogue"_s.arg(QString::fromLatin1(code));
    if (answer.status != errorInfo(*known).status)
        return u"the status is not that of the catalogue: "_s + seen;
    if (answer.text(u"status") != u"error" || answer.text(u"message").isEmpty())
        return u"status or message: "_s + seen;
    if (answer.text(u"request_id").isEmpty()
        || answer.text(u"request_id").toLatin1() != answer.header("X-Request-Id"))
        return u"request_id and X-Request-Id differ: "_s + seen;
    if (answer.header("Content-Type") != "application/json")
        return u"Content-Type "_s + QString::fromLatin1(answer.header("Content-Type"));
    const QByteArray scheme
        = known == ErrorCode::InvalidAnalyticsSecret ? "Answerdesk-Analytics-Secret" : "Bearer";
    if (answer.status == 401 && answer.header("WWW-Authenticate") != scheme)
        return u"no WWW-Authenticate: "_s + seen;
    if ((answer.status == 429 || answer.status == 503) && answer.header("Retry-After").toInt() < 1)
        return u"no Retry-After: "_s + seen;
    if (answer.status == 405 && answer.header("Allow").isEmpty())
        return u"no Allow: "_s + seen;
    return {};
}

} // namespace answerdesk::test
