// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include "shared/core/secret.h"
#include <QtCore/QObject>
#include <QtCore/QUrl>

namespace answerdesk::console {

/// A server that runs inside this program. GUI thread; the server itself has its own threads, so every call
/// returns at once. The destructor stops it and waits until everything is written.
class LocalServer : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// started() or failed() follows. withDemoShop fills a new, empty server.
    virtual void start(bool withDemoShop) = 0;
    /// Whether it was filled with the demo shop.
    virtual bool hasDemoShop() const { return false; }
    /// stopped() follows, also when nothing was running.
    virtual void stop() = 0;

signals:
    void progressed(const QString &step);
    /// The token is a session of the server's own administrator; it exists in memory only.
    void started(const QUrl &adminUrl, const answerdesk::Secret &token);
    /// It did not start, or it stopped because the files of its database failed; start() tries it again.
    void failed(const answerdesk::Error &error);
    void stopped();
};

} // namespace answerdesk::console
