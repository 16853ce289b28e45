// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/extraction/extract_protocol.h"
#include <functional>

namespace answerdesk::extract {

/// Takes commands from standard input, a Unix socket, until it is closed, and forks a child for each job.
/// The child has the job's socket as standard input and output, no other descriptor that it could use, and
/// ends with what runJob returns. Returns the program's exit code. Call it before there are other threads.
int runForkServer(const std::function<int(web::extract::Command)> &runJob);

} // namespace answerdesk::extract
