// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/config.h"
#include "server/web/extraction/extractor.h"
#include <QtCore/QFileInfo>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

/// What is wrong with a folder that the server will write to, or nothing. One that does not exist is made.
QString folderFault(const QString &folder)
{
    QFileInfo place(folder);
    if (place.exists() && !place.isDir())
        return u"%1 is not a folder"_s.arg(folder);
    while (!place.exists() && place.absoluteFilePath() != u"/")
        place = QFileInfo(place.absolutePath());
    if (!place.isDir() || ::access(QFile::encodeName(place.absoluteFilePath()).constData(), W_OK | X_OK) != 0)
        return u"%1 cannot be written"_s.arg(place.absoluteFilePath());
    return {};
}

} // namespace

QStringList faultsOf(const Config &config, bool hasDataDir)
{
    QStringList faults;
    const auto add = [&faults](const char *name, const QString &fault) {
        if (!fault.isEmpty())
            faults << QString::fromLatin1(name) + u": "_s + fault;
    };
    if (hasDataDir)
        add("data_dir", folderFault(config.dataDir));
    if (!config.accessLog.isEmpty() && (hasDataDir || !config.accessLog.startsWith(config.dataDir))) {
        const QFileInfo log(config.accessLog);
        if (log.isDir() || (log.exists() && !log.isWritable()))
            add("access_log", u"%1 is not a writable file"_s.arg(config.accessLog));
        else
            add("access_log", folderFault(log.absolutePath()));
    }
    const QString program = web::Extractor(config.extractProgram).program();
    if (!QFileInfo(program).isExecutable())
        add("extract_program", u"%1 is not an executable program"_s.arg(program));
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_max != RLIM_INFINITY
        && rlim_t(config.maxConnections) + http::HttpFront::kReservedDescriptors > limit.rlim_max) {
        add("max_connections",
            u"the system permits %1 open files, too few for %2 connections and %3 for the rest; raise LimitNOFILE"_s
                .arg(qulonglong(limit.rlim_max))
                .arg(config.maxConnections)
                .arg(http::HttpFront::kReservedDescriptors));
    }
    return faults;
}

} // namespace answerdesk::app
