// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk {

/// Whether a spreadsheet would take a cell with this text for a formula, and so for a command: the one list
/// of such beginnings, for every CSV file that is written. Spreadsheets skip white space in front of them,
/// and East Asian editions know their full-width forms.
bool isFormula(QStringView text);

struct CsvRecord {
    qint64 line = 1; ///< of the text, on which it begins
    QStringList cells; ///< without outer white space
    QString fault; ///< why it cannot be used; empty else
    bool isBlank() const;
};

/// The records of a text in the manner of RFC 4180, one after the other. The text has "\n" line breaks and
/// outlives this. A broken record is told by its fault, and the next one is read.
class CsvRecords
{
public:
    /// Drops a byte order mark. The delimiter (comma, semicolon, tab, pipe) is the one that a spreadsheet
    /// wrote into a first line of its own ("sep=;"), else the one that divides the first records most evenly.
    explicit CsvRecords(QStringView text);
    CsvRecords(QStringView text, QChar delimiter);
    /// False at the end.
    bool next(CsvRecord &record);

private:
    bool plain(CsvRecord &record);
    bool quoted(CsvRecord &record);
    bool takeEnd();

    QStringView m_text;
    QChar m_delimiter;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

} // namespace answerdesk
