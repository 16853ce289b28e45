// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/crawl/sitemap_walk.h"
#include "server/knowledge/crawl/site_frontier.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

std::optional<SitemapWalk::File> SitemapWalk::next()
{
    if (m_files.empty())
        return std::nullopt;
    File file = std::move(m_files.front());
    m_files.pop_front();
    return file;
}

bool SitemapWalk::add(const File &file, const tl::expected<Sitemap, QString> &sitemap)
{
    if (!sitemap) {
        if (file.depth > 0)
            note(file, sitemap.error());
        return file.depth > 0;
    }
    if (!sitemap->fault.isEmpty())
        note(file, sitemap->fault);
    addPages(file, *sitemap);
    addFiles(file, *sitemap);
    return true;
}

void SitemapWalk::addPages(const File &file, const Sitemap &sitemap)
{
    const QUrl base(file.url);
    for (const Sitemap::Page &page : sitemap.pages) {
        const auto address = siteUrl(base, page.url);
        if (!address)
            continue;
        if (m_listed.size() >= kMaxListed)
            return note(file, u"The limit of %1 addresses was reached."_s.arg(kMaxListed));
        m_listed << *address;
        if (!m_translations)
            continue;
        QStringList translations{*address};
        for (const Sitemap::Alternate &alternate : page.alternates) {
            const auto other = siteUrl(base, alternate.url);
            if (other && alternate.language.compare(u"x-default"_s, Qt::CaseInsensitive) != 0)
                translations << *other;
        }
        m_translations(translations);
    }
}

void SitemapWalk::addFiles(const File &file, const Sitemap &sitemap)
{
    for (const QString &entry : sitemap.sitemaps) {
        const auto address = siteUrl(QUrl(file.url), entry);
        if (!address || m_seen.contains(*address))
            continue;
        if (file.depth >= kMaxDepth || m_seen.size() >= kMaxFiles) {
            return note(file,
                u"Not all of its sitemaps were read: the limits are %1 files and %2 levels."_s.arg(kMaxFiles)
                    .arg(kMaxDepth));
        }
        m_seen.insert(*address);
        m_files.push_back({*address, file.depth + 1});
    }
}

void SitemapWalk::note(const File &file, const QString &text)
{
    if (m_notes.size() < kMaxNotes)
        m_notes << u"%1: %2"_s.arg(file.url, text);
}

} // namespace answerdesk::knowledge
