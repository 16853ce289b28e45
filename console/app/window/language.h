// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <QtCore/QTranslator>

class QSettings;

namespace answerdesk::console {

/// Texts by their contexts without namespaces: lupdate does not see "namespace a::b".
class ConsoleTexts : public QTranslator
{
    Q_OBJECT
public:
    using QTranslator::QTranslator;
    QString translate(const char *context, const char *source, const char *comment, int n) const override;
};

/// The language of the console's texts and the form of its dates and figures: that of the system or a chosen
/// one; remembered, and taken up when the program starts. Construct before the first widget. GUI thread;
/// owned by main(), lives as long as the application.
class Language final : public QObject
{
    Q_OBJECT
public:
    enum class Choice { System, English, German };
    Q_ENUM(Choice)

    explicit Language(QSettings &settings, QObject *parent = nullptr);
    Choice choice() const { return m_choice; }
    /// For the next start.
    void setChoice(Choice choice);
    /// Whether the texts are in another language than they will be after the next start.
    bool isDue() const { return m_choice != m_started; }

private:
    void install();

    QSettings &m_settings;
    ConsoleTexts m_texts;
    QTranslator m_qtTexts; ///< of file dialogs and context menus
    Choice m_choice = Choice::System;
    Choice m_started = Choice::System;
};

} // namespace answerdesk::console
