// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/basics/keep_room.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/dialogs/sheet.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QMimeData>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

TaskDialog::TaskDialog(const QString &heading, Width width, QWidget *parent)
    : QDialog(parent)
    , m_outer(column(this, 24, 16))
    , m_heading(label({}, Type::Section))
    , m_form(new QWidget)
    , m_content(column(m_form, 0, 12))
    , m_faultBox(new Card)
    , m_faultText(new Paragraph({}, QPalette::WindowText))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setHeading(heading);
    setFixedWidth(int(width) * themeOf(this).textPercent() / 100);
    makeSheet(this);
    m_heading->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(new SheetCross(this), 0, Qt::AlignTop);
    m_outer->addLayout(top);
    m_outer->addWidget(m_form);
    m_outer->addStretch(); // where it keeps a size that it no longer needs
    auto *card = static_cast<Card *>(m_faultBox);
    card->setInks(Ink::DangerBg, Ink::DangerBg);
    auto *line = row(m_faultBox, 12, 8);
    line->addWidget(padded(new GlyphLabel(u"alert"_s, Ink::Danger), QMargins(0, 2, 0, 0)), 0, Qt::AlignTop);
    line->addWidget(m_faultText, 1);
    auto *copy = button({}, u"copy"_s, Kind::Ghost, tr("Copy details"));
    setCompact(copy);
    line->addWidget(copy, 0, Qt::AlignTop);
    connect(copy, &QPushButton::clicked, this, [this] {
        if (m_fault)
            QGuiApplication::clipboard()->setText(m_fault->details());
    });
    m_faultBox->hide();
    m_outer->addWidget(m_faultBox);
}

void TaskDialog::setHeading(const QString &heading)
{
    setWindowTitle(heading);
    m_heading->setText(heading);
}

FormField *TaskDialog::addField(const QString &name, QWidget *control, const QString &help)
{
    auto *field = new FormField(name, control, help);
    m_content->addWidget(field);
    return field;
}

Paragraph *TaskDialog::addText(const QString &text)
{
    auto *paragraph = new Paragraph(text);
    m_content->addWidget(paragraph);
    return paragraph;
}

void TaskDialog::setButtons(const QList<QPushButton *> &buttons, QWidget *lead)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    if (lead)
        line->addWidget(lead);
    line->addStretch();
    for (QPushButton *b : buttons)
        line->addWidget(b);
    m_outer->insertLayout(m_outer->indexOf(m_faultBox), line);
    m_acting = buttons.isEmpty() ? nullptr : buttons.last();
    keepInPlace(m_acting);
    for (QPushButton *verb : buttons.mid(1))
        m_verbs.insert(verb, true);
    if (m_acting && kindOf(m_acting) == Kind::Primary)
        m_acting->setDefault(true);
}

void TaskDialog::setFault(const std::optional<Fault> &fault)
{
    m_fault = fault;
    if (fault) {
        QString text
            = fault->remedy.isEmpty() ? fault->summary() : u"%1 %2"_s.arg(fault->summary(), fault->remedy);
        if (const QString marks = fault->marks(); !marks.isEmpty())
            text += u'\n' + marks;
        m_faultText->setPlain(text);
        keepRoomWhenHidden(m_faultBox); // from now on: the buttons above it stay
    }
    m_faultBox->setVisible(fault.has_value());
}

void TaskDialog::setBusy(bool busy)
{
    m_form->setEnabled(!busy);
    if (m_acting)
        m_acting->setEnabled(!busy);
}

void TaskDialog::setResting(const QString &reason)
{
    const bool rests = !reason.isEmpty();
    if (rests)
        setFault(Fault{tr("Nothing was sent."), reason, tr("Your input is kept here."), {}, {}, 0, {}});
    if (rests == m_isResting)
        return;
    rests ? setBusy(false) : setFault({});
    m_isResting = false; // what follows is not a rule of the dialog's own
    for (auto verb = m_verbs.begin(); verb != m_verbs.end(); ++verb) {
        if (rests) {
            verb.value() = verb.key()->isEnabled();
            verb.key()->installEventFilter(this);
            verb.key()->setEnabled(false);
        } else {
            verb.key()->removeEventFilter(this);
            verb.key()->setEnabled(verb.value());
        }
    }
    m_isResting = rests;
}

bool TaskDialog::eventFilter(QObject *watched, QEvent *event)
{
    // Its own rules go on, for instance that a name must stand there.
    auto *verb = qobject_cast<QPushButton *>(watched);
    if (m_isResting && event->type() == QEvent::EnabledChange && m_verbs.contains(verb)
        && verb->isEnabled()) {
        m_verbs[verb] = true;
        verb->setEnabled(false);
    }
    return QDialog::eventFilter(watched, event);
}

