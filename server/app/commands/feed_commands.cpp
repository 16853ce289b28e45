// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "shared/api/feeds.h"
#include "shared/schema/own_json.h"
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <array>
#include <cstdio>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using api::FeedRunState;
using client::ApiResult;

namespace {

constexpr qint64 kPartBytes = 4 << 20;
constexpr qint64 kPreviewBytes = 512 * 1024;
constexpr int kUploadTimeoutMs = 120'000;
constexpr int kWatchSeconds = 10;

const QStringList kFeed{u"feed_id"_s, u"name"_s, u"url"_s, u"interval_minutes"_s, u"format"_s, u"currency"_s,
    u"base_url"_s, u"products"_s, u"next_run_at"_s, u"created_by"_s, u"created_at"_s};
const QStringList kRun{u"run_id"_s, u"feed_id"_s, u"state"_s, u"reason"_s, u"format"_s, u"encoding"_s,
    u"received"_s, u"rows"_s, u"added"_s, u"changed"_s, u"unchanged"_s, u"removed"_s, u"invalid"_s,
    u"duplicates"_s, u"started_by"_s, u"started_at"_s, u"ended_at"_s};

void readingOptions(Shell &shell)
{
    shell.option(u"format"_s, u"Format; default: detected from the content"_s,
        schema::enumNames<api::FeedFormat>().join(u'|'));
    shell.option(u"currency"_s, u"Currency of prices without one, ISO 4217"_s, u"CODE"_s);
    shell.option(u"base-url"_s, u"The shop's address, for feeds with relative addresses"_s, u"URL"_s);
    shell.option(u"column"_s, u"Meaning of a column of a CSV file; may be repeated"_s, u"COLUMN=FIELD"_s);
}

json::Object readingOf(const Shell &shell)
{
    json::Object body;
    for (const auto &[option, member] : {std::pair(u"format"_s, u"format"_s), {u"currency"_s, u"currency"_s},
             {u"base-url"_s, u"base_url"_s}}) {
        if (shell.isSet(option))
            body.emplace_back(member, shell.value(option));
    }
    json::Array columns;
    for (const json::Value &text : shell.textsValue(u"column"_s)) {
        const QString pair = *text.asString();
        columns.emplace_back(
            json::Object{{u"column"_s, pair.section(u'=', 0, -2)}, {u"field"_s, pair.section(u'=', -1)}});
    }
    if (!columns.empty())
        body.emplace_back(u"columns"_s, std::move(columns));
    return body;
}

void showProgress(const api::FeedRun &run, bool isTerminal)
{
    const qint64 rows = run.state == FeedRunState::Applying ? run.processed : run.rows;
    std::fprintf(stderr, isTerminal ? "\r%-10s %lld bytes, %lld rows   " : "%s: %lld bytes, %lld rows\n",
        qUtf8Printable(QString(schema::enumName(run.state))), static_cast<long long>(run.received),
        static_cast<long long>(rows));
}

/// Shows the progress of a run until it has ended or is held, and gives it as it is then.
ApiResult<json::Value> watch(Shell &shell, const QString &feed, const QString &run)
{
    const bool isTerminal = ::isatty(STDERR_FILENO);
    std::optional<FeedRunState> shown;
    client::Query query{{u"wait"_s, QString::number(kWatchSeconds)}, {u"after"_s, u"0"_s}};
    for (;;) {
        auto list = shell.client().call(Endpoint::ListFeeds, {shell.company()}, {}, query);
        if (!list)
            return list;
        query.last().second = list->string(u"revision");
        auto row = shell.client().call(Endpoint::GetFeedRun, {shell.company(), feed, run});
        const auto now = row ? schema::readOwn<api::FeedRun>(*row) : std::nullopt;
        if (!now)
            return row;
        const bool isOver = now->endedAt || now->state == FeedRunState::Held;
        if (isTerminal || isOver || shown != now->state)
            showProgress(*now, isTerminal);
        shown = now->state;
        if (isOver) {
            if (isTerminal)
                std::fputc('\n', stderr);
            return row;
        }
    }
}

/// Prints what a run came to; the command has failed when the run has not been applied.
int printRun(Shell &shell, const ApiResult<json::Value> &run)
{
    const int printed = shell.printObject(run, kRun);
    if (printed != kDone)
        return printed;
    const QString state = run->string(u"state");
    if (state == QString(schema::enumName(FeedRunState::Held)))
        shell.say(
            u"The run is on hold. Apply it with “feed confirm %1”, or discard it with “feed cancel %1”."_s
                .arg(run->string(u"feed_id")));
    return state == QString(schema::enumName(FeedRunState::Done)) ? kDone : kFailed;
}

/// What `feed add` and `feed change` have in common.
void settingsOptions(Shell &shell, const QString &aboutUrl)
{
    shell.option(u"name"_s, u"Display name"_s, u"NAME"_s);
    shell.option(u"url"_s, aboutUrl, u"URL"_s);
    shell.option(
        u"interval"_s, u"Minutes between two runs of a feed with an address; 0: on demand"_s, u"N"_s);
    readingOptions(shell);
}

QByteArray settingsOf(const Shell &shell)
{
    json::Object body = readingOf(shell);
    for (const QString &option : {u"name"_s, u"url"_s}) {
        if (shell.isSet(option))
            body.emplace_back(option, shell.value(option));
    }
    if (shell.isSet(u"interval"_s))
        body.emplace_back(u"interval_minutes"_s, shell.numberValue(u"interval"_s));
    return json::Value(std::move(body)).toJson();
}

int add(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    settingsOptions(shell, u"Address of the feed; default: files are uploaded"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::CreateFeed, {shell.company()}, settingsOf(shell)), kFeed);
}

