// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtCore/QObject>

class QApplication;
class QSettings;

namespace answerdesk::console {

class LookStyle;

/// Light, dark or as the system is, and the text size; remembered. GUI thread; owned by main(), lives as long
/// as the application. The style belongs to the application, the settings to main().
class Appearance final : public QObject
{
    Q_OBJECT
public:
    enum class Choice { System, Light, Dark };
    Q_ENUM(Choice)

    Appearance(QApplication &app, QSettings &settings, QObject *parent = nullptr);
    Choice choice() const { return m_choice; }
    int textPercent() const { return m_textPercent; }
    Theme::Mode mode() const;

public slots:
    void setChoice(answerdesk::console::Appearance::Choice choice);
    void setTextPercent(int percent); ///< 100, 115 or 130

signals:
    void changed();

private:
    void watchSystem();
    void apply();
    QApplication &m_app;
    QSettings &m_settings;
    LookStyle *m_style;
    Choice m_choice = Choice::System;
    int m_textPercent = 100;
    bool m_systemIsDark = false;
};

} // namespace answerdesk::console
