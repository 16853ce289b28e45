// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/column_plan.h"
#include "server/faqs/formats/csv_stream.h"
#include "server/faqs/formats/google_fields.h"
#include "server/faqs/formats/woo_columns.h"

namespace answerdesk::faqs {

/// The rows of a file of columns: Google's, WooCommerce's, or those of any shop.
class ColumnRows : public FeedParser
{
public:
    ColumnRows(const ColumnPlan &plan, RowRules &rules);
    Result<void> feed(QByteArrayView utf8) override;
    Result<void> finish() override;

private:
    void readRows();
    void readRow(const CsvRow &row);
    void fillGoogle(const CsvRow &row);
    void fillPlain(const CsvRow &row);

    ColumnPlan m_plan;
    RowRules &m_rules;
    CsvStream m_stream;
    std::vector<GoogleField> m_google; ///< by column
    std::optional<WooColumns> m_woo;
    QString m_currency; ///< that the header of the price names: "Price (EUR)"
    CsvRow m_row;
    RowDraft m_draft;
    int m_linesBefore = 0; ///< of the delimiter and of the header, that are still to come
};

} // namespace answerdesk::faqs
