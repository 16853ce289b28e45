// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QPlainTextEdit>

namespace answerdesk::console {

/// What stands in a field to the last character; toPlainText() makes blanks of those that do not break.
QString exactText(const QPlainTextEdit &edit);

/// A text with an end: what would make it longer than that is not pasted or dropped into it but handed over.
/// With a limit neither are single lines above kLongestLine, which take seconds to be laid out, and it wraps
/// only what is short enough for that.
class LimitedText : public QPlainTextEdit
{
    Q_OBJECT
public:
    static constexpr qsizetype kMostWrapped = 256 * 1024; ///< characters
    static constexpr qsizetype kLongestLine = 64 * 1024;
    explicit LimitedText(QWidget *parent = nullptr);
    void setMostTaken(qsizetype characters) { m_most = characters; }
    qsizetype mostTaken() const { return m_most; } ///< 0: no limit
    /// Whether it would take so much more.
    bool takes(const QString &text, qsizetype there) const;
    /// To be called before a text is put in by the program.
    void prepareFor(const QString &text);

signals:
    void tooMuchTaken(const QString &text);

protected:
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fitWrap();
    qsizetype m_most = 0;
    bool m_isUnwrapped = false; ///< for its length, not because it was made so
};

/// A field of several lines: looks like the other fields, and Tab leaves it. What it does not take is said at
/// it (see sayWhatDoesNotFit).
class TextBox final : public LimitedText
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
