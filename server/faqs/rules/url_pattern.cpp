// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/url_pattern.h"
#include <QtCore/QUrl>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

Glob::Glob(QStringView pattern, QChar separator)
    : m_separator(separator.unicode())
{
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != u'*') {
            m_tokens << pattern[i].unicode();
            continue;
        }
        const qsizetype from = i;
        while (i + 1 < pattern.size() && pattern[i + 1] == u'*')
            ++i;
        m_tokens << (i > from ? kAny : kAnyInPart);
    }
}

/// Where in a pattern a text may have got to. A wildcard's place is held for as long as the wildcard goes on.
class Glob::Walk
{
public:
    explicit Walk(const Glob &glob)
        : m_glob(glob)
        , m_isHeld(std::size_t(glob.m_tokens.size()) + 1, 0)
    {
        hold(0);
        m_held.swap(m_next);
        ++m_step;
    }

    /// Goes on by a token of a text, or by one of another pattern: a wildcard there may stand for any of its
    /// texts, so only places that hold for all of them stay. False when no place is left.
    bool go(char16_t token)
    {
        m_next.clear();
        for (const qsizetype place : m_held) {
            if (place == m_glob.m_tokens.size())
                continue;
            const char16_t own = m_glob.m_tokens[place];
            if (own == kAny || (own == kAnyInPart && token != kAny && token != m_glob.m_separator))
                hold(place);
            else if (own == token)
                hold(place + 1);
        }
        m_held.swap(m_next);
        ++m_step;
        return !m_held.empty();
    }

    bool isAtEnd() const
    {
        return std::find(m_held.begin(), m_held.end(), m_glob.m_tokens.size()) != m_held.end();
    }

private:
    /// A wildcard may stand for nothing: the place behind it is held as well.
    void hold(qsizetype place)
    {
        for (;; ++place) {
            if (m_isHeld[std::size_t(place)] == m_step)
                return;
            m_isHeld[std::size_t(place)] = m_step;
            m_next.push_back(place);
            if (place == m_glob.m_tokens.size() || m_glob.m_tokens[place] > kAny)
                return;
        }
    }

    const Glob &m_glob;
    std::vector<qsizetype> m_held, m_next;
    std::vector<int> m_isHeld; ///< the last step that held each place
    int m_step = 1;
};

bool Glob::matches(QStringView text) const
{
    // Most pages differ from most patterns before the first wildcard.
    qsizetype fixed = 0;
    while (fixed < m_tokens.size() && m_tokens[fixed] > kAny) {
        if (fixed >= text.size() || text[fixed].unicode() != m_tokens[fixed])
            return false;
        ++fixed;
    }
    if (fixed == m_tokens.size())
        return fixed == text.size();
    Walk walk(*this);
    return std::all_of(text.begin(), text.end(), [&](QChar c) { return walk.go(c.unicode()); })
        && walk.isAtEnd();
}

bool Glob::includes(const Glob &other) const
{
    Walk walk(*this);
    return std::all_of(other.m_tokens.begin(), other.m_tokens.end(), [&](char16_t token) {
        return walk.go(token);
    }) && walk.isAtEnd();
}

bool Glob::isOpen(QStringView separators) const
{
    return std::all_of(m_tokens.begin(), m_tokens.end(),
        [separators](char16_t token) { return token <= kAny || separators.contains(QChar(token)); });
}

int Glob::wildcards() const
{
    return int(std::count_if(m_tokens.begin(), m_tokens.end(), [](char16_t token) { return token <= kAny; }));
}

UrlParts UrlParts::of(const QString &url)
{
    UrlParts parts;
    const qsizetype from = url.indexOf("://"_L1);
    const QStringView rest = QStringView(url).sliced(from < 0 ? 0 : from + 3);
    qsizetype slash = rest.indexOf(u'/');
    slash = slash < 0 ? rest.size() : slash;
    const QStringView place = rest.first(slash);
    // An IPv6 address holds colons, but it ends with a bracket.
    const qsizetype colon = place.endsWith(u']') ? -1 : place.lastIndexOf(u':');
    parts.host = place.first(colon < 0 ? place.size() : colon).toString();
    parts.port = colon < 0 ? QString() : place.sliced(colon + 1).toString();
    const QStringView below = rest.sliced(slash);
    const qsizetype question = below.indexOf(u'?');
    parts.path = below.first(question < 0 ? below.size() : question).toString();
    parts.query = question < 0 ? QString() : below.sliced(question + 1).toString();
    return parts;
}

