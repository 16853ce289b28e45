// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/app/window/main_window.h"
#include "console/app/window/open_server_dialog.h"
#include "console/connection/server_connection.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::buttonNamed;

namespace {

/// Keeps what the window hands out.
class WitnessPage final : public Page
{
public:
    WitnessPage()
        : Page({u"witness"_s, PageInfo::Manage, u"Witness"_s, u"server"_s})
    {
    }
    bool needsCompany() const override { return false; }
    void setSession(client::ApiClient *given, const QString &companyKey) override
    {
        client = given;
        company = companyKey;
        ++sessions;
    }
    void refresh() override { }
    void setOffline(bool, const QString &) override { }

    QPointer<client::ApiClient> client;
    QString company;
    int sessions = 0;
};

} // namespace

/// A person goes from server to server, and back to the same one, with real servers and the real window.
/// After every step of the connection the pages hold its client.
class TestConsoleSwitching : public QObject
{
    Q_OBJECT
    static constexpr char kPassword[] = "correct horse battery";
    const QString m_mara = u"mara@shop.example"_s;
    const QString m_ole = u"ole@shop.example"_s;
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_first, m_second;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<ServerConnection> m_connection;
    std::unique_ptr<MainWindow> m_window;
    WitnessPage *m_witness = nullptr;
    QStringList m_strays; ///< steps after which a page held another client than the connection

