// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/blocking_client.h"
#include "server/app/commands/command.h"
#include <QtCore/QCommandLineParser>
#include <memory>

namespace answerdesk::app {

/// An option that narrows a list: a parameter of its query, with underscores for dashes.
struct ListFilter {
    const char *name;
    const char *help;
    const char *placeholder; ///< "on|off" makes it a switch
};

/// A command that talks to a running server's admin API: its options, the connection, and how results are
/// printed. Results go to standard output, messages to standard error. Main thread; each call waits for its
/// answer.
class Shell
{
public:
    Shell(const Command &command, bool needsCompany);

    void option(const QString &name, const QString &help, const QString &placeholder);
    void flag(const QString &name, const QString &help);
    /// --limit and --all, of every command that prints a list.
    void listOptions();
    void filters(std::span<const ListFilter> filters);
    /// Reads the command line and finds the server. Returns an exit code when the command ends here.
    std::optional<int> begin(const QStringList &arguments);

    QString value(const QString &name) const { return m_parser.value(name); }
    bool isSet(const QString &name) const { return m_parser.isSet(name); }
    QStringList positional() const { return m_parser.positionalArguments(); }
    const QString &company() const { return m_company; }
    /// The filters that are set.
    client::Query query() const;
    /// true and false for on and off; else the text as it is: the server says what it expects.
    json::Value switchValue(const QString &name) const;
    /// The same for a number.
    json::Value numberValue(const QString &name) const;
    /// What stands between commas.
    json::Array listValue(const QString &name) const;
    /// The values of an option that may be given several times, without empty ones.
    json::Array textsValue(const QString &name) const;
    BlockingClient &client() { return *m_client; }

    /// Prints an object: as JSON with --json, else the named members a line each (all when none are named).
    int printObject(const client::ApiResult<json::Value> &result, const QStringList &members = {}) const;
    /// The same for a call whose answer may be empty; done tells people of its success.
    int printDone(const client::ApiResult<json::Value> &result, const QString &done) const;
    /// Prints a list: as JSON with --json, else a table of the named members.
    int printList(const client::ApiResult<json::Array> &result, const QStringList &members) const;
    /// Asks for a list, page by page, and prints it: the first rows that --limit asks for, else all.
    int printRows(api::Endpoint endpoint, const QStringList &segments, const client::Query &filters,
        const QStringList &members);
    int fail(const client::ApiFailure &failure) const;
    int usage(const QString &text) const;
    void say(const QString &text) const; ///< a message on standard error

private:
    QString findServer(QString &reason) const;
    Secret findToken() const;

    const Command &m_command;
    bool m_needsCompany;
    QCommandLineParser m_parser;
    QList<ListFilter> m_filters;
    QString m_company;
    std::unique_ptr<BlockingClient> m_client;
};

/// Whose rows a list holds.
enum class ListOf { Company, Server };
/// A command that prints a list as its filters narrow it, and does nothing else. columns: members of a row,
/// with blanks between them.
int runList(const Command &command, const QStringList &arguments, ListOf owner, api::Endpoint endpoint,
    std::initializer_list<ListFilter> filters, const char *columns);

} // namespace answerdesk::app
