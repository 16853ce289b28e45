// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/server_templates.h"
#include <QtCore/QtGlobal>

namespace answerdesk::console::serverwords {

namespace {
// Product feeds: server/faqs/feeds, server/faqs/formats, server/web/fetch
constexpr const char *kTemplates[] = {
    QT_TRANSLATE_NOOP("ServerWords",
        "%1 products of the feed have a price and %2 had one: more than half of the prices would disappear."),
    QT_TRANSLATE_NOOP("ServerWords", "A feed can have at most 2 GiB."),
    QT_TRANSLATE_NOOP("ServerWords", "A part of the feed is missing."),
    QT_TRANSLATE_NOOP("ServerWords", "This feed is uploaded as files."),
    QT_TRANSLATE_NOOP("ServerWords", "Line %1 starts a tag of more than 4 MiB."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Line %1 declares a document type; such files are not read, because entities in them can be "
        "endless."),
    QT_TRANSLATE_NOOP("ServerWords", "Line %1 contains a text of more than 4 MiB."),
    QT_TRANSLATE_NOOP("ServerWords",
        "The XML is a feed of news, not of products: nothing in it is in Google's namespace "
        "http://base.google.com/ns/1.0."),
    QT_TRANSLATE_NOOP("ServerWords", "Line %1: elements nest deeper than %2."),
    QT_TRANSLATE_NOOP("ServerWords", "Line %1: lists and objects nest deeper than %2."),
    QT_TRANSLATE_NOOP("ServerWords", "None of the %1 rows can be used."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Shopify's list of products names neither its currency nor the shop's address: the feed needs the "
        "setting \"%1\"."),
    QT_TRANSLATE_NOOP("ServerWords", "The JSON ends in the middle of line %1: the file is cut off."),
    QT_TRANSLATE_NOOP("ServerWords",
        "The JSON contains no product: neither Shopify's list \"products\" nor objects of the type Product "
        "of schema.org."),
    QT_TRANSLATE_NOOP("ServerWords", "The JSON is malformed at line %1, column %2: %3."),
    QT_TRANSLATE_NOOP("ServerWords", "The JSON is not a Shopify product list: it has no list \"products\"."),
    QT_TRANSLATE_NOOP("ServerWords", "The XML ends in the middle of line %1: the file is cut off."),
    QT_TRANSLATE_NOOP("ServerWords", "The XML is malformed at line %1, column %2: %3."),
    QT_TRANSLATE_NOOP("ServerWords",
        "The XML is not a product feed: it begins with <%1>, not with <rss>, <rdf:RDF> or <feed>."),
    QT_TRANSLATE_NOOP("ServerWords", "The address answered with a web page, not with a feed."),
    QT_TRANSLATE_NOOP("ServerWords", "The address answered with an empty file."),
    QT_TRANSLATE_NOOP("ServerWords", "The address redirects too often."),
    QT_TRANSLATE_NOOP("ServerWords", "The company has no such feed."),
    QT_TRANSLATE_NOOP("ServerWords", "The content is too short to be a feed."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed has more than 2,000,000 rows, which is the limit."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed has no such run."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed has not changed."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "The feed contains %1 products and had %2: more than half of them would disappear."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed contains no rows."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed inflates to more than %1 times its size, which no feed does."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "The feed is declared to be in the character set \"%1\", which is not supported."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed is empty."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed is in the character set \"%1\", which is not supported."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed is larger than 2 GiB."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed was deleted."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed's gzip compression ends in the middle."),
    QT_TRANSLATE_NOOP("ServerWords", "The feed's gzip compression is damaged."),
    QT_TRANSLATE_NOOP("ServerWords", "The file has more than %1 columns."),
    QT_TRANSLATE_NOOP("ServerWords", "The file has no column “%1”."),
    QT_TRANSLATE_NOOP("ServerWords", "The file contains binary data, not a feed."),
    QT_TRANSLATE_NOOP("ServerWords", "The file is a PDF document, not a feed."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "The file is a ZIP archive or an Excel workbook. Save the sheet as CSV."),
    QT_TRANSLATE_NOOP("ServerWords",
        "The file is an export of WooCommerce, which names no currency: the feed needs the setting "
        "\"currency\"."),
    QT_TRANSLATE_NOOP("ServerWords", "The run has %1 bytes; continue at offset=%1."),
    QT_TRANSLATE_NOOP("ServerWords", "The server fetches this feed itself."),
    QT_TRANSLATE_NOOP("ServerWords", "The shop's server sent nothing for %1 seconds."),
    QT_TRANSLATE_NOOP("ServerWords", "The upload stopped for 24 hours."),
    QT_TRANSLATE_NOOP("ServerWords", "a company can have at most %1 feeds"),
    QT_TRANSLATE_NOOP("ServerWords", "is allowed only with url"),
    QT_TRANSLATE_NOOP("ServerWords", "is given twice"),
    QT_TRANSLATE_NOOP("ServerWords", "is not Base64"),
    QT_TRANSLATE_NOOP("ServerWords", "must be sent without content, or content without it"),
    QT_TRANSLATE_NOOP("ServerWords", "the file is empty"),
    QT_TRANSLATE_NOOP("ServerWords", "zlib cannot start to inflate a feed"),
};
} // namespace

std::span<const char *const> feedTemplates() { return kTemplates; }

} // namespace answerdesk::console::serverwords
