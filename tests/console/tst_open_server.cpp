// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/main_window.h"
#include "console/app/window/open_server_dialog.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "tests/console/click.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::buttonNamed;
using tests::FakeConnector;
using tests::SampleShop;

namespace {

class CarePage final : public Page
{
public:
    CarePage()
        : Page({u"care"_s, PageInfo::Manage, u"Care"_s, u"server"_s})
    {
    }
    bool worksWithoutServer() const override { return true; }
    void setSession(client::ApiClient *given, const QString &) override
    {
        client = given;
        ++sessions;
    }
    QPointer<client::ApiClient> client;
    int sessions = 0;

    void refresh() override { }
    void setOffline(bool, const QString &) override { }
};

} // namespace

/// How a server is opened: the first thing that everybody sees.
class TestOpenServer final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void startDialogOffersTheDemoOnTheFirstRun();
    void aWrongPasswordStandsBesideItsField();
    void aPasswordThatIsNotKeptIsAskedFor();
    void whatIsRememberedIsChangedWithoutSigningIn();
    void anEndedSessionAsksForThePassword();
    void anAddressThatIsNoneIsNotSent();
    void enterOpensTheMostRecentServer();
    void enterAsksForThePasswordWithoutScolding();
    void cancelGivesTheOpeningUp();
    void cancelKeepsWhatWasTyped();
    void closingTheDialogGivesTheOpeningUp();
    void aFailedSignInLeavesThePagesInUse();
    void everyOpeningHandsOutItsClient();
    void aDialogIsFreeWhenItsServerIsOpenedAgain();
    void aDialogRestsWhileItsServerIsClosed();
    void aDialogDoesNotActOnAnotherServer();
    void aCompanyThatIsGoneIsSaid();
    void aCompanyMadeElsewhereIsReadBeforeItIsShown();
    void aPageThatWorksWithoutAServerIsThere();

private:
    KeyDialog *newKey();
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<FakeConnector> m_connector;
    std::unique_ptr<MainWindow> m_window;
};

void TestOpenServer::init()
{
    m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
    m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    m_shop = std::make_unique<SampleShop>();
    m_connector = std::make_unique<FakeConnector>();
    m_window = std::make_unique<MainWindow>(*m_connector, *m_settings, *m_appearance);
    m_window->addPage(new KeysPage(m_shop->clock));
}

void TestOpenServer::cleanup()
{
    m_window.reset();
    m_connector.reset();
    m_shop.reset();
    m_appearance.reset();
    m_settings->clear();
}

void TestOpenServer::startDialogOffersTheDemoOnTheFirstRun()
{
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QVERIFY(dialog.findChild<QCheckBox *>()->isChecked());
    buttonNamed(&dialog, u"Start local server"_s)->click();
    QCOMPARE(m_connector->calls, QStringList{u"local demo"_s});
    m_connector->openOn(m_shop->server.url());
    QVERIFY(!dialog.isVisible());
}

void TestOpenServer::aWrongPasswordStandsBesideItsField()
{
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    buttonNamed(&dialog, u"Connect…"_s)->click();
    auto *address = dialog.findChild<QLineEdit *>(u"serverAddress"_s);
    auto *password = dialog.findChild<QLineEdit *>(u"serverPassword"_s);
    address->setText(u"answers.example:8421"_s);
    dialog.findChild<QLineEdit *>(u"serverName"_s)->setText(u" Our  shop "_s);
    dialog.findChild<QLineEdit *>(u"serverEmail"_s)->setText(u"mara@example.com"_s);
    password->setText(u"sécret"_s);
    QTest::keyClick(password, Qt::Key_Return);
    QCOMPARE(m_connector->calls, QStringList{u"connect http://answers.example:8421 mara@example.com"_s});
    QCOMPARE(m_connector->passwordSeen, u"sécret"_s);
    QCOMPARE(m_connector->nameSeen, u"Our shop"_s);
    QVERIFY(m_connector->keepsPassword);
    m_connector->refuse(
        Fault::of(u"The server did not let you in."_s, Error::make(ErrorCode::InvalidCredentials)),
        Connector::Field::Password);
    QVERIFY(password->isVisible());
    QVERIFY(password->property("invalid").toBool());
    QVERIFY(password->accessibleDescription().contains(u"is incorrect"));
    QCOMPARE(address->text(), u"answers.example:8421"_s); // nothing typed is lost
}

