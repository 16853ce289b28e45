// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"

namespace answerdesk::storage {

/// All that a reading connection reads while this lives is of one moment. Hold it briefly: it keeps SQLite
/// from shortening its log, and PostgreSQL from removing old rows. Throws SqlFailure.
class ReadSnapshot
{
public:
    explicit ReadSnapshot(Connection &reader);
    ~ReadSnapshot();
    Q_DISABLE_COPY_MOVE(ReadSnapshot)
    /// Ends it; throws when the connection was lost meanwhile, so that what was read is of several moments.
    void finish();

private:
    Connection &m_reader;
    bool m_isOpen = true;
};

} // namespace answerdesk::storage