int change(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    settingsOptions(shell, u"Address of a feed that has one"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::ChangeFeed,
                                 {shell.company(), shell.positional().first()}, settingsOf(shell)),
        kFeed);
}

int list(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListFeeds, {},
        "feed_id name products format url interval_minutes next_run_at created_by");
}

int show(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto feed = shell.client().call(Endpoint::GetFeed, {shell.company(), shell.positional().first()});
    return shell.printObject(feed, kFeed + QStringList{u"last_run"_s});
}

int run(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.flag(u"no-wait"_s, u"Return immediately; the server continues"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString feed = shell.positional().first();
    const auto begun = shell.client().call(Endpoint::StartFeedRun, {shell.company(), feed});
    if (!begun || shell.isSet(u"no-wait"_s))
        return shell.printObject(begun, kRun);
    return printRun(shell, watch(shell, feed, begun->string(u"run_id")));
}

int remove(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString feed = shell.positional().first();
    return shell.printDone(shell.client().call(Endpoint::DeleteFeed, {shell.company(), feed}),
        u"Feed %1 is deleted with its products."_s.arg(feed));
}

/// The identifier of the feed's latest run; else says why there is none, and gives the exit code.
tl::expected<QString, int> latestRunOf(Shell &shell, const QString &feed)
{
    const auto found = shell.client().call(Endpoint::GetFeed, {shell.company(), feed});
    if (!found)
        return tl::unexpected(shell.fail(found.error()));
    const json::Value *latest = found->find(u"last_run");
    if (latest && latest->asObject())
        return latest->string(u"run_id");
    shell.say(u"The feed has no run."_s);
    return tl::unexpected(kFailed);
}

/// Calls an endpoint of the feed's latest run.
int withLatestRun(const Command &command, const QStringList &arguments, Endpoint endpoint, bool mustWait)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString feed = shell.positional().first();
    const auto runId = latestRunOf(shell, feed);
    if (!runId)
        return runId.error();
    const auto changed = shell.client().call(endpoint, {shell.company(), feed, *runId});
    if (!changed || !mustWait)
        return shell.printObject(changed, kRun);
    return printRun(shell, watch(shell, feed, *runId));
}

