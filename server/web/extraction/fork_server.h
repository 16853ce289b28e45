// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/extraction/extract_protocol.h"
#include <memory>
#include <optional>
#include <sys/types.h>
#include <tl/expected.hpp>

namespace answerdesk::web {

/// A running answerdesk-extract, see extract_protocol.h. One job at a time; any thread, one after the other.
class ForkServer
{
public:
    /// The error number when the program cannot be started.
    static tl::expected<std::unique_ptr<ForkServer>, int> start(const QByteArray &program);
    /// Ends the process and the child that it may have.
    ~ForkServer();
    Q_DISABLE_COPY_MOVE(ForkServer)

    /// socket: the child's standard input and output; stays the caller's. False when the process has ended.
    bool send(extract::Command job, int socket);
    /// Kills the child of the job, which is then answered as usual.
    void cancel();
    /// The answer to the job: the child's wait status, or a negative error number when there is no child.
    /// Nothing after limitMs, or when the process has ended.
    std::optional<int> status(int limitMs);

private:
    ForkServer(pid_t process, int socket)
        : m_process(process)
        , m_socket(socket)
    {
    }

    pid_t m_process;
    int m_socket;
};

} // namespace answerdesk::web
