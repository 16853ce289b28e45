// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/app/window/guide_reader.h"
#include "console/app/window/guide_window.h"
#include "console/app/window/language.h"
#include "console/app/window/main_window.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/settings/page/settings_page.h"
#include "resources/i18n/console_texts.h"
#include "tests/console/click.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The guide in the window: what is in it, and how one moves about.
class TestGuide : public QObject
{
    Q_OBJECT
    static constexpr char kFolder[] = ":/answerdesk/guide/";
    QTemporaryDir m_home;
    std::unique_ptr<GuideWindow> m_guide;

    GuideReader *reader() const { return m_guide->findChild<GuideReader *>(); }
    QString atTop() const
    {
        const int top = reader()->headingAtTop();
        return top < 0 ? QString() : reader()->headings().at(top).text;
    }
    static QList<GuideReader::Heading> headingsOf(const QLocale &locale)
    {
        GuideReader reader;
        reader.setSource(GuideWindow::guide(locale));
        return reader.headings();
    }
    static QStringList pageTitles(const QString &settingsFile)
    {
        tests::SampleShop shop;
        QSettings settings(settingsFile, QSettings::IniFormat);
        Appearance appearance(*qApp, settings);
        tests::FakeConnector connector;
        MainWindow window(connector, settings, appearance);
        window.addPage(new OverviewPage(shop.clock));
        window.addPage(new RevenuePage(shop.clock));
        window.addPage(new ActivityPage(shop.clock));
        window.addPage(new KnowledgePage(shop.clock));
        window.addPage(new FaqsPage(shop.clock));
        window.addPage(new KeysPage(shop.clock));
        window.addPage(new BenchPage(shop.clock, settings));
        window.addPage(new SettingsPage(shop.clock));
        QStringList titles;
        for (const Page *page : window.findChildren<Page *>())
            titles << page->info().title;
        return titles;
    }

private slots:
    void init()
    {
        m_guide = std::make_unique<GuideWindow>(nullptr);
        m_guide->setAttribute(Qt::WA_DeleteOnClose, false);
        m_guide->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_guide.get()));
    }
    void cleanup() { m_guide.reset(); }

    void everyLinkOfEveryDocumentLeadsSomewhere()
    {
        static const QRegularExpression link(u"\\]\\(([^)\\s]+)\\)"_s);
        const QStringList files = QDir(QLatin1String(kFolder)).entryList({u"*.md"_s});
        QVERIFY(files.size() >= 11);
        for (const QString &name : files) {
            QFile file(QLatin1String(kFolder) + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto found = link.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext()) {
                const QUrl target(found.next().captured(1));
                const QString where = name + u": "_s + target.toString();
                if (!target.isRelative() || target.path().startsWith(u"../"))
                    continue; // of the web, or a file of the project
                const QString path = target.path().isEmpty() ? name : target.path();
                QVERIFY2(QFile::exists(QLatin1String(kFolder) + path), qPrintable(where));
                if (!target.hasFragment())
                    continue;
                GuideReader there;
                there.setSource(QUrl(u"qrc"_s + QLatin1String(kFolder) + path));
                QVERIFY2(there.scrollTo(target.fragment()), qPrintable(where));
            }
        }
    }

    void bothLanguagesHaveTheSameParts()
    {
        const auto english = headingsOf(QLocale(QLocale::English)),
                   german = headingsOf(QLocale(QLocale::German));
        QVERIFY(english.size() > 10);
        QVERIFY(english.first().text != german.first().text);
        QCOMPARE(german.size(), english.size());
        for (qsizetype i = 0; i < english.size(); ++i)
            QCOMPARE(german[i].level, english[i].level);
        QCOMPARE(GuideWindow::guide(QLocale(QLocale::French)), GuideWindow::guide(QLocale(QLocale::English)));
    }

    void everyPageHasItsPart()
    {
        const QString settings = m_home.filePath(u"c.ini"_s);
        const auto missing = [](const QStringList &titles, const QList<GuideReader::Heading> &headings) {
            QStringList none;
            for (const QString &title : titles) {
                if (std::none_of(headings.begin(), headings.end(),
                        [&](const GuideReader::Heading &each) { return each.text == title; }))
                    none << title;
            }
            return none;
        };
        const QStringList english = pageTitles(settings);
        QVERIFY(english.size() >= 8);
        QCOMPARE(missing(english, headingsOf(QLocale(QLocale::English))), QStringList());
        initConsoleTexts();
        ConsoleTexts texts;
        QVERIFY(texts.load(u":/answerdesk/i18n/console_de"_s));
        QCoreApplication::installTranslator(&texts);
        const QStringList german = pageTitles(settings);
        QCoreApplication::removeTranslator(&texts);
        QVERIFY(german != english);
        QCOMPARE(missing(german, headingsOf(QLocale(QLocale::German))), QStringList());
    }

    void itOpensAtThePageAndTheContentsFollow()
    {
        m_guide->showSection(u"API keys"_s);
        QCOMPARE(atTop(), u"API keys"_s);
        auto *contents = m_guide->findChild<QListWidget *>();
        QCOMPARE(contents->currentItem()->text().trimmed(), u"API keys"_s);
        const QList<QListWidgetItem *> items = contents->findItems(u"Knowledge"_s, Qt::MatchEndsWith);
        QCOMPARE(items.size(), 1);
        QTest::mouseClick(
            contents->viewport(), Qt::LeftButton, {}, contents->visualItemRect(items[0]).center());
        QCOMPARE(atTop(), u"Knowledge"_s);
        m_guide->showSection(u"Nowhere"_s);
        QVERIFY(!reader()->headings().isEmpty());
    }

    void aDocumentIsOpenedAndLeftAgain()
    {
        QVERIFY(!m_guide->findChild<QPushButton *>(u"guideBack"_s)->isEnabled());
        reader()->setSource(QUrl(u"operations.md"_s));
        QVERIFY(reader()->toPlainText().contains(u"systemd"_s));
        QVERIFY(tests::click(m_guide->findChild<QPushButton *>(u"guideBack"_s)));
        QCOMPARE(reader()->headings().first().text, u"The first hour"_s);
        reader()->setSource(QUrl(u"../openapi/answerdesk.json"_s)); // not among the documents
        QCOMPARE(reader()->headings().first().text, u"The first hour"_s);
        reader()->setSource(QUrl(u"revenue.md"_s));
        QTest::keyClick(reader(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(reader()->headings().first().text, u"The first hour"_s);
    }

    void wordsAreFoundFromAnywhere()
    {
        auto *search = m_guide->findChild<QLineEdit *>(u"guideSearch"_s);
        auto *found = m_guide->findChild<QLabel *>(u"guideFound"_s);
        QTest::keySequence(m_guide.get(), QKeySequence::Find);
        QTest::keyClicks(search, u"first touch or lost"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(found->text(), u"Not found"_s);
        search->clear();
        QTest::keyClicks(search, u"keychain"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(found->text(), QString());
        QCOMPARE(reader()->textCursor().selectedText(), u"keychain"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(found->text(), u"Continued from the beginning"_s);
        QVERIFY(m_guide->isVisible()); // Enter closes nothing
    }
};

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
