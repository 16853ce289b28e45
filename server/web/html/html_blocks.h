// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/html/html_tree.h"
#include <optional>

namespace answerdesk::web::tree {

/// Turns the body of a document into blocks: one walk in reading order that leaves out what is not content.
/// Used once, by readHtml().
class BlockReader
{
public:
    explicit BlockReader(const GumboNode *root);
    /// Appends the blocks, hints, breadcrumbs and lengths below start.
    void read(const GumboNode *start, HtmlPage &page);
    bool holdsTitle(const GumboNode *element) const { return m_titleHolders.contains(element); }

private:
    struct Step {
        const GumboNode *node;
        bool leaving;
    };
    bool isSkipped(const GumboNode *element, const QSet<QString> &words) const;
    bool isDataTable(const GumboNode *table) const;
    bool enter(const GumboNode *element, const QSet<QString> &words); ///< false: its children are done
    void leave(const GumboNode *element);
    void addTable(const GumboNode *table);
    void addChoice(const GumboNode *select);
    void addChoicesBelow(const GumboNode *element);
    void addHints(const GumboNode *element, const QSet<QString> &words);
    void addHintsBelow(const GumboNode *element);
    void addPriceHint(const GumboNode *element, const QSet<QString> &words);
    void addControl(const GumboNode *element, const QSet<QString> &words);
    void hint(const QString &role, const QString &text);
    std::optional<QStringList> pairOf(const GumboNode *element) const;
    bool isPairAmongPairs(const GumboNode *element) const;
    void addText(const GumboNode *node);
    void flush();
    void add(HtmlPage::Block block);

    QSet<const GumboNode *> m_titleHolders; ///< ancestors of the first headings and of product items
    QHash<QString, const GumboNode *> m_labels; ///< by the id of the control that they belong to
    HtmlPage *m_page = nullptr;
    QString m_buffer;
    qsizetype m_linked = 0; ///< characters of the buffer that stand in links
    qsizetype m_letters = 0; ///< characters of the buffer without white space around texts
    bool m_isBlank = true; ///< the buffer holds no more than white space
    QString m_marked; ///< a bold start of the buffer: perhaps a label
    int m_linkDepth = 0;
    int m_listDepth = 0;
    int m_itemDepth = 0;
    int m_headingLevel = 0;
    int m_preDepth = 0;
    QString m_term;
};

} // namespace answerdesk::web::tree
