// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/window/language.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QSet>
#include <QtCore/QTranslator>

namespace answerdesk::tests {

/// Every text a third longer, in accents: shows what a translation would cut.
class LongerTexts final : public QTranslator
{
public:
    LongerTexts() { QCoreApplication::installTranslator(this); }
    ~LongerTexts() override { QCoreApplication::removeTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment, int n) const override;
};

/// German as the console brings it, with a list of what is missing.
class GermanTexts final : public console::ConsoleTexts
{
public:
    GermanTexts();
    ~GermanTexts() override;
    QString translate(const char *context, const char *source, const char *comment, int n) const override;
    QStringList missing() const { return m_missing.values(); }

private:
    QLocale m_before;
    mutable QSet<QString> m_missing;
};

} // namespace answerdesk::tests
