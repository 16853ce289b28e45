// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_blocks.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr int kMaxBlocks = 20'000;
constexpr int kMaxLabel = 50;
constexpr int kMaxLabels = 500;

int headingLevel(GumboTag tag)
{
    return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6 ? int(tag) - int(GUMBO_TAG_H1) + 1 : 0;
}

/// Tabs and accordions hide their panels until a click; what they hold is content all the same.
bool isFoldedContent(const GumboNode *element, const QSet<QString> &words)
{
    static const QSet<QString> kWords{u"tab"_s, u"tabs"_s, u"tabpanel"_s, u"panel"_s, u"pane"_s,
        u"accordion"_s, u"collapse"_s, u"collapsible"_s, u"details"_s, u"detail"_s, u"spec"_s, u"specs"_s,
        u"specification"_s, u"specifications"_s, u"description"_s, u"content"_s, u"faq"_s};
    return attributeText(element, "role") == u"tabpanel"_s || hasAny(words, kWords);
}

/// Whether the element is a list of its own: three blocks or more that stand side by side.
bool holdsRows(const GumboNode *element)
{
    std::vector<const GumboNode *> open{element};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        int blocks = 0;
        for (const GumboNode *child : childElements(node)) {
            blocks += isBlockTag(tagOf(child));
            open.push_back(child);
        }
        if (blocks >= 3)
            return true;
    }
    return false;
}

} // namespace

BlockReader::BlockReader(const GumboNode *root)
{
    std::vector<const GumboNode *> open{root};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!isElement(node))
            continue;
        if (tagOf(node) == GUMBO_TAG_LABEL && m_labels.size() < kMaxLabels)
            m_labels.insert(attributeText(node, "for"), node);
        const bool product = attributeText(node, "itemtype").endsWith(u"/Product"_s);
        if (tagOf(node) == GUMBO_TAG_H1 || product) {
            for (const GumboNode *up = node; up && m_titleHolders.size() < 4096; up = up->parent)
                m_titleHolders.insert(up);
        }
        const GumboVector &children = node->v.element.children;
        for (unsigned i = 0; i < children.length; ++i)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
}

bool BlockReader::isSkipped(const GumboNode *element, const QSet<QString> &words) const
{
    switch (tagOf(element)) {
    case GUMBO_TAG_SCRIPT:
    case GUMBO_TAG_STYLE:
    case GUMBO_TAG_NOSCRIPT:
    case GUMBO_TAG_TEMPLATE:
    case GUMBO_TAG_SVG:
    case GUMBO_TAG_MATH:
    case GUMBO_TAG_IFRAME:
    case GUMBO_TAG_OBJECT:
    case GUMBO_TAG_SELECT:
    case GUMBO_TAG_TEXTAREA:
    case GUMBO_TAG_HEAD:
    case GUMBO_TAG_VIDEO:
    case GUMBO_TAG_AUDIO:
    case GUMBO_TAG_CANVAS:
        return true;
    case GUMBO_TAG_BODY:
    case GUMBO_TAG_HTML:
    case GUMBO_TAG_MAIN:
        return false;
    default:
        break;
    }
    if (holdsTitle(element))
        return false;
    switch (tagOf(element)) {
    case GUMBO_TAG_NAV:
    case GUMBO_TAG_FOOTER:
    case GUMBO_TAG_ASIDE:
    case GUMBO_TAG_HEADER:
        // Articles and sections have headers of their own, which hold headings.
        if (tagOf(element) == GUMBO_TAG_HEADER && element->parent
            && (tagOf(element->parent) == GUMBO_TAG_ARTICLE || tagOf(element->parent) == GUMBO_TAG_SECTION))
            break;
        return true;
    default:
        break;
    }
    if (element->v.element.attributes.length == 0)
        return false;
    const QString role = attributeText(element, "role").toLower();
    if (role == u"navigation"_s || role == u"banner"_s || role == u"contentinfo"_s
        || role == u"complementary"_s || role == u"search"_s || role == u"dialog"_s
        || role == u"alertdialog"_s || role == u"menu"_s)
        return true;
    if (isFurniture(element, words))
        return true;
    const QString style = attributeText(element, "style").remove(u' ').toLower();
    const bool hidden = hasAttribute(element, "hidden") || style.contains(u"display:none"_s)
        || style.contains(u"visibility:hidden"_s);
    return hidden && !isFoldedContent(element, words);
}

