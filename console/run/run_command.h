// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>
#include <QtCore/QUrl>
#include <functional>
#include <optional>

class QObject;

namespace answerdesk::console {

/// A server that the console has opened before.
struct RunProfile {
    QUrl adminUrl;
    QString email;
};

/// What the command takes from the program around it.
struct RunSurroundings {
    /// The profile of this name in a file of settings, or why there is none.
    std::function<std::optional<RunProfile>(const QString &name, const QString &settings, QString &why)>
        profile;
    /// Calls stop when the system asks the program to end, until the context goes.
    std::function<void(QObject *context, std::function<void()> stop)> onStopSignal;
};

/// `answerdesk-console run`: gets the words behind "run", gives the exit code. Needs a QCoreApplication, runs
/// its event loop, prints results on standard output and what is wrong with its use on standard error.
int runScenarios(const QStringList &arguments, const RunSurroundings &surroundings);

} // namespace answerdesk::console
