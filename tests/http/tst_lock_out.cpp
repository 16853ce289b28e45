// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/access/sign_in_guard.h"
#include "server/accounts/model/passwords.h"
#include "tests/http/back_office.h"
#include <future>
#include <thread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using accounts::PasswordWork;
using accounts::SignInGuard;

namespace {
constexpr qint64 kMinuteMs = 60'000;
} // namespace

/// Guessing passwords: what is counted, who is let in all the same, and what a flood may take.
class TestLockOut : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    Answer guess(const QByteArray &email, const QByteArray &address)
    {
        return m_office->signIn(email, "a wrong guess", address);
    }

private slots:
    void init() { m_office = std::make_unique<BackOffice>(); }
    void cleanup() { m_office.reset(); }

    void anAccountIsClosedToStrangers()
    {
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(
                guess("op@example.org", "203.0.113." + QByteArray::number(i)), "INVALID_CREDENTIALS");
        const Answer refused = m_office->signIn("op@example.org", kPassword, "203.0.113.99");
        COMPARE_ERROR(refused, "TOO_MANY_ATTEMPTS");
        QCOMPARE(refused.header("Retry-After").toInt(), 15 * 60);
        m_office->server().clock().advance(14 * kMinuteMs + 59'000);
        COMPARE_ERROR(m_office->signIn("op@example.org", kPassword, "203.0.113.99"), "TOO_MANY_ATTEMPTS");
        m_office->server().clock().advance(1'000);
        QCOMPARE(m_office->signIn("op@example.org", kPassword, "203.0.113.99").status, 201);
    }
    void nobodyElsewhereLocksOutAnAdministrator()
    {
        QCOMPARE(m_office->signIn("op@example.org", kPassword, "192.0.2.7").status, 201);
        for (int round = 0; round < 3; ++round) {
            for (int i = 0; i < 10; ++i)
                COMPARE_ERROR(
                    guess("op@example.org", "203.0.113." + QByteArray::number(i)), "INVALID_CREDENTIALS");
            COMPARE_ERROR(m_office->signIn("op@example.org", kPassword, "203.0.113.50"), "TOO_MANY_ATTEMPTS");
            QCOMPARE(m_office->signIn("op@example.org", kPassword, "192.0.2.7").status, 201);
            if (round == 1)
                m_office->server().restart(); // what is known is in the database
            m_office->server().clock().advance(15 * kMinuteMs);
        }
        // A known address has a limit too.
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(guess("op@example.org", "192.0.2.7"), "INVALID_CREDENTIALS");
        COMPARE_ERROR(m_office->signIn("op@example.org", kPassword, "192.0.2.7"), "TOO_MANY_ATTEMPTS");
        // It is forgotten after a quarter of a year without a sign-in.
        m_office->server().clock().advance(qint64(91) * 24 * 60 * kMinuteMs);
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(
                guess("op@example.org", "203.0.113." + QByteArray::number(i)), "INVALID_CREDENTIALS");
        COMPARE_ERROR(m_office->signIn("op@example.org", kPassword, "192.0.2.7"), "TOO_MANY_ATTEMPTS");
    }
    void anAddressIsClosedWhateverTheAccount()
    {
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(guess("made.up." + QByteArray::number(i) + "@example.org", "203.0.113.1"),
                "INVALID_CREDENTIALS");
        COMPARE_ERROR(m_office->signIn("op@example.org", kPassword, "203.0.113.1"), "TOO_MANY_ATTEMPTS");
        QCOMPARE(m_office->signIn("op@example.org", kPassword, "203.0.113.2").status, 201);
    }
    void oneIPv6NetworkIsOneAddress()
    {
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(guess("made.up@example.org", "2001:db8:0:1::" + QByteArray::number(i)),
                i < 10 ? "INVALID_CREDENTIALS" : "TOO_MANY_ATTEMPTS");
        COMPARE_ERROR(
            m_office->signIn("op@example.org", kPassword, "2001:db8:0:1:ffff::1"), "TOO_MANY_ATTEMPTS");
        QCOMPARE(m_office->signIn("op@example.org", kPassword, "2001:db8:0:2::1").status, 201);
        QCOMPARE(accounts::networkOf(QHostAddress(u"::ffff:192.0.2.1"_s)), u"192.0.2.1"_s);
    }
    void signingInDoesNotFreeGuessesAtOthers()
    {
        m_office->makeAdmin("mallory@example.org", "company_viewer", R"(["shop"])");
        for (int i = 0; i < 9; ++i)
            COMPARE_ERROR(guess("op@example.org", "203.0.113.1"), "INVALID_CREDENTIALS");
        QCOMPARE(m_office->signIn("mallory@example.org", kPassword, "203.0.113.1").status, 201);
        COMPARE_ERROR(guess("op@example.org", "203.0.113.1"), "INVALID_CREDENTIALS");
        COMPARE_ERROR(guess("op@example.org", "203.0.113.1"), "TOO_MANY_ATTEMPTS");
    }
    void aNewPasswordOpensTheAccount()
    {
        m_office->makeAdmin("eva@example.org");
        // Where she is known there is a counter of its own.
        QCOMPARE(m_office->signIn("eva@example.org", kPassword, "192.0.2.7").status, 201);
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(guess("eva@example.org", "192.0.2.7"), "INVALID_CREDENTIALS");
        COMPARE_ERROR(m_office->signIn("eva@example.org", kPassword, "192.0.2.7"), "TOO_MANY_ATTEMPTS");
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(
                guess("EVA@example.org", "203.0.113." + QByteArray::number(i)), "INVALID_CREDENTIALS");
        COMPARE_ERROR(m_office->signIn("eva@example.org", kPassword, "203.0.113.50"), "TOO_MANY_ATTEMPTS");
        const QByteArray id = m_office->column("/admins?q=eva", u"admin_id").front().toLatin1();
        QCOMPARE(
            m_office->call("PUT", "/admins/" + id + "/password", "{\"password\":\"" + kOtherPassword + "\"}")
                .status,
            204);
        QCOMPARE(m_office->signIn("eva@example.org", kOtherPassword, "203.0.113.50").status, 201);
        QCOMPARE(m_office->signIn("eva@example.org", kOtherPassword, "192.0.2.7").status, 201);
    }
    void parallelGuessesDoNotExceedTheLimit()
    {
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < 30; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(m_office->server().admin()));
            probes.back()->send(HttpProbe::format("POST", "/admin/v1/sessions",
                BackOffice::signInBody("op@example.org", "a wrong guess"),
                {{"Content-Type", "application/json"}, {"X-Forwarded-For", "203.0.113.1"}}, "localhost"));
        }
        int tried = 0;
        for (const auto &probe : probes) {
            const Answer answer = probe->read();
            if (answer.status == 401)
                ++tried;
            else
                COMPARE_ERROR(answer, "TOO_MANY_ATTEMPTS");
        }
        QCOMPARE(tried, 10);
    }

    void theGuardIsBounded()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        const auto fail = [&](const QString &email, const QString &network) {
            const auto attempt = guard.begin(email, network, false);
            if (attempt)
                guard.fail(*attempt);
            return attempt.has_value();
        };
        for (int i = 0; i < SignInGuard::kMaxCounters; ++i) {
            clock.advance(1);
            QVERIFY(fail(u"made-up-%1@example.org"_s.arg(i), u"198.51.%1.%2"_s.arg(i / 250).arg(i % 250)));
        }
        QVERIFY(guard.counters() <= SignInGuard::kMaxCounters);
        for (int i = 0; i < SignInGuard::kMaxFailures; ++i)
            QVERIFY(fail(u"op@example.org"_s, u"203.0.113.%1"_s.arg(i)));
        QVERIFY(!fail(u"op@example.org"_s, u"203.0.113.200"_s));
        QVERIFY(guard.counters() <= SignInGuard::kMaxCounters);
        clock.advance(SignInGuard::kWindowMs);
        QVERIFY(fail(u"op@example.org"_s, u"203.0.113.201"_s));
        QVERIFY(fail(u"new@example.org"_s, u"203.0.113.202"_s));
    }
    void oneCounterGivesWayToOne()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        const QString network = u"192.0.2.7"_s;
        const auto begin = [&](const QString &email) { return guard.begin(email, network, true); };
        const auto fail = [&](const QString &email) {
            clock.advance(1);
            guard.fail(begin(email).value());
        };
        const QString open = u"open@example.org"_s;
        std::vector<SignInGuard::Try> underWay{begin(open).value()};
        for (const QString &email : {u"first@example.org"_s, u"second@example.org"_s}) {
            for (int i = 0; i < SignInGuard::kMaxFailures; ++i)
                fail(email);
        }
        for (int i = 0; guard.counters() < SignInGuard::kMaxCounters; ++i)
            fail(u"made-up-%1@example.org"_s.arg(i));
        QVERIFY(!begin(u"first@example.org"_s));
        fail(u"one-more@example.org"_s);
        QCOMPARE(guard.counters(), SignInGuard::kMaxCounters);
        QVERIFY(!begin(u"second@example.org"_s));
        // The first one's is gone, and this try takes the place of the second one's.
        guard.fail(begin(u"first@example.org"_s).value());
        QCOMPARE(guard.counters(), SignInGuard::kMaxCounters);
        guard.abandon(begin(u"second@example.org"_s).value());
        // A try under way keeps its place, however old it is.
        while (const auto attempt = begin(open))
            underWay.push_back(*attempt);
        QCOMPARE(int(underWay.size()), SignInGuard::kMaxFailures);
        for (const SignInGuard::Try &attempt : underWay)
            guard.succeed(attempt);
    }
    void aLongFloodLeavesNoMoreThanItsLastCounters()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        for (int i = 0; i < 4 * SignInGuard::kMaxCounters; ++i) {
            // One counter's time is over with each new one.
            clock.advance(SignInGuard::kWindowMs / SignInGuard::kMaxCounters);
            guard.fail(guard.begin(u"made-up-%1@example.org"_s.arg(i), u"192.0.2.7"_s, true).value());
            QVERIFY(guard.counters() <= SignInGuard::kMaxCounters);
        }
        QCOMPARE(guard.counters(), SignInGuard::kMaxCounters);
    }
    void whatHasNothingToTellIsForgotten()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        guard.abandon(guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false).value());
        QCOMPARE(guard.counters(), 0);
        guard.fail(guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false).value());
        QCOMPARE(guard.counters(), 2);
        guard.forget(u"OP@example.org"_s, {});
        QCOMPARE(guard.counters(), 1); // the address's
        guard.succeed(guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false).value());
        QCOMPARE(guard.counters(), 1);
    }
    void manyThreadsCannotExceedTheLimit()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        std::atomic<int> let{0};
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                for (int n = 0; n < 200; ++n) {
                    if (const auto attempt = guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false)) {
                        ++let;
                        guard.fail(*attempt);
                    }
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(let.load(), SignInGuard::kMaxFailures);
    }
    void aTryThatWasGivenUpIsNoFailure()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        for (int i = 0; i < 50; ++i)
            guard.abandon(guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false).value());
        std::vector<SignInGuard::Try> open;
        for (int i = 0; i < SignInGuard::kMaxFailures; ++i)
            open.push_back(guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false).value());
        const auto refused = guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false);
        QVERIFY(!refused);
        QCOMPARE(refused.error().retryAfterSeconds, 1); // the places are taken, not used up
        for (const SignInGuard::Try &attempt : open)
            guard.succeed(attempt);
        QVERIFY(guard.begin(u"op@example.org"_s, u"203.0.113.1"_s, false));
    }
    void fewOfAFloodAreRecorded()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        int missed = 0;
        int recorded = 0;
        for (int i = 0; i < 1000; ++i)
            recorded += guard.mayRecord(missed) ? 1 : 0;
        QCOMPARE(recorded, SignInGuard::kMaxRecordedAMinute);
        QCOMPARE(missed, 0);
        clock.advance(kMinuteMs);
        QVERIFY(guard.mayRecord(missed));
        QCOMPARE(missed, 1000 - SignInGuard::kMaxRecordedAMinute);
    }
    void aLockOutIsRecordedAndNotCountedAsMissed()
    {
        ManualClock clock;
        SignInGuard guard(clock);
        int missed = 0;
        while (guard.mayRecord(missed)) { }
        QVERIFY(guard.mayRecord(missed, true));
        QCOMPARE(missed, 1); // the one that ended the loop
        QVERIFY(guard.mayRecord(missed, true));
        QCOMPARE(missed, 0);
    }
    void passwordsWaitInABoundedQueue()
    {
        PasswordWork work;
        std::promise<void> open;
        const std::shared_future<void> gate = open.get_future().share();
        std::atomic<int> done{0};
        const auto wait = [gate, &done] {
            gate.wait();
            ++done;
        };
        int strangers = 0;
        while (work.start(false, wait))
            ++strangers;
        QCOMPARE(strangers, PasswordWork::kMaxStrangers);
        int known = 0;
        while (work.start(true, wait))
            ++known;
        QCOMPARE(known, PasswordWork::kMaxWaiting - PasswordWork::kMaxStrangers);
        open.set_value();
        work.finish();
        QCOMPARE(done.load(), PasswordWork::kMaxWaiting);
        QCOMPARE(work.waiting(), 0);
        QVERIFY(work.start(false, [] {}));
    }
    void aFloodFromEverywhereIsToldToWait()
    {
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < 120; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(m_office->server().admin()));
            probes.back()->send(HttpProbe::format("POST", "/admin/v1/sessions",
                BackOffice::signInBody("made.up." + QByteArray::number(i) + "@example.org", "a wrong guess"),
                {{"Content-Type", "application/json"},
                    {"X-Forwarded-For", "203.0.113." + QByteArray::number(i)}},
                "localhost"));
        }
        int refused = 0;
        for (const auto &probe : probes) {
            const Answer answer = probe->read();
            if (answer.status == 503) {
                COMPARE_ERROR(answer, "UNAVAILABLE");
                ++refused;
            } else {
                COMPARE_ERROR(answer, "INVALID_CREDENTIALS");
            }
        }
        QVERIFY2(refused > 0, "nothing was refused");
        QCOMPARE(m_office->signIn("op@example.org").status, 201);
    }
};

std::unique_ptr<QObject> makeLockOutTests() { return std::make_unique<TestLockOut>(); }

} // namespace answerdesk::test

#include "tst_lock_out.moc"
