// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/ask/ask_panel.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Who may only read, or only test, is told so before anything is typed.
class TestReaderRights final : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;

    void signIn(const QByteArray &role)
    {
        const QByteArray made = "{\"email\":\"" + role
            + "@example.org\",\"password\":\"correct horse 9 staple\",\"role\":\"" + role
            + "\",\"companies\":[\"shop\"]}";
        QCOMPARE(m_server->adminCall("POST", "/admin/v1/admins", made).status, 201);
        bool done = false;
        m_client->signIn(QString::fromLatin1(role + "@example.org"), Secret("correct horse 9 staple"), this,
            [&](client::ApiResult<api::Session> session) {
                QVERIFY(session);
                m_client->setToken(Secret(session->token.toUtf8()));
                done = true;
            });
        QTRY_VERIFY(done);
    }
    static QAction *action(const QWidget &page, const QString &text)
    {
        for (QAction *each : page.actions()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init()
    {
        m_server = std::make_unique<test::TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"returns.md"_s, "# Returns\n\nYou may return goods.\n");
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
    }
    void cleanup()
    {
        m_client.reset();
        m_server.reset();
    }

    void keysAreForTestersAndAbove()
    {
        signIn("company_viewer");
        KeysPage page(m_server->clock());
        page.resize(1056, 760);
        page.setSession(m_client.get(), u"shop"_s);
        page.show();
        QTRY_COMPARE(page.findChild<QTreeView *>(u"keysTable"_s)->model()->rowCount(), 1);
        auto *create = page.findChild<QPushButton *>(u"createKey"_s);
        QTRY_VERIFY(!create->isEnabled());
        QVERIFY2(create->toolTip().contains(u"read only"_s), qPrintable(create->toolTip()));
        for (const QString &verb : {u"Create key…"_s, u"Edit key…"_s, u"Rotate key…"_s, u"Revoke key…"_s})
            QVERIFY2(!action(page, verb)->isEnabled(), qPrintable(verb));
        page.setOffline(true, u"away"_s);
        page.setOffline(false, {});
        QVERIFY(!create->isEnabled()); // the server is back, the rights are not
        signIn("company_tester");
        page.setSession(nullptr, {});
        page.setSession(m_client.get(), u"shop"_s);
        QTRY_VERIFY(create->isEnabled());
        QTRY_VERIFY(action(page, u"Rotate key…"_s)->isEnabled());
    }

    void nothingIsGivenBackByReaders()
    {
        signIn("company_viewer");
        OrdersPage page;
        page.setSession(m_client.get(), u"shop"_s);
        page.show();
        const auto refund = [&page] { return page.findChild<QPushButton *>(u"orderRefund"_s); };
        const auto erase = [&page] { return page.findChild<QPushButton *>(u"visitorErase"_s); };
        for (const auto &verb : {refund(), erase()}) {
            QTRY_VERIFY2(verb->toolTip().contains(u"read only"_s), qPrintable(verb->toolTip()));
            QVERIFY(!verb->isEnabled());
        }
        signIn("company_admin");
        page.setSession(nullptr, {});
        page.setSession(m_client.get(), u"shop"_s);
        QTRY_COMPARE(refund()->toolTip(), QString());
        QTRY_COMPARE(erase()->toolTip(), QString());
    }

    void knowledgeIsForAdministratorsAndAskingForTesters()
    {
        signIn("company_viewer");
        KnowledgePage page(m_server->clock());
        page.resize(1056, 760);
        page.setSession(m_client.get(), u"shop"_s);
        page.show();
        auto *create = page.findChild<QPushButton *>(u"knowledgeCreate"_s);
        QTRY_VERIFY(!create->isEnabled() && create->toolTip().contains(u"read only"_s));
        QVERIFY(!action(page, u"Delete source…"_s)->isEnabled());
        QTRY_COMPARE(page.findChild<QTreeView *>(u"sourcesTable"_s)->model()->rowCount(), 1); // to read
        signIn("company_tester");
        page.setSession(nullptr, {});
        page.setSession(m_client.get(), u"shop"_s);
        QTRY_VERIFY(create->toolTip().contains(u"read and test"_s));
        QVERIFY(!create->isEnabled());
        action(page, u"Ask as a shopper"_s)->trigger();
        auto *panel = page.findChild<AskPanel *>();
        panel->findChild<QPlainTextEdit *>()->setPlainText(u"May I return goods?"_s);
        QTRY_VERIFY(panel->findChild<QPushButton *>(u"askSend"_s)->isEnabled());
    }
};

QTEST_MAIN(TestReaderRights)
#include "tst_reader_rights.moc"
