// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/page_rule_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/pages/faqs/rules/page_trial_view.h"
#include "console/pages/faqs/rules/rule_words.h"
#include "console/widgets/basics/keep_room.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/feedback/page_header.h"
#include "console/words/server_words.h"
#include "shared/core/text.h"
#include <QtCore/QTimer>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kRuleWidth = 400, kTrialHeight = 396, kSmallerByPercent = 2;
constexpr int kLongestPattern = 500, kLongestSelector = 300, kTrialTimeoutMs = 120'000;
constexpr api::PageRuleEffect kEffects[]
    = {api::PageRuleEffect::Product, api::PageRuleEffect::NotProduct, api::PageRuleEffect::Select};

} // namespace

PageRuleDialog::PageRuleDialog(
    client::ApiClient *client, const QString &companyKey, const Start &start, QWidget *parent)
    : TaskDialog(start.ruleId.isEmpty() ? tr("Add a page rule") : tr("Edit page rule"), WithTable, parent)
    , m_client(client)
    , m_company(companyKey)
    , m_start(start)
    , m_pattern(new QLineEdit)
    , m_effect(new SegmentedControl(
          tr("Effect"), {effectText(kEffects[0]), effectText(kEffects[1]), effectText(kEffects[2])}))
    , m_effectNote(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
    , m_selectors(new QWidget)
    , m_selectorsNote(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
    , m_address(new QLineEdit(start.address))
    , m_try(button(tr("Try"), u"play"_s))
    , m_trial(new PageTrialView)
    , m_save(button(start.ruleId.isEmpty() ? tr("Add rule") : tr("Save"), {}, Kind::Primary))
{
    setOnServer();
    m_pages.setSession(client, companyKey);
    build();
    show(start.content);
    applyContent();
    m_trial->showHint(tr("“Try” reads a page with and without this rule. Nothing is stored."));
    m_pattern->setFocus();
    if (start.isTried)
        QTimer::singleShot(0, this, &PageRuleDialog::tryRule);
}

PageRuleDialog::~PageRuleDialog() { m_call.cancel(); }

void PageRuleDialog::build()
{
    m_pattern->setObjectName(u"rulePattern"_s);
    m_effect->setObjectName(u"ruleEffect"_s);
    m_address->setObjectName(u"ruleAddress"_s);
    m_try->setObjectName(u"ruleTry"_s);
    m_save->setObjectName(u"ruleSave"_s);
    auto *line = new QHBoxLayout;
    line->setSpacing(24);
    auto *written = buildRule();
    written->setFixedWidth(kRuleWidth * themeOf(this).textPercent() / 100);
    line->addWidget(written);
    line->addWidget(buildTrial(), 1);
    content()->addLayout(line);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_save});
    // Enter tries; a rule that was not tried cannot be saved.
    m_save->setAutoDefault(false);
    m_try->setAutoDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, [this] {
        setFault({});
        setBusy(true);
        emit saveWanted(rule());
    });
    connect(m_try, &QPushButton::clicked, this, &PageRuleDialog::tryRule);
    connect(m_address, &QLineEdit::returnPressed, this, &PageRuleDialog::tryRule);
    connect(m_pattern, &QLineEdit::textChanged, this, &PageRuleDialog::applyContent);
    connect(m_effect, &SegmentedControl::currentChanged, this, &PageRuleDialog::applyContent);
    for (const auto &[field, edit] : m_fields)
        connect(edit, &QLineEdit::textChanged, this, &PageRuleDialog::applyContent);
}