bool BlockReader::isDataTable(const GumboNode *table) const
{
    int rows = 0;
    std::vector<const GumboNode *> open{table};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!isElement(node))
            continue;
        const GumboTag tag = tagOf(node);
        if (node != table
            && (tag == GUMBO_TAG_TABLE || tag == GUMBO_TAG_FORM || tag == GUMBO_TAG_H1
                || tag == GUMBO_TAG_H2))
            return false;
        rows += tag == GUMBO_TAG_TR;
        const GumboVector &children = node->v.element.children;
        for (unsigned i = 0; i < children.length; ++i)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
    return rows > 0;
}

void BlockReader::addTable(const GumboNode *table)
{
    std::vector<const GumboNode *> open{table};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!isElement(node))
            continue;
        if (tagOf(node) == GUMBO_TAG_CAPTION) {
            const QString text = textOf(node, 300);
            if (!text.isEmpty())
                add({HtmlPage::Block::Heading, 6, text, {}});
            continue;
        }
        if (tagOf(node) == GUMBO_TAG_TR) {
            QStringList cells;
            bool any = false;
            bool pairs = true; // label, value, label, value
            int linked = 0;
            for (const GumboNode *cell : childElements(node)) {
                if (tagOf(cell) != GUMBO_TAG_TD && tagOf(cell) != GUMBO_TAG_TH)
                    continue;
                addHintsBelow(cell);
                addChoicesBelow(cell);
                pairs = pairs && (tagOf(cell) == GUMBO_TAG_TH) == (cells.size() % 2 == 0);
                cells << textOf(cell, 2000, &linked);
                any = any || !cells.constLast().isEmpty();
            }
            m_page->linkTextLength += linked;
            if (any && pairs && cells.size() >= 4 && cells.size() % 2 == 0) {
                for (qsizetype i = 0; i < cells.size(); i += 2)
                    add({HtmlPage::Block::TableRow, 0, cells[i] + u" | "_s + cells[i + 1], cells.mid(i, 2)});
            } else if (any) {
                add({HtmlPage::Block::TableRow, 0, cells.join(u" | "_s), cells});
            }
            continue;
        }
        const GumboVector &children = node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
}

std::optional<QStringList> BlockReader::pairOf(const GumboNode *element) const
{
    const GumboTag tag = tagOf(element);
    if (tag != GUMBO_TAG_DIV && tag != GUMBO_TAG_LI && tag != GUMBO_TAG_P && tag != GUMBO_TAG_UL)
        return std::nullopt;
    const GumboVector &children = element->v.element.children;
    int elements = 0;
    for (unsigned i = 0; i < children.length; ++i)
        elements += isElement(static_cast<const GumboNode *>(children.data[i]));
    if (elements != 2)
        return std::nullopt;
    const QList<const GumboNode *> parts = childElements(element);
    for (unsigned i = 0; i < children.length; ++i) {
        const auto *child = static_cast<const GumboNode *>(children.data[i]);
        if (isText(child) && !QString::fromUtf8(child->v.text.text).trimmed().isEmpty())
            return std::nullopt;
    }
    for (const GumboNode *part : parts) {
        const GumboTag partTag = tagOf(part);
        if (partTag == GUMBO_TAG_A || partTag == GUMBO_TAG_BUTTON || partTag == GUMBO_TAG_IMG
            || partTag == GUMBO_TAG_INPUT || partTag == GUMBO_TAG_TABLE || partTag == GUMBO_TAG_SELECT
            || headingLevel(partTag) == 1)
            return std::nullopt;
    }
    if (holdsRows(parts[1]))
        return std::nullopt;
    const QString label = textOf(parts[0], kMaxLabel + 20);
    if (label.isEmpty() || label.size() > kMaxLabel)
        return std::nullopt;
    const QString value = textOf(parts[1], 320);
    if (value.isEmpty() || value.size() > 300)
        return std::nullopt;
    return QStringList{label, value};
}

