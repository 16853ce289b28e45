// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_select.h"
#include <algorithm>
#include <cstring>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr int kMaxText = 5000;
constexpr int kMaxLabel = 200;
constexpr int kMaxValue = 2000;
constexpr qsizetype kMaxRows = 200;

/// Whether a word stands in a list of words between blanks.
bool holdsWord(const char *list, QByteArrayView word)
{
    const std::string_view text(list), wanted(word.data(), std::size_t(word.size()));
    constexpr std::string_view kBlanks = " \t\n\r\f";
    for (std::size_t at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + 1)) {
        const std::size_t end = at + wanted.size();
        if ((at == 0 || kBlanks.find(text[at - 1]) != kBlanks.npos)
            && (end == text.size() || kBlanks.find(text[end]) != kBlanks.npos))
            return true;
    }
    return false;
}

/// In lower case; of an element that HTML does not know, as the page writes it.
bool hasTag(const GumboNode *element, const QByteArray &tag)
{
    const GumboElement &data = element->v.element;
    if (data.tag != GUMBO_TAG_UNKNOWN)
        return tag == gumbo_normalized_tagname(data.tag);
    GumboStringPiece name = data.original_tag;
    gumbo_tag_from_original_text(&name);
    return qsizetype(name.length) == tag.size() && qstrnicmp(name.data, tag.constData(), name.length) == 0;
}

bool matches(const GumboNode *element, const HtmlSelector::Part &part, bool isFirst)
{
    if ((part.isFirstChild && !isFirst) || (!part.tag.isEmpty() && !hasTag(element, part.tag)))
        return false;
    if (!part.id.isEmpty()) {
        const char *id = attribute(element, "id");
        if (!id || part.id != id)
            return false;
    }
    if (!part.classes.isEmpty()) {
        const char *classes = attribute(element, "class");
        if (!classes
            || !std::all_of(part.classes.begin(), part.classes.end(),
                [classes](const QByteArray &name) { return holdsWord(classes, name); }))
            return false;
    }
    return std::all_of(
        part.attributes.begin(), part.attributes.end(), [element](const HtmlSelector::Attribute &wanted) {
            const char *value = attribute(element, wanted.name.constData());
            return value && (!wanted.value || *wanted.value == value);
        });
}

/// A bit for each part of a selector.
using PartSet = quint32;
static_assert(HtmlSelector::kMaxParts <= 32);

/// How many elements the selector matches, and the first of them in reading order.
struct Found {
    int count = 0;
    const GumboNode *first = nullptr;
};

Found find(const GumboNode *root, const HtmlSelector &selector)
{
    struct Step {
        const GumboNode *element;
        PartSet ofParent; ///< beginnings of the selector that end at the parent
        PartSet above; ///< those that end at any element above
        bool isFirst;
    };
    Found found;
    std::vector<Step> open{{root, 0, 0, true}};
    while (!open.empty()) {
        const Step step = open.back();
        open.pop_back();
        PartSet own = 0;
        for (int i = 0; i < selector.parts.size(); ++i) {
            const HtmlSelector::Part &part = selector.parts[i];
            const PartSet before = part.isChild ? step.ofParent : step.above;
            if ((i == 0 || (before >> (i - 1) & 1u)) && matches(step.element, part, step.isFirst))
                own |= 1u << i;
        }
        if (own >> (selector.parts.size() - 1) & 1u) {
            ++found.count;
            found.first = found.first ? found.first : step.element;
        }
        const GumboVector &children = step.element->v.element.children;
        const std::size_t from = open.size();
        bool isFirst = true;
        for (unsigned i = 0; i < children.length; ++i) {
            const auto *child = static_cast<const GumboNode *>(children.data[i]);
            if (isElement(child))
                open.push_back({child, own, step.above | own, std::exchange(isFirst, false)});
        }
        std::reverse(open.begin() + qsizetype(from), open.end());
    }
    return found;
}

/// Reads the rows of a table, of a definition list or of a list whose entries name their labels.
class RowReader
{
public:
    explicit RowReader(HtmlPage::Selection &selection)
        : m_rows(selection.rows)
    {
    }

