// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/host_kinds.h"

namespace answerdesk::api {

QList<HostKind> allHostKinds() { return {HostKind::Host, HostKind::Wildcard, HostKind::Port}; }

QList<HostKind> kindsOfHost(const QString &entry)
{
    QList<HostKind> kinds{entry.startsWith(QStringLiteral("*.")) ? HostKind::Wildcard : HostKind::Host};
    // An IPv6 address has colons of its own; when a port follows, the address stands in brackets.
    const qsizetype colon = entry.lastIndexOf(u':');
    const bool hasPort = entry.contains(u'[') ? colon > entry.indexOf(u']') : entry.count(u':') == 1;
    const int port = hasPort ? QStringView(entry).sliced(colon + 1).toInt() : 0; // 0: none, or malformed
    if (port != 0 && port != 80 && port != 443) // an entry without a port covers these two
        kinds << HostKind::Port;
    return kinds;
}

std::optional<HostKind> missingHostKind(const QString &entry, const QList<HostKind> &granted)
{
    for (const HostKind kind : kindsOfHost(entry)) {
        if (!granted.contains(kind))
            return kind;
    }
    return std::nullopt;
}

} // namespace answerdesk::api
