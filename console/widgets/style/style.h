// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QProxyStyle>

class QApplication;

namespace answerdesk::console {

/// The look of every stock widget, drawn from the tokens over Fusion's behaviour. No style sheet may be used
/// anywhere: one would put itself in this style's place on the widgets it touches. A widget chooses a variant
/// with setKind(); "compact" buttons are 26 high, "invalid" fields have a red border.
class LookStyle final : public QProxyStyle
{
    Q_OBJECT
public:
    explicit LookStyle(Theme theme);
    const Theme &theme() const { return m_theme; }
    /// Makes this the application's look: palette, font, and every widget that is there already.
    void apply(QApplication &app, const Theme &theme);

    void polish(QWidget *widget) override;
    using QProxyStyle::polish;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
        QStyleHintReturn *data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
        const QWidget *widget) const override;
    QRect subElementRect(
        SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub,
        const QWidget *widget) const override;
    /// Qt's own file dialog is drawn with the icons of the kit too.
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option = nullptr,
        const QWidget *widget = nullptr) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;

private:
    void drawButtonPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawButtonLabel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawField(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawIndicator(
        bool radio, const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawHeaderLabel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawMenuItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    Theme m_theme;
};

/// Variants of stock widgets.
enum class Kind : unsigned char {
    Default,
    Primary, ///< at most one a view
    Danger, ///< only in the dialog that asks
    Ghost, ///< no border
    Segment, ///< one choice of a SegmentedControl
    Switch, ///< a check box that acts at once
    Quiet ///< a combo box that looks like a button
};
void setKind(QWidget *widget, Kind kind);
Kind kindOf(const QWidget *widget);
void setCompact(QWidget *widget, bool compact = true);
/// The text style of a label or button; kept when the text size of the program changes.
void setType(QWidget *widget, Type type, bool medium = false);

/// The theme of the style that paints this widget.
const Theme &themeOf(const QWidget *widget);
/// Fills and strokes a rounded rectangle whose border lands on whole device pixels.
void drawRounded(QPainter *painter, const QRectF &rect, qreal radius, const QColor &fill,
    const QColor &border = {}, qreal width = 1);

} // namespace answerdesk::console
