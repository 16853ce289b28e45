// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/first_steps.h"
#include "console/app/page/access_rights.h"
#include "console/pages/overview/action_row.h"
#include "console/widgets/basics/builders.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

QList<FirstStep> firstStepsOf(const OverviewFacts &facts, const AccessRights &rights)
{
    const api::CompanyOverview known = facts.overview.value_or(api::CompanyOverview());
    const bool hasCompany = !facts.company.isEmpty();
    QList<FirstStep> steps{{u"company"_s, u"companies"_s, FirstStepsCard::tr("Create a company"),
                               FirstStepsCard::tr("A shop with its own knowledge, keys and revenue"),
                               FirstStepsCard::tr("Create company…"), u"settings"_s, u"create"_s, hasCompany,
                               rights.reasonAgainstOperating()},
        {u"knowledge"_s, u"knowledge"_s, FirstStepsCard::tr("Add knowledge to answer from"),
            FirstStepsCard::tr("Files, a folder, a web address or a sitemap"),
            FirstStepsCard::tr("Add source…"), u"knowledge"_s, u"add"_s, known.knowledge.passages > 0,
            rights.reasonAgainstEditing()},
        {u"key"_s, u"key"_s, FirstStepsCard::tr("Create an API key"),
            FirstStepsCard::tr("Your shop’s backend uses it; it is shown once"),
            FirstStepsCard::tr("Create key…"), u"keys"_s, u"create"_s, known.keys.active > 0,
            rights.reasonAgainstTesting()},
        {u"faqs"_s, u"faqs"_s, FirstStepsCard::tr("Generate the FAQs of a product page"),
            FirstStepsCard::tr("From your sitemap now, or when a shopper first opens a page"),
            FirstStepsCard::tr("Generate FAQs…"), u"faqs"_s, u"pregenerate"_s, known.faqs.ready > 0,
            rights.reasonAgainstEditing()},
        {u"question"_s, u"bench"_s, FirstStepsCard::tr("Ask the first question"),
            FirstStepsCard::tr("As a shopper would, in the test bench"),
            FirstStepsCard::tr("Open test bench"), u"bench"_s, {}, known.asked,
            rights.reasonAgainstTesting()}};
    for (FirstStep &step : steps) {
        if (!hasCompany && step.id != u"company" && step.reason.isEmpty())
            step.reason = FirstStepsCard::tr("There is no company yet.");
    }
    return steps;
}

FirstStepsCard::FirstStepsCard(QWidget *parent)
    : Card(parent)
    , m_count(label({}, Type::Small, QPalette::PlaceholderText))
    , m_rows(new QVBoxLayout)
{
    setObjectName(u"firstSteps"_s);
    setAccessibleName(tr("First steps"));
    auto *box = column(this);
    auto *head = new QWidget;
    auto *line = row(head, 0, 8);
    line->setContentsMargins(16, 12, 16, 10);
    line->addWidget(label(tr("First steps"), Type::Section));
    line->addStretch(1);
    m_count->setObjectName(u"firstStepsCount"_s);
    line->addWidget(m_count);
    box->addWidget(head);
    m_rows->setSpacing(0);
    box->addLayout(m_rows);
}

void FirstStepsCard::setSteps(const QList<FirstStep> &steps)
{
    if (steps == m_steps)
        return;
    m_steps = steps;
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    int done = 0;
    bool hasNext = false;
    for (const FirstStep &step : std::as_const(m_steps)) {
        done += step.isDone;
        const bool isNext = !hasNext && !step.isDone && step.reason.isEmpty();
        hasNext = hasNext || isNext;
        m_rows->addWidget(rowOf(step, isNext));
    }
    m_count->setText(tr("%1 of %2 done").arg(done).arg(m_steps.size()));
}

QWidget *FirstStepsCard::rowOf(const FirstStep &step, bool isNext)
{
    auto *made = new ActionRow(step.isDone ? u"check"_s : step.icon,
        step.isDone  ? Tone::Success
            : isNext ? Tone::Info
                     : Tone::Neutral,
        step.title, step.isDone ? tr("Done") : step.why);
    made->setObjectName(u"step_"_s + step.id);
    if (step.isDone)
        return made;
    QPushButton *verb = made->setVerb(step.verb, isNext ? Kind::Primary : Kind::Default);
    verb->setObjectName(u"stepVerb_"_s + step.id);
    verb->setEnabled(step.reason.isEmpty());
    verb->setToolTip(step.reason);
    connect(verb, &QPushButton::clicked, this,
        [this, page = step.page, view = step.view] { emit pageWanted(page, view); });
    return made;
}

} // namespace answerdesk::console
