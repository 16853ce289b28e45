// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/csv_stream.h"
#include "server/faqs/formats/row_draft.h"
#include "shared/api/feeds.h"
#include <QtCore/QMap>
#include <QtCore/QStringList>

namespace answerdesk::faqs {

/// The columns of an export of WooCommerce, whose headers are in the language of the shop.
class WooColumns
{
public:
    explicit WooColumns(const QStringList &header);
    static bool isHeader(const QStringList &header);

    std::vector<api::FeedColumn> columns() const;
    /// False: a draft or a private product, which shoppers do not see.
    bool fill(const CsvRow &row, RowDraft &draft) const;

private:
    enum class Role {
        None,
        Id,
        Type,
        Sku,
        Gtin,
        Name,
        Published,
        ShortDescription,
        Description,
        SaleStart,
        SaleEnd,
        InStock,
        SalePrice,
        RegularPrice,
        Parent,
        Brands,
        Measure ///< weight, length, width, height; the header names the unit
    };
    struct Attribute {
        int name = -1; ///< columns; -1: none
        int values = -1;
        int isVisible = -1;
    };
    static Role roleOf(const QString &header);
    void readAttributeHeader(const QString &header, int column);
    int columnOf(Role role) const;
    QString cell(const CsvRow &row, Role role) const;
    void put(const CsvRow &row, Role role, api::FeedField field, RowDraft &draft) const;
    void addAttributes(const CsvRow &row, bool isVariable, RowDraft &draft) const;

    QStringList m_header;
    std::vector<Role> m_roles; ///< by column
    QMap<int, Attribute> m_attributes; ///< by number
};

} // namespace answerdesk::faqs
