// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/documents/docx_reader.h"
#include "shared/core/zip_archive.h"
#include <QtCore/QHash>
#include <QtCore/QXmlStreamReader>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

template <typename T>
using Read = tl::expected<T, QString>;

constexpr int kMaxDepth = 512;
constexpr int kMaxXmlAttributes = 1000;

tl::unexpected<QString> refuse(const QString &reason) { return tl::unexpected(reason); }

QString faultOf(const QString &reason) { return u"The Word document %1."_s.arg(reason); }

/// One part of the document, unpacked; empty when there is none of this name.
Read<QByteArray> readPart(const ZipArchive &archive, const char *name)
{
    const qint64 index = archive.find(name);
    return index < 0 ? QByteArray() : archive.read(index, kMaxDocxPart).map_error(faultOf);
}

QString valueOf(const QXmlStreamReader &xml)
{
    for (const QXmlStreamAttribute &attribute : xml.attributes()) {
        if (attribute.name() == "val"_L1)
            return attribute.value().toString();
    }
    return {};
}

struct Style {
    int level = 0; ///< of a heading, 1 to 6
    bool isList = false;
    QString basedOn;
};

/// Whether an element has more attributes than Word ever writes: the XML reader's time grows with the square
/// of them.
bool hasTooManyAttributes(QByteArrayView xml)
{
    qsizetype at = 0;
    const auto skipTo = [&](QByteArrayView closer) {
        const qsizetype end = xml.indexOf(closer, at);
        at = end < 0 ? xml.size() : end + closer.size();
    };
    while ((at = xml.indexOf('<', at)) >= 0) {
        const QByteArrayView rest = xml.sliced(at);
        if (rest.startsWith("<!--")) {
            skipTo("-->");
            continue;
        }
        if (rest.startsWith("<![CDATA[")) {
            skipTo("]]>");
            continue;
        }
        int values = 0;
        for (++at; at < xml.size() && xml[at] != '>'; ++at) {
            if (xml[at] != '"' && xml[at] != '\'')
                continue;
            if (++values > kMaxXmlAttributes)
                return true;
            const qsizetype end = xml.indexOf(xml[at], at + 1);
            if (end < 0)
                return false; // it is not well-formed
            at = end;
        }
    }
    return false;
}

/// Walks over XML in the manner that every part of a document is read; why it cannot, or an empty text.
template <typename Enter, typename Leave, typename Text>
QString walk(const QByteArray &bytes, Enter enter, Leave leave, Text text)
{
    if (hasTooManyAttributes(bytes))
        return u"An element of the Word document has more than %1 attributes."_s.arg(kMaxXmlAttributes);
    QXmlStreamReader xml(bytes);
    int depth = 0;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
            return u"The Word document declares entities, which Word never does."_s;
        case QXmlStreamReader::StartElement:
            if (++depth > kMaxDepth)
                return u"The Word document is nested too deeply."_s;
            enter(xml);
            break;
        case QXmlStreamReader::EndElement:
            --depth;
            leave(xml.name());
            break;
        case QXmlStreamReader::Characters:
            text(xml.text());
            break;
        default:
            break;
        }
    }
    return xml.hasError() ? u"The Word document is damaged."_s : QString();
}

Read<QHash<QString, Style>> readStyles(const QByteArray &bytes)
{
    QHash<QString, Style> styles;
    if (bytes.isEmpty())
        return styles;
    QString id;
    const QString fault = walk(
        bytes,
        [&](const QXmlStreamReader &xml) {
            const QStringView name = xml.name();
            if (name == "style"_L1) {
                id.clear();
                for (const QXmlStreamAttribute &attribute : xml.attributes()) {
                    if (attribute.name() == "styleId"_L1)
                        id = attribute.value().toString();
                }
            } else if (id.isEmpty()) {
                return;
            } else if (name == "name"_L1) {
                // Names are English in every language of Word; ids are not.
                const QString value = valueOf(xml).toLower();
                if (value == "title"_L1)
                    styles[id].level = 1;
                else if (value.startsWith("heading "_L1))
                    styles[id].level = std::clamp(value.mid(8).toInt(), 0, 6);
            } else if (name == "basedOn"_L1) {
                styles[id].basedOn = valueOf(xml);
            } else if (name == "outlineLvl"_L1) {
                const int level = valueOf(xml).toInt();
                if (level >= 0 && level < 6 && styles[id].level == 0)
                    styles[id].level = level + 1;
            } else if (name == "numPr"_L1) {
                styles[id].isList = true;
            }
        },
        [&](QStringView name) {
            if (name == "style"_L1)
                id.clear();
        },
        [](QStringView) {});
    if (!fault.isEmpty())
        return refuse(fault);
    return styles;
}

class BodyReader
{
public:
    explicit BodyReader(const QHash<QString, Style> &styles)
        : m_styles(styles)
    {
    }

