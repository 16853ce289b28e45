// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/threads.h"

namespace answerdesk::console {

/// "Answered", "Asked back".
QString outcomeText(api::AnswerKind outcome);
/// "quoted from documents" for the built-in engine; a model is called by its name.
QString engineText(const QString &engine);

} // namespace answerdesk::console
