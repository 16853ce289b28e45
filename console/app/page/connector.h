// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/fault.h"
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
    /// Whether something answers at its address.
    enum class Reach : unsigned char { Unknown, Online, Offline };

    QString id; ///< stable; given back to openRecent()
    QString name; ///< the user's, else host and port
    QUrl adminUrl; ///< empty for the server inside this program
    QString email;
    QDateTime lastUsed;
    bool local = false;
    bool opensAtOnce = false; ///< without asking for a password
    QString region = {}; ///< "us" or "eu", as the server said when it was open
    Reach reach = Reach::Unknown;
    bool isOpen = false; ///< it is the one that the pages show
};

/// Another server, as it is opened.
struct SignIn {
    QUrl adminUrl;
    QString email;
    Secret password;
    QString name; ///< what the user calls it; empty: host and port
    bool keepsPassword = false; ///< in the system's keychain, else until the program ends
};

/// A company as the switcher shows it.
struct CompanyEntry {
    QString key;
    QString name;
    QString region = {}; ///< "us" or "eu"
    bool operator==(const CompanyEntry &) const = default;
};

/// What the foot of the sidebar says: of the server whose client the pages use, or, without one, of the
/// server that is being opened.
struct ConnectionStatus {
    enum State { Closed, Opening, Online, Offline };
    State state = Closed;
    QString id
        = {}; ///< of server and account: the same each time they are opened, wherever the server listens
    QString name; ///< "Local server", "answers.example.com"
    QString address; ///< host and port
    int roundTripMs = -1; ///< -1: not measured
    int retryInSeconds = -1; ///< while Offline
    QDateTime lastAnswer; ///< local time of the last answer that came
    bool local = false; ///< the server inside this program
};

/// Opens and watches one server. While it opens another one, the open server stays open: only a server that
/// has answered takes its place. GUI thread; owned by main(). The window and the start dialog know only this
/// class; console/connection implements it, tests fake it. All calls return at once and answer by a signal.
class Connector : public QObject
{
    Q_OBJECT
public:
    /// The field of the start dialog that a failure belongs to.
    enum class Field { None, Address, Email, Password };
    Q_ENUM(Field)

    using QObject::QObject;

    // Each of the three takes the place of an opening that is under way. opened() or failed() follows.
    virtual void startLocal(bool withDemoShop) = 0;
    virtual void connectTo(const SignIn &signIn) = 0;
    virtual void openRecent(const QString &id) = 0;
    /// Its password goes as well.
    virtual void forgetRecent(const QString &id) = 0;
    /// Changes what is remembered of one, without signing in; returns its id afterwards. With another address
    /// or e-mail its kept password goes. A password that is given is kept when it is to be.
    virtual QString changeRecent(const QString &id, const SignIn &) { return id; }
    virtual QList<RecentServer> recent() const = 0; ///< most recent first
    /// Asks each of them whether it answers; recentChanged() tells.
    virtual void reachRecent() { }
    /// Whether passwords can outlive this program.
    virtual bool hasKeychain() const { return false; }
    /// Whether the server inside this program was filled with the demo shop.
    virtual bool hasDemoShop() const { return false; }
    /// The server that is being opened, for people; empty while none is.
    virtual QString openingName() const { return {}; }
    /// Gives up an opening. What is open stays open; closed() follows when nothing is.
    virtual void cancel() = 0;
    /// Gives up an opening, ends the session and stops an own server; closed() follows.
    virtual void close() = 0;
    /// Asks at once instead of waiting for the next attempt.
    virtual void retryNow() = 0;

    virtual ConnectionStatus status() const = 0;
    /// The client of the open server, null without one. Owned by the connector. Another object each time a
    /// server is opened, also when it is the same server; statusChanged() announces each change, and the
    /// earlier client lives until the control returns to the event loop.
    virtual client::ApiClient *client() const = 0;
    /// What an own server would interrupt when it stops, as a sentence; empty when nothing.
    virtual QString closingNote() const { return {}; }

    virtual QList<CompanyEntry> companies() const = 0;
    virtual void reloadCompanies() = 0;

signals:
    void progressed(const QString &step); ///< while opening: "Preparing the database"
    void opened(); ///< client() and companies() are those of the new server
    /// An opening failed. What was open is still open.
    void failed(const answerdesk::console::Fault &fault, answerdesk::console::Connector::Field field);
    /// The open server was closed without being asked to: its session ended, or it became another version.
    void lost(const answerdesk::console::RecentServer &server, const answerdesk::console::Fault &fault,
        answerdesk::console::Connector::Field field);
    /// The companies of the open server were not read; the server stays open.
    void companiesNotRead(const answerdesk::console::Fault &fault);
    void statusChanged(); ///< also every second while a retry counts down, and when client() changes
    void companiesChanged();
    void recentChanged();
    /// The server is open, and its password is kept until the program ends only. Why, for people.
    void keychainRefused(const QString &why);
    void closed(); ///< nothing is open, and nothing is being opened
};

} // namespace answerdesk::console
