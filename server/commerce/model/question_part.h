// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_queries.h"

/// What the questions of messages m are told apart by, in the breakdown and in the list that each of its
/// parts opens. Both databases count characters here, not bytes.
#define ANSWERDESK_QUESTION_PART "substr(trim(m.query_text), 1, 500)"
static_assert(answerdesk::api::kQuestionPart == 500);
