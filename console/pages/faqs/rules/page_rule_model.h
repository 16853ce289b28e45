// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/page_rules.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"
#include <QtCore/QTimer>

namespace answerdesk::console {

/// The page rules of a company in their order. While pages are made again after a change, and it is watched,
/// it says how many are left.
class PageRuleModel final : public models::RemoteModel
{
    Q_OBJECT
public:
    enum class Action { Add, Change, Move, Remove, Import };

    explicit PageRuleModel(QObject *parent = nullptr);
    void refresh() override;
    void setWatching(bool watching);
    const api::PageRule &at(int row) const { return m_rules[std::size_t(row)]; }
    int rowOf(const QString &ruleId) const;
    const std::vector<api::PageRule> &rules() const { return m_rules; }
    qint64 regenerating() const { return m_regenerating; }
    /// The most that were left since the last change.
    qint64 regeneratingFrom() const { return m_regeneratingFrom; }

    void add(const api::PageRuleRequest &rule);
    void change(const QString &ruleId, const api::PageRuleContent &content);
    void move(const QString &ruleId, int position);
    void remove(const QString &ruleId);
    /// Puts these in the place of all rules, unless those were changed since they were read.
    void replace(const api::PageRulesRequest &rules);
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::PageRules; }

signals:
    /// rule: as it is now, or was; without an identifier for an import.
    void done(answerdesk::console::PageRuleModel::Action action, const answerdesk::api::PageRule &rule);
    void refused(
        answerdesk::console::PageRuleModel::Action action, const answerdesk::client::ApiFailure &failure);
    void regenerated(); ///< the last page is done

protected:
    int count() const override { return int(m_rules.size()); }
    QVariant value(int row, int role) const override;
    void clear() override;

private:
    void take(const client::Tagged<api::PageRules> &rules);
    void patch(Action action, const QString &ruleId, const api::PageRuleChange &change);
    std::vector<api::PageRule> m_rules;
    QByteArray m_tag;
    qint64 m_regenerating = 0;
    qint64 m_regeneratingFrom = 0;
    client::PendingCall m_call;
    QTimer m_again;
    bool m_isWatching = false;
};

} // namespace answerdesk::console
