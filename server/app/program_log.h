// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/config.h"

namespace answerdesk::app {

/// Sends the program's own messages (qDebug to qCritical) to standard error from this level on, a line each:
/// with time and level, or, where systemd's journal reads, with the level in the journal's own form. For the
/// whole process; the command line calls it before a server starts.
void installProgramLog(LogLevel level);

} // namespace answerdesk::app
