// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/administrator_model.h"
#include "tests/console/client/selection_hands.h"
#include "tests/console/client/settings_desk.h"
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Companies and administrators on the settings page, on the real server.
class TestSettingsPeople : public QObject, private tests::SettingsDesk
{
    Q_OBJECT
    void trigger(const char *action) const
    {
        auto *found = part<QAction>(QString::fromLatin1(action));
        QVERIFY2(found, action);
        QTRY_VERIFY2(found->isEnabled(), action);
        found->trigger();
    }
    /// Types the name into the dialog that asks for it, and acts.
    void confirmBy(const QString &typed, const QString &verb) const
    {
        QTRY_VERIFY(dialog());
        auto *asking = dialog();
        auto *name = asking->findChild<QLineEdit *>();
        QVERIFY(name);
        write(name, typed.chopped(1));
        for (const QPushButton *button : asking->findChildren<QPushButton *>())
            QVERIFY(button->text() != verb || !button->isEnabled());
        name->deselect();
        QTest::sendKeyEvent(QTest::Click, name, Qt::Key_unknown, typed.right(1), Qt::NoModifier);
        press(asking, verb);
    }

private slots:
    void initTestCase() { setUp(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void aCompanyIsMadeAndRenamed()
    {
        open();
        QSignalSpy changed(m_page.get(), &Page::companiesChanged);
        show(Section::Companies);
        click(u"companyCreate"_s);
        QTRY_VERIFY(dialog());
        press(dialog(), u"Create company"_s); // a name is needed
        QVERIFY(dialog());
        writeIn(dialog(), "companyName", u"Fjord & Söhne"_s);
        QCOMPARE(dialog()->findChild<QLineEdit *>(u"companyKey"_s)->text(), u"fjord-sohne"_s);
        writeIn(dialog(), "companyKey", u"shop"_s); // there is one
        press(dialog(), u"Create company"_s);
        QTRY_VERIFY(dialog()->findChild<QLineEdit *>(u"companyKey"_s)->property("invalid").toBool());
        QCOMPARE(dialog()->findChild<QLineEdit *>(u"companyName"_s)->text(), u"Fjord & Söhne"_s);
        writeIn(dialog(), "companyKey", u"fjord"_s);
        press(dialog(), u"Create company"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(company(u"fjord"_s).string(u"name"), u"Fjord & Söhne"_s);
        QCOMPARE(changed.size(), 1);
        choose(u"companiesTable"_s, u"Fjord & Söhne"_s);
        click(u"companyRename"_s);
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "companyName", u"Fjord"_s);
        press(dialog(), u"Rename"_s);
        QTRY_COMPARE(company(u"fjord"_s).string(u"name"), u"Fjord"_s);
        choose(u"companiesTable"_s, u"Fjord"_s);
        QSignalSpy wanted(m_page.get(), &Page::companyWanted);
        click(u"companyOpen"_s);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), u"fjord"_s);
    }

    void companiesAndAdministratorsAreWrittenToAFile()
    {
        open();
        show(Section::Companies);
        QTRY_COMPARE(part<DataTable>(u"companiesTable"_s)->model()->rowCount(), 2);
        keys(QKeySequence(u"Ctrl+E"_s));
        const QByteArray companies = tests::written(*m_page, m_home.filePath(u"companies.csv"_s));
        QCOMPARE(companies.count("\r\n"), 3);
        QVERIFY2(companies.startsWith("company_key,"), companies.left(60).constData());
        show(Section::Administrators);
        auto *admins = part<DataTable>(u"adminsTable"_s);
        QTRY_VERIFY(admins->model()->rowCount() > 0);
        QPushButton *button = nullptr;
        for (auto *each : m_page->findChildren<QPushButton *>(u"listExportButton"_s))
            button = each->isVisible() ? each : button;
        QVERIFY(button && tests::click(button));
        const auto list = json::parse(tests::written(*m_page, m_home.filePath(u"admins.json"_s)));
        QVERIFY(list && list->asArray());
        QCOMPARE(int(list->asArray()->size()), admins->model()->rowCount());
        QVERIFY(!list->asArray()->front().string(u"email").isEmpty());
        QVERIFY(!list->asArray()->front().find(u"password"));
        show(Section::Access);
        QVERIFY(!part<QAction>(u"listExport"_s)->isEnabled());
    }

