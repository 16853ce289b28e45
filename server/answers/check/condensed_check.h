// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/check/model_check.h"

namespace answerdesk::answers {

/// Holds a follow-up in a model's words against the follow-up itself and its thread: it is one question in
/// their words, with no number, name or address of its own, and with every word by which the follow-up names
/// something. thread: what was asked and answered before. language: "de", of the follow-up. Pure; any thread.
ModelFault checkCondensed(
    const QString &condensed, const QString &question, const QStringList &thread, const QString &language);

} // namespace answerdesk::answers
