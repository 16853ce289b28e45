// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/address_range.h"

namespace answerdesk::accounts {

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

/// Four numbers without signs, blanks or leading zeros: other readers take 010 for 8.
bool isDottedQuad(const QString &text)
{
    const QStringList parts = text.split(u'.');
    if (parts.size() != 4)
        return false;
    for (const QString &part : parts) {
        bool isNumber = false;
        const int value = part.toInt(&isNumber);
        if (!isNumber || value < 0 || value > 255 || part != QString::number(value))
            return false;
    }
    return true;
}

} // namespace

std::optional<AddressRange> AddressRange::parse(const QString &text)
{
    const qsizetype slash = text.indexOf(u'/');
    const QString host = slash < 0 ? text : text.left(slash);
    const bool isV6 = host.contains(u':');
    if (!isV6 && !isDottedQuad(host))
        return std::nullopt;
    const QHostAddress address(host);
    if (address.isNull() || !address.scopeId().isEmpty())
        return std::nullopt;
    AddressRange range;
    range.m_network = bytesOf(address);
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
    QHostAddress address(m_network);
    if (m_isV4) {
        address = QHostAddress(quint32(m_network[12]) << 24 | quint32(m_network[13]) << 16
            | quint32(m_network[14]) << 8 | quint32(m_network[15]));
    }
    const int bits = m_isV4 ? m_prefix - kMappedBits : m_prefix;
    const QString host = address.toString();
    return bits == (m_isV4 ? 32 : 128) ? host : host + u'/' + QString::number(bits);
}

} // namespace answerdesk::accounts
