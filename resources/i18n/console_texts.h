// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace answerdesk {

/// Registers the translations of the console, ":/answerdesk/i18n/console_de.qm"; may be called again. Any
/// thread.
void initConsoleTexts();

} // namespace answerdesk
