// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/address_rules.h"
#include "server/web/fetch/public_suffix.h"
#include <QtCore/QUrl>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

struct Net4 {
    quint32 base;
    int bits;
};

constexpr quint32 v4(quint32 a, quint32 b, quint32 c, quint32 d) { return a << 24 | b << 16 | c << 8 | d; }

/// IANA IPv4 special-purpose registry (RFC 6890 and later), without what it calls globally reachable, and the
/// one cloud metadata address that lies in a public network.
constexpr std::array kForbidden4{
    Net4{v4(0, 0, 0, 0), 8}, // this network
    Net4{v4(10, 0, 0, 0), 8}, // private
    Net4{v4(100, 64, 0, 0), 10}, // carrier-grade NAT; Alibaba's metadata
    Net4{v4(127, 0, 0, 0), 8}, // loopback
    Net4{v4(168, 63, 129, 16), 32}, // Azure's metadata and wire server
    Net4{v4(169, 254, 0, 0), 16}, // link-local; metadata of most clouds
    Net4{v4(172, 16, 0, 0), 12}, // private
    Net4{v4(192, 0, 0, 0), 24}, // protocol assignments; Oracle's metadata
    Net4{v4(192, 0, 2, 0), 24}, // documentation
    Net4{v4(192, 31, 196, 0), 24}, // AS112
    Net4{v4(192, 52, 193, 0), 24}, // AMT
    Net4{v4(192, 88, 99, 0), 24}, // 6to4 relays
    Net4{v4(192, 168, 0, 0), 16}, // private
    Net4{v4(192, 175, 48, 0), 24}, // AS112
    Net4{v4(198, 18, 0, 0), 15}, // benchmarking
    Net4{v4(198, 51, 100, 0), 24}, // documentation
    Net4{v4(203, 0, 113, 0), 24}, // documentation
    Net4{v4(224, 0, 0, 0), 4}, // multicast
    Net4{v4(240, 0, 0, 0), 4}, // reserved, broadcast
};

bool isForbidden4(quint32 address)
{
    return std::any_of(kForbidden4.begin(), kForbidden4.end(), [address](const Net4 &net) {
        return net.bits == 32 ? address == net.base : (address ^ net.base) >> (32 - net.bits) == 0;
    });
}

struct Net6 {
    std::array<quint8, 8> base; ///< no entry is longer than 64 bits
    int bits;
};

/// Within 2000::/3, the only part of IPv6 that is given out to the public internet.
constexpr std::array kForbidden6{
    Net6{{0x20, 0x01, 0x00, 0x00},
        23}, // protocol assignments, benchmarking, ORCHID (Teredo is looked at before)
    Net6{{0x20, 0x01, 0x0d, 0xb8}, 32}, // documentation
    Net6{{0x26, 0x20, 0x00, 0x4f, 0x80, 0x00}, 48}, // AS112
    Net6{{0x3f, 0xff, 0x00, 0x00}, 20}, // documentation
};

bool within(const Q_IPV6ADDR &address, const Net6 &net)
{
    int left = net.bits;
    for (std::size_t i = 0; left > 0; ++i, left -= 8) {
        const int shift = left >= 8 ? 0 : 8 - left;
        if ((address[int(i)] ^ net.base[i]) >> shift != 0)
            return false;
    }
    return true;
}

quint32 embedded4(const Q_IPV6ADDR &a, int at, quint8 mask = 0)
{
    return v4(a[at] ^ mask, a[at + 1] ^ mask, a[at + 2] ^ mask, a[at + 3] ^ mask);
}

bool startsWith(const Q_IPV6ADDR &address, std::initializer_list<quint8> bytes)
{
    int i = 0;
    for (const quint8 byte : bytes) {
        if (address[i++] != byte)
            return false;
    }
    return true;
}

bool isForbidden6(const Q_IPV6ADDR &a)
{
    if (startsWith(a, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff})) // mapped
        return isForbidden4(embedded4(a, 12));
    if (startsWith(a, {0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0})) // NAT64
        return isForbidden4(embedded4(a, 12));
    if ((a[0] & 0xe0) != 0x20)
        return true; // loopback, unspecified, unique local, link-local, site-local, multicast, and all
                     // unassigned space
    if (startsWith(a, {0x20, 0x02})) // 6to4
        return isForbidden4(embedded4(a, 2));
    if (startsWith(a, {0x20, 0x01, 0, 0})) // Teredo: the server, and the client with its bits flipped
        return isForbidden4(embedded4(a, 4)) || isForbidden4(embedded4(a, 12, 0xff));
    if ((a[8] & 0xfd) == 0 && a[9] == 0 && a[10] == 0x5e && a[11] == 0xfe
        && isForbidden4(embedded4(a, 12))) // ISATAP
        return true;
    return std::any_of(
        kForbidden6.begin(), kForbidden6.end(), [&a](const Net6 &net) { return within(a, net); });
}

