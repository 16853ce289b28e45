// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/local_care.h"
#include "console/app/window/appearance.h"
#include "console/pages/server/server_page.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "server/app/program_log.h"
#include "shared/core/log_area.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QDir>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

/// A connector whose server is that of the test; it closes and starts as it is told.
class DeskConnector final : public Connector
{
public:
    client::ApiClient *m_client = nullptr;
    bool m_isLocal = true;
    bool m_closesLater = false; ///< closed() is the test's to emit
    ConnectionStatus m_status;
    int m_starts = 0;

    void startLocal(bool) override { ++m_starts; }
    void connectTo(const SignIn &) override { }
    void openRecent(const QString &) override { }
    void forgetRecent(const QString &) override { }
    QList<RecentServer> recent() const override
    {
        RecentServer server;
        server.local = m_isLocal;
        return {server};
    }
    void cancel() override { }
    void close() override
    {
        m_client = nullptr;
        if (!m_closesLater)
            emit closed();
    }
    void retryNow() override { }
    ConnectionStatus status() const override
    {
        ConnectionStatus status = m_status;
        status.local = m_isLocal;
        return status;
    }
    client::ApiClient *client() const override { return m_client; }
    QString closingNote() const override { return u"The FAQs of 3 pages are being made."_s; }
    QList<CompanyEntry> companies() const override { return {}; }
    void reloadCompanies() override { }
};

class DeskCare final : public LocalCare
{
public:
    QString m_file;
    QString dataFolder() const override { return u"/data"_s; }
    void readSettings() override { ++m_reads; }
    int m_reads = 0;
    void restore(const QString &backupFile) override { m_file = backupFile; }
    void checkSettings(const QMap<QString, QString> &changes) override
    {
        emit settingsChecked(
            changes.first() == u"many" ? u"must be a number from 1 to 1000000"_s : QString());
    }
    void saveSettings(const QMap<QString, QString> &changes) override
    {
        if (changes.first() == u"many")
            return checkSettings(changes);
        m_saved = changes;
        emit settingsSaved();
    }
    QMap<QString, QString> m_saved;
};

} // namespace

