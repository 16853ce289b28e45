// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/keys/keys_page.h"
#include "shared/client/api_client.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/page_check.h"
#include "tests/console/client/selection_hands.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Several API keys at once, on the real server, driven by clicks and keys.
class TestKeysSelection final : public QObject, tests::ConsoleTest<KeysPage>
{
    Q_OBJECT

    QTreeView *table() const { return m_page->findChild<QTreeView *>(u"keysTable"_s); }
    SelectionBar *bar() const { return tests::shownBar(*m_page); }
    QLineEdit *filter() const { return m_page->findChild<QLineEdit *>(); }
    QString nameIn(int row) const
    {
        return table()->model()->index(row, kName).data(kCellRole).value<Cell>().text;
    }
    QStringList selected() const
    {
        QStringList names;
        for (const QModelIndex &row : table()->selectionModel()->selectedRows())
            names << nameIn(row.row());
        names.sort();
        return names;
    }
    void makeKeys(int count) const
    {
        for (int i = 1; i <= count; ++i) {
            m_server->clock().advance(1'000); // the list has the newest first
            m_server->makeKey(u"shop"_s, {{u"name"_s, u"Key %1"_s.arg(i, 2, 10, QChar(u'0'))}});
        }
    }
    void open()
    {
        show();
        QTRY_VERIFY(table()->model()->rowCount() > 0);
    }
    void select(int first, int last) const
    {
        QVERIFY(tests::clickRow(table(), first));
        QVERIFY(tests::clickRow(table(), last, Qt::ShiftModifier));
    }
    QStringList revoked() const
    {
        return m_server->sql("SELECT name FROM api_key WHERE revoked_ms IS NOT NULL ORDER BY name");
    }
    QString lookedUp(const QString &name) const
    {
        return m_server->sql("SELECT key_id FROM api_key WHERE name = '" + name.toUtf8() + "'").value(0);
    }

    static constexpr int kName = 0;

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        serve();
        signIn();
        makePage();
    }
    void cleanup() { stop(); }

    void theBarTakesTheToolbarsPlaceAndNothingJumps()
    {
        makeKeys(5);
        open();
        QTRY_VERIFY(filter()->isVisible());
        QVERIFY(!bar());
        const QPoint before = table()->mapTo(m_page.get(), QPoint());
        select(1, 3);
        QVERIFY(bar());
        QCOMPARE(tests::saidBy(bar()), u"3 selected"_s);
        QCOMPARE(bar()->accessibleName(), u"3 selected"_s);
        QVERIFY(!filter()->isVisible());
        QApplication::processEvents();
        QCOMPARE(table()->mapTo(m_page.get(), QPoint()), before);
        tests::checkPage(*m_page, "keys-selected");
        QVERIFY(tests::clickRow(table(), 2, Qt::ControlModifier));
        QCOMPARE(tests::saidBy(bar()), u"2 selected"_s);

        QTest::keyClick(table(), Qt::Key_Escape);
        QVERIFY(!bar() && filter()->isVisible());
        QCOMPARE(selected().size(), 1);
        table()->setFocus();
        QTest::keySequence(table(), QKeySequence::SelectAll);
        QCOMPARE(tests::saidBy(bar()), u"5 selected"_s);
        QVERIFY(tests::click(bar()->findChild<QPushButton *>(u"selectionClear"_s)));
        QTRY_VERIFY(!bar());
        QVERIFY(table()->hasFocus());
        QTest::keySequence(table(), QKeySequence::SelectAll);
        m_page->focusFilter(); // Ctrl+F of the window
        QVERIFY(!bar() && filter()->hasFocus());
    }

    void severalAreRevokedAfterOneQuestion()
    {
        makeKeys(5);
        m_server->clock().advance(1'000);
        const QByteArray used = m_server->makeKey(u"shop"_s, {{u"name"_s, u"Key 06"_s}});
        m_server->changeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        QCOMPARE(
            m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Dry?"_s}}, used).status,
            200);
        m_server->keepHouse(); // which notes the use
        open();
        QTRY_COMPARE(nameIn(0), u"Key 06"_s); // the newest first
        select(0, 2);
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Revoke…"_s)));
        TaskDialog *dialog = question();
        QVERIFY(dialog);
        QString said;
        for (const QLabel *each : dialog->findChildren<QLabel *>())
            said += each->text() + u'\n';
        QVERIFY2(said.contains(u"Revoke 3 keys?"), qPrintable(said));
        QVERIFY2(said.contains(u"“Key 06”, “Key 05”, “Key 04”"), qPrintable(said));
        auto *act = tests::buttonOf(dialog, u"Revoke 3 keys"_s);
        QVERIFY(act && !act->isEnabled()); // one of them is in use: not without typing
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"3"_s);
        QVERIFY(tests::click(act));
        QTRY_COMPARE(m_toasts->size(), 1);
        QCOMPARE(tests::lastToast(*m_toasts).text, u"3 keys were revoked"_s);
        QVERIFY(!tests::lastToast(*m_toasts).fault);
        QCOMPARE(revoked(), (QStringList{u"Key 04"_s, u"Key 05"_s, u"Key 06"_s}));
        QVERIFY(!bar());
        QTRY_COMPARE(table()->model()->index(2, 2).data(kCellRole).value<Cell>().text, u"Revoked"_s);
        QCOMPARE(m_toasts->size(), 1);
        // Del asks for those that are left among the chosen ones.
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        select(0, 3);
        QTest::keyClick(table(), Qt::Key_Delete);
        QVERIFY(question());
        QVERIFY(tests::buttonOf(question(), u"Revoke key"_s));
        question()->reject();
        select(0, 2);
        QVERIFY(!tests::buttonOf(bar(), u"Revoke…"_s)->isEnabled());
    }