    void theFirstCompanyIsMadeHere()
    {
        open();
        m_page->setSession(m_client.get(), {}); // as the window does while there is none
        show(Section::Access);
        auto *first = [this]() -> QPushButton * {
            for (QPushButton *button : part<QWidget>(u"settingsStack"_s)->findChildren<QPushButton *>()) {
                if (button->text() == u"Create company…" && button->isVisible())
                    return button;
            }
            return nullptr;
        }();
        QVERIFY(first);
        QVERIFY(tests::click(first));
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "companyName", u"First"_s);
        press(dialog(), u"Create company"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(company(u"first"_s).string(u"name"), u"First"_s);
        show(Section::Administrators);
        choose(u"adminsTable"_s, u"op@shop.example"_s);
    }

    void apiAccessIsTurnedOffByTypingTheName()
    {
        open();
        show(Section::Companies);
        choose(u"companiesTable"_s, u"Other"_s);
        trigger("companyAccess");
        confirmBy(u"Other"_s, u"Turn off"_s);
        QTRY_VERIFY(!*company(u"other"_s).find(u"api_access")->asBool());
        QTRY_COMPARE(part<QAction>(u"companyAccess"_s)->text(), u"Turn on API access"_s);
        trigger("companyAccess");
        QTRY_VERIFY(*company(u"other"_s).find(u"api_access")->asBool());
        // Of the company that is shown it stands in the form too.
        choose(u"companiesTable"_s, u"Shop"_s);
        trigger("companyAccess");
        confirmBy(u"Shop"_s, u"Turn off"_s);
        QTRY_VERIFY(!check(u"api_access"_s)->isChecked());
    }

    void aCompanyIsDeletedByTypingItsName()
    {
        m_server->importDocument(u"other"_s, u"parking.md"_s, "# Parking\n\nBehind the mill.\n");
        m_server->makeKey(u"other"_s);
        m_server->makeKey(u"other"_s);
        open();
        QSignalSpy wanted(m_page.get(), &Page::companyWanted);
        QSignalSpy changed(m_page.get(), &Page::companiesChanged);
        show(Section::Companies);
        choose(u"companiesTable"_s, u"Other"_s);
        click(u"companyMore"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->setActiveAction(part<QAction>(u"companyDelete"_s));
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(dialog());
        QTRY_COMPARE(dialog()->findChild<Paragraph *>(u"companyCounts"_s)->plain(),
            u"1 document, 2 active API keys and 0 product pages are deleted with it."_s);
        press(dialog(), u"Keep company"_s);
        QCOMPARE(company(u"other"_s).string(u"name"), u"Other"_s);
        trigger("companyDelete");
        confirmBy(u"Other"_s, u"Delete company"_s);
        QTRY_COMPARE(toast(), u"“Other” was deleted"_s);
        QCOMPARE(m_server->adminCall("GET", "/admin/v1/companies/other").status, 404);
        QTRY_COMPARE(part<DataTable>(u"companiesTable"_s)->model()->rowCount(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(wanted.size(), 0); // the one that is shown stays
        // What was typed for the company that goes is of no use to anybody.
        show(Section::Revenue);
        write(line(u"attribution_window_hours"_s), u"48"_s);
        QVERIFY(!unsaved().isEmpty());
        show(Section::Companies);
        trigger("companyDelete");
        confirmBy(u"Shop"_s, u"Delete company"_s);
        QTRY_COMPARE(toast(), u"“Shop” was deleted"_s);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QString()); // there is no other one
        QCOMPARE(m_page->unsavedNote(), QString());
    }

    void aCompanyThatWasRenamedMeanwhileIsNotDeleted()
    {
        open();
        show(Section::Companies);
        choose(u"companiesTable"_s, u"Other"_s);
        trigger("companyDelete");
        m_server->changeCompany(u"other"_s, {{u"name"_s, u"Another"_s}});
        confirmBy(u"Other"_s, u"Delete company"_s);
        QTRY_COMPARE(toast(), u"The company was not deleted."_s);
        QCOMPARE(company(u"other"_s).string(u"name"), u"Another"_s);
        choose(u"companiesTable"_s, u"Another"_s); // as it is called now
        // Somebody else was faster: it is gone, as was asked for.
        trigger("companyDelete");
        QCOMPARE(m_server->adminCall("DELETE", "/admin/v1/companies/other?confirm=Another").status, 204);
        confirmBy(u"Another"_s, u"Delete company"_s);
        QTRY_COMPARE(toast(), u"“Another” was deleted"_s);
        // Its key is not free yet, and that is said at the field.
        click(u"companyCreate"_s);
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "companyName", u"Other"_s);
        press(dialog(), u"Create company"_s);
        auto *key = dialog()->findChild<QLineEdit *>(u"companyKey"_s);
        QTRY_VERIFY(key->property("invalid").toBool());
        QVERIFY2(key->accessibleDescription().contains(u"still being removed"),
            qPrintable(key->accessibleDescription()));
    }

    void whoMayNotDeleteOrIsOfflineReadsWhy()
    {
        open(u"viewer@shop.example"_s);
        show(Section::Companies);
        choose(u"companiesTable"_s, u"Shop"_s);
        auto *remove = part<QAction>(u"companyDelete"_s);
        QTRY_VERIFY(remove->toolTip().contains(u"operator"));
        QVERIFY(!remove->isEnabled());
        QVERIFY(!part<QPushButton>(u"companyMore"_s)->isEnabled());
        QVERIFY(part<QPushButton>(u"companyMore"_s)->toolTip().contains(u"read only"));
        m_page->setSession(nullptr, {});
        open();
        choose(u"companiesTable"_s, u"Shop"_s);
        QTRY_VERIFY(remove->isEnabled());
        QVERIFY(part<QPushButton>(u"companyMore"_s)->isEnabled());
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!remove->isEnabled());
        QCOMPARE(remove->toolTip(), u"The server does not answer."_s);
    }

