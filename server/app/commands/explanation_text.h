// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/explain.h"

namespace answerdesk::app {

/// An answer and its reasons as lines for a terminal, with bars for scores and for the confidence beside the
/// threshold. Pure.
QString explanationText(const api::Explanation &explanation);

} // namespace answerdesk::app
