// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/page_trial_view.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/pages/faqs/rules/rule_words.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/basics/keep_room.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString orDash(const QString &text) { return text.isEmpty() ? kNoValue.toString() : text; }

/// A fact a row; what the rule changes stands out by weight and by a word.
class FactCells final : public CellModel
{
public:
    using CellModel::CellModel;

protected:
    Cell cell(const QModelIndex &source, int column) const override
    {
        const ComparedFact &fact = rowAt<Rows<ComparedFact>>(source);
        switch (column) {
        case 0:
            return {fact.name};
        case 1:
            return {orDash(fact.before), Cell::Muted};
        case 2:
            return {orDash(fact.after), fact.isOther() ? Cell::Strong : Cell::Text};
        default:
            if (!fact.isOther())
                return {};
            return fact.before.isEmpty() ? Cell{PageTrialView::tr("new"), Cell::Badge, Tone::Success}
                : fact.after.isEmpty()   ? Cell{PageTrialView::tr("gone"), Cell::Badge, Tone::Warning}
                                         : Cell{PageTrialView::tr("changed"), Cell::Badge, Tone::Info};
        }
    }
};

class MatchCells final : public CellModel
{
public:
    using CellModel::CellModel;

protected:
    Cell cell(const QModelIndex &source, int column) const override
    {
        const api::PageRuleMatch &match = rowAt<Rows<api::PageRuleMatch>>(source);
        switch (column) {
        case 0:
            return {ruleFieldText(match.field)};
        case 1:
            return {QLocale().toString(match.elements), Cell::Figures};
        default:
            return match.elements > 0 ? Cell{orDash(match.text.value_or(QString()).simplified())}
                                      : Cell{PageTrialView::tr("nothing found"), Cell::Badge, Tone::Warning};
        }
    }
};

QString verdictOf(const api::PageReport &report)
{
    return report.page.isProduct ? PageTrialView::tr("yes") : PageTrialView::tr("no");
}

} // namespace

std::vector<ComparedFact> comparedFacts(const api::PageRuleTrial &trial)
{
    const api::InspectedFacts &before = trial.before.facts, &after = trial.after.facts;
    std::vector<ComparedFact> facts{
        {PageTrialView::tr("Product page"), verdictOf(trial.before), verdictOf(trial.after)}};
    const auto add = [&](const QString &name, const QString &was, const QString &is) {
        if (!was.isEmpty() || !is.isEmpty())
            facts.push_back({name, was, is});
    };
    const auto known = [](const std::optional<QString> &availability) {
        return availabilityText(availability == u"unknown" ? std::nullopt : availability);
    };
    add(PageTrialView::tr("Name"), before.name.value_or(QString()), after.name.value_or(QString()));
    add(PageTrialView::tr("Brand"), before.brand.value_or(QString()), after.brand.value_or(QString()));
    add(PageTrialView::tr("Price"), priceText(before.price, before.currency),
        priceText(after.price, after.currency));
    add(PageTrialView::tr("Product number"), before.sku.value_or(QString()), after.sku.value_or(QString()));
    add(PageTrialView::tr("GTIN"), before.gtin.value_or(QString()), after.gtin.value_or(QString()));
    add(PageTrialView::tr("MPN"), before.mpn.value_or(QString()), after.mpn.value_or(QString()));
    add(PageTrialView::tr("Availability"), known(before.availability), known(after.availability));
    QStringList labels;
    for (const auto *each : {&before.further, &after.further}) {
        for (const api::InspectedFact &fact : *each) {
            if (!labels.contains(fact.label))
                labels << fact.label;
        }
    }
    const auto valueOf = [](const std::vector<api::InspectedFact> &of, const QString &name) {
        QStringList values;
        for (const api::InspectedFact &fact : of) {
            if (fact.label == name)
                values << fact.value.simplified();
        }
        return values.join(u", "_s);
    };
    for (const QString &name : std::as_const(labels))
        add(name, valueOf(before.further, name), valueOf(after.further, name));
    add(PageTrialView::tr("Questions"), QLocale().toString(qint64(trial.before.faqs.size())),
        QLocale().toString(qint64(trial.after.faqs.size())));
    return facts;
}