    void whatIsRefusedStaysSelectedAndIsTold()
    {
        makeKeys(4);
        open();
        QTRY_COMPARE(table()->model()->rowCount(), 4);
        select(0, 3);
        const QByteArray gone = lookedUp(u"Key 03"_s).toUtf8();
        m_server->sql("DELETE FROM api_key_secret WHERE key_id = '" + gone + "'");
        m_server->sql("DELETE FROM api_key WHERE key_id = '" + gone + "'");
        QSignalSpy rows(table()->model(), &QAbstractItemModel::rowsRemoved);
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Revoke…"_s)));
        QVERIFY(tests::click(tests::buttonOf(question(), u"Revoke 4 keys"_s)));
        QTRY_COMPARE(m_toasts->size(), 1);
        const ToastText toast = tests::lastToast(*m_toasts);
        QVERIFY(toast.fault);
        QCOMPARE(toast.fault->what, u"3 keys were revoked. 1 key was not revoked."_s);
        QVERIFY2(toast.fault->why.startsWith(u"“Key 03”: "), qPrintable(toast.fault->why));
        QCOMPARE(toast.fault->code, u"NOT_FOUND"_s);
        QVERIFY(!toast.fault->requestId.isEmpty());
        QCOMPARE(revoked(), (QStringList{u"Key 01"_s, u"Key 02"_s, u"Key 04"_s}));
        if (rows.isEmpty()) // until the list is read again, which knows nothing of it any more
            QCOMPARE(selected(), QStringList{u"Key 03"_s});
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        QVERIFY(!bar());
        QTRY_COMPARE(selected().size(), 1);
    }

    void cancelLeavesTheOthersAsTheyAre()
    {
        makeKeys(30);
        open();
        QTRY_COMPARE(table()->model()->rowCount(), 30);
        table()->setFocus();
        QTest::keySequence(table(), QKeySequence::SelectAll);
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Revoke…"_s)));
        QPushButton *act = tests::buttonOf(question(), u"Revoke 30 keys"_s);
        QVERIFY(act);
        act->click();
        QCOMPARE(tests::saidBy(bar()), u"Revoking: 0 of 30"_s);
        tests::checkPage(*m_page, "keys-revoking");
        bar()->findChild<QPushButton *>(u"selectionCancel"_s)->click();
        QTRY_COMPARE(m_toasts->size(), 1);
        const auto done = revoked().size();
        QVERIFY2(done >= 2 && done < 30, qPrintable(QString::number(done)));
        QCOMPARE(tests::lastToast(*m_toasts).text,
            u"%1 keys were revoked · %2 are not affected"_s.arg(done).arg(30 - done));
        QCOMPARE(tests::saidBy(bar()), u"%1 selected"_s.arg(30 - done));
    }

    void anotherSessionEndsItWithoutAWord()
    {
        makeKeys(20);
        open();
        QTRY_COMPARE(table()->model()->rowCount(), 20);
        table()->setFocus();
        QTest::keySequence(table(), QKeySequence::SelectAll);
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Revoke…"_s)));
        tests::buttonOf(question(), u"Revoke 20 keys"_s)->click();
        QVERIFY(tests::saidBy(bar()).startsWith(u"Revoking"));
        m_server->makeCompany(u"other"_s);
        m_server->makeKey(u"other"_s, {{u"name"_s, u"Theirs"_s}});
        m_page->setSession(m_client.get(), u"other"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QTRY_VERIFY(!bar());
        QCOMPARE(m_toasts->size(), 0);
        QVERIFY(revoked().size() < 20);
        QVERIFY(!revoked().contains(u"Theirs"_s));
        QTRY_VERIFY(filter()->isVisible());
    }

    void exportWritesWhatIsSelectedOrWhatTheFilterLeaves()
    {
        makeKeys(12);
        open();
        QTRY_COMPARE(table()->model()->rowCount(), 12);
        select(0, 2);
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Export…"_s)));
        const QByteArray three = tests::written(*m_page, m_home.filePath(u"three.csv"_s));
        QCOMPARE(three.count("\r\n"), 4);
        QVERIFY2(three.startsWith("key_id,name,prefix,"), three.constData());
        for (const char *name : {"\"Key 12\"", "\"Key 11\"", "\"Key 10\""})
            QVERIFY2(three.contains(name), three.constData());

        QTest::keyClick(table(), Qt::Key_Escape);
        filter()->setText(u"key 0"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 9);
        m_page->activateWindow(); // a dialog that closes leaves none
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier);
        const QByteArray nine = tests::written(*m_page, m_home.filePath(u"nine.json"_s));
        const auto list = json::parse(nine);
        QVERIFY(list && list->asArray());
        QCOMPARE(list->asArray()->size(), std::size_t(9));
        QCOMPARE(list->asArray()->front().string(u"name"), u"Key 09"_s);
        QVERIFY(!nine.contains("secret"));
    }

    void withoutTheServerNothingCanBeRevoked()
    {
        makeKeys(3);
        open();
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        select(0, 1);
        m_page->setOffline(true, u"The server does not answer."_s);
        QPushButton *revoke = tests::buttonOf(bar(), u"Revoke…"_s);
        QVERIFY(!revoke->isEnabled());
        QCOMPARE(revoke->toolTip(), u"The server does not answer."_s);
        m_page->setOffline(false, {});
        QVERIFY(revoke->isEnabled());
    }
};

QTEST_MAIN(TestKeysSelection)
#include "tst_keys_selection.moc"
