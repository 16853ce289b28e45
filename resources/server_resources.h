// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace answerdesk {

/// Registers the server's built-in files under :/answerdesk. A linker drops resources of a static library that nobody
/// names, so the program's start names them.
void initServerResources();

} // namespace answerdesk
