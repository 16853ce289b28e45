// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"

namespace answerdesk::json {

/// JSON for people and for files under version control: two spaces a level, short lists of plain values on
/// one line, a line end behind the last brace. The same value always gives the same bytes. Any thread.
QByteArray toPrettyJson(const Value &value);

} // namespace answerdesk::json
