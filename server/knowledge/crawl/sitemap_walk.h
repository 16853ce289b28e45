// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/crawl/sitemap_reader.h"
#include <QtCore/QSet>
#include <deque>
#include <functional>
#include <optional>

namespace answerdesk::knowledge {

/// A sitemap with all those that its indexes lead to: which file is read next, and what they list. Who walks
/// fetches the files and reads them with readSitemap(). One thread.
class SitemapWalk
{
public:
    static constexpr int kMaxFiles = 500;
    static constexpr int kMaxDepth = 3; ///< indexes of indexes
    static constexpr qsizetype kMaxListed = 50'000; ///< addresses of all files together
    static constexpr qsizetype kMaxNotes = 100;

    struct File {
        QString url;
        int depth = 0; ///< in indexes
    };
    /// Told of the addresses that are translations of each other, in the form of siteUrl().
    using Translations = std::function<void(const QStringList &)>;

    explicit SitemapWalk(const QString &url, Translations translations = {})
        : m_files{{url, 0}}
        , m_seen{url}
        , m_translations(std::move(translations))
    {
    }
    /// The next file; nothing once all are read.
    std::optional<File> next();
    /// What a file holds, or why it could not be read. False when it was the first one: nothing is known
    /// then.
    bool add(const File &file, const tl::expected<Sitemap, QString> &sitemap);
    /// Addresses in the form of siteUrl(), in the order of the files; some may be listed twice.
    const QStringList &listed() const { return m_listed; }
    /// What was not read, for people.
    const QStringList &notes() const { return m_notes; }

private:
    void addPages(const File &file, const Sitemap &sitemap);
    void addFiles(const File &file, const Sitemap &sitemap);
    void note(const File &file, const QString &text);

    std::deque<File> m_files; ///< that wait
    QSet<QString> m_seen;
    Translations m_translations;
    QStringList m_listed;
    QStringList m_notes;
};

} // namespace answerdesk::knowledge