/// The server page against the real server.
class TestServerPage : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<DeskConnector> m_connector;
    std::unique_ptr<DeskCare> m_care;
    std::unique_ptr<ServerPage> m_page;
    std::unique_ptr<QSignalSpy> m_toasts;
    SystemClock m_clock;

    template <typename T>
    T *part(const QString &name) const
    {
        return m_page->findChild<T *>(name);
    }
    TaskDialog *dialog() const
    {
        for (TaskDialog *each : m_page->findChildren<TaskDialog *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    void press(const QString &text) const
    {
        for (QPushButton *each : dialog()->findChildren<QPushButton *>()) {
            if (each->text() == text) {
                QVERIFY2(tests::click(each), qPrintable(text));
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    void click(const QString &name) const { QVERIFY2(tests::click(part<QWidget>(name)), qPrintable(name)); }
    DataTable *table(const char *name) const { return part<DataTable>(QLatin1String(name)); }
    QString cellText(const char *name, int row, int column) const
    {
        return table(name)->model()->index(row, column).data(kCellRole).value<Cell>().text;
    }
    QString said() const { return m_page->findChild<PageHeader *>()->subtitle(); }
    QString noteOf(const QString &name) const { return part<Paragraph>(name)->plain(); }

    /// Ctrl+E into a file, and what it holds.
    void exportAll(const QString &name)
    {
        QTRY_VERIFY(part<QAction>(u"listExport"_s)->isEnabled());
        part<QAction>(u"listExport"_s)->trigger();
        auto *dialog = m_page->window()->findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QString file = m_home.filePath(name);
        emit dialog->fileSelected(file);
        dialog->close();
        QTRY_VERIFY(QFile::exists(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        m_exported = written.readAll();
    }
    QByteArray m_exported;

private slots:
    void initTestCase()
    {
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
        m_settings->setValue(u"look/mode"_s, u"Light"_s);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init()
    {
        m_server = std::make_unique<test::TestServer>(test::TestServerOptions{.hasSystemClock = true});
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(m_server->adminToken());
        m_connector = std::make_unique<DeskConnector>();
        m_connector->m_client = m_client.get();
        m_care = std::make_unique<DeskCare>();
        m_page = std::make_unique<ServerPage>(m_clock, *m_connector, m_care.get());
        m_toasts = std::make_unique<QSignalSpy>(m_page.get(), &Page::toastWanted);
        m_page->resize(1056, 800);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->setSession(m_client.get(), {});
        m_page->setActive(true);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }

    void theStateTellsAddressesAndTheDataFolder()
    {
        QTRY_VERIFY(said().startsWith(u"Version "_s));
        QVERIFY(said().endsWith(u"inside this program"_s));
        QStringList texts;
        QTRY_VERIFY([&] {
            texts.clear();
            for (const QLabel *each : m_page->findChildren<QLabel *>())
                texts << each->text();
            return texts.contains(m_server->dataFolder());
        }());
        QVERIFY(texts.contains(m_server->base().toString()));
        QVERIFY(texts.contains(m_server->admin().toString()));
        tests::checkPage(*m_page, "server-state");
    }

    /// The totals of the server are the operators'; what is left must not look broken.
    void companyRolesSeeNoTotals()
    {
        m_server->makeCompany(u"shop"_s);
        const Secret password("correct horse battery");
        QVERIFY(m_server->runtime().putAdmin(
            u"viewer@shop.example"_s, password, accounts::Role::CompanyViewer, {u"shop"_s}));
        const json::Object body{
            {u"email"_s, u"viewer@shop.example"_s}, {u"password"_s, QString::fromUtf8(password.reveal())}};
        const test::Answer session
            = m_server->adminCall("POST", "/admin/v1/sessions", json::Value(body).toJson());
        client::ApiClient viewer;
        viewer.setServer(m_server->admin());
        viewer.setToken(Secret(session.text(u"token").toLatin1()));
        m_page->setSession(&viewer, {});
        QTRY_VERIFY(said().startsWith(u"Version "_s));
        QStringList texts;
        for (const QLabel *each : m_page->findChildren<QLabel *>()) {
            if (each->isVisible())
                texts << each->text();
        }
        QVERIFY2(texts.contains(m_server->base().toString()), qPrintable(texts.join(u'|')));
        for (const QString &hidden : {u"Admin address"_s, u"Data"_s, u"Database"_s, u"Companies"_s,
                 u"Passages"_s, u"Requests per second"_s, u"Server errors"_s, m_server->admin().toString()})
            QVERIFY2(!texts.contains(hidden), qPrintable(hidden));
        m_page->setSession(m_client.get(), {}); // the viewer's client goes first
    }

    void stoppingAndRestartingTellWhatTheyInterrupt()
    {
        QTRY_VERIFY(said().startsWith(u"Version "_s));
        click(u"serverRestart"_s);
        QVERIFY(dialog());
        QStringList words;
        for (const Paragraph *each : dialog()->findChildren<Paragraph *>())
            words << each->plain();
        QVERIFY2(words.join(u' ').contains(u"3 pages"_s), qPrintable(words.join(u'|')));
        press(u"Keep running"_s);
        QVERIFY(m_connector->client());
        QTRY_VERIFY(!dialog());
        click(u"serverRestart"_s);
        press(u"Restart server"_s);
        QTRY_COMPARE(m_connector->m_starts, 1);
        QVERIFY(!m_connector->client());
        emit m_connector->closed(); // a later stop starts nothing
        QCoreApplication::processEvents();
        QCOMPARE(m_connector->m_starts, 1);
    }

    void whatWasStoppedIsStartedAgainFromHere()
    {
        m_connector->m_client = nullptr;
        m_page->setSession(nullptr, {});
        click(u"serverStart"_s);
        QCOMPARE(m_connector->m_starts, 1);
    }

    void aRemoteServerIsNotStoppedFromHere()
    {
        QTRY_VERIFY(said().startsWith(u"Version "_s));
        m_connector->m_isLocal = false;
        m_page->setSession(nullptr, {});
        m_page->setSession(m_client.get(), {});
        QTRY_VERIFY(said().startsWith(u"Version "_s));
        QVERIFY(said().endsWith(m_server->admin().authority()));
        for (const char *name : {"serverStop", "serverRestart", "backupRestore"}) {
            auto *verb = part<QPushButton>(QLatin1String(name));
            QVERIFY2(!verb->isEnabled(), name);
            QVERIFY2(verb->toolTip().contains(u"elsewhere"_s), name);
        }
        QVERIFY(part<QPushButton>(u"backUpNow"_s)->isEnabled());
        QTRY_VERIFY(part<QPushButton>(u"serverCopyFolder"_s)->isEnabled());
        QVERIFY(!part<QPushButton>(u"serverOpenFolder"_s)->isEnabled());
        QVERIFY(part<QPushButton>(u"serverOpenFolder"_s)->toolTip().contains(u"server’s computer"_s));
    }

    void settingsAreFilteredAndTellWhereTheyStand()
    {
        m_page->showTab(ServerPage::Settings);
        QTRY_COMPARE(table("serverSettingsTable")->model()->rowCount(), int(app::settings().size()));
        part<QLineEdit>(u"serverSettingsSearch"_s)->setText(u"data_dir"_s);
        QCOMPARE(table("serverSettingsTable")->model()->rowCount(), 1);
        QCOMPARE(cellText("serverSettingsTable", 0, 0), u"data_dir"_s);
        QCOMPARE(cellText("serverSettingsTable", 0, 1), m_server->dataFolder());
        QCOMPARE(cellText("serverSettingsTable", 0, 2), u"Command line"_s);
        part<QLineEdit>(u"serverSettingsSearch"_s)->clear();
        tests::checkPage(*m_page, "server-settings");
    }

    void aSettingOfTheOwnServerIsCheckedAndSaved()
    {
        m_page->showTab(ServerPage::Settings);
        auto *change = part<QPushButton>(u"serverSettingChange"_s);
        QTRY_COMPARE(table("serverSettingsTable")->model()->rowCount(), int(app::settings().size()));
        QVERIFY(!change->isEnabled());
        part<QLineEdit>(u"serverSettingsSearch"_s)->setText(u"max_connections"_s);
        table("serverSettingsTable")->setCurrentIndex(table("serverSettingsTable")->model()->index(0, 0));
        click(u"serverSettingChange"_s);
        auto *line = dialog()->findChild<QLineEdit *>(u"settingValue"_s);
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QVERIFY(tests::click(line));
        QTest::keyClicks(line, u"many"_s);
        press(u"Save setting"_s);
        QTRY_VERIFY(dialog()->findChild<FormField *>()->hasError());
        line->setText(u"500"_s);
        press(u"Save setting"_s);
        QCOMPARE(m_care->m_saved, (QMap<QString, QString>{{u"max_connections"_s, u"500"_s}}));
        QCOMPARE(m_toasts->size(), 1);
        QTRY_VERIFY(!dialog());
        part<QLineEdit>(u"serverSettingsSearch"_s)->setText(u"data_dir"_s);
        table("serverSettingsTable")->setCurrentIndex(table("serverSettingsTable")->model()->index(0, 0));
        QVERIFY(change->toolTip().contains(u"--data-dir"_s));
    }

    void theLogFollowsUntilItIsPaused()
    {
        const app::LogCapture capture;
        // The start of the server says what guards its reader at a moment of its own.
        const auto newest = [this] {
            const int rows = table("logTable")->model()->rowCount();
            for (int row = 0; row < rows; ++row) {
                if (const QString text = cellText("logTable", row, 3); !text.contains(u"answerdesk-extract"))
                    return text;
            }
            return QString();
        };
        QTest::ignoreMessage(QtWarningMsg, "something is slow");
        QTest::ignoreMessage(QtInfoMsg, "all is well");
        qCWarning(area::storage, "something is slow");
        qCInfo(area::http, "all is well");
        m_page->showTab(ServerPage::Log);
        QTRY_COMPARE(newest(), u"all is well"_s);
        QTest::ignoreMessage(QtCriticalMsg, "the disk is full");
        qCCritical(area::storage, "the disk is full");
        QTRY_COMPARE(newest(), u"the disk is full"_s);
        tests::checkPage(*m_page, "server-log");
        part<QComboBox>(u"logLevel"_s)->setCurrentIndex(2);
        QTRY_COMPARE(table("logTable")->model()->rowCount(), 1);
        part<QComboBox>(u"logLevel"_s)->setCurrentIndex(0);
        QTRY_VERIFY(table("logTable")->model()->rowCount() >= 3);
        click(u"logPause"_s);
        QTest::ignoreMessage(QtInfoMsg, "while it stands still");
        qCInfo(area::faqs, "while it stands still");
        QTRY_VERIFY(part<QPushButton>(u"logNews"_s)->isVisible());
        QCOMPARE(newest(), u"the disk is full"_s);
        click(u"logNews"_s);
        QTRY_COMPARE(newest(), u"while it stands still"_s);
        part<QComboBox>(u"logLevel"_s)->setCurrentIndex(2);
        QTRY_COMPARE(table("logTable")->model()->rowCount(), 1);
        exportAll(u"log.json"_s);
        QVERIFY2(m_exported.contains("\"the disk is full\"") && !m_exported.contains("all is well"),
            m_exported.constData());
        part<QLineEdit>(u"logSearch"_s)->setText(u"nothing like it"_s);
        QTRY_VERIFY(!table("logTable")->isVisible());
    }

    void theDataFolderIsCopied()
    {
        auto *copy = part<QPushButton>(u"serverCopyFolder"_s);
        QTRY_VERIFY(copy->isEnabled());
        click(u"serverCopyFolder"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_server->dataFolder());
        QVERIFY(part<QPushButton>(u"serverOpenFolder"_s)->isEnabled());
    }

    void everyFigureIsListedAndReadAgain()
    {
        m_page->showTab(ServerPage::Metrics);
        QTRY_VERIFY(table("metricsTable")->model()->rowCount() > 30);
        tests::checkPage(*m_page, "server-metrics");
        const auto shown = [this](const QString &filter) {
            part<QLineEdit>(u"metricsSearch"_s)->setText(filter);
            return table("metricsTable")->model()->rowCount();
        };
        QCOMPARE(shown(u"process_resident_memory"_s), 1);
        QCOMPARE(cellText("metricsTable", 0, 0), u"process_resident_memory_bytes"_s);
        QVERIFY2(cellText("metricsTable", 0, 2).endsWith(u" MB"), qPrintable(cellText("metricsTable", 0, 2)));
        // F5 counts the requests of the look before; they have a rate as soon as there are two looks.
        QVERIFY(shown(u"http_requests_total"_s) > 0);
        m_page->refresh();
        QTRY_VERIFY(cellText("metricsTable", 0, 3) != kNoValue);
        shown(u"process_resident_memory"_s);
        exportAll(u"metrics.csv"_s);
        QVERIFY(m_exported.startsWith("name,labels,type,value,mean,a_second,help"));
        QVERIFY(m_exported.contains("\"process_resident_memory_bytes\""));
        QCOMPARE(m_exported.count('\n'), 2); // what the filter leaves
        QCOMPARE(shown(u"nothing is called so"_s), 0);
        QVERIFY(!part<QAction>(u"listExport"_s)->isEnabled());
        QVERIFY(!table("metricsTable")->isVisible());
        part<QLineEdit>(u"metricsSearch"_s)->clear();
        QVERIFY(table("metricsTable")->isVisible());
    }

    void aBackupIsMadeShownAndDeleted()
    {
        m_page->showTab(ServerPage::Backup);
        QTRY_COMPARE(noteOf(u"lastBackup"_s), u"No backup exists."_s);
        click(u"backUpNow"_s);
        QTRY_COMPARE(m_toasts->size(), 1);
        QVERIFY(m_toasts->first().first().value<ToastText>().text.startsWith(u"Backup created"_s));
        QTRY_COMPARE(table("backupsTable")->model()->rowCount(), 1);
        QCOMPARE(cellText("backupsTable", 0, 2), u"Verified"_s);
        QCOMPARE(QDir(m_server->dataFolder() + u"/backups"_s).entryList(QDir::Files).size(), 1);
        QVERIFY(!part<QPushButton>(u"backupDelete"_s)->isEnabled()); // none is chosen
        table("backupsTable")->setCurrentIndex(table("backupsTable")->model()->index(0, 0));
        click(u"checkDatabase"_s);
        QTRY_VERIFY(noteOf(u"integrityText"_s).startsWith(u"No problems found."_s));
        tests::checkPage(*m_page, "server-backup");
        click(u"backupDelete"_s);
        press(u"Delete backup"_s);
        QTRY_COMPARE(table("backupsTable")->model()->rowCount(), 0);
        QCOMPARE(QDir(m_server->dataFolder() + u"/backups"_s).entryList(QDir::Files).size(), 0);
    }

    void restoringAsksForTheNameAndThenStopsRestoresAndStarts()
    {
        m_page->showTab(ServerPage::Backup);
        QTRY_COMPARE(noteOf(u"lastBackup"_s), u"No backup exists."_s);
        click(u"backUpNow"_s);
        QTRY_COMPARE(m_toasts->size(), 1);
        table("backupsTable")->setCurrentIndex(table("backupsTable")->model()->index(0, 0));
        click(u"backupRestore"_s);
        QVERIFY(dialog());
        const QString file = cellText("backupsTable", 0, 0);
        dialog()->findChild<QLineEdit *>()->setText(
            QString(file).remove(u"answerdesk-"_s).remove(u".sqlite"_s));
        press(u"Restore backup"_s);
        QTRY_VERIFY(m_care->m_file.endsWith(file));
        QCOMPARE(m_connector->m_starts, 0);
        QVERIFY(!m_connector->client());
        emit m_care->restored(u"/data/answerdesk.sqlite.before"_s);
        QCOMPARE(m_connector->m_starts, 1);
        QVERIFY(m_toasts->last().first().value<ToastText>().text.contains(u".before"_s));
    }

    void nothingIsRestoredOnceAnotherServerIsOpened()
    {
        m_page->showTab(ServerPage::Backup);
        click(u"backUpNow"_s);
        QTRY_COMPARE(m_toasts->size(), 1);
        table("backupsTable")->setCurrentIndex(table("backupsTable")->model()->index(0, 0));
        const QString file = cellText("backupsTable", 0, 0);
        m_connector->m_closesLater = true;
        click(u"backupRestore"_s);
        dialog()->findChild<QLineEdit *>()->setText(
            QString(file).remove(u"answerdesk-"_s).remove(u".sqlite"_s));
        press(u"Restore backup"_s);
        QTRY_VERIFY(!m_connector->client());
        m_connector->m_status.state = ConnectionStatus::Opening; // another one, while the local one drains
        emit m_connector->statusChanged();
        emit m_connector->closed(); // much later, of that one
        QVERIFY(m_care->m_file.isEmpty());
        QCOMPARE(m_connector->m_starts, 0);
    }

    void withoutAServerItsSettingsAreChangedHere()
    {
        m_connector->m_client = nullptr;
        m_page->setSession(nullptr, {});
        m_page->showTab(ServerPage::Settings);
        QVERIFY(m_care->m_reads > 0);
        api::ServerSetting listen;
        listen.name = u"listen"_s;
        listen.isSet = true;
        listen.value = u"127.0.0.1:80"_s; // it would not start
        listen.source = api::SettingSource::File;
        emit m_care->settingsRead({{listen}});
        QCOMPARE(cellText("serverSettingsTable", 0, 1), u"127.0.0.1:80"_s);
        table("serverSettingsTable")->setCurrentIndex(table("serverSettingsTable")->model()->index(0, 0));
        click(u"serverSettingChange"_s);
        dialog()->findChild<QLineEdit *>(u"settingValue"_s)->setText(u"127.0.0.1:8420"_s);
        const int reads = m_care->m_reads;
        press(u"Save setting"_s);
        QCOMPARE(m_care->m_saved, (QMap<QString, QString>{{u"listen"_s, u"127.0.0.1:8420"_s}}));
        QVERIFY(m_toasts->last().first().value<ToastText>().text.contains(u"when the server starts"_s));
        QCOMPARE(m_care->m_reads, reads + 1);
        tests::checkPage(*m_page, "server-resting-settings");
    }

    void withoutAServerABackupIsRestored()
    {
        m_connector->m_client = nullptr;
        m_page->setSession(nullptr, {});
        m_page->showTab(ServerPage::Backup);
        QVERIFY(!part<QPushButton>(u"backUpNow"_s)->isVisible());
        tests::checkPage(*m_page, "server-resting-backup");
        click(u"backupRestoreFile"_s);
        auto *files = m_page->window()->findChild<QFileDialog *>();
        QVERIFY(files);
        emit files->fileSelected(u"/data/backups/answerdesk-7.sqlite"_s);
        files->close();
        dialog()->findChild<QLineEdit *>()->setText(u"answerdesk-7.sqlite"_s);
        press(u"Restore backup"_s);
        QCOMPARE(m_care->m_file, u"/data/backups/answerdesk-7.sqlite"_s);
        QCOMPARE(m_connector->m_starts, 0);
        emit m_care->restored(u"/data/answerdesk.sqlite.before"_s);
        QCOMPARE(m_connector->m_starts, 1);
    }

    void offlineNothingIsBegun()
    {
        QTRY_VERIFY(said().startsWith(u"Version "_s));
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!part<QPushButton>(u"backUpNow"_s)->isEnabled());
        QCOMPARE(part<QPushButton>(u"backUpNow"_s)->toolTip(), u"The server does not answer."_s);
        m_page->setOffline(false, {});
        QVERIFY(part<QPushButton>(u"backUpNow"_s)->isEnabled());
    }
};

QTEST_MAIN(TestServerPage)
#include "tst_server_page.moc"