    std::unique_ptr<test::TestServer> newServer(const QString &company) const
    {
        auto server = std::make_unique<test::TestServer>();
        server->makeCompany(company, {{u"name"_s, company}});
        for (const QString &email : {m_mara, m_ole}) {
            const auto made
                = server->runtime().putAdmin(email, Secret(kPassword), accounts::Role::Operator, {});
            [&made] { QVERIFY(made); }();
        }
        return server;
    }
    void watch(const char *step)
    {
        if (m_witness->client != m_connection->client())
            m_strays << QString::fromLatin1(step);
    }
    SignIn signInAt(const test::TestServer &server, const char *password = kPassword) const
    {
        return {server.admin(), m_mara, Secret(password), {}, false};
    }
    void open(const test::TestServer &server)
    {
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->connectTo(signInAt(server));
        QTRY_COMPARE(opened.size(), 1);
    }
    /// Makes a key as a person does; what it is called must be in the table afterwards.
    void createKey(const QString &name)
    {
        m_window->showPage(u"keys"_s);
        auto *page = m_window->findChild<KeysPage *>();
        page->createKey();
        QPointer dialog = page->window()->findChild<KeyDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"keyName"_s)->setText(name);
        QVERIFY(tests::click(buttonNamed(dialog, u"Create key"_s)));
        QPointer<KeyShownOnceDialog> once;
        QTRY_VERIFY(once = m_window->findChild<KeyShownOnceDialog *>());
        once->findChild<QCheckBox *>()->setChecked(true);
        QVERIFY(tests::click(buttonNamed(once, u"Done"_s)));
        QTRY_VERIFY(!once);
        QTRY_VERIFY(keys().contains(name));
    }
    QStringList keys() const
    {
        const auto *model = m_window->findChild<QTreeView *>(u"keysTable"_s)->model();
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data(kCellRole).value<Cell>().text;
        return names;
    }
    /// Sorted by name: the clock of the test server stands still, so keys have one creation time.
    static QStringList keysAt(test::TestServer &server, const QByteArray &company)
    {
        QStringList names;
        const auto body
            = json::parse(server.adminCall("GET", "/admin/v1/companies/" + company + "/keys").body);
        for (const json::Value &key : *body->find(u"items")->asArray())
            names << key.string(u"name");
        names.sort();
        return names;
    }
    static int sessionsAt(const test::TestServer &server)
    {
        return server.sql("SELECT COUNT(*) FROM admin_session").first().toInt();
    }
    static void endSessions(test::TestServer &server)
    {
        const auto admins = json::parse(server.adminCall("GET", "/admin/v1/admins").body);
        for (const json::Value &admin : *admins->find(u"items")->asArray())
            server.adminCall(
                "DELETE", "/admin/v1/admins/" + admin.string(u"admin_id").toLatin1() + "/sessions");
    }
    OpenServerDialog *openDialog()
    {
        m_window->openServerDialog();
        return m_window->findChild<OpenServerDialog *>();
    }
    void fill(OpenServerDialog *dialog, const test::TestServer &server, const QString &password) const
    {
        QVERIFY(tests::click(buttonNamed(dialog, u"Connect…"_s)));
        dialog->findChild<QLineEdit *>(u"serverAddress"_s)->setText(server.admin().toString());
        dialog->findChild<QLineEdit *>(u"serverEmail"_s)->setText(m_mara);
        dialog->findChild<QLineEdit *>(u"serverPassword"_s)->setText(password);
        QVERIFY(tests::click(buttonNamed(dialog, u"Connect"_s)));
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
        m_strays.clear();
        m_first = newServer(u"alpen"_s);
        m_second = newServer(u"boots"_s);
        m_profiles = std::make_unique<ProfileStore>(*m_settings);
        m_connection = std::make_unique<ServerConnection>(
            *m_profiles, nullptr, std::make_unique<SessionCredentials>());
        m_window = std::make_unique<MainWindow>(*m_connection, *m_settings, *m_appearance);
        m_witness = new WitnessPage;
        m_window->addPage(m_witness);
        m_window->addPage(new KeysPage(m_first->clock()));
        m_window->addPage(new SettingsPage(m_first->clock()));
        const auto watching = [this](const char *step) { return [this, step] { watch(step); }; };
        connect(m_connection.get(), &Connector::statusChanged, this, watching("statusChanged"));
        connect(m_connection.get(), &Connector::opened, this, watching("opened"));
        connect(m_connection.get(), &Connector::closed, this, watching("closed"));
        connect(m_connection.get(), &Connector::companiesChanged, this, watching("companiesChanged"));
        connect(m_connection.get(), &Connector::failed, this, watching("failed"));
        open(*m_first); // no start dialog then
        m_window->showPage(u"keys"_s);
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
    }
    void cleanup()
    {
        QCOMPARE(m_strays, QStringList());
        m_window->closeAtOnce();
        m_window.reset();
        m_connection.reset();
        m_second.reset();
        m_first.reset();
    }

    void theSameServerTwiceThenAKey()
    {
        createKey(u"Before"_s);
        const QPointer before = m_connection->client();
        open(*m_first);
        QVERIFY(m_connection->client() != before);
        QCOMPARE(m_witness->client.data(), m_connection->client());
        QCOMPARE(m_witness->company, u"alpen"_s);
        createKey(u"After"_s);
        QCOMPARE(keysAt(*m_first, "alpen"), QStringList({u"After"_s, u"Before"_s}));
        QTRY_VERIFY(!before); // with its session
        QTRY_COMPARE(sessionsAt(*m_first), 1);
    }

    void theSameServerByTheListOfRecentOnes()
    {
        auto *dialog = openDialog();
        QTest::keyClick(dialog->findChild<QTreeView *>(), Qt::Key_Return);
        auto *password = dialog->findChild<QLineEdit *>(u"serverPassword"_s);
        QVERIFY(password->isVisible() && !password->property("invalid").toBool());
        QTest::keyClicks(password, QString::fromLatin1(kPassword));
        const QPointer closing = dialog;
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_VERIFY(!closing);
        createKey(u"After"_s);
    }

    void aWrongPasswordElsewhereThenWorkingOn()
    {
        const QPointer before = m_connection->client();
        const QPointer dialog = openDialog();
        fill(dialog, *m_second, u"wrong"_s);
        auto *password = dialog->findChild<QLineEdit *>(u"serverPassword"_s);
        QTRY_VERIFY(password->isVisible());
        QVERIFY(password->accessibleDescription().contains(u"INVALID_CREDENTIALS"_s));
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QCOMPARE(m_connection->client(), before.data());
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(m_connection->status().address, m_first->admin().authority());
        createKey(u"Storefront"_s);
        QCOMPARE(keysAt(*m_first, "alpen"), QStringList{u"Storefront"_s});
        QCOMPARE(sessionsAt(*m_second), 0);
        // With the right one the other server takes its place.
        open(*m_second);
        QCOMPARE(m_witness->company, u"boots"_s);
        createKey(u"Backend"_s);
        QCOMPARE(keysAt(*m_second, "boots"), QStringList{u"Backend"_s});
        QCOMPARE(keysAt(*m_first, "alpen"), QStringList{u"Storefront"_s});
        QTRY_COMPARE(sessionsAt(*m_first), 0);
    }

    void theFormerServerGoesWhileAnotherIsTried()
    {
        m_connection->setHeartbeat(20);
        const SignIn there = signInAt(*m_second);
        m_second->stop();
        m_connection->connectTo(there); // nothing answers
        m_first->stop();
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Offline);
        QTRY_VERIFY(m_connection->openingName().isEmpty());
        QVERIFY(m_connection->client()); // the page keeps what it shows
        QVERIFY(m_window->findChild<QWidget *>(u"offlineBanner"_s)->isVisible());
        m_second->restart();
        open(*m_second);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QVERIFY(!m_window->findChild<QWidget *>(u"offlineBanner"_s)->isVisible());
        createKey(u"Storefront"_s);
        m_first->restart();
    }

    void anotherAccountOfTheSameServer()
    {
        const QString place = m_connection->client()->place();
        SignIn ole = signInAt(*m_first);
        ole.email = m_ole;
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->connectTo(ole);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(m_connection->client()->place() != place); // drafts of one account are not those of another
        createKey(u"Storefront"_s);
        const auto key = json::parse(m_first->adminCall("GET", "/admin/v1/companies/alpen/keys").body);
        QCOMPARE(key->find(u"items")->asArray()->front().string(u"created_by"), u"ole@shop.example"_s);
        QTRY_COMPARE(sessionsAt(*m_first), 1);
    }

    void anEndedSessionThenTheSameServerAgain()
    {
        m_window->findChild<KeysPage *>()->createKey();
        const QPointer dialog = m_window->findChild<KeyDialog *>();
        dialog->findChild<QLineEdit *>(u"keyName"_s)->setText(u"Storefront"_s);
        endSessions(*m_first);
        m_connection->setHeartbeat(20);
        const auto again = [this] { return m_window->findChild<OpenServerDialog *>(); };
        QTRY_VERIFY(again());
        QVERIFY(!m_connection->client());
        QVERIFY(dialog && !buttonNamed(dialog, u"Create key"_s)->isEnabled()); // it has no server now
        auto *password = again()->findChild<QLineEdit *>(u"serverPassword"_s);
        QVERIFY(password->accessibleDescription().contains(u"INVALID_SESSION"_s));
        QCOMPARE(again()->findChild<QLineEdit *>(u"serverAddress"_s)->text(), m_first->admin().toString());
        password->setText(QString::fromLatin1(kPassword));
        QVERIFY(tests::click(buttonNamed(again(), u"Connect"_s)));
        QTRY_VERIFY(!again());
        QCOMPARE(dialog->findChild<QLineEdit *>(u"keyName"_s)->text(), u"Storefront"_s);
        QVERIFY(tests::click(buttonNamed(dialog, u"Create key"_s)));
        QTRY_VERIFY(m_window->findChild<KeyShownOnceDialog *>());
        QCOMPARE(keysAt(*m_first, "alpen"), QStringList{u"Storefront"_s});
    }

    void anEndedSessionWhileAnotherServerIsTried()
    {
        endSessions(*m_first);
        QSignalSpy lost(m_connection.get(), &Connector::lost);
        QSignalSpy failed(m_connection.get(), &Connector::failed);
        const QPointer dialog = openDialog();
        m_connection->reloadCompanies(); // meets the ended session
        QTRY_COMPARE(lost.size(), 1);
        QVERIFY(!m_witness->client);
        QCOMPARE(failed.size(), 0);
        QVERIFY(m_window->findChild<QWidget *>(u"toast"_s)); // the dialog goes on with what it does
        QVERIFY(buttonNamed(dialog, u"Connect…"_s));
        fill(dialog, *m_second, QString::fromLatin1(kPassword));
        QTRY_VERIFY(!dialog);
        createKey(u"Storefront"_s);
        QCOMPARE(keysAt(*m_second, "boots"), QStringList{u"Storefront"_s});
    }

    void anUnsavedChangeStaysWithItsServer()
    {
        m_window->openPage(u"settings"_s, {});
        auto *access = m_window->page(u"settings"_s)->findChild<QCheckBox *>(u"setting_api_access"_s);
        QTRY_VERIFY(access->isVisible() && access->isEnabled() && access->isChecked());
        access->click();
        QVERIFY(!access->isChecked());
        open(*m_second);
        QTRY_VERIFY(access->isEnabled() && access->isChecked()); // that of the other server
        open(*m_first);
        QTRY_VERIFY(access->isEnabled() && !access->isChecked());
        open(*m_first); // the same one again takes nothing away either
        QTRY_VERIFY(access->isEnabled() && !access->isChecked());
    }

    void aPageAddedLaterHasTheClientToo()
    {
        auto *late = new WitnessPage;
        m_window->addPage(late);
        QCOMPARE(late->client.data(), m_connection->client());
        QCOMPARE(late->company, u"alpen"_s);
    }
};

QTEST_MAIN(TestConsoleSwitching)
#include "tst_console_switching.moc"