    void read(const GumboNode *start)
    {
        std::vector<const GumboNode *> open{start};
        while (!open.empty() && m_rows.size() < kMaxRows) {
            const GumboNode *element = open.back();
            open.pop_back();
            if (readRow(element))
                continue;
            const QList<const GumboNode *> children = childElements(element);
            open.insert(open.end(), children.rbegin(), children.rend());
        }
    }

private:
    bool readRow(const GumboNode *element)
    {
        switch (tagOf(element)) {
        case GUMBO_TAG_TR:
            return readCells(element);
        case GUMBO_TAG_DT:
            m_term = textOf(element, kMaxLabel);
            return true;
        case GUMBO_TAG_DD:
            add(m_term, textOf(element, kMaxValue));
            return true;
        case GUMBO_TAG_LI:
            return readEntry(element);
        default:
            return false;
        }
    }

    /// A table within a cell is read instead of the row that it stands in.
    bool readCells(const GumboNode *row)
    {
        QStringList cells;
        QList<bool> isHead;
        for (const GumboNode *cell : childElements(row)) {
            const QString text = textOf(cell, kMaxValue);
            if (text.isEmpty())
                continue;
            cells << text;
            isHead << (tagOf(cell) == GUMBO_TAG_TH);
        }
        if (cells.size() < 2)
            return false;
        // Heads alone name the columns.
        if (!isHead.contains(false))
            return true;
        if (isHead == QList<bool>{true, false, true, false}) {
            add(cells[0], cells[1]);
            add(cells[2], cells[3]);
        } else {
            add(cells[0], cells.sliced(1).join(u" | "_s));
        }
        return true;
    }

    /// "<li><b>Weight</b> 3 kg", "<li>Weight: 3 kg"; false when it holds a list or says none of both.
    bool readEntry(const GumboNode *entry)
    {
        const QString text = textOf(entry, kMaxValue);
        const QList<const GumboNode *> children = childElements(entry);
        if (!children.isEmpty() && children.size() <= 2 && !isBlockList(children)) {
            const QString label = textOf(children.first(), kMaxLabel);
            if (!label.isEmpty() && text.startsWith(label) && text.size() > label.size()) {
                add(label, text.sliced(label.size()));
                return true;
            }
        }
        for (const QChar colon : {u':', u'：'}) {
            const qsizetype at = text.indexOf(colon);
            if (at > 0 && at <= kMaxLabel) {
                add(text.first(at), text.sliced(at + 1));
                return true;
            }
        }
        return false;
    }

    static bool isBlockList(const QList<const GumboNode *> &elements)
    {
        return std::any_of(elements.begin(), elements.end(), [](const GumboNode *element) {
            const GumboTag tag = tagOf(element);
            return tag == GUMBO_TAG_UL || tag == GUMBO_TAG_OL || tag == GUMBO_TAG_DL
                || tag == GUMBO_TAG_TABLE;
        });
    }

    void add(QString label, QString value)
    {
        label = label.trimmed();
        while (label.endsWith(u':') || label.endsWith(u'：'))
            label = label.chopped(1).trimmed();
        value = value.trimmed();
        while (value.startsWith(u':') || value.startsWith(u'：'))
            value = value.sliced(1).trimmed();
        if (!label.isEmpty() && !value.isEmpty())
            m_rows.emplaceBack(label.left(kMaxLabel), value);
    }

    QList<QPair<QString, QString>> &m_rows;
    QString m_term;
};

} // namespace

QList<HtmlPage::Selection> select(const GumboNode *root, const QList<HtmlSelector> &selectors)
{
    QList<HtmlPage::Selection> selections;
    for (const HtmlSelector &selector : selectors) {
        const Found found = find(root, selector);
        HtmlPage::Selection selection;
        selection.elements = found.count;
        if (found.first) {
            selection.text = textOf(found.first, kMaxText);
            // <meta content>, <data value>, <link href>: texts for machines.
            for (const char *name : {"content", "value", "href"}) {
                if (!selection.text.isEmpty()
                    || (!qstrcmp(name, "href") && tagOf(found.first) != GUMBO_TAG_LINK))
                    break;
                selection.text = attributeText(found.first, name).left(kMaxText);
                selection.isAttribute = !selection.text.isEmpty();
            }
            RowReader(selection).read(found.first);
        }
        selections << selection;
    }
    return selections;
}

} // namespace answerdesk::web::tree
