// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

QString cell(const json::Value &row, QStringView member)
{
    const json::Value *value = row.find(member);
    if (!value || value->isNull())
        return u"-"_s;
    return value->asNumber() ? QString::fromLatin1(value->asNumber()->text) : row.string(member);
}

void printRequest(const json::Value &row, bool asJson)
{
    if (asJson) {
        std::printf("%s\n", row.toJson().constData());
    } else {
        const QString line = u"%1  %2  %3 ms  %4 %5  %6  %7  %8"_s.arg(cell(row, u"at"), cell(row, u"status"),
            cell(row, u"duration_ms"), cell(row, u"method"), cell(row, u"path"), cell(row, u"error_code"),
            cell(row, u"company"), cell(row, u"request_id"));
        std::printf("%s\n", qUtf8Printable(line));
    }
    std::fflush(stdout);
}

/// Prints requests as they come, oldest first, until the server or the user ends it.
int follow(Shell &shell, const client::Query &filters)
{
    QString revision;
    for (;;) {
        client::Query query = filters;
        query << std::pair(u"limit"_s, revision.isEmpty() ? u"1"_s : u"200"_s);
        if (!revision.isEmpty())
            query << std::pair(u"after"_s, revision) << std::pair(u"wait"_s, u"25"_s);
        const auto answer = shell.client().call(Endpoint::ListRequests, {}, {}, query);
        if (!answer)
            return shell.fail(answer.error());
        const json::Array &rows = *answer->find(u"items")->asArray();
        for (auto row = rows.rbegin(); !revision.isEmpty() && row != rows.rend(); ++row)
            printRequest(*row, shell.isSet(u"json"_s));
        revision = answer->string(u"revision");
    }
}

int listRequests(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    static constexpr ListFilter kFilters[] = {{"company", "Requests of this company only", "KEY"},
        {"endpoint", "Of this endpoint only, SendMessage for instance", "NAME"},
        {"status", "Of this status or class only: 404, 4xx", "STATUS"},
        {"error-code", "With this error code only", "CODE"}, {"request-id", "With this id only", "ID"},
        {"area", "shop: of the endpoints that shops call; server: of the others", "AREA"},
        {"errors", "Of a status of 400 and above only, or of the others only", "on|off"},
        {"q", "Text in the path, the id, the code, the key's id, the administrator or the address", "TEXT"}};
    shell.filters(kFilters);
    shell.option(u"limit"_s, u"How many, the newest first; default 50, at most 200"_s, u"N"_s);
    shell.flag(u"follow"_s, u"Print requests as they come, until Ctrl+C"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query filters = shell.query();
    if (shell.isSet(u"follow"_s))
        return follow(shell, filters);
    if (shell.isSet(u"limit"_s))
        filters << std::pair(u"limit"_s, shell.value(u"limit"_s));
    const auto answer = shell.client().call(Endpoint::ListRequests, {}, {}, filters);
    if (!answer)
        return shell.fail(answer.error());
    return shell.printList(*answer->find(u"items")->asArray(),
        {u"at"_s, u"status"_s, u"duration_ms"_s, u"method"_s, u"path"_s, u"error_code"_s, u"company"_s,
            u"request_id"_s});
}

int showMetrics(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto answer = shell.client().call(Endpoint::Metrics);
    if (!answer || shell.isSet(u"json"_s))
        return shell.printObject(answer);
    for (const json::Value &metric : *answer->find(u"metrics")->asArray()) {
        for (const json::Value &sample : *metric.find(u"samples")->asArray()) {
            QStringList labels;
            for (const auto &[name, text] : *sample.find(u"labels")->asObject())
                labels << name + u'=' + *text.asString();
            const QString value = sample.find(u"value")
                ? cell(sample, u"value")
                : u"%1 values, sum %2"_s.arg(cell(sample, u"count"), cell(sample, u"sum"));
            const QString name
                = metric.string(u"name") + (labels.isEmpty() ? QString() : u'{' + labels.join(u',') + u'}');
            std::printf("%s %s\n", qUtf8Printable(name), qUtf8Printable(value));
        }
    }
    return kDone;
}

constexpr std::array kCommands{
    Command{"requests list", "", "List the last requests, or follow them", listRequests},
    Command{"metrics", "", "Show the metrics of a running server", showMetrics},
};

} // namespace

std::span<const Command> monitorCommands() { return kCommands; }

} // namespace answerdesk::app