void TestOpenServer::aPasswordThatIsNotKeptIsAskedFor()
{
    const QUrl url(u"https://answers.example:8421"_s);
    m_connector->addRecent(
        {u"kept"_s, u"Our shop"_s, url, u"mara@example.com"_s, QDateTime::currentDateTimeUtc(), false, true});
    m_connector->addRecent({u"asks"_s, u"answers.example:8421"_s, url, u"ole@example.com"_s,
        QDateTime::currentDateTimeUtc(), false, false});
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    auto *list = dialog.findChild<QTreeView *>();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_connector->calls, QStringList{u"recent kept"_s});
    // The keychain has lost it: the form is there, filled.
    m_connector->refuse(
        {u"Our shop was not opened."_s, u"Why."_s, {}, {}, {}, 0, {}}, Connector::Field::Password);
    auto *email = dialog.findChild<QLineEdit *>(u"serverEmail"_s);
    auto *name = dialog.findChild<QLineEdit *>(u"serverName"_s);
    auto *keep = dialog.findChildren<QCheckBox *>().last();
    QVERIFY(email->isVisible());
    QCOMPARE(email->text(), u"mara@example.com"_s);
    QCOMPARE(name->text(), u"Our shop"_s);
    QVERIFY(keep->isChecked());
    buttonNamed(&dialog, u"Back"_s)->click();
    // This one never had it kept, and is called as its address: F2 changes what is remembered of it.
    QApplication::setActiveWindow(&dialog);
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_F2);
    QVERIFY(email->isVisible());
    QCOMPARE(email->text(), u"ole@example.com"_s);
    QVERIFY(name->text().isEmpty());
    QVERIFY(!keep->isChecked());
    QCOMPARE(m_connector->calls.size(), 1);
}

void TestOpenServer::whatIsRememberedIsChangedWithoutSigningIn()
{
    m_connector->addRecent({u"kept"_s, u"Our shop"_s, QUrl(u"https://answers.example:8421"_s),
        u"mara@example.com"_s, QDateTime::currentDateTimeUtc(), false, true});
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QApplication::setActiveWindow(&dialog);
    auto *list = dialog.findChild<QTreeView *>();
    auto *name = dialog.findChild<QLineEdit *>(u"serverName"_s);
    auto *email = dialog.findChild<QLineEdit *>(u"serverEmail"_s);
    QTest::keyClick(list, Qt::Key_F2);
    QVERIFY(name->isVisible() && !buttonNamed(&dialog, u"Connect"_s));
    QCOMPARE(dialog.windowTitle(), u"Change server"_s);
    name->setText(u"Fjord"_s);
    QTest::keyClick(name, Qt::Key_Return);
    const QString changed = u"change kept https://answers.example:8421 mara@example.com"_s;
    QCOMPARE(m_connector->calls, QStringList{changed});
    QCOMPARE(m_connector->nameSeen, u"Fjord"_s);
    QVERIFY(list->isVisible());
    QCOMPARE(dialog.windowTitle(), u"Open a server"_s);

    // Its kept password opens it, when nothing else is typed.
    QTest::keyClick(list, Qt::Key_F2);
    buttonNamed(&dialog, u"Save and connect"_s)->click();
    QCOMPARE(m_connector->calls, QStringList({changed, changed, u"recent kept"_s}));
    m_connector->refuse(
        {u"Our shop was not opened."_s, u"Why."_s, {}, {}, {}, 0, {}}, Connector::Field::Password);
    auto *password = dialog.findChild<QLineEdit *>(u"serverPassword"_s);
    password->setText(u"typed"_s);
    buttonNamed(&dialog, u"Save and connect"_s)->click();
    QCOMPARE(m_connector->calls.last(), u"connect https://answers.example:8421 mara@example.com"_s);
    QCOMPARE(m_connector->passwordSeen, u"typed"_s);
    m_connector->refuse({u"No."_s, u"Why."_s, {}, {}, {}, 0, {}}, Connector::Field::Password);

    // What cannot be an account is not saved.
    email->clear();
    const qsizetype before = m_connector->calls.size();
    buttonNamed(&dialog, u"Save"_s)->click();
    QVERIFY(email->property("invalid").toBool());
    QCOMPARE(m_connector->calls.size(), before);
    buttonNamed(&dialog, u"Back"_s)->click();

    // Opening another one signs in as before.
    buttonNamed(&dialog, u"Connect…"_s)->click();
    QVERIFY(buttonNamed(&dialog, u"Connect"_s));
    QVERIFY(!buttonNamed(&dialog, u"Save"_s));
}

