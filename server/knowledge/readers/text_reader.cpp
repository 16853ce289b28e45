// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/text_reader.h"
#include <QtCore/QRegularExpression>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

const QRegularExpression &listMark()
{
    static const QRegularExpression mark(u"^\\s*(?:[-*•–]|\\d{1,3}[.)])\\s+(?=\\S)"_s);
    return mark;
}

bool isUnderline(const QString &line)
{
    static const QRegularExpression underline(u"^\\s*(={3,}|-{3,}|~{3,})\\s*$"_s);
    return underline.match(line).hasMatch();
}

/// A heading has few words and no full stop.
bool looksLikeHeading(const QString &line)
{
    const QString text = line.trimmed();
    return !text.isEmpty() && text.size() <= 80 && !u".!;,:"_s.contains(text.back())
        && !listMark().match(line).hasMatch();
}

bool isShouted(const QString &line)
{
    const auto letters = std::count_if(line.begin(), line.end(), [](QChar c) { return c.isLetter(); });
    return letters >= 3 && line == line.toUpper() && line != line.toLower();
}

void addParagraph(QList<DocumentBlock> &blocks, const QStringList &lines)
{
    QString text;
    DocumentBlock::Kind kind = DocumentBlock::Paragraph;
    const auto flush = [&] {
        if (!text.trimmed().isEmpty())
            blocks.append({kind, 0, text, {}});
        text.clear();
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        if (i + 1 < lines.size() && isUnderline(lines[i + 1]) && looksLikeHeading(line)) {
            flush();
            blocks.append(
                {DocumentBlock::Heading, lines[i + 1].trimmed().startsWith(u'=') ? 1 : 2, line, {}});
            kind = DocumentBlock::Paragraph;
            ++i;
            continue;
        }
        if (isUnderline(line))
            continue;
        const auto mark = listMark().match(line);
        if (mark.hasMatch()) {
            flush();
            kind = DocumentBlock::ListItem;
            text = line.mid(mark.capturedEnd());
            continue;
        }
        text += (text.isEmpty() ? u""_s : u" "_s) + line.trimmed();
    }
    flush();
}

} // namespace

QList<DocumentBlock> readPlainText(QStringView text)
{
    QList<DocumentBlock> blocks;
    QStringList paragraph;
    bool first = true;
    const auto flush = [&] {
        if (paragraph.isEmpty())
            return;
        const bool opening = std::exchange(first, false);
        const bool heading = paragraph.size() == 1 && looksLikeHeading(paragraph[0]);
        if (heading && (opening || isShouted(paragraph[0])))
            blocks.append({DocumentBlock::Heading, opening ? 1 : 2, paragraph[0], {}});
        else
            addParagraph(blocks, paragraph);
        paragraph.clear();
    };
    for (const QStringView line : QStringTokenizer(text, u'\n')) {
        if (line.trimmed().isEmpty())
            flush();
        else
            paragraph.append(line.toString());
    }
    flush();
    return blocks;
}

} // namespace answerdesk::knowledge
