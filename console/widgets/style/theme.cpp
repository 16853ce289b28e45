// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/theme.h"
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr const char *kInks[] = {
#define ANSWERDESK_X(name) #name,
    ANSWERDESK_COLORS(ANSWERDESK_X)
#undef ANSWERDESK_X
};
constexpr const char *kTypes[]
    = {"caption", "small", "label", "body", "strong", "section", "title", "metric", "code"};
constexpr const char *kSpaces[] = {"xs", "s", "m", "l", "xl", "xxl"};
constexpr const char *kRadii[] = {"badge", "control", "card", "dialog"};
constexpr const char *kSizes[]
    = {"control", "row", "rowTall", "header", "nav", "icon", "sidebar", "scrollbar"};

QString inkName(size_t i)
{
    QString name = QLatin1String(kInks[i]);
    name[0] = name[0].toLower();
    return name;
}

QJsonObject tokens()
{
    QFile file(u":/answerdesk/tokens.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the design tokens are missing from this program");
    return QJsonDocument::fromJson(file.readAll()).object();
}

template <size_t N, typename Names>
void fill(std::array<int, N> &values, const QJsonObject &source, const Names &names)
{
    for (size_t i = 0; i < N; ++i) {
        const QJsonValue value = source[QLatin1String(names[i])];
        if (!value.isDouble())
            qFatal("design token %s is missing", names[i]);
        values[i] = value.toInt();
    }
}

QStringList strings(const QJsonValue &list)
{
    QStringList result;
    for (const QJsonValue &value : list.toArray())
        result << value.toString();
    return result;
}

} // namespace

Theme Theme::load(Mode mode, int textPercent)
{
    const QJsonObject root = tokens();
    const auto scaled = [textPercent](int px) { return qRound(px * textPercent / 100.0); };
    Theme t;
    t.m_mode = mode;
    t.m_textPercent = textPercent;
    const QJsonObject colors = root[mode == Mode::Dark ? "dark"_L1 : "light"_L1].toObject();
    for (size_t i = 0; i < t.m_colors.size(); ++i) {
        t.m_colors[i] = QColor(colors[inkName(i)].toString());
        if (!t.m_colors[i].isValid())
            qFatal("design token %s is missing", kInks[i]);
    }
    fill(t.m_spaces, root["space"_L1].toObject(), kSpaces);
    fill(t.m_radii, root["radius"_L1].toObject(), kRadii);
    fill(t.m_sizes, root["size"_L1].toObject(), kSizes);
    for (const Size size : {Size::Control, Size::Row, Size::RowTall, Size::Header, Size::Nav, Size::Sidebar})
        t.m_sizes[size_t(size)] = scaled(t.m_sizes[size_t(size)]);

    const QJsonObject fonts = root["font"_L1].toObject();
    const QStringList ui = strings(fonts["ui"_L1]), code = strings(fonts["code"_L1]);
    const QJsonObject types = root["type"_L1].toObject();
    for (size_t i = 0; i < t.m_fonts.size(); ++i) {
        const QJsonObject type = types[QLatin1String(kTypes[i])].toObject();
        QFont font;
        font.setFamilies(Type(i) == Type::Code ? code : ui);
        font.setPixelSize(qMax(1, scaled(type["px"_L1].toInt())));
        font.setWeight(QFont::Weight(type["weight"_L1].toInt()));
        font.setHintingPreference(QFont::PreferNoHinting); // the same metrics at 100, 150 and 200 %
        t.m_fonts[i] = font;
        t.m_lines[i] = scaled(type["line"_L1].toInt());
    }
    t.m_medium = t.font(Type::Body);
    t.m_medium.setWeight(QFont::Medium);
    return t;
}

QList<Theme::Pair> Theme::contrastPairs()
{
    const auto inkOfName = [](const QString &name) {
        for (size_t i = 0; i < std::size(kInks); ++i) {
            if (inkName(i) == name)
                return Ink(i);
        }
        qFatal("unknown colour in the contrast list: %s", qPrintable(name));
    };
    QList<Pair> pairs;
    for (const QJsonValue &row : tokens()["contrast"_L1].toArray())
        pairs.append({inkOfName(row[0].toString()), inkOfName(row[1].toString()), row[2].toDouble()});
    return pairs;
}

double Theme::contrast(const QColor &a, const QColor &b)
{
    const auto linear
        = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    const auto luminance = [&](const QColor &c) {
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

Ink inkOf(Tone tone)
{
    constexpr Ink kInk[] = {Ink::Neutral, Ink::Info, Ink::Success, Ink::Warning, Ink::Danger};
    return kInk[size_t(tone)];
}

QColor Theme::text(Tone tone) const { return color(inkOf(tone)); }

QColor Theme::ground(Tone tone) const
{
    constexpr Ink kInk[] = {Ink::NeutralBg, Ink::InfoBg, Ink::SuccessBg, Ink::WarningBg, Ink::DangerBg};
    return color(kInk[size_t(tone)]);
}

QPalette Theme::palette() const
{
    QPalette p;
    const auto set = [&](QPalette::ColorRole role, Ink normal, std::optional<Ink> disabled = {}) {
        p.setColor(role, color(normal));
        p.setColor(QPalette::Disabled, role, color(disabled.value_or(normal)));
    };
    set(QPalette::Window, Ink::Canvas);
    set(QPalette::Base, Ink::Surface, Ink::Sunken);
    set(QPalette::AlternateBase, Ink::Sunken);
    set(QPalette::Button, Ink::Surface);
    set(QPalette::WindowText, Ink::Text, Ink::Disabled);
    set(QPalette::Text, Ink::Text, Ink::Disabled);
    set(QPalette::ButtonText, Ink::Text, Ink::Disabled);
    set(QPalette::PlaceholderText, Ink::Text3);
    set(QPalette::BrightText, Ink::Text2);
    set(QPalette::Highlight, Ink::Selection);
    set(QPalette::HighlightedText, Ink::Text);
    set(QPalette::Link, Ink::Accent);
    set(QPalette::LinkVisited, Ink::Accent);
    set(QPalette::ToolTipBase, Ink::Toast);
    set(QPalette::ToolTipText, Ink::OnToast);
    set(QPalette::Light, Ink::Surface);
    set(QPalette::Midlight, Ink::Hover);
    set(QPalette::Mid, Ink::Border);
    set(QPalette::Dark, Ink::BorderControl);
    set(QPalette::Shadow, Ink::BorderStrong);
    return p;
}

} // namespace answerdesk::console
