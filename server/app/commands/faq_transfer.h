// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/command.h"

namespace answerdesk::app {

// FAQs to files and back.
int exportFaqs(const Command &command, const QStringList &arguments);
int importFaqs(const Command &command, const QStringList &arguments);

} // namespace answerdesk::app
