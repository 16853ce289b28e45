// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/dialogs/form_field.h"
#include "console/widgets/dialogs/dialog.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

FormField::FormField(const QString &name, QWidget *control, const QString &help, QWidget *parent)
    : QWidget(parent)
    , m_control(control)
    , m_help(help)
    , m_isNameless(name.isEmpty())
    , m_line(new QWidget)
    , m_icon(new GlyphLabel(u"alert"_s, Ink::Danger))
    , m_note(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
    , m_copy(button({}, u"copy"_s, Kind::Ghost, tr("Copy details")))
{
    auto *box = column(this, 0, 4);
    auto *title = label(name, Type::Label);
    title->setBuddy(control);
    if (m_isNameless)
        title->hide(); // a check box says itself what it is
    box->addWidget(title);
    box->addWidget(control);
    auto *line = row(m_line, 0, 6);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addWidget(m_note, 1);
    setCompact(m_copy);
    line->addWidget(m_copy, 0, Qt::AlignTop);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (m_fault)
            QGuiApplication::clipboard()->setText(m_fault->details());
    });
    box->addWidget(m_line);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(name);
    if (auto *edit = qobject_cast<QLineEdit *>(control))
        connect(edit, &QLineEdit::textEdited, this, [this] { setError({}); });
    else if (auto *text = qobject_cast<QPlainTextEdit *>(control))
        connect(text, &QPlainTextEdit::textChanged, this, [this] { setError({}); });
    render();
}

void FormField::setHelp(const QString &help)
{
    m_help = help;
    render();
}

void FormField::setError(const QString &error, bool focus)
{
    m_fault.reset();
    m_errorText = error;
    render();
    if (focus && !error.isEmpty())
        m_control->setFocus(Qt::OtherFocusReason);
}

void FormField::setFault(const Fault &fault, const QString &text, bool focus)
{
    const QString marks = fault.marks();
    setError(marks.isEmpty() ? text : text + u'\n' + marks, focus);
    m_fault = fault;
    render();
}

void FormField::render()
{
    const bool bad = hasError();
    m_icon->setVisible(bad);
    m_copy->setVisible(m_fault.has_value());
    m_note->setForegroundRole(bad ? QPalette::WindowText : QPalette::PlaceholderText);
    m_note->setPlain(bad ? m_errorText : m_help);
    m_note->setVisible(bad || !m_help.isEmpty());
    m_line->setVisible(bad || !m_help.isEmpty() || m_room > 0);
    m_control->setProperty("invalid", bad);
    m_control->setAccessibleDescription(bad ? m_errorText : m_help);
    m_control->update();
    if (auto *dialog = qobject_cast<TaskDialog *>(window()))
        dialog->m_growsByError = bad;
}

bool FormField::mayErr() const
{
    const auto *list = qobject_cast<const QComboBox *>(m_control);
    return !m_isNameless && !qobject_cast<const QAbstractButton *>(m_control)
        && (!list || list->isEditable());
}

bool FormField::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize
        || event->type() == QEvent::Show)
        keepRoom();
    return handled;
}

void FormField::keepRoom()
{
    if (m_roomWidth != width())
        m_room = 0;
    m_roomWidth = width();
    int needed = m_note->isHidden() ? 0 : m_line->layout()->totalHeightForWidth(width());
    if (mayErr() && qobject_cast<TaskDialog *>(window()))
        needed = qMax(needed, themeOf(this).lineHeight(Type::Small));
    if (needed <= m_room)
        return;
    m_room = needed;
    m_line->setMinimumHeight(m_room);
    m_line->show();
}

} // namespace answerdesk::console
