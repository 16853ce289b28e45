// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/csv_records.h"
#include <QtCore/QHash>
#include <algorithm>

namespace answerdesk {

using namespace Qt::Literals::StringLiterals;

namespace {

QChar sniffDelimiter(QStringView text)
{
    QChar best = u',';
    qsizetype bestScore = 0;
    const QStringView sample = text.left(64 * 1024);
    for (const QChar candidate : {u',', u';', u'\t', u'|'}) {
        QHash<qsizetype, qsizetype> widths;
        CsvRecords records(sample, candidate);
        CsvRecord record;
        for (int i = 0; i < 50 && records.next(record); ++i) {
            if (record.cells.size() > 1 && record.fault.isEmpty())
                ++widths[record.cells.size()];
        }
        // How many records agree on a number of columns; the first candidate wins a tie.
        for (const qsizetype count : std::as_const(widths)) {
            if (count > bestScore) {
                bestScore = count;
                best = candidate;
            }
        }
    }
    return best;
}

} // namespace

bool isFormula(QStringView text)
{
    for (const QChar c : text) {
        if (c == u'\t' || c == u'\r' || c == u'\n')
            return true;
        const bool isSkipped
            = c.isSpace() || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
        if (!isSkipped)
            return QStringView(u"=+-@\uff1d\uff0b\uff0d\uff20").contains(c);
    }
    return false;
}

bool CsvRecord::isBlank() const
{
    return std::all_of(cells.begin(), cells.end(), [](const QString &cell) { return cell.isEmpty(); });
}

CsvRecords::CsvRecords(QStringView text, QChar delimiter)
    : m_text(text)
    , m_delimiter(delimiter)
{
}

CsvRecords::CsvRecords(QStringView text)
    : m_text(text.startsWith(QChar::ByteOrderMark) ? text.mid(1) : text)
{
    if (m_text.startsWith(u"sep=") && m_text.size() > 5 && m_text[5] == u'\n') {
        m_delimiter = m_text[4];
        m_at = 6;
        m_line = 2;
    } else {
        m_delimiter = sniffDelimiter(m_text);
    }
}

bool CsvRecords::next(CsvRecord &record)
{
    if (m_at >= m_text.size())
        return false;
    record = {};
    record.line = m_line;
    bool goesOn = true;
    while (goesOn)
        goesOn = m_at < m_text.size() && m_text[m_at] == u'"' ? quoted(record) : plain(record);
    return true;
}

/// This and the next leave the position behind the cell and its delimiter or line break; false at the end of
/// the record.
bool CsvRecords::plain(CsvRecord &record)
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && m_text[m_at] != m_delimiter && m_text[m_at] != u'\n')
        ++m_at;
    record.cells.append(m_text.mid(from, m_at - from).trimmed().toString());
    return takeEnd();
}

bool CsvRecords::quoted(CsvRecord &record)
{
    const qsizetype start = m_at++;
    const qint64 startLine = m_line;
    QString cell;
    while (m_at < m_text.size()) {
        const QChar c = m_text[m_at++];
        if (c != u'"') {
            m_line += c == u'\n';
            cell += c;
        } else if (m_at < m_text.size() && m_text[m_at] == u'"') {
            cell += c;
            ++m_at;
        } else {
            const qsizetype behind = m_at;
            while (m_at < m_text.size() && m_text[m_at] != m_delimiter && m_text[m_at] != u'\n')
                ++m_at;
            if (!m_text.mid(behind, m_at - behind).trimmed().isEmpty())
                record.fault = u"has text after a closing quotation mark"_s;
            record.cells.append(cell.trimmed());
            return takeEnd();
        }
    }
    // A quotation mark that is never closed would swallow the rest of the file: only its line is given
    // up.
    record.fault = u"has a quotation mark that is never closed"_s;
    m_line = startLine;
    const qsizetype end = m_text.indexOf(u'\n', start);
    m_at = end < 0 ? m_text.size() : end;
    return takeEnd();
}

bool CsvRecords::takeEnd()
{
    if (m_at >= m_text.size())
        return false;
    const bool goesOn = m_text[m_at++] != u'\n';
    m_line += !goesOn;
    return goesOn;
}

} // namespace answerdesk
