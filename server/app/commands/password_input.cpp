// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/password_input.h"
#include <QtCore/QFile>
#include <cstdio>
#include <termios.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr char kInterrupt = 3; // Ctrl+C

Error problem(const QString &text) { return Error::make(ErrorCode::InternalError, text); }

/// Asks on the terminal. Ctrl+C is read as a character, so that the terminal never stays without echo.
std::optional<Secret> ask(const char *prompt)
{
    termios before{};
    if (::tcgetattr(STDIN_FILENO, &before) != 0)
        return std::nullopt;
    termios silent = before;
    silent.c_lflag &= ~tcflag_t(ECHO | ISIG);
    silent.c_cc[VEOL] = kInterrupt; // it ends the line, so nobody has to press Enter after it
    std::fprintf(stderr, "%s: ", prompt);
    std::fflush(stderr);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    QByteArray line;
    char c = 0;
    while (c != kInterrupt && ::read(STDIN_FILENO, &c, 1) == 1 && c != '\n')
        line += c;
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    std::fprintf(stderr, "\n");
    if (line.contains(kInterrupt))
        return std::nullopt;
    return Secret(line);
}

Result<Secret> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(problem(u"The file %1 cannot be read: %2"_s.arg(path, file.errorString())));
    QByteArray line = file.readLine(4096);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return Secret(line);
}

} // namespace

Result<Secret> readPassword(const char *variable, const char *prompt, bool isNew)
{
    const QByteArray fileVariable = QByteArray(variable) + "_FILE";
    const QByteArray value = qgetenv(variable);
    const QByteArray path = qgetenv(fileVariable.constData());
    if (!value.isEmpty() && !path.isEmpty()) {
        return tl::unexpected(problem(u"Set %1 or %1_FILE, not both."_s.arg(QString::fromLatin1(variable))));
    }
    if (!path.isEmpty())
        return readFile(QFile::decodeName(path));
    if (!value.isEmpty())
        return Secret(value);
    if (!::isatty(STDIN_FILENO) || !::isatty(STDERR_FILENO)) {
        return tl::unexpected(
            problem(u"Set %1 to the password, or %1_FILE to the name of a file that contains it."_s.arg(
                QString::fromLatin1(variable))));
    }
    const std::optional<Secret> first = ask(prompt);
    if (!first)
        return tl::unexpected(problem(u"Nothing was changed."_s));
    if (!isNew)
        return *first;
    const std::optional<Secret> again = ask("Repeat the password");
    if (!again)
        return tl::unexpected(problem(u"Nothing was changed."_s));
    if (again->reveal() != first->reveal())
        return tl::unexpected(problem(u"The two passwords differ."_s));
    return *first;
}

} // namespace answerdesk::app
