// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/credential_store.h"
#include "tests/support/qt_test.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// Against a real keychain (tests/support/keyring runs it beside one), or against none: the other run.
class TestKeychain final : public QObject
{
    Q_OBJECT
    const bool m_hasKeychain = qEnvironmentVariableIsSet("ANSWERDESK_TEST_KEYRING");
    const QString m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);

    static std::optional<Secret> find(CredentialStore &store, const QString &id, QObject *context)
    {
        std::optional<std::optional<Secret>> found;
        store.find(id, context, [&](const std::optional<Secret> &password) { found = password; });
        return QTest::qWaitFor([&] { return found.has_value(); }, test::kPatienceMs) ? *found : std::nullopt;
    }

private slots:
    void aPasswordOutlivesTheProgramWhereThereIsAKeychain()
    {
        const QByteArray password("p\xc3\xa4ss\0word", 10);
        const auto first = systemCredentials();
        QVERIFY(first->isLasting());
        QVERIFY(!find(*first, m_id, this));
        std::optional<QString> why;
        first->keep(m_id, Secret(password), this, [&](const QString &reason) { why = reason; });
        QTRY_VERIFY(why);
        QCOMPARE(why->isEmpty(), m_hasKeychain);
        // This program knows it in any case, the next one when the keychain has it.
        QCOMPARE(find(*first, m_id, this).value_or(Secret()).reveal(), password);
        const auto next = systemCredentials();
        QCOMPARE(find(*next, m_id, this).has_value(), m_hasKeychain);
        first->forget(m_id);
        QTRY_VERIFY(!find(*first, m_id, this));
        QTRY_VERIFY(!find(*next, m_id, this));
    }

    void aContextThatDiedIsNotCalled()
    {
        const auto store = systemCredentials();
        bool isCalled = false;
        {
            QObject context;
            store->find(m_id, &context, [&](const auto &) { isCalled = true; });
        }
        find(*store, m_id, this);
        QVERIFY(!isCalled);
    }
};

QTEST_GUILESS_MAIN(TestKeychain)
#include "tst_keychain.moc"
