// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::knowledge {

struct CsvPairs {
    struct Pair {
        QString question;
        QString answer; ///< its line breaks are kept
        QString locale; ///< as written; empty when the row has none
    };
    QList<Pair> pairs;
    QStringList skipped; ///< "line 7: has no answer", in the order of the lines; at most kMaxCsvReports
    QString refusal; ///< why there is nothing to read at all; empty else
};

constexpr qsizetype kMaxCsvReports = 100;

/// Question/answer pairs of a text in the manner of RFC 4180. The delimiter (comma, semicolon, tab, pipe) is
/// the one that divides the first records most evenly. Columns are found by a first row of names (question,
/// answer and locale in several languages; others are left out); without one there must be two columns. A
/// broken row is reported and the rest is read. The text has "\n" line breaks. Any thread.
CsvPairs readCsvPairs(QStringView text);

} // namespace answerdesk::knowledge
