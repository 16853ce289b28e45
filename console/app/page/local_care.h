// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/server_settings.h"
#include "shared/core/error.h"
#include <QtCore/QMap>
#include <QtCore/QObject>

namespace answerdesk::console {

/// What can be done with the data of the server inside this program while that does not run. GUI thread; the
/// work itself is done in another one. console/connection implements it, tests fake it.
class LocalCare : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual QString dataFolder() const = 0;
    /// Puts a backup in the place of the database, which is kept aside. restored() or failed() follows.
    virtual void restore(const QString &backupFile) = 0;
    /// Reads what the server would be started with, also when it would not start. settingsRead() follows.
    virtual void readSettings() = 0;
    /// Settings by their names in the settings file of the data folder; an empty value goes back to the
    /// default. Nothing is written: settingsChecked() follows.
    virtual void checkSettings(const QMap<QString, QString> &changes) = 0;
    /// Checks and writes them; they count when the server starts again. settingsSaved(), settingsChecked()
    /// with what is wrong, or failed() follows.
    virtual void saveSettings(const QMap<QString, QString> &changes) = 0;

signals:
    void restored(const QString &keptAside); ///< the file with what was there before
    void settingsRead(const answerdesk::api::ServerSettings &settings);
    void settingsChecked(const QString &fault); ///< empty: nothing is wrong
    void settingsSaved();
    void failed(const answerdesk::Error &error); ///< everything is as it was
};

} // namespace answerdesk::console
