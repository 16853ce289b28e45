// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/local_care.h"
#include "console/connection/local_server.h"
#include <QtCore/QMap>
#include <QtCore/QThread>
#include <functional>

namespace answerdesk::console {

/// The server inside this program, on free ports of this computer unless the settings file of its data
/// folder, answerdesk.conf, names others. It is built, run and stopped in a thread of its own, so that a slow
/// disk or a long drain never holds the window. Spoken to over HTTP like any other server: this class knows
/// only start, stop, its address and its token. GUI thread.
class EmbeddedServer final : public LocalServer
{
    Q_OBJECT
public:
    /// The folder holds the server's data; it is made when it is not there. settings: further ones by their
    /// name in a settings file.
    explicit EmbeddedServer(
        const QString &dataDir, const QMap<QString, QString> &settings = {}, QObject *parent = nullptr);
    ~EmbeddedServer() override;

    void start(bool withDemoShop) override;
    void stop() override;
    bool hasDemoShop() const override;

    static QString settingsFile(const QString &dataDir);
    /// The folder that the console uses unless it is told otherwise.
    static QString usualFolder();

private:
    class Worker;
    const QString m_dataDir;
    QThread m_thread;
    Worker *m_worker; ///< lives in m_thread
};

/// Care for the data of the embedded server while it does not run; each piece of work has a thread of its
/// own.
class EmbeddedCare final : public LocalCare
{
    Q_OBJECT
public:
    explicit EmbeddedCare(const QString &dataDir, QObject *parent = nullptr);
    QString dataFolder() const override { return m_dataDir; }
    void restore(const QString &backupFile) override;
    void readSettings() override;
    void checkSettings(const QMap<QString, QString> &changes) override;
    void saveSettings(const QMap<QString, QString> &changes) override;

private:
    const QString m_dataDir;
};

/// Calls stop when the system asks this program to end (SIGTERM, SIGINT), in the thread of the context. Once
/// a process, until the context goes.
void onStopSignal(QObject *context, std::function<void()> stop);

} // namespace answerdesk::console
