// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/markdown_reader.h"
#include <QtCore/QHash>
#include <md4c.h>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

QString decodedEntity(const QString &entity)
{
    static const QHash<QString, char16_t> names{{u"amp"_s, u'&'}, {u"lt"_s, u'<'}, {u"gt"_s, u'>'},
        {u"quot"_s, u'"'}, {u"apos"_s, u'\''}, {u"nbsp"_s, u' '}, {u"euro"_s, u'€'}, {u"pound"_s, u'£'},
        {u"yen"_s, u'¥'}, {u"cent"_s, u'¢'}, {u"copy"_s, u'©'}, {u"reg"_s, u'®'}, {u"trade"_s, u'™'},
        {u"deg"_s, u'°'}, {u"plusmn"_s, u'±'}, {u"times"_s, u'×'}, {u"divide"_s, u'÷'}, {u"frac12"_s, u'½'},
        {u"frac14"_s, u'¼'}, {u"frac34"_s, u'¾'}, {u"ndash"_s, u'–'}, {u"mdash"_s, u'—'}, {u"hellip"_s, u'…'},
        {u"laquo"_s, u'«'}, {u"raquo"_s, u'»'}, {u"lsquo"_s, u'‘'}, {u"rsquo"_s, u'’'}, {u"ldquo"_s, u'“'},
        {u"rdquo"_s, u'”'}, {u"bdquo"_s, u'„'}, {u"bull"_s, u'•'}, {u"middot"_s, u'·'}, {u"auml"_s, u'ä'},
        {u"ouml"_s, u'ö'}, {u"uuml"_s, u'ü'}, {u"Auml"_s, u'Ä'}, {u"Ouml"_s, u'Ö'}, {u"Uuml"_s, u'Ü'},
        {u"szlig"_s, u'ß'}, {u"eacute"_s, u'é'}, {u"egrave"_s, u'è'}, {u"agrave"_s, u'à'},
        {u"ccedil"_s, u'ç'}, {u"ntilde"_s, u'ñ'}, {u"micro"_s, u'µ'}, {u"sup2"_s, u'²'}, {u"sup3"_s, u'³'},
        {u"rarr"_s, u'→'}};
    QString name = entity.mid(1);
    if (name.endsWith(u';'))
        name.chop(1);
    if (name.startsWith(u'#')) {
        const bool hex = name.size() > 1 && name[1].toLower() == u'x';
        bool ok = false;
        const uint code = QStringView(name).mid(hex ? 2 : 1).toUInt(&ok, hex ? 16 : 10);
        const char32_t point = code;
        return ok && code > 0 && code < 0x110000 ? QString::fromUcs4(&point, 1) : QString();
    }
    const auto known = names.constFind(name);
    return known == names.constEnd() ? entity : QString(QChar(*known));
}

namespace {

constexpr int kMostHtml = 2000; ///< pieces of HTML that are read of one document; what follows is left out

/// Finds one text over and over, from positions that only grow: all searches together walk the text once,
/// also where the text is missing.
class Search
{
public:
    Search(QStringView text, QStringView wanted)
        : m_text(text)
        , m_wanted(wanted)
    {
    }
    /// The first place at or behind `from`; the text's size when there is none.
    qsizetype from(qsizetype from)
    {
        if (m_found < from) {
            m_found = from > m_text.size() ? -1 : m_text.indexOf(m_wanted, from);
            if (m_found < 0)
                m_found = m_text.size();
        }
        return m_found;
    }

private:
    QStringView m_text, m_wanted;
    qsizetype m_found = -1;
};

/// Collects what md4c calls back with. A paragraph inside a list item belongs to the item.
class Collector
{
public:
    explicit Collector(const HtmlToBlocks &html)
        : m_readHtml(html)
    {
    }

    void enterBlock(MD_BLOCKTYPE type, void *detail)
    {
        if (type != MD_BLOCK_HTML)
            flushHtml();
        switch (type) {
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            flush(DocumentBlock::ListItem); // the text of an item before the list inside it
            ++m_listDepth;
            break;
        case MD_BLOCK_H:
            m_level = int(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level);
            m_text.clear();
            break;
        case MD_BLOCK_TR:
            m_cells.clear();
            break;
        case MD_BLOCK_THEAD:
            m_inHeader = true;
            break;
        case MD_BLOCK_P:
            if (m_listDepth > 0 && !m_text.isEmpty())
                m_text += u' ';
            break;
        case MD_BLOCK_HTML:
            m_inHtmlBlock = true;
            m_html += u'\n'; // a blank line ends a block, and mostly no element
            break;
        case MD_BLOCK_LI:
        case MD_BLOCK_TH:
        case MD_BLOCK_TD:
            m_text.clear();
            break;
        default:
            break;
        }
    }

