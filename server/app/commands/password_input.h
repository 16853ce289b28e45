// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include "shared/core/secret.h"

namespace answerdesk::app {

/// A password for a command: from the environment variable, the file that VARIABLE_FILE names, or a prompt
/// without echo when a person sits at a terminal; a new one is asked for twice. Never from the command line,
/// which everybody on the machine can read. The error's text says what to do.
Result<Secret> readPassword(const char *variable, const char *prompt, bool isNew);

} // namespace answerdesk::app