QWidget *PageRuleDialog::buildRule()
{
    auto *rule = new QWidget;
    auto *box = column(rule, 0, 16);
    m_pattern->setMaxLength(kLongestPattern);
    m_pattern->setPlaceholderText(u"shop.example/products/*"_s);
    m_patternField
        = new FormField(tr("Pages"), m_pattern, tr("* matches within a path segment, ** matches anything."));
    box->addWidget(m_patternField);
    auto *effect = new QWidget;
    auto *effectBox = column(effect, 0, 4);
    effectBox->addWidget(label(tr("Effect"), Type::Label));
    auto *effectLine = new QHBoxLayout;
    effectLine->addWidget(m_effect);
    effectLine->addStretch();
    effectBox->addLayout(effectLine);
    effectBox->addWidget(m_effectNote);
    box->addWidget(effect);
    auto *grid = new QGridLayout(m_selectors);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    int row = 0;
    for (const auto &[field, name] : schema::EnumNames<api::PageRuleField>::kNames) {
        auto *edit = new QLineEdit;
        edit->setMaxLength(kLongestSelector);
        edit->setObjectName(u"ruleSelector%1"_s.arg(row));
        edit->setAccessibleName(tr("Selector: %1").arg(ruleFieldText(field)));
        if (field == api::PageRuleField::Price)
            edit->setPlaceholderText(u"#detail .price"_s);
        grid->addWidget(label(ruleFieldText(field), Type::Label), row, 0);
        grid->addWidget(edit, row++, 1);
        m_fields.emplace_back(field, edit);
    }
    m_selectorsNote->setObjectName(u"ruleSelectorsNote"_s);
    grid->addWidget(m_selectorsNote, row, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    keepRoomWhenHidden(m_selectors); // the dialog keeps its size with every effect
    box->addWidget(m_selectors);
    box->addStretch();
    return rule;
}

QWidget *PageRuleDialog::buildTrial()
{
    auto *trial = new QWidget;
    auto *box = column(trial, 0, 8);
    m_address->setPlaceholderText(u"https://shop.example/products/alta-2"_s);
    proposeFrom(m_address, &m_pages, tr("Pages of this shop"));
    m_addressField = new FormField(
        tr("Try it on this page"), m_address, tr("The page is fetched as for a shopper. Nothing is stored."));
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_addressField, 1);
    auto *beside = new QVBoxLayout; // the button stands beside the field, below its label
    beside->setSpacing(4);
    beside->addWidget(label(u" "_s, Type::Label));
    beside->addWidget(m_try);
    beside->addStretch();
    line->addLayout(beside);
    box->addLayout(line);
    m_trial->setMinimumHeight(kTrialHeight - (themeOf(this).textPercent() - 100) * kSmallerByPercent);
    box->addWidget(m_trial, 1);
    return trial;
}

void PageRuleDialog::show(const api::PageRuleContent &content)
{
    m_pattern->setText(content.pattern);
    m_effect->setCurrent(int(std::find(std::begin(kEffects), std::end(kEffects), content.effect) - kEffects));
    for (const api::PageRuleSelector &selector : content.selectors) {
        for (const auto &[field, edit] : m_fields) {
            if (field == selector.field)
                edit->setText(selector.selector);
        }
    }
}

api::PageRuleEffect PageRuleDialog::effect() const { return kEffects[qBound(0, m_effect->current(), 2)]; }

api::PageRuleContent PageRuleDialog::rule() const
{
    api::PageRuleContent content;
    content.pattern = m_pattern->text().trimmed();
    content.effect = effect();
    for (const auto &[field, edit] : m_fields) {
        const QString selector = edit->text().trimmed();
        if (content.effect == api::PageRuleEffect::Select && !selector.isEmpty())
            content.selectors.push_back({field, selector});
    }
    return content;
}

void PageRuleDialog::applyContent()
{
    const bool isTried = m_tried && *m_tried == rule();
    m_selectors->setVisible(effect() == api::PageRuleEffect::Select);
    m_effectNote->setPlain(effect() == api::PageRuleEffect::Product
            ? tr("FAQs are generated for these pages.")
            : effect() == api::PageRuleEffect::NotProduct
            ? tr("These pages get no FAQs.")
            : tr("Each selector locates one fact on the page."));
    m_selectorsNote->setForegroundRole(QPalette::PlaceholderText);
    m_selectorsNote->setPlain(
        tr("CSS: tag, .class, #id, [attr=value], :first-child, a b, a > b. Leave a fact empty "
           "to read it as today."));
    for (const auto &[field, edit] : m_fields) {
        edit->setProperty("invalid", false);
        edit->update();
    }
    m_save->setEnabled(isTried);
    m_save->setToolTip(isTried ? QString() : tr("First try the rule on a page that it matches."));
}

