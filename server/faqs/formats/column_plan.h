// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_parser.h"

namespace answerdesk::faqs {

/// What the beginning of a file of columns says about all of it.
struct ColumnPlan {
    api::FeedFormat format = api::FeedFormat::Csv;
    char delimiter = ',';
    char lineBreak = '\n';
    bool hasDelimiterLine = false; ///< "sep=;", as spreadsheets write it
    QStringList header;
    std::vector<api::FeedColumn> columns; ///< one for each of the header
};

/// head: the beginning of the file as UTF-8. Fails when no column identifies a product.
Result<ColumnPlan> planColumns(QByteArrayView head, const api::FeedReading &settings);

/// The meaning of a column by the words of its header in twelve languages; Further: the words are none of
/// them.
api::FeedField fieldOfHeader(const QString &header);

} // namespace answerdesk::faqs
