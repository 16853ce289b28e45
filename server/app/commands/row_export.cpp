// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/row_export.h"
#include "shared/client/row_csv.h"
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

void RowExport::declare(Shell &shell)
{
    shell.option(u"format"_s, u"ndjson (one object per line, the default), json (one array) or csv"_s,
        u"ndjson|json|csv"_s);
    shell.option(u"out"_s, u"Write to this file; it appears when complete"_s, u"FILE"_s);
}

std::optional<int> RowExport::open(const Shell &shell, const QStringList &columns)
{
    const QString format = shell.isSet(u"format"_s) ? shell.value(u"format"_s) : u"ndjson"_s;
    if (format != u"ndjson" && format != u"json" && format != u"csv")
        return shell.usage(u"--format must be ndjson, json or csv."_s);
    m_format = format == u"csv" ? Format::Csv : format == u"json" ? Format::Json : Format::Ndjson;
    m_columns = columns;
    m_isFile = shell.isSet(u"out"_s);
    m_file.setFileName(shell.value(u"out"_s));
    m_isWritten = !m_isFile
        || (m_file.open(QIODevice::WriteOnly) && m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    if (m_format == Format::Csv)
        put(client::csvHead(m_columns));
    else if (m_format == Format::Json)
        put("[");
    return std::nullopt;
}

bool RowExport::put(const QByteArray &bytes)
{
    m_isWritten = m_isWritten
        && (m_isFile ? m_file.write(bytes) == bytes.size()
                     : std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout)
                    == std::size_t(bytes.size()));
    return m_isWritten;
}

bool RowExport::write(const json::Value &row)
{
    const bool isFirst = m_rows++ == 0;
    switch (m_format) {
    case Format::Csv:
        return put(client::csvLine(row, m_columns));
    case Format::Json:
        return put((isFirst ? "\n" : ",\n") + row.toJson());
    case Format::Ndjson:
        break;
    }
    return put(row.toJson() + '\n');
}

int RowExport::finish(const Shell &shell)
{
    if (m_format == Format::Json)
        put("\n]\n");
    m_isWritten = m_isWritten && (m_isFile ? m_file.commit() : std::fflush(stdout) == 0);
    if (!m_isWritten) {
        shell.say(u"The export cannot be written: %1"_s.arg(
            m_isFile ? m_file.errorString() : u"standard output is closed"_s));
        return kFailed;
    }
    shell.say(u"%1 entries exported."_s.arg(m_rows));
    return kDone;
}

int exportList(const Command &command, const QStringList &arguments, api::Endpoint endpoint,
    std::span<const ListFilter> filters, const QStringList &columns)
{
    Shell shell(command, true);
    shell.filters(filters);
    RowExport::declare(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    RowExport rows;
    if (const auto code = rows.open(shell, columns))
        return *code;
    const QStringList segments = QStringList{shell.company()} + shell.positional();
    const auto count = shell.client().forEach(
        endpoint, segments, shell.query(), 0, [&rows](const json::Value &row) { return rows.write(row); });
    if (!count)
        return shell.fail(count.error());
    return rows.finish(shell);
}

} // namespace answerdesk::app
