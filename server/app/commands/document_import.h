// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/shell.h"

namespace answerdesk::app {

/// Uploads every Markdown, HTML, Word, CSV and text file of a folder (or one file) into a source of a
/// company, one request a document, and reports files that were refused and rows that were left out; the rest
/// is imported. Returns the exit code: kFailed when something was refused or left out.
int importDocuments(Shell &shell, const QString &company, const QString &path, const QString &sourceId);

} // namespace answerdesk::app
