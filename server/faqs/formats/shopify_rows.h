// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/json_rows.h"

namespace answerdesk::faqs {

/// Shopify's products.json: each variant of a product is a row.
class ShopifyRows : public JsonRowMaker
{
public:
    /// shop: canonical address of the shop.
    ShopifyRows(const QString &shop, RowRules &rules);
    void take(const JsonNode &object, const RowPlace &place) override;
    bool isRowsKey(QStringView key) const override { return key == u"products"; }
    QString missing() const override;

private:
    void takeVariant(const JsonNode &product, const JsonNode &variant, const RowPlace &place);
    void readOptions(const JsonNode &product, const JsonNode &variant);

    QString m_products; ///< address in front of a handle
    RowRules &m_rules;
    RowDraft m_draft;
};

} // namespace answerdesk::faqs
