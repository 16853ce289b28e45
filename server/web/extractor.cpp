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
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

constexpr int kLeavingMs = 5000; ///< for a child that has closed its end to be gone

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
    int start(const QByteArray &program, const char *job)
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
        QByteArray jobName(job);
        char *arguments[] = {name.data(), jobName.data(), nullptr};
        // No environment: nothing of the server's settings and secrets reaches the child.
        QByteArray locale("LC_ALL=C.UTF-8");
        QByteArray libraries("LD_LIBRARY_PATH=" + qgetenv("LD_LIBRARY_PATH"));
        char *environment[] = {locale.data(), libraries.size() > 16 ? libraries.data() : nullptr, nullptr};
        return posix_spawn(&m_pid, name.constData(), &actions, &attributes, arguments, environment);
    }

    enum class End { Done, TimedOut, TooLong };

    End talk(QByteArrayView head, QByteArrayView body, QByteArray &answer, qsizetype maxAnswer, int limitMs,
        const std::stop_token &stop)
    {
        // Wakes poll() below; the descriptor is open for as long as this object lives.
        const std::stop_callback onStop(stop, [this] { shutdown(m_socket, SHUT_RDWR); });
        QElapsedTimer timer;
        timer.start();
        QByteArrayView unsent = head;
        QByteArrayView next = body;
        char buffer[64 * 1024];
        while (true) {
            if (unsent.isEmpty())
                unsent = std::exchange(next, {});
            const qint64 left = limitMs - timer.elapsed();
            if (left <= 0)
                return End::TimedOut;
            pollfd waiting{m_socket, short(unsent.isEmpty() ? POLLIN : POLLIN | POLLOUT), 0};
            const int ready = poll(&waiting, 1, int(left));
            if (ready < 0 && errno != EINTR)
                return End::Done;
            if (ready <= 0)
                continue;
            if (waiting.revents & POLLOUT) {
                const ssize_t count = send(m_socket, unsent.data(), std::size_t(unsent.size()), MSG_NOSIGNAL);
                if (count > 0)
                    unsent = unsent.sliced(count);
                else if (errno != EAGAIN && errno != EINTR)
                    unsent = next = {}; // the child has ended; what it wrote before may still be read
                if (unsent.isEmpty() && next.isEmpty())
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
                if (answer.size() > maxAnswer)
                    return End::TooLong;
            }
        }
    }

    /// The status as waitpid() gives it. A child that closed its end and does not go away is killed.
    int end(int limitMs)
    {
        const int process = int(syscall(SYS_pidfd_open, m_pid, 0));
        if (process >= 0) {
            pollfd ended{process, POLLIN, 0};
            int ready = 0;
            while ((ready = poll(&ended, 1, limitMs)) < 0 && errno == EINTR) { }
            if (ready == 0)
                kill(m_pid, SIGKILL);
            close(process);
        }
        return reap();
    }

private:
    int reap()
    {
        int status = -1;
        while (waitpid(m_pid, &status, 0) < 0 && errno == EINTR) { }
        m_pid = -1;
        return status;
    }

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

Extractor::Extractor(QString program, int pageLimitMs, int documentLimitMs)
    : m_program(std::move(program))
    , m_pageLimitMs(pageLimitMs)
    , m_documentLimitMs(documentLimitMs)
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

