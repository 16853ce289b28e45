// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>

namespace answerdesk::console::serverwords {

// What the server, the field kit and the client can say, letter by letter, with %1 where they put a value.
// The test `server_words` compares these with their sources, in both directions.

/// Of a field, a file or a setting: follows its name ("must have %1 to %2 characters, has %3").
std::span<const char *const> reasonTemplates();
/// Whole sentences ("There is no company “%1”.").
std::span<const char *const> sentenceTemplates();
/// Of product feeds, of both kinds.
std::span<const char *const> feedTemplates();
/// What stands in answers: formulas, what settings are for, why an answer helped, steps of the demo shop.
std::span<const char *const> answerTemplates();
/// What the metrics mean.
std::span<const char *const> metricTemplates();

} // namespace answerdesk::console::serverwords
