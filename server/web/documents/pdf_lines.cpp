// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/documents/pdf_lines.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

constexpr int kMarginLines = 3; ///< lines from an edge of a page among which headers and footers are
constexpr double kMarginShare = 0.12; ///< of a page's height that they stand in
constexpr double kHeadingRatio = 1.15; ///< of a heading's letters to those of the text
constexpr qsizetype kLongestHeading = 150; ///< characters

struct Line {
    QString text;
    double left = 0, top = 0, right = 0, bottom = 0;
    double size = 0;
    int page = 0;

    double height() const { return bottom - top; }
    double middle() const { return (top + bottom) / 2; }
};

bool continues(const Line &line, const PdfWord &word)
{
    const double middle = (word.top + word.bottom) / 2;
    const double reach = std::max(line.height(), word.bottom - word.top) / 2;
    if (std::abs(middle - line.middle()) >= reach)
        return false;
    const double slack = line.height();
    return word.left >= line.right - slack || (word.text.isRightToLeft() && word.right <= line.left + slack);
}

QList<Line> linesOf(const PdfPage &page, int number)
{
    QList<Line> lines;
    bool hasSpace = true;
    for (const PdfWord &word : page.words) {
        if (word.text.trimmed().isEmpty())
            continue;
        if (!lines.isEmpty() && continues(lines.last(), word)) {
            Line &line = lines.last();
            // Some programs place letters one by one: a gap makes the space.
            const double gap = std::max(word.left - line.right, line.left - word.right);
            const bool isApart = hasSpace || gap > line.size * 0.2;
            line.text += (isApart ? u" "_s : QString()) + word.text;
            line.left = std::min(line.left, word.left);
            line.right = std::max(line.right, word.right);
            line.top = std::min(line.top, word.top);
            line.bottom = std::max(line.bottom, word.bottom);
            line.size = std::max(line.size, word.size);
        } else {
            lines.append({word.text, word.left, word.top, word.right, word.bottom, word.size, number});
        }
        hasSpace = word.hasSpaceAfter;
    }
    return lines;
}

/// A line without what differs between pages.
QString shapeOf(const QString &text)
{
    static const QRegularExpression digits(u"\\d+"_s);
    return text.simplified().replace(digits, u"#"_s);
}

bool isNumberAlone(const QString &text)
{
    static const QRegularExpression number(u"^[\\s\\p{Pd}|./]*\\d{1,4}[\\s\\p{Pd}|./]*$"_s);
    return number.match(text).hasMatch();
}

/// An entry of a table of contents: dots lead to the number of a page.
bool isLeader(const QString &text)
{
    // From the end: an expression would begin again at every dot.
    qsizetype at = text.size();
    while (at > 0 && u"0123456789ivxlc"_s.contains(text[at - 1]))
        --at;
    while (at > 0 && text[at - 1].isSpace())
        --at;
    int dots = 0;
    while (dots < 5 && at > 0 && text[at - 1] == u'.') {
        ++dots;
        --at;
        if (at > 1 && text[at - 1] == u' ' && text[at - 2] == u'.')
            --at;
    }
    return dots == 5;
}

/// Takes out lines at the edges of pages that other pages have as well, page numbers, and tables of contents.
void dropFrames(QList<QList<Line>> &pages, const QList<PdfPage> &sizes)
{
    QHash<QString, int> seen;
    QList<QList<bool>> isMargin;
    for (int page = 0; page < pages.size(); ++page) {
        QList<double> tops;
        for (const Line &line : std::as_const(pages[page]))
            tops << line.top;
        std::sort(tops.begin(), tops.end());
        QList<bool> flags;
        QSet<QString> shapes;
        for (const Line &line : std::as_const(pages[page])) {
            const auto at = std::lower_bound(tops.begin(), tops.end(), line.top) - tops.begin();
            const bool isUpper = at < kMarginLines && line.bottom < sizes[page].height * kMarginShare;
            const bool isLower
                = tops.size() - at <= kMarginLines && line.top > sizes[page].height * (1 - kMarginShare);
            flags << (isUpper || isLower);
            if (flags.last())
                shapes.insert(shapeOf(line.text));
        }
        for (const QString &shape : std::as_const(shapes))
            ++seen[shape];
        isMargin << flags;
    }
    // Left and right pages may have different ones.
    const int often = std::max<int>(2, int(pages.size()) / 3);
    for (int page = 0; page < pages.size(); ++page) {
        QList<Line> kept;
        for (int i = 0; i < pages[page].size(); ++i) {
            const Line &line = pages[page][i];
            const bool repeats = seen.value(shapeOf(line.text)) >= often;
            const bool isFrame = isMargin[page][i] && (repeats || isNumberAlone(line.text));
            if (!isFrame && !isLeader(line.text))
                kept << line;
        }
        pages[page] = kept;
    }
}

