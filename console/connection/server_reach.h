// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"
#include <QtCore/QHash>
#include <QtCore/QSet>

namespace answerdesk::console {

/// Asks servers, without signing in, whether they answer. GUI thread.
class ServerReach final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    /// Asks all of them anew; who is being asked already is not asked twice.
    void ask(const QList<RecentServer> &servers);
    RecentServer::Reach of(const QString &id) const { return m_reach.value(id); }

signals:
    void changed();

private:
    void ask(const QString &id, const QUrl &adminUrl);
    QHash<QString, RecentServer::Reach> m_reach;
    QSet<QString> m_asked;
};

} // namespace answerdesk::console
