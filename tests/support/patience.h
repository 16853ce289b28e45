// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace answerdesk::test {

/// For how many milliseconds a test waits for what must happen. A busy machine is no fault of the program;
/// nothing waits that long when all is well.
inline constexpr int kPatienceMs = 60'000;

} // namespace answerdesk::test
