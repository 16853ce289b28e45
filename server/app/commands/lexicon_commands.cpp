// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "server/web/page/charset.h"
#include "shared/client/lexicon_file.h"
#include "shared/schema/own_json.h"
#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

constexpr qint64 kMaxFileBytes = 4 << 20;

const QStringList kEntry{u"lexicon_entry_id"_s, u"form"_s, u"meaning"_s, u"language"_s,
    u"built_in_concepts"_s, u"created_by"_s, u"updated_at"_s};

/// What is set of these options, under their own names.
json::Object bodyOf(const Shell &shell, const QStringList &options)
{
    json::Object body;
    for (const QString &option : options) {
        if (shell.isSet(option))
            body.emplace_back(option, shell.value(option));
    }
    return body;
}

int listLexicon(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListLexicon,
        {{"language", "Of this language", "TAG"}, {"q", "Text in the form or the meaning", "TEXT"}},
        "lexicon_entry_id language form meaning built_in_concepts updated_at");
}

int addEntry(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"meaning"_s, u"The documents' words for it"_s, u"TEXT"_s);
    shell.option(u"language"_s, u"Questions of this language only; default: of every language"_s, u"TAG"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (!shell.isSet(u"meaning"_s))
        return shell.usage(u"Specify the documents' words with --meaning."_s);
    json::Object body = bodyOf(shell, {u"meaning"_s, u"language"_s});
    body.emplace_back(u"form"_s, shell.positional().first());
    return shell.printObject(shell.client().call(Endpoint::CreateLexiconEntry, {shell.company()},
                                 json::Value(std::move(body)).toJson()),
        kEntry);
}

int showEntry(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::GetLexiconEntry, {shell.company(), shell.positional().first()}),
        kEntry);
}

int setEntry(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"form"_s, u"Words that customers use"_s, u"TEXT"_s);
    shell.option(u"meaning"_s, u"The documents' words for it"_s, u"TEXT"_s);
    shell.option(u"language"_s, u"Questions of this language only"_s, u"TAG"_s);
    shell.flag(u"every-language"_s, u"Questions of every language"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body = bodyOf(shell, {u"form"_s, u"meaning"_s, u"language"_s});
    if (shell.isSet(u"every-language"_s))
        body.emplace_back(u"every_language"_s, true);
    return shell.printObject(
        shell.client().call(Endpoint::ChangeLexiconEntry, {shell.company(), shell.positional().first()},
            json::Value(std::move(body)).toJson()),
        kEntry);
}

int deleteEntry(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeleteLexiconEntry, {shell.company(), shell.positional().first()}),
        u"Answers no longer use it."_s);
}

int exportLexicon(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"output"_s, u"The file to write; default: standard output"_s, u"FILE"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto rows = shell.client().callAll(Endpoint::ListLexicon, {shell.company()}, {});
    if (!rows)
        return shell.fail(rows.error());
    std::vector<api::LexiconEntry> entries;
    for (const json::Value &row : *rows) {
        if (auto entry = schema::readOwn<api::LexiconEntry>(row))
            entries.push_back(std::move(*entry));
    }
    const QByteArray bytes
        = shell.isSet(u"json"_s) ? json::Value(*rows).toJson() + '\n' : client::lexiconAsCsv(entries);
    if (!shell.isSet(u"output"_s)) {
        std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
        return kDone;
    }
    QSaveFile file(shell.value(u"output"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        shell.say(u"%1 cannot be written: %2."_s.arg(file.fileName(), file.errorString()));
        return kFailed;
    }
    shell.say(u"%1 entries written to %2."_s.arg(entries.size()).arg(file.fileName()));
    return kDone;
}

/// The rows of a file; nothing when it is of no use, which is said.
std::optional<client::LexiconFileRows> readFile(const Shell &shell, const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        shell.say(u"%1 cannot be read: %2."_s.arg(name, file.errorString()));
        return std::nullopt;
    }
    if (file.size() > kMaxFileBytes) {
        shell.say(u"%1 is larger than %2 MiB."_s.arg(name).arg(kMaxFileBytes >> 20));
        return std::nullopt;
    }
    client::LexiconFileRows rows = client::readLexiconCsv(web::decodePlainText(file.readAll()).text);
    if (rows.fault.isEmpty())
        return rows;
    shell.say(rows.fault);
    return std::nullopt;
}

int importLexicon(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto file = readFile(shell, shell.positional().first());
    if (!file)
        return kFailed;
    const auto done = shell.client().call(
        Endpoint::ImportLexicon, {shell.company()}, schema::toJson(api::LexiconImportRequest{file->rows}));
    if (!done) {
        for (const QString &path : done.error().error.missingFields)
            shell.say(file->faultOf(path, u"is missing"_s));
        for (const auto &[path, reason] : done.error().error.invalidFields)
            shell.say(file->faultOf(path, reason));
        shell.say(u"Nothing was changed."_s);
    }
    return shell.printObject(done, {u"added"_s, u"changed"_s, u"unchanged"_s});
}

constexpr std::array kCommands{
    Command{"lexicon list", "", "List customers' words for terms in the documents", listLexicon},
    Command{"lexicon add", "FORM", "Add customers' words for terms in the documents", addEntry},
    Command{"lexicon show", "ID", "Show an entry of the lexicon", showEntry},
    Command{"lexicon set", "ID", "Change an entry of the lexicon", setEntry},
    Command{"lexicon delete", "ID", "Delete an entry of the lexicon", deleteEntry},
    Command{"lexicon export", "", "Write the lexicon as CSV", exportLexicon},
    Command{"lexicon import", "FILE", "Add and change entries from a CSV file, all or none", importLexicon},
};

} // namespace

std::span<const Command> lexiconCommands() { return kCommands; }

} // namespace answerdesk::app
