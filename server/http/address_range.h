// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArrayView>
#include <QtNetwork/QHostAddress>
#include <optional>

namespace answerdesk::http {

/// The one reader of addresses that clients, proxies and operators write: an IPv4 address as four decimal
/// numbers without leading zeros, or an IPv6 address without a zone. QHostAddress also takes 203.28935,
/// 0313.1.2.3 and blanks, which other programs read as other addresses. An IPv4-mapped address becomes IPv4.
std::optional<QHostAddress> parseAddress(QByteArrayView text);

/// The address itself; of an IPv4-mapped one, which a socket for both families reports, the IPv4 address.
QHostAddress withoutMapping(const QHostAddress &address);

/// What limits count as one client: an IPv4 address, or the /64 network that one IPv6 customer has.
QHostAddress clientNetwork(const QHostAddress &address);

/// An entry of an address list: one address, or a network such as 10.5.0.0/24 or 2001:db8::/32. An IPv4
/// address counts as the same one however it arrives, as ::ffff:10.5.0.1 too. A value; any thread.
class AddressRange
{
public:
    /// Nothing when the text is not one. Host bits of a network are cut; an address must be one that
    /// parseAddress() takes.
    static std::optional<AddressRange> parse(const QString &text);
    bool contains(const QHostAddress &address) const;
    /// The canonical form, which parse() takes again.
    QString text() const;
    friend bool operator==(const AddressRange &a, const AddressRange &b)
    {
        return a.m_isV4 == b.m_isV4 && a.m_prefix == b.m_prefix && a.text() == b.text();
    }

private:
    Q_IPV6ADDR m_network = {}; ///< an IPv4 network in its mapped form
    int m_prefix = 128; ///< bits of the mapped form
    bool m_isV4 = false;
};

} // namespace answerdesk::http
