// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/json_rows.h"

namespace answerdesk::faqs {

/// Products of schema.org: a list of them, a graph, an ItemList, groups with their variants, or one a line.
class SchemaOrgRows : public JsonRowMaker
{
public:
    explicit SchemaOrgRows(RowRules &rules);
    void take(const JsonNode &object, const RowPlace &place) override;
    bool isRowsKey(QStringView key) const override;
    QString missing() const override;

private:
    void takeProduct(const JsonNode &product, const JsonNode *group, const RowPlace &place);
    void takeOffer(const JsonNode &product, const JsonNode *group,
        const std::vector<const JsonNode *> &offers, const RowPlace &place);
    void readIdentity(const JsonNode &node);
    void readFacts(const JsonNode &node);
    void readFurther(const JsonNode &node);
    void readOffers(const std::vector<const JsonNode *> &offers);
    void fill(api::FeedField field, const QString &text);

    RowRules &m_rules;
    RowDraft m_draft;
};

} // namespace answerdesk::faqs
