// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/settings_file.h"
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString nameIn(const QByteArray &line) { return QString::fromUtf8(line).section(u'=', 0, 0).trimmed(); }

} // namespace

QMap<QString, QString> settingsIn(const QString &path)
{
    QMap<QString, QString> values;
    for (const QByteArray &line : contentOf(path).split('\n')) {
        if (!line.trimmed().startsWith('#') && line.contains('='))
            values.insert(nameIn(line), QString::fromUtf8(line).section(u'=', 1).trimmed());
    }
    return values;
}

QByteArray changedSettings(const QByteArray &text, QMap<QString, QString> changes)
{
    QByteArrayList lines;
    for (const QByteArray &line : text.split('\n')) {
        const QString name = nameIn(line);
        if (!changes.contains(name)) {
            lines << line;
            continue;
        }
        if (const QString value = changes.take(name); !value.isEmpty())
            lines << (name + u" = "_s + value).toUtf8();
    }
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
        if (!change.value().isEmpty())
            lines << (change.key() + u" = "_s + change.value()).toUtf8();
    }
    return lines.join('\n') + '\n';
}

QString settingsFileFault(const QString &path)
{
    if (path.isEmpty())
        return u"The server was started without a settings file. Start it with --config FILE."_s;
    const QFileInfo file(path);
    // A file is replaced by a new one beside it.
    if (file.exists() && !file.isWritable())
        return u"The server may not write its settings file %1."_s.arg(path);
    if (::access(QFile::encodeName(file.absolutePath()).constData(), W_OK | X_OK) != 0)
        return u"The server may not write the folder of its settings file %1."_s.arg(path);
    return {};
}

Result<void> changeSettingsFile(const QString &path, const QMap<QString, QString> &changes)
{
    QSaveFile file(path);
    const QByteArray text = changedSettings(contentOf(path), changes);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || file.write(text) != text.size() || !file.commit())
        return fail(
            ErrorCode::Unavailable, u"The file %1 cannot be written: %2"_s.arg(path, file.errorString()));
    return {};
}

} // namespace answerdesk::app
