// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/command.h"

namespace answerdesk::app {

/// The commands evaluate all and evaluate prompts.
int evaluateFolder(const Command &command, const QStringList &arguments);

} // namespace answerdesk::app
