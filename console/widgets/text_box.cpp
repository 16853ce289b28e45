// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/text_box.h"
#include "console/widgets/style.h"
#include <QtGui/QTextDocument>

namespace answerdesk::console {

namespace {
constexpr int kMargin = 8, kFrame = 2;
}

QString exactText(const QPlainTextEdit &edit)
{
    return edit.document()->toRawText().replace(QChar(QChar::ParagraphSeparator), QChar(u'\n'));
}

TextBox::TextBox(int lines, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_lines(lines)
{
    setProperty("field", true);
    setTabChangesFocus(true);
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    viewport()->setAutoFillBackground(false); // the frame paints the ground, with its round corners
    document()->setDocumentMargin(kMargin);
    applyHeight();
}

void TextBox::applyHeight()
{
    setFixedHeight(m_lines * fontMetrics().lineSpacing() + 2 * (kMargin + kFrame));
}

void TextBox::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    update(); // the ring
}

void TextBox::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    update();
}

void TextBox::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyHeight();
}

} // namespace answerdesk::console
