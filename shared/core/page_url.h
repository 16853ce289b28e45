// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QUrl>
#include <tl/expected.hpp>

namespace answerdesk {

/// Identity of a page. Scheme and host in lower case, international hosts in Punycode, default port, fragment
/// and tracking parameters dropped, the rest as it was sent.
struct PageUrl {
    QString canonical; ///< the key of the page, and the address that is fetched
    QString host; ///< in lower case, Punycode, without brackets of an IPv6 literal
    int port = 80; ///< the effective one

    static constexpr int kMaxLength = 2048; ///< code points of what is sent
    /// Characters of a canonical form: each code point takes up to twelve, four escaped bytes.
    static constexpr int kMaxCanonical = 12 * kMaxLength;

    /// Refuses with a reason for people: not absolute, not http(s), user info, over 2,048 characters, no
    /// host. A canonical form is read with its own limit.
    static tl::expected<PageUrl, QString> parse(const QString &text, int maxLength = kMaxLength);
};

} // namespace answerdesk
