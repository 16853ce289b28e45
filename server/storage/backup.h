// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/database.h"

namespace answerdesk::storage {

/// What a backup holds.
struct BackupFacts {
    qint64 bytes = 0;
    int schemaVersion = 0;
};

/// Copies the SQLite database of a data folder into one file, as it is at this moment; a running server goes
/// on meanwhile. The file is checked, on the disk, and renamed into place: under its name it is whole, or
/// is not there. Fails when the file exists, there is no database, or there is no room.
Result<BackupFacts> backUp(const QString &dataFolder, const QString &file);

/// Puts a backup into a data folder that no server uses. A database that is there already is refused, unless
/// it may be replaced: then it is kept beside the new one under the name that setAside tells. The backup is
/// checked first: its pages, and that this program knows its schema.
Result<BackupFacts> restore(
    const QString &file, const QString &dataFolder, bool mayReplace, qint64 nowMs, QString *setAside);

} // namespace answerdesk::storage
