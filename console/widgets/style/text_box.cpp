// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/text_box.h"
#include "console/widgets/style/style.h"
#include <QtCore/QMimeData>
#include <QtGui/QTextBlock>
#include <QtGui/QTextDocument>

namespace answerdesk::console {

namespace {
constexpr int kMargin = 8, kFrame = 2;
constexpr qsizetype kLongestWrapped = 8 * 1024; // longer ones take time that grows with their square

qsizetype longestLine(const QString &text)
{
    qsizetype longest = 0;
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype end = text.indexOf(u'\n', from);
        longest = qMax(longest, (end < 0 ? text.size() : end) - from);
        from = end < 0 ? text.size() : end + 1;
    }
    return longest;
}
} // namespace

QString exactText(const QPlainTextEdit &edit)
{
    return edit.document()->toRawText().replace(QChar(QChar::ParagraphSeparator), QChar(u'\n'));
}

LimitedText::LimitedText(QWidget *parent)
    : QPlainTextEdit(parent)
{
    connect(this, &QPlainTextEdit::textChanged, this, &LimitedText::fitWrap);
}

bool LimitedText::takes(const QString &text, qsizetype there) const
{
    return m_most <= 0 || (text.size() + there <= m_most && longestLine(text) <= kLongestLine);
}

void LimitedText::prepareFor(const QString &text)
{
    const bool isLong = text.size() > kMostWrapped || longestLine(text) > kLongestWrapped;
    if (m_most <= 0 || !isLong || lineWrapMode() == NoWrap)
        return;
    m_isUnwrapped = true;
    setLineWrapMode(NoWrap);
}

void LimitedText::fitWrap()
{
    if (m_most <= 0)
        return;
    bool isLong = document()->characterCount() > kMostWrapped;
    for (QTextBlock block = document()->begin(); block.isValid() && !isLong; block = block.next())
        isLong = block.length() > kLongestWrapped;
    const bool isUnwrapped = lineWrapMode() == NoWrap;
    if (isLong == isUnwrapped || (isUnwrapped && !m_isUnwrapped))
        return;
    m_isUnwrapped = isLong;
    setLineWrapMode(isLong ? NoWrap : WidgetWidth);
}

void LimitedText::insertFromMimeData(const QMimeData *source)
{
    if (m_most > 0 && source->hasText()) {
        const QString text = source->text();
        const QTextCursor at = textCursor();
        const qsizetype left = document()->characterCount() - (at.selectionEnd() - at.selectionStart());
        if (!takes(text, left))
            return emit tooMuchTaken(text);
        prepareFor(text);
    }
    QPlainTextEdit::insertFromMimeData(source);
}

TextBox::TextBox(int lines, QWidget *parent)
    : LimitedText(parent)
    , m_lines(lines)
{
    setProperty("field", true);
    setMostTaken(kMostWrapped);
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
