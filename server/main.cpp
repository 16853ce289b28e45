// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "server/app/commands/command.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLoggingCategory>
#include <csignal>
#include <sys/stat.h>

/// jemalloc's settings: what a burst of load has used goes back to the system in a thread of jemalloc's own,
/// also when nothing is asked for any more.
extern "C" {
extern const char *malloc_conf;
const char *malloc_conf = "background_thread:true";
}

int main(int argc, char **argv)
{
    // The data folder, logs, backups and exports hold what shoppers wrote: for their owner alone.
    ::umask(0077);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("answerdesk-server"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ANSWERDESK_VERSION));
    qSetMessagePattern(QStringLiteral("%{time yyyy-MM-ddTHH:mm:ss.zzzZ} %{type} %{message}"));
    std::signal(SIGPIPE, SIG_IGN); // a client that goes away is no reason to end
    return answerdesk::app::runCommandLine(QCoreApplication::arguments().mid(1));
}