void TaskDialog::keepInPlace(QPushButton *button) { m_still = button; }

bool TaskDialog::event(QEvent *event)
{
    const bool handled = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) // as large as what it says
        fit();
    if (event->type() == QEvent::Show)
        keepSize();
    return handled;
}

void TaskDialog::fit()
{
    if (const int least = layout()->minimumSize().width(); least > width())
        setFixedWidth(least);
    int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                               : layout()->sizeHint().height();
    if (m_keepsSize)
        height = qMax(height, this->height());
    if (height != this->height())
        resize(width(), height);
    moveBack();
}

/// Its size is known when what waits to be laid out has been.
void TaskDialog::keepSize()
{
    centreSheet(this);
    QTimer::singleShot(50, this, [this] {
        m_keepsSize = true;
        m_growsByError = false;
    });
}

void TaskDialog::moveBack()
{
    layout()->activate();
    const int before = m_stillAt;
    m_stillAt = m_still && m_still->isVisible() ? m_still->mapTo(this, QPoint()).y() : -1;
    if (!m_keepsSize || !m_growsByError || before < 0 || m_stillAt <= before)
        return;
    m_growsByError = false;
    const int top = screen() ? screen()->availableGeometry().top() : 0;
    move(x(), qMax(top, y() - (m_stillAt - before)));
}

TaskDialog *confirm(QWidget *parent, const Confirmation &confirmation, std::function<void()> act)
{
    auto *dialog = new TaskDialog(confirmation.question, TaskDialog::Narrow, parent);
    if (confirmation.onServer)
        dialog->setOnServer();
    dialog->addText(confirmation.consequence);
    auto *keep = button(confirmation.keep);
    auto *doIt = button(confirmation.act, {}, Kind::Danger);
    QWidget *first = keep;
    if (!confirmation.typed.isEmpty()) {
        auto *name = new QLineEdit;
        first = name;
        dialog->addField(TaskDialog::tr("Type “%1” to continue").arg(confirmation.typed), name);
        doIt->setEnabled(false);
        QObject::connect(name, &QLineEdit::textChanged, doIt,
            [doIt, typed = confirmation.typed](const QString &text) { doIt->setEnabled(text == typed); });
    }
    dialog->setButtons({keep, doIt});
    first->setFocus(); // only now it is a child of the dialog
    keep->setDefault(true); // Enter acts only where nothing is destroyed
    QObject::connect(keep, &QPushButton::clicked, dialog, &QDialog::reject);
    QObject::connect(doIt, &QPushButton::clicked, dialog, [dialog, act = std::move(act)] {
        act();
        dialog->accept();
    });
    dialog->open();
    return dialog;
}

SecretField::SecretField(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_text(label({}, Type::Code))
    , m_copy(button(tr("Copy"), u"copy"_s))
{
    auto *card = new Card;
    card->setInks(Ink::Sunken, Ink::Border);
    auto *line = row(card);
    line->setContentsMargins(12, 8, 8, 8);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(accessibleName);
    m_text->setLayoutDirection(Qt::LeftToRight);
    line->addWidget(m_text, 1);
    line->addWidget(m_copy);
    column(this)->addWidget(card);
    m_copy->setMinimumWidth(96); // "Copied" is wider than "Copy": the field must not jump
    connect(m_copy, &QPushButton::clicked, this, &SecretField::copy);
}

void SecretField::setSecret(const QByteArray &secret) { m_text->setText(QString::fromLatin1(secret)); }

void SecretField::copy()
{
    auto *data = new QMimeData;
    data->setText(m_text->text());
    data->setData(u"x-kde-passwordManagerHint"_s, "secret"); // clipboard managers leave such entries out
    QGuiApplication::clipboard()->setMimeData(data);
    m_copied = true;
    m_copy->setText(tr("Copied"));
    m_copy->setIcon(glyph::icon(u"check"_s));
    m_copy->setAccessibleName(tr("Copied"));
}

QLineEdit *passwordField(const QString &accessibleName)
{
    auto *field = new QLineEdit;
    field->setEchoMode(QLineEdit::Password);
    field->setAccessibleName(accessibleName);
    field->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    auto *show = field->addAction(glyph::icon(u"eye"_s), QLineEdit::TrailingPosition);
    show->setText(TaskDialog::tr("Show password"));
    show->setToolTip(show->text());
    show->setCheckable(true);
    QObject::connect(show, &QAction::toggled, field, [field, show](bool on) {
        field->setEchoMode(on ? QLineEdit::Normal : QLineEdit::Password);
        show->setIcon(glyph::icon(on ? u"eye-off"_s : u"eye"_s));
        show->setText(on ? TaskDialog::tr("Hide password") : TaskDialog::tr("Show password"));
        show->setToolTip(show->text());
    });
    return field;
}

} // namespace answerdesk::console
