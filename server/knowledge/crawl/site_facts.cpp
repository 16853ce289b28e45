// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/crawl/site_facts.h"
#include "server/knowledge/crawl/site_frontier.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

void obey(const QString &directives, SiteFacts &facts)
{
    for (const QString &part : directives.toLower().split(u',')) {
        const QString word = part.trimmed();
        facts.noIndex = facts.noIndex || word == u"noindex" || word == u"none";
        facts.noFollow = facts.noFollow || word == u"nofollow" || word == u"none";
    }
}

/// "noindex, nofollow", or "otherbot: noindex" for one robot alone; several headers are joined by commas.
void obeyHeader(const QByteArray &header, SiteFacts &facts)
{
    bool isForUs = true;
    for (const QString &part : QString::fromLatin1(header).split(u',')) {
        QString directive = part.trimmed();
        const qsizetype colon = directive.indexOf(u':');
        const QString name = colon > 0 ? directive.first(colon).trimmed().toLower() : QString();
        // "unavailable_after: date" and "max-snippet: 20" are directives themselves.
        if (!name.isEmpty() && !name.contains(u'_') && !name.startsWith(u"max-")) {
            isForUs = name == u"answerdesk" || name == u"*";
            directive = directive.mid(colon + 1);
        }
        if (isForUs)
            obey(directive, facts);
    }
}

} // namespace

SiteFacts siteFacts(const web::HtmlPage &page, const QUrl &url, const QByteArray &robotsTag)
{
    SiteFacts facts;
    obeyHeader(robotsTag, facts);
    for (const auto &[name, content] : page.meta) {
        if (name == u"robots" || name == u"answerdesk")
            obey(content, facts);
    }
    const QUrl base = page.baseUrl.isEmpty() ? url : url.resolved(QUrl(page.baseUrl));
    if (!page.canonicalUrl.isEmpty())
        facts.canonical = siteUrl(base, page.canonicalUrl);
    for (const QString &link : page.links) {
        if (const auto target = siteUrl(base, link))
            facts.links << *target;
    }
    const auto self = siteUrl(url, {});
    for (const auto &[language, link] : page.alternates) {
        const auto target = siteUrl(base, link);
        if (!target || language.compare(u"x-default", Qt::CaseInsensitive) == 0)
            continue;
        if (target == self || target == facts.canonical)
            facts.language = language;
        facts.translations << *target;
    }
    if (!facts.translations.isEmpty())
        facts.translations << facts.canonical.value_or(self.value_or(QString()));
    facts.translations.removeAll(QString());
    facts.translations.removeDuplicates();
    return facts;
}

QString TranslationGroups::rootOf(const QString &url) const
{
    QStringList way;
    QString at = url;
    for (QString parent = m_parents.value(at); !parent.isEmpty() && parent != at;
         parent = m_parents.value(at)) {
        way << at;
        at = parent;
    }
    for (const QString &passed : std::as_const(way))
        m_parents[passed] = at; // the next one is there at once
    return at;
}

void TranslationGroups::link(const QStringList &urls)
{
    if (urls.size() < 2)
        return;
    QStringList roots;
    for (const QString &url : urls)
        roots << rootOf(url);
    const QString first = *std::min_element(roots.begin(), roots.end());
    for (const QString &root : std::as_const(roots))
        m_parents.insert(root, first);
    for (const QString &url : urls)
        m_parents.insert(url, first);
}

QString TranslationGroups::groupOf(const QString &url) const
{
    return m_parents.contains(url) ? rootOf(url) : QString();
}

} // namespace answerdesk::knowledge