void TestOpenServer::anEndedSessionAsksForThePassword()
{
    m_connector->openOn(m_shop->server.url());
    m_window->show();
    m_connector->addRecent({u"1"_s, u"Fjord"_s, QUrl(u"http://answers.example:8421"_s), u"mara@example.com"_s,
        QDateTime::currentDateTimeUtc(), false, false});
    Fault fault = Fault::of(u"The session has ended."_s, Error::make(ErrorCode::InvalidSession));
    ToastText call = ToastText::of(fault);
    call.fault->requestId = u"req_7"_s;
    m_window->toast(call); // a page's call met it first
    m_connector->lose(m_connector->recent().first(), fault, Connector::Field::Password);
    QTRY_VERIFY(m_window->findChild<OpenServerDialog *>());
    auto *dialog = m_window->findChild<OpenServerDialog *>();
    QCOMPARE(dialog->findChild<QLineEdit *>(u"serverAddress"_s)->text(), u"http://answers.example:8421"_s);
    QCOMPARE(dialog->findChild<QLineEdit *>(u"serverEmail"_s)->text(), u"mara@example.com"_s);
    QVERIFY(dialog->findChild<QLineEdit *>(u"serverPassword"_s)
                ->accessibleDescription()
                .contains(u"INVALID_SESSION · req_7"_s));
    QVERIFY(!m_window->findChild<QWidget *>(u"toast"_s));
}

void TestOpenServer::anAddressThatIsNoneIsNotSent()
{
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    buttonNamed(&dialog, u"Connect…"_s)->click();
    dialog.findChild<QLineEdit *>(u"serverAddress"_s)->setText(u"ftp://answers.example"_s);
    buttonNamed(&dialog, u"Connect"_s)->click();
    QVERIFY(m_connector->calls.isEmpty());
    for (const char *name : {"serverAddress", "serverEmail", "serverPassword"})
        QVERIFY(dialog.findChild<QLineEdit *>(QLatin1String(name))->property("invalid").toBool());
}

void TestOpenServer::enterOpensTheMostRecentServer()
{
    m_connector->addRecent(
        {u"id7"_s, u"Local server"_s, {}, {}, QDateTime::currentDateTimeUtc(), true, true});
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QTest::keyClick(dialog.findChild<QTreeView *>(), Qt::Key_Return);
    QCOMPARE(m_connector->calls, QStringList{u"recent id7"_s});
}

void TestOpenServer::cancelGivesTheOpeningUp()
{
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    m_connector->beStarting(u"Preparing the database"_s);
    buttonNamed(&dialog, u"Cancel"_s)->click();
    QCOMPARE(m_connector->calls, QStringList{u"cancel"_s});
    QVERIFY(buttonNamed(&dialog, u"Start local server"_s));
}

void TestOpenServer::enterAsksForThePasswordWithoutScolding()
{
    m_connector->addRecent({u"asks"_s, u"Our shop"_s, QUrl(u"https://answers.example:8421"_s),
        u"mara@example.com"_s, QDateTime::currentDateTimeUtc(), false, false});
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QTest::keyClick(dialog.findChild<QTreeView *>(), Qt::Key_Return);
    const auto *password = dialog.findChild<QLineEdit *>(u"serverPassword"_s);
    QVERIFY(password->isVisible());
    QCOMPARE(dialog.focusWidget(), password);
    QVERIFY(!password->property("invalid").toBool());
    QVERIFY(m_connector->calls.isEmpty());
}

void TestOpenServer::cancelKeepsWhatWasTyped()
{
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    buttonNamed(&dialog, u"Connect…"_s)->click();
    auto *address = dialog.findChild<QLineEdit *>(u"serverAddress"_s);
    auto *password = dialog.findChild<QLineEdit *>(u"serverPassword"_s);
    address->setText(u"answers.example:8421"_s);
    dialog.findChild<QLineEdit *>(u"serverEmail"_s)->setText(u"mara@example.com"_s);
    password->setText(u"secret"_s);
    QTest::keyClick(password, Qt::Key_Return);
    QVERIFY(!password->isVisible());
    buttonNamed(&dialog, u"Cancel"_s)->click();
    QVERIFY(password->isVisible());
    QCOMPARE(address->text(), u"answers.example:8421"_s);
    QCOMPARE(password->text(), u"secret"_s);
    QTest::keyClick(password, Qt::Key_Return); // and it is sent again
    QCOMPARE(m_connector->calls.count(u"connect http://answers.example:8421 mara@example.com"_s), 2);
}

