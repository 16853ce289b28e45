// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"
#include <QtCore/QHash>
#include <QtCore/QUrl>
#include <optional>

namespace answerdesk::knowledge {

/// What a page says to those who read sites. Addresses are in the form of siteUrl().
struct SiteFacts {
    bool noIndex = false; ///< it asks not to be found
    bool noFollow = false; ///< its links are not to be followed
    std::optional<QString> canonical; ///< where it wants to be known, when it says so
    QStringList links;
    QStringList translations; ///< itself and the pages that hold it in other languages; empty without any
    QString language; ///< by which its own entry among the translations goes
};
/// url: where the page was found after redirects. robotsTag: X-Robots-Tag of its answer. Any thread.
SiteFacts siteFacts(const web::HtmlPage &page, const QUrl &url, const QByteArray &robotsTag);

/// Pages that are translations of each other, put together from what several of them say. One thread.
class TranslationGroups
{
public:
    /// These are translations of each other, and of what they were linked with before.
    void link(const QStringList &urls);
    /// The name of the group that an address is in: the first of its addresses in the order of letters;
    /// empty when it is in none.
    QString groupOf(const QString &url) const;
    qsizetype size() const { return m_parents.size(); }

private:
    QString rootOf(const QString &url) const;
    mutable QHash<QString, QString> m_parents; ///< a root is its own parent, and the first of its group
};

} // namespace answerdesk::knowledge
