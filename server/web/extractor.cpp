// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/extractor.h"
#include "server/web/extract_protocol.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QScopeGuard>
#include <QtCore/QtEndian>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

void appendPart(QByteArray &out, QByteArrayView part)
{
    uchar length[4];
    qToLittleEndian(quint32(part.size()), length);
    out.append(reinterpret_cast<const char *>(length), 4);
    out.append(part);
}

/// One conversation with the child. A socket pair instead of pipes, since send() can be told not to raise
/// SIGPIPE.
class Child
{
public:
    Child() = default;
    Q_DISABLE_COPY_MOVE(Child)
    ~Child()
    {
        if (m_socket >= 0)
            close(m_socket);
        if (m_pid > 0) {
            kill(m_pid, SIGKILL);
            reap();
        }
    }

    /// 0, or why not as errno says it.
    int start(const QByteArray &program)
    {
        int sockets[2];
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
            return errno;
        m_socket = sockets[0];
        const auto closeTheirs = qScopeGuard([&] { close(sockets[1]); });
        fcntl(m_socket, F_SETFL, O_NONBLOCK);

        posix_spawn_file_actions_t actions;
        posix_spawnattr_t attributes;
        posix_spawn_file_actions_init(&actions);
        posix_spawnattr_init(&attributes);
        const auto release = qScopeGuard([&] {
            posix_spawn_file_actions_destroy(&actions);
            posix_spawnattr_destroy(&attributes);
        });
        posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, sockets[1], STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        // The server blocks and handles signals in its own way; the child begins with the defaults.
        sigset_t signalSet;
        sigemptyset(&signalSet);
        posix_spawnattr_setsigmask(&attributes, &signalSet);
        sigaddset(&signalSet, SIGTERM);
        sigaddset(&signalSet, SIGPIPE);
        sigaddset(&signalSet, SIGINT);
        posix_spawnattr_setsigdefault(&attributes, &signalSet);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

        QByteArray name = program;
        char *arguments[] = {name.data(), nullptr};
        // No environment: nothing of the server's settings and secrets reaches the child.
        QByteArray locale("LC_ALL=C.UTF-8");
        QByteArray libraries("LD_LIBRARY_PATH=" + qgetenv("LD_LIBRARY_PATH"));
        char *environment[] = {locale.data(), libraries.size() > 16 ? libraries.data() : nullptr, nullptr};
        return posix_spawn(&m_pid, name.constData(), &actions, &attributes, arguments, environment);
    }

    enum class End { Done, TimedOut, Broken };

    End talk(QByteArrayView request, QByteArray &answer, int timeLimitMs)
    {
        QElapsedTimer timer;
        timer.start();
        qsizetype sent = 0;
        char buffer[64 * 1024];
        while (true) {
            const qint64 left = timeLimitMs - timer.elapsed();
            if (left <= 0)
                return End::TimedOut;
            pollfd waiting{m_socket, short(sent < request.size() ? POLLIN | POLLOUT : POLLIN), 0};
            const int ready = poll(&waiting, 1, int(left));
            if (ready < 0 && errno != EINTR)
                return End::Broken;
            if (ready <= 0)
                continue;
            if (waiting.revents & POLLOUT) {
                const ssize_t count
                    = send(m_socket, request.data() + sent, std::size_t(request.size() - sent), MSG_NOSIGNAL);
                if (count > 0)
                    sent += count;
                else if (errno != EAGAIN && errno != EINTR)
                    sent = request.size(); // the child went away; what it wrote before may still be read
                if (sent == request.size())
                    shutdown(m_socket, SHUT_WR);
            }
            if (waiting.revents & (POLLIN | POLLHUP | POLLERR)) {
                const ssize_t count = recv(m_socket, buffer, sizeof buffer, 0);
                if (count == 0)
                    return End::Done;
                if (count > 0)
                    answer.append(buffer, qsizetype(count));
                else if (errno != EAGAIN && errno != EINTR)
                    return End::Done;
                if (answer.size() > extract::kMaxAnswer)
                    return End::Broken;
            }
        }
    }

    /// The status as waitpid() gives it.
    int reap()
    {
        int status = -1;
        while (waitpid(m_pid, &status, 0) < 0 && errno == EINTR) { }
        m_pid = -1;
        return status;
    }

private:
    pid_t m_pid = -1;
    int m_socket = -1;
};

Error cannotStart(const QString &program, int error)
{
    const QString detail = u"cannot start %1: %2"_s.arg(program, qt_error_string(error));
    if (error != EMFILE && error != ENFILE && error != EAGAIN && error != ENOMEM)
        return Error::internal(detail);
    return Error::unavailable(u"The server has no room to read a document at the moment."_s, 5, detail);
}

} // namespace

Extractor::Extractor(QString program, int timeLimitMs)
    : m_program(std::move(program))
    , m_timeLimitMs(timeLimitMs)
{
    if (!m_program.isEmpty())
        return;
    // Beside the program in a build; where Debian keeps programs that only programs start, when installed.
    const QString folder = QCoreApplication::applicationDirPath();
    const QString installed = folder + u"/../libexec/answerdesk/answerdesk-extract"_s;
    m_program = folder + u"/answerdesk-extract"_s;
    if (!QFileInfo::exists(m_program) && QFileInfo::exists(installed))
        m_program = QDir::cleanPath(installed);
}

Result<HtmlPage> Extractor::html(QByteArrayView bytes, const QByteArray &contentType) const
{
    if (bytes.size() > qsizetype(extract::kMaxBody))
        return fail(ErrorCode::PayloadTooLarge, u"The document is too large to be read."_s);
    QByteArray request;
    request.reserve(bytes.size() + 256);
    appendPart(request,
        contentType == kDocxType      ? extract::kDocx
            : contentType == kPdfType ? extract::kPdf
                                      : extract::kHtml);
    appendPart(request, contentType.left(extract::kMaxContentType));
    appendPart(request, bytes);

    Child child;
    if (const int error = child.start(QFile::encodeName(m_program)); error != 0)
        return fail(cannotStart(m_program, error));
    QByteArray answer;
    const Child::End end = child.talk(request, answer, m_timeLimitMs);
    if (end == Child::End::TimedOut)
        return fail(ErrorCode::BadRequest, u"The document took too long to read."_s);
    if (end == Child::End::Broken)
        return fail(ErrorCode::BadRequest, u"The document could not be read."_s,
            u"the extractor's answer is too long"_s);
    const int status = child.reap();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        const QString detail = WIFSIGNALED(status) ? u"extractor killed by signal %1"_s.arg(WTERMSIG(status))
                                                   : u"extractor ended with %1"_s.arg(WEXITSTATUS(status));
        if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
            return fail(Error::internal(u"cannot start %1"_s.arg(m_program)));
        return fail(ErrorCode::BadRequest,
            u"The document could not be read within the limits of time and memory."_s, detail);
    }
    static constexpr QByteArrayView kRefused = "{\"refused\":";
    if (answer.startsWith(kRefused)) {
        const auto refusal = json::parse(answer);
        return fail(ErrorCode::BadRequest,
            refusal ? refusal->string(u"refused") : u"The document could not be read."_s);
    }
    auto page = HtmlPage::fromJson(answer);
    if (!page)
        return fail(ErrorCode::BadRequest, u"The document could not be read."_s, page.error());
    return *std::move(page);
}

} // namespace answerdesk::web
