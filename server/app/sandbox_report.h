// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/extraction/extractor.h"

namespace answerdesk::app {

/// Starts the child process once and logs the protections that it runs under. Blocking; any thread.
void logSandbox(const web::Extractor &extractor, const std::stop_token &stop);
/// The same as lines for a terminal.
void printSandbox(const web::Extractor::Sandbox &sandbox);

} // namespace answerdesk::app
