// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/widgets/style/style.h"
#include <QtCore/QMetaEnum>
#include <QtCore/QSettings>
#include <QtGui/QPalette>
#include <QtGui/QStyleHints>
#include <QtWidgets/QApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

// Qt knows the system's colour scheme since 6.5. Before, the platform's own palette tells: its window is dark
// or not. A requires-expression asks for the function itself, so nothing here depends on a version number.
template <typename Hints>
bool isDark(const Hints &hints, const QPalette &platform)
{
    if constexpr (requires { hints.colorScheme(); }) {
        using Scheme = decltype(hints.colorScheme());
        if (hints.colorScheme() != Scheme::Unknown)
            return hints.colorScheme() == Scheme::Dark;
    }
    return platform.color(QPalette::Window).lightness() < 128;
}

template <typename Hints, typename Slot>
void onSchemeChange(Hints &hints, QObject *context, Slot slot)
{
    if constexpr (requires { hints.colorScheme(); })
        QObject::connect(&hints, &Hints::colorSchemeChanged, context, slot);
}

} // namespace

Appearance::Appearance(QApplication &app, QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_app(app)
    , m_settings(settings)
    , m_style(nullptr)
{
    m_systemIsDark
        = isDark(*QGuiApplication::styleHints(), QGuiApplication::palette()); // before ours replaces it
    bool known = false;
    const int choice = QMetaEnum::fromType<Choice>().keyToValue(
        settings.value(u"look/mode"_s).toString().toLatin1().constData(), &known);
    m_choice = known ? Choice(choice) : Choice::System;
    const int percent = settings.value(u"look/text"_s, 100).toInt();
    m_textPercent = percent == 115 || percent == 130 ? percent : 100;
    m_style = new LookStyle(Theme::load(mode(), m_textPercent));
    QApplication::setStyle(m_style);
    watchSystem();
    apply();
}

Theme::Mode Appearance::mode() const
{
    const bool dark = m_choice == Choice::Dark || (m_choice == Choice::System && m_systemIsDark);
    return dark ? Theme::Mode::Dark : Theme::Mode::Light;
}

void Appearance::setChoice(Choice choice)
{
    m_choice = choice;
    m_settings.setValue(
        u"look/mode"_s, QString::fromLatin1(QMetaEnum::fromType<Choice>().valueToKey(int(choice))));
    apply();
}

void Appearance::setTextPercent(int percent)
{
    m_textPercent = percent;
    m_settings.setValue(u"look/text"_s, percent);
    apply();
}

void Appearance::watchSystem()
{
    onSchemeChange(*QGuiApplication::styleHints(), this, [this] {
        m_systemIsDark = isDark(*QGuiApplication::styleHints(), QPalette(QColor(Qt::white)));
        apply();
    });
}

void Appearance::apply()
{
    m_style->apply(m_app, Theme::load(mode(), m_textPercent));
    emit changed();
}

} // namespace answerdesk::console
