// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"

namespace answerdesk::storage {

/// The next number of a company's sequence, from 1, taken by the database within the writing transaction. A
/// number of a transaction that was committed is never given again, also when the row it was for is deleted.
/// Throws SqlFailure.
qint64 nextValue(Connection &connection, const QString &companyKey, const QString &name);

/// After a statement failed because its key exists: raises the sequences of the table that it inserted into
/// to the largest key that the table has. True when one was behind, as after a row of a sequence was set back
/// by hand. In a transaction; throws SqlFailure.
bool raiseSequences(Connection &connection, const SqlFailure &failure);

} // namespace answerdesk::storage
