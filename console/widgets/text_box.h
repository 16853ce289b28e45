// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QPlainTextEdit>

namespace answerdesk::console {

/// What stands in a field to the last character; toPlainText() makes blanks of those that do not break.
QString exactText(const QPlainTextEdit &edit);

/// A field of several lines: looks like the other fields, and Tab leaves it.
class TextBox final : public QPlainTextEdit
{
    Q_OBJECT
public:
    /// As high as so many lines.
    explicit TextBox(int lines, QWidget *parent = nullptr);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyHeight();
    int m_lines;
};

} // namespace answerdesk::console
