// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/setting_field.h"
#include "console/pages/settings/form/operator_note.h"
#include "console/widgets/cards/conflict_card.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kNumberWidth = 128, kTextWidth = 320, kHostLines = 6;

json::Array listIn(const QString &text, QChar separator)
{
    json::Array entries;
    for (const QString &entry : text.split(separator)) {
        if (const QString trimmed = entry.trimmed(); !trimmed.isEmpty())
            entries.emplace_back(trimmed);
    }
    return entries;
}

json::Value numberIn(const QString &text)
{
    const auto parsed = json::parse(text.trimmed().toUtf8());
    return parsed && parsed->asNumber() ? *parsed : json::Value(text);
}

} // namespace

SettingField::SettingField(const SettingWords &words, QWidget *parent)
    : QWidget(parent)
    , m_words(words)
    , m_operatorNote(new OperatorNote(words.name))
    , m_conflict(new ConflictCard)
    , m_help(words.help)
{
    setObjectName(u"field_"_s + words.name);
    auto *box = column(this, 0, 8);
    QWidget *control = buildControl();
    m_field = new FormField(m_check ? QString() : words.label, control, words.help);
    m_conflict->setObjectName(u"conflict_"_s + words.name);
    box->addWidget(m_field);
    box->addWidget(m_operatorNote);
    box->addWidget(m_conflict);
    connect(m_conflict, &ConflictCard::takeOverWanted, this, &SettingField::takeOverWanted);
}

QWidget *SettingField::buildControl()
{
    const auto changed = [this] {
        setError({});
        emit edited();
    };
    const QString name = u"setting_"_s + m_words.name;
    switch (m_words.kind) {
    case SettingKind::Flag:
        m_check = new QCheckBox(m_words.label);
        m_check->setObjectName(name);
        m_check->setAccessibleName(m_words.label);
        connect(m_check, &QCheckBox::toggled, this, changed);
        return m_check;
    case SettingKind::Lines:
        m_box = new TextBox(kHostLines);
        m_box->setObjectName(name);
        connect(m_box, &QPlainTextEdit::textChanged, this, changed);
        return m_box;
    case SettingKind::Choices: {
        m_host = new QWidget;
        m_host->setObjectName(name);
        m_host->setAccessibleName(m_words.label);
        auto *line = row(m_host, 0, 16);
        for (const auto &[value, text] : m_words.choices) {
            auto *choice = new QCheckBox(text);
            choice->setObjectName(name + u'_' + value);
            choice->setAccessibleName(u"%1: %2"_s.arg(m_words.label, text));
            connect(choice, &QCheckBox::toggled, this, changed);
            line->addWidget(choice);
            m_choices << choice;
        }
        line->addStretch();
        m_host->setFocusProxy(m_choices.value(0));
        return m_host;
    }
    case SettingKind::Number:
    case SettingKind::Text:
    case SettingKind::Words:
        break;
    }
    m_line = new QLineEdit;
    m_line->setObjectName(name);
    m_line->setAccessibleName(m_words.label);
    m_host = new QWidget;
    auto *line = row(m_host, 0, 8);
    line->addWidget(m_line);
    if (m_words.kind == SettingKind::Number) {
        m_line->setFixedWidth(kNumberWidth);
        m_line->setInputMethodHints(Qt::ImhDigitsOnly);
        line->addWidget(label(m_words.unit, Type::Body, QPalette::BrightText));
    } else if (m_words.kind == SettingKind::Text) {
        m_line->setFixedWidth(kTextWidth);
        if (m_words.rule.maxLength > 0)
            m_line->setMaxLength(m_words.rule.maxLength);
    }
    if (m_words.kind != SettingKind::Words) // a list takes the whole line
        line->addStretch();
    m_host->setFocusProxy(m_line);
    m_host->setAccessibleName(m_words.label);
    connect(m_line, &QLineEdit::textEdited, this, changed);
    return m_host;
}

void SettingField::pickFrom(CodeKind kind)
{
    if (m_line)
        pickCode(m_line, kind, m_words.kind == SettingKind::Words);
}

void SettingField::setChoices(const QList<std::pair<QString, QString>> &valuesAndTexts)
{
    if (!m_line)
        return;
    const json::Value shown = value();
    if (!m_combo) {
        m_combo = new QComboBox;
        m_combo->setObjectName(u"choice_"_s + m_words.name);
        m_combo->setAccessibleName(m_words.label);
        m_combo->setFixedWidth(kTextWidth);
        m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        static_cast<QBoxLayout *>(m_host->layout())->insertWidget(0, m_combo);
        m_combo->setEnabled(m_line->isEnabled());
        m_combo->setToolTip(m_line->toolTip());
        m_line->hide();
        m_host->setFocusProxy(m_combo);
        connect(m_combo, &QComboBox::activated, this, [this] {
            setError({});
            emit edited();
        });
    }
    const QSignalBlocker quiet(m_combo);
    m_combo->clear();
    for (const auto &[value, text] : valuesAndTexts)
        m_combo->addItem(text, value);
    // The company's own value may come after what there is to choose from.
    if (const QString *text = shown.asString(); !text || !text->isEmpty())
        setValue(shown);
}

