// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/evaluation/result_details.h"
#include "console/pages/evaluation/evaluation_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/words/outcome_text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ResultDetails::ResultDetails(QWidget *parent)
    : QScrollArea(parent)
    , m_question(new Paragraph({}, QPalette::WindowText, Type::Strong))
    , m_why(new Paragraph({}, QPalette::BrightText))
    , m_answer(new Paragraph({}, QPalette::WindowText))
    , m_actions(new AnswerActions)
{
    setObjectName(u"resultDetails"_s);
    setAccessibleName(tr("Result"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *host = new QWidget;
    setOnSurface(host);
    auto *box = column(host, 0, 8);
    box->setContentsMargins(16, 12, 16, 16);
    m_answer->setObjectName(u"resultAnswer"_s);
    m_why->setObjectName(u"resultWhy"_s);
    for (Paragraph *text : {m_question, m_why, m_answer}) {
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        box->addWidget(text);
    }
    box->addWidget(m_actions);
    auto *passages = new QWidget;
    m_passages = column(passages, 0, 4);
    box->addWidget(passages);
    box->addStretch();
    setWidget(host);
    connect(m_actions, &AnswerActions::documentWanted, this, &ResultDetails::documentWanted);
    connect(m_actions, &AnswerActions::toastWanted, this, &ResultDetails::toastWanted);
    showResult(nullptr);
}

void ResultDetails::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_actions->setSession(client, companyKey);
    showResult(nullptr);
}

void ResultDetails::showResult(const api::EvaluationResult *result)
{
    while (QLayoutItem *item = m_passages->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    setVisible(result);
    if (!result)
        return m_actions->setAnswer(std::nullopt);
    m_question->setPlain(result->question);
    const QString failure = EvaluationCells::failureText(*result);
    const QString confidence
        = tr("Confidence: %1").arg(confidenceSentence(result->confidence, result->threshold));
    m_why->setPlain(failure.isEmpty() ? confidence : failure + u" · "_s + confidence);
    m_answer->setPlain(result->answer);
    const std::vector<api::NearPassage> &passages = result->quoted.empty() ? result->nearest : result->quoted;
    SeenAnswer seen{.question = result->question};
    if (result->kind == api::AnswerKind::Answer)
        seen.answer = result->answer;
    seen.locale = result->locale;
    seen.documentId = passages.empty() ? QString() : passages.front().documentId;
    m_actions->setAnswer(seen);
    if (passages.empty())
        return;
    m_passages->addWidget(label(result->quoted.empty() ? tr("Closest passages") : tr("Quoted passages"),
        Type::Label, QPalette::BrightText));
    for (const api::NearPassage &passage : passages) {
        QStringList where{passage.title.isEmpty() ? passage.path : passage.title, passage.heading};
        where.removeAll(QString());
        m_passages->addWidget(new ElidedLabel(where.join(u" · "_s), Type::Body, Ink::Text2));
    }
}

QString ResultDetails::text() const
{
    return isHidden() ? QString()
                      : QStringList{m_question->plain(), m_why->plain(), m_answer->plain()}.join(u'\n');
}

} // namespace answerdesk::console
