// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QFrame>
#include <array>

class QLabel;

namespace answerdesk::console {

class Badge;
class DataTable;
class GlyphLabel;
class Spark;

/// Surface, hairline border, round corners. The caller lays out what stands in it.
class Card : public QFrame
{
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);
    void setInks(Ink fill, Ink edge);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Ink m_fill = Ink::Surface;
    Ink m_edge = Ink::Border;
};

/// A table in a card. Padding keeps the selection of a table without header off the round corners.
Card *framed(DataTable *table, int padding = 1);
/// The same, no higher than its rows: for lists of a few, below which the page goes on.
Card *framedToRows(DataTable *table);

/// One figure with its name, its trend and what it was before. A change of tone Neutral is not judged. A
/// click, Enter or Space on a card that opens something activates it.
class MetricCard final : public Card
{
    Q_OBJECT
public:
    explicit MetricCard(
        const QString &name, const QString &formula, Ink trend = Ink::Chart1, QWidget *parent = nullptr);
    void setFormula(const QString &formula);
    /// What activating it does, for the tool tip: "Show its rows".
    void setOpens(const QString &what);
    void setValue(const QString &value, const QString &note = {});
    /// The same in less room, for a narrow row of cards; after setValue(), which is its own short form.
    void setShortValue(const QString &value, const QString &note);
    void showShort(bool isShort);
    /// What it needs in either form.
    int leastWidth(bool isShort) const;
    /// Empty hides the badge: nothing to compare with.
    void setChange(const QString &change, Tone tone);
    void setTrend(const QList<double> &values);

signals:
    void activated();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool opensSomething() const { return focusPolicy() != Qt::NoFocus; }
    void render();
    QString m_name;
    std::array<QString, 2> m_values; ///< whole, short
    std::array<QString, 2> m_notes;
    bool m_isShort = false;
    QLabel *m_title;
    GlyphLabel *m_info;
    QLabel *m_value;
    QLabel *m_note;
    Badge *m_change;
    Spark *m_trend;
};

/// A trend without axes, range of its own values, with an end dot. The figure stands beside it, so it is
/// decoration to a screen reader.
class Spark final : public QWidget
{
    Q_OBJECT
public:
    explicit Spark(Ink ink = Ink::Chart1, QWidget *parent = nullptr);
    void setValues(const QList<double> &values);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<double> m_values;
    Ink m_ink;
};

/// A state (pill with a dot) or a property (square chip without).
class Badge final : public QWidget
{
    Q_OBJECT
public:
    explicit Badge(
        const QString &text = {}, Tone tone = Tone::Neutral, bool dot = true, QWidget *parent = nullptr);
    void set(const QString &text, Tone tone);
    QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    Tone m_tone;
    bool m_dot;
};

} // namespace answerdesk::console