bool BlockReader::isPairAmongPairs(const GumboNode *element) const
{
    if (!element->parent || !isElement(element->parent))
        return false;
    const GumboVector &siblings = element->parent->v.element.children;
    const auto own = int(element->index_within_parent);
    for (const int direction : {-1, 1}) {
        for (int i = own + direction; i >= 0 && i < int(siblings.length); i += direction) {
            const auto *other = static_cast<const GumboNode *>(siblings.data[i]);
            if (!isElement(other))
                continue;
            if (tagOf(other) == tagOf(element) && pairOf(other))
                return true;
            break;
        }
    }
    return false;
}

bool BlockReader::enter(const GumboNode *element, const QSet<QString> &words)
{
    const GumboTag tag = tagOf(element);
    if (isBlockTag(tag))
        flush();
    addHints(element, words);
    if (isRaisedCents(element, m_buffer))
        m_buffer += u'.';
    // What a button says is no part of the word before it.
    if (tag == GUMBO_TAG_BUTTON)
        m_buffer += u' ';
    if (tag == GUMBO_TAG_BR) {
        m_buffer += u'\n';
        return true;
    }
    if (tag == GUMBO_TAG_TABLE && isDataTable(element)) {
        addTable(element);
        return false;
    }
    if (const int level = headingLevel(tag))
        m_headingLevel = level;
    switch (tag) {
    case GUMBO_TAG_UL:
    case GUMBO_TAG_OL:
        ++m_listDepth;
        return true;
    case GUMBO_TAG_PRE:
        ++m_preDepth;
        return true;
    case GUMBO_TAG_DT:
        m_term = textOf(element, 300);
        return false;
    case GUMBO_TAG_SUMMARY: {
        const QString text = textOf(element, 300);
        if (!text.isEmpty())
            add({HtmlPage::Block::Heading, 5, text, {}});
        return false;
    }
    case GUMBO_TAG_DD: {
        const QString text = textOf(element, 2000, &m_page->linkTextLength);
        if (!text.isEmpty() && !m_term.isEmpty())
            add({HtmlPage::Block::Definition, 0, m_term + u": "_s + text, {m_term, text}});
        else if (!text.isEmpty())
            add({HtmlPage::Block::Paragraph, 0, text, {}});
        return false;
    }
    case GUMBO_TAG_B:
    case GUMBO_TAG_STRONG:
    case GUMBO_TAG_LABEL:
    case GUMBO_TAG_SPAN:
    case GUMBO_TAG_EM:
        if (m_isBlank && m_headingLevel == 0) {
            const QString text = textOf(element, kMaxLabel + 10);
            if (text.size() <= kMaxLabel)
                m_marked = text;
        }
        return true;
    case GUMBO_TAG_A:
        ++m_linkDepth;
        return true;
    default:
        break;
    }
    if (tag == GUMBO_TAG_DIV || tag == GUMBO_TAG_LI || tag == GUMBO_TAG_P) {
        const auto pair = pairOf(element);
        if (pair && isPairAmongPairs(element)) {
            for (const GumboNode *part : childElements(element))
                addHintsBelow(part);
            QString label = pair->at(0);
            if (label.endsWith(u':'))
                label = label.chopped(1).trimmed();
            add({HtmlPage::Block::Definition, 0, label + u": "_s + pair->at(1), {label, pair->at(1)}});
            return false;
        }
    }
    if (tag == GUMBO_TAG_LI)
        ++m_itemDepth;
    return true;
}

void BlockReader::leave(const GumboNode *element)
{
    const GumboTag tag = tagOf(element);
    if (isBlockTag(tag))
        flush();
    if (headingLevel(tag))
        m_headingLevel = 0;
    if (tag == GUMBO_TAG_UL || tag == GUMBO_TAG_OL)
        --m_listDepth;
    else if (tag == GUMBO_TAG_LI)
        --m_itemDepth;
    else if (tag == GUMBO_TAG_PRE)
        --m_preDepth;
    else if (tag == GUMBO_TAG_A)
        --m_linkDepth;
    else if (tag == GUMBO_TAG_BUTTON)
        m_buffer += u' ';
    else if (tag == GUMBO_TAG_DL)
        m_term.clear();
}

