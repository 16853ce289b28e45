// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/command_palette.h"
#include "console/app/window/main_window.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/widgets/feedback/states.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FakeConnector;
using tests::SampleShop;

/// "Search or run" of the window.
class TestCommandPalette final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void ranks_data();
    void ranks();
    void findsAPageAndOpensIt();
    void runsWhatAnotherPageCanDo();
    void controlEnterOnlyOpensThePage();
    void theArrowsChoose();
    void aClickRuns();
    void switchesTheCompany();
    void offersNothingThatCannotBeDone();
    void saysWhenNothingMatches();
    void theSidebarOpensIt();

private:
    QTreeView *open(const QString &typed);
    QStringList texts(const QTreeView *table) const;
    bool press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<FakeConnector> m_connector;
    std::unique_ptr<MainWindow> m_window;
};

void TestCommandPalette::init()
{
    m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
    m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    m_shop = std::make_unique<SampleShop>();
    m_connector = std::make_unique<FakeConnector>();
    m_window = std::make_unique<MainWindow>(*m_connector, *m_settings, *m_appearance);
    m_window->addPage(new KeysPage(m_shop->clock));
    m_window->addPage(new FaqsPage(m_shop->clock));
    m_window->showPage(u"faqs"_s);
    m_connector->openOn(m_shop->server.url());
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
}

void TestCommandPalette::cleanup()
{
    m_window.reset();
    m_connector.reset();
    m_shop.reset();
    m_settings->clear();
}

QTreeView *TestCommandPalette::open(const QString &typed)
{
    QApplication::setActiveWindow(m_window.get());
    QTest::keySequence(m_window.get(), QKeySequence(u"Ctrl+K"_s));
    auto *palette = m_window->findChild<CommandPalette *>();
    if (!palette)
        return nullptr;
    palette->findChild<QLineEdit *>(u"paletteInput"_s)->setText(typed);
    return palette->findChild<QTreeView *>(u"paletteCommands"_s);
}

QStringList TestCommandPalette::texts(const QTreeView *table) const
{
    QStringList texts;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        texts << table->model()->index(row, 0).data().toString();
    return texts;
}

bool TestCommandPalette::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    auto *palette = m_window->findChild<CommandPalette *>();
    if (!palette)
        return false;
    QTest::keyClick(palette->findChild<QLineEdit *>(u"paletteInput"_s), key, modifiers);
    return true;
}

void TestCommandPalette::ranks_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("nothing") << u""_s << true;
    QTest::newRow("the first word") << u"rot"_s << true;
    QTest::newRow("another word") << u"KEY"_s << true;
    QTest::newRow("without accents") << u"apis"_s << true;
    QTest::newRow("with accents") << u"rôtate"_s << true;
    QTest::newRow("words of both") << u"api ro"_s << true;
    QTest::newRow("within a word") << u"tate"_s << true;
    QTest::newRow("one letter within a word") << u"t"_s << false;
    QTest::newRow("one word too many") << u"rotate key now"_s << false;
    QTest::newRow("signs only") << u"…"_s << true;
}

void TestCommandPalette::ranks()
{
    QFETCH(QString, typed);
    QFETCH(bool, isFound);
    const Command command{u"Rotate key…"_s, u"ÁPIs keys"_s, {}, [] {}};
    QCOMPARE(rankOf(command, typed) > 0, isFound);
    QVERIFY(rankOf(command, u"rot"_s) > rankOf(command, u"apis"_s));
    QVERIFY(rankOf(command, u"rot"_s) > rankOf(command, u"key"_s));
}

void TestCommandPalette::findsAPageAndOpensIt()
{
    const QTreeView *table = open(u"api k"_s);
    QVERIFY(table);
    QCOMPARE(texts(table).value(0), u"API keys"_s);
    QVERIFY(press(Qt::Key_Return));
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
    QTRY_VERIFY(!m_window->findChild<CommandPalette *>());
}

void TestCommandPalette::runsWhatAnotherPageCanDo()
{
    const QTreeView *table = open(u"create key"_s);
    QVERIFY(table);
    QVERIFY2(texts(table).value(0).startsWith(u"Create key"_s), qPrintable(texts(table).join(u'|')));
    QVERIFY(press(Qt::Key_Enter));
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
    QTRY_VERIFY(m_window->findChild<KeyDialog *>());
}

void TestCommandPalette::controlEnterOnlyOpensThePage()
{
    QVERIFY(open(u"create key"_s));
    QVERIFY(press(Qt::Key_Return, Qt::ControlModifier));
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
    QVERIFY(!m_window->findChild<KeyDialog *>());
}

void TestCommandPalette::theArrowsChoose()
{
    const QTreeView *table = open({});
    QVERIFY(table);
    QVERIFY(table->model()->rowCount() > 20);
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(press(Qt::Key_Down) && press(Qt::Key_Down) && press(Qt::Key_Up));
    QCOMPARE(table->currentIndex().row(), 1);
    QVERIFY(press(Qt::Key_PageDown));
    QVERIFY(table->currentIndex().row() > 2);
    QVERIFY(press(Qt::Key_Escape));
    QTRY_VERIFY(!m_window->findChild<CommandPalette *>());
    QCOMPARE(m_window->currentPageId(), u"faqs"_s);
}

void TestCommandPalette::aClickRuns()
{
    QTreeView *table = open(u"api keys"_s);
    QVERIFY(table);
    QTest::mouseClick(
        table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
}

void TestCommandPalette::switchesTheCompany()
{
    const auto isListed = [this] {
        const QList<QAction *> all = m_window->findChildren<QAction *>();
        return std::any_of(
            all.begin(), all.end(), [](const QAction *action) { return action->text() == u"Fjord && Sons"; });
    };
    QTRY_VERIFY(isListed());
    const QTreeView *table = open(u"fjord"_s);
    QVERIFY(table);
    QCOMPARE(texts(table).value(0), u"Fjord & Sons"_s);
    QVERIFY(press(Qt::Key_Return));
    QTRY_VERIFY(m_window->windowTitle().startsWith(u"Fjord & Sons"));
}

void TestCommandPalette::offersNothingThatCannotBeDone()
{
    const QTreeView *table = open({});
    QVERIFY(table);
    const QStringList offered = texts(table);
    QVERIFY(!offered.contains(u"Search or run…"_s));
    QVERIFY(offered.contains(u"Disconnect"_s));
    QVERIFY(press(Qt::Key_Escape));
    QTRY_VERIFY(!m_window->findChild<CommandPalette *>());
    m_connector->close();
    const QTreeView *closed = open({});
    QVERIFY(closed);
    QVERIFY(!texts(closed).contains(u"Disconnect"_s));
    QVERIFY(texts(closed).filter(u"Create key"_s).isEmpty());
}

void TestCommandPalette::saysWhenNothingMatches()
{
    const QTreeView *table = open(u"zeppelin"_s);
    QVERIFY(table);
    auto *none = m_window->findChild<CommandPalette *>()->findChild<EmptyState *>();
    QVERIFY(none->isVisible());
    QVERIFY(press(Qt::Key_Return)); // and nothing happens
    QVERIFY(m_window->findChild<CommandPalette *>());
}

void TestCommandPalette::theSidebarOpensIt()
{
    auto *search = m_window->findChild<QPushButton *>(u"searchButton"_s);
    QVERIFY(search->isVisible());
    QVERIFY(search->accessibleName().contains(u"Ctrl+K"));
    QTest::mouseClick(search, Qt::LeftButton);
    QVERIFY(m_window->findChild<CommandPalette *>());
}

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
