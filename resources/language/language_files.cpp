// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/language/language_files.h"
#include <QtCore/QDir>
#include <QtCore/QFile>

static void registerFiles() { Q_INIT_RESOURCE(language_files); }

namespace answerdesk {

QByteArray languageFile(const QString &name)
{
    [[maybe_unused]] static const bool isRegistered = (registerFiles(), true);
    QFile file(QStringLiteral(":/answerdesk/language/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QStringList> languageRows(const QString &name)
{
    QList<QStringList> rows;
    for (const QString &line : QString::fromUtf8(languageFile(name)).split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u'#'))
            rows << line.split(u'\t');
    }
    return rows;
}

} // namespace answerdesk
