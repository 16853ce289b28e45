// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection/sql_failure.h"

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
    return isLost()
        ? Error::unavailable(QStringLiteral("The database is not responding at the moment."), 1, detail)
        : Error::unavailable(QStringLiteral("The database does not accept writes at the moment."), 5, detail);
}

} // namespace answerdesk::storage
