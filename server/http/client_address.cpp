// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/client_address.h"
#include <algorithm>

namespace answerdesk::http {

namespace {

/// A colon and a port's number.
bool isPortPart(QByteArrayView text)
{
    if (text.size() < 2 || text.size() > 6 || text.front() != ':')
        return false;
    int port = 0;
    for (const char c : text.sliced(1)) {
        if (c < '0' || c > '9')
            return false;
        port = port * 10 + (c - '0');
    }
    return port <= 65'535;
}

} // namespace

std::optional<QHostAddress> parseHop(QByteArrayView text)
{
    QByteArrayView host = text;
    QByteArrayView rest;
    if (text.startsWith('[')) {
        const qsizetype end = text.indexOf(']');
        if (end < 0)
            return std::nullopt;
        host = text.sliced(1, end - 1);
        rest = text.sliced(end + 1);
        if (!host.contains(':')) // an IPv4 address never stands in brackets
            return std::nullopt;
    } else if (text.count(':') == 1) {
        const qsizetype colon = text.indexOf(':');
        host = text.first(colon);
        rest = text.sliced(colon);
    }
    return rest.isEmpty() || isPortPart(rest) ? parseAddress(host) : std::nullopt;
}

bool TrustedProxies::contains(const QHostAddress &address) const
{
    return std::any_of(m_ranges.begin(), m_ranges.end(),
        [&address](const AddressRange &range) { return range.contains(address); });
}

QHostAddress TrustedProxies::clientOf(const RequestHead &head, const QHostAddress &peer) const
{
    QHostAddress client = withoutMapping(peer);
    if (m_ranges.isEmpty() || !head.isWhole)
        return client;
    int hops = 0;
    for (auto header = head.headers.crbegin(); header != head.headers.crend(); ++header) {
        if (header->first.compare("X-Forwarded-For", Qt::CaseInsensitive) != 0)
            continue;
        const QByteArrayView line = header->second;
        for (qsizetype end = line.size(); end >= 0;) {
            if (!contains(client) || ++hops > kMaxHops)
                return client;
            const qsizetype comma = line.first(end).lastIndexOf(',');
            const auto hop = parseHop(trimBlanks(line.sliced(comma + 1, end - comma - 1)));
            if (!hop)
                return client;
            client = *hop;
            end = comma;
        }
    }
    return client;
}

} // namespace answerdesk::http
