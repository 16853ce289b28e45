// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/app/window/main_window.h"
#include "console/connection/server_connection.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/cells.h"
#include "shared/models/document_model.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// What another administrator changes arrives in the open window, on the real server.
class TestLiveLists : public QObject
{
    Q_OBJECT
    static constexpr int kInTimeMs = 2'000;
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<ServerConnection> m_connection;
    std::unique_ptr<MainWindow> m_window;

    QTreeView *table() const { return m_window->findChild<QTreeView *>(u"keysTable"_s); }
    static QStringList namesIn(const MainWindow &window)
    {
        const QAbstractItemModel *rows = window.findChild<QTreeView *>(u"keysTable"_s)->model();
        QStringList names;
        for (int row = 0; row < rows->rowCount(); ++row)
            names << rows->index(row, 0).data(kCellRole).value<Cell>().text;
        names.sort();
        return names;
    }
    QStringList keys() const { return namesIn(*m_window); }
    QString currentKey() const { return table()->currentIndex().data(kCellRole).value<Cell>().text; }
    void makeKey(const QString &name) { m_server->makeKey(u"shop"_s, {{u"name"_s, name}}); }
    int documents() const
    {
        const auto *model = m_window->findChild<models::DocumentModel *>();
        return model && model->isLoaded() ? model->rowCount() : -1;
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void init()
    {
        m_settings->clear();
        m_server = std::make_unique<test::TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->makeCompany(u"zoo"_s);
        makeKey(u"First"_s);
        QVERIFY(m_server->runtime().putAdmin(
            u"mara@shop.example"_s, Secret("correct horse battery"), accounts::Role::Operator));
        m_profiles = std::make_unique<ProfileStore>(*m_settings);
        m_connection = std::make_unique<ServerConnection>(
            *m_profiles, nullptr, std::make_unique<SessionCredentials>());
        m_window = std::make_unique<MainWindow>(*m_connection, *m_settings, *m_appearance);
        m_window->addPage(new KeysPage(m_server->clock()));
        m_window->addPage(new KnowledgePage(m_server->clock()));
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->connectTo(
            {m_server->admin(), u"mara@shop.example"_s, Secret("correct horse battery"), {}, false});
        QTRY_COMPARE(opened.size(), 1);
        m_window->showPage(u"keys"_s);
        m_window->show();
        QTRY_COMPARE(keys(), QStringList{u"First"_s});
        QTest::qWait(300); // the feed knows where it begins
    }
    void cleanup()
    {
        m_window->closeAtOnce();
        m_window.reset();
        m_connection.reset();
        m_server.reset();
    }

    void whatIsDoneInOneWindowArrivesInTheOther()
    {
        QSettings settings(m_home.filePath(u"second.ini"_s), QSettings::IniFormat);
        ProfileStore profiles(settings);
        ServerConnection connection(profiles, nullptr, std::make_unique<SessionCredentials>());
        MainWindow window(connection, settings, *m_appearance);
        auto *page = new KeysPage(m_server->clock());
        window.addPage(page);
        QSignalSpy opened(&connection, &Connector::opened);
        connection.connectTo(
            {m_server->admin(), u"mara@shop.example"_s, Secret("correct horse battery"), {}, false});
        QTRY_COMPARE(opened.size(), 1);
        window.showPage(u"keys"_s);
        window.show();
        QTRY_COMPARE(namesIn(window), QStringList{u"First"_s});
        page->createKey();
        auto *dialog = window.findChild<KeyDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"keyName"_s)->setText(u"Of the other window"_s);
        dialog->findChild<QPushButton *>(u"keySubmit"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(keys().contains(u"Of the other window"_s), kInTimeMs);
        makeKey(u"Of neither"_s); // and from here to there, while both wait
        QTRY_VERIFY_WITH_TIMEOUT(namesIn(window).contains(u"Of neither"_s), kInTimeMs);
        QTRY_VERIFY_WITH_TIMEOUT(keys().contains(u"Of neither"_s), kInTimeMs);
        window.closeAtOnce();
    }
    void aListSaysHowOldItIs()
    {
        const auto *header = m_window->page(u"keys"_s)->findChild<PageHeader *>();
        const auto says = [&](const QString &text) { return header->accessibleDescription().contains(text); };
        QTRY_VERIFY(says(u"live"_s));
        m_server->stop();
        QTRY_VERIFY_WITH_TIMEOUT(says(u"as of"_s), 10'000);
    }
    void aChangeByAnotherClientArrivesInTime()
    {
        for (const QString &name : {u"Fourth"_s, u"Second"_s, u"Third"_s}) {
            makeKey(name);
            QTRY_VERIFY_WITH_TIMEOUT(keys().contains(name), kInTimeMs);
        }
    }
    void theSelectionStays()
    {
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QCOMPARE(currentKey(), u"First"_s);
        makeKey(u"Another"_s);
        QTRY_VERIFY_WITH_TIMEOUT(keys().contains(u"Another"_s), kInTimeMs);
        QCOMPARE(currentKey(), u"First"_s);
    }
    void aHiddenPageIsReadWhenItIsShown()
    {
        m_window->openPage(u"knowledge"_s, u"documents"_s);
        QTRY_COMPARE(documents(), 0);
        m_window->showPage(u"keys"_s);
        m_server->importDocument(u"shop"_s, u"en/a.md"_s, "# Returns\n\nYou may return goods.\n");
        QTest::qWait(kInTimeMs);
        QCOMPARE(documents(), 0); // nobody sees it
        m_window->showPage(u"knowledge"_s);
        QTRY_COMPARE_WITH_TIMEOUT(documents(), 1, kInTimeMs);
    }
    void importedDocumentsArrive()
    {
        m_window->openPage(u"knowledge"_s, u"documents"_s);
        QTRY_COMPARE(documents(), 0);
        m_server->importDocument(u"shop"_s, u"en/a.md"_s, "# Returns\n\nYou may return goods.\n");
        QTRY_COMPARE_WITH_TIMEOUT(documents(), 1, kInTimeMs);
    }
    void aNewCompanyIsOffered()
    {
        m_server->makeCompany(u"attic"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_connection->companies().size() == 3, kInTimeMs);
    }
    void otherCompaniesChangeNothing()
    {
        QSignalSpy loaded(m_window->findChild<KeysPage *>()->findChild<models::RemoteModel *>(),
            &models::RemoteModel::loaded);
        m_server->makeKey(u"zoo"_s, {{u"name"_s, u"Foreign"_s}});
        QTest::qWait(kInTimeMs);
        QCOMPARE(loaded.size(), 0);
    }
    void theWindowDoesNotHoldTheServerUp()
    {
        QElapsedTimer waited;
        waited.start();
        m_server->stop(); // ends the poll that is under way
        QVERIFY(waited.elapsed() < 5'000);
    }
};

QTEST_MAIN(TestLiveLists)
#include "tst_live_lists.moc"
