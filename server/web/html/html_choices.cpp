// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_blocks.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr int kMaxLabel = 50;
constexpr int kMaxOptions = 40; // more are countries, years or towns
constexpr int kMaxOption = 60;

} // namespace

/// What can be chosen of something that has a label: the sizes and colours of a product. Options without a
/// value ask to choose.
void BlockReader::addChoice(const GumboNode *select)
{
    const QString id = attributeText(select, "id");
    const GumboNode *own = id.isEmpty() ? nullptr : m_labels.value(id);
    QString label = own ? textOf(own, kMaxLabel + 20) : cleaned(attributeText(select, "aria-label"));
    while (label.endsWith(u':') || label.endsWith(u'*'))
        label = label.chopped(1).trimmed();
    if (label.isEmpty() || label.size() > kMaxLabel || hasAttribute(select, "multiple"))
        return;
    QStringList cells{label};
    std::vector<const GumboNode *> open{select};
    while (!open.empty() && cells.size() <= kMaxOptions + 1) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (tagOf(node) != GUMBO_TAG_OPTION) {
            const QList<const GumboNode *> children = childElements(node);
            open.insert(open.end(), children.rbegin(), children.rend());
            continue;
        }
        const bool isAsking = hasAttribute(node, "value") && attributeText(node, "value").trimmed().isEmpty();
        const GumboVector &texts = node->v.element.children;
        QString text;
        for (unsigned i = 0; i < texts.length; ++i) {
            const auto *child = static_cast<const GumboNode *>(texts.data[i]);
            if (isText(child))
                text += QString::fromUtf8(child->v.text.text);
        }
        text = cleaned(text);
        if (text.size() > kMaxOption)
            return;
        if (!text.isEmpty() && !isAsking && !hasAttribute(node, "disabled") && !cells.contains(text))
            cells << text;
    }
    if (cells.size() >= 2 && cells.size() <= kMaxOptions + 1)
        add({HtmlPage::Block::Choice, 0, label + u": "_s + cells.mid(1).join(u" | "_s), cells});
}

void BlockReader::addChoicesBelow(const GumboNode *element)
{
    std::vector<const GumboNode *> open{element};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (tagOf(node) == GUMBO_TAG_SELECT) {
            addChoice(node);
            continue;
        }
        const QList<const GumboNode *> children = childElements(node);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

} // namespace answerdesk::web::tree
