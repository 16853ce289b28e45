// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <QtCore/QMap>
#include <QtCore/QString>

namespace answerdesk::app {

/// The settings that stand in a file, by name; empty when it cannot be read.
QMap<QString, QString> settingsIn(const QString &path);
/// The text of a settings file with other values, an empty one for a line that goes. What it says besides
/// stays where it stands.
QByteArray changedSettings(const QByteArray &text, QMap<QString, QString> changes);
/// Why the server cannot replace the file, for people; empty when it can.
QString settingsFileFault(const QString &path);
/// Replaces the file as a whole: a reader sees the earlier one or this one. Only its owner may read it.
Result<void> changeSettingsFile(const QString &path, const QMap<QString, QString> &changes);

} // namespace answerdesk::app