PageTrialView::PageTrialView(QWidget *parent)
    : QWidget(parent)
    , m_facts(new Rows<ComparedFact>(this))
    , m_matches(new Rows<api::PageRuleMatch>(this))
    , m_icon(new GlyphLabel(u"check"_s, Ink::Success))
    , m_verdict(new Paragraph({}, QPalette::WindowText))
    , m_busy(new BusyBar(tr("The page is being read")))
    , m_stack(new QStackedWidget)
    , m_hint(new Paragraph({}, QPalette::PlaceholderText, Type::Body, Qt::AlignHCenter))
    , m_choice(new SegmentedControl(
          tr("Part of the page"), {tr("Facts"), tr("Selectors"), tr("Text of the page")}))
    , m_parts(new QStackedWidget)
    , m_text(new QPlainTextEdit)
{
    setObjectName(u"pageTrial"_s);
    auto *box = column(this, 0, 8);
    keepRoomWhenHidden(m_busy);
    m_busy->hide();
    box->addWidget(m_busy);
    auto *hint = new Card;
    hint->setInks(Ink::Sunken, Ink::Border);
    auto *middle = column(hint, 24);
    middle->addStretch();
    middle->addWidget(m_hint);
    middle->addStretch();
    m_hint->setObjectName(u"pageTrialHint"_s);
    m_stack->addWidget(hint);
    m_stack->addWidget(buildResult());
    box->addWidget(m_stack, 1);
}

QWidget *PageTrialView::buildResult()
{
    auto *result = new QWidget;
    auto *box = column(result, 0, 8);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(padded(m_icon, QMargins(0, 2, 0, 0)), 0, Qt::AlignTop);
    line->addWidget(m_verdict, 1);
    m_verdict->setObjectName(u"pageTrialVerdict"_s);
    box->addLayout(line);
    auto *choice = new QHBoxLayout;
    m_choice->setObjectName(u"pageTrialChoice"_s);
    choice->addWidget(m_choice);
    choice->addStretch();
    box->addLayout(choice);
    auto *facts = new FactCells(
        {{tr("Fact"), false}, {tr("Today"), false}, {tr("With this rule"), false}, {QString(), false}}, this);
    facts->setSource(m_facts);
    m_factTable = new DataTable(facts, {{.width = 116}, {.width = 124}, {}, {.width = 104}});
    m_factTable->setObjectName(u"pageTrialFacts"_s);
    m_factTable->setAccessibleName(tr("Facts today and with this rule"));
    auto *matches
        = new MatchCells({{tr("Fact"), false}, {tr("Elements"), true}, {tr("First text"), false}}, this);
    matches->setSource(m_matches);
    m_matchTable = new DataTable(matches, {{.width = 132}, {.width = 88}, {}});
    m_matchTable->setObjectName(u"pageTrialMatches"_s);
    m_matchTable->setAccessibleName(tr("Matches of each selector"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setObjectName(u"pageTrialText"_s);
    m_text->setAccessibleName(tr("Text of the page"));
    m_parts->addWidget(framed(m_factTable));
    m_parts->addWidget(framed(m_matchTable));
    m_parts->addWidget(m_text);
    box->addWidget(m_parts, 1);
    connect(m_choice, &SegmentedControl::currentChanged, this,
        [this](int at) { m_parts->setCurrentIndex(at == 0 || !m_matches->all().empty() ? at : Text); });
    return result;
}

void PageTrialView::say(const QString &text, bool bad)
{
    setBusy(false);
    m_hint->setForegroundRole(bad ? QPalette::WindowText : QPalette::PlaceholderText);
    m_hint->setPlain(text);
    m_stack->setCurrentIndex(0);
}

void PageTrialView::showHint(const QString &text) { say(text, false); }

void PageTrialView::showFault(const Fault &fault)
{
    QStringList parts{fault.summary(), fault.technical, fault.remedy, fault.marks()};
    parts.removeAll(QString());
    say(parts.join(u'\n'), true);
}

void PageTrialView::setBusy(bool busy) { m_busy->setVisible(busy); }

void PageTrialView::showTrial(const api::PageRuleTrial &trial)
{
    setBusy(false);
    m_stack->setCurrentIndex(1);
    tellVerdict(trial);
    m_facts->set(comparedFacts(trial));
    m_matches->set(trial.matches);
    m_text->setPlainText(trial.text);
    m_choice->setChoices(trial.matches.empty()
            ? QStringList{tr("Facts"), tr("Text of the page")}
            : QStringList{tr("Facts"), tr("Selectors"), tr("Text of the page")});
    m_choice->setCurrent(0);
    m_parts->setCurrentIndex(0);
}

void PageTrialView::tellVerdict(const api::PageRuleTrial &trial)
{
    QString text;
    bool isGood = false;
    if (!trial.isMatched) {
        text = tr("The pattern does not match this page.");
    } else if (trial.shadowedBy) {
        text = tr("An earlier rule matches this page and applies instead.");
    } else {
        isGood = true;
        text = trial.after.page.isProduct ? tr("With this rule the page is a product.")
                                          : tr("With this rule the page is not a product.");
    }
    text += u' '
        + timetext::counted(trial.pages, tr("1 known page is affected."), tr("%1 known pages are affected."));
    m_verdict->setPlain(text);
    m_icon->setGlyph(isGood ? u"check"_s : u"alert"_s, isGood ? Ink::Success : Ink::Warning);
}

} // namespace answerdesk::console
