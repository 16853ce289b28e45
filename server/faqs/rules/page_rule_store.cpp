// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/page_rule_store.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

template <>
struct ColumnCodec<api::PageRuleEffect> : EnumCodec<api::PageRuleEffect, api::PageRuleEffect::Select> {
};

/// A JSON object for each; one of an unknown field is left out.
template <>
struct ColumnCodec<std::vector<api::PageRuleSelector>> {
    using Stored = QString;
    static QString write(const std::vector<api::PageRuleSelector> &selectors)
    {
        json::Array list;
        for (const api::PageRuleSelector &one : selectors) {
            list.emplace_back(json::Object{
                {u"field"_s, QString(schema::enumName(one.field))}, {u"selector"_s, one.selector}});
        }
        return QString::fromUtf8(json::Value(std::move(list)).toJson());
    }
    static std::vector<api::PageRuleSelector> read(const QString &text)
    {
        std::vector<api::PageRuleSelector> selectors;
        const auto value = json::parse(text.toUtf8());
        const json::Array *list = value ? value->asArray() : nullptr;
        for (const json::Value &one : list ? *list : json::Array()) {
            if (const auto field = schema::enumValue<api::PageRuleField>(one.string(u"field")))
                selectors.push_back({*field, one.string(u"selector")});
        }
        return selectors;
    }
};

} // namespace answerdesk::storage

namespace answerdesk::faqs {

using api::PageRuleContent;
using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

using PageRuleTable = storage::Table<PageRule, "page_rule", Key<"company_key", &PageRule::companyKey>,
    Key<"rule_id", &PageRule::ruleId>, Column<"position", &PageRule::position>,
    Column<"pattern", &PageRule::content, &PageRuleContent::pattern>,
    Column<"effect", &PageRule::content, &PageRuleContent::effect>,
    Column<"selectors", &PageRule::content, &PageRuleContent::selectors>,
    Column<"updated_by", &PageRule::updatedBy>, Column<"updated_ms", &PageRule::updatedMs>>;

const PageRule *findRule(const QList<PageRule> &rules, qint64 ruleId)
{
    const auto found = std::find_if(
        rules.begin(), rules.end(), [ruleId](const PageRule &rule) { return rule.ruleId == ruleId; });
    return found == rules.end() ? nullptr : &*found;
}

} // namespace

QList<PageRule> loadPageRules(Connection &connection, const QString &companyKey)
{
    return PageRuleTable::select<
        "SELECT {columns} FROM page_rule WHERE company_key = ? ORDER BY position, rule_id">(
        connection, companyKey);
}

qint64 pageRuleRevision(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(connection.run("SELECT last_value FROM sequence WHERE company_key = ? "
                                                      "AND name = 'page_rule_revision'",
                                           companyKey))
        .value_or(0);
}

void storePageRules(
    Connection &connection, const QString &companyKey, const QList<PageRule> &before, QList<PageRule> &after)
{
    for (const PageRule &rule : before) {
        if (!findRule(after, rule.ruleId))
            connection.run(
                "DELETE FROM page_rule WHERE company_key = ? AND rule_id = ?", companyKey, rule.ruleId);
    }
    for (qsizetype i = 0; i < after.size(); ++i) {
        PageRule &rule = after[i];
        rule.companyKey = companyKey;
        rule.position = int(i);
        const PageRule *old = rule.ruleId > 0 ? findRule(before, rule.ruleId) : nullptr;
        if (!old) {
            rule.ruleId = storage::nextValue(connection, companyKey, u"page_rule"_s);
            PageRuleTable::insert(connection, rule);
        } else if (*old != rule) {
            PageRuleTable::update(connection, rule);
        }
    }
    storage::nextValue(connection, companyKey, u"page_rule_revision"_s);
}

} // namespace answerdesk::faqs