void PageRuleDialog::tryRule()
{
    setFault({});
    const api::PageRuleContent content = rule();
    if (content.pattern.isEmpty())
        return m_patternField->setError(tr("Enter the pages that the rule applies to."), true);
    if (content.effect == api::PageRuleEffect::Select && content.selectors.empty()) {
        m_selectorsNote->setForegroundRole(QPalette::WindowText);
        m_selectorsNote->setPlain(tr("Enter at least one selector."));
        return m_fields.front().second->setFocus(Qt::OtherFocusReason);
    }
    QString typed = m_address->text().trimmed();
    if (typed.isEmpty())
        return m_addressField->setError(tr("Enter the address of a page."), true);
    if (!typed.contains(u"://"_s))
        typed.prepend(u"https://"_s);
    const auto page = PageUrl::parse(typed);
    if (!page)
        return m_addressField->setError(
            tr("“%1” is not an address. Enter one like https://shop.example/products/alta-2.").arg(typed),
            true);
    if (!m_client)
        return;
    api::PageRuleTrialRequest request;
    static_cast<api::PageRuleContent &>(request) = content;
    request.url = schema::PageAddress{*page, typed};
    request.replaces = textOrNothing(m_start.ruleId);
    m_call.cancel();
    m_patternField->setError({});
    m_addressField->setError({});
    m_trial->setBusy(true);
    m_try->setEnabled(false);
    m_call = m_client->call<api::PageRuleTrial>(api::Endpoint::TryPageRule,
        {.segments = {m_company}, .body = schema::toJson(request), .timeoutMs = kTrialTimeoutMs}, this,
        [this, content](const client::ApiResult<api::PageRuleTrial> &trial) { take(content, trial); });
}

void PageRuleDialog::take(
    const api::PageRuleContent &tried, const client::ApiResult<api::PageRuleTrial> &trial)
{
    m_call = {};
    m_try->setEnabled(true);
    m_tried.reset();
    if (trial) {
        m_trial->showTrial(*trial);
        if (trial->isMatched)
            m_tried = tried;
        return applyContent();
    }
    applyContent();
    const Fault fault = faultOf(tr("The rule was not tried."), trial.error());
    m_trial->showFault(fault);
    tellAtField(fault, trial.error().error);
}

bool PageRuleDialog::tellAtField(const Fault &fault, const Error &error)
{
    if (error.invalidFields.empty())
        return false;
    const QString &field = error.invalidFields.front().first;
    const QString why = fault.technical.isEmpty() ? fault.why : fault.technical;
    if (field == u"pattern") {
        m_patternField->setFault(fault, why, true);
        return true;
    }
    if (field == u"url") {
        m_addressField->setFault(fault, why, true);
        return true;
    }
    // The server counts those that were sent.
    const std::vector<api::PageRuleSelector> sent = rule().selectors;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        if (!field.startsWith(u"selectors[%1]"_s.arg(i)))
            continue;
        for (const auto &[known, edit] : m_fields) {
            if (known != sent[i].field)
                continue;
            edit->setProperty("invalid", true);
            edit->update();
            edit->setFocus(Qt::OtherFocusReason);
            m_selectorsNote->setForegroundRole(QPalette::WindowText);
            m_selectorsNote->setPlain(u"%1: %2"_s.arg(
                ruleFieldText(known), serverwords::translated(error.invalidFields.front().second)));
            return true;
        }
    }
    return false;
}

void PageRuleDialog::showRefusal(const Fault &fault, const Error &error)
{
    setBusy(false);
    applyContent();
    if (!tellAtField(fault, error))
        setFault(fault);
}

} // namespace answerdesk::console
