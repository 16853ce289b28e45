// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/form_field.h"
#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtWidgets/QDialog>
#include <functional>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

/// A task or question: heading, content, buttons at the right with the safe one first, and below them what
/// went wrong. A sheet over its window that never shrinks while it is open, so that nothing moves away from
/// under the pointer. Never exec(): open() it. It deletes itself when it closes.
class TaskDialog : public QDialog
{
    Q_OBJECT
public:
    enum Width { Narrow = 480, Columns = 560, WithKey = 640, WithTable = 960 };
    explicit TaskDialog(const QString &heading, Width width, QWidget *parent);
    void setHeading(const QString &heading);
    QVBoxLayout *content() const { return m_content; }
    FormField *addField(const QString &name, QWidget *control, const QString &help = {});
    Paragraph *addText(const QString &text);
    /// The safe button first, the acting one last; lead stands at the left.
    void setButtons(const QList<QPushButton *> &buttons, QWidget *lead = nullptr);
    /// What went wrong, below the buttons, which thus keep their place; stays until the next attempt.
    void setFault(const std::optional<Fault> &fault);
    /// While a request runs: the controls rest, the acting button says so.
    void setBusy(bool busy);
    /// What it does is done on the open server: it rests when that is another one or none.
    void setOnServer() { m_isOnServer = true; }
    bool isOnServer() const { return m_isOnServer; }
    /// What was typed stays, and all buttons but the safe one rest; the reason stands below them. A request
    /// that was under way will have no answer. Empty ends it.
    void setResting(const QString &reason);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// A button that stays where it is on the screen when an error at a field makes the dialog grow: the
    /// field moves up instead. setButtons() does it for the acting one.
    void keepInPlace(QPushButton *button);

private:
    friend class FormField;
    void fit();
    void keepSize();
    void moveBack();
    QVBoxLayout *m_outer;
    QLabel *m_heading;
    QWidget *m_form;
    QVBoxLayout *m_content;
    QWidget *m_faultBox;
    Paragraph *m_faultText;
    std::optional<Fault> m_fault;
    QPointer<QPushButton> m_acting;
    QPointer<QPushButton> m_still;
    int m_stillAt = -1; ///< its place in the dialog; -1: it was not shown
    bool m_keepsSize = false; ///< from when it is laid out on
    bool m_growsByError = false;
    bool m_isOnServer = false;
    bool m_isResting = false;
    QHash<QPushButton *, bool> m_verbs; ///< all but the safe one; while it rests: whether it would be enabled
};

/// Asks before something is destroyed. The acting button is red and not the default; act is called when it is
/// pressed.
struct Confirmation {
    QString question; ///< "Revoke “Nightly sync”?"
    QString consequence; ///< what will happen, with numbers
    QString keep; ///< the safe verb: "Keep key"
    QString act; ///< the acting verb: "Revoke key"
    QString typed = {}; ///< when not empty, the name that must be typed first
    bool onServer = true; ///< what is destroyed is the open server's
};
TaskDialog *confirm(QWidget *parent, const Confirmation &confirmation, std::function<void()> act);

/// A secret that is shown this once: mono, whole on one line, with Copy. It keeps no copy in tool tips,
/// accessible texts or the clipboard's history hints.
class SecretField final : public QWidget
{
    Q_OBJECT
public:
    explicit SecretField(const QString &accessibleName, QWidget *parent = nullptr);
    void setSecret(const QByteArray &secret);
    bool wasCopied() const { return m_copied; }

public slots:
    void copy();

private:
    QLabel *m_text;
    QPushButton *m_copy;
    bool m_copied = false;
};

/// Dots, with a button that shows what was typed.
QLineEdit *passwordField(const QString &accessibleName);

} // namespace answerdesk::console
