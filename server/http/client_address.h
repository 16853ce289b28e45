// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/address_range.h"
#include "server/http/http_scanner.h"

namespace answerdesk::http {

/// The proxies whose X-Forwarded-For counts, and who the client behind them is: the one answer for address
/// lists of keys, sign-in limits, the audit log and both request logs. A value; any thread.
class TrustedProxies
{
public:
    /// Proxies in front of each other. What stands further left is not read.
    static constexpr int kMaxHops = 32;

    TrustedProxies() = default;
    explicit TrustedProxies(QList<AddressRange> ranges)
        : m_ranges(std::move(ranges))
    {
    }
    bool contains(const QHostAddress &address) const;
    /// Reads the X-Forwarded-For of a request from the right, its lines as one list in the order in which
    /// they were sent. Each trusted proxy names the hop before it; the first address that is not a trusted
    /// proxy is the client, and nothing left of it is read. An element that is not an address ends the list:
    /// the trusted proxy that sent it counts as the client. The peer itself is the client when it is not a
    /// trusted proxy, or when not every line of the head is known.
    QHostAddress clientOf(const RequestHead &head, const QHostAddress &peer) const;

private:
    QList<AddressRange> m_ranges;
};

/// An element of X-Forwarded-For: an address that parseAddress() takes, with a port where one is written
/// (203.0.113.7:5555, [2001:db8::1]:443); IPv6 may stand in brackets without one. Nothing for any other text,
/// "unknown", a zone and an empty element among them.
std::optional<QHostAddress> parseHop(QByteArrayView text);

} // namespace answerdesk::http
