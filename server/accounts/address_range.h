// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtNetwork/QHostAddress>
#include <optional>

namespace answerdesk::accounts {

/// An entry of a key's address list: one address, or a network such as 10.5.0.0/24 or 2001:db8::/32. An IPv4
/// address counts as the same one however it arrives, as ::ffff:10.5.0.1 too. A value; any thread.
class AddressRange
{
public:
    /// Nothing when the text is not one. Host bits of a network are cut; short forms such as 10.5 and scopes
    /// are refused, because they mean other things elsewhere.
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

} // namespace answerdesk::accounts
