// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/raw_exchange.h"

namespace answerdesk::client {

/// Text as one word of a POSIX shell: unchanged when every character is harmless, else in single quotes.
QString shellQuoted(const QString &text);

/// The request as one curl command for a POSIX shell, one option a line. It sends the same bytes again,
/// secrets included; header lines that curl writes itself are left out.
QString asCurl(const RawRequest &request);

} // namespace answerdesk::client
