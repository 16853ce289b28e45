// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QPair>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::web {

/// Content type of a piece of HTML inside a document of another kind: it says nothing of the document.
inline constexpr char kHtmlFragmentType[] = "text/html; charset=utf-8; fragment";

/// Content type of Word documents.
inline constexpr char kDocxType[] = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/// Content type of PDFs.
inline constexpr char kPdfType[] = "application/pdf";

/// What a reader of an HTML document gets out of it: the main content in reading order and what the page says
/// to machines. A plain value; any thread. Texts are NFC with white space collapsed, entities decoded,
/// without markup.
struct HtmlPage {
    /// One piece of the main content. Navigation, headers, footers, asides, consent banners, scripts and
    /// hidden elements are left out.
    struct Block {
        enum Kind { Heading, Paragraph, ListItem, TableRow, Definition, Preformatted, Choice };
        Kind kind = Paragraph;
        int level = 0; ///< Heading: 1 to 6; ListItem: depth from 1; else 0
        QString text; ///< the whole text; cells of a row are joined by " | "
        /// TableRow: the cells. Definition: term and description. Paragraph and ListItem: label and value
        /// when the text begins with a marked label ("<b>Material:</b> cotton"), else empty. Choice: the
        /// label of a selection, then what can be chosen.
        QStringList cells;
        bool isLink = false; ///< nearly all of the text stands in links
        friend bool operator==(const Block &, const Block &) = default;
    };
    /// Text of an element whose class, id or data attribute names its role in a shop, or of a control.
    struct Hint {
        QString role; ///< "price", "old-price", "brand", "sku", "availability", "rating", "add-to-cart",
                      ///< "can-buy" (a control that is not disabled), "contact-seller", "bid"
        QString text;
        int at = 0; ///< index of the block that the text stands in
        friend bool operator==(const Hint &, const Hint &) = default;
    };

    /// What a selector finds on the page.
    struct Selection {
        int elements = 0;
        QString text; ///< of the first one; of its attribute content or value where it has no text
        bool isAttribute = false; ///< the text is one for machines
        QList<QPair<QString, QString>> rows; ///< labels and values, where it is or holds a table or a list
        friend bool operator==(const Selection &, const Selection &) = default;
    };

    QString title; ///< of the <title> element
    QString language; ///< of <html lang>, else of Content-Language or og:locale; as the page wrote it
    QString charset; ///< the one that the bytes were decoded with
    QString canonicalUrl; ///< <link rel=canonical>, as written
    QString baseUrl; ///< <base href>, as written
    /// Where a and area elements lead, as written and each once: at most 2,000 of up to 2,048 characters,
    /// without those that are marked nofollow or lead to no page (fragments, mailto: and their like).
    QStringList links;
    /// hreflang and href of <link rel=alternate hreflang>, as written; at most 200.
    QList<QPair<QString, QString>> alternates;
    QString ogTitle;
    QString ogType;
    QString ogSiteName;
    QList<Block> blocks;
    QList<QByteArray> jsonLd; ///< raw text of the application/ld+json scripts, in UTF-8
    /// Objects in JSON that scripts keep for themselves (the state of a page that renders in the browser,
    /// data for statistics) and that name a price, a number or a brand; in UTF-8.
    QList<QByteArray> states;
    json::Value
        microdata; ///< array of {"type":[...],"properties":{name:[text or nested item, ...]}}, RDFa included
    QList<QPair<QString, QString>> meta; ///< name or property in lower case, and content; in page order
    QStringList breadcrumbs;
    QList<Hint> hints;
    QList<Selection> selections; ///< of the selectors that were asked for, in their order
    int visibleTextLength = 0; ///< characters of the main content
    int linkTextLength = 0; ///< how many of them stand in links: lists and home pages have many

    QString metaContent(QStringView name) const; ///< the first with this name, or empty
    QString visibleText() const; ///< the texts of all blocks, a line each

    /// The form in which the extractor's child process hands a page over.
    QByteArray toJson() const;
    static tl::expected<HtmlPage, QString> fromJson(QByteArrayView bytes);
    friend bool operator==(const HtmlPage &, const HtmlPage &) = default;
};

} // namespace answerdesk::web
