// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/conflict_card.h"
#include "shared/core/locale_tag.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

LexiconDialog::LexiconDialog(const QString &heading, const QStringList &locales, QWidget *parent)
    : TaskDialog(heading, Columns, parent)
    , m_form(new QLineEdit)
    , m_meaning(new QLineEdit)
    , m_language(new QComboBox)
    , m_conflict(new ConflictCard)
    , m_save(button(tr("Save entry"), {}, Kind::Primary))
{
    setOnServer();
    m_form->setObjectName(u"lexiconForm"_s);
    m_meaning->setObjectName(u"lexiconMeaning"_s);
    m_language->setObjectName(u"lexiconLanguage"_s);
    m_save->setObjectName(u"lexiconSave"_s);
    m_form->setPlaceholderText(tr("money back"));
    m_meaning->setPlaceholderText(tr("refund"));
    for (QLineEdit *field : {m_form, m_meaning})
        field->setMaxLength(api::kLongestLexiconText);
    m_language->setEditable(true); // any language may be meant
    m_language->setInsertPolicy(QComboBox::NoInsert);
    QStringList languages{tr("Every language")};
    for (const QString &locale : locales)
        languages << languageOf(locale);
    languages.removeDuplicates();
    m_language->addItems(languages);
    m_language->setFixedWidth(200);
    m_formField
        = addField(tr("Customers say"), m_form, tr("A word or a phrase. Case and endings do not matter."));
    m_meaningField = addField(tr("The documents say"), m_meaning,
        tr("The words used in your documents. They apply from the next question on."));
    addField(tr("Language of the question"), m_language);
    m_language->lineEdit()->setAccessibleName(tr("Language of the question"));

    m_conflict->setObjectName(u"lexiconConflict"_s);
    content()->addWidget(m_conflict);
    connect(m_conflict, &ConflictCard::takeOverWanted, this, [this] { setWords(m_theirWords); });

    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_save});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &LexiconDialog::submit);
    m_form->setFocus();
}

void LexiconDialog::setWords(const Words &words)
{
    m_form->setText(words.form);
    m_meaning->setText(words.meaning);
    m_language->setCurrentText(words.language.isEmpty() ? m_language->itemText(0) : words.language);
}

LexiconDialog::Words LexiconDialog::words() const
{
    const QString language = m_language->currentText().trimmed();
    return {m_form->text().trimmed(), m_meaning->text().trimmed(),
        language == m_language->itemText(0) ? QString() : language};
}

void LexiconDialog::submit()
{
    setFault({});
    const Words typed = words();
    if (typed.form.isEmpty())
        return m_formField->setError(tr("Enter what customers say."), true);
    if (typed.meaning.isEmpty())
        return m_meaningField->setError(tr("Enter the words your documents use."), true);
    setBusy(true);
    emit submitted(typed);
}

void LexiconDialog::showRefusal(const Fault &fault, bool exists)
{
    setBusy(false);
    if (exists)
        return m_formField->setFault(
            fault, tr("The lexicon already has this entry in this language. Edit that one instead."), true);
    setFault(fault);
}

void LexiconDialog::showConflict(const api::LexiconEntry &theirs)
{
    setBusy(false);
    m_theirWords = {theirs.form, theirs.meaning, theirs.language.value_or(QString())};
    m_conflict->setTheirs(tr("This entry was changed in the meantime (%1). Current text:")
                              .arg(timetext::exact(utcDateTime(theirs.updatedAt.ms))),
        theirs.form + u" → "_s + theirs.meaning);
    m_save->setText(tr("Save mine anyway"));
    m_save->setAccessibleName(m_save->text());
}

} // namespace answerdesk::console
