// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/request/request_form.h"
#include "console/pages/bench/request/raw_body.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

bool isSecret(const QString &name)
{
    return name.contains(u"password") || name.contains(u"secret") || name == u"api_key";
}

} // namespace

RequestForm::RequestForm(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Fields of the request"));
}

void RequestForm::setFields(const QList<DraftField> &fields, const QMap<QString, QString> &values)
{
    m_fields = fields;
    m_controls.clear();
    auto *host = new QWidget;
    auto *box = column(host, 0, 12);
    box->setContentsMargins(24, 12, 16, 16);
    for (int i = 0; i < int(fields.size()); ++i) {
        QWidget *control = controlOf(i, fields[i]);
        control->setObjectName(u"requestField_"_s + fields[i].name);
        m_controls << control;
        setTextAt(i, values.value(fields[i].name));
        box->addWidget(new FormField(fields[i].name, control, fields[i].help));
    }
    if (fields.isEmpty())
        box->addWidget(
            new Paragraph(tr("This endpoint has no fields. You can still send a body as raw text.")));
    box->addStretch();
    setWidget(host); // takes the old one away
}

QWidget *RequestForm::controlOf(int index, const DraftField &field)
{
    const auto changed = [this, index] { emit edited(index, textAt(index)); };
    if (field.isStructured()) {
        auto *box = new TextBox(4);
        setType(box, Type::Code);
        connect(box, &QPlainTextEdit::textChanged, this, changed);
        return box;
    }
    if (!field.choices.isEmpty()) {
        auto *combo = new QComboBox;
        combo->setEditable(true); // anything may be tried
        combo->setInsertPolicy(QComboBox::NoInsert);
        combo->addItem(QString());
        combo->addItems(field.choices);
        combo->lineEdit()->setAccessibleName(field.name);
        combo->lineEdit()->setPlaceholderText(tr("not sent"));
        connect(combo, &QComboBox::currentTextChanged, this, changed);
        return combo;
    }
    auto *line = isSecret(field.name) ? passwordField(field.name) : new QLineEdit;
    line->setPlaceholderText(tr("not sent"));
    connect(line, &QLineEdit::textChanged, this, changed);
    return line;
}

QString RequestForm::textAt(int index) const
{
    const QWidget *control = m_controls.at(index);
    if (const auto *line = qobject_cast<const QLineEdit *>(control))
        return line->text();
    if (const auto *combo = qobject_cast<const QComboBox *>(control))
        return combo->currentText();
    return exactText(*static_cast<const QPlainTextEdit *>(control));
}

void RequestForm::setTextAt(int index, const QString &text)
{
    QWidget *control = m_controls.at(index);
    const QSignalBlocker quiet(control);
    if (textAt(index) == text)
        return;
    if (auto *line = qobject_cast<QLineEdit *>(control)) {
        const bool fits = text.size() <= line->maxLength();
        line->setEnabled(fits); // what it would cut off is not written back
        line->setPlaceholderText(
            fits ? tr("not sent") : tr("%1 characters, too long for this line: see Raw").arg(text.size()));
        line->setText(fits ? text : QString());
        line->setCursorPosition(0);
    } else if (auto *combo = qobject_cast<QComboBox *>(control)) {
        combo->setCurrentText(text);
    } else {
        static_cast<QPlainTextEdit *>(control)->setPlainText(text);
    }
}

void RequestForm::setValues(DraftField::Place place, const QMap<QString, QString> &values)
{
    for (int i = 0; i < int(m_fields.size()); ++i) {
        if (m_fields[i].place == place)
            setTextAt(i, values.value(m_fields[i].name));
    }
}

QMap<QString, QString> RequestForm::values() const
{
    QMap<QString, QString> all;
    for (int i = 0; i < int(m_fields.size()); ++i)
        all.insert(m_fields[i].name, textAt(i));
    return all;
}

void RequestForm::focusFirst()
{
    if (!m_controls.isEmpty())
        m_controls.first()->setFocus(Qt::ShortcutFocusReason);
}

} // namespace answerdesk::console
