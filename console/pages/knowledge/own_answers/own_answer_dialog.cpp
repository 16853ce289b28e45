// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/own_answers/own_answer_dialog.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/conflict_card.h"
#include "console/widgets/style/text_box.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestQuestion = 1000, kLongestAnswer = 8000, kAnswerLines = 8, kAlternativeLines = 3,
              kMostAlternatives = 20, kLongestAlternative = 500;
}

OwnAnswerDialog::OwnAnswerDialog(const QString &heading, const QStringList &locales, QWidget *parent)
    : TaskDialog(heading, Columns, parent)
    , m_question(new QLineEdit)
    , m_answer(new TextBox(kAnswerLines))
    , m_alternatives(new TextBox(kAlternativeLines))
    , m_locale(new QComboBox)
    , m_conflict(new ConflictCard)
    , m_save(button(tr("Save answer"), {}, Kind::Primary))
{
    setOnServer();
    m_question->setObjectName(u"ownQuestion"_s);
    m_answer->setObjectName(u"ownAnswer"_s);
    m_alternatives->setObjectName(u"ownAlternatives"_s);
    m_locale->setObjectName(u"ownLocale"_s);
    m_save->setObjectName(u"ownSave"_s);
    m_question->setMaxLength(kLongestQuestion);
    m_question->setPlaceholderText(tr("Do you rent out tents?"));
    m_locale->setEditable(true); // any locale may be answered in
    m_locale->setInsertPolicy(QComboBox::NoInsert);
    m_locale->addItems(locales.isEmpty() ? QStringList{u"en"_s} : locales);
    m_locale->setFixedWidth(120);
    m_questionField = addField(tr("Question"), m_question,
        tr("As shoppers ask it. Case, punctuation and the order of the words do not matter."));
    m_alternativesField
        = addField(tr("Other ways to ask it"), m_alternatives, tr("One a line. They get the same answer."));
    m_answerField = addField(tr("Answer"), m_answer,
        tr("It is given word for word to this question, whatever the documents say, and counts at once."));
    m_localeField = addField(tr("Locale"), m_locale);
    m_locale->lineEdit()->setAccessibleName(tr("Locale"));

    m_conflict->setObjectName(u"ownConflict"_s);
    content()->addWidget(m_conflict);
    connect(m_conflict, &ConflictCard::takeOverWanted, this, [this] { setWords(m_theirWords); });

    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_save});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &OwnAnswerDialog::submit);
    m_question->setFocus();
    m_saved = this->words();
}

void OwnAnswerDialog::setWords(const Words &words)
{
    setDraft(words);
    m_saved = this->words();
}

void OwnAnswerDialog::reject()
{
    const Words typed = words();
    TaskDialog::reject();
    if (typed != m_saved && !(typed.question.isEmpty() && typed.answer.isEmpty()))
        emit abandoned(typed);
}

void OwnAnswerDialog::setDraft(const Words &words)
{
    m_question->setText(words.question);
    m_answer->setPlainText(words.answer);
    m_alternatives->setPlainText(
        QStringList(words.alternatives.begin(), words.alternatives.end()).join(u'\n'));
    if (!words.locale.isEmpty())
        m_locale->setCurrentText(words.locale);
}

OwnAnswerDialog::Words OwnAnswerDialog::words() const
{
    Words words{
        m_question->text().trimmed(), exactText(*m_answer).trimmed(), m_locale->currentText().trimmed()};
    for (const QString &line : exactText(*m_alternatives).split(u'\n')) {
        if (!line.trimmed().isEmpty())
            words.alternatives.push_back(line.trimmed());
    }
    return words;
}

void OwnAnswerDialog::fixLocale()
{
    m_locale->setEnabled(false);
    m_localeField->setHelp(tr("The locale that the question was asked in."));
}

void OwnAnswerDialog::focusAnswer() { m_answer->setFocus(); }

void OwnAnswerDialog::submit()
{
    setFault({});
    const Words typed = words();
    if (typed.question.isEmpty())
        return m_questionField->setError(tr("Write the question that this answers."), true);
    if (typed.alternatives.size() > kMostAlternatives)
        return m_alternativesField->setError(tr("20 lines fit."), true);
    if (std::any_of(typed.alternatives.begin(), typed.alternatives.end(),
            [](const QString &line) { return line.size() > kLongestAlternative; }))
        return m_alternativesField->setError(tr("A line may have 500 characters."), true);
    if (typed.answer.isEmpty())
        return m_answerField->setError(tr("Write what shoppers are to read."), true);
    if (typed.answer.size() > kLongestAnswer)
        return m_answerField->setError(
            tr("The answer has %1 characters; 8,000 fit.").arg(QLocale().toString(typed.answer.size())),
            true);
    if (typed.locale.isEmpty())
        return m_localeField->setError(tr("Write a locale like en or de-AT."), true);
    setBusy(true);
    emit submitted(typed);
}

void OwnAnswerDialog::showRefusal(const Fault &fault, bool exists)
{
    setBusy(false);
    if (exists)
        return m_questionField->setFault(
            fault, tr("There is an own answer to this question already. Correct that one instead."), true);
    setFault(fault);
}

void OwnAnswerDialog::showConflict(const api::OwnAnswer &theirs)
{
    setBusy(false);
    m_theirWords = {theirs.question, theirs.answer, theirs.locale, theirs.alternativeQuestions};
    m_conflict->setTheirs(tr("Somebody else changed this answer meanwhile (%1). It says now:")
                              .arg(timetext::exact(utcDateTime(theirs.updatedAt.ms))),
        (QStringList{theirs.question}
            + QStringList(theirs.alternativeQuestions.begin(), theirs.alternativeQuestions.end())
            + QStringList{theirs.answer})
            .join(u'\n'));
    m_save->setText(tr("Save mine anyway"));
    m_save->setAccessibleName(m_save->text());
}

} // namespace answerdesk::console
