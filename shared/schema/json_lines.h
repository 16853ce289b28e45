// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <functional>

class QIODevice;

namespace answerdesk::json {

/// Takes the object of a line and returns why it is of no use; empty when it is.
using LineReader = std::function<QString(const Value &line)>;

/// Hands over the JSON object of each line, blank lines left out. The error is a text for people with the
/// name and the line ("NAME:LINE: reason"): a line without a JSON object, one that the reader refuses, or no
/// line at all. in: open for reading. Any thread.
tl::expected<void, QString> readLines(const QString &name, QIODevice &in, const LineReader &read);

} // namespace answerdesk::json