    void leaveBlock(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            --m_listDepth;
            break;
        case MD_BLOCK_LI:
            flushHtml();
            flush(DocumentBlock::ListItem);
            break;
        case MD_BLOCK_H:
            blocks.append({DocumentBlock::Heading, m_level, std::exchange(m_text, {}), {}});
            break;
        case MD_BLOCK_P:
            if (m_listDepth == 0)
                flush(DocumentBlock::Paragraph);
            break;
        case MD_BLOCK_CODE:
            if (m_listDepth == 0)
                flush(DocumentBlock::Preformatted);
            break;
        case MD_BLOCK_HTML:
            m_inHtmlBlock = false;
            break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD:
            m_cells.append(std::exchange(m_text, {}));
            break;
        case MD_BLOCK_TR:
            blocks.append({m_inHeader ? DocumentBlock::TableHeader : DocumentBlock::TableRow, 0, {},
                std::exchange(m_cells, {})});
            break;
        case MD_BLOCK_THEAD:
            m_inHeader = false;
            break;
        default:
            break;
        }
    }

    void enterSpan(MD_SPANTYPE type) { m_inPicture += type == MD_SPAN_IMG ? 1 : 0; }
    void leaveSpan(MD_SPANTYPE type) { m_inPicture -= type == MD_SPAN_IMG ? 1 : 0; }

    void text(MD_TEXTTYPE type, const QString &text)
    {
        if (m_inPicture > 0)
            return;
        switch (type) {
        case MD_TEXT_NULLCHAR:
            break;
        case MD_TEXT_BR:
        case MD_TEXT_SOFTBR:
            m_text += u' ';
            break;
        case MD_TEXT_ENTITY:
            m_text += decodedEntity(text);
            break;
        case MD_TEXT_HTML:
            // A block of HTML arrives in pieces and is read as a whole; inside a paragraph each piece is a
            // tag.
            if (m_inHtmlBlock)
                m_html += text;
            else if (text.startsWith("<br"_L1, Qt::CaseInsensitive))
                m_text += u' ';
            break;
        default:
            m_text += text;
        }
    }

    /// What was collected; the last thing to ask for.
    QList<DocumentBlock> takeBlocks()
    {
        flushHtml();
        return std::move(blocks);
    }

private:
    /// In a list the HTML belongs to the item.
    void flushHtml()
    {
        const QString html = std::exchange(m_html, {});
        if (html.trimmed().isEmpty() || !m_readHtml || ++m_htmlCount > kMostHtml)
            return;
        const QList<DocumentBlock> found = m_readHtml(html);
        if (m_listDepth == 0) {
            blocks += found;
            return;
        }
        for (const DocumentBlock &block : found)
            m_text += u' ' + (block.cells.isEmpty() ? block.text : block.cells.join(u' '));
    }

    QList<DocumentBlock> blocks;
    void flush(DocumentBlock::Kind kind)
    {
        const QString text = std::exchange(m_text, {});
        if (!text.trimmed().isEmpty())
            blocks.append({kind, 0, text, {}});
    }

    const HtmlToBlocks &m_readHtml;
    QString m_text, m_html;
    QStringList m_cells;
    int m_htmlCount = 0; ///< pieces of HTML that were read
    int m_level = 1, m_listDepth = 0, m_inPicture = 0;
    bool m_inHeader = false, m_inHtmlBlock = false;
};

/// Site generators leave their own marks in Markdown: "{{ site.url }}", "{% include x %}",
/// "{:target=_blank}".
QString withoutTemplateMarks(QStringView text)
{
    Search statementEnd(text, u"%}"), line(text, u"\n");
    const auto markEnd = [&](qsizetype at) -> qsizetype {
        const QChar kind = at + 1 < text.size() ? text[at + 1] : QChar();
        if (kind == u'%') {
            const qsizetype end = statementEnd.from(at + 2);
            return end < line.from(at + 2) ? end + 2 : -1;
        }
        if (kind != u'{' && kind != u':')
            return -1;
        // Neither holds a bracket, so no two searches walk over the same text.
        qsizetype end = at + 2;
        while (end < text.size() && text[end] != u'{' && text[end] != u'}' && text[end] != u'\n')
            ++end;
        const QStringView closer = kind == u'{' ? QStringView(u"}}") : QStringView(u"}");
        return text.sliced(end).startsWith(closer) ? end + closer.size() : -1;
    };
    QString out;
    qsizetype last = 0;
    for (qsizetype at = text.indexOf(u'{'); at >= 0; at = text.indexOf(u'{', at)) {
        const qsizetype end = markEnd(at);
        if (end < 0) {
            ++at;
            continue;
        }
        out += text.sliced(last, at - last);
        last = at = end;
    }
    out += text.sliced(last);
    return out;
}

} // namespace

QList<DocumentBlock> readMarkdown(QStringView text, const HtmlToBlocks &html)
{
    Collector collector(html);
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB | MD_FLAG_COLLAPSEWHITESPACE;
    parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
        static_cast<Collector *>(self)->enterBlock(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void *, void *self) {
        static_cast<Collector *>(self)->leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void *, void *self) {
        static_cast<Collector *>(self)->enterSpan(type);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void *, void *self) {
        static_cast<Collector *>(self)->leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
        static_cast<Collector *>(self)->text(type, QString::fromUtf8(text, qsizetype(size)));
        return 0;
    };
    const QByteArray utf8 = withoutTemplateMarks(text).toUtf8();
    md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, &collector);
    return collector.takeBlocks();
}

} // namespace answerdesk::knowledge
