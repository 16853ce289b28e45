// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/fault.h"
#include "shared/core/secret.h"
#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QUrl>

namespace answerdesk::client {
class ApiClient;
}

namespace answerdesk::console {

/// A server that was open before.
struct RecentServer {
    QString id; ///< stable; given back to openRecent()
    QString name;
    QUrl adminUrl; ///< empty for the server inside this program
    QString email;
    QDateTime lastUsed;
    bool local = false;
    bool signedIn = false; ///< opens without asking for a password
};

/// A company as the switcher shows it.
struct CompanyEntry {
    QString key;
    QString name;
    QString region; ///< "us" or "eu"
};

/// What the foot of the sidebar says.
struct ConnectionStatus {
    enum State { Closed, Opening, Online, Offline };
    State state = Closed;
    QString name; ///< "Local server", "answers.example.com"
    QString address; ///< host and port
    int roundTripMs = -1; ///< -1: not measured
    int retryInSeconds = -1; ///< while Offline
    QDateTime lastAnswer; ///< local time of the last answer that came
};

/// Opens and watches one server. GUI thread; owned by main(). The window and the start dialog know only this
/// class; console/connection implements it, tests fake it. All calls return at once and answer by a signal.
class Connector : public QObject
{
    Q_OBJECT
public:
    /// The field of the start dialog that a failure belongs to.
    enum class Field { None, Address, Email, Password };
    Q_ENUM(Field)

    using QObject::QObject;

    virtual void startLocal(bool withDemoShop) = 0;
    virtual void connectTo(const QUrl &adminUrl, const QString &email, const Secret &password) = 0;
    virtual void openRecent(const QString &id) = 0;
    virtual void forgetRecent(const QString &id) = 0;
    virtual QList<RecentServer> recent() const = 0; ///< most recent first
    /// Gives up an opening; closed() follows.
    virtual void cancel() = 0;
    /// Ends the session and stops an own server; closed() follows.
    virtual void close() = 0;
    /// Asks at once instead of waiting for the next attempt.
    virtual void retryNow() = 0;

    virtual ConnectionStatus status() const = 0;
    /// The client of the open server, null without one. Owned by the connector; valid until closed().
    virtual client::ApiClient *client() const = 0;
    /// What an own server would interrupt when it stops, as a sentence; empty when nothing.
    virtual QString closingNote() const { return {}; }

    virtual QList<CompanyEntry> companies() const = 0;
    virtual void reloadCompanies() = 0;

signals:
    void progressed(const QString &step); ///< while opening: "Preparing the database"
    void opened(); ///< client() and companies() are there
    void failed(const answerdesk::console::Fault &fault, answerdesk::console::Connector::Field field);
    void statusChanged(); ///< also every second while a retry counts down
    void companiesChanged();
    void recentChanged();
    void closed();
};

} // namespace answerdesk::console
