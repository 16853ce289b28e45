// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/other_texts.h"
#include "resources/i18n/console_texts.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

QString LongerTexts::translate(const char *, const char *source, const char *, int) const
{
    QString text = QString::fromUtf8(source);
    if (text.size() < 3)
        return text;
    text.replace(u'a', u'ä').replace(u'o', u'ö').replace(u'u', u'ü');
    return text + u" abcdefghijklmnopqrstuvwxyz"_s.left(1 + text.size() / 3);
}

GermanTexts::GermanTexts()
{
    initConsoleTexts();
    if (!load(u":/answerdesk/i18n/console_de"_s))
        qFatal("there are no German texts");
    QCoreApplication::installTranslator(this);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
}

GermanTexts::~GermanTexts()
{
    QCoreApplication::removeTranslator(this);
    QLocale::setDefault(m_before);
}

QString GermanTexts::translate(const char *context, const char *source, const char *comment, int n) const
{
    const QString text = ConsoleTexts::translate(context, source, comment, n);
    // Qt's own texts (its classes, and the names of keys) come with Qt.
    const QByteArray name(context);
    const bool isOthers = (!name.contains("::") && name.startsWith('Q') && name != "QObject")
        || name.startsWith("answerdesk::tests::");
    if (text.isNull() && !isOthers && *source)
        m_missing.insert(u"%1: %2"_s.arg(QString::fromUtf8(context), QString::fromUtf8(source)));
    return text;
}

} // namespace answerdesk::tests
