// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/language.h"
#include "resources/i18n/console_texts.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtCore/QMetaEnum>
#include <QtCore/QSettings>
#include <cstring>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// The chosen language as it is written where the system is: German in Austria, English in Germany.
QLocale localeOf(Language::Choice choice)
{
    const QLocale system = QLocale::system();
    const QLocale::Language language = choice == Language::Choice::System ? system.language()
        : choice == Language::Choice::German                              ? QLocale::German
                                                                          : QLocale::English;
    return language == system.language() ? system : QLocale(language, system.territory());
}

} // namespace

QString ConsoleTexts::translate(const char *context, const char *source, const char *comment, int n) const
{
    const char *colon = context ? std::strrchr(context, ':') : nullptr;
    const QString text = QTranslator::translate(colon ? colon + 1 : context, source, comment, n);
    return text.isNull() && colon ? QTranslator::translate(context, source, comment, n) : text;
}

Language::Language(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    bool isKnown = false;
    const int choice = QMetaEnum::fromType<Choice>().keyToValue(
        settings.value(u"look/language"_s).toString().toLatin1().constData(), &isKnown);
    m_choice = m_started = isKnown ? Choice(choice) : Choice::System;
    install();
}

void Language::setChoice(Choice choice)
{
    m_choice = choice;
    m_settings.setValue(
        u"look/language"_s, QString::fromLatin1(QMetaEnum::fromType<Choice>().valueToKey(int(choice))));
}

void Language::install()
{
    const QLocale locale = localeOf(m_choice);
    QLocale::setDefault(locale);
    initConsoleTexts();
    if (!m_texts.load(u":/answerdesk/i18n/console_"_s + QLocale::languageToCode(locale.language())))
        return; // English, or a language that there are no texts in
    QCoreApplication::installTranslator(&m_texts);
    if (m_qtTexts.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
}

} // namespace answerdesk::console
