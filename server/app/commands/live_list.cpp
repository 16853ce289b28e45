// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/live_list.h"
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

int follow(Shell &shell, const LiveList &list, const client::Query &filters)
{
    const bool asJson = shell.isSet(u"json"_s);
    QString revision;
    for (;;) {
        client::Query query = filters;
        query << std::pair(u"limit"_s, revision.isEmpty() ? u"1"_s : u"200"_s);
        if (!revision.isEmpty())
            query << std::pair(u"after"_s, revision) << std::pair(u"wait"_s, u"25"_s);
        const auto answer = shell.client().call(list.endpoint, {}, {}, query);
        if (!answer)
            return shell.fail(answer.error());
        const json::Array &rows = *answer->find(u"items")->asArray();
        for (auto row = rows.rbegin(); !revision.isEmpty() && row != rows.rend(); ++row) {
            std::printf("%s\n", asJson ? row->toJson().constData() : qUtf8Printable(list.lineOf(*row)));
            std::fflush(stdout);
        }
        revision = answer->string(u"revision");
    }
}

} // namespace

int runLiveList(const Command &command, const QStringList &arguments, const LiveList &list)
{
    Shell shell(command, false);
    shell.filters(list.filters);
    shell.option(u"limit"_s, u"Number of rows, newest first; default 50, at most 200"_s, u"N"_s);
    shell.flag(u"follow"_s, list.followHelp);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query filters = shell.query();
    if (shell.isSet(u"follow"_s))
        return follow(shell, list, filters);
    if (shell.isSet(u"limit"_s))
        filters << std::pair(u"limit"_s, shell.value(u"limit"_s));
    const auto answer = shell.client().call(list.endpoint, {}, {}, filters);
    if (!answer)
        return shell.fail(answer.error());
    return shell.printList(*answer->find(u"items")->asArray(), QString::fromLatin1(list.columns).split(u' '));
}

} // namespace answerdesk::app