void BlockReader::addText(const GumboNode *node)
{
    QString text = QString::fromUtf8(node->v.text.text);
    const qsizetype letters = text.trimmed().size();
    m_letters += letters;
    if (m_linkDepth > 0) {
        m_linked += letters;
        m_page->linkTextLength += int(letters);
    }
    if (m_preDepth == 0)
        text.replace(u'\n', u' ');
    m_isBlank = m_isBlank && std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
    m_buffer += text;
}

void BlockReader::flush()
{
    using Block = HtmlPage::Block;
    const bool isLink = m_letters > 0 && 10 * m_linked >= 9 * m_letters;
    m_linked = 0;
    m_letters = 0;
    if (m_buffer.isEmpty())
        return;
    const QString buffer = std::exchange(m_buffer, {});
    m_isBlank = true;
    const QString marked = std::exchange(m_marked, {});
    if (m_preDepth > 0) {
        QString text = buffer.trimmed();
        if (!text.isEmpty())
            add({Block::Preformatted, 0, text.normalized(QString::NormalizationForm_C), {}});
        return;
    }
    if (m_headingLevel > 0) {
        const QString text = cleaned(buffer);
        if (!text.isEmpty())
            add({Block::Heading, m_headingLevel, text, {}, isLink});
        return;
    }
    bool first = true;
    for (const QString &line : buffer.split(u'\n')) {
        const QString text = cleaned(line);
        if (text.isEmpty())
            continue;
        Block block{m_itemDepth > 0 ? Block::ListItem : Block::Paragraph,
            m_itemDepth > 0 ? std::max(1, m_listDepth) : 0, text, {}, isLink};
        // A line such as "Material: cotton", or one whose label is set in bold type.
        static const QRegularExpression kLabelled(u"^([^:.!?：]{2,45})\\s?[:：]\\s*(\\S.*)$"_s);
        const auto match = kLabelled.match(text);
        if (match.hasMatch() && match.captured(1).count(u' ') <= 6 && !match.captured(2).startsWith(u"//"_s)
            && !(match.captured(1).back().isDigit() && match.captured(2).front().isDigit())) {
            block.cells = {match.captured(1).trimmed(), match.captured(2)};
        } else if (first && !marked.isEmpty() && text.startsWith(marked) && text.size() > marked.size() + 1) {
            block.cells = {marked, text.sliced(marked.size()).trimmed()};
        }
        add(std::move(block));
        first = false;
    }
}

void BlockReader::add(HtmlPage::Block block)
{
    if (m_page->blocks.size() >= kMaxBlocks)
        return;
    if (block.kind != HtmlPage::Block::Choice)
        m_page->visibleTextLength += int(block.text.size());
    m_page->blocks << std::move(block);
}

void BlockReader::read(const GumboNode *start, HtmlPage &page)
{
    m_page = &page;
    std::vector<Step> steps{{start, false}};
    while (!steps.empty()) {
        const Step step = steps.back();
        steps.pop_back();
        if (step.leaving) {
            leave(step.node);
            continue;
        }
        if (isText(step.node)) {
            addText(step.node);
            continue;
        }
        if (!isElement(step.node))
            continue;
        const QSet<QString> words = roleWords(step.node);
        if (tagOf(step.node) == GUMBO_TAG_SELECT)
            addChoice(step.node);
        if (isSkipped(step.node, words)) {
            if (isBlockTag(tagOf(step.node)))
                flush();
            continue;
        }
        if (!enter(step.node, words))
            continue;
        steps.push_back({step.node, true});
        const GumboVector &children = step.node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            steps.push_back({static_cast<const GumboNode *>(children.data[i]), false});
    }
    flush();
}

} // namespace answerdesk::web::tree
