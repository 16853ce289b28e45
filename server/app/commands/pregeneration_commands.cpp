// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "shared/api/pregenerations.h"
#include "shared/schema/own_json.h"
#include <QtCore/QFile>
#include <algorithm>
#include <array>
#include <cstdio>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using api::PregenerationState;

namespace {

const QStringList kPregeneration{u"pregeneration_id"_s, u"state"_s, u"reason"_s, u"sitemap_url"_s,
    u"locales"_s, u"found"_s, u"ready"_s, u"not_available"_s, u"skipped"_s, u"waiting"_s, u"generating"_s,
    u"started_by"_s, u"started_at"_s, u"ended_at"_s};
constexpr int kWatchSeconds = 10;

/// Addresses of a file, a line each; what follows a # and empty lines do not count. Nothing when the file
/// cannot be read.
std::optional<json::Array> addressesOf(const QString &name)
{
    QFile file(name);
    const bool isOpen = name == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return std::nullopt;
    json::Array addresses;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (!line.isEmpty() && !line.startsWith(u'#'))
            addresses.emplace_back(line);
    }
    return addresses;
}

qint64 doneOf(const api::Pregeneration &now) { return now.found - now.waiting - now.generating; }

void showProgress(const api::Pregeneration &now, bool isTerminal)
{
    const qint64 done = doneOf(now);
    if (!isTerminal) {
        std::fprintf(stderr, "%s: %lld of %lld pages\n", qUtf8Printable(QString(schema::enumName(now.state))),
            static_cast<long long>(done), static_cast<long long>(now.found));
        return;
    }
    const int filled = int(30 * done / std::max<qint64>(1, now.found));
    std::fprintf(stderr, "\r[%-30s] %lld/%lld %-10s", QByteArray(filled, '#').constData(),
        static_cast<long long>(done), static_cast<long long>(now.found),
        qUtf8Printable(QString(schema::enumName(now.state))));
}

/// Shows the progress until nothing goes on any more, and gives the pre-generation as it is then.
client::ApiResult<json::Value> watch(Shell &shell, const QString &id)
{
    const bool isTerminal = ::isatty(STDERR_FILENO);
    qint64 shown = -1;
    client::Query query{{u"wait"_s, QString::number(kWatchSeconds)}, {u"after"_s, u"0"_s}};
    for (;;) {
        auto list = shell.client().call(Endpoint::ListPregenerations, {shell.company()}, {}, query);
        if (!list)
            return list;
        query.last().second = list->string(u"revision");
        auto row = shell.client().call(Endpoint::GetPregeneration, {shell.company(), id});
        const auto now = row ? schema::readOwn<api::Pregeneration>(*row) : std::nullopt;
        if (!now)
            return row;
        const bool isOver = now->endedAt || now->state == PregenerationState::Paused;
        // A log gets a line every 25 pages.
        if (const qint64 step = doneOf(*now) / (isTerminal ? 1 : 25); isOver || isTerminal || step != shown) {
            showProgress(*now, isTerminal);
            shown = step;
        }
        if (isOver) {
            if (isTerminal)
                std::fputc('\n', stderr);
            return row;
        }
    }
}

int start(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"sitemap"_s, u"Address of a sitemap that lists the pages"_s, u"URL"_s);
    shell.option(u"urls"_s, u"File with their addresses, one per line; - for standard input"_s, u"FILE"_s);
    shell.option(u"locales"_s, u"Locales for each page; default: the company's first"_s, u"LIST"_s);
    shell.flag(u"no-wait"_s, u"Return immediately; the server continues"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (shell.isSet(u"sitemap"_s) == shell.isSet(u"urls"_s))
        return shell.usage(u"Specify either --sitemap or --urls."_s);
    json::Object body;
    if (shell.isSet(u"sitemap"_s)) {
        body.emplace_back(u"sitemap_url"_s, shell.value(u"sitemap"_s));
    } else {
        auto addresses = addressesOf(shell.value(u"urls"_s));
        if (!addresses || addresses->empty()) {
            shell.say(u"%1 contains no addresses or cannot be read."_s.arg(shell.value(u"urls"_s)));
            return kFailed;
        }
        body.emplace_back(u"urls"_s, std::move(*addresses));
    }
    if (shell.isSet(u"locales"_s))
        body.emplace_back(u"locales"_s, shell.listValue(u"locales"_s));
    const auto begun = shell.client().call(
        Endpoint::CreatePregeneration, {shell.company()}, json::Value(std::move(body)).toJson());
    if (!begun || shell.isSet(u"no-wait"_s))
        return shell.printObject(begun, kPregeneration);
    const QString id = begun->string(u"pregeneration_id");
    shell.say(u"Pre-generation %1. The server continues if this command is stopped."_s.arg(id));
    const auto ended = watch(shell, id);
    const int printed = shell.printObject(ended, kPregeneration);
    if (printed != kDone)
        return printed;
    const QString state = ended->string(u"state");
    return state == QString(schema::enumName(PregenerationState::Failed))
            || state == QString(schema::enumName(PregenerationState::Cancelled))
        ? kFailed
        : kDone;
}

int list(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListPregenerations,
        {{"state", "Pre-generations in this state", "reading|running|paused|done|cancelled|failed"}},
        "pregeneration_id state found ready not_available skipped waiting started_by started_at sitemap_url");
}

int withOne(const Command &command, const QStringList &arguments, Endpoint endpoint)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(endpoint, {shell.company(), shell.positional().first()}), kPregeneration);
}

int show(const Command &command, const QStringList &arguments)
{
    return withOne(command, arguments, Endpoint::GetPregeneration);
}
int pause(const Command &command, const QStringList &arguments)
{
    return withOne(command, arguments, Endpoint::PausePregeneration);
}
int resume(const Command &command, const QStringList &arguments)
{
    return withOne(command, arguments, Endpoint::ResumePregeneration);
}
int cancel(const Command &command, const QStringList &arguments)
{
    return withOne(command, arguments, Endpoint::CancelPregeneration);
}

int report(const Command &command, const QStringList &arguments)
{
    const std::array filters{ListFilter{"outcome", "Lines of this outcome", "not_available|skipped"}};
    Shell shell(command, true);
    shell.listOptions();
    shell.filters(filters);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListPregenerationReport, {shell.company(), shell.positional().first()},
        shell.query(), {u"line"_s, u"outcome"_s, u"locale"_s, u"url"_s, u"reason"_s});
}

constexpr std::array kCommands{
    Command{"pregenerate start", "", "Generate the FAQs of many pages before shoppers ask", start},
    Command{"pregenerate list", "", "List pre-generations with their progress", list},
    Command{"pregenerate show", "PREGENERATION_ID", "Show a pre-generation", show},
    Command{"pregenerate report", "PREGENERATION_ID", "List its pages without FAQs, and why", report},
    Command{"pregenerate pause", "PREGENERATION_ID", "Start no more pages for now", pause},
    Command{"pregenerate resume", "PREGENERATION_ID", "Resume a paused pre-generation", resume},
    Command{
        "pregenerate cancel", "PREGENERATION_ID", "Cancel a pre-generation; generated FAQs are kept", cancel},
};

} // namespace

std::span<const Command> pregenerationCommands() { return kCommands; }

} // namespace answerdesk::app
