// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/csv_reader.h"
#include <QtCore/QHash>
#include <algorithm>
#include <optional>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Record {
    qint64 line = 1; ///< on which it begins
    QStringList cells;
    QString fault; ///< why it cannot be used; empty else
    bool isBlank() const
    {
        return std::all_of(cells.begin(), cells.end(), [](const QString &cell) { return cell.isEmpty(); });
    }
};

class Records
{
public:
    Records(QStringView text, QChar delimiter)
        : m_text(text)
        , m_delimiter(delimiter)
    {
    }

    bool next(Record &record)
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

private:
    /// Both leave the position behind the cell and its delimiter or line break; false at the end of the
    /// record.
    bool plain(Record &record)
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_delimiter && m_text[m_at] != u'\n')
            ++m_at;
        record.cells.append(m_text.mid(from, m_at - from).trimmed().toString());
        return takeEnd();
    }

    bool quoted(Record &record)
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
                    record.fault = u"has text behind a closing quotation mark"_s;
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

    bool takeEnd()
    {
        if (m_at >= m_text.size())
            return false;
        const bool goesOn = m_text[m_at++] != u'\n';
        m_line += !goesOn;
        return goesOn;
    }

    QStringView m_text;
    QChar m_delimiter;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

QChar sniffDelimiter(QStringView text)
{
    QChar best = u',';
    qsizetype bestScore = 0;
    const QStringView sample = text.left(64 * 1024);
    for (const QChar candidate : {u',', u';', u'\t', u'|'}) {
        QHash<qsizetype, qsizetype> widths;
        Records records(sample, candidate);
        Record record;
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

struct Columns {
    qsizetype question = 0, answer = 1, locale = -1;
    bool isNamed = false;
};

qsizetype columnNamed(const QStringList &cells, std::initializer_list<QStringView> names)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (std::find(names.begin(), names.end(), cells[i].toCaseFolded()) != names.end())
            return i;
    }
    return -1;
}

std::optional<Columns> columnsOf(const QStringList &first)
{
    Columns columns;
    columns.question = columnNamed(first,
        {u"question", u"questions", u"q", u"title", u"frage", u"pregunta", u"domanda", u"vraag", u"pytanie",
            u"pergunta"});
    columns.answer = columnNamed(first,
        {u"answer", u"answers", u"a", u"text", u"antwort", u"réponse", u"reponse", u"respuesta", u"risposta",
            u"antwoord", u"odpowiedź", u"resposta"});
    columns.locale = columnNamed(first,
        {u"locale", u"language", u"lang", u"sprache", u"langue", u"idioma", u"lingua", u"taal", u"język"});
    columns.isNamed = columns.question >= 0 && columns.answer >= 0;
    if (columns.isNamed)
        return columns;
    if (first.size() == 2)
        return Columns{};
    return std::nullopt;
}

} // namespace

CsvPairs readCsvPairs(QStringView text)
{
    CsvPairs out;
    if (text.startsWith(QChar::ByteOrderMark))
        text = text.mid(1);
    // Spreadsheets write the delimiter that they used into a line of its own.
    qint64 linesBefore = 0;
    QChar delimiter;
    if (text.startsWith(u"sep=") && text.size() > 5 && text[5] == u'\n') {
        delimiter = text[4];
        text = text.mid(6);
        linesBefore = 1;
    } else {
        delimiter = sniffDelimiter(text);
    }
    qsizetype reports = 0;
    const auto skip = [&](const Record &record, const QString &reason) {
        if (++reports <= kMaxCsvReports)
            out.skipped.append(u"line %1: %2"_s.arg(record.line + linesBefore).arg(reason));
    };
    Records records(text, delimiter);
    std::optional<Columns> columns;
    Record record;
    while (records.next(record)) {
        if (record.fault.isEmpty() && record.isBlank())
            continue;
        if (!record.fault.isEmpty()) {
            skip(record, record.fault);
            continue;
        }
        if (!columns) {
            columns = columnsOf(record.cells);
            if (!columns) {
                out.refusal = u"needs two columns, or a first row with the names question and answer"_s;
                return out;
            }
            if (columns->isNamed)
                continue;
        }
        if (!columns->isNamed && record.cells.size() > 2) {
            skip(record, u"has %1 columns instead of 2"_s.arg(record.cells.size()));
            continue;
        }
        const QString question = record.cells.value(columns->question);
        const QString answer = record.cells.value(columns->answer);
        if (question.isEmpty() || answer.isEmpty()) {
            skip(record, question.isEmpty() ? u"has no question"_s : u"has no answer"_s);
            continue;
        }
        out.pairs.append(
            {question, answer, columns->locale < 0 ? QString() : record.cells.value(columns->locale)});
    }
    if (reports > kMaxCsvReports)
        out.skipped.append(u"and %1 more rows"_s.arg(reports - kMaxCsvReports));
    return out;
}

} // namespace answerdesk::knowledge
