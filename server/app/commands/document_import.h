// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/shell.h"

namespace answerdesk::app {

struct ImportOptions {
    QString sourceId; ///< takes all documents; empty: the source with the name
    QString name; ///< empty: each path has the source that is named like it
    bool prune = false; ///< remove documents that are no longer among the files
};

/// Uploads the documents of files, folders and ZIP archives, some at a time, as an import that the server
/// keeps account of, and shows the progress. SIGINT and SIGTERM cancel the import; what was read stays.
/// Returns the exit code: kFailed when something was refused or left out, or the import did not come to its
/// end.
int importDocuments(
    Shell &shell, const QString &company, const QStringList &paths, const ImportOptions &options);

} // namespace answerdesk::app
