// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/document_import.h"
#include "server/app/commands/shell.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

const QStringList kSource{u"source_id"_s, u"name"_s, u"kind"_s, u"url"_s, u"state"_s, u"reason"_s,
    u"documents"_s, u"passages"_s, u"read_at"_s, u"tried_at"_s, u"updated_at"_s};

int listSources(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListSources,
        {{"kind", "Of this kind", "upload|page|own-answers"},
            {"state", "Pages whose last reading went like this", "unread|read|gone|failed"},
            {"q", "Text in the name or the address", "TEXT"}},
        "source_id name kind state documents passages updated_at");
}

int addSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"name"_s, u"Name for people; default: the address"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString url = shell.positional().first();
    const json::Object body{
        {u"name"_s, shell.isSet(u"name"_s) ? shell.value(u"name"_s) : url.left(200)}, {u"url"_s, url}};
    return shell.printObject(
        shell.client().call(Endpoint::CreateSource, {shell.company()}, json::Value(body).toJson()), kSource);
}

int showSource(const Command &command, const QStringList &arguments, Endpoint endpoint)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(endpoint, {shell.company(), shell.positional().first()}), kSource);
}

int getSource(const Command &command, const QStringList &arguments)
{
    return showSource(command, arguments, Endpoint::GetSource);
}

int refreshSource(const Command &command, const QStringList &arguments)
{
    return showSource(command, arguments, Endpoint::RefreshSource);
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
    Command{"source add", "URL", "Make a source of a web page and read it", addSource},
    Command{"source show", "SOURCE_ID", "Show a source", getSource},
    Command{"source refresh", "SOURCE_ID", "Read a source's page again", refreshSource},
    Command{"document list", "", "List imported documents", listDocuments},
    Command{"source delete", "SOURCE_ID", "Delete a source with its documents", deleteSource},
    Command{"import", "PATH", "Import a folder or a file of help documents", import},
};

} // namespace

std::span<const Command> adminCommands() { return kCommands; }

} // namespace answerdesk::app
