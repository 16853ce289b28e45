// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/host_offer.h"
#include "console/app/window/appearance.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/support/fake_site.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using test::FakeSite;
using test::TestServer;

/// Single documents are opened, read again and removed, and hosts are allowed where an address is refused, on
/// the real server.
class TestKnowledgeDocuments : public QObject
{
    Q_OBJECT
    static constexpr char kPassword[] = "correct horse battery";
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FakeSite> m_site;
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<KnowledgePage> m_page;
    std::unique_ptr<QSignalSpy> m_toasts;

    template <typename T>
    T *part(const QString &name) const
    {
        return m_page->findChild<T *>(name);
    }
    template <typename T>
    T *inWindow(const QString &name) const
    {
        for (T *each : m_page->window()->findChildren<T *>(name)) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    DataTable *documents() const { return part<DataTable>(u"documentsTable"_s); }
    QStringList titles() const
    {
        QStringList all;
        for (int row = 0; row < documents()->model()->rowCount(); ++row)
            all << documents()->model()->index(row, 0).data(kCellRole).value<Cell>().text;
        return all;
    }
    QString chosen() const
    {
        return documents()->currentIndex().siblingAtColumn(0).data(kCellRole).value<Cell>().text;
    }
    QPushButton *verb(KnowledgePane::Verb verb) const
    {
        return part<QPushButton>(u"documentVerb%1"_s.arg(int(verb)));
    }
    QString toast() const
    {
        return m_toasts->isEmpty() ? QString() : m_toasts->last().first().value<ToastText>().text;
    }
    json::Array list(const QByteArray &what) const
    {
        const json::Value page = m_server->adminCall("GET", "/admin/v1/companies/shop/" + what).json();
        return *page.find(u"items")->asArray();
    }
    json::Array allowedHosts() const
    {
        const json::Value company = m_server->adminCall("GET", "/admin/v1/companies/shop").json();
        return *company.find(u"allowed_hosts")->asArray();
    }
    void open(const Secret &token)
    {
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(token);
        m_page = std::make_unique<KnowledgePage>(m_server->clock());
        m_toasts = std::make_unique<QSignalSpy>(m_page.get(), &Page::toastWanted);
        m_page->resize(1056, 760);
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
    }
    /// Types the address of the site into the dialog of sources, and adds it.
    void addSite()
    {
        QTRY_VERIFY(part<QPushButton>(u"addFirstSource"_s)->isVisible());
        QVERIFY(tests::click(part<QPushButton>(u"addFirstSource"_s)));
        QTRY_VERIFY(inWindow<QLineEdit>(u"sourceAddress"_s));
        QTest::keyClicks(inWindow<QLineEdit>(u"sourceAddress"_s), m_site->url(u"/returns"_s));
        QVERIFY(tests::click(inWindow<QPushButton>(u"sourceAdd"_s)));
        QTRY_VERIFY(inWindow<QPushButton>(u"hostAllow"_s));
        QCOMPARE(inWindow<QPushButton>(u"hostAllow"_s)->text(), u"Allow "_s + m_site->hostPort());
    }
    static QByteArray help(const QByteArray &days)
    {
        return "<html lang=en><title>Returns</title><main><h1>Returns</h1><p>You can return everything "
               "within "
            + days + " days of delivery, free of charge, in its box.</p></main></html>";
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
        m_site = std::make_unique<FakeSite>();
        m_site->serve("/returns", {help("30")});
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
        m_site.reset();
    }

    void aDocumentIsChosenByItsIdentifier()
    {
        for (const QString &name : {u"returns"_s, u"shipping"_s, u"warranty"_s})
            m_server->importDocument(u"shop"_s, name + u".md"_s,
                "# " + name.toLatin1() + "\n\nSome words about " + name.toLatin1() + ".\n");
        open(m_server->adminToken());
        QString id;
        for (const json::Value &each : list("documents")) {
            if (each.string(u"path") == u"shipping.md")
                id = each.string(u"document_id");
        }
        m_page->showView(u"document:"_s + id);
        QTRY_COMPARE(chosen(), u"shipping"_s);
        m_page->showView(u"document:0"_s); // it was removed meanwhile
        QTRY_COMPARE(toast(), u"The document could not be opened."_s);
    }

    void oneIsRemoved()
    {
        for (const QString &name : {u"returns"_s, u"shipping"_s})
            m_server->importDocument(u"shop"_s, name + u".md"_s,
                "# " + name.toLatin1() + "\n\nSome words about " + name.toLatin1() + ".\n");
        open(m_server->adminToken());
        m_page->showView(u"documents"_s);
        QTRY_COMPARE(titles().size(), 2);
        const QString name = chosen();
        QVERIFY(!verb(KnowledgePane::Verb::Again)->isVisible()); // it was uploaded
        QVERIFY(!verb(KnowledgePane::Verb::Edit)->isVisible());
        QVERIFY(tests::click(verb(KnowledgePane::Verb::Remove)));
        const auto confirm = [this] {
            for (QPushButton *button : m_page->window()->findChildren<QPushButton *>()) {
                if (button->text() == u"Remove document" && button->isVisible())
                    return button;
            }
            return static_cast<QPushButton *>(nullptr);
        };
        QTRY_VERIFY(confirm());
        QCOMPARE(list("documents").size(), std::size_t(2)); // nothing before
        QVERIFY(tests::click(confirm()));
        QTRY_COMPARE(titles().size(), 1);
        QVERIFY(!titles().contains(name));
        QCOMPARE(toast(), u"“%1” was removed"_s.arg(name));
        QCOMPARE(list("documents").size(), std::size_t(1));
    }

    void aHostIsAllowedAndItsPageReadAgain()
    {
        open(m_server->adminToken());
        addSite();
        QVERIFY(list("sources").empty());
        QVERIFY(tests::click(inWindow<QPushButton>(u"hostAllow"_s)));
        QTRY_VERIFY(!inWindow<QLineEdit>(u"sourceAddress"_s)); // the source was added by itself
        QCOMPARE(allowedHosts().size(), std::size_t(1));
        QCOMPARE(*allowedHosts().front().asString(), m_site->hostPort());
        QTRY_COMPARE(list("documents").size(), std::size_t(1));
        m_page->showView(u"documents"_s);
        m_page->refresh();
        QTRY_COMPARE(titles().size(), 1);
        QTRY_VERIFY(verb(KnowledgePane::Verb::Edit)->isVisible());
        QVERIFY(tests::click(verb(KnowledgePane::Verb::Again)));
        QTRY_VERIFY2(toast().endsWith(u"its text is the same"), qPrintable(toast()));
        m_site->serve("/returns", {help("45")});
        QVERIFY(tests::click(verb(KnowledgePane::Verb::Again)));
        QTRY_VERIFY2(toast().endsWith(u"its text has changed"), qPrintable(toast()));
    }

    void whoMayNotAsksTheOperator()
    {
        m_server->changeCompany(u"shop"_s, {{u"granted_host_kinds"_s, json::Array{u"host"_s}}});
        QVERIFY(m_server->runtime().putAdmin(
            u"admin@shop.example"_s, Secret(kPassword), accounts::Role::CompanyAdmin, {u"shop"_s}));
        const json::Object signIn{
            {u"email"_s, u"admin@shop.example"_s}, {u"password"_s, QString::fromLatin1(kPassword)}};
        const QString token
            = m_server->adminCall("POST", "/admin/v1/sessions", json::Value(signIn).toJson()).text(u"token");
        open(Secret(token.toLatin1()));
        addSite();
        QVERIFY(tests::click(inWindow<QPushButton>(u"hostAllow"_s)));
        QTRY_VERIFY(inWindow<QPushButton>(u"hostCopy"_s)); // a port has to be granted
        QVERIFY(!inWindow<QPushButton>(u"hostAllow"_s));
        QVERIFY(allowedHosts().empty());
        QVERIFY(tests::click(inWindow<QPushButton>(u"hostCopy"_s)));
        const QString request = QApplication::clipboard()->text();
        QVERIFY2(request.contains(m_site->hostPort()), qPrintable(request));
        QVERIFY2(request.contains(u"company set shop"), qPrintable(request));
    }
};

QTEST_MAIN(TestKnowledgeDocuments)
#include "tst_knowledge_documents.moc"
