// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/model_setup_dialog.h"
#include "tests/console/client/settings_desk.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Models are set up from the settings page of a server that may write its settings file.
class TestSettingsModels : public QObject, private tests::SettingsDesk
{
    Q_OBJECT
    QString path() const { return m_home.filePath(u"answerdesk.conf"_s); }
    QByteArray content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The server of the other tests has its models from its command line; this one has none.
    void serve(const QMap<QString, QString> &settings = {})
    {
        m_server.reset();
        m_server = std::make_unique<test::TestServer>(
            test::TestServerOptions{.settings = settings, .settingsFile = path()});
        m_server->makeCompany(u"shop"_s, {{u"name"_s, u"Shop"_s}});
        for (const auto &[email, role] : {std::pair(u"op@shop.example"_s, accounts::Role::Operator),
                 std::pair(u"admin@shop.example"_s, accounts::Role::CompanyAdmin)}) {
            const QStringList sees
                = role == accounts::Role::Operator ? QStringList() : QStringList{u"shop"_s};
            QVERIFY(m_server->runtime().putAdmin(email, Secret(kPassword), role, sees));
        }
    }
    ModelSetupDialog *setup() const { return m_page->window()->findChild<ModelSetupDialog *>(); }
    void openSetup()
    {
        show(Section::Model);
        QTRY_VERIFY(part<QPushButton>(u"modelSetUp"_s)->isVisible());
        click(u"modelSetUp"_s);
        QTRY_VERIFY(setup());
    }
    QString result() const
    {
        QStringList lines;
        for (const QWidget *each : setup()->findChildren<QWidget *>(u"modelResult"_s))
            lines << each->accessibleName();
        return lines.join(u'\n');
    }

private slots:
    void initTestCase() { setUp(); }
    void init()
    {
        start();
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("log_level = warning\n") > 0);
    }
    void cleanup() { stop(); }

    void aModelIsTestedAndSaved()
    {
        serve();
        open();
        openSetup();
        m_model->play(test::saying(u"A gift card is money for later."_s));
        writeIn(setup(), "setupCompletionUrl", m_model->url());
        writeIn(setup(), "setupCompletionModels", u"stand-in"_s);
        writeIn(setup(), "setupCompletionKey", u"sk-wrong"_s);
        QVERIFY(tests::click(setup()->findChild<QPushButton *>(u"setupTest"_s)));
        QTRY_VERIFY2(result().startsWith(u"No answer: stand-in"), qPrintable(result()));
        writeIn(setup(), "setupCompletionKey", u"sk-stand-in"_s);
        writeIn(setup(), "setupQuestion", u"What is a gift card?"_s);
        QVERIFY(tests::click(setup()->findChild<QPushButton *>(u"setupTest"_s)));
        QTRY_VERIFY(setup()->findChild<Paragraph *>(u"setupAnswer"_s));
        QCOMPARE(
            setup()->findChild<Paragraph *>(u"setupAnswer"_s)->plain(), u"A gift card is money for later."_s);
        QVERIFY2(result().startsWith(u"Answers: stand-in answered in "), qPrintable(result()));
        QCOMPARE(content(), QByteArray("log_level = warning\n")); // nothing is saved so far
        QVERIFY(tests::click(setup()->findChild<QPushButton *>(u"setupSave"_s)));
        QTRY_VERIFY(!setup());
        QVERIFY2(content().contains("model_url = " + m_model->url().toLatin1()), content());
        QTRY_VERIFY(part<Paragraph>(u"modelRestart"_s)->isVisible());
        // The key is there and is not shown.
        openSetup();
        auto *key = setup()->findChild<QLineEdit *>(u"setupCompletionKey"_s);
        QVERIFY(key->text().isEmpty());
        QCOMPARE(key->placeholderText(), u"Kept"_s);
        QCOMPARE(setup()->findChild<QLineEdit *>(u"setupCompletionModels"_s)->text(), u"stand-in"_s);
    }

    void whatTheCommandLineSetsRests()
    {
        serve({{u"model_url"_s, m_model->url()}});
        open();
        openSetup();
        QVERIFY(!setup()->findChild<QLineEdit *>(u"setupCompletionUrl"_s)->isEnabled());
        QVERIFY(setup()->findChild<QLineEdit *>(u"setupCompletionModels"_s)->isEnabled());
    }

    void aWrongAddressIsSaidAtItsField()
    {
        serve();
        open();
        openSetup();
        writeIn(setup(), "setupCompletionUrl", u"ftp://model.example"_s);
        QVERIFY(tests::click(setup()->findChild<QPushButton *>(u"setupSave"_s)));
        auto *url = setup()->findChild<QLineEdit *>(u"setupCompletionUrl"_s);
        QTRY_VERIFY2(
            url->accessibleDescription().startsWith(u"This "), qPrintable(url->accessibleDescription()));
        QCOMPARE(content(), QByteArray("log_level = warning\n"));
    }

    void otherAdministratorsAreNotAsked()
    {
        serve();
        open(u"admin@shop.example"_s);
        show(Section::Model);
        QTRY_VERIFY(part<QPushButton>(u"modelTest"_s)->isVisible());
        QTest::qWait(200);
        QVERIFY(!part<QPushButton>(u"modelSetUp"_s)->isVisible());
    }
};

QTEST_MAIN(TestSettingsModels)
#include "tst_settings_models.moc"
