// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>
#include <optional>

namespace answerdesk::console {

/// What the program was started with. Read before there is an application object, so that --help, --version
/// and a wrong option need no display.
struct StartOptions {
    QString settingsFile; ///< empty: the usual one
    QString dataFolder; ///< of the local server; empty: the usual one
    std::optional<int> exitCode; ///< set: all is said, and no window is to come

    /// Prints the answer to --help and --version, and what is wrong. arguments: with the program's name
    /// first.
    static StartOptions read(const QStringList &arguments);
};

} // namespace answerdesk::console