int confirm(const Command &command, const QStringList &arguments)
{
    return withLatestRun(command, arguments, Endpoint::ConfirmFeedRun, true);
}

int cancel(const Command &command, const QStringList &arguments)
{
    return withLatestRun(command, arguments, Endpoint::CancelFeedRun, false);
}

int report(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    shell.option(u"run"_s, u"A run of the feed; default: the latest"_s, u"RUN_ID"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString feed = shell.positional().first();
    const tl::expected<QString, int> runId = shell.isSet(u"run"_s)
        ? tl::expected<QString, int>(shell.value(u"run"_s))
        : latestRunOf(shell, feed);
    if (!runId)
        return runId.error();
    return shell.printRows(Endpoint::ListFeedReport, {shell.company(), feed, *runId}, shell.query(),
        {u"row"_s, u"line"_s, u"column"_s, u"field"_s, u"reason"_s, u"is_skipped"_s, u"value"_s});
}

int products(const Command &command, const QStringList &arguments)
{
    const std::array filters{
        ListFilter{"q", "First characters of a product number, a GTIN or an address", "TEXT"}};
    Shell shell(command, true);
    shell.listOptions();
    shell.filters(filters);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListFeedProducts, {shell.company(), shell.positional().first()},
        shell.query(),
        {u"row"_s, u"number"_s, u"name"_s, u"price"_s, u"sale_price"_s, u"currency"_s, u"availability"_s,
            u"url"_s});
}

