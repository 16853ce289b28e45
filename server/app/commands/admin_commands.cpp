// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/document_import.h"
#include "server/app/commands/shell.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

int listSources(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    shell.option(u"q"_s, u"Text in the name"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListSources, {shell.company()}, shell.query({u"q"_s}),
        {u"source_id"_s, u"name"_s, u"documents"_s, u"passages"_s, u"updated_at"_s});
}

int listDocuments(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    shell.option(u"source"_s, u"Documents of this source"_s, u"SOURCE_ID"_s);
    shell.option(u"language"_s, u"Documents in this language"_s, u"TAG"_s);
    shell.option(u"q"_s, u"Text in the title or the path"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListDocuments, {shell.company()},
        shell.query({u"source"_s, u"language"_s, u"q"_s}),
        {u"document_id"_s, u"path"_s, u"title"_s, u"language"_s, u"passages"_s, u"updated_at"_s});
}

int deleteSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto answer
        = shell.client().call(Endpoint::DeleteSource, {shell.company(), shell.positional().first()});
    if (answer)
        shell.say(u"The source is deleted. Nothing quotes it any more."_s);
    return shell.printObject(answer);
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
