// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <QtCore/QFile>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

QString textOf(const json::Value &value)
{
    if (const QString *text = value.asString())
        return *text;
    if (value.isNull())
        return u"-"_s;
    if (const json::Array *array = value.asArray()) {
        QStringList parts;
        for (const json::Value &entry : *array)
            parts << textOf(entry);
        return parts.join(u", "_s);
    }
    return QString::fromUtf8(value.toJson());
}

void printLine(const QString &line) { std::printf("%s\n", qUtf8Printable(line)); }

} // namespace

Shell::Shell(const Command &command, bool needsCompany)
    : m_command(command)
    , m_needsCompany(needsCompany)
{
    m_parser.setApplicationDescription(QString::fromUtf8(command.help));
    m_parser.addOption(
        {u"server"_s, u"Admin address of the server; default: server.json of --data-dir"_s, u"URL"_s});
    m_parser.addOption({u"data-dir"_s, u"Data folder of a server on this machine"_s, u"DIR"_s});
    m_parser.addOption({u"json"_s, u"Print JSON"_s});
    m_parser.addOption({{u"h"_s, u"help"_s}, u"Explain this command"_s});
    if (needsCompany)
        m_parser.addOption({u"company"_s, u"Key of the company"_s, u"KEY"_s});
}

void Shell::option(const QString &name, const QString &help, const QString &placeholder)
{
    m_parser.addOption({name, help, placeholder});
}

void Shell::flag(const QString &name, const QString &help) { m_parser.addOption({name, help}); }

void Shell::listOptions()
{
    option(u"limit"_s, u"Maximum rows, in the order of the list"_s, u"N"_s);
    flag(u"all"_s, u"All rows (default)"_s);
}

void Shell::filters(std::span<const ListFilter> filters)
{
    for (const ListFilter &filter : filters) {
        option(QString::fromLatin1(filter.name), QString::fromUtf8(filter.help),
            QString::fromLatin1(filter.placeholder));
        m_filters << filter;
    }
}

std::optional<int> Shell::begin(const QStringList &arguments)
{
    const QString program = u"answerdesk-server "_s + QString::fromLatin1(m_command.words);
    if (!m_parser.parse(QStringList{program} + arguments))
        return usage(m_parser.errorText());
    if (m_parser.isSet(u"help"_s)) {
        printLine(u"Usage: %1 %2 [OPTION...]"_s.arg(program, QString::fromLatin1(m_command.arguments)));
        printLine(m_parser.helpText().section(u'\n', 1));
        return kDone;
    }
    const QStringList words = QString::fromLatin1(m_command.arguments).split(u' ', Qt::SkipEmptyParts);
    const qsizetype given = m_parser.positionalArguments().size();
    const bool takesMore = !words.isEmpty() && words.last().endsWith("..."_L1);
    if (given < words.size() || (given > words.size() && !takesMore)) {
        if (takesMore)
            return usage(u"Give at least one argument: %1."_s.arg(words.join(u' ')));
        return usage(words.isEmpty() ? u"No arguments are expected."_s
                                     : u"Give one argument: %1."_s.arg(words.join(u' ')));
    }
    m_company = m_needsCompany ? m_parser.value(u"company"_s) : QString();
    if (m_needsCompany && m_company.isEmpty())
        return usage(u"Specify the company: --company KEY."_s);
    QString reason;
    const QString server = findServer(reason);
    if (server.isEmpty()) {
        say(reason);
        return kFailed;
    }
    const Secret token = findToken();
    if (token.isEmpty()) {
        say(u"No right to call the server: set ANSWERDESK_ADMIN_TOKEN, or use the --data-dir whose admin.token you may read."_s);
        return kFailed;
    }
    m_client = std::make_unique<BlockingClient>(QUrl(server), token);
    return std::nullopt;
}

client::Query Shell::query() const
{
    client::Query query;
    for (const ListFilter &filter : m_filters) {
        const QString name = QString::fromLatin1(filter.name);
        if (!isSet(name))
            continue;
        const bool isSwitch = qstrcmp(filter.placeholder, "on|off") == 0;
        const json::Value sent = isSwitch ? switchValue(name) : json::Value(value(name));
        query << std::pair(QString(name).replace(u'-', u'_'), textOf(sent));
    }
    return query;
}

json::Value Shell::switchValue(const QString &name) const
{
    const QString text = value(name);
    return text == u"on" || text == u"off" ? json::Value(text == u"on") : json::Value(text);
}

json::Value Shell::numberValue(const QString &name) const
{
    const QString text = value(name);
    bool isNumber = false;
    (void)text.toInt(&isNumber);
    return isNumber ? json::Value(json::Number{text.toLatin1()}) : json::Value(text);
}

json::Array Shell::textsValue(const QString &name) const
{
    json::Array texts;
    for (const QString &text : m_parser.values(name)) {
        if (!text.isEmpty())
            texts.emplace_back(text);
    }
    return texts;
}

json::Array Shell::listValue(const QString &name) const
{
    json::Array list;
    for (const QString &entry : value(name).split(u',', Qt::SkipEmptyParts))
        list.emplace_back(entry.trimmed());
    return list;
}

