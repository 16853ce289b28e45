// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/html_document.h"

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

bool namesColumns(const QStringList &cells)
{
    if (cells.size() < 3)
        return false;
    return std::none_of(cells.begin(), cells.end(), [](const QString &cell) {
        return std::any_of(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); });
    });
}

/// A line of an address: short, and no sentence.
bool isFragment(const QString &text)
{
    return text.size() <= 60 && !text.isEmpty() && !u".!?:;"_s.contains(text.back());
}

} // namespace

QList<DocumentBlock> readHtmlPage(const web::HtmlPage &page)
{
    using Block = web::HtmlPage::Block;
    QList<DocumentBlock> out;
    qsizetype columns = 0; // of the table that is being read
    bool afterFragment = false;
    for (const Block &block : page.blocks) {
        if (block.kind != Block::TableRow)
            columns = 0;
        const bool fragment
            = std::exchange(afterFragment, block.kind == Block::Paragraph && isFragment(block.text));
        switch (block.kind) {
        case Block::Heading:
            out.append({DocumentBlock::Heading, block.level, block.text, {}});
            break;
        case Block::Paragraph:
            // The lines of an address come one by one and mean something only together.
            if (fragment && isFragment(block.text))
                out.last().text += u", "_s + block.text;
            else
                out.append({DocumentBlock::Paragraph, 0, block.text, {}});
            break;
        case Block::ListItem:
            out.append({DocumentBlock::ListItem, 0, block.text, {}});
            break;
        case Block::Definition:
            out.append({DocumentBlock::TableRow, 0, block.text, block.cells});
            if (block.cells.isEmpty())
                out.last().kind = DocumentBlock::Paragraph;
            break;
        case Block::Preformatted:
            out.append({DocumentBlock::Preformatted, 0, block.text, {}});
            break;
        case Block::Choice: // of a form, not of a text
            break;
        case Block::TableRow: {
            const bool newTable = columns != block.cells.size();
            columns = block.cells.size();
            const bool header = newTable && namesColumns(block.cells);
            if (newTable && !header)
                out.append({DocumentBlock::TableHeader, 0, {}, {}}); // forgets the names of a table before
            out.append({header ? DocumentBlock::TableHeader : DocumentBlock::TableRow, 0, {}, block.cells});
            break;
        }
        }
    }
    return out;
}

} // namespace answerdesk::knowledge
