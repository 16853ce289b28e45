// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/setting_words.h"
#include "tests/console/client/settings_desk.h"
#include <QtGui/QClipboard>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// What the operator of the server grants a company, as its administrators and the operator read it.
class TestSettingsGrants : public QObject, private tests::SettingsDesk
{
    Q_OBJECT
    QWidget *note(const QString &setting) const { return part<QWidget>(u"operatorNote_"_s + setting); }
    QString noteText(const QString &setting) const
    {
        const QWidget *shown = note(setting);
        return shown->isVisible() ? shown->findChild<Paragraph *>()->plain() : QString();
    }
    QPushButton *request(const QString &setting) const
    {
        return part<QPushButton>(u"operatorRequest_"_s + setting);
    }
    /// The text that the button of a setting copies.
    QString requested(const QString &setting) const
    {
        QGuiApplication::clipboard()->clear();
        click(u"operatorRequest_"_s + setting);
        return QGuiApplication::clipboard()->text();
    }
    void grant(const QByteArray &body)
    {
        const test::Answer changed = m_server->adminCall("PATCH", "/admin/v1/companies/shop", body);
        QVERIFY2(changed.status == 200, changed.body);
    }

private slots:
    void initTestCase() { setUp(); }
    void init() { start(); }
    void cleanup() { stop(); }

    void anAdministratorReadsTheLimitAndAsksForMore()
    {
        open(u"admin@shop.example"_s);
        show(Section::Limits);
        QTRY_COMPARE(noteText(u"messages_per_minute"_s),
            u"Set by the operator: at most 600 per minute. You can set a lower limit."_s);
        QCOMPARE(noteText(u"events_per_minute"_s), u"The operator has set no limit."_s);
        QVERIFY(!request(u"events_per_minute"_s)->isVisible());
        QVERIFY(requested(u"messages_per_minute"_s).contains(u"Wanted: …"));

        write(line(u"messages_per_minute"_s), u"2000"_s);
        QCOMPARE(request(u"messages_per_minute"_s)->text(), u"Copy request"_s);
        click(u"settingsSave"_s);
        QTRY_VERIFY2(noteOf(u"messages_per_minute"_s).contains(u"from 1 to 600"),
            qPrintable(noteOf(u"messages_per_minute"_s)));
        QCOMPARE(company().find(u"messages_per_minute")->toJson(), QByteArray("600"));
        QCOMPARE(requested(u"messages_per_minute"_s),
            u"Please change a setting of the company “Shop” (shop) on the Answerdesk server %1.\n\n"
            "Setting: Questions (messages_per_minute)\nCurrently set by the operator: 600 per minute\n"
            "Wanted: 2,000 per minute\n\n"
            "Command: answerdesk-server company set shop --messages-per-minute 2000\n"_s.arg(
                m_server->admin().toString()));
        QCOMPARE(request(u"messages_per_minute"_s)->text(), u"Copied"_s);

        write(line(u"messages_per_minute"_s), u"100"_s); // less is the company's own affair
        click(u"settingsSave"_s);
        QTRY_COMPARE(company().find(u"messages_per_minute")->toJson(), QByteArray("100"));
        QTRY_COMPARE(unsaved(), QString());
        QCOMPARE(noteText(u"messages_per_minute"_s),
            u"Set by the operator: at most 600 per minute. You can set a lower limit."_s);
    }

    void apiAccessThatIsNotGrantedCannotBeTurnedOn()
    {
        open(u"admin@shop.example"_s);
        QTRY_COMPARE(noteText(u"api_access"_s), u"Granted by the operator. You can turn it on or off."_s);
        QVERIFY(check(u"api_access"_s)->isEnabled());
        grant(R"({"api_access":false})");
        m_page->refresh();
        QTRY_COMPARE(noteText(u"api_access"_s), u"Set by the operator: off."_s);
        QVERIFY(!check(u"api_access"_s)->isEnabled());
        QVERIFY(!check(u"api_access"_s)->isChecked());
        QCOMPARE(check(u"api_access"_s)->toolTip(), u"Only an operator of this server can change this."_s);
        const QString text = requested(u"api_access"_s);
        QVERIFY2(text.contains(u"(api_access)\nCurrently set by the operator: Off\nRequested: On\n"),
            qPrintable(text));
        QVERIFY2(text.endsWith(u"company set shop --api-access on\n"), qPrintable(text));
        show(Section::Companies);
        choose(u"companiesTable"_s, u"Shop"_s);
        auto *access = part<QAction>(u"companyAccess"_s);
        QTRY_VERIFY(!access->isEnabled());
        QCOMPARE(
            access->toolTip(), u"Set by the operator: off. Only an operator of this server can do this."_s);
        QVERIFY(!part<QPushButton>(u"companyMore"_s)->isEnabled());
        QCOMPARE(part<QPushButton>(u"companyMore"_s)->toolTip(), access->toolTip());
        grant(R"({"api_access":true})");
        m_page->refresh();
        QTRY_VERIFY(access->isEnabled());
        QTRY_VERIFY(check(u"api_access"_s)->isEnabled());
    }