void TestOpenServer::closingTheDialogGivesTheOpeningUp()
{
    m_connector->openOn(m_shop->server.url());
    OpenServerDialog dialog(*m_connector, m_window.get());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QVERIFY(m_connector->calls.isEmpty()); // nothing was being opened
    dialog.open();
    buttonNamed(&dialog, u"Start local server"_s)->click();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(m_connector->calls, QStringList({u"local demo"_s, u"cancel"_s}));
    QVERIFY(m_connector->client());
}

void TestOpenServer::aFailedSignInLeavesThePagesInUse()
{
    m_window->showPage(u"keys"_s);
    m_connector->openOn(m_shop->server.url());
    m_window->show();
    auto *table = m_window->findChild<QTreeView *>(u"keysTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 9);
    m_window->openServerDialog();
    const QPointer dialog = m_window->findChild<OpenServerDialog *>();
    const auto *note = dialog->findChild<Paragraph *>(u"staysOpen"_s);
    QVERIFY(note->isVisible());
    QCOMPARE(note->plain(), u"“Local server” stays open until another server answers."_s);
    buttonNamed(dialog, u"Connect…"_s)->click();
    dialog->findChild<QLineEdit *>(u"serverAddress"_s)->setText(u"answers.example:8421"_s);
    dialog->findChild<QLineEdit *>(u"serverEmail"_s)->setText(u"mara@example.com"_s);
    auto *password = dialog->findChild<QLineEdit *>(u"serverPassword"_s);
    password->setText(u"wrong"_s);
    QTest::keyClick(password, Qt::Key_Return);
    QCOMPARE(table->model()->rowCount(), 9);
    m_connector->refuse(
        Fault::of(u"The server did not let you in."_s, Error::make(ErrorCode::InvalidCredentials)),
        Connector::Field::Password);
    QVERIFY(password->isVisible() && password->property("invalid").toBool());
    QVERIFY(note->isVisible());
    QCOMPARE(m_connector->status().state, ConnectionStatus::Online);
    dialog->reject();
    QTRY_VERIFY(!dialog);
    QVERIFY(m_window->findChild<KeysPage *>()->isVisible());
    QCOMPARE(table->model()->rowCount(), 9);
    const int before = m_shop->server.count("GET /admin/v1/companies/northwind/keys");
    m_window->findChild<KeysPage *>()->refresh();
    QTRY_COMPARE(m_shop->server.count("GET /admin/v1/companies/northwind/keys"), before + 1);
}

void TestOpenServer::everyOpeningHandsOutItsClient()
{
    auto *care = new CarePage;
    m_window->addPage(care);
    QVERIFY(!care->client);
    m_connector->openOn(m_shop->server.url());
    QCOMPARE(care->client.data(), m_connector->client());
    const QPointer before = m_connector->client();
    m_connector->openOn(m_shop->server.url()); // the same server and the same company
    QVERIFY(before != m_connector->client());
    QCOMPARE(care->client.data(), m_connector->client());
    const int sessions = care->sessions;
    m_connector->setOffline(true); // the same client: nothing that is shown goes
    m_connector->setOffline(false);
    m_connector->beStarting(u"Preparing the database"_s);
    m_connector->cancel();
    QCOMPARE(care->sessions, sessions);
    m_connector->setCompanies({{u"fjord"_s, u"Fjord & Sons"_s, u"us"_s}});
    QCOMPARE(care->sessions, sessions + 1);
    m_connector->close();
    QVERIFY(!care->client);
    QCOMPARE(care->sessions, sessions + 2);
    QTRY_VERIFY(!before);
}

void TestOpenServer::aDialogIsFreeWhenItsServerIsOpenedAgain()
{
    constexpr char kCreate[] = "POST /admin/v1/companies/northwind/keys";
    QPointer dialog = newKey();
    auto *act = buttonNamed(dialog, u"Create key"_s);
    m_shop->server.answer(kCreate, {.hold = true});
    act->click();
    QTRY_COMPARE(m_shop->server.heldCount(), 1);
    QVERIFY(!act->isEnabled());
    m_connector->openOn(m_shop->server.url()); // the answer goes to the earlier client
    QVERIFY(act->isEnabled());
    QCOMPARE(dialog->findChild<QLineEdit *>()->text(), u"Storefront"_s);
    act->click();
    QTRY_COMPARE(m_shop->server.count(kCreate), 2);
}

KeyDialog *TestOpenServer::newKey()
{
    m_window->showPage(u"keys"_s);
    m_connector->openOn(m_shop->server.url());
    m_window->show();
    auto *page = m_window->findChild<KeysPage *>();
    page->createKey();
    auto *dialog = m_window->findChild<KeyDialog *>();
    dialog->findChild<QLineEdit *>()->setText(u"Storefront"_s);
    return dialog;
}

void TestOpenServer::aDialogRestsWhileItsServerIsClosed()
{
    constexpr char kCreate[] = "POST /admin/v1/companies/northwind/keys";
    QPointer dialog = newKey();
    auto *name = dialog->findChild<QLineEdit *>();
    auto *act = buttonNamed(dialog, u"Create key"_s);
    m_shop->server.answer(kCreate, {.hold = true}); // under way when the session ends
    act->click();
    QTRY_COMPARE(m_shop->server.heldCount(), 1);
    QVERIFY(!name->isEnabled());
    m_connector->close();
    QVERIFY(dialog && dialog->isVisible() && name->isEnabled());
    QVERIFY(!act->isEnabled());
    name->setText(u"Storefront backend"_s); // its own rules do not wake it
    QVERIFY(!act->isEnabled());
    QTest::keyClick(name, Qt::Key_Return);
    m_connector->openOn(m_shop->server.url());
    QVERIFY(act->isEnabled());
    QCOMPARE(name->text(), u"Storefront backend"_s);
    const qsizetype before = m_shop->server.count(kCreate);
    act->click();
    QTRY_COMPARE(m_shop->server.count(kCreate), before + 1);
    QVERIFY(m_shop->server.last(kCreate).body.contains("Storefront backend"));
}

void TestOpenServer::aDialogDoesNotActOnAnotherServer()
{
    QPointer dialog = newKey();
    auto *act = buttonNamed(dialog, u"Create key"_s);
    m_connector->close();
    m_connector->serverId = u"other"_s;
    m_connector->openOn(m_shop->server.url());
    QVERIFY(!act->isEnabled());
    m_connector->close();
    m_connector->serverId = u"local"_s;
    m_connector->openOn(m_shop->server.url());
    QVERIFY(act->isEnabled());
    // Its company is not the one of the window any more.
    m_connector->setCompanies({{u"fjord"_s, u"Fjord & Sons"_s, u"us"_s}});
    QVERIFY(!act->isEnabled());
    QVERIFY(dialog->isVisible());
}

void TestOpenServer::aCompanyThatIsGoneIsSaid()
{
    m_window->showPage(u"keys"_s);
    m_connector->openOn(m_shop->server.url());
    m_window->show();
    QVERIFY(m_window->windowTitle().startsWith(u"Northwind"_s));
    QVERIFY(!m_window->findChild<QWidget *>(u"toast"_s));
    m_connector->setCompanies({{u"fjord"_s, u"Fjord & Sons"_s, u"us"_s}});
    QVERIFY(m_window->windowTitle().startsWith(u"Fjord"_s));
    auto *toast = m_window->findChild<QWidget *>(u"toast"_s);
    QVERIFY(toast);
    QVERIFY(toast->accessibleName().contains(u"northwind"_s));
}

void TestOpenServer::aCompanyMadeElsewhereIsReadBeforeItIsShown()
{
    m_window->showPage(u"keys"_s);
    m_connector->openOn(m_shop->server.url());
    emit m_window->findChild<KeysPage *>()->companyWanted(u"new"_s);
    QTRY_VERIFY(m_connector->calls.contains(u"reload"_s));
    QVERIFY(m_window->windowTitle().startsWith(u"Northwind"_s)); // not another one meanwhile
    m_connector->setCompanies(
        {{u"northwind"_s, u"Northwind Outdoor"_s, u"eu"_s}, {u"new"_s, u"New shop"_s, u"eu"_s}});
    QVERIFY(m_window->windowTitle().startsWith(u"New shop"_s));
    QVERIFY(!m_window->findChild<QWidget *>(u"toast"_s));
}

void TestOpenServer::aPageThatWorksWithoutAServerIsThere()
{
    auto *care = new CarePage;
    m_window->addPage(care);
    m_window->showPage(u"care"_s);
    QVERIFY(care->isVisibleTo(m_window.get()));
    m_window->showPage(u"keys"_s);
    QVERIFY(!m_window->findChild<KeysPage *>()->isVisibleTo(m_window.get()));
}

QTEST_MAIN(TestOpenServer)
#include "tst_open_server.moc"
