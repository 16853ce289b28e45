// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/lexicon.h"

namespace answerdesk::client {

/// A CSV file (RFC 4180, UTF-8) with a company's lexicon, the columns form, meaning and language below a
/// header line. A cell that a spreadsheet would take for a formula begins with an apostrophe.
QByteArray lexiconAsCsv(const std::vector<api::LexiconEntry> &entries);

/// The entries of a file as the API takes them.
struct LexiconFileRows {
    std::vector<api::LexiconEntryRequest> rows;
    std::vector<qint64> lines; ///< of the file, on which the rows begin
    QString fault; ///< why the file is of no use, with the line; empty else

    /// What the server says of a row ("rows[3].form"), with its line in the file.
    QString faultOf(const QString &path, const QString &reason) const;
};
/// Any line breaks. One row that cannot be used is a fault of the file.
LexiconFileRows readLexiconCsv(QString text);

} // namespace answerdesk::client
