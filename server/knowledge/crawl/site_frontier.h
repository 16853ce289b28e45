// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QUrl>
#include <array>
#include <deque>
#include <functional>
#include <optional>

namespace answerdesk::knowledge {

/// The address that a link leads to, in the one form that pages of a site are known by: PageUrl's, without
/// what names a session, with dots and doubled slashes of the path resolved. Nothing when it leads to no page
/// that could be fetched.
std::optional<QString> siteUrl(const QUrl &base, const QString &link);

/// Up to where a site is read. Each bound is there for a trap: endless calendars, paths that grow, sorted and
/// filtered lists, sessions in addresses.
struct SiteLimits {
    int maxPages = 1000; ///< that are asked for
    int maxDepth = 5; ///< links from the start
    qsizetype maxQueue = 50'000; ///< addresses that wait
    qsizetype maxUrl = 2000; ///< characters
    int maxSegments = 16; ///< of a path
    int maxVariants = 40; ///< queries of one path
    int maxDated = 60; ///< addresses that differ in a year and other numbers only
};

/// The addresses of a site that are to be read, each once, in the order in which they were found. One thread.
class SiteFrontier
{
public:
    enum class Verdict {
        Added,
        Known, ///< it was added before
        OtherSite,
        NotAPage, ///< a picture, a style sheet, a download by its ending
        TooDeep,
        TooLong,
        GrowingPath, ///< too many folders, or the same ones again and again
        TooManyVariants, ///< queries of one path
        TooManyDated,
        Full
    };
    struct Entry {
        QString url;
        int depth = 0;
    };
    using Scope = std::function<bool(const QUrl &)>;

    SiteFrontier(const SiteLimits &limits, Scope scope)
        : m_limits(limits)
        , m_scope(std::move(scope))
    {
    }
    /// isListed: by a sitemap or as a page that is there already; rules against traps do not count then.
    Verdict add(const QString &url, int depth, bool isListed = false);
    /// add() takes an address for known from now on.
    void exclude(const QString &url) { m_known.insert(url); }
    /// Puts an address first, once more if need be.
    void addFirst(const QString &url, int depth);
    /// The next one; nothing at the end or once maxPages were given out.
    std::optional<Entry> next();
    qsizetype waiting() const { return qsizetype(m_queue.size()); }
    int taken() const { return m_taken; }
    /// What was left out, a sentence for each reason, for people.
    QStringList report() const;
    void setScope(Scope scope) { m_scope = std::move(scope); }

private:
    Verdict judge(const QUrl &url, const QString &text, int depth);

    SiteLimits m_limits;
    Scope m_scope;
    std::deque<Entry> m_queue;
    QSet<QString> m_known;
    QHash<QString, int> m_variants; ///< queries by path
    QHash<QString, int> m_dated; ///< addresses with dates by their form, # for numbers
    QSet<QString> m_refused; ///< so that each counts once
    std::array<int, std::size_t(Verdict::Full) + 1> m_counts{};
    int m_taken = 0;
};

} // namespace answerdesk::knowledge