json::Value SettingField::value() const
{
    switch (m_words.kind) {
    case SettingKind::Flag:
        return m_check->isChecked();
    case SettingKind::Number:
        return numberIn(m_line->text());
    case SettingKind::Words:
        return listIn(m_line->text(), u',');
    case SettingKind::Lines:
        return listIn(m_box->toPlainText(), u'\n');
    case SettingKind::Choices: {
        json::Array chosen;
        for (qsizetype i = 0; i < m_choices.size(); ++i) {
            if (m_choices[i]->isChecked())
                chosen.emplace_back(m_words.choices[std::size_t(i)].first);
        }
        return chosen;
    }
    case SettingKind::Text:
        break;
    }
    return m_combo ? m_combo->currentData().toString() : m_line->text();
}

QString SettingField::textOf(const json::Value &value) const
{
    if (const bool *flag = value.asBool())
        return *flag ? tr("On") : tr("Off");
    if (const json::Number *number = value.asNumber())
        return QString::fromLatin1(number->text);
    if (const json::Array *list = value.asArray()) {
        QStringList entries;
        for (const json::Value &entry : *list) {
            const auto choice = std::find_if(m_words.choices.begin(), m_words.choices.end(),
                [&](const auto &each) { return each.first == *entry.asString(); });
            entries << (choice == m_words.choices.end() ? *entry.asString() : choice->second);
        }
        return entries.join(m_words.kind == SettingKind::Lines ? u"\n"_s : u", "_s);
    }
    return value.asString() ? *value.asString() : QString();
}

void SettingField::setValue(const json::Value &value)
{
    if (value == this->value())
        return;
    if (m_check) {
        const QSignalBlocker quiet(m_check);
        m_check->setChecked(value.asBool() && *value.asBool());
    } else if (m_box) {
        const QSignalBlocker quiet(m_box);
        m_box->setPlainText(textOf(value));
    } else if (!m_choices.isEmpty()) {
        const json::Array chosen = value.asArray() ? *value.asArray() : json::Array();
        for (qsizetype i = 0; i < m_choices.size(); ++i) {
            const QSignalBlocker quiet(m_choices[i]);
            const json::Value name(m_words.choices[std::size_t(i)].first);
            m_choices[i]->setChecked(std::find(chosen.begin(), chosen.end(), name) != chosen.end());
        }
    } else if (m_combo) {
        const QSignalBlocker quiet(m_combo);
        const QString text = textOf(value);
        if (m_combo->findData(text) < 0)
            m_combo->addItem(text, text);
        m_combo->setCurrentIndex(m_combo->findData(text));
    }
    if (m_line)
        m_line->setText(textOf(value)); // textEdited() is the person's alone
}

void SettingField::setHelp(const QString &help)
{
    m_help = help;
    m_field->setHelp(help);
}

void SettingField::setError(const QString &error, bool focus)
{
    m_field->setError(error, focus);
    if (m_line)
        m_line->setProperty("invalid", !error.isEmpty());
    if (m_combo)
        m_combo->setProperty("invalid", !error.isEmpty());
    update();
}

bool SettingField::hasError() const { return m_field->hasError(); }

void SettingField::setTheirs(const std::optional<json::Value> &theirs)
{
    if (!theirs)
        return m_conflict->hide();
    const QString text = textOf(*theirs);
    m_conflict->setTheirs(tr("Another administrator changed this in the meantime. Current value:"),
        text.isEmpty() ? tr("(nothing)") : text);
}

void SettingField::setReason(const QString &reasonAgainst)
{
    QList<QWidget *> controls{m_check, m_line, m_box, m_combo};
    if (!m_choices.isEmpty())
        controls << m_host;
    for (QWidget *control : std::as_const(controls)) {
        if (!control)
            continue;
        control->setEnabled(reasonAgainst.isEmpty());
        control->setToolTip(reasonAgainst);
    }
    m_conflict->setEnabled(reasonAgainst.isEmpty());
}

void SettingField::setOperatorNote(const GrantNote &grant) { m_operatorNote->setNote(grant); }

} // namespace answerdesk::console
