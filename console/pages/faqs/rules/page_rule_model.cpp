// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/page_rule_model.h"

namespace answerdesk::console {

using api::Endpoint;

namespace {
constexpr int kAgainMs = 2'000;
}

PageRuleModel::PageRuleModel(QObject *parent)
    : RemoteModel(parent)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, &PageRuleModel::refresh);
}

void PageRuleModel::setWatching(bool watching)
{
    m_isWatching = watching;
    if (!watching)
        m_again.stop();
    else if (m_regenerating > 0)
        m_again.start();
}

int PageRuleModel::rowOf(const QString &ruleId) const
{
    const auto found = std::find_if(
        m_rules.begin(), m_rules.end(), [&](const api::PageRule &rule) { return rule.ruleId == ruleId; });
    return found == m_rules.end() ? -1 : int(found - m_rules.begin());
}

void PageRuleModel::refresh()
{
    if (!canAsk())
        return;
    m_call.cancel();
    m_again.stop();
    beginLoading();
    m_call = client()->callTagged<api::PageRules>(Endpoint::GetPageRules, {.segments = {company()}}, this,
        [this](const client::ApiResult<client::Tagged<api::PageRules>> &rules) {
            m_call = {};
            if (!rules)
                return endLoading(rules.error());
            take(*rules);
            endLoading();
        });
}

void PageRuleModel::take(const client::Tagged<api::PageRules> &rules)
{
    m_tag = rules.etag;
    const bool wasRegenerating = m_regenerating > 0;
    m_regenerating = rules.value.regenerating;
    m_regeneratingFrom = m_regenerating > 0 ? qMax(m_regeneratingFrom, m_regenerating) : 0;
    replaceRows(m_rules, rules.value.rules, [](const api::PageRule &rule) { return rule.ruleId; });
    if (m_regenerating > 0 && m_isWatching)
        m_again.start();
    if (wasRegenerating && m_regenerating == 0)
        emit regenerated();
}

void PageRuleModel::add(const api::PageRuleRequest &rule)
{
    if (!canAsk())
        return;
    client()->call<api::PageRule>(Endpoint::CreatePageRule,
        {.segments = {company()}, .body = schema::toJson(rule)}, this,
        [this, of = company()](const client::ApiResult<api::PageRule> &made) {
            if (!made)
                return emit refused(Action::Add, made.error());
            if (of == company())
                refresh();
            emit done(Action::Add, *made);
        });
}

void PageRuleModel::change(const QString &ruleId, const api::PageRuleContent &content)
{
    api::PageRuleChange change;
    change.pattern = content.pattern;
    change.effect = content.effect;
    change.selectors = content.selectors;
    patch(Action::Change, ruleId, change);
}

void PageRuleModel::move(const QString &ruleId, int position)
{
    api::PageRuleChange change;
    change.position = position;
    patch(Action::Move, ruleId, change);
}

void PageRuleModel::patch(Action action, const QString &ruleId, const api::PageRuleChange &change)
{
    if (!canAsk())
        return;
    client()->call<api::PageRule>(Endpoint::ChangePageRule,
        {.segments = {company(), ruleId}, .body = schema::toJson(change)}, this,
        [this, action, of = company()](const client::ApiResult<api::PageRule> &changed) {
            if (!changed)
                return emit refused(action, changed.error());
            if (of == company())
                refresh(); // what it shadows, and how many pages each has now
            emit done(action, *changed);
        });
}

void PageRuleModel::remove(const QString &ruleId)
{
    const int row = rowOf(ruleId);
    if (!canAsk() || row < 0)
        return;
    client()->call<client::NoAnswer>(Endpoint::DeletePageRule, {.segments = {company(), ruleId}}, this,
        [this, rule = at(row), of = company()](const client::ApiResult<client::NoAnswer> &answer) {
            if (!answer)
                return emit refused(Action::Remove, answer.error());
            if (of == company())
                refresh();
            emit done(Action::Remove, rule);
        });
}

void PageRuleModel::replace(const api::PageRulesRequest &rules)
{
    if (!canAsk())
        return;
    client()->callTagged<api::PageRules>(Endpoint::PutPageRules,
        {.segments = {company()}, .body = schema::toJson(rules), .ifMatch = m_tag}, this,
        [this, of = company()](const client::ApiResult<client::Tagged<api::PageRules>> &changed) {
            if (!changed)
                return emit refused(Action::Import, changed.error());
            if (of == company())
                take(*changed);
            emit done(Action::Import, {});
        });
}

void PageRuleModel::clear()
{
    m_call.cancel();
    m_call = {};
    m_again.stop();
    m_rules.clear();
    m_tag.clear();
    m_regenerating = m_regeneratingFrom = 0;
}

QVariant PageRuleModel::value(int row, int role) const
{
    const api::PageRule &rule = at(row);
    return role == Qt::DisplayRole ? QVariant(rule.pattern)
        : role == IdRole           ? QVariant(rule.ruleId)
                                   : QVariant();
}

} // namespace answerdesk::console
