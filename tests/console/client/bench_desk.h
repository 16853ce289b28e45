// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/window/appearance.h"
#include "console/pages/bench/exchange/compare_view.h"
#include "console/pages/bench/faqs/faq_pane.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/json/json_view.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

namespace answerdesk::tests {

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// The test bench on the real server, with a company "shop" and a page of its own; the analytics endpoints
/// have an address of their own.
class BenchDesk
{
protected:
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::FakeSite> m_site;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<BenchPage> m_page;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    void click(const char *name) const { QVERIFY2(tests::click(part<QWidget>(name)), name); }
    void type(const char *name, const QString &text) const
    {
        auto *field = part<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    QString response() const { return m_page->findChild<JsonView *>()->shownText(); }
    QString sent() const
    {
        for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>()) {
            if (box->accessibleName() == u"Request as sent")
                return box->toPlainText();
        }
        return {};
    }
    void prepare()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void open()
    {
        m_site = std::make_unique<test::FakeSite>();
        m_site->serve("/alta", {test::productPage(u"Alta 2"_s)});
        m_server = std::make_unique<test::TestServer>(
            test::TestServerOptions{.settings = {{u"app_listen"_s, u"127.0.0.1:0"_s}}});
        m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return everything within 30 days of delivery, free of charge.\n");
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setPublicAddresses(m_server->base(), m_server->app());
        m_client->setToken(m_server->adminToken());
        m_page = std::make_unique<BenchPage>(m_server->clock(), *m_settings);
        m_page->resize(1056, 760);
        m_page->show();
        m_page->activateWindow(); // shortcuts and the focus need it
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        m_page->setSession(m_client.get(), u"shop"_s);
    }
    void close()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
        m_site.reset();
    }
};

} // namespace answerdesk::tests
