// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/document_import.h"
#include "server/app/commands/shell.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

int listSources(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListSources,
        {{"q", "Text in the name", "TEXT"}}, "source_id name documents passages updated_at");
}

int listDocuments(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListDocuments,
        {{"source", "Documents of this source", "SOURCE_ID"},
            {"language", "Documents in this language", "TAG"},
            {"q", "Text in the title or the path", "TEXT"}},
        "document_id path title language passages updated_at");
}

int deleteSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeleteSource, {shell.company(), shell.positional().first()}),
        u"The source is deleted. Nothing quotes it any more."_s);
}

int import(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"source"_s,
        u"Id of a source to add to; default: the source named like the folder, made when absent"_s, u"ID"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return importDocuments(shell, shell.company(), shell.positional().first(), shell.value(u"source"_s));
}

constexpr std::array kCommands{
    Command{"source list", "", "List knowledge sources", listSources},
    Command{"document list", "", "List imported documents", listDocuments},
    Command{"source delete", "SOURCE_ID", "Delete a source with its documents", deleteSource},
    Command{"import", "PATH", "Import a folder or a file of help documents", import},
};

} // namespace

std::span<const Command> adminCommands() { return kCommands; }

} // namespace answerdesk::app
