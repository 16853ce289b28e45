// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_page.h"
#include "console/pages/keys/analytics_secret_dialog.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/keys/rotate_key_dialog.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/feedback/page_header.h"
#include "shared/client/api_client.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/page_check.h"
#include <QtCore/QTimer>
#include <QtGui/QClipboard>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The API keys on the real server, driven by clicks and keys.
class TestKeysPage final : public QObject, tests::ConsoleTest<KeysPage>
{
    Q_OBJECT
    QByteArray m_key;

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
    static QString said(const QWidget *dialog)
    {
        QStringList texts;
        for (const QLabel *each : dialog->findChildren<QLabel *>())
            texts << each->text();
        return texts.join(u'\n');
    }
    json::Value keyOf(const QByteArray &key) const
    {
        const auto answer
            = m_server->adminCall("GET", "/admin/v1/companies/shop/keys/" + key.split('_').at(2));
        return json::parse(answer.body).value_or(json::Value());
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
    void initTestCase() { prepare(); }
    void init()
    {
        serve({{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Storefront backend"_s}});
        signIn();
        makePage();
        show();
        QTRY_COMPARE(part<QTreeView>(u"keysTable"_s)->model()->rowCount(), 1);
    }
    void cleanup() { stop(); }

    void bothSecretsWorkDuringTheOverlap()
    {
        QVERIFY(fact(u"Previous secret"_s).isNull());
        const QPointer<RotateKeyDialog> dialog = askToRotate();
        QVERIFY(dialog);
        dialog->findChild<SegmentedControl *>()->setCurrent(1); // an hour
        buttonNamed(dialog, u"Rotate key"_s)->click();
        const QByteArray renewed = storeShownKey();
        QTRY_VERIFY(!dialog);
        QVERIFY(renewed.startsWith("ad_live_") && renewed != m_key);
        QCOMPARE(statusWith(renewed), 200);
        QCOMPARE(statusWith(m_key), 200);
        QVERIFY2(
            fact(u"Previous secret"_s).startsWith(u"ends in 1 h"), qPrintable(fact(u"Previous secret"_s)));
        tests::checkPage(*m_page, "keys-rotated");
        m_server->clock().advance(3'600'000);
        m_page->refresh();
        QTRY_VERIFY(fact(u"Previous secret"_s).isNull());
        QCOMPARE(statusWith(renewed), 200);
        QCOMPARE(statusWith(m_key), 401);
    }

    void anAnalyticsSecretIsMadeRotatedAndRemoved()
    {
        const auto said = [this] { return part<Paragraph>(u"analyticsSecretText"_s)->plain(); };
        const auto since = [this] {
            return json::parse(m_server->adminCall("GET", "/admin/v1/companies/shop").body)
                ->string(u"analytics_secret_since");
        };
        // Without a ticket an event that is let in gets another code.
        const auto codeWith = [this](const QByteArray &secret) {
            const json::Value event = json::Object{{u"company_key"_s, u"shop"_s},
                {u"user_fingerprint"_s, u"00000000-0000-4000-8000-000000000001"_s},
                {u"user_faq_fingerprint"_s, u"00000000-0000-4000-8000-000000000002"_s},
                {u"type"_s, u"ITEM_ADDED"_s}, {u"product_id"_s, u"a"_s}, {u"product_name"_s, u"A"_s},
                {u"value"_s, 1}, {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};
            return m_server
                ->post("/analytics/cart_events", event, {}, {{"Answerdesk-Analytics-Secret", secret}})
                .code();
        };
        const auto make = [this](int overlap) {
            [this] { QVERIFY(tests::click(part<QPushButton>(u"analyticsSecretCreate"_s))); }();
            auto *dialog = m_page->findChild<AnalyticsSecretDialog *>();
            dialog->findChild<SegmentedControl *>()->setCurrent(overlap);
            dialog->findChild<QPushButton *>(u"analyticsSecretSubmit"_s)->click();
            return storeShownKey();
        };
        QTRY_VERIFY2(said().startsWith(u"Analytics events need no secret"_s), qPrintable(said()));
        QVERIFY(!part<QPushButton>(u"analyticsSecretRemove"_s)->isVisible());
        const QByteArray first = make(0);
        QVERIFY(first.startsWith("ad_events_"));
        QTRY_VERIFY2(said().startsWith(u"Analytics events need a secret, created on "_s), qPrintable(said()));
        QVERIFY(!said().contains(u"overlap ends"_s));
        QCOMPARE(codeWith(first), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(codeWith("other"), "INVALID_ANALYTICS_SECRET");
        m_server->clock().advance(1'000);
        const QByteArray second = make(1); // an hour
        QVERIFY(second != first);
        QTRY_VERIFY2(said().contains(u"overlap ends"_s), qPrintable(said()));
        QCOMPARE(codeWith(first), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(codeWith(second), "ACTIVE_TICKET_NOT_FOUND");
        tests::checkPage(*m_page, "keys-analytics-secret");
        QVERIFY(tests::click(part<QPushButton>(u"analyticsSecretRemove"_s)));
        QPushButton *remove = nullptr;
        QTRY_VERIFY(remove = buttonNamed(m_page.get(), u"Remove secret"_s));
        remove->click();
        QTRY_VERIFY(since().isEmpty());
        QTRY_VERIFY(said().startsWith(u"Analytics events need no secret"_s));
        QCOMPARE(codeWith("other"), "ACTIVE_TICKET_NOT_FOUND");
    }

    void itsDetailsAreCopied()
    {
        QTest::keySequence(m_page.get(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(u"Active  "_s), qPrintable(text));
        QVERIFY2(text.contains(u"\nKey id: "_s + QString::fromLatin1(m_key).section(u'_', 2, 2)),
            qPrintable(text));
        QVERIFY(!text.contains(QString::fromLatin1(m_key)));
    }

    void theLastMinuteIsCountedDown()
    {
        const QPointer<RotateKeyDialog> dialog = askToRotate();
        dialog->findChild<SegmentedControl *>()->setCurrent(1); // an hour
        buttonNamed(dialog, u"Rotate key"_s)->click();
        storeShownKey();
        QTRY_VERIFY(fact(u"Previous secret"_s).startsWith(u"ends in 1 h"));
        const auto *tick = part<QTimer>(u"keysTick"_s);
        QCOMPARE(tick->interval(), 20'000);
        m_server->clock().advance(3'600'000 - 70'000);
        m_page->refresh();
        QTRY_COMPARE(tick->interval(), 10'000); // then it begins
        m_server->clock().advance(25'000);
        m_page->refresh();
        QTRY_VERIFY(fact(u"Previous secret"_s).startsWith(u"ends in 45 s"));
        QCOMPARE(tick->interval(), 1'000);
        m_server->clock().advance(1'000);
        QTRY_VERIFY(fact(u"Previous secret"_s).startsWith(u"ends in 44 s")); // nobody asks for it
        m_server->clock().advance(44'000);
        QTRY_VERIFY(fact(u"Previous secret"_s).isNull());
        QTRY_COMPARE(tick->interval(), 20'000);
    }

    void withoutAnOverlapTheEarlierSecretEndsAtOnce()
    {
        const QPointer<RotateKeyDialog> dialog = askToRotate();
        dialog->findChild<SegmentedControl *>()->setCurrent(0);
        buttonNamed(dialog, u"Rotate key"_s)->click();
        const QByteArray renewed = storeShownKey();
        QCOMPARE(statusWith(renewed), 200);
        QCOMPARE(statusWith(m_key), 401);
        QVERIFY(fact(u"Previous secret"_s).isNull());
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
        QVERIFY2(said(dialog).contains(u"A revoked key cannot be rotated."), qPrintable(said(dialog)));
        QVERIFY(!m_page->findChild<KeyShownOnceDialog *>());
        dialog->reject();
        m_page->refresh();
        QTRY_VERIFY(!part<QPushButton>(u"keyRotate"_s)->isEnabled());
        QCOMPARE(part<QPushButton>(u"keyRotate"_s)->toolTip(), u"The key is no longer active."_s);
    }

    void aKeyIsMadeWithAddressesAndALimit()
    {
        m_page->createKey();
        const QPointer<KeyDialog> dialog = m_page->findChild<KeyDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"keyName"_s)->setText(u"Warehouse"_s);
        auto *from = dialog->findChild<QPlainTextEdit *>(u"keyAddresses"_s);
        auto *limit = dialog->findChild<QLineEdit *>(u"keyLimit"_s);
        from->setPlainText(u"10.5.0.0/16\nwarehouse.example"_s);
        limit->setText(u"many"_s);
        auto *submit = dialog->findChild<QPushButton *>(u"keySubmit"_s);
        submit->click();
        QVERIFY(said(dialog).contains(u"Enter a whole number"));
        limit->setText(u"120"_s);
        submit->click();
        QTRY_VERIFY2(
            said(dialog).contains(u"“warehouse.example” is not an address"), qPrintable(said(dialog)));
        tests::checkPage(*m_page, "keys-create-address");
        from->setPlainText(u"10.5.0.0/16, 2001:db8::7"_s);
        submit->click();
        const QByteArray key = storeShownKey();
        QTRY_VERIFY(!dialog);
        const json::Value made = keyOf(key);
        QCOMPARE(made.find(u"allowed_addresses")->toJson(), "[\"10.5.0.0/16\",\"2001:db8::7\"]");
        QCOMPARE(made.find(u"requests_per_minute")->toJson(), "120");
        QCOMPARE(statusWith(key), 403); // from here it may not
        QCOMPARE(fact(u"Rate limit"_s), u"120 requests per minute"_s);
        QVERIFY(fact(u"Allowed addresses"_s).contains(u"10.5.0.0/16"));
    }

    void whatIsChangedOfAKeyCountsAtOnce()
    {
        QVERIFY(tests::click(part<QPushButton>(u"keyEdit"_s)));
        QPointer<KeyDialog> dialog;
        QTRY_VERIFY(dialog = m_page->findChild<KeyDialog *>());
        auto *name = dialog->findChild<QLineEdit *>(u"keyName"_s);
        QCOMPARE(name->text(), u"Storefront backend"_s);
        name->setText(u"Storefront 2"_s);
        for (QCheckBox *scope : dialog->findChildren<QCheckBox *>())
            scope->setChecked(scope->text() == u"Read product FAQs");
        dialog->findChild<SegmentedControl *>()->setCurrent(1); // 30 days
        dialog->findChild<QPushButton *>(u"keySubmit"_s)->click();
        QTRY_VERIFY(!dialog);
        QCOMPARE(part<QTreeView>(u"keysTable"_s)->model()->rowCount(), 1);
        const json::Value changed = keyOf(m_key);
        QCOMPARE(changed.string(u"name"), u"Storefront 2"_s);
        QCOMPARE(changed.find(u"scopes")->toJson(), "[\"faqs:read\"]");
        QVERIFY(!changed.find(u"expires_at")->isNull());
        QCOMPARE(statusWith(m_key), 403);

        // Nothing else than what was changed is sent: the expiry stays, and "never" takes it away.
        QVERIFY(tests::click(part<QPushButton>(u"keyEdit"_s)));
        QTRY_VERIFY(dialog = m_page->findChild<KeyDialog *>());
        dialog->findChild<SegmentedControl *>()->setCurrent(5);
        dialog->findChild<QPushButton *>(u"keySubmit"_s)->click();
        QTRY_VERIFY(!dialog);
        QVERIFY(keyOf(m_key).find(u"expires_at")->isNull());
        QCOMPARE(keyOf(m_key).string(u"name"), u"Storefront 2"_s);
    }

    void aChangeOfSomebodyElseIsNotOverwritten()
    {
        QVERIFY(tests::click(part<QPushButton>(u"keyEdit"_s)));
        QPointer<KeyDialog> dialog;
        QTRY_VERIFY(dialog = m_page->findChild<KeyDialog *>());
        const QByteArray path = "/admin/v1/companies/shop/keys/" + m_key.split('_').at(2);
        const auto now = m_server->adminCall("GET", path);
        QCOMPARE(
            m_server->adminCall("PATCH", path, "{\"name\":\"Theirs\"}", {{"If-Match", now.header("ETag")}})
                .status,
            200);
        dialog->findChild<QLineEdit *>(u"keyName"_s)->setText(u"Mine"_s);
        dialog->findChild<QPushButton *>(u"keySubmit"_s)->click();
        QTRY_VERIFY2(said(dialog).contains(u"The key was not changed."), qPrintable(said(dialog)));
        QCOMPARE(dialog->findChild<QLineEdit *>(u"keyName"_s)->text(), u"Mine"_s); // what was typed stays
        QCOMPARE(keyOf(m_key).string(u"name"), u"Theirs"_s);
        // Who saves once more has read that, and means it.
        auto *submit = dialog->findChild<QPushButton *>(u"keySubmit"_s);
        QTRY_VERIFY(submit->isEnabled());
        submit->click();
        QTRY_VERIFY(!dialog);
        QCOMPARE(keyOf(m_key).string(u"name"), u"Mine"_s);
    }

    void itsHistoryIsThatOfTheAuditLog()
    {
        buttonNamed(askToRotate(), u"Rotate key"_s)->click();
        storeShownKey();
        QSignalSpy wanted(m_page.get(), &Page::pageWanted);
        QVERIFY(tests::click(part<QPushButton>(u"keyHistory"_s)));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), u"activity"_s);
        ActivityPage activity(m_server->clock());
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
