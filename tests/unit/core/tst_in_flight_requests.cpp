// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/idempotency/in_flight_requests.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::accounts;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A request whose client is not there: what is sent to it goes nowhere, but it is known whether it was sent.
struct Caller {
    std::shared_ptr<http::Reply::State> state = std::make_shared<http::Reply::State>();

    Caller()
    {
        state->mailbox = std::make_shared<http::Mailbox>(nullptr);
        state->request = std::make_shared<http::Request>();
    }
    http::Reply reply() const { return http::Reply(state); }
    bool isAnswered() const { return state->isSent; }
};

IdempotencyKey keyOf(const QString &key, const QString &body = u"one"_s)
{
    return {u"shop"_s, u"SendMessage"_s, u"key-id"_s, key, body};
}

} // namespace

/// Requests with an Idempotency-Key that are being answered; what they are answered with is tested over HTTP.
class TestInFlightRequests : public QObject
{
    Q_OBJECT
    std::shared_ptr<InFlightRequests> m_requests;

private slots:
    void init() { m_requests = std::make_shared<InFlightRequests>(); }

    void theFirstGoesOnAndTheOthersWait()
    {
        const Caller first, second, third;
        const auto reply = m_requests->join(keyOf(u"k"_s), first.reply());
        QVERIFY(reply);
        QCOMPARE(reply->key()->key, u"k"_s);
        QVERIFY(!m_requests->join(keyOf(u"k"_s), second.reply()));
        QVERIFY(!m_requests->join(keyOf(u"k"_s), third.reply()));
        QCOMPARE(m_requests->waiting(), std::size_t(2));
        QVERIFY(!second.isAnswered() && !third.isAnswered());
        reply->send(http::HttpResponse::noContent());
        QVERIFY(first.isAnswered() && second.isAnswered() && third.isAnswered());
        QCOMPARE(m_requests->waiting(), std::size_t(0));
    }
    void otherKeysDoNotWait()
    {
        const Caller caller;
        const IdempotencyKey key = keyOf(u"k"_s);
        std::vector<KeyedReply> held{*m_requests->join(key, caller.reply())};
        for (auto change : {&IdempotencyKey::companyKey, &IdempotencyKey::endpoint, &IdempotencyKey::scope,
                 &IdempotencyKey::key}) {
            IdempotencyKey other = key;
            other.*change += u'x';
            const auto reply = m_requests->join(other, caller.reply());
            QVERIFY(reply);
            held.push_back(*reply);
        }
    }
    void anotherBodyIsAnsweredAtOnce()
    {
        const Caller first, second;
        const auto reply = m_requests->join(keyOf(u"k"_s), first.reply());
        QVERIFY(!m_requests->join(keyOf(u"k"_s, u"two"_s), second.reply()));
        QVERIFY(second.isAnswered());
        QCOMPARE(m_requests->waiting(), std::size_t(0));
    }
    void moreThanTheBoundAreAnsweredAtOnce()
    {
        const Caller first;
        const auto reply = m_requests->join(keyOf(u"k"_s), first.reply());
        std::vector<Caller> callers(InFlightRequests::kMaxWaitingPerKey + 1);
        for (const Caller &caller : callers)
            QVERIFY(!m_requests->join(keyOf(u"k"_s), caller.reply()));
        QVERIFY(callers.back().isAnswered());
        callers.pop_back();
        for (const Caller &caller : callers)
            QVERIFY(!caller.isAnswered());
        QCOMPARE(m_requests->waiting(), InFlightRequests::kMaxWaitingPerKey);
    }
    void whoWaitsIsAnsweredWhenTheFirstIsNot()
    {
        const Caller first, second;
        {
            const auto reply = m_requests->join(keyOf(u"k"_s), first.reply());
            QVERIFY(!m_requests->join(keyOf(u"k"_s), second.reply()));
        }
        QVERIFY(second.isAnswered());
        QVERIFY(m_requests->join(keyOf(u"k"_s), first.reply()));
    }
    void theKeyIsFreeOnceItIsAnswered()
    {
        const Caller first, second, third;
        auto reply = m_requests->join(keyOf(u"k"_s), first.reply());
        reply->send(Error::make(ErrorCode::ThreadNotFound));
        const auto next = m_requests->join(keyOf(u"k"_s), second.reply());
        QVERIFY(next);
        QVERIFY(!m_requests->join(keyOf(u"k"_s), third.reply()));
        reply.reset(); // the end of the first is not that of the second
        QVERIFY(!third.isAnswered());
        QCOMPARE(m_requests->waiting(), std::size_t(1));
        next->send(http::HttpResponse::noContent());
        QVERIFY(third.isAnswered());
    }
};

QTEST_APPLESS_MAIN(TestInFlightRequests)
#include "tst_in_flight_requests.moc"
