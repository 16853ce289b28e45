// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/secret_text.h"
#include "server/storage/rows/row.h"

namespace answerdesk::storage {

/// A hash that cannot be read accepts nothing. Without its row, the secret would be off.
template <>
struct ColumnCodec<accounts::SecretHash> {
    using Stored = QString;
    static QString write(const accounts::SecretHash &hash) { return accounts::hexOf(hash); }
    static accounts::SecretHash read(const QString &hex)
    {
        return accounts::hashOfHex(hex).value_or(accounts::SecretHash{});
    }
};

} // namespace answerdesk::storage

namespace answerdesk::accounts {

/// The columns of the secret that is a row's member.
template <auto Secret>
using SecretColumns = storage::Columns<storage::Key<"secret_sha256", Secret, &KeySecret::hash>,
    storage::Fixed<"created_ms", Secret, &KeySecret::createdMs>,
    storage::Column<"valid_until_ms", Secret, &KeySecret::validUntilMs>>;

} // namespace answerdesk::accounts
