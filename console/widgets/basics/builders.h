// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/style.h"
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

class QLineEdit;
class QPushButton;

// Small pieces that every page is put together from. The caller's layout owns what they return.
namespace answerdesk::console {

QLabel *label(const QString &text, Type type = Type::Body, QPalette::ColorRole role = QPalette::WindowText);
/// Text that a person may select and copy.
QLabel *selectable(QLabel *label);
/// An icon button needs a tip: it becomes its accessible name.
QPushButton *button(
    const QString &text, const QString &icon = {}, Kind kind = Kind::Default, const QString &tip = {});
/// A filter: search icon, clear button, Esc clears.
QLineEdit *searchField(const QString &placeholder);
QWidget *hairline();
QVBoxLayout *column(QWidget *host, int margin = 0, int spacing = 0);
QHBoxLayout *row(QWidget *host, int margin = 0, int spacing = 8);
QWidget *padded(QWidget *inner, const QMargins &margins);
/// A widget on the surface colour instead of the canvas.
void setOnSurface(QWidget *widget);

/// Wrapped text at the line height of its type. Give it stretch and a maximum width, never an alignment flag:
/// layouts ignore height-for-width then.
class Paragraph final : public QLabel
{
    Q_OBJECT
public:
    explicit Paragraph(const QString &text = {}, QPalette::ColorRole role = QPalette::BrightText,
        Type type = Type::Body, Qt::Alignment alignment = Qt::AlignLeft, QWidget *parent = nullptr);
    void setPlain(const QString &text);
    QString plain() const { return m_text; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();
    QString m_text;
    Type m_type;
    Qt::Alignment m_alignment;
};

/// One line that is cut where room ends and then shows the whole in its tool tip.
class ElidedLabel final : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(const QString &text = {}, Type type = Type::Body, Ink ink = Ink::Text,
        Qt::TextElideMode mode = Qt::ElideRight, QWidget *parent = nullptr);
    void setText(const QString &text);
    QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    Type m_type;
    Ink m_ink;
    Qt::TextElideMode m_mode;
};

/// A glyph on its own, decoration to a screen reader; from 40 pixels on it stands on a pale square.
class GlyphLabel final : public QWidget
{
    Q_OBJECT
public:
    explicit GlyphLabel(const QString &name, Ink ink = Ink::Text2, int box = 16,
        std::optional<Ink> ground = {}, QWidget *parent = nullptr);
    void setGlyph(const QString &name, Ink ink);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    Ink m_ink;
    std::optional<Ink> m_ground;
};

} // namespace answerdesk::console
