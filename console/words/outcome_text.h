// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/threads.h"

namespace answerdesk::console {

/// "Answered", "Asked back".
QString outcomeText(api::AnswerKind outcome);

} // namespace answerdesk::console