namespace {

/// The host as addresses of pages are kept: in lower case, international labels in Punycode.
QString storedHost(const QString &host)
{
    QStringList labels = host.toLower().split(u'.');
    for (QString &label : labels) {
        const bool isPlain
            = std::all_of(label.begin(), label.end(), [](QChar c) { return c.unicode() < 0x80; });
        if (!isPlain && !label.contains(u'*'))
            label = QString::fromLatin1(QUrl::toAce(label));
    }
    return labels.join(u'.');
}

/// The same of a path or a query: what no address holds as it is stands there escaped.
QString escaped(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, "!#$%&'()*+,/:;=?@[]~|"));
}

} // namespace

tl::expected<UrlPattern, QString> UrlPattern::parse(const QString &text)
{
    const auto refuse = [](const QString &reason) { return tl::unexpected(reason); };
    if (text.size() > kMaxLength)
        return refuse(u"must be at most %1 characters"_s.arg(kMaxLength));
    UrlPattern pattern;
    pattern.m_text = text;
    for (const QLatin1StringView scheme : {"https://"_L1, "http://"_L1}) {
        if (pattern.m_text.startsWith(scheme, Qt::CaseInsensitive))
            pattern.m_text.remove(0, scheme.size());
    }
    const auto isForbidden
        = [](QChar c) { return c.unicode() <= 0x20 || c == u'\x7f' || c == u'\\' || c == u'#'; };
    if (std::any_of(pattern.m_text.begin(), pattern.m_text.end(), isForbidden))
        return refuse(u"must not contain spaces, control characters, backslashes or #"_s);
    const UrlParts parts = UrlParts::of(pattern.m_text);
    if (parts.host.isEmpty())
        return refuse(u"must begin with a host, such as shop.example/products/*"_s);
    if (parts.path.isEmpty())
        return refuse(u"must name a path; shop.example/** is every page of a host"_s);
    if (parts.host.contains(u'@'))
        return refuse(u"must not contain user information"_s);
    const bool isPort
        = std::all_of(parts.port.begin(), parts.port.end(), [](QChar c) { return c.isDigit(); });
    if (!isPort || parts.port.size() > 5)
        return refuse(u"must have a number for a port"_s);
    pattern.m_host = Glob(storedHost(parts.host), u'.');
    pattern.m_port = parts.port;
    pattern.m_path = Glob(escaped(parts.path), u'/');
    if (pattern.m_text.contains(u'?'))
        pattern.m_query = Glob(escaped(parts.query), u'&');
    if (pattern.m_host.isOpen(u".") && pattern.m_path.isOpen(u"/"))
        return refuse(u"must name a host or a part of a path; wildcards alone are every page"_s);
    const int wildcards = pattern.m_host.wildcards() + pattern.m_path.wildcards()
        + (pattern.m_query ? pattern.m_query->wildcards() : 0);
    if (wildcards > kMaxWildcards)
        return refuse(u"must have at most %1 wildcards"_s.arg(kMaxWildcards));
    return pattern;
}

bool UrlPattern::matches(const UrlParts &url) const
{
    return (m_port.isEmpty() || m_port == url.port) && m_host.matches(url.host) && m_path.matches(url.path)
        && (!m_query || m_query->matches(url.query));
}

bool UrlPattern::includes(const UrlPattern &other) const
{
    if (!m_port.isEmpty() && m_port != other.m_port)
        return false;
    if (m_query && !(other.m_query && m_query->includes(*other.m_query)))
        return false;
    return m_host.includes(other.m_host) && m_path.includes(other.m_path);
}

} // namespace answerdesk::faqs
