// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/row_export.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

const QStringList kColumns{u"at"_s, u"company_key"_s, u"actor"_s, u"action"_s, u"target"_s, u"address"_s,
    u"before"_s, u"after"_s, u"audit_id"_s};

constexpr ListFilter kFilters[] = {{"actor", "Changes of this actor", "EMAIL"},
    {"action", "Actions that begin with this, such as key. or company.changed", "TEXT"},
    {"target", "Changes of this target", "TEXT"},
    {"from", "From this time on: 2026-01-31T08:00:00Z, or a day in UTC", "TIME"},
    {"to", "Before this time, or up to the end of this day", "TIME"},
    {"q", "Text in the actor, the action or the target", "TEXT"}};

void declareFilters(Shell &shell)
{
    shell.option(u"company"_s, u"Changes in this company; default: the server and all companies"_s, u"KEY"_s);
    shell.option(u"deleted-company"_s, u"Changes in a company that has since been deleted"_s, u"KEY"_s);
    shell.filters(kFilters);
}

Endpoint endpointOf(const Shell &shell)
{
    return shell.isSet(u"company"_s) ? Endpoint::ListAudit : Endpoint::ListServerAudit;
}

QStringList segmentsOf(const Shell &shell)
{
    return shell.isSet(u"company"_s) ? QStringList{shell.value(u"company"_s)} : QStringList();
}

/// A company that is not there has no log of its own any more: the server's still holds it.
client::Query queryOf(const Shell &shell)
{
    client::Query query = shell.query();
    if (shell.isSet(u"deleted-company"_s) && !shell.isSet(u"company"_s))
        query.emplaceBack(u"company"_s, shell.value(u"deleted-company"_s));
    return query;
}

int listAudit(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    declareFilters(shell);
    shell.listOptions();
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(endpointOf(shell), segmentsOf(shell), queryOf(shell),
        {u"at"_s, u"company_key"_s, u"actor"_s, u"action"_s, u"target"_s, u"address"_s});
}

int exportAudit(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    declareFilters(shell);
    RowExport::declare(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    RowExport rows;
    if (const auto code = rows.open(shell, kColumns))
        return *code;
    // Page by page: a log may be larger than memory.
    const auto count = shell.client().forEach(endpointOf(shell), segmentsOf(shell), queryOf(shell), 0,
        [&rows](const json::Value &entry) { return rows.write(entry); });
    if (!count)
        return shell.fail(count.error());
    return rows.finish(shell);
}

constexpr std::array kCommands{
    Command{"audit list", "", "List changes of the server and all companies, or of one company", listAudit},
    Command{"audit export", "", "Write changes as NDJSON or CSV", exportAudit},
};

} // namespace

std::span<const Command> auditCommands() { return kCommands; }

} // namespace answerdesk::app
