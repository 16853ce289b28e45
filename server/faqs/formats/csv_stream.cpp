// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/csv_stream.h"
#include "server/faqs/formats/feed_parser.h"
#include <algorithm>

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kReported = 200;

} // namespace

bool CsvRow::isBlank() const
{
    return std::all_of(cells.begin(), cells.end(), [](const QString &cell) { return cell.isEmpty(); });
}

CsvStream::CsvStream(char delimiter, char lineBreak)
    : m_delimiter(delimiter)
    , m_lineBreak(lineBreak)
{
}

void CsvStream::append(QByteArrayView bytes)
{
    // What was read is dropped once for many rows.
    if (m_start > 0) {
        m_bytes.remove(0, m_start);
        m_at -= m_start;
        m_cell.start -= m_start;
        m_cell.end -= m_start;
        for (Cell &cell : m_cells) {
            cell.start -= m_start;
            cell.end -= m_start;
        }
        m_start = 0;
    }
    m_bytes.append(bytes);
}

bool CsvStream::next(CsvRow &row)
{
    if (m_isTooLarge && !skipLine())
        return false;
    while (m_start < m_bytes.size()) {
        if (scan()) {
            finishRow(row);
            return true;
        }
        const bool isLong = m_at - m_start > kMostRowBytes;
        if (!m_isFaulty && !isLong && !m_isEnded)
            return false;
        if (m_delimiter != '\t' || m_isPlainRow || !(m_isFaulty || m_state == State::Quoted)) {
            giveUp(row);
            return true;
        }
        restart(m_start);
        m_isPlainRow = true;
    }
    return false;
}

/// Goes on where the last bytes ended; true at the end of a row.
bool CsvStream::scan()
{
    while (m_at < m_bytes.size() && !m_isFaulty && m_at - m_start <= kMostRowBytes) {
        Step step = Step::On;
        switch (m_state) {
        case State::CellStart:
            if (m_bytes[m_at] == ' ') {
                ++m_at; // in front of a quotation mark, too
                break;
            }
            m_cell = {m_at, m_at, false};
            m_state = State::Plain;
            if (m_bytes[m_at] == '"' && !m_isPlainRow) {
                m_cell.start = ++m_at;
                m_state = State::Quoted;
            }
            break;
        case State::Plain:
            step = scanPlain();
            break;
        case State::Quoted:
            step = scanQuoted();
            break;
        case State::Closed:
            step = scanClosed();
            break;
        }
        if (step == Step::RowEnd)
            return true;
        if (step == Step::Wait)
            return false;
    }
    if (!m_isEnded || m_isFaulty || m_at < m_bytes.size())
        return false;
    if (m_state == State::Quoted) {
        m_isFaulty = true; // never closed
        return false;
    }
    if (m_state == State::CellStart)
        m_cell = {m_at, m_at, false};
    closeCell(m_state == State::Closed ? m_cell.end : m_at);
    return true;
}

CsvStream::Step CsvStream::scanPlain()
{
    const char *bytes = m_bytes.constData();
    const qsizetype size = m_bytes.size();
    while (m_at < size && bytes[m_at] != m_delimiter && bytes[m_at] != m_lineBreak)
        ++m_at;
    if (m_at >= size)
        return Step::On;
    const bool isRowEnd = bytes[m_at] == m_lineBreak;
    closeCell(m_at++);
    return isRowEnd ? Step::RowEnd : Step::On;
}

CsvStream::Step CsvStream::scanQuoted()
{
    const qsizetype quote = m_bytes.indexOf('"', m_at);
    m_at = quote < 0 ? m_bytes.size() : quote;
    if (quote < 0)
        return Step::On;
    // The next byte says whether it is doubled.
    if (quote + 1 >= m_bytes.size() && !m_isEnded)
        return Step::Wait;
    if (quote + 1 < m_bytes.size() && m_bytes[quote + 1] == '"') {
        m_cell.hasQuotes = true;
        m_at = quote + 2;
        return Step::On;
    }
    m_cell.end = quote;
    m_at = quote + 1;
    m_state = State::Closed;
    return Step::On;
}

CsvStream::Step CsvStream::scanClosed()
{
    const char c = m_bytes[m_at];
    if (c == m_delimiter || c == m_lineBreak) {
        closeCell(m_cell.end);
        ++m_at;
        return c == m_lineBreak ? Step::RowEnd : Step::On;
    }
    if (c == ' ' || c == '\t' || c == '\r')
        ++m_at;
    else
        m_isFaulty = true;
    return Step::On;
}

void CsvStream::closeCell(qsizetype end)
{
    m_cell.end = end;
    m_cells.push_back(m_cell);
    m_state = State::CellStart;
}

void CsvStream::finishRow(CsvRow &row)
{
    row.line = m_line;
    row.fault = CsvRow::Fault::None;
    row.text.clear();
    row.cells.resize(m_cells.size());
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell &cell = m_cells[i];
        row.cells[i]
            = QString::fromUtf8(QByteArrayView(m_bytes).sliced(cell.start, cell.end - cell.start).trimmed());
        if (cell.hasQuotes)
            row.cells[i].replace(QLatin1String("\"\""), QLatin1String("\""));
    }
    leaveBehind(m_at);
}

/// The row cannot be read: its first line is left out, and what follows is read as if it were none of it. A
/// quotation mark that is never closed would swallow the rest of the file.
void CsvStream::giveUp(CsvRow &row)
{
    const bool isOpen = m_isFaulty || m_state == State::Quoted;
    row.line = m_line;
    row.cells.clear();
    const auto start = QByteArrayView(m_bytes).sliced(m_start);
    const QString text = QString::fromUtf8(start.first(std::min(start.size(), 4 * kReported)));
    row.text = text.section(QLatin1Char(m_lineBreak), 0, 0).left(kReported);
    const qsizetype end = m_bytes.indexOf(m_lineBreak, isOpen ? m_start : m_at);
    const bool isQuoting = isOpen && (end >= 0 || m_at - m_start <= kMostRowBytes);
    row.fault = isQuoting ? CsvRow::Fault::Quoting : CsvRow::Fault::TooLarge;
    leaveBehind(end < 0 ? m_bytes.size() : end + 1);
    m_isTooLarge = end < 0;
}

/// Drops bytes up to the line break; false: it is still to come.
bool CsvStream::skipLine()
{
    const qsizetype end = m_bytes.indexOf(m_lineBreak, m_start);
    leaveBehind(end < 0 ? m_bytes.size() : end + 1);
    m_isTooLarge = end < 0;
    return end >= 0;
}

void CsvStream::leaveBehind(qsizetype end)
{
    m_line += std::count(m_bytes.constData() + m_start, m_bytes.constData() + end, m_lineBreak);
    restart(end);
}

void CsvStream::restart(qsizetype at)
{
    m_start = at;
    m_at = at;
    m_cells.clear();
    m_state = State::CellStart;
    m_isPlainRow = false;
    m_isFaulty = false;
    m_isTooLarge = false;
}

} // namespace answerdesk::faqs