/// The size of most letters.
double textSize(const QList<Line> &lines)
{
    std::map<int, qsizetype> letters; // by half points
    for (const Line &line : lines)
        letters[int(std::lround(line.size * 2))] += line.text.size();
    const auto most = std::max_element(
        letters.begin(), letters.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == letters.end() ? 0 : most->first / 2.0;
}

/// The distance of lines within paragraphs.
double usualGap(const QList<Line> &lines)
{
    QList<double> gaps;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const double gap = lines[i].middle() - lines[i - 1].middle();
        if (lines[i].page == lines[i - 1].page && gap > 0 && gap < 4 * lines[i].height())
            gaps << gap;
    }
    if (gaps.isEmpty())
        return 0;
    std::sort(gaps.begin(), gaps.end());
    return gaps[gaps.size() / 4];
}

/// The text behind a bullet or a number, when a line begins with one.
std::optional<QString> itemOf(const QString &text)
{
    static const QRegularExpression mark(
        u"^(?:[\\x{2022}\\x{25AA}\\x{25CF}\\x{25E6}\\x{2023}\\x{F0B7}\\x{2219}\\x{00B7}]\\s*|[-*\\x{2013}]\\s+)(?=\\S)"_s);
    static const QRegularExpression number(u"^\\(?\\d{1,2}[.)]\\s+(?=\\S)"_s);
    if (const auto match = mark.match(text); match.hasMatch())
        return text.mid(match.capturedLength());
    if (number.match(text).hasMatch())
        return text; // the number may be what another place refers to
    return std::nullopt;
}

bool endsSentence(const QString &text)
{
    return text.endsWith(u'.') || text.endsWith(u'!') || text.endsWith(u'?') || text.endsWith(u':');
}

/// Joins a line to the text before it; a word that was divided is one again.
void append(QString &text, const QString &line)
{
    const bool isDivided = text.size() > 1 && (text.endsWith(u'-') || text.endsWith(QChar(0x2010)))
        && text[text.size() - 2].isLower() && line[0].isLower();
    if (isDivided || text.endsWith(QChar(0xad)))
        text.chop(1);
    else if (!text.isEmpty())
        text += u' ';
    text += line;
}

class Layout
{
public:
    Layout(const QList<Line> &lines, double size, double gap)
        : m_size(size)
        , m_gap(gap)
    {
        for (const Line &line : lines) {
            if (line.size > size * kHeadingRatio && line.text.size() <= kLongestHeading)
                m_headings[int(std::lround(line.size * 2))] = 0;
        }
        int level = int(m_headings.size());
        for (auto &[halfPoints, rank] : m_headings) // from the smallest
            rank = std::min(5, level--) + 1; // the first level is the title's
    }

    void add(const Line &line)
    {
        const QString text = line.text.simplified();
        if (text.isEmpty())
            return;
        const auto heading = m_headings.find(int(std::lround(line.size * 2)));
        const bool isHeading = heading != m_headings.end() && text.size() <= kLongestHeading;
        const std::optional<QString> item = isHeading ? std::nullopt : itemOf(text);
        using Block = HtmlPage::Block;
        const Block::Kind kind = isHeading ? Block::Heading : item ? Block::ListItem : Block::Paragraph;
        if (!blocks.isEmpty() && !item && isOneWith(line, kind)) {
            append(blocks.last().text, text);
        } else {
            const int level = isHeading ? heading->second : item ? 1 : 0;
            blocks.append({kind, level, item.value_or(text), {}});
        }
        m_last = line;
    }

    QList<HtmlPage::Block> blocks;

private:
    /// Whether a line goes on with the block before it.
    bool isOneWith(const Line &line, HtmlPage::Block::Kind kind) const
    {
        using Block = HtmlPage::Block;
        const Block &block = blocks.last();
        const bool isSameSize = std::abs(line.size - m_last.size) < 0.6;
        if (kind == Block::Heading || block.kind == Block::Heading)
            return kind == block.kind && isSameSize && line.page == m_last.page && isBelow(line, 1.6)
                && block.text.size() + line.text.size() <= kLongestHeading;
        if (!isSameSize)
            return false;
        // Behind the end of a column or a page a sentence goes on.
        const bool isElsewhere = line.page != m_last.page || line.middle() < m_last.middle();
        if (isElsewhere)
            return !endsSentence(m_last.text.trimmed());
        if (!isBelow(line, 1.35))
            return false;
        // A first line that is set in begins a paragraph, except below a bullet.
        return block.kind == Block::ListItem || line.left - m_last.left < m_size * 0.8
            || !endsSentence(m_last.text.trimmed());
    }
    bool isBelow(const Line &line, double gaps) const
    {
        const double usual = m_gap > 0 ? std::max(m_gap, m_last.height()) : m_last.height() * 1.2;
        return line.middle() - m_last.middle() < usual * gaps;
    }

    double m_size, m_gap;
    std::map<int, int> m_headings; ///< level by half points
    Line m_last;
};

} // namespace

QList<HtmlPage::Block> blocksOf(const QList<PdfPage> &pages)
{
    QList<QList<Line>> byPage;
    for (int page = 0; page < pages.size(); ++page)
        byPage << linesOf(pages[page], page);
    dropFrames(byPage, pages);
    QList<Line> lines;
    for (const QList<Line> &page : std::as_const(byPage))
        lines << page;
    Layout layout(lines, textSize(lines), usualGap(lines));
    for (const Line &line : std::as_const(lines))
        layout.add(line);
    return std::move(layout.blocks);
}

} // namespace answerdesk::web
