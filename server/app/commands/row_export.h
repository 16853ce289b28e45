// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/shell.h"
#include <QtCore/QSaveFile>

namespace answerdesk::app {

/// Writes rows as CSV, as one JSON array, or as an object a line, to a file that appears when it is complete,
/// or to standard output. Holds one row at a time. Main thread.
class RowExport
{
public:
    /// Declares --format and --out.
    static void declare(Shell &shell);
    /// Opens what the options name. A usage error or one of writing is an exit code.
    std::optional<int> open(const Shell &shell, const QStringList &columns);
    bool write(const json::Value &row); ///< false when nothing more can be written
    /// The exit code; says how many rows there were.
    int finish(const Shell &shell);

private:
    bool put(const QByteArray &bytes);

    enum class Format { Ndjson, Json, Csv };
    Format m_format = Format::Ndjson;
    QStringList m_columns;
    QSaveFile m_file;
    bool m_isFile = false;
    bool m_isWritten = true;
    qint64 m_rows = 0;
};

/// A command that exports a list as its filters narrow it, all rows of it, page by page.
int exportList(const Command &command, const QStringList &arguments, api::Endpoint endpoint,
    std::span<const ListFilter> filters, const QStringList &columns);

} // namespace answerdesk::app
