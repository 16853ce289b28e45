// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/command.h"

namespace answerdesk::app {

/// The command evaluate pages.
int evaluatePages(const Command &command, const QStringList &arguments);

} // namespace answerdesk::app
