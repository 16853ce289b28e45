// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/extract/fork_server.h"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace answerdesk::extract {

namespace {

using web::extract::Command;

struct Received {
    Command command;
    int socket = -1;
};

/// Nothing when the server has closed its end.
std::optional<Received> receive()
{
    char byte = 0;
    iovec data{&byte, 1};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    ssize_t count = 0;
    while ((count = recvmsg(STDIN_FILENO, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) { }
    if (count <= 0)
        return std::nullopt;
    Received received{Command(byte)};
    const cmsghdr *attached = CMSG_FIRSTHDR(&message);
    if (attached && attached->cmsg_level == SOL_SOCKET && attached->cmsg_type == SCM_RIGHTS)
        std::memcpy(&received.socket, CMSG_DATA(attached), sizeof received.socket);
    return received;
}

/// Ready when the server sends a command or is gone, or when the child has ended.
bool isServerFirst(int childDescriptor)
{
    pollfd waiting[] = {{STDIN_FILENO, POLLIN, 0}, {childDescriptor, POLLIN, 0}};
    while (poll(waiting, 2, -1) < 0 && errno == EINTR) { }
    return waiting[1].revents == 0;
}

/// The wait status. Kills the child when the server cancels the job or is gone.
int waitFor(pid_t child)
{
    const int descriptor = int(syscall(SYS_pidfd_open, child, 0));
    if (descriptor >= 0) {
        if (isServerFirst(descriptor)) {
            char command = 0;
            while (read(STDIN_FILENO, &command, 1) < 0 && errno == EINTR) { }
            kill(child, SIGKILL);
        }
        close(descriptor);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) { }
    return status;
}

} // namespace

int runForkServer(const std::function<int(Command)> &runJob)
{
    while (const std::optional<Received> received = receive()) {
        if (received->command == Command::Cancel)
            continue; // its child had ended
        if (received->socket < 0)
            return 2;
        const pid_t child = fork();
        if (child == 0) {
            dup2(received->socket, STDIN_FILENO);
            dup2(received->socket, STDOUT_FILENO);
            close(received->socket);
            std::exit(runJob(received->command));
        }
        const int forkError = errno;
        close(received->socket);
        const int status = child < 0 ? -forkError : waitFor(child);
        if (send(STDIN_FILENO, &status, sizeof status, MSG_NOSIGNAL) != sizeof status)
            return 0;
    }
    return 0;
}

} // namespace answerdesk::extract
