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
    u"documents"_s, u"passages"_s, u"failed_pages"_s, u"reading"_s, u"import_id"_s, u"max_depth"_s,
    u"max_pages"_s, u"interval_hours"_s, u"read_at"_s, u"tried_at"_s, u"next_read_at"_s, u"updated_at"_s};

int listSources(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListSources,
        {{"kind", "Of this kind", "upload|page|sitemap|crawl|own-answers"},
            {"state", "Sources whose last reading had this result", "unread|read|gone|failed"},
            {"q", "Text in the name or the address", "TEXT"}},
        "source_id name kind state documents passages next_read_at updated_at");
}

/// Options that making and changing a source have in common.
void sourceOptions(Shell &shell)
{
    shell.option(u"max-depth"_s, u"For a crawl: maximum link depth"_s, u"N"_s);
    shell.option(u"max-pages"_s, u"For a sitemap or a crawl: maximum pages"_s, u"N"_s);
    shell.option(u"interval-hours"_s, u"Hours between two readings; 0: on demand only"_s, u"N"_s);
}

void takeSourceOptions(const Shell &shell, json::Object &body)
{
    for (const QString &name : {u"max-depth"_s, u"max-pages"_s, u"interval-hours"_s}) {
        if (shell.isSet(name))
            body.emplace_back(QString(name).replace(u'-', u'_'), shell.numberValue(name));
    }
}

int addSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"name"_s, u"Display name; default: the address"_s, u"TEXT"_s);
    shell.option(u"kind"_s, u"Kind of the address: page, sitemap or crawl (start page); default page"_s,
        u"page|sitemap|crawl"_s);
    sourceOptions(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString url = shell.positional().first();
    json::Object body{
        {u"name"_s, shell.isSet(u"name"_s) ? shell.value(u"name"_s) : url.left(200)}, {u"url"_s, url}};
    if (shell.isSet(u"kind"_s))
        body.emplace_back(u"kind"_s, shell.value(u"kind"_s));
    takeSourceOptions(shell, body);
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

int setSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"name"_s, u"Display name"_s, u"TEXT"_s);
    shell.option(
        u"excluded"_s, u"Complete list of excluded pages, separated by commas; empty for none"_s, u"URLS"_s);
    sourceOptions(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body;
    if (shell.isSet(u"name"_s))
        body.emplace_back(u"name"_s, shell.value(u"name"_s));
    if (shell.isSet(u"excluded"_s))
        body.emplace_back(u"excluded"_s, shell.listValue(u"excluded"_s));
    takeSourceOptions(shell, body);
    if (body.empty())
        return shell.usage(u"Nothing to change was given."_s);
    return shell.printObject(
        shell.client().call(Endpoint::ChangeSource, {shell.company(), shell.positional().first()},
            json::Value(std::move(body)).toJson()),
        kSource);
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

int removeDocument(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeleteDocument, {shell.company(), shell.positional().first()}),
        u"The document is removed. It is no longer quoted."_s);
}

int refreshDocument(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::RefreshDocument, {shell.company(), shell.positional().first()}),
        {u"outcome"_s, u"reason"_s});
}

int deleteSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeleteSource, {shell.company(), shell.positional().first()}),
        u"The source is deleted. It is no longer quoted."_s);
}

int import(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"source"_s, u"Identifier of the source for all documents"_s, u"ID"_s);
    shell.option(u"name"_s,
        u"Name of the source for all documents, created if missing; default: one source per path, named after it"_s,
        u"TEXT"_s);
    shell.flag(u"prune"_s, u"Remove documents of the source that are no longer among the files"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (shell.isSet(u"source"_s) && shell.isSet(u"name"_s))
        return shell.usage(u"--source and --name exclude each other."_s);
    return importDocuments(shell, shell.company(), shell.positional(),
        {shell.value(u"source"_s), shell.value(u"name"_s), shell.isSet(u"prune"_s)});
}

int listImports(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListImports,
        {{"state", "Imports in this state", "running|done|cancelled|failed|interrupted"},
            {"source", "Into this source", "SOURCE_ID"}},
        "import_id source_name kind state found read unchanged removed failed started_at");
}

/// The import, and below it what it could not read.
int showImport(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QStringList names{shell.company(), shell.positional().first()};
    const auto import = shell.client().call(Endpoint::GetImport, names);
    if (!import)
        return shell.fail(import.error());
    const auto lines = shell.client().callAll(Endpoint::ListImportReport, names);
    if (!lines)
        return shell.fail(lines.error());
    if (shell.isSet(u"json"_s)) {
        json::Value whole = *import;
        whole.asObject()->emplace_back(u"report"_s, *lines);
        return shell.printObject(std::move(whole));
    }
    const int code = shell.printObject(import);
    return lines->empty() ? code : shell.printList(lines, {u"outcome"_s, u"path"_s, u"reason"_s});
}

int cancelImport(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::CancelImport, {shell.company(), shell.positional().first()}));
}

constexpr std::array kCommands{
    Command{"source list", "", "List knowledge sources", listSources},
    Command{
        "source add", "URL", "Create a source from a web page, a sitemap or a crawl and read it", addSource},
    Command{"source show", "SOURCE_ID", "Show a source", getSource},
    Command{"source set", "SOURCE_ID", "Change a source's name, interval or limits", setSource},
    Command{"source refresh", "SOURCE_ID", "Read a source's page, sitemap or crawl again", refreshSource},
    Command{"document list", "", "List imported documents", listDocuments},
    Command{"document remove", "DOCUMENT_ID", "Remove a document; later readings of its site skip it",
        removeDocument},
    Command{"document refresh", "DOCUMENT_ID", "Read the page of a document again now", refreshDocument},
    Command{"source delete", "SOURCE_ID", "Delete a source with its documents", deleteSource},
    Command{"import list", "", "List imports with their progress", listImports},
    Command{"import show", "IMPORT_ID", "Show an import and what it could not read", showImport},
    Command{"import cancel", "IMPORT_ID", "Cancel an import; documents read so far are kept", cancelImport},
    Command{"import", "PATH...", "Import folders, files and ZIP archives of help documents", import},
};

} // namespace

std::span<const Command> adminCommands() { return kCommands; }

} // namespace answerdesk::app
