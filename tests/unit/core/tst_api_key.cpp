// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/analytics_secret.h"
#include "server/accounts/model/api_key.h"
#include "shared/core/secret.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QThread>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::accounts;
using namespace Qt::Literals::StringLiterals;

/// The text of API keys.
class TestApiKey : public QObject
{
    Q_OBJECT
private slots:
    void aKeyHasItsForm()
    {
        static const QRegularExpression form(u"^ad_(live|test)_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$"_s);
        QSet<QByteArray> seen;
        for (int i = 0; i < 500; ++i) {
            const KeyText key = KeyText::generate(i % 2);
            const QByteArray text = key.text();
            QVERIFY2(form.match(QString::fromLatin1(text)).hasMatch(), text);
            QCOMPARE(text.startsWith("ad_test_"), bool(i % 2));
            QVERIFY(text.startsWith(KeyText::prefix(key.isTest, key.id).toLatin1() + '_'));
            seen.insert(text);
            const auto read = KeyText::parse(text);
            QVERIFY(read);
            QCOMPARE(read->id, key.id);
            QCOMPARE(read->isTest, key.isTest);
            QCOMPARE(read->secret.reveal(), key.secret.reveal());
            QCOMPARE(read->secretHash(), sha256(key.secret.reveal()).toHex());
        }
        QCOMPARE(seen.size(), 500);
    }
    void everyUseIsCountedOnce()
    {
        constexpr int kThreads = 4;
        constexpr int kUses = 20'000;
        constexpr qint64 kDayMs = 86'400'000;
        KeyRing ring;
        ApiKey key;
        key.id = u"abcdefghijkl"_s;
        ring.put(key);
        QMap<qint64, qint64> counted;
        std::atomic<int> running = kThreads;
        std::vector<std::unique_ptr<QThread>> threads;
        for (int t = 0; t < kThreads; ++t) {
            threads.emplace_back(QThread::create([&] {
                for (int i = 0; i < kUses; ++i)
                    ring.find(u"abcdefghijkl"_s)->counter->count((i / 1000 % 2) * kDayMs); // to and fro
                --running;
            }));
            threads.back()->start();
        }
        bool isLast = false;
        while (!isLast) {
            isLast = running == 0;
            ApiKey changed = key;
            changed.name += u'x'; // a change keeps the count
            ring.put(changed);
            for (const KeyUsage &use : ring.takeUsage())
                counted[use.day] += use.requests;
            ring.settleUsage(true);
        }
        for (const auto &thread : threads)
            thread->wait();
        QCOMPARE(counted.value(0), kThreads * kUses / 2);
        QCOMPARE(counted.value(1), kThreads * kUses / 2);
    }
    void whatWasNotStoredIsTakenAgain()
    {
        KeyRing ring;
        ApiKey key;
        key.id = u"abcdefghijkl"_s;
        ring.put(key);
        const auto counter = ring.find(key.id)->counter;
        counter->count(0);
        counter->count(0);
        QCOMPARE(ring.takeUsage().size(), 1);
        counter->count(0);
        QCOMPARE(ring.takeUsage().size(), 0); // one at a time
        QCOMPARE(counter->pending().value(0), 3);
        ring.settleUsage(false);
        QCOMPARE(counter->pending().value(0), 3);
        const QList<KeyUsage> again = ring.takeUsage();
        QCOMPARE(again.size(), 1);
        QCOMPARE(again.front().requests, 3);
        ring.settleUsage(true);
        QVERIFY(counter->pending().isEmpty());
        QCOMPARE(ring.takeUsage().size(), 0);
        counter->count(0);
        QCOMPARE(ring.takeUsage().size(), 1); // nothing was under way
    }
    void theSumOfStoredAndPendingUsesNeverFalls()
    {
        constexpr qint64 kUses = 200'000;
        constexpr qint64 kDayMs = 86'400'000;
        KeyRing ring;
        ApiKey key;
        key.id = u"abcdefghijkl"_s;
        ring.put(key);
        const auto counter = ring.find(key.id)->counter;
        std::atomic<qint64> counted{0};
        std::atomic<qint64> stored{0}; // the database
        const std::unique_ptr<QThread> users(QThread::create([&] {
            for (qint64 i = 0; i < kUses; ++i) {
                counter->count(i / 10'000 * kDayMs); // midnight comes and goes
                counted = i + 1;
            }
        }));
        const std::unique_ptr<QThread> writer(QThread::create([&] {
            for (bool isLast = false, isKept = true; !isLast; isKept = !isKept) {
                isLast = isKept && counted == kUses;
                qint64 taken = 0;
                for (const KeyUsage &use : ring.takeUsage())
                    taken += use.requests;
                ring.beginStoring();
                if (isKept)
                    stored += taken; // COMMIT
                ring.settleUsage(isKept);
                QThread::yieldCurrentThread();
            }
        }));
        users->start();
        writer->start();
        qint64 last = 0;
        while (last < kUses) {
            const qint64 atLeast = counted;
            const qint64 sum = ring.readUsage([&] {
                qint64 all = stored;
                for (const qint64 requests : counter->pending())
                    all += requests;
                return all;
            });
            const qint64 atMost = counted + 1; // one may be counted and not be told yet
            QVERIFY2(sum >= last && sum >= atLeast && sum <= atMost,
                qPrintable(u"%1 after %2, of %3 to %4"_s.arg(sum).arg(last).arg(atLeast).arg(atMost)));
            last = sum;
        }
        users->wait();
        writer->wait();
        QCOMPARE(stored.load(), kUses);
    }
    void aMistypedCharacterIsFound()
    {
        const QByteArray text = KeyText::generate(false).text();
        for (qsizetype i = 0; i < text.size(); ++i) {
            QByteArray mistyped = text;
            mistyped[i] = text[i] == 'a' ? 'b' : 'a';
            QVERIFY2(!KeyText::parse(mistyped), mistyped);
        }
        for (qsizetype i = 21; i + 1 < text.size(); ++i) {
            QByteArray swapped = text;
            std::swap(swapped[i], swapped[i + 1]);
            QCOMPARE(KeyText::parse(swapped).has_value(), swapped == text);
        }
    }
    void otherTextIsNoKey()
    {
        const QByteArray text = KeyText::generate(false).text();
        for (const QByteArray &other :
            {QByteArray(), QByteArray("ad_live_"), text.chopped(1), text + '0', text.mid(1), text.toUpper(),
                ' ' + text, QByteArray(text).replace("ad_live_", "ad_test_"), QByteArray(100'000, 'a')})
            QVERIFY2(!KeyText::parse(other), other.left(100));
    }
    void anAnalyticsSecretHasItsForm()
    {
        static const QRegularExpression form(u"^ad_events_[0-9A-Za-z]{38}$"_s);
        QSet<QByteArray> seen;
        for (int i = 0; i < 100; ++i) {
            const QByteArray text = generateAnalyticsSecret();
            QVERIFY2(form.match(QString::fromLatin1(text)).hasMatch(), text);
            QVERIFY(hasChecksum(text));
            seen.insert(text);
            QVERIFY(isSameHash(*hashOfAnalyticsSecret(text), hashOf(text.mid(10, 32))));
        }
        QCOMPARE(seen.size(), 100);
        const QByteArray text = generateAnalyticsSecret();
        for (qsizetype i = 0; i < text.size(); ++i) {
            QByteArray mistyped = text;
            mistyped[i] = text[i] == 'a' ? 'b' : 'a';
            QVERIFY2(!hashOfAnalyticsSecret(mistyped), mistyped);
        }
        for (const QByteArray &other : {QByteArray(), QByteArray("ad_events_"), text.chopped(1), text + '0',
                 ' ' + text, KeyText::generate(false).text(), QByteArray(100'000, 'a')})
            QVERIFY2(!hashOfAnalyticsSecret(other), other.left(100));
        QVERIFY(!KeyText::parse(text));
    }
};

QTEST_APPLESS_MAIN(TestApiKey)
#include "tst_api_key.moc"
