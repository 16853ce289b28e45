// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/set/faq_dialog.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/conflict_card.h"
#include "console/widgets/style/text_box.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestQuestion = 500, kLongestAnswer = 4000, kAnswerLines = 7;
}

FaqDialog::FaqDialog(const QString &heading, const QString &verb, QWidget *parent)
    : TaskDialog(heading, Columns, parent)
    , m_question(new QLineEdit)
    , m_answer(new TextBox(kAnswerLines))
    , m_conflict(new ConflictCard)
    , m_save(button(verb, {}, Kind::Primary))
{
    setOnServer();
    m_question->setObjectName(u"faqQuestion"_s);
    m_answer->setObjectName(u"faqAnswer"_s);
    m_save->setObjectName(u"faqSave"_s);
    m_conflict->setObjectName(u"faqConflict"_s);
    m_question->setMaxLength(kLongestQuestion);
    m_questionField = addField(tr("Question"), m_question, tr("As shoppers would ask it."));
    m_answerField
        = addField(tr("Answer"), m_answer, tr("Shown word for word, starting with the next shopper."));
    connect(m_save, &QPushButton::clicked, this, &FaqDialog::submit);
    connect(m_conflict, &ConflictCard::takeOverWanted, this, [this] { setWords(m_theirs); });
}

FaqDialog::FaqDialog(const QString &pageTitle, QWidget *parent)
    : FaqDialog(tr("Add a question to “%1”").arg(pageTitle), tr("Add question"), parent)
{
    m_question->setPlaceholderText(tr("Does it fit into a carry-on?"));
    m_pinned = new QCheckBox(tr("Pin: show it before unpinned questions"));
    content()->addWidget(m_pinned);
    content()->addWidget(m_conflict);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_save});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_question->setFocus();
}

FaqDialog::FaqDialog(const api::Faq &faq, QWidget *parent)
    : FaqDialog(tr("Edit question and answer"), tr("Save"), parent)
{
    if (faq.pageAnswer && *faq.pageAnswer != faq.answer)
        addText(tr("The page says: %1").arg(*faq.pageAnswer));
    content()->addWidget(m_conflict);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_save});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_begun = {faq.question, faq.answer};
    setWords(m_begun);
    m_answer->setFocus();
}

void FaqDialog::setWords(const Words &words)
{
    m_question->setText(words.question);
    m_answer->setPlainText(words.answer);
    if (m_pinned)
        m_pinned->setChecked(words.pinned);
}

FaqDialog::Words FaqDialog::words() const
{
    return {m_question->text().trimmed(), exactText(*m_answer).trimmed(), m_pinned && m_pinned->isChecked()};
}

void FaqDialog::submit()
{
    setFault({});
    const Words typed = words();
    if (typed.question.isEmpty())
        return m_questionField->setError(tr("Enter the question."), true);
    if (typed.answer.isEmpty())
        return m_answerField->setError(tr("Enter the answer for shoppers."), true);
    if (typed.answer.size() > kLongestAnswer)
        return m_answerField->setError(tr("The answer has %1 characters; the limit is 4,000.")
                                           .arg(QLocale().toString(typed.answer.size())),
            true);
    setBusy(true);
    emit submitted(typed);
}

void FaqDialog::showRefusal(const Fault &fault, bool exists)
{
    setBusy(false);
    if (exists)
        return m_questionField->setFault(
            fault, tr("The page already has this question. Edit that one instead."), true);
    setFault(fault);
}

void FaqDialog::showConflict(const api::Faq &theirs)
{
    setBusy(false);
    m_theirs = {theirs.question, theirs.answer};
    const QString who = theirs.updatedBy.value_or(tr("The page")),
                  when = theirs.updatedAt ? timetext::exact(utcDateTime(theirs.updatedAt->ms)) : QString();
    m_conflict->setTheirs(when.isEmpty()
            ? tr("This question was changed in the meantime. Current text:")
            : tr("%1 changed this question in the meantime (%2). Current text:").arg(who, when),
        theirs.question + u'\n' + theirs.answer);
    m_save->setText(tr("Save mine anyway"));
    m_save->setAccessibleName(m_save->text());
}

} // namespace answerdesk::console
