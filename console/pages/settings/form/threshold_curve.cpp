// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/threshold_curve.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/fact_list.h"
#include "shared/api/list_page.h"
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ThresholdCurve::ThresholdCurve(QWidget *parent)
    : Card(parent)
    , m_choice(new QComboBox)
    , m_note(new Paragraph)
    , m_rows(new FactList)
{
    auto *box = column(this, 16, 12);
    auto *head = new QWidget;
    auto *line = row(head, 0, 8);
    line->addWidget(label(tr("Effect of other thresholds"), Type::Section));
    line->addStretch();
    m_choice->setObjectName(u"curveSet"_s);
    m_choice->setAccessibleName(tr("Question set"));
    m_choice->setMinimumWidth(180);
    line->addWidget(m_choice);
    box->addWidget(head);
    m_note->setObjectName(u"curveNote"_s);
    box->addWidget(m_note);
    m_rows->setObjectName(u"curveRows"_s);
    box->addWidget(m_rows);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ThresholdCurve::showCurve);
    showSets({});
}

void ThresholdCurve::setSession(client::ApiClient *client, const QString &company)
{
    m_call.cancel();
    m_client = client;
    m_company = company;
    showSets({});
    refresh();
}

void ThresholdCurve::refresh()
{
    if (!m_client || m_company.isEmpty())
        return;
    m_call.cancel();
    m_call = m_client->call<api::ListPage<api::EvaluationSet>>(api::Endpoint::ListEvaluations,
        {.segments = {m_company}}, this, [this](client::ApiResult<api::ListPage<api::EvaluationSet>> page) {
            if (page)
                showSets(std::move(page->items));
        });
}

void ThresholdCurve::showSets(std::vector<api::EvaluationSet> sets)
{
    std::erase_if(
        sets, [](const api::EvaluationSet &set) { return !set.lastRun || set.lastRun->curve.empty(); });
    m_sets = std::move(sets);
    {
        const QSignalBlocker quiet(m_choice);
        const QString current = m_choice->currentData().toString();
        m_choice->clear();
        for (const api::EvaluationSet &set : m_sets)
            m_choice->addItem(set.name, set.evaluationId);
        m_choice->setCurrentIndex(m_sets.empty() ? -1 : qMax(0, m_choice->findData(current)));
    }
    showCurve();
}

void ThresholdCurve::showCurve()
{
    m_rows->clear();
    const int index = m_choice->currentIndex();
    m_choice->setVisible(!m_sets.empty());
    m_rows->setVisible(index >= 0);
    if (index < 0) {
        return m_note->setPlain(tr("Run a question set with “answerdesk-server evaluation run”. Its results "
                                   "at other thresholds appear here."));
    }
    const api::EvaluationRun &run = *m_sets[std::size_t(index)].lastRun;
    m_note->setPlain(tr("The last run asked %1 questions. Each threshold would have given these answers:")
                         .arg(run.questions));
    const QLocale locale;
    for (const api::ThresholdOutcome &outcome : run.curve) {
        m_rows->set(tr("%1 percent").arg(locale.toString(outcome.percent)),
            tr("%1 answers: %2 correct, %3 incorrect; %4 questions answered that should be refused")
                .arg(locale.toString(outcome.answered), locale.toString(outcome.right),
                    locale.toString(outcome.wrong), locale.toString(outcome.falselyAnswered)));
    }
}

} // namespace answerdesk::console
