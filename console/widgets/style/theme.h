// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtGui/QPalette>
#include <array>

namespace answerdesk::console {

// Every colour of resources/console/tokens.json; there its name starts in lower case.
// clang-format off
#define ANSWERDESK_COLORS(X) \
    X(Canvas) X(Sidebar) X(Surface) X(Sunken) X(Hover) X(Pressed) X(Selection) X(NavHover) X(NavSelected) \
    X(Border) X(BorderStrong) X(BorderControl) X(Text) X(Text2) X(Text3) X(Disabled) \
    X(Accent) X(AccentFill) X(AccentFillHover) X(AccentFillPressed) X(OnAccent) X(Focus) \
    X(Success) X(SuccessBg) X(Warning) X(WarningBg) X(Danger) X(DangerBg) X(DangerFill) X(DangerFillHover) \
    X(Info) X(InfoBg) X(Neutral) X(NeutralBg) X(Chart1) X(Chart2) X(Chart3) X(ChartPrev) X(ChartGrid) \
    X(JsonKey) X(JsonString) X(JsonNumber) X(JsonKeyword) \
    X(Company1) X(Company2) X(Company3) X(Company4) X(Company5) X(Company6) X(Company7) X(Company8) \
    X(Shadow) X(Scrim) X(Toast) X(OnToast)
// clang-format on

enum class Ink : unsigned char {
#define ANSWERDESK_X(name) name,
    ANSWERDESK_COLORS(ANSWERDESK_X)
#undef ANSWERDESK_X
};

enum class Type : unsigned char { Caption, Small, Label, Body, Strong, Section, Title, Metric, Code };
enum class Space : unsigned char { Xs, S, M, L, Xl, Xxl }; ///< 4 8 12 16 24 32
enum class Radius : unsigned char { Badge, Control, Card, Dialog };
enum class Size : unsigned char { Control, Row, RowTall, Header, Nav, Icon, Sidebar, Scrollbar };

/// The meaning of a colour; every badge, card and toast speaks in these.
enum class Tone : unsigned char { Neutral, Info, Success, Warning, Danger };

/// All design tokens of one mode at one text size. A value; the style owns one, painters ask themeOf(widget).
class Theme
{
public:
    enum class Mode { Light, Dark };
    /// One line of the contrast list of the tokens.
    struct Pair {
        Ink foreground;
        Ink background;
        double bar;
    };

    /// textPercent multiplies type and the sizes that hold text.
    static Theme load(Mode mode, int textPercent = 100);
    /// The pairs that must be readable, with the ratio that each must reach.
    static QList<Pair> contrastPairs();
    static double contrast(const QColor &a, const QColor &b);

    Mode mode() const { return m_mode; }
    int textPercent() const { return m_textPercent; }
    QColor color(Ink ink) const { return m_colors[size_t(ink)]; }
    QColor text(Tone tone) const;
    QColor ground(Tone tone) const;
    int space(Space space) const { return m_spaces[size_t(space)]; }
    int radius(Radius radius) const { return m_radii[size_t(radius)]; }
    int size(Size size) const { return m_sizes[size_t(size)]; }
    QFont font(Type type) const { return m_fonts[size_t(type)]; }
    /// body at weight 500: buttons, first columns, the sidebar.
    QFont mediumFont() const { return m_medium; }
    int lineHeight(Type type) const { return m_lines[size_t(type)]; }
    /// What stock widgets need. BrightText is text2 and PlaceholderText text3, so labels follow a change of
    /// mode.
    QPalette palette() const;

private:
    Mode m_mode = Mode::Light;
    int m_textPercent = 100;
    std::array<QColor, size_t(Ink::OnToast) + 1> m_colors;
    std::array<int, size_t(Space::Xxl) + 1> m_spaces{};
    std::array<int, size_t(Radius::Dialog) + 1> m_radii{};
    std::array<int, size_t(Size::Scrollbar) + 1> m_sizes{};
    std::array<QFont, size_t(Type::Code) + 1> m_fonts;
    std::array<int, size_t(Type::Code) + 1> m_lines{};
    QFont m_medium;
};

/// The ink of a tone's text, for widgets that take an Ink.
Ink inkOf(Tone tone);

} // namespace answerdesk::console