/// One part of a numeric host: decimal, octal with a leading 0, hex with 0x. "0x" alone is 0, as in browsers.
std::optional<quint64> numericPart(QStringView part)
{
    if (part.isEmpty())
        return std::nullopt;
    int base = 10;
    if (part.startsWith(u"0x", Qt::CaseInsensitive)) {
        base = 16;
        part = part.sliced(2);
    } else if (part.size() > 1 && part.front() == u'0') {
        base = 8;
        part = part.sliced(1);
    }
    quint64 value = 0;
    for (const QChar c : part) {
        const char16_t u = c.toLower().unicode();
        int digit = -1;
        if (u >= u'0' && u <= u'9')
            digit = u - u'0';
        else if (u >= u'a' && u <= u'f')
            digit = u - u'a' + 10;
        if (digit < 0 || digit >= base)
            return std::nullopt;
        value = std::min<quint64>(value * quint64(base) + quint64(digit), 0x1'0000'0000ULL);
    }
    return value;
}

/// Whether resolvers take the last label for a number, so that the host is an address or nothing.
bool endsInNumber(QStringView host)
{
    const QStringView last = host.sliced(host.lastIndexOf(u'.') + 1);
    if (last.isEmpty())
        return false;
    const bool digits = std::all_of(last.begin(), last.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits || (last.startsWith(u"0x") && numericPart(last));
}

std::optional<quint32> numericAddress(const QString &host)
{
    const auto parts = QStringView(host).split(u'.');
    if (parts.size() > 4)
        return std::nullopt;
    quint64 address = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto part = numericPart(parts[i]);
        if (!part)
            return std::nullopt;
        const bool last = i + 1 == parts.size();
        if (!last && *part > 255)
            return std::nullopt;
        if (last) {
            // The last part fills all bytes that are left.
            const int bytes = int(5 - parts.size());
            if (*part >= quint64(1) << (8 * bytes))
                return std::nullopt;
            address = (address << (8 * bytes)) | *part;
        } else {
            address = (address << 8) | *part;
        }
    }
    return quint32(address);
}

struct Entry {
    QString host; ///< canonical, without "*."
    bool wildcard = false;
    int port = 0; ///< 0 = 80 and 443
};

std::optional<Entry> parseEntry(const QString &text)
{
    QString rest = text.trimmed();
    Entry entry;
    if (rest.startsWith(u"*.")) {
        entry.wildcard = true;
        rest = rest.sliced(2);
    }
    const qsizetype colon = rest.lastIndexOf(u':');
    const bool bracketed = rest.startsWith(u'[');
    const bool hasPort = bracketed ? colon > rest.indexOf(u']') : colon >= 0 && rest.count(u':') == 1;
    if (hasPort) {
        bool number = false;
        entry.port = QStringView(rest).sliced(colon + 1).toInt(&number);
        if (!number || entry.port < 1 || entry.port > 65535 || rest[colon + 1] == u'+')
            return std::nullopt;
        rest = rest.first(colon);
    }
    entry.host = canonicalHost(rest);
    const bool literal = literalAddress(entry.host).has_value();
    if (entry.host.isEmpty() || (entry.wildcard && literal))
        return std::nullopt;
    return entry;
}

bool matches(const Entry &entry, const QString &host, int port)
{
    const bool portFits = entry.port == 0 ? port == 80 || port == 443 : port == entry.port;
    if (!portFits)
        return false;
    if (entry.wildcard) // the list was saved before wildcards of public suffixes were refused, or the suffix
                        // is new
        return !literalAddress(host) && host.size() > entry.host.size() + 1
            && host.endsWith(u'.' + entry.host) && !isPublicSuffix(entry.host);
    if (host == entry.host)
        return true;
    const auto a = literalAddress(host);
    const auto b = literalAddress(entry.host);
    return a && b && *a == *b;
}

bool isLocalName(const QString &host) { return host == u"localhost" || host.endsWith(u".localhost"); }

bool loopbackOpened(const HostRules &rules, const QString &host, int port)
{
    if (!rules.allowLoopback)
        return false;
    return std::any_of(rules.allowedHosts.begin(), rules.allowedHosts.end(), [&](const QString &text) {
        const auto entry = parseEntry(text);
        return entry && entry->port != 0 && !entry->wildcard && matches(*entry, host, port);
    });
}

} // namespace

bool isForbiddenAddress(const QHostAddress &address)
{
    if (!address.scopeId().isEmpty())
        return true;
    switch (address.protocol()) {
    case QHostAddress::IPv4Protocol:
        return isForbidden4(address.toIPv4Address());
    case QHostAddress::IPv6Protocol:
        return isForbidden6(address.toIPv6Address());
    default:
        return true;
    }
}

bool isLoopbackAddress(const QHostAddress &address)
{
    if (!address.scopeId().isEmpty())
        return false;
    bool mapped = false;
    const quint32 four = address.toIPv4Address(&mapped);
    if (mapped && address.protocol() == QHostAddress::IPv6Protocol) {
        // Qt also unwraps ::a.b.c.d, which ::1 would be.
        const Q_IPV6ADDR a = address.toIPv6Address();
        mapped = a[10] == 0xff && a[11] == 0xff;
    }
    if (mapped)
        return four >> 24 == 127;
    return address == QHostAddress(QHostAddress::LocalHostIPv6);
}

