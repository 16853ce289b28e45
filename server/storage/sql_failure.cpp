// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/sql_failure.h"

namespace answerdesk::storage {

SqlFailure::SqlFailure(Kind kind, const QByteArray &text, QByteArrayView sql)
    : m_text(sql.isEmpty() ? text : text + " in " + sql.toByteArray().simplified().left(300))
    , m_kind(kind)
{
}

Error SqlFailure::toError() const
{
    const QString detail = QString::fromUtf8(m_text);
    if (!isTransient())
        return Error::internal(detail);
    Error error = Error::make(ErrorCode::Unavailable,
        isLost() ? QStringLiteral("The database does not answer at the moment.")
                 : QStringLiteral("The database cannot be written at the moment."),
        detail);
    error.retryAfterSeconds = isLost() ? 1 : 5;
    return error;
}

} // namespace answerdesk::storage
