// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/evaluation/question_dialog.h"
#include "console/widgets/style/text_box.h"
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestQuestion = 4000, kFactLines = 3, kMostFacts = 20;
}

QuestionDialog::QuestionDialog(
    const QList<std::pair<QString, QString>> &sets, const QStringList &locales, QWidget *parent)
    : TaskDialog(tr("Add a question to a set"), Columns, parent)
    , m_set(new QComboBox)
    , m_question(new QLineEdit)
    , m_locale(new QComboBox)
    , m_facts(new TextBox(kFactLines))
    , m_refuse(new QCheckBox(tr("Must be refused: the documents do not contain the answer")))
{
    setOnServer();
    m_set->setObjectName(u"questionSet"_s);
    m_question->setObjectName(u"questionText"_s);
    m_locale->setObjectName(u"questionLocale"_s);
    m_facts->setObjectName(u"questionFacts"_s);
    m_refuse->setObjectName(u"questionRefuse"_s);
    for (const auto &[name, id] : sets)
        m_set->addItem(name, id);
    m_question->setMaxLength(kLongestQuestion);
    m_locale->addItems(locales);
    addField(tr("Set"), m_set);
    m_questionField = addField(tr("Question"), m_question, tr("As shoppers ask it."));
    addField(tr("Locale"), m_locale);
    m_factsField = addField(tr("The answer must contain"), m_facts,
        tr("One piece of text per line, for example “30 days”. Case and spaces do not matter."));
    content()->addWidget(m_refuse);
    connect(m_refuse, &QCheckBox::toggled, m_facts, &QWidget::setDisabled);
    auto *cancel = button(tr("Cancel"));
    auto *add = button(tr("Add question"), {}, Kind::Primary);
    add->setObjectName(u"questionAdd"_s);
    setButtons({cancel, add});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(add, &QPushButton::clicked, this, &QuestionDialog::submit);
    m_question->setFocus();
}

void QuestionDialog::setQuestion(const QString &question, const QString &locale)
{
    m_question->setText(question);
    if (m_locale->findText(locale) < 0)
        m_locale->addItem(locale);
    m_locale->setCurrentText(locale);
    m_facts->setFocus();
}

void QuestionDialog::submit()
{
    setFault({});
    api::EvaluationQuestionRequest question;
    question.question = m_question->text().trimmed();
    if (question.question.isEmpty())
        return m_questionField->setError(tr("Enter the question."), true);
    if (!m_locale->currentText().isEmpty())
        question.locale = schema::LocaleTag{m_locale->currentText()};
    std::vector<QString> facts;
    for (const QString &line : m_facts->toPlainText().split(u'\n')) {
        if (!line.trimmed().isEmpty())
            facts.push_back(line.trimmed());
    }
    if (m_refuse->isChecked()) {
        question.refuse = true;
    } else {
        if (facts.empty())
            return m_factsField->setError(tr("Enter what a correct answer contains."), true);
        if (facts.size() > kMostFacts)
            return m_factsField->setError(tr("The limit is 20 lines."), true);
        question.facts = std::move(facts);
    }
    setBusy(true);
    emit submitted(m_set->currentData().toString(), question);
}

void QuestionDialog::showRefusal(const Fault &fault)
{
    setBusy(false);
    setFault(fault);
}

} // namespace answerdesk::console