QString canonicalHost(const QString &host)
{
    QString name = host.trimmed();
    if (name.contains(u'%') && !name.contains(u':'))
        name = QUrl::fromPercentEncoding(name.toUtf8());
    if (name.startsWith(u'[') && name.endsWith(u']'))
        name = name.sliced(1, name.size() - 2);
    if (name.contains(u':')) {
        const QHostAddress address(name);
        return address.protocol() == QHostAddress::IPv6Protocol ? address.toString() : QString();
    }
    // The ideographic full stops separate labels as the dot does.
    name.replace(QChar(0x3002), u'.').replace(QChar(0xff0e), u'.').replace(QChar(0xff61), u'.');
    const bool ascii = std::all_of(name.begin(), name.end(), [](QChar c) { return c.unicode() < 0x80; });
    if (ascii)
        name = name.toLower();
    else
        name = QString::fromLatin1(QUrl::toAce(name)).toLower();
    if (name.endsWith(u'.'))
        name.chop(1);
    const bool sound = !name.isEmpty() && name.size() <= 253 && !name.startsWith(u'.')
        && !name.contains(u"..") && std::all_of(name.begin(), name.end(), [](QChar c) {
               return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'.'
                   || c == u'_';
           });
    return sound ? name : QString();
}

std::optional<QHostAddress> literalAddress(const QString &host)
{
    QString name = host;
    if (name.startsWith(u'[') && name.endsWith(u']'))
        name = name.sliced(1, name.size() - 2);
    if (name.contains(u':')) {
        const QHostAddress address(name);
        if (address.protocol() == QHostAddress::IPv6Protocol)
            return address;
        return std::nullopt;
    }
    name = canonicalHost(name);
    if (!endsInNumber(name))
        return std::nullopt;
    const auto address = numericAddress(name);
    if (!address)
        return std::nullopt;
    return QHostAddress(*address);
}

bool isMalformedAddress(const QString &host)
{
    const QString name = canonicalHost(host);
    if (name.isEmpty())
        return true;
    return !name.contains(u':') && endsInNumber(name) && !numericAddress(name);
}

bool hostAllowed(const QStringList &allowed, const QString &host, int port)
{
    const QString name = canonicalHost(host);
    if (name.isEmpty())
        return false;
    return std::any_of(allowed.begin(), allowed.end(), [&](const QString &text) {
        const auto entry = parseEntry(text);
        return entry && matches(*entry, name, port);
    });
}

Error addressError(const QString &field, const QString &reason, Verdict verdict, const PageUrl &page)
{
    Error error = Error::invalidField(field, reason);
    if (verdict == Verdict::HostNotListed) {
        const QString host = page.host.contains(u':') ? u'[' + page.host + u']' : page.host;
        const bool isUsual = page.port == 80 || page.port == 443; // what an entry without a port stands for
        error.extra.emplace_back("host_not_allowed", isUsual ? host : u"%1:%2"_s.arg(host).arg(page.port));
    }
    return error;
}

Verdict checkHost(const HostRules &rules, const QString &host, int port)
{
    if (!hostAllowed(rules.allowedHosts, host, port))
        return Verdict::HostNotListed;
    if (host.contains(u'%') && host.contains(u':'))
        return Verdict::ForbiddenAddress; // a zone
    if (isMalformedAddress(host))
        return Verdict::ForbiddenAddress;
    if (const auto literal = literalAddress(host))
        return checkAddress(rules, host, port, *literal);
    const QString name = canonicalHost(host);
    if (isLocalName(name) && !loopbackOpened(rules, name, port))
        return Verdict::ForbiddenAddress;
    return Verdict::Allowed;
}

Verdict checkAddress(const HostRules &rules, const QString &host, int port, const QHostAddress &address)
{
    if (!isForbiddenAddress(address))
        return Verdict::Allowed;
    if (isLoopbackAddress(address) && loopbackOpened(rules, canonicalHost(host), port))
        return Verdict::Allowed;
    return Verdict::ForbiddenAddress;
}

QString allowedHostFault(const QString &entry)
{
    if (entry.trimmed().isEmpty())
        return u"is empty"_s;
    if (entry.contains(u"://") || entry.contains(u'/'))
        return u"must be a host without scheme and path, such as shop.example or *.shop.example:8443"_s;
    const auto parsed = parseEntry(entry);
    if (!parsed)
        return u"must be host, host:port, *.host or *.host:port"_s;
    if (parsed->wildcard && isPublicSuffix(parsed->host))
        return u"must be a wildcard of a registrable domain, such as *.shop.example; under %1 anyone can register names"_s
            .arg(parsed->host);
    return {};
}

} // namespace answerdesk::web