Result<QByteArray> Extractor::ask(
    const Job &job, QByteArrayView head, QByteArrayView body, const std::stop_token &stop) const
{
    const auto tookTooLong = [](int seconds) {
        return fail(ErrorCode::BadRequest, u"Reading the document took more than %1 s."_s.arg(seconds));
    };
    const auto cancelled
        = [] { return fail(Error::unavailable(u"The reading of the document was cancelled."_s, 2)); };
    if (stop.stop_requested())
        return cancelled();
    Child child;
    if (const int error = child.start(QFile::encodeName(m_program), job.name); error != 0)
        return fail(cannotStart(m_program, error));
    QByteArray answer;
    const Child::End end = child.talk(head, body, answer, job.maxAnswer, job.limitMs, stop);
    if (stop.stop_requested())
        return cancelled();
    if (end == Child::End::TimedOut)
        return tookTooLong(std::max(1, job.limitMs / 1000));
    if (end == Child::End::TooLong)
        return fail(ErrorCode::BadRequest, u"The document could not be read."_s,
            u"the extractor's answer is too long"_s);
    const int status = child.end(std::min(job.limitMs, kLeavingMs));
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return fail(Error::internal(u"cannot start %1"_s.arg(m_program)));
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
        return tookTooLong(job.cpuSeconds);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        const QString detail = WIFSIGNALED(status) ? u"extractor killed by signal %1"_s.arg(WTERMSIG(status))
                                                   : u"extractor ended with %1"_s.arg(WEXITSTATUS(status));
        return fail(ErrorCode::BadRequest,
            u"The document could not be read within the limits of time and memory."_s, detail);
    }
    return answer;
}

namespace {

Error unreadable(const QString &detail)
{
    return Error::make(ErrorCode::BadRequest, u"The document could not be read."_s, detail);
}

/// What follows an answer's kind, or why the document was refused.
Result<QByteArray> contentOf(QByteArray answer)
{
    extract::PartReader parts(answer);
    const QByteArrayView kind = parts.next(16);
    if (kind == extract::kRead)
        return answer.remove(0, 4 + kind.size());
    const QString reason = parts.nextText(extract::kMaxReason);
    if (kind != extract::kRefused || !parts.isDone() || reason.isEmpty())
        return fail(unreadable(u"the extractor's answer is malformed"_s));
    return fail(ErrorCode::BadRequest, reason);
}

Error tooLarge()
{
    return Error::make(ErrorCode::PayloadTooLarge, u"The document is too large to be read."_s);
}

} // namespace

Result<HtmlPage> Extractor::html(
    QByteArrayView bytes, const QByteArray &contentType, const std::stop_token &stop) const
{
    if (bytes.size() > qsizetype(extract::kMaxBody))
        return fail(tooLarge());
    extract::PartWriter head;
    head.add(contentType.left(extract::kMaxContentType));
    head.addLength(quint32(bytes.size()));
    const Job job{extract::kPage, m_pageLimitMs, extract::kPageSeconds, extract::kMaxPageAnswer};
    const Result<QByteArray> answer = ask(job, head.bytes(), bytes, stop).and_then(contentOf);
    if (!answer)
        return fail(answer.error());
    auto page = HtmlPage::fromJson(*answer);
    if (!page)
        return fail(unreadable(page.error()));
    return *std::move(page);
}

Result<QByteArray> Extractor::document(
    const QByteArray &head, QByteArrayView body, const std::stop_token &stop) const
{
    if (body.size() > qsizetype(extract::kMaxBody))
        return fail(tooLarge());
    extract::PartWriter length;
    length.addLength(quint32(body.size()));
    const Job job{
        extract::kDocument, m_documentLimitMs, extract::kDocumentSeconds, extract::kMaxDocumentAnswer};
    return ask(job, head + length.bytes(), body, stop).and_then(contentOf);
}

Result<Extractor::Sandbox> Extractor::sandbox(const std::stop_token &stop) const
{
    const Job job{extract::kReportSandbox, m_pageLimitMs, extract::kPageSeconds, 4096};
    const Result<QByteArray> answer = ask(job, {}, {}, stop);
    if (!answer)
        return fail(answer.error());
    const QList<QByteArray> lines = answer->trimmed().split('\n');
    Sandbox report{QString::fromUtf8(lines.value(0)), QString::fromUtf8(lines.value(1))};
    if (report.active.isEmpty() || lines.size() > 2)
        return fail(Error::internal(u"%1 does not report its sandbox"_s.arg(m_program)));
    return report;
}

} // namespace answerdesk::web
