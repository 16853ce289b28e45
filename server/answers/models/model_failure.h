// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace answerdesk::answers {

/// Why a model gave nothing.
enum class ModelFailure : unsigned char {
    TimedOut,
    Unreachable, ///< no connection, or it broke off
    Refused, ///< a status of the 300s or 400s: a wrong key, an unknown model, a redirect
    Overloaded, ///< 408, 429 or a status of the 500s
    Garbled, ///< not an answer of this API
    TooLarge,
    Busy, ///< too many wait already; nothing was sent
    Spared, ///< the model has failed too often of late; nothing was sent
    Stopped, ///< the server stops
};
inline constexpr int kModelFailureCount = 9;
const char *modelFailureName(ModelFailure failure); ///< "timeout", for metrics and stored messages

} // namespace answerdesk::answers
