// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/failure.h"
#include "shared/core/result.h"

namespace answerdesk::storage {

/// An SQL statement failed. Thrown by Connection and Rows, caught by the write queue, the dispatcher and the
/// job runners only. The text holds the statement and the database's message, never a bound value.
class SqlFailure final : public Failure
{
public:
    enum class Kind {
        Other,
        Unique, ///< a row with this key is there
        Transient, ///< the database is full, busy or overloaded: worth another try later
        Lost, ///< the connection to the database is gone, or could not be made
    };
    SqlFailure(Kind kind, const QByteArray &text, QByteArrayView sql = {});

    const char *what() const noexcept override { return m_text.constData(); }
    bool isUniqueViolation() const { return m_kind == Kind::Unique; }
    /// No fault of the statement, and nothing of its transaction may be kept.
    bool isTransient() const { return m_kind == Kind::Transient || m_kind == Kind::Lost; }
    bool isLost() const { return m_kind == Kind::Lost; }
    /// UNAVAILABLE with a time to try again for what is transient, else INTERNAL_ERROR.
    Error toError() const override;

private:
    QByteArray m_text;
    Kind m_kind;
};

} // namespace answerdesk::storage
