// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include "shared/core/page_url.h"
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtNetwork/QHostAddress>
#include <optional>

namespace answerdesk::web {

/// Where a company's pages may be fetched from.
struct HostRules {
    QStringList allowedHosts; ///< "host", "host:port", "*.host", "*.host:port"; empty allows none
    /// Opens loopback addresses for hosts that are listed with their port; for demos and tests.
    bool allowLoopback = false;
};

enum class Verdict { Allowed, HostNotListed, ForbiddenAddress };

/// Whether an address belongs to a network that is not the public internet: the special-purpose registries of
/// IANA, addresses with a zone, cloud metadata. Addresses that carry an IPv4 address inside (mapped, 6to4,
/// NAT64, Teredo, ISATAP) are as forbidden as that one. Any thread.
bool isForbiddenAddress(const QHostAddress &address);
/// 127.0.0.0/8 and ::1, plain or mapped.
bool isLoopbackAddress(const QHostAddress &address);

/// A host in the one form that is compared: lower case, Punycode, no trailing dot, no brackets; empty when it
/// is none.
QString canonicalHost(const QString &host);

/// The address that a host literally is, in any notation that some resolver accepts: dotted, decimal, octal,
/// hex, short forms, IPv6 in brackets.
std::optional<QHostAddress> literalAddress(const QString &host);
/// A host that ends in a number yet is no address ("1.2.3.4.5", "0x"): never looked up.
bool isMalformedAddress(const QString &host);

/// An entry without a port stands for the ports 80 and 443. "*.host" stands for every name below host, not
/// host itself. A wildcard that covers a public suffix stands for nothing.
bool hostAllowed(const QStringList &allowed, const QString &host, int port);

/// What can be said before any look-up.
Verdict checkHost(const HostRules &rules, const QString &host, int port);
/// The rule for an address that the host resolved to.
Verdict checkAddress(const HostRules &rules, const QString &host, int port, const QHostAddress &address);

/// The error at a field of a request whose address is not fetched. For a host that is not listed the member
/// host_not_allowed holds the entry that would allow it.
Error addressError(const QString &field, const QString &reason, Verdict verdict, const PageUrl &page);

/// Why an entry of allowedHosts is not well-formed, for people; empty when it is.
QString allowedHostFault(const QString &entry);

} // namespace answerdesk::web