    void enter(const QXmlStreamReader &xml)
    {
        const QStringView name = xml.name();
        // The fallback repeats the choice before it; deleted and moved text is no longer there.
        if (m_skipped > 0 || name == "Fallback"_L1 || name == "del"_L1 || name == "moveFrom"_L1) {
            ++m_skipped;
            return;
        }
        if (name == "p"_L1) {
            m_open.append(Paragraph{});
            return;
        }
        if (name == "tbl"_L1)
            ++m_tables;
        else if (name == "tr"_L1 && m_tables == 1)
            m_cells.clear();
        else if (name == "tc"_L1 && m_tables == 1)
            m_cells.append(QString());
        if (m_open.isEmpty())
            return;
        Paragraph &open = m_open.last();
        if (name == "pStyle"_L1)
            applyStyle(open, valueOf(xml));
        else if (name == "outlineLvl"_L1)
            open.level = valueOf(xml).toInt() < 6 ? valueOf(xml).toInt() + 1 : open.level;
        else if (name == "numPr"_L1)
            open.isList = true;
        else if (name == "ilvl"_L1)
            open.depth = std::clamp(valueOf(xml).toInt(), 0, 8) + 1;
        else if (name == "numId"_L1 && valueOf(xml) == "0"_L1)
            open.isList = false; // takes the numbering of the style back
        else if (name == "r"_L1)
            m_isHidden = false;
        else if (name == "vanish"_L1)
            m_isHidden = valueOf(xml) != "0"_L1 && valueOf(xml) != "false"_L1;
        else if (name == "t"_L1)
            m_inText = !m_isHidden;
        else if (name == "tab"_L1 || name == "br"_L1 || name == "cr"_L1)
            open.text += u' ';
        else if (name == "noBreakHyphen"_L1)
            open.text += u'-';
    }

    void leave(QStringView name)
    {
        if (m_skipped > 0) {
            --m_skipped;
            return;
        }
        if (name == "t"_L1)
            m_inText = false;
        else if (name == "p"_L1 && !m_open.isEmpty())
            add(m_open.takeLast());
        else if (name == "tbl"_L1)
            --m_tables;
        else if (name == "tr"_L1 && m_tables == 1)
            addRow();
    }

    void text(QStringView text)
    {
        if (m_inText && m_skipped == 0 && !m_open.isEmpty())
            m_open.last().text += text;
    }

    QList<HtmlPage::Block> blocks;

private:
    struct Paragraph {
        QString text;
        int level = 0;
        int depth = 1;
        bool isList = false;
    };

    void applyStyle(Paragraph &paragraph, QString id)
    {
        for (int i = 0; i < 10 && !id.isEmpty(); ++i) { // a chain may lead back to itself
            const Style style = m_styles.value(id);
            if (paragraph.level == 0)
                paragraph.level = style.level;
            paragraph.isList = paragraph.isList || style.isList;
            id = style.basedOn;
        }
    }

    void add(const Paragraph &paragraph)
    {
        const QString text = paragraph.text.simplified();
        if (text.isEmpty())
            return;
        using Block = HtmlPage::Block;
        if (m_tables > 0) {
            if (!m_cells.isEmpty())
                m_cells.last() += (m_cells.last().isEmpty() ? u""_s : u" "_s) + text;
        } else if (paragraph.level > 0) {
            blocks.append({Block::Heading, paragraph.level, text, {}});
        } else if (paragraph.isList) {
            blocks.append({Block::ListItem, paragraph.depth, text, {}});
        } else {
            blocks.append({Block::Paragraph, 0, text, {}});
        }
    }

    void addRow()
    {
        if (!m_cells.join(QString()).isEmpty())
            blocks.append({HtmlPage::Block::TableRow, 0, m_cells.join(u" | "_s), m_cells});
        m_cells.clear();
    }

    const QHash<QString, Style> &m_styles;
    QList<Paragraph> m_open; ///< a text box stands inside a paragraph
    QStringList m_cells;
    int m_tables = 0, m_skipped = 0;
    bool m_inText = false, m_isHidden = false;
};

} // namespace

Read<HtmlPage> readDocx(QByteArrayView bytes)
{
    const auto archive = ZipArchive::fromBytes(bytes);
    if (!archive)
        return refuse(faultOf(archive.error()));
    const Read<QByteArray> body = readPart(*archive, "word/document.xml");
    if (!body)
        return refuse(body.error());
    if (body->isEmpty())
        return refuse(u"The file is not a Word document."_s);
    const Read<QByteArray> styleSheet = readPart(*archive, "word/styles.xml");
    if (!styleSheet)
        return refuse(styleSheet.error());
    const Read<QHash<QString, Style>> styles = readStyles(*styleSheet);
    if (!styles)
        return refuse(styles.error());
    BodyReader reader(*styles);
    const QString fault = walk(
        *body, [&](const QXmlStreamReader &xml) { reader.enter(xml); },
        [&](QStringView name) { reader.leave(name); }, [&](QStringView text) { reader.text(text); });
    if (!fault.isEmpty())
        return refuse(fault);
    HtmlPage page;
    page.blocks = std::move(reader.blocks);
    return page;
}

} // namespace answerdesk::web
