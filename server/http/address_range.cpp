// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/address_range.h"
#include <algorithm>
#include <arpa/inet.h>
#include <array>

namespace answerdesk::http {

namespace {

constexpr int kMappedBits = 96; ///< ::ffff:0:0/96 holds the IPv4 addresses

/// The address's sixteen bytes, an IPv4 one mapped: Qt would make :: of 0.0.0.0.
Q_IPV6ADDR bytesOf(const QHostAddress &address)
{
    if (address.protocol() != QAbstractSocket::IPv4Protocol)
        return address.toIPv6Address();
    const quint32 v4 = address.toIPv4Address();
    Q_IPV6ADDR bytes = {};
    bytes[10] = bytes[11] = 0xff;
    for (int i = 0; i < 4; ++i)
        bytes[12 + i] = quint8(v4 >> (24 - 8 * i));
    return bytes;
}

bool isMapped(const Q_IPV6ADDR &bytes)
{
    for (int i = 0; i < 10; ++i) {
        if (bytes[i] != 0)
            return false;
    }
    return bytes[10] == 0xff && bytes[11] == 0xff;
}

bool samePrefix(const Q_IPV6ADDR &a, const Q_IPV6ADDR &b, int bits)
{
    const int whole = bits / 8;
    for (int i = 0; i < whole; ++i) {
        if (a[i] != b[i])
            return false;
    }
    const int rest = bits % 8;
    return rest == 0 || ((a[whole] ^ b[whole]) >> (8 - rest)) == 0;
}

QHostAddress mappedAddress(const Q_IPV6ADDR &bytes)
{
    return QHostAddress(
        quint32(bytes[12]) << 24 | quint32(bytes[13]) << 16 | quint32(bytes[14]) << 8 | quint32(bytes[15]));
}

} // namespace

std::optional<QHostAddress> parseAddress(QByteArrayView text)
{
    // inet_pton() takes these two forms and no other one; it needs an end, and would not see a NUL before it.
    std::array<char, INET6_ADDRSTRLEN> buffer{};
    if (text.size() >= qsizetype(buffer.size()) || text.contains('\0'))
        return std::nullopt;
    std::copy(text.begin(), text.end(), buffer.begin());
    in_addr v4{};
    if (::inet_pton(AF_INET, buffer.data(), &v4) == 1)
        return QHostAddress(ntohl(v4.s_addr));
    in6_addr v6{};
    if (::inet_pton(AF_INET6, buffer.data(), &v6) == 1)
        return withoutMapping(QHostAddress(v6.s6_addr));
    return std::nullopt;
}

QHostAddress withoutMapping(const QHostAddress &address)
{
    if (address.protocol() != QAbstractSocket::IPv6Protocol)
        return address;
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    return isMapped(bytes) ? mappedAddress(bytes) : address;
}

QHostAddress clientNetwork(const QHostAddress &address)
{
    const QHostAddress client = withoutMapping(address);
    if (client.protocol() != QAbstractSocket::IPv6Protocol)
        return client;
    Q_IPV6ADDR bytes = client.toIPv6Address();
    for (int i = 8; i < 16; ++i)
        bytes[i] = 0;
    return QHostAddress(bytes);
}

std::optional<AddressRange> AddressRange::parse(const QString &text)
{
    const qsizetype slash = text.indexOf(u'/');
    const QString host = slash < 0 ? text : text.left(slash);
    const bool isV6 = host.contains(u':');
    const std::optional<QHostAddress> address = parseAddress(host.toUtf8());
    if (!address)
        return std::nullopt;
    AddressRange range;
    range.m_network = bytesOf(*address);
    if (slash >= 0) {
        const QString suffix = text.mid(slash + 1);
        bool isNumber = false;
        const int bits = suffix.toInt(&isNumber);
        if (!isNumber || suffix != QString::number(bits) || bits < 0 || bits > (isV6 ? 128 : 32))
            return std::nullopt;
        range.m_prefix = isV6 ? bits : bits + kMappedBits;
    }
    range.m_isV4 = isMapped(range.m_network) && range.m_prefix >= kMappedBits;
    for (int bit = range.m_prefix; bit < 128; ++bit)
        range.m_network[bit / 8] &= quint8(~(0x80u >> (bit % 8)));
    return range;
}

bool AddressRange::contains(const QHostAddress &address) const
{
    const Q_IPV6ADDR bytes = bytesOf(address);
    return isMapped(bytes) == m_isV4 && samePrefix(bytes, m_network, m_prefix);
}

QString AddressRange::text() const
{
    const int bits = m_isV4 ? m_prefix - kMappedBits : m_prefix;
    const QString host = (m_isV4 ? mappedAddress(m_network) : QHostAddress(m_network)).toString();
    return bits == (m_isV4 ? 32 : 128) ? host : host + u'/' + QString::number(bits);
}

} // namespace answerdesk::http