QString Shell::findServer(QString &reason) const
{
    if (m_parser.isSet(u"server"_s))
        return m_parser.value(u"server"_s);
    const QString folder = m_parser.value(u"data-dir"_s);
    if (folder.isEmpty()) {
        reason
            = u"Specify the server: --server URL, or --data-dir DIR of a server that runs on this machine."_s;
        return {};
    }
    QFile file(folder + u"/server.json"_s);
    const auto value
        = file.open(QIODevice::ReadOnly) ? json::parse(file.readAll()) : tl::unexpected(QString());
    if (!value)
        reason = u"No server runs on the data folder %1 (it has no server.json)."_s.arg(folder);
    return value ? value->string(u"admin_url") : QString();
}

Secret Shell::findToken() const
{
    const QByteArray fromEnvironment = qgetenv("ANSWERDESK_ADMIN_TOKEN");
    if (!fromEnvironment.isEmpty())
        return Secret(fromEnvironment);
    QFile file(m_parser.value(u"data-dir"_s) + u"/admin.token"_s);
    return m_parser.isSet(u"data-dir"_s) && file.open(QIODevice::ReadOnly) ? Secret(file.readAll().trimmed())
                                                                           : Secret();
}

int Shell::printObject(const client::ApiResult<json::Value> &result, const QStringList &members) const
{
    if (!result)
        return fail(result.error());
    if (isSet(u"json"_s) || !result->asObject()) {
        if (!result->isNull())
            printLine(QString::fromUtf8(result->toJson()));
        return kDone;
    }
    const auto isShown
        = [&members](const QString &key) { return members.isEmpty() || members.contains(key); };
    qsizetype width = 24;
    for (const auto &[key, member] : *result->asObject())
        width = isShown(key) ? std::max(width, key.size()) : width;
    for (const auto &[key, member] : *result->asObject()) {
        if (isShown(key))
            printLine(key.leftJustified(width + 2) + textOf(member));
    }
    return kDone;
}

int Shell::printDone(const client::ApiResult<json::Value> &result, const QString &done) const
{
    if (result)
        say(done);
    return printObject(result);
}

int Shell::printList(const client::ApiResult<json::Array> &result, const QStringList &members) const
{
    if (!result)
        return fail(result.error());
    if (isSet(u"json"_s)) {
        printLine(QString::fromUtf8(json::Value(*result).toJson()));
        return kDone;
    }
    QList<QStringList> rows{members};
    for (const json::Value &row : *result) {
        QStringList cells;
        for (const QString &member : members) {
            const json::Value *value = row.find(member);
            cells << (value ? textOf(*value) : u"-"_s);
        }
        rows << cells;
    }
    QList<qsizetype> widths(members.size(), 0);
    for (const QStringList &row : std::as_const(rows)) {
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], std::min<qsizetype>(row[i].size(), 60));
    }
    for (const QStringList &row : std::as_const(rows)) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += i + 1 < row.size() ? row[i].leftJustified(widths[i] + 2) : row[i];
        printLine(line);
    }
    return kDone;
}

int Shell::printRows(api::Endpoint endpoint, const QStringList &segments, const client::Query &filters,
    const QStringList &members)
{
    bool isNumber = true;
    const int limit = isSet(u"limit"_s) ? value(u"limit"_s).toInt(&isNumber) : 0;
    if (!isNumber || limit < (isSet(u"limit"_s) ? 1 : 0))
        return usage(u"--limit must be a number from 1."_s);
    if (limit > 0 && isSet(u"all"_s))
        return usage(u"--limit and --all exclude each other."_s);
    return printList(client().callAll(endpoint, segments, filters, limit), members);
}

int Shell::fail(const client::ApiFailure &failure) const
{
    QString text = u"%1: %2"_s.arg(
        QString::fromLatin1(errorInfo(failure.error.code).identifier), failure.error.text());
    for (const auto &[path, reason] : failure.error.invalidFields)
        text += u"\n  %1 %2"_s.arg(path, reason);
    if (!failure.requestId.isEmpty())
        text += u"\n  request %1"_s.arg(failure.requestId);
    say(text);
    return kFailed;
}

int Shell::usage(const QString &text) const
{
    say(u"answerdesk-server %1: %2 See --help."_s.arg(QString::fromLatin1(m_command.words), text));
    return kWrongUsage;
}

void Shell::say(const QString &text) const { std::fprintf(stderr, "%s\n", qUtf8Printable(text)); }

int runList(const Command &command, const QStringList &arguments, ListOf owner, api::Endpoint endpoint,
    std::initializer_list<ListFilter> filters, const char *columns)
{
    Shell shell(command, owner == ListOf::Company);
    shell.listOptions();
    shell.filters(std::span(filters.begin(), filters.size()));
    if (const auto code = shell.begin(arguments))
        return *code;
    const QStringList segments = owner == ListOf::Company ? QStringList{shell.company()} : QStringList();
    return shell.printRows(endpoint, segments, shell.query(), QString::fromLatin1(columns).split(u' '));
}

} // namespace answerdesk::app
