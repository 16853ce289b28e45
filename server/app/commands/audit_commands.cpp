// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <QtCore/QSaveFile>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

const QStringList kColumns{u"at"_s, u"company_key"_s, u"actor"_s, u"action"_s, u"target"_s, u"address"_s,
    u"before"_s, u"after"_s, u"audit_id"_s};

constexpr ListFilter kFilters[] = {{"actor", "Changes of this actor", "EMAIL"},
    {"action", "Actions that begin with this, such as key. or company.changed", "TEXT"},
    {"target", "Changes of this target", "TEXT"},
    {"from", "From this moment on: 2026-01-31T08:00:00Z, or a day in UTC", "TIME"},
    {"to", "Before this moment, or up to the end of this day", "TIME"}};

void declareFilters(Shell &shell)
{
    shell.option(u"company"_s, u"Changes in this company; without it those of the server and all companies"_s,
        u"KEY"_s);
    shell.filters(kFilters);
}

Endpoint endpointOf(const Shell &shell)
{
    return shell.isSet(u"company"_s) ? Endpoint::ListAudit : Endpoint::ListServerAudit;
}

QStringList segmentsOf(const Shell &shell)
{
    return shell.isSet(u"company"_s) ? QStringList{shell.value(u"company"_s)} : QStringList();
}

int listAudit(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    declareFilters(shell);
    shell.listOptions();
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(endpointOf(shell), segmentsOf(shell), shell.query(),
        {u"at"_s, u"company_key"_s, u"actor"_s, u"action"_s, u"target"_s, u"address"_s});
}

/// One cell of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front.
QByteArray cell(const json::Value *value)
{
    if (!value || value->isNull())
        return {};
    QByteArray text = value->asString() ? value->asString()->toUtf8() : value->toJson();
    if (!text.isEmpty() && QByteArrayView("=+-@\t\r\n").contains(text.front()))
        text.prepend('\'');
    return '"' + text.replace('"', "\"\"") + '"';
}

QByteArray csvLine(const json::Value &entry)
{
    QByteArrayList cells;
    for (const QString &column : kColumns)
        cells << cell(entry.find(column));
    return cells.join(',') + "\r\n";
}

int exportAudit(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    declareFilters(shell);
    shell.option(u"format"_s, u"ndjson (an object a line, the default) or csv"_s, u"ndjson|csv"_s);
    shell.option(u"out"_s, u"Write to this file, which appears when it is complete"_s, u"FILE"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString format = shell.isSet(u"format"_s) ? shell.value(u"format"_s) : u"ndjson"_s;
    if (format != u"ndjson" && format != u"csv")
        return shell.usage(u"--format takes ndjson or csv."_s);
    QSaveFile file(shell.value(u"out"_s));
    const bool isFile = shell.isSet(u"out"_s);
    bool isWritten = !isFile
        || (file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    const auto write = [&](const QByteArray &bytes) {
        isWritten = isWritten
            && (isFile ? file.write(bytes) == bytes.size()
                       : std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout)
                        == std::size_t(bytes.size()));
        return isWritten;
    };
    const bool isCsv = format == u"csv";
    if (isCsv)
        write(kColumns.join(u',').toLatin1() + "\r\n");
    // Page by page: a log may be larger than memory.
    const auto count = shell.client().forEach(endpointOf(shell), segmentsOf(shell), shell.query(), 0,
        [&](const json::Value &entry) { return write(isCsv ? csvLine(entry) : entry.toJson() + '\n'); });
    if (!count)
        return shell.fail(count.error());
    isWritten = isWritten && (isFile ? file.commit() : std::fflush(stdout) == 0);
    if (!isWritten) {
        shell.say(u"The export cannot be written: %1"_s.arg(
            isFile ? file.errorString() : u"standard output is closed"_s));
        return kFailed;
    }
    shell.say(u"%1 entries exported."_s.arg(*count));
    return kDone;
}

constexpr std::array kCommands{
    Command{"audit list", "", "List changes: of the server and all companies, or of one", listAudit},
    Command{"audit export", "", "Write changes as NDJSON or CSV", exportAudit},
};

} // namespace

std::span<const Command> auditCommands() { return kCommands; }

} // namespace answerdesk::app