    void kindsOfHostsAreTheOperators()
    {
        grant(R"({"granted_host_kinds":["host"],"allowed_hosts":["shop.example"]})");
        open(u"admin@shop.example"_s);
        QTRY_COMPARE(noteText(u"granted_host_kinds"_s), u"Set by the operator."_s);
        QVERIFY(!check(u"granted_host_kinds_wildcard"_s)->isEnabled());
        QVERIFY(check(u"granted_host_kinds_host"_s)->isChecked());
        QVERIFY(!check(u"granted_host_kinds_wildcard"_s)->isChecked());
        auto *hosts = part<TextBox>(u"setting_allowed_hosts"_s);
        hosts->setFocus();
        hosts->moveCursor(QTextCursor::End);
        QTest::keyClick(hosts, Qt::Key_Return);
        QTest::keyClicks(hosts, u"*.shop.example"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(noteOf(u"allowed_hosts"_s),
            u"“*.shop.example” cannot be a wildcard: the operator of this server has not granted wildcards."_s);
        const QString text = requested(u"granted_host_kinds"_s);
        QVERIFY2(
            text.contains(
                u"Currently set by the operator: Single hosts\nRequested: Single hosts, Wildcards (*.)\n"),
            qPrintable(text));
        QVERIFY2(text.endsWith(u"company set shop --granted-host-kinds host,wildcard\n"), qPrintable(text));
    }

    void theOperatorChangesTheGrantAndReadsWhatTheCompanyChose()
    {
        open();
        QTRY_VERIFY(check(u"granted_host_kinds_port"_s)->isEnabled());
        QCOMPARE(noteText(u"granted_host_kinds"_s), QString());
        QCOMPARE(noteText(u"api_access"_s), QString());
        auto *hosts = part<TextBox>(u"setting_allowed_hosts"_s);
        hosts->setFocus();
        QTest::keyClicks(hosts, u"shop.example:8443"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(company().find(u"allowed_hosts")->toJson(), QByteArray(R"(["shop.example:8443"])"));
        QTRY_COMPARE(unsaved(), QString());
        click(u"setting_granted_host_kinds_port"_s);
        QCOMPARE(unsaved(), u"1 change"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(company().find(u"granted_host_kinds")->toJson(), QByteArray(R"(["host","wildcard"])"));
        QTRY_VERIFY2(noteText(u"allowed_hosts"_s).startsWith(u"Without effect: shop.example:8443."),
            qPrintable(noteText(u"allowed_hosts"_s)));

        const json::Object credentials{
            {u"email"_s, u"admin@shop.example"_s}, {u"password"_s, QString::fromLatin1(kPassword)}};
        const json::Value session
            = m_server->adminCall("POST", "/admin/v1/sessions", json::Value(credentials).toJson()).json();
        const test::Answer narrowed = test::HttpProbe(m_server->admin())
                                          .request("PATCH", "/admin/v1/companies/shop",
                                              R"({"messages_per_minute":100,"api_access":false})",
                                              {test::bearer(session.string(u"token").toLatin1()),
                                                  {"Content-Type", "application/json"}});
        QVERIFY2(narrowed.status == 200, narrowed.body);
        m_page->refresh();
        QTRY_COMPARE(noteText(u"api_access"_s), u"You grant API access. The company has turned it off."_s);
        show(Section::Limits);
        QCOMPARE(noteText(u"messages_per_minute"_s),
            u"You grant 600 per minute. The company has set a lower limit."_s);
        write(line(u"messages_per_minute"_s), u"900"_s);
        click(u"settingsSave"_s);
        QTRY_COMPARE(company().find(u"granted_messages_per_minute")->toJson(), QByteArray("900"));
        QTRY_COMPARE(noteText(u"messages_per_minute"_s), QString());
    }

    void aViewerReadsTheGrantAndIsOfferedNothing()
    {
        open(u"viewer@shop.example"_s);
        show(Section::Limits);
        QTRY_COMPARE(noteText(u"messages_per_minute"_s), u"Set by the operator: at most 600 per minute."_s);
        QVERIFY(!request(u"messages_per_minute"_s)->isVisible());
    }

    void aCompanyIsMadeWithoutApiAccess()
    {
        open();
        show(Section::Companies);
        click(u"companyCreate"_s);
        QTRY_VERIFY(dialog());
        writeIn(dialog(), "companyName", u"Quiet"_s);
        auto *access = dialog()->findChild<QCheckBox *>(u"companyApiAccess"_s);
        QVERIFY(access->isChecked());
        access->click();
        press(dialog(), u"Create company"_s);
        QTRY_COMPARE(toast(), u"“Quiet” was created"_s);
        QCOMPARE(company(u"quiet"_s).find(u"granted_api_access")->toJson(), QByteArray("false"));
    }
};

QTEST_MAIN(TestSettingsGrants)
#include "tst_settings_grants.moc"
