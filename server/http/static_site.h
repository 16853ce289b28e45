// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QThread>
#include <QtCore/QUrl>
#include <memory>

namespace answerdesk::http {

/// Serves the files of a folder (or of resources) on a loopback port from a thread of its own: the demo's
/// shop.
class StaticSite
{
public:
    explicit StaticSite(QString folder);
    ~StaticSite();
    /// Port 0 picks a free one. Empty when the port cannot be opened.
    QUrl start(quint16 port);

private:
    class Server;
    QString m_folder;
    QThread m_thread;
    Server *m_server = nullptr;
};

} // namespace answerdesk::http
