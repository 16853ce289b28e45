// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <tl/expected.hpp>

namespace answerdesk::knowledge {

/// What a sitemap file lists (sitemaps.org, and the plain text form with an address a line). Addresses are as
/// written, trimmed.
struct Sitemap {
    struct Alternate {
        QString language; ///< hreflang
        QString url;
        friend bool operator==(const Alternate &, const Alternate &) = default;
    };
    struct Page {
        QString url;
        QList<Alternate> alternates; ///< xhtml:link rel="alternate"
        friend bool operator==(const Page &, const Page &) = default;
    };
    QList<Page> pages;
    QStringList sitemaps; ///< of an index
    QString fault; ///< where reading ended early, for people; what came before counts
};

/// Up to how much of a file is read.
struct SitemapLimits {
    qint64 maxBytes = 50 * 1024 * 1024; ///< after inflating, as sitemaps.org has it
    qsizetype maxEntries = 50'000; ///< pages or sitemaps
    qsizetype maxAlternates = 200; ///< of a page
};

/// Reads a file that may be hostile and may be compressed with gzip. Refused with a reason for people: no
/// sitemap at all, damaged compression, more bytes than allowed, and any document type declaration, because
/// entities can make a page of text into gigabytes. Any thread.
tl::expected<Sitemap, QString> readSitemap(QByteArrayView bytes, const SitemapLimits &limits = {});

} // namespace answerdesk::knowledge
