// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/stand_in_extract.h"
#include <QtCore/QFile>

namespace answerdesk::test {

namespace {

void writeProgram(const QString &path, const QByteArray &script)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + script + '\n') < 0
        || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace

QString standInExtract(const QString &path, const QByteArray &script)
{
    writeProgram(path + QStringLiteral(".job"), script);
    writeProgram(path, "exec " ANSWERDESK_FORK_SCRIPT " \"$0.job\" \"$@\"");
    return path;
}

} // namespace answerdesk::test
