// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/extraction/fork_server.h"
#include <QtCore/QScopeGuard>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace answerdesk::web {

namespace {

constexpr int kEndMs = 5000; ///< for a process whose standard input is closed to be gone

/// False after limitMs.
bool isReadable(int descriptor, int limitMs)
{
    pollfd waiting{descriptor, POLLIN, 0};
    int ready = 0;
    while ((ready = poll(&waiting, 1, limitMs)) < 0 && errno == EINTR) { }
    return ready > 0;
}

} // namespace

tl::expected<std::unique_ptr<ForkServer>, int> ForkServer::start(const QByteArray &program)
{
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
        return tl::unexpected(errno);
    const auto closeTheirs = qScopeGuard([&] { close(sockets[1]); });

    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    const auto release = qScopeGuard([&] {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    });
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // The server blocks and handles signals in its own way; the program begins with the defaults.
    sigset_t signalSet;
    sigemptyset(&signalSet);
    posix_spawnattr_setsigmask(&attributes, &signalSet);
    sigaddset(&signalSet, SIGTERM);
    sigaddset(&signalSet, SIGPIPE);
    sigaddset(&signalSet, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &signalSet);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

    QByteArray name = program;
    QByteArray option(extract::kForkServer);
    char *arguments[] = {name.data(), option.data(), nullptr};
    // No environment: nothing of the server's settings and secrets reaches the program.
    QByteArray locale("LC_ALL=C.UTF-8");
    QByteArray libraries("LD_LIBRARY_PATH=" + qgetenv("LD_LIBRARY_PATH"));
    char *environment[] = {locale.data(), libraries.size() > 16 ? libraries.data() : nullptr, nullptr};
    pid_t process = -1;
    const int error = posix_spawn(&process, name.constData(), &actions, &attributes, arguments, environment);
    if (error != 0) {
        close(sockets[0]);
        return tl::unexpected(error);
    }
    return std::unique_ptr<ForkServer>(new ForkServer(process, sockets[0]));
}

ForkServer::~ForkServer()
{
    close(m_socket);
    const int descriptor = int(syscall(SYS_pidfd_open, m_process, 0));
    if (descriptor >= 0) {
        if (!isReadable(descriptor, kEndMs))
            kill(m_process, SIGKILL);
        close(descriptor);
    }
    int status = 0;
    while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) { }
}

bool ForkServer::send(extract::Command job, int socket)
{
    char byte = char(job);
    iovec data{&byte, 1};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr *attached = CMSG_FIRSTHDR(&message);
    attached->cmsg_level = SOL_SOCKET;
    attached->cmsg_type = SCM_RIGHTS;
    attached->cmsg_len = CMSG_LEN(sizeof socket);
    std::memcpy(CMSG_DATA(attached), &socket, sizeof socket);
    return sendmsg(m_socket, &message, MSG_NOSIGNAL) == 1;
}

void ForkServer::cancel()
{
    const char byte = char(extract::Command::Cancel);
    // A process that has ended is noticed by status().
    [[maybe_unused]] const ssize_t count = ::send(m_socket, &byte, 1, MSG_NOSIGNAL);
}

std::optional<int> ForkServer::status(int limitMs)
{
    int status = 0;
    if (!isReadable(m_socket, limitMs)
        || recv(m_socket, &status, sizeof status, MSG_WAITALL) != sizeof status)
        return std::nullopt;
    return status;
}

} // namespace answerdesk::web
