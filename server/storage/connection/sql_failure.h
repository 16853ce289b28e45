// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/failure.h"
#include "shared/core/result.h"
#include <functional>

namespace answerdesk::storage {

/// An SQL statement failed. Thrown by Connection and Rows, caught by the write queue, the dispatcher and the
/// job runners only. The text holds the statement and the database's message, never a bound value.
class SqlFailure final : public Failure
{
public:
    enum class Kind {
        Other,
        Unique, ///< a row with this key is there
        Transient, ///< busy, interrupted or too slow: the statement may succeed later
        Storage, ///< the disk is full or fails: the transaction is lost
        Fatal, ///< the database file is damaged, or a checkpoint failed: the server has to stop
        Lost, ///< the connection to the database is gone, or could not be made
    };
    SqlFailure(Kind kind, const QByteArray &text, QByteArrayView sql = {});

    const char *what() const noexcept override { return m_text.constData(); }
    bool isUniqueViolation() const { return m_kind == Kind::Unique; }
    /// The failure says nothing about the statement, which may succeed at another time.
    bool isTransient() const { return m_kind != Kind::Other && m_kind != Kind::Unique; }
    bool isTransactionLost() const { return isTransient() && m_kind != Kind::Transient; }
    bool isFatal() const { return m_kind == Kind::Fatal; }
    bool isLost() const { return m_kind == Kind::Lost; }
    /// UNAVAILABLE with a time to try again for what is transient, else INTERNAL_ERROR.
    Error toError() const override;

private:
    QByteArray m_text;
    Kind m_kind;
};

/// Receives each fatal failure of a connection, on the thread of the connection, before it is thrown.
using FatalReport = std::function<void(const SqlFailure &)>;

} // namespace answerdesk::storage
