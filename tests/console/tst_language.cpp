// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/language.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// The choice of the console's language.
class TestLanguage final : public QObject
{
    Q_OBJECT
private slots:
    void cleanup();
    void textsAndFiguresAreGerman();
    void englishNeedsNoTexts();
    void aChoiceCountsFromTheNextStart();
    void anUnknownChoiceIsTheSystems();

private:
    static QString sample() { return QCoreApplication::translate("KeysPage", "API keys"); }
    std::unique_ptr<QSettings> settings(const QString &choice)
    {
        auto settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
        settings->clear();
        if (!choice.isEmpty())
            settings->setValue(u"look/language"_s, choice);
        return settings;
    }
    QTemporaryDir m_home;
};

void TestLanguage::cleanup() { QLocale::setDefault(QLocale::system()); }

void TestLanguage::textsAndFiguresAreGerman()
{
    const auto chosen = settings(u"German"_s);
    {
        const Language language(*chosen);
        QCOMPARE(sample(), u"API-Schlüssel"_s);
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(QLocale().decimalPoint(), u","_s);
        QVERIFY(!language.isDue());
    }
    QCOMPARE(sample(), u"API keys"_s);
}

void TestLanguage::englishNeedsNoTexts()
{
    const auto chosen = settings(u"English"_s);
    const Language language(*chosen);
    QCOMPARE(sample(), u"API keys"_s);
    QCOMPARE(QLocale().language(), QLocale::English);
}

void TestLanguage::aChoiceCountsFromTheNextStart()
{
    const auto chosen = settings(u"English"_s);
    {
        Language language(*chosen);
        language.setChoice(Language::Choice::German);
        QVERIFY(language.isDue());
        QCOMPARE(sample(), u"API keys"_s);
        language.setChoice(Language::Choice::English);
        QVERIFY(!language.isDue());
        language.setChoice(Language::Choice::German);
    }
    const Language next(*chosen);
    QCOMPARE(next.choice(), Language::Choice::German);
    QCOMPARE(sample(), u"API-Schlüssel"_s);
}

void TestLanguage::anUnknownChoiceIsTheSystems()
{
    const auto chosen = settings(u"Klingon"_s);
    const Language language(*chosen);
    QCOMPARE(language.choice(), Language::Choice::System);
    QCOMPARE(QLocale().language(), QLocale::system().language());
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
