// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/bulk_run.h"
#include "tests/support/qt_test.h"
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using console::BulkRun;

/// The same call for many objects, answered by hand.
class TestBulkRun : public QObject
{
    Q_OBJECT
    client::ApiClient m_client;
    QStringList m_sent;
    QHash<QString, BulkRun::Answer> m_answers;

    void start(BulkRun &run, const QStringList &ids)
    {
        m_sent.clear();
        m_answers.clear();
        run.start(&m_client, ids,
            [this](client::ApiClient &, const QString &id, QObject *, const BulkRun::Answer &answer) {
                m_sent << id;
                m_answers[id] = answer;
                return client::PendingCall();
            });
    }
    void answer(const QString &id, const std::optional<client::ApiFailure> &failure = {})
    {
        m_answers.take(id)(failure);
    }
    static client::ApiFailure failure(client::ApiFailure::Kind kind)
    {
        client::ApiFailure failure;
        failure.kind = kind;
        return failure;
    }

private slots:
    void atMostTwoAreUnderWayAndInTheirOrder()
    {
        BulkRun run;
        QSignalSpy ended(&run, &BulkRun::ended), progressed(&run, &BulkRun::progressed);
        start(run, {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
        QCOMPARE(m_sent, (QStringList{u"a"_s, u"b"_s}));
        answer(u"b"_s);
        QCOMPARE(m_sent, (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        answer(u"a"_s, failure(client::ApiFailure::Kind::Refused)); // the others go on
        answer(u"c"_s);
        QVERIFY(run.isRunning() && ended.isEmpty());
        answer(u"d"_s);
        QVERIFY(!run.isRunning());
        QCOMPARE(ended.size(), 1);
        QCOMPARE(progressed.size(), 4);
        QCOMPARE(run.done(), (QStringList{u"b"_s, u"c"_s, u"d"_s}));
        QCOMPARE(run.refusals().size(), std::size_t(1));
        QCOMPARE(run.refusals().front().id, u"a"_s);
        start(run, {u"e"_s}); // another one begins from nothing
        answer(u"e"_s);
        QCOMPARE(run.done(), QStringList{u"e"_s});
        QVERIFY(run.refusals().empty());
    }

    void cancelWaitsForWhatIsUnderWay()
    {
        BulkRun run;
        QSignalSpy ended(&run, &BulkRun::ended);
        start(run, {u"a"_s, u"b"_s, u"c"_s});
        run.cancel();
        QVERIFY(run.isRunning());
        answer(u"a"_s);
        answer(u"b"_s);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(m_sent.size(), 2);
        QCOMPARE(run.total() - run.answered(), 1);
    }

    void itEndsWhenNothingAnswersAnyMore()
    {
        BulkRun run;
        QSignalSpy ended(&run, &BulkRun::ended);
        start(run, {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
        answer(u"a"_s, failure(client::ApiFailure::Kind::Offline));
        answer(u"b"_s, failure(client::ApiFailure::Kind::Offline));
        QCOMPARE(ended.size(), 1);
        QCOMPARE(m_sent.size(), 2);
    }

    void whatIsDroppedSaysNothing()
    {
        BulkRun run;
        QSignalSpy ended(&run, &BulkRun::ended);
        start(run, {u"a"_s, u"b"_s, u"c"_s});
        run.drop();
        QVERIFY(!run.isRunning() && ended.isEmpty());
        start(run, {}); // and nothing to do is nothing
        QVERIFY(!run.isRunning() && ended.isEmpty());
    }
};

QTEST_MAIN(TestBulkRun)
#include "tst_bulk_run.moc"
