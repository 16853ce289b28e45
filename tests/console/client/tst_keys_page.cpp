// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/appearance.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/keys/create_key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/keys/rotate_key_dialog.h"
#include "console/widgets/banner.h"
#include "console/widgets/page_header.h"
#include "shared/client/api_client.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The API keys on the real server, driven by clicks and keys.
class TestKeysPage : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<KeysPage> m_page;
    QByteArray m_key;

    template <typename T>
    T *part(const QString &name) const
    {
        return m_page->findChild<T *>(name);
    }
    static QPushButton *buttonNamed(const QWidget *root, const QString &text)
    {
        for (QPushButton *each : root->findChildren<QPushButton *>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
    /// What the details say after a name; null: they say nothing of it.
    QString fact(const QString &name) const
    {
        const QList<QLabel *> texts = m_page->findChild<FactList *>()->findChildren<QLabel *>();
        for (qsizetype i = 0; i + 1 < texts.size(); ++i) {
            if (texts[i]->text() == name)
                return texts[i + 1]->text();
        }
        return {};
    }
    int statusWith(const QByteArray &key) const
    {
        return m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Dry?"_s}}, key).status;
    }
    QPointer<RotateKeyDialog> askToRotate()
    {
        [this] { QVERIFY(tests::click(part<QPushButton>(u"keyRotate"_s))); }();
        return m_page->findChild<RotateKeyDialog *>();
    }
    /// Reads the new secret as a person copies it, and closes the dialog.
    QByteArray storeShownKey()
    {
        QPointer<KeyShownOnceDialog> once;
        [&] { QTRY_VERIFY(once = m_page->findChild<KeyShownOnceDialog *>()); }();
        buttonNamed(once, u"Copy"_s)->click();
        const QByteArray key = QGuiApplication::clipboard()->text().toLatin1();
        once->findChild<QCheckBox *>()->setChecked(true);
        buttonNamed(once, u"Done"_s)->click();
        [&] { QTRY_VERIFY(!once); }();
        return key;
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
        m_key = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Storefront backend"_s}});
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(m_server->runtime().adminToken());
        m_page = std::make_unique<KeysPage>(m_server->clock());
        m_page->resize(1056, 760);
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        QTRY_COMPARE(part<QTreeView>(u"keysTable"_s)->model()->rowCount(), 1);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }

    void bothSecretsWorkDuringTheOverlap()
    {
        QVERIFY(fact(u"Earlier secret"_s).isNull());
        const QPointer<RotateKeyDialog> dialog = askToRotate();
        QVERIFY(dialog);
        dialog->findChild<SegmentedControl *>()->setCurrent(1); // an hour
        buttonNamed(dialog, u"Rotate key"_s)->click();
        const QByteArray renewed = storeShownKey();
        QTRY_VERIFY(!dialog);
        QVERIFY(renewed.startsWith("ad_live_") && renewed != m_key);
        QCOMPARE(statusWith(renewed), 200);
        QCOMPARE(statusWith(m_key), 200);
        QVERIFY2(fact(u"Earlier secret"_s).startsWith(u"ends in 1 h"), qPrintable(fact(u"Earlier secret"_s)));
        tests::checkPage(*m_page, "keys-rotated");
        m_server->clock().advance(3'600'000);
        m_page->refresh();
        QTRY_VERIFY(fact(u"Earlier secret"_s).isNull());
        QCOMPARE(statusWith(renewed), 200);
        QCOMPARE(statusWith(m_key), 401);
    }

    void withoutAnOverlapTheEarlierSecretEndsAtOnce()
    {
        const QPointer<RotateKeyDialog> dialog = askToRotate();
        dialog->findChild<SegmentedControl *>()->setCurrent(0);
        buttonNamed(dialog, u"Rotate key"_s)->click();
        const QByteArray renewed = storeShownKey();
        QCOMPARE(statusWith(renewed), 200);
        QCOMPARE(statusWith(m_key), 401);
        QVERIFY(fact(u"Earlier secret"_s).isNull());
    }

    void aRefusalStandsInTheDialogAndChangesNothing()
    {
        const QString id = QString::fromLatin1(m_key).section(u'_', 2, 2);
        const QPointer<RotateKeyDialog> dialog = askToRotate();
        QCOMPARE(
            m_server->adminCall("POST", "/admin/v1/companies/shop/keys/" + id.toLatin1() + "/revoke", "{}")
                .status,
            200);
        buttonNamed(dialog, u"Rotate key"_s)->click(); // the page does not know of that yet
        QTRY_VERIFY(buttonNamed(dialog, u"Rotate key"_s)->isEnabled());
        QStringList said;
        for (const QLabel *each : dialog->findChildren<QLabel *>())
            said << each->text();
        QVERIFY2(
            said.join(u'\n').contains(u"A revoked key cannot be rotated."), qPrintable(said.join(u'\n')));
        QVERIFY(!m_page->findChild<KeyShownOnceDialog *>());
        dialog->reject();
        m_page->refresh();
        QTRY_VERIFY(!part<QPushButton>(u"keyRotate"_s)->isEnabled());
        QCOMPARE(part<QPushButton>(u"keyRotate"_s)->toolTip(), u"The key has ended already."_s);
    }

    void itsHistoryIsThatOfTheAuditLog()
    {
        buttonNamed(askToRotate(), u"Rotate key"_s)->click();
        storeShownKey();
        QSignalSpy wanted(m_page.get(), &Page::pageWanted);
        QVERIFY(tests::click(part<QPushButton>(u"keyHistory"_s)));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), u"activity"_s);
        ActivityPage activity(m_server->clock(), *m_settings);
        activity.resize(1056, 760);
        activity.setSession(m_client.get(), u"shop"_s);
        activity.setActive(true);
        activity.show();
        activity.showView(wanted[0][1].toString());
        auto *search = activity.findChild<QLineEdit *>(u"auditSearch"_s);
        QVERIFY(search->isVisible());
        QVERIFY(m_key.contains(search->text().toLatin1()));
        QAbstractItemModel *rows = nullptr;
        for (QTreeView *table : activity.findChildren<QTreeView *>()) {
            if (table->isVisible())
                rows = table->model();
        }
        QVERIFY(rows);
        QTRY_COMPARE(rows->rowCount(), 2); // made and rotated, and nothing of the company
    }
};

QTEST_MAIN(TestKeysPage)
#include "tst_keys_page.moc"
