// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"

class QSettings;

namespace answerdesk::console {

/// Servers that were open before, in the program's settings. Never holds a password or a token. Another
/// console may write to them: each change begins with what stands there. GUI thread; the settings must
/// outlive it.
class ProfileStore
{
public:
    static constexpr int kMost = 10;
    static constexpr QLatin1String kLocalId{"local"};

    explicit ProfileStore(QSettings &settings);

    QList<RecentServer> all() const { return m_servers; } ///< most recent first
    std::optional<RecentServer> find(const QString &id) const;
    /// The id of this server and account, remembered or not.
    static QString idOf(const QUrl &adminUrl, const QString &email);
    /// Reads what another console has changed.
    void reload();
    /// Puts the server first.
    void remember(RecentServer server);
    /// Whether its password is in the system's keychain.
    void setOpensAtOnce(const QString &id, bool opensAtOnce);
    void forget(const QString &id);
    /// Puts a server in the place of that one; it may have another id.
    void replace(const QString &id, const RecentServer &server);

private:
    void save();
    QSettings &m_settings;
    QList<RecentServer> m_servers;
};

} // namespace answerdesk::console
