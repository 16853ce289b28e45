// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

/// Where the texts of functions without a class of their own are translated.
struct ScenarioWords {
    Q_DECLARE_TR_FUNCTIONS(ScenarioWords)
};

} // namespace answerdesk::console
