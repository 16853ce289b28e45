// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/shop_examples.h"
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/page_rules.h"

namespace answerdesk::console {

class PageTrialView;
class SegmentedControl;

/// Writes a rule and tries it on a page. It can be saved once it was tried as it stands there on a page that
/// it matches.
class PageRuleDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// What it begins with.
    struct Start {
        QString ruleId; ///< of the rule that is changed; empty: one is added
        api::PageRuleContent content;
        QString address; ///< of the page to try it on
        bool isTried = false; ///< the trial begins at once
    };
    PageRuleDialog(client::ApiClient *client, const QString &companyKey, const Start &start, QWidget *parent);
    ~PageRuleDialog() override;
    void showRefusal(const Fault &fault, const Error &error);

signals:
    void saveWanted(const answerdesk::api::PageRuleContent &content);

private:
    void build();
    QWidget *buildRule();
    QWidget *buildTrial();
    void show(const api::PageRuleContent &content);
    api::PageRuleContent rule() const; ///< as it stands there
    api::PageRuleEffect effect() const;
    void applyContent();
    void tryRule();
    void take(const api::PageRuleContent &tried, const client::ApiResult<api::PageRuleTrial> &trial);
    /// Whether the refusal is of a field that is shown; then it stands there.
    bool tellAtField(const Fault &fault, const Error &error);

    QPointer<client::ApiClient> m_client;
    QString m_company;
    Start m_start;
    ShopPages m_pages;
    QLineEdit *m_pattern;
    SegmentedControl *m_effect;
    Paragraph *m_effectNote;
    QWidget *m_selectors;
    std::vector<std::pair<api::PageRuleField, QLineEdit *>> m_fields;
    Paragraph *m_selectorsNote;
    QLineEdit *m_address;
    QPushButton *m_try;
    PageTrialView *m_trial;
    QPushButton *m_save;
    FormField *m_patternField;
    FormField *m_addressField;
    std::optional<api::PageRuleContent> m_tried;
    client::PendingCall m_call;
};

} // namespace answerdesk::console
