// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/answers_form.h"
#include "console/pages/settings/form/threshold_curve.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/conflict_card.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTextLines = 3;

QString nameOfLocale(const QString &tag)
{
    const QString language = QLocale::languageToString(QLocale(tag).language());
    return language.isEmpty() || QLocale(tag).language() == QLocale::C ? tag
                                                                       : u"%1 (%2)"_s.arg(language, tag);
}

} // namespace

AnswersForm::AnswersForm(SettingsDraft *draft, QWidget *parent)
    : SettingsForm(Section::Answers, draft, parent)
    , m_curve(new ThresholdCurve)
    , m_locale(new QComboBox)
{
    body()->addWidget(m_curve);
    auto *card = new Card;
    auto *box = column(card, 16, 16);
    auto *head = new QWidget;
    auto *line = row(head, 0, 8);
    line->addWidget(label(tr("Custom texts"), Type::Section));
    line->addStretch();
    m_locale->setObjectName(u"textsLocale"_s);
    m_locale->setAccessibleName(tr("Language of the texts"));
    m_locale->setMinimumWidth(180);
    line->addWidget(m_locale);
    box->addWidget(head);
    const std::tuple<QString, QString, QString> texts[]
        = {{u"greeting"_s, tr("Greeting"), tr("The answer to “Hello”. Leave empty to use the default.")},
            {u"refusal"_s, tr("Refusal"),
                tr("Given when the documents do not contain the answer. Leave empty to use the default.")}};
    for (const auto &[member, name, help] : texts) {
        Text text{member, new TextBox(kTextLines), nullptr, new ConflictCard};
        text.box->setObjectName(u"text_"_s + member);
        text.field = new FormField(name, text.box, help);
        text.conflict->setObjectName(u"conflict_"_s + member);
        box->addWidget(text.field);
        box->addWidget(text.conflict);
        connect(text.box, &QPlainTextEdit::textChanged, this, [this, text] {
            text.field->setError({});
            m_errors.remove(nameOf(text));
            this->draft()->edit(nameOf(text), exactText(*text.box));
        });
        connect(text.conflict, &ConflictCard::takeOverWanted, this,
            [this, text] { this->draft()->takeTheirs(nameOf(text)); });
        m_texts << text;
    }
    body()->addWidget(card);
    connect(m_locale, &QComboBox::currentIndexChanged, this, &AnswersForm::showTexts);
}

void AnswersForm::setSession(client::ApiClient *client, const QString &company)
{
    m_curve->setSession(client, company);
}

void AnswersForm::refresh() { m_curve->refresh(); }

QString AnswersForm::nameOf(const Text &text) const
{
    return SettingsDraft::textName(text.member, m_locale->currentData().toString());
}

bool AnswersForm::owns(const QString &name) const { return SettingsForm::owns(name) || name.contains(u':'); }

void AnswersForm::showDraft()
{
    SettingsForm::showDraft();
    if (!draft()->isLoaded())
        return;
    QStringList shown;
    for (int i = 0; i < m_locale->count(); ++i)
        shown << m_locale->itemData(i).toString();
    if (const QStringList locales = draft()->textLocales(); shown != locales) {
        const QSignalBlocker quiet(m_locale);
        const QString current = m_locale->currentData().toString();
        m_locale->clear();
        for (const QString &locale : locales)
            m_locale->addItem(nameOfLocale(locale), locale);
        m_locale->setCurrentIndex(qMax(0, m_locale->findData(current)));
    }
    showTexts();
}

void AnswersForm::showTexts()
{
    const QStringList conflicts = draft()->conflicts();
    for (const Text &text : std::as_const(m_texts)) {
        const QString name = nameOf(text);
        const json::Value value = draft()->value(name);
        const QString words = value.asString() ? *value.asString() : QString();
        if (words != exactText(*text.box)) {
            const QSignalBlocker quiet(text.box);
            text.box->setPlainText(words);
        }
        text.box->setPlaceholderText(draft()->builtInText(name));
        if (!draft()->changes().contains(name))
            m_errors.remove(name);
        text.field->setError(m_errors.value(name));
        if (!conflicts.contains(name)) {
            text.conflict->hide();
            continue;
        }
        const json::Value stored = draft()->stored(name);
        const QString theirs = stored.asString() ? *stored.asString() : QString();
        text.conflict->setTheirs(tr("Another administrator changed this in the meantime. Current value:"),
            theirs.isEmpty() ? draft()->builtInText(name) : theirs);
    }
}

void AnswersForm::setReason(const QString &reason)
{
    SettingsForm::setReason(reason);
    for (const Text &text : std::as_const(m_texts)) {
        text.box->setEnabled(reason.isEmpty());
        text.box->setToolTip(reason);
        text.conflict->setEnabled(reason.isEmpty());
    }
}

bool AnswersForm::showErrors(const SettingsDraft::Errors &errors, bool focus)
{
    const bool isAbove = SettingsForm::showErrors(errors, focus);
    m_errors.clear();
    for (auto error = errors.cbegin(); error != errors.cend(); ++error) {
        if (error.key().contains(u':'))
            m_errors.insert(error.key(), *error);
    }
    if (m_errors.isEmpty())
        return isAbove;
    if (focus && !isAbove)
        m_locale->setCurrentIndex(m_locale->findData(m_errors.firstKey().section(u':', 1)));
    showTexts();
    for (const Text &text : std::as_const(m_texts)) {
        if (focus && !isAbove && text.field->hasError()) {
            text.box->setFocus(Qt::OtherFocusReason);
            break;
        }
    }
    return true;
}

} // namespace answerdesk::console
