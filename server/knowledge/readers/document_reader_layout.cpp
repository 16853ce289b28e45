// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/document_reader_layout.h"
#include <QtCore/QFileInfo>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

QString rowText(const QStringList &header, const QStringList &cells)
{
    QStringList parts;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString value = plainLine(cells[i]);
        if (value.isEmpty())
            continue;
        QString name = header.value(i);
        if (name.endsWith(u':'))
            name.chop(1);
        parts.append(name.isEmpty() ? value : name + u": "_s + value);
    }
    if (header.isEmpty() && parts.size() == 2)
        return parts[0] + (parts[0].endsWith(u':') ? u" "_s : u": "_s) + parts[1];
    return parts.join(u"; "_s);
}

class Layout
{
public:
    explicit Layout(QString title)
        : m_title(std::move(title))
    {
    }

    void add(const DocumentBlock &block)
    {
        if (block.kind != DocumentBlock::TableRow && block.kind != DocumentBlock::TableHeader)
            m_header.clear();
        switch (block.kind) {
        case DocumentBlock::Heading:
            heading(block.level, shortened(plainLine(block.text), kMaxHeading));
            break;
        case DocumentBlock::TableHeader:
            m_header.clear();
            for (const QString &name : block.cells)
                m_header << shortened(plainLine(name), kMaxHeading);
            break;
        case DocumentBlock::TableRow:
            line(rowText(m_header, block.cells), block.kind);
            break;
        case DocumentBlock::ListItem: {
            const QString item = plainLine(block.text);
            line(item.isEmpty() ? item : u"- "_s + item, block.kind);
            break;
        }
        case DocumentBlock::Paragraph:
            line(plainLine(block.text), block.kind);
            break;
        case DocumentBlock::Preformatted: {
            QStringList lines;
            for (const QString &text : block.text.split(u'\n')) {
                if (const QString plain = plainLine(text); !plain.isEmpty())
                    lines.append(plain);
            }
            line(lines.join(u'\n'), block.kind);
            break;
        }
        }
    }

    QList<ReadDocument::Part> take()
    {
        flush();
        return std::move(m_parts);
    }

private:
    void heading(int level, const QString &text)
    {
        if (text.isEmpty())
            return;
        flush();
        while (!m_path.isEmpty() && m_path.last().first >= level)
            m_path.removeLast();
        if (text.compare(m_title, Qt::CaseInsensitive) != 0)
            m_path.append({level, text});
    }

    void line(const QString &text, DocumentBlock::Kind kind)
    {
        if (text.isEmpty())
            return;
        const bool together
            = kind == m_lastKind && (kind == DocumentBlock::ListItem || kind == DocumentBlock::TableRow);
        // A list stays with the sentence that introduces it.
        const bool introduced = kind == DocumentBlock::ListItem && m_text.endsWith(u':');
        if (!m_text.isEmpty())
            m_text += together || introduced ? u"\n"_s : u"\n\n"_s;
        m_text += text;
        m_lastKind = kind;
    }

    void flush()
    {
        if (!m_text.isEmpty()) {
            QStringList names;
            for (const auto &[level, name] : std::as_const(m_path))
                names.append(name);
            m_parts.append({names.join(u" > "_s), m_text});
        }
        m_text.clear();
        m_lastKind = DocumentBlock::Heading;
    }

    QString m_title;
    QList<std::pair<int, QString>> m_path;
    QStringList m_header;
    QString m_text;
    DocumentBlock::Kind m_lastKind = DocumentBlock::Heading;
    QList<ReadDocument::Part> m_parts;
};

} // namespace

QString plainLine(QStringView text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        const bool invisible = u == 0x00ad || u == 0xfeff || (u >= 0x200b && u <= 0x200f) || u == 0x2060
            || (c.category() == QChar::Other_Control && !c.isSpace());
        if (!invisible)
            plain.append(c);
    }
    return plain.simplified();
}

QString shortened(const QString &text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    return text.first(text[limit - 1].isHighSurrogate() ? limit - 1 : limit);
}

QString titleFromPath(const QString &path)
{
    QString name = QFileInfo(path).completeBaseName();
    name.replace(u'-', u' ').replace(u'_', u' ');
    name = name.simplified();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

ReadDocument layOut(const QList<DocumentBlock> &blocks, const QString &title, const QString &path)
{
    ReadDocument document;
    document.title = shortened(plainLine(title), kMaxTitle);
    for (const DocumentBlock &block : blocks) {
        if (!document.title.isEmpty())
            break;
        if (block.kind == DocumentBlock::Heading && block.level == 1)
            document.title = shortened(plainLine(block.text), kMaxHeading);
    }
    if (document.title.isEmpty())
        document.title = shortened(titleFromPath(path), kMaxTitle);
    Layout layout(document.title);
    for (const DocumentBlock &block : blocks)
        layout.add(block);
    document.parts = layout.take();
    return document;
}

} // namespace answerdesk::knowledge
