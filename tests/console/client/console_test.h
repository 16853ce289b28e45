// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/page.h"
#include "console/app/window/appearance.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/toast.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/support/fake_site.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

namespace answerdesk::tests {

/// A page of the console on the real server with the company "shop", in the hands of a test. What fails in it
/// fails the test that calls it.
template <typename Shown>
class ConsoleTest
{
protected:
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<console::Appearance> m_appearance;
    std::unique_ptr<test::FakeSite> m_site; ///< where a test has one
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<Shown> m_page;
    std::unique_ptr<QSignalSpy> m_toasts;

    /// English and the look of the console, once for all tests of the program.
    void prepare()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings
            = std::make_unique<QSettings>(m_home.filePath(QStringLiteral("c.ini")), QSettings::IniFormat);
        m_appearance = std::make_unique<console::Appearance>(*qApp, *m_settings);
    }
    /// The server with the company.
    void serve(const json::Object &company = {}, const test::TestServerOptions &options = {})
    {
        m_server = std::make_unique<test::TestServer>(options);
        m_server->makeCompany(QStringLiteral("shop"), company);
    }
    /// A client that may do everything.
    void signIn()
    {
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setPublicAddresses(m_server->base(), m_server->app());
        m_client->setToken(m_server->adminToken());
    }
    template <typename... Further>
    void makePage(Further &&...further)
    {
        m_page = std::make_unique<Shown>(m_server->clock(), std::forward<Further>(further)...);
        m_toasts = std::make_unique<QSignalSpy>(m_page.get(), &console::Page::toastWanted);
        m_page->resize(1056, 760);
    }
    /// The page with its session, in the active window: shortcuts and the focus need it.
    void show()
    {
        m_page->setSession(m_client.get(), QStringLiteral("shop"));
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
    }
    void stop()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
        m_site.reset();
    }

    template <typename T>
    T *part(const QString &name) const
    {
        return m_page->template findChild<T *>(name);
    }
    template <typename T>
    T *part(const char *name) const
    {
        return part<T>(QString::fromLatin1(name));
    }
    QTreeView *table(const char *name) const { return part<QTreeView>(name); }
    QString cell(const char *name, int row, int column) const
    {
        const QModelIndex index = table(name)->model()->index(row, column);
        return index.data(console::kCellRole).template value<console::Cell>().text;
    }
    /// What a column of a table shows, from above.
    QStringList rows(const char *name, int column = 0) const
    {
        QStringList all;
        for (int row = 0; row < table(name)->model()->rowCount(); ++row)
            all << cell(name, row, column);
        return all;
    }
    void click(const QString &name) const { QVERIFY2(tests::click(part<QWidget>(name)), qPrintable(name)); }
    void click(const char *name) const { click(QString::fromLatin1(name)); }
    /// A button of a dialog by its words.
    static void press(QWidget *dialog, const QString &text)
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible()) {
                QVERIFY2(tests::click(button), qPrintable(text));
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    /// The task that stands open, or null.
    console::TaskDialog *question() const
    {
        for (auto *each : m_page->window()->template findChildren<console::TaskDialog *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    /// What was said last.
    console::ToastText toast() const
    {
        return m_toasts->isEmpty() ? console::ToastText()
                                   : m_toasts->last().first().template value<console::ToastText>();
    }
};

} // namespace answerdesk::tests
