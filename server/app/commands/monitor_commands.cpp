// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/live_list.h"
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

QString lineOf(const json::Value &row)
{
    return u"%1  %2  %3 ms  %4 %5  %6  %7  %8"_s.arg(cell(row, u"at"), cell(row, u"status"),
        cell(row, u"duration_ms"), cell(row, u"method"), cell(row, u"path"), cell(row, u"error_code"),
        cell(row, u"company"), cell(row, u"request_id"));
}

int listRequests(const Command &command, const QStringList &arguments)
{
    static constexpr ListFilter kFilters[] = {{"company", "Only requests of this company", "KEY"},
        {"endpoint", "Only for this endpoint, for example SendMessage", "NAME"},
        {"status", "Only with this status or class: 404, 4xx", "STATUS"},
        {"error-code", "Only with this error code", "CODE"},
        {"request-id", "Only with this identifier", "ID"},
        {"area", "shop: endpoints that shops call; server: the others", "AREA"},
        {"outcome", "Only messages with this outcome", "answer|refusal|small_talk|clarification"},
        {"errors", "Only with status 400 and above, or only the others", "on|off"},
        {"q", "Text in the path, the id, the code, the key's id, the administrator or the address", "TEXT"}};
    return runLiveList(command, arguments,
        {Endpoint::ListRequests, kFilters, u"Print new requests until Ctrl+C"_s, lineOf,
            "at status duration_ms method path error_code company outcome request_id"});
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

int watchChanges(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.option(u"company"_s, u"Only changes of this company"_s, u"KEY"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    QString revision;
    for (;;) {
        client::Query query;
        if (shell.isSet(u"company"_s))
            query << std::pair(u"company"_s, shell.value(u"company"_s));
        if (!revision.isEmpty())
            query << std::pair(u"after"_s, revision) << std::pair(u"wait"_s, u"25"_s);
        const auto answer = shell.client().call(Endpoint::WaitForChanges, {}, {}, query);
        if (!answer)
            return shell.fail(answer.error());
        const json::Array &topics = *answer->find(u"topics")->asArray();
        if (!topics.empty()) {
            QStringList names;
            for (const json::Value &topic : topics)
                names << *topic.asString();
            std::printf("%s\n",
                shell.isSet(u"json"_s) ? answer->toJson().constData() : qUtf8Printable(names.join(u' ')));
            std::fflush(stdout);
        }
        revision = answer->string(u"revision");
    }
}

constexpr std::array kCommands{
    Command{"requests list", "", "List the last requests, or follow them", listRequests},
    Command{"changes watch", "", "Print which lists change, as it happens, until Ctrl+C", watchChanges},
    Command{"metrics", "", "Show the metrics of a running server", showMetrics},
};

} // namespace

std::span<const Command> monitorCommands() { return kCommands; }

} // namespace answerdesk::app