    void anAdministratorIsMadeChangedAndDeleted()
    {
        open();
        show(Section::Administrators);
        QAbstractItemModelTester tester(m_page->findChild<models::AdministratorModel *>(),
            QAbstractItemModelTester::FailureReportingMode::QtTest);
        choose(u"adminsTable"_s, u"viewer@shop.example"_s);
        click(u"adminCreate"_s);
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "adminEmail", u"mara@shop.example"_s);
        writeIn(dialog(), "adminPassword", u"aaaaaaaaaaaa"_s); // long enough, and weak
        press(dialog(), u"Create administrator"_s); // and no company
        QVERIFY(admin(u"mara@shop.example"_s).isNull());
        QTest::keyClick(dialog()->findChild<QCheckBox *>(u"sees_shop"_s), Qt::Key_Space);
        press(dialog(), u"Create administrator"_s);
        auto *password = dialog()->findChild<QLineEdit *>(u"adminPassword"_s);
        QTRY_VERIFY(password->property("invalid").toBool());
        writeIn(dialog(), "adminPassword", u"a staple of batteries"_s);
        press(dialog(), u"Create administrator"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(admin(u"mara@shop.example"_s).string(u"role"), u"company_viewer"_s);
        QCOMPARE(signIn(u"mara@shop.example"_s, u"a staple of batteries"_s), 201);

        choose(u"adminsTable"_s, u"mara@shop.example"_s);
        click(u"adminEdit"_s);
        QTRY_VERIFY(dialog());
        auto *role = dialog()->findChild<QComboBox *>(u"adminRole"_s);
        role->setCurrentIndex(role->findText(u"Company tester"_s));
        QTest::keyClick(dialog()->findChild<QCheckBox *>(u"sees_other"_s), Qt::Key_Space);
        press(dialog(), u"Save"_s);
        QTRY_COMPARE(admin(u"mara@shop.example"_s).string(u"role"), u"company_tester"_s);
        QCOMPARE(
            admin(u"mara@shop.example"_s).find(u"companies")->toJson(), QByteArray(R"(["other","shop"])"));

        QTRY_VERIFY(!dialog());
        // Another operator changes the same account meanwhile: what is not changed here stays as they have
        // it.
        const QByteArray path
            = "/admin/v1/admins/" + admin(u"mara@shop.example"_s).string(u"admin_id").toUtf8();
        const auto change = [&](const QByteArray &body) {
            return m_server
                ->adminCall(
                    "PATCH", path, body, {{"If-Match", m_server->adminCall("GET", path).header("ETag")}})
                .status;
        };
        click(u"adminEdit"_s);
        QTRY_VERIFY(dialog());
        QCOMPARE(change(R"({"companies":["other"]})"), 200);
        writeIn(dialog(), "adminEmail", u"mara.lindt@shop.example"_s);
        press(dialog(), u"Save"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(
            admin(u"mara.lindt@shop.example"_s).find(u"companies")->toJson(), QByteArray(R"(["other"])"));
        choose(u"adminsTable"_s, u"mara.lindt@shop.example"_s);
        click(u"adminEdit"_s);
        QTRY_VERIFY(dialog());
        QCOMPARE(change(R"({"email":"theirs@shop.example"})"), 200);
        writeIn(dialog(), "adminEmail", u"mara@shop.example"_s);
        press(dialog(), u"Save"_s);
        QTRY_VERIFY(dialog()->findChild<QPushButton *>(u"adminSubmit"_s)->isEnabled());
        QVERIFY(!admin(u"theirs@shop.example"_s).isNull()); // not without a word
        press(dialog(), u"Save"_s);
        QTRY_VERIFY(!dialog());
        QVERIFY(!admin(u"mara@shop.example"_s).isNull());
        choose(u"adminsTable"_s, u"mara@shop.example"_s);
        trigger("adminSetPassword");
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "newPassword", u"short"_s);
        press(dialog(), u"Set password"_s);
        QVERIFY(dialog()->findChild<QLineEdit *>(u"newPassword"_s)->property("invalid").toBool());
        writeIn(dialog(), "newPassword", u"staple of another battery"_s);
        press(dialog(), u"Set password"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(signIn(u"mara@shop.example"_s, u"staple of another battery"_s), 201);

        trigger("adminDisable");
        QTRY_VERIFY(dialog());
        press(dialog(), u"Disable"_s);
        QTRY_VERIFY(*admin(u"mara@shop.example"_s).find(u"disabled")->asBool());
        QVERIFY(signIn(u"mara@shop.example"_s, u"staple of another battery"_s) != 201);
        QTRY_COMPARE(part<QAction>(u"adminDisable"_s)->text(), u"Enable"_s);
        trigger("adminDisable");
        QTRY_VERIFY(!*admin(u"mara@shop.example"_s).find(u"disabled")->asBool());

        trigger("adminRemove");
        confirmBy(u"mara@shop.example"_s, u"Delete"_s);
        QTRY_VERIFY(admin(u"mara@shop.example"_s).isNull());
    }

    void nobodyTakesAwayTheirOwnAccount()
    {
        open();
        show(Section::Administrators);
        choose(u"adminsTable"_s, u"op@shop.example"_s);
        QVERIFY(!part<QAction>(u"adminRemove"_s)->isEnabled());
        QVERIFY(!part<QAction>(u"adminDisable"_s)->isEnabled());
    }

    void onesOwnPasswordIsChanged()
    {
        open();
        show(Section::Administrators);
        click(u"ownPassword"_s);
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "presentPassword", u"not my password"_s);
        writeIn(dialog(), "newPassword", u"a staple of batteries"_s);
        press(dialog(), u"Change password"_s);
        QTRY_VERIFY(dialog()->findChild<QLineEdit *>(u"presentPassword"_s)->property("invalid").toBool());
        QCOMPARE(dialog()->findChild<QLineEdit *>(u"newPassword"_s)->text(), u"a staple of batteries"_s);
        writeIn(dialog(), "presentPassword", QString::fromLatin1(kPassword));
        press(dialog(), u"Change password"_s);
        QTRY_VERIFY(!dialog());
        QCOMPARE(signIn(u"op@shop.example"_s, u"a staple of batteries"_s), 201);
        QVERIFY(signIn(u"op@shop.example"_s, QString::fromLatin1(kPassword)) != 201);
    }

    void sessionsOfOthersAreEnded()
    {
        open();
        QCOMPARE(signIn(u"viewer@shop.example"_s, QString::fromLatin1(kPassword)), 201);
        const auto sessions = [this] {
            const json::Value list = m_server->adminCall("GET", "/admin/v1/sessions").json();
            int count = 0;
            for (const json::Value &each : *list.find(u"items")->asArray())
                count += each.string(u"email") == u"viewer@shop.example";
            return count;
        };
        QCOMPARE(sessions(), 1);
        show(Section::Administrators);
        choose(u"adminsTable"_s, u"viewer@shop.example"_s);
        trigger("adminEndSessions");
        QTRY_VERIFY(dialog());
        press(dialog(), u"End sessions"_s);
        QTRY_COMPARE(sessions(), 0);
    }
};

QTEST_MAIN(TestSettingsPeople)
#include "tst_settings_people.moc"