int preview(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    readingOptions(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString what = shell.positional().first();
    json::Object body = readingOf(shell);
    if (what.startsWith(u"http://") || what.startsWith(u"https://")) {
        body.emplace_back(u"url"_s, what);
    } else {
        QFile file(what);
        if (!file.open(QIODevice::ReadOnly)) {
            shell.say(u"%1 cannot be read."_s.arg(what));
            return kFailed;
        }
        body.emplace_back(u"content"_s, QString::fromLatin1(file.read(kPreviewBytes).toBase64()));
    }
    const auto seen = shell.client().call(
        Endpoint::PreviewFeed, {shell.company()}, json::Value(std::move(body)).toJson());
    return shell.printObject(seen);
}

/// The feed that takes a file: the one with the identifier, else the one with the name, added when there is
/// none.
ApiResult<json::Value> feedFor(Shell &shell, const QString &file)
{
    if (shell.isSet(u"feed"_s))
        return shell.client().call(Endpoint::GetFeed, {shell.company(), shell.value(u"feed"_s)});
    const QString name = shell.isSet(u"name"_s) ? shell.value(u"name"_s) : QFileInfo(file).completeBaseName();
    const auto feeds = shell.client().callAll(Endpoint::ListFeeds, {shell.company()});
    if (!feeds)
        return tl::unexpected(feeds.error());
    for (const json::Value &feed : *feeds) {
        if (feed.string(u"name") == name && !feed.find(u"url")->asString())
            return feed;
    }
    json::Object body = readingOf(shell);
    body.emplace_back(u"name"_s, name);
    return shell.client().call(
        Endpoint::CreateFeed, {shell.company()}, json::Value(std::move(body)).toJson());
}

/// The open upload of the feed, else a new one.
ApiResult<json::Value> uploadOf(Shell &shell, const json::Value &feed, qint64 size)
{
    const json::Value *latest = feed.find(u"last_run");
    const bool isOpen = latest && latest->asObject()
        && latest->string(u"state") == QString(schema::enumName(FeedRunState::Receiving))
        && numberOf(*latest, u"size") == size;
    if (isOpen) {
        shell.say(u"Continues the upload after %1 bytes."_s.arg(numberOf(*latest, u"received")));
        return *latest;
    }
    return shell.client().call(Endpoint::StartFeedRun, {shell.company(), feed.string(u"feed_id")},
        json::Value(json::Object{{u"size"_s, size}}).toJson());
}

ApiResult<json::Value> upload(Shell &shell, QFile &file, const json::Value &begun)
{
    ApiResult<json::Value> run = begun;
    for (qint64 offset = numberOf(begun, u"received"); run && offset < file.size();
         offset = numberOf(*run, u"received")) {
        file.seek(offset);
        const QByteArray part = file.read(kPartBytes);
        client::CallArguments arguments;
        arguments.segments = {shell.company(), begun.string(u"feed_id"), begun.string(u"run_id")};
        arguments.query = {{u"offset"_s, QString::number(offset)},
            {u"last"_s, offset + part.size() >= file.size() ? u"true"_s : u"false"_s}};
        arguments.body = part;
        arguments.contentType = "application/octet-stream";
        arguments.timeoutMs = kUploadTimeoutMs;
        run = shell.client().call(Endpoint::PutFeedContent, std::move(arguments));
    }
    return run;
}

int import(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"feed"_s, u"The feed for the file"_s, u"FEED_ID"_s);
    shell.option(u"name"_s, u"The feed with this name, created if missing; default: the name of the file"_s,
        u"NAME"_s);
    shell.flag(u"confirm"_s, u"Apply the file even if more than half of the products disappear"_s);
    shell.flag(u"no-wait"_s, u"Return once the server has the file"_s);
    readingOptions(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    QFile file(shell.positional().first());
    if (!file.open(QIODevice::ReadOnly) || file.size() == 0) {
        shell.say(u"%1 cannot be read, or is empty."_s.arg(file.fileName()));
        return kFailed;
    }
    const auto feed = feedFor(shell, file.fileName());
    if (!feed)
        return shell.fail(feed.error());
    const auto begun = uploadOf(shell, *feed, file.size());
    if (!begun)
        return shell.fail(begun.error());
    const auto sent = upload(shell, file, *begun);
    if (!sent) {
        shell.say(u"The upload stopped. Repeat the command to continue it."_s);
        return shell.fail(sent.error());
    }
    if (shell.isSet(u"no-wait"_s))
        return shell.printObject(sent, kRun);
    const QString feedId = begun->string(u"feed_id"), runId = begun->string(u"run_id");
    auto ended = watch(shell, feedId, runId);
    const bool isHeld = ended && ended->string(u"state") == QString(schema::enumName(FeedRunState::Held));
    if (isHeld && shell.isSet(u"confirm"_s)) {
        if (const auto confirmed
            = shell.client().call(Endpoint::ConfirmFeedRun, {shell.company(), feedId, runId});
            !confirmed)
            return shell.fail(confirmed.error());
        ended = watch(shell, feedId, runId);
    }
    return printRun(shell, ended);
}

constexpr std::array kCommands{
    Command{"feed add", "", "Add a product feed", add},
    Command{"feed list", "", "List product feeds", list},
    Command{"feed show", "FEED_ID", "Show a feed with its latest run", show},
    Command{"feed change", "FEED_ID", "Change a feed's settings", change},
    Command{"feed run", "FEED_ID", "Fetch a feed now", run},
    Command{"feed remove", "FEED_ID", "Delete a feed with its products", remove},
    Command{"feed import", "FILE", "Upload a feed and apply it; repeat it to continue an upload", import},
    Command{"feed preview", "FILE|URL", "Show the first rows of a feed; stores nothing", preview},
    Command{"feed products", "FEED_ID", "List a feed's products", products},
    Command{"feed report", "FEED_ID", "List the problems of a feed's latest run", report},
    Command{"feed confirm", "FEED_ID", "Apply a run that is on hold", confirm},
    Command{"feed cancel", "FEED_ID", "Cancel a feed's latest run", cancel},
};

} // namespace

std::span<const Command> feedCommands() { return kCommands; }

} // namespace answerdesk::app
