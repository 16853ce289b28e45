// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/own_answer_dialog.h"
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
        tr("As shoppers would ask it. Case, punctuation and word order do not matter."));
    m_alternativesField = addField(
        tr("Alternative questions"), m_alternatives, tr("One per line. They get the same answer."));
    m_answerField = addField(tr("Answer"), m_answer,
        tr("Given word for word to this question, regardless of the documents. It is live immediately."));
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
    m_localeField->setHelp(tr("Locale of the question."));
}

void OwnAnswerDialog::focusAnswer() { m_answer->setFocus(); }

void OwnAnswerDialog::submit()
{
    setFault({});
    const Words typed = words();
    if (typed.question.isEmpty())
        return m_questionField->setError(tr("Enter the question."), true);
    if (typed.alternatives.size() > kMostAlternatives)
        return m_alternativesField->setError(tr("The limit is 20 lines."), true);
    if (std::any_of(typed.alternatives.begin(), typed.alternatives.end(),
            [](const QString &line) { return line.size() > kLongestAlternative; }))
        return m_alternativesField->setError(tr("The limit is 500 characters per line."), true);
    if (typed.answer.isEmpty())
        return m_answerField->setError(tr("Enter the answer for shoppers."), true);
    if (typed.answer.size() > kLongestAnswer)
        return m_answerField->setError(tr("The answer has %1 characters; the limit is 8,000.")
                                           .arg(QLocale().toString(typed.answer.size())),
            true);
    if (typed.locale.isEmpty())
        return m_localeField->setError(tr("Enter a locale like en or de-AT."), true);
    setBusy(true);
    emit submitted(typed);
}

void OwnAnswerDialog::showRefusal(const Fault &fault, bool exists)
{
    setBusy(false);
    if (exists)
        return m_questionField->setFault(
            fault, tr("This question already has a custom answer. Edit that one instead."), true);
    setFault(fault);
}

void OwnAnswerDialog::showConflict(const api::OwnAnswer &theirs)
{
    setBusy(false);
    m_theirWords = {theirs.question, theirs.answer, theirs.locale, theirs.alternativeQuestions};
    m_conflict->setTheirs(tr("Another administrator changed this answer in the meantime (%1). Current text:")
                              .arg(timetext::exact(utcDateTime(theirs.updatedAt.ms))),
        (QStringList{theirs.question}
            + QStringList(theirs.alternativeQuestions.begin(), theirs.alternativeQuestions.end())
            + QStringList{theirs.answer})
            .join(u'\n'));
    m_save->setText(tr("Save mine anyway"));
    m_save->setAccessibleName(m_save->text());
}

} // namespace answerdesk::console
