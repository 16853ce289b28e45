// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/app/window/main_window.h"
#include "console/connection/server_connection.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/settings/form/section_list.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

/// One person's console on a server.
struct Seat {
    explicit Seat(const QString &file)
        : settings(file, QSettings::IniFormat)
    {
    }
    SystemClock clock;
    QSettings settings;
    std::unique_ptr<Appearance> appearance;
    std::unique_ptr<ProfileStore> profiles;
    std::unique_ptr<ServerConnection> connection;
    std::unique_ptr<MainWindow> window;

    void open(const QUrl &server, const QString &email, const char *password)
    {
        appearance = std::make_unique<Appearance>(*qApp, settings);
        profiles = std::make_unique<ProfileStore>(settings);
        connection
            = std::make_unique<ServerConnection>(*profiles, nullptr, std::make_unique<SessionCredentials>());
        connection->setHeartbeat(50);
        window = std::make_unique<MainWindow>(*connection, settings, *appearance);
        window->addPage(new KeysPage(clock));
        window->addPage(new SettingsPage(clock));
        connection->connectTo({server, email, Secret(password), {}});
        QTRY_VERIFY(connection->client());
        window->resize(1280, 800);
        window->show();
    }
    SettingsPage &page() const { return *static_cast<SettingsPage *>(window->page(u"settings"_s)); }
    /// The key of the company that is shown.
    QString company() const { return settings.value(u"company/"_s + connection->status().id).toString(); }
    bool says(const QString &text) const
    {
        for (const QLabel *label : window->findChildren<QLabel *>()) {
            const auto *paragraph = qobject_cast<const Paragraph *>(label);
            if (label->isVisible() && (paragraph ? paragraph->plain() : label->text()).contains(text))
                return true;
        }
        return false;
    }
    TaskDialog *dialog() const
    {
        for (TaskDialog *each : window->findChildren<TaskDialog *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    /// Chooses a company in the list and deletes it as a person does.
    void remove(const QString &name) const
    {
        window->openPage(u"settings"_s, {});
        page().showSection(Section::Companies);
        auto *table = page().findChild<DataTable *>(u"companiesTable"_s);
        const auto rowOf = [&] {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                if (table->model()->index(row, 0).data(kCellRole).value<Cell>().text == name)
                    return row;
            }
            return -1;
        };
        QTRY_VERIFY(rowOf() >= 0);
        table->setCurrentIndex(table->model()->index(rowOf(), 0));
        auto *action = page().findChild<QAction *>(u"companyDelete"_s);
        QTRY_VERIFY(action->isEnabled());
        action->trigger();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QLineEdit *>()->setText(name);
        QVERIFY(tests::click(tests::buttonNamed(dialog(), u"Delete company"_s)));
    }
};

} // namespace

/// A company that is deleted in one console, and another console that has it open.
class TestCompanyDeleted : public QObject
{
    Q_OBJECT
    static constexpr char kPassword[] = "correct horse battery";
    QTemporaryDir m_home;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<Seat> m_mine, m_theirs;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void init()
    {
        m_server = std::make_unique<test::TestServer>();
        m_server->makeCompany(u"alpen"_s, {{u"name"_s, u"Alpen"_s}});
        m_server->makeCompany(u"boots"_s, {{u"name"_s, u"Boots"_s}});
        const auto put = [&](const QString &email, accounts::Role role, const QStringList &sees) {
            QVERIFY(m_server->runtime().putAdmin(email, Secret(kPassword), role, sees));
        };
        put(u"op@shop.example"_s, accounts::Role::Operator, {});
        put(u"eva@shop.example"_s, accounts::Role::CompanyAdmin, {u"alpen"_s, u"boots"_s});
        m_mine = std::make_unique<Seat>(m_home.filePath(u"mine.ini"_s));
        m_theirs = std::make_unique<Seat>(m_home.filePath(u"theirs.ini"_s));
        m_mine->settings.clear();
        m_theirs->settings.clear();
        m_mine->open(m_server->admin(), u"op@shop.example"_s, kPassword);
        m_theirs->open(m_server->admin(), u"eva@shop.example"_s, kPassword);
        m_theirs->window->showPage(u"keys"_s);
        QTRY_COMPARE(m_mine->company(), u"alpen"_s);
        QTRY_COMPARE(m_theirs->company(), u"alpen"_s);
    }
    void cleanup()
    {
        m_mine->window->closeAtOnce();
        m_theirs->window->closeAtOnce();
        m_mine.reset();
        m_theirs.reset();
        m_server.reset();
    }

    void bothGoOnToAnotherOne()
    {
        m_mine->remove(u"Alpen"_s);
        QTRY_VERIFY(m_mine->says(u"“Alpen” was deleted"_s));
        QTRY_COMPARE(m_mine->company(), u"boots"_s);
        QTRY_VERIFY(m_mine->window->windowTitle().startsWith(u"Boots"));
        QCOMPARE(m_server->adminCall("GET", "/admin/v1/companies/alpen").status, 404);
        // Somebody else is told why it is another company now.
        QTRY_COMPARE(m_theirs->company(), u"boots"_s);
        QTRY_VERIFY(m_theirs->says(
            u"The company “alpen” no longer exists, or you have no access to it. Another company is shown."_s));
        QTRY_VERIFY(m_theirs->window->windowTitle().startsWith(u"Boots"));
        // Who deleted it knows.
        QVERIFY(!m_mine->says(u"no longer there"_s));
        QTRY_COMPARE(m_mine->connection->companies().size(), 1);
        auto *table = m_mine->page().findChild<DataTable *>(u"companiesTable"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
    }

    void anotherOneThanTheShownOneGoesQuietly()
    {
        m_mine->remove(u"Boots"_s);
        QTRY_VERIFY(m_mine->says(u"“Boots” was deleted"_s));
        QTRY_COMPARE(m_mine->connection->companies().size(), 1);
        QTRY_COMPARE(m_theirs->connection->companies().size(), 1);
        QCOMPARE(m_mine->company(), u"alpen"_s);
        QCOMPARE(m_theirs->company(), u"alpen"_s);
        QVERIFY(!m_theirs->says(u"no longer there"_s));
    }

    void afterTheLastOneThereIsNone()
    {
        m_mine->remove(u"Boots"_s);
        QTRY_COMPARE(m_mine->connection->companies().size(), 1);
        QTRY_COMPARE(m_mine->page().findChild<DataTable *>(u"companiesTable"_s)->model()->rowCount(), 1);
        m_mine->remove(u"Alpen"_s);
        QTRY_COMPARE(m_mine->connection->companies().size(), 0);
        QTRY_COMPARE(m_mine->window->windowTitle(), u"Answerdesk"_s);
        QTRY_VERIFY(m_mine->says(u"No companies yet"_s));
        QVERIFY(!m_mine->says(u"no longer there"_s));
        // The other one has none left and is signed out.
        QTRY_VERIFY(!m_theirs->connection->client());
    }
};

QTEST_MAIN(TestCompanyDeleted)
#include "tst_company_deleted.moc"
