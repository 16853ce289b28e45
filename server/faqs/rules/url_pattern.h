// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QList>
#include <QtCore/QString>
#include <optional>
#include <tl/expected.hpp>

namespace answerdesk::faqs {

/// A text with wildcards: * stands for any characters up to the next separator, ** for any characters. A
/// plain value; any thread. Matching takes time of the pattern's length times the text's.
class Glob
{
public:
    Glob() = default;
    /// separator: an ASCII character that * does not match.
    Glob(QStringView pattern, QChar separator);

    bool matches(QStringView text) const;
    /// Whether this one matches whatever the other one matches. Never says so falsely; that it does not say
    /// so proves nothing. Both have the same separator.
    bool includes(const Glob &other) const;
    /// Whether it consists of wildcards and separators.
    bool isOpen(QStringView separators) const;
    int wildcards() const;

private:
    static constexpr char16_t kAnyInPart = 0; ///< no text has these
    static constexpr char16_t kAny = 1;

    class Walk;
    QList<char16_t> m_tokens;
    char16_t m_separator = 0;
};

/// An address in the parts that a pattern looks at.
struct UrlParts {
    QString host; ///< without a port
    QString port; ///< as it is written; empty: none
    QString path;
    QString query;
    /// url: the canonical form of an address.
    static UrlParts of(const QString &url);
};

/// Which addresses a rule is for: "shop.example/products/*". Host and path have wildcards; within a host, *
/// stands for characters of one label. Without a port it matches every port, without a question mark every
/// query. A plain value; any thread.
class UrlPattern
{
public:
    static constexpr int kMaxLength = 500; ///< characters
    static constexpr int kMaxWildcards = 10;

    /// Refuses with a reason for people. A scheme before the host is left out.
    static tl::expected<UrlPattern, QString> parse(const QString &text);

    const QString &text() const { return m_text; }
    bool matches(const UrlParts &url) const;
    /// Whether this one matches whatever the other one matches; as Glob::includes().
    bool includes(const UrlPattern &other) const;

private:
    QString m_text; ///< as it was sent, without a scheme
    Glob m_host;
    QString m_port;
    Glob m_path;
    std::optional<Glob> m_query;
};

} // namespace answerdesk::faqs
