// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/fault.h"
#include "console/widgets/style/error_place.h"
#include <QtWidgets/QWidget>
#include <optional>

class QPushButton;

namespace answerdesk::console {

/// Label above a control (none for a check box, which has its own), help below it; an error takes the place
/// of the help, with icon and red border. What an error needed stays its room, and in a dialog one line of it
/// is there from the beginning, so that errors move nothing.
class FormField final : public QWidget, public ErrorPlace
{
    Q_OBJECT
public:
    explicit FormField(
        const QString &name, QWidget *control, const QString &help = {}, QWidget *parent = nullptr);
    void setHelp(const QString &help);
    /// Empty takes it away. Moves the focus to the control when focus is true.
    void setError(const QString &error, bool focus = false);
    void showError(const QString &text) override { setError(text); }
    /// A refusal that belongs to this field: text, then code and request id, with "Copy details".
    void setFault(const Fault &fault, const QString &text, bool focus = false);
    bool hasError() const { return !m_errorText.isEmpty(); }
    QWidget *control() const { return m_control; }

protected:
    bool event(QEvent *event) override;

private:
    void render();
    void keepRoom();
    bool mayErr() const; ///< a box to tick and a list to choose from are never wrong by themselves
    QWidget *m_control;
    QString m_help;
    QString m_errorText;
    bool m_isNameless;
    QWidget *m_line; ///< help or error
    int m_room = 0; ///< its greatest height so far, at this width
    int m_roomWidth = 0;
    GlyphLabel *m_icon;
    Paragraph *m_note;
    QPushButton *m_copy;
    std::optional<Fault> m_fault;
};

} // namespace answerdesk::console
