// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/phrases.h"
#include <optional>

namespace answerdesk::answers {

/// What a message is when it asks nothing: a greeting, thanks, a good-bye. Nothing for a message that has a
/// question in it, also when it begins with a greeting.
std::optional<Phrase> smallTalkIn(const QString &message, const QString &locale);

} // namespace answerdesk::answers
