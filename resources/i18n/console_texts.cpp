// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/i18n/console_texts.h"
#include <QtCore/QtGlobal>

static void registerConsoleTexts() { Q_INIT_RESOURCE(console_texts); }

namespace answerdesk {

void initConsoleTexts() { registerConsoleTexts(); }

} // namespace answerdesk
