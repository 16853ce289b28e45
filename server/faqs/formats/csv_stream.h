// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <vector>

namespace answerdesk::faqs {

struct CsvRow {
    enum class Fault { None, Quoting, TooLarge };
    qint64 line = 1; ///< on which it begins
    std::vector<QString> cells; ///< without outer blanks
    Fault fault = Fault::None;
    QString text; ///< of a broken row, its beginning
    bool isBlank() const;
};

/// The rows of a text of columns that arrives in pieces, in the manner of RFC 4180. A row with a stray
/// quotation mark is given up to the end of its first line. Files of tabs know no quotation where it makes no
/// sense: a cell such as "Best" boots is taken as it stands. shared/core/csv_records.h reads a text that is
/// there as a whole and stays; its callers hand out what it holds views of, so it serves here for the
/// beginning of a feed only.
class CsvStream
{
public:
    CsvStream(char delimiter, char lineBreak);
    void append(QByteArrayView bytes);
    /// No more bytes will come.
    void end() { m_isEnded = true; }
    /// False: the next row needs more bytes, or there is none.
    bool next(CsvRow &row);

private:
    enum class State { CellStart, Plain, Quoted, Closed };
    enum class Step { On, Wait, RowEnd };
    struct Cell {
        qsizetype start = 0;
        qsizetype end = 0;
        bool hasQuotes = false; ///< doubled ones
    };

    bool scan();
    Step scanPlain();
    Step scanQuoted();
    Step scanClosed();
    void closeCell(qsizetype end);
    void finishRow(CsvRow &row);
    void giveUp(CsvRow &row);
    bool skipLine();
    void leaveBehind(qsizetype end);
    void restart(qsizetype at);

    const char m_delimiter;
    const char m_lineBreak;
    QByteArray m_bytes; ///< from the beginning of the open row
    qsizetype m_start = 0; ///< of the row
    qsizetype m_at = 0;
    State m_state = State::CellStart;
    Cell m_cell;
    std::vector<Cell> m_cells;
    qint64 m_line = 1;
    bool m_isPlainRow = false; ///< quotation marks of this row are text
    bool m_isFaulty = false;
    bool m_isTooLarge = false; ///< bytes up to the next line break are dropped
    bool m_isEnded = false;
};

} // namespace answerdesk::faqs
