// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

/// Where the texts of `answerdesk-console run` are translated.
struct RunWords {
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

} // namespace answerdesk::console
